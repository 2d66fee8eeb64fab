/** "The stay was cancelled" of `Cancellation: free until 27 June`: the terms of a deed do not say that it was done. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const TERMS =
  /^[\s>*•-]*(?<deed>cancellation|refund|return|renewal|extension|termination|exchange|withdrawal|upgrade|amendment|change)s?(?: policy| terms| period| fee)?\s?:\s*(?:free|until|up to|within|allowed|possible|permitted|available|non-?\s?refundable|not |before|after|at any|from|no |none|any ?time|\d+ (?:day|hour|week|month)|[€£$]\s?\d)/iu;
/** Words under which the claim may tell the terms themselves. */
const OF_TERMS =
  /\b(?:can|may|could|must|free|allowed|possible|if|until|within|not|never|no|policy|terms)\b|n't\b/i;
const STEM = 4;

/** A claim of what was done, by a line that has the terms of doing it. */
export const TERMS_NOT_DONE: Guard = against('modality', 'any', (told, { source, sentence }) => {
  const claim = textOf(told.reading);
  if (source.structured || OF_TERMS.test(claim)) return false;
  const { text, scan } = originOf(source);
  const line = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
  const deed = TERMS.exec(line)?.groups?.deed?.toLowerCase();
  if (deed === undefined) return false;
  return told.reading.words.some(
    ({ form }, at) =>
      /(?:ed|wn)$/.test(form) &&
      form.slice(0, STEM) === deed.slice(0, STEM) &&
      /^(?:was|were|is|are|been|has|have|had|got)$/.test(told.reading.words[at - 1]?.form ?? ''),
  );
});
