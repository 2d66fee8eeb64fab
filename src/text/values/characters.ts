/** Kinds of token. A break stands for a line end or a tab: no value reaches across it. */
export const WORD = 1;
export const DIGITS = 2;
export const MARK = 3;
export const SCRIPT = 4;
export const BREAK = 5;

export const SPACE = 6;

function classify(code: number): number {
  if (code >= 0x30 && code <= 0x39) return DIGITS;
  if ((code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)) return WORD;
  if (code === 0x0a || code === 0x0d || code === 0x09 || code === 0x2028 || code === 0x2029) return BREAK;
  if (code <= 0x20 || code === 0xa0 || code === 0x202f || code === 0x3000) return SPACE;
  if (code >= 0x2000 && code <= 0x200d) return SPACE;
  if (code === 0xaa || code === 0xb5 || code === 0xba) return WORD;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return MARK;
  if (code < 0x2000) return WORD;
  if (code < 0x2e80 || (code >= 0x3001 && code <= 0x303f)) return MARK;
  if (code >= 0xff10 && code <= 0xff19) return DIGITS;
  if ((code >= 0xff21 && code <= 0xff3a) || (code >= 0xff41 && code <= 0xff5a)) return WORD;
  if (code >= 0xff00 && code <= 0xffef) return MARK;
  return SCRIPT;
}

const CLASSES = new Uint8Array(0x10000).fill(SCRIPT);
for (let code = 0; code < 0x3100; code++) CLASSES[code] = classify(code);
for (let code = 0xff00; code < 0x10000; code++) CLASSES[code] = classify(code);

/** Lower case of the letters that the vocabularies use, full-width forms folded to ASCII. */
export function fold(code: number): number {
  if (code >= 0xff01 && code <= 0xff5e) code -= 0xfee0;
  if (code >= 0x41 && code <= 0x5a) return code + 32;
  if (code >= 0xc0 && code <= 0xde && code !== 0xd7) return code + 32;
  return code;
}

/** The kind of token that a UTF-16 code unit belongs to. */
export function classOf(code: number): number {
  return CLASSES[code]!;
}
