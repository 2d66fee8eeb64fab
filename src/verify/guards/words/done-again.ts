/** "The ticket was opened on 5 May" by "reopened on 5 May": when, and by whom, something was done again is not told of its first time. */
import { against, type Guard, textOf } from '../guard.ts';

const DONE =
  /\b(?:was|were|been|is|are) (?:first |originally |initially )?(?<deed>\p{Ll}{4,}(?:ed|nt|ld|de|en|lt))\b/iu;

export const DONE_AGAIN: Guard = against(
  'entity',
  'any',
  ({ reading, support: { sentences } }) => {
    const deed = DONE.exec(textOf(reading))?.groups?.deed?.toLowerCase();
    if (deed === undefined || reading.values.length === 0) return false;
    const again = new RegExp(String.raw`(?<!\p{L})re[- ]?${deed}(?!\p{L})`, 'iu');
    const first = new RegExp(String.raw`(?<!\p{L}|re-)${deed}(?!\p{L})`, 'iu');
    const texts = sentences.map((one) => textOf(one.reading));
    return texts.some((text) => again.test(text)) && !texts.some((text) => first.test(text));
  },
  { said: () => DONE },
);
