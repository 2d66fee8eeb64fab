/** "Kestrel Ltd": the name is what a sentence tells of, and the form of the firm stands flat behind it. */
import type { ParsedToken } from './types.ts';

const FORM = /^(?:Ltd|Inc|LLC|LLP|Corp|GmbH|AG|SE|PLC|plc|BV|Pty|Limited|Incorporated)\.?$/;

/** Hangs the form of a firm on its name, and what hung on the form with it. */
export function onName(tokens: readonly ParsedToken[]): readonly ParsedToken[] {
  const forms = tokens.flatMap(({ form, upos }, at) =>
    at > 0 && upos === 'PROPN' && FORM.test(form) && isNameOf(tokens, at) ? [at] : [],
  );
  if (forms.length === 0) return tokens;
  const out = tokens.map((token) => ({ ...token }));
  for (const at of forms) {
    const name = firstOf(out, at);
    const form = out[at]!;
    out[name] = {
      ...out[name]!,
      head: form.head,
      deprel: form.deprel,
      headMargin: form.headMargin,
      labelMargin: form.labelMargin,
    };
    for (const [i, token] of out.entries())
      if (i !== name && token.head === at) {
        token.head = name;
        if (i > name && i < at && token.deprel === 'compound') token.deprel = 'flat';
      }
    out[at] = { ...form, head: name, deprel: 'flat' };
  }
  return out;
}

const isNameOf = (tokens: readonly ParsedToken[], at: number): boolean =>
  tokens[at - 1]!.upos === 'PROPN' && tokens[at - 1]!.head === at && tokens[at - 1]!.deprel === 'compound';

/** The first word of the name before a form. */
function firstOf(tokens: readonly ParsedToken[], form: number): number {
  let first = form - 1;
  while (first > 0 && tokens[first - 1]!.upos === 'PROPN' && tokens[first - 1]!.head === form) first--;
  return first;
}
