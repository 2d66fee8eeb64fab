/** Verbs of a parse: whether something is said at all. */
import type { Parse } from '../text/parse/parser.ts';

/** Whether the parse finds a verb that stands for itself from `from` on. */
export function hasVerb({ tokens }: Parse, from: number): boolean {
  return tokens.some(
    ({ start, xpos, upos, deprel }) =>
      start >= from && FINITE.has(xpos) && (upos === 'VERB' || upos === 'AUX') && deprel !== 'amod',
  );
}

/**
 * Whether some word behind the first could be a verb. The parse takes many a past form for a participle, and a
 * present one for a noun in the plural: what might be a statement is not set aside for that.
 */
export function mayHaveVerb({ tokens }: Parse): boolean {
  return tokens.some(({ xpos, upos }, at) => {
    if (upos === 'VERB' || upos === 'AUX') return xpos !== 'VBG';
    const next = tokens[at + 1];
    return at > 0 && xpos === 'NNS' && next !== undefined && OPENS_OBJECT.has(next.upos);
  });
}

/** What stands behind `costs` where it is a verb, and seldom behind a noun. */
const OPENS_OBJECT = new Set(['SYM', 'NUM', 'DET', 'PRON', 'PROPN']);

/** Tags of verbs with a tense. */
export const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
