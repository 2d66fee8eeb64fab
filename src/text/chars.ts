/**
 * Classes and folds of UTF-16 code units, as tables: one array read for each character of the evidence.
 * Both are derived from the Unicode data of the running engine once, when the module loads.
 */

export const SPACE = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Combining marks and joiners: they belong to the letter before them. */
export const MARK = 3;
/** Scripts written without spaces between words: every character is a token of its own. */
export const IDEOGRAPH = 4;
/** Signs that carry meaning of their own: currencies, percent, number sign, ampersand. */
export const SIGN = 5;
export const NEWLINE = 6;
/** Sentence-final punctuation. */
export const FINAL = 7;
export const PUNCTUATION = 8;

const CLASS_SIZE = 0x10000;
const SIGNS = '$%#&@§°№+=<>≤≥±×÷€£¥¢₹₽₩₺₴₦₫₱¤‰²³/';
const FINALS = '.!?。！？…｡؟۔।';

const isIdeograph = (code: number): boolean =>
  (code >= 0x3040 && code <= 0x30ff) ||
  (code >= 0x3400 && code <= 0x9fff) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xff66 && code <= 0xff9f) ||
  (code >= 0x0e00 && code <= 0x0eff) ||
  (code >= 0x1000 && code <= 0x109f) ||
  (code >= 0x1780 && code <= 0x17ff) ||
  (code >= 0xd840 && code <= 0xd8ff);

function classOf(code: number): number {
  const char = String.fromCharCode(code);
  if (code === 0x0a || code === 0x0d || code === 0x2028 || code === 0x2029 || code === 0x0b) return NEWLINE;
  if (isIdeograph(code)) return IDEOGRAPH;
  if (SIGNS.includes(char)) return SIGN;
  if (FINALS.includes(char)) return FINAL;
  if (/\p{L}/u.test(char)) return LETTER;
  if (/\p{N}/u.test(char)) return DIGIT;
  if (/\p{M}/u.test(char) || code === 0x200d || code === 0x00ad) return MARK;
  if (/[\p{Z}\p{Cc}\p{Cf}]/u.test(char)) return SPACE;
  if (code >= 0xd800 && code <= 0xdfff) return LETTER;
  if (/\p{Sc}/u.test(char)) return SIGN;
  return PUNCTUATION;
}

/** The base letter, lower case, without marks or width: é → e, Ａ → a, ’ → '. */
function foldOf(code: number): number {
  if (code === 0x2019 || code === 0x2018 || code === 0x02bc || code === 0x0060 || code === 0x00b4)
    return 0x27;
  if (code >= 0x2010 && code <= 0x2015) return 0x2d;
  if (code >= 0xd800 && code <= 0xdfff) return code;
  const folded = String.fromCharCode(code).normalize('NFKD').toLowerCase().normalize('NFKD');
  return folded.length > 0 ? folded.charCodeAt(0) : code;
}

/** Class of each UTF-16 code unit. */
export const CHAR_CLASS = Uint8Array.from({ length: CLASS_SIZE }, (_, code) => classOf(code));

/** Folded form of each UTF-16 code unit; letters outside the folded blocks stand for themselves. */
export const CHAR_FOLD = Uint16Array.from({ length: CLASS_SIZE }, (_, code) =>
  code < 0x2100 || code >= 0xff00 ? foldOf(code) : code,
);

/** True for a code unit that is an upper-case letter. */
export const IS_UPPER = Uint8Array.from({ length: CLASS_SIZE }, (_, code) => {
  if (CHAR_CLASS[code] !== LETTER) return 0;
  const char = String.fromCharCode(code);
  return char !== char.toLowerCase() ? 1 : 0;
});

/** Folds a whole string: case, width, accents and typographic quotes. Same length as the input. */
export function fold(text: string): string {
  let plain = true;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (CHAR_FOLD[code] !== code) {
      plain = false;
      break;
    }
  }
  if (plain) return text;
  let out = '';
  for (let i = 0; i < text.length; i++) out += String.fromCharCode(CHAR_FOLD[text.charCodeAt(i)]);
  return out;
}
