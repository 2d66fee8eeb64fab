/** When something falls due: "the payment is due", or "due before the work is accepted", by "the payment is due as soon as the work is accepted". */
import { against, type Guard, type Told } from '../guard.ts';

const DUE_THEN =
  /\b(?:due|payable|paid) (?:only )?(?:when|once|as soon as|after|upon|on (?:receipt|completion|signature|delivery|acceptance))\b/iu;
/** What ties the statement to a time, an event or a case. */
const TIED =
  /\d|\b(?:when|once|as soon as|after|upon|on|if|unless|before|until|till|by|at|in|within|prior|first|next|tomorrow|today|\p{Lu}\p{Ll}+day)\b/iu;
const IS_DUE = /\b(?:is|are|becomes?|falls?) (?:now |already |currently )?due\b(?! to\b)/iu;
const EARLIER = /\b(?:due|payable|paid) (?:before|until|till)\b/iu;

const saidOf = ({ reading: { text, start, end } }: Pick<Told, 'reading'>): string => text.slice(start, end);

export const DUE_WHEN: Guard = against('condition', 'english', (told, sentence) => {
  const claim = saidOf(told);
  if (!/\b(?:due|payable|paid)\b/iu.test(claim)) return false;
  const evidence = saidOf(sentence);
  if (!DUE_THEN.test(evidence)) return false;
  return EARLIER.test(claim) ? !EARLIER.test(evidence) : IS_DUE.test(claim) && !TIED.test(claim);
});
