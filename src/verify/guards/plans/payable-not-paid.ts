/** "The tenant has paid a deposit" by "a deposit is payable by the tenant": what is to be paid has not been paid by that. */
import { against, type Guard, textOf } from '../guard.ts';

const PAID = /\b(?:paid|settled|transferred)\b/iu;
/** What tells of no deed that was done: "must be paid", "is paid". */
const DUTY =
  /\b(?:must|shall|should|to be|will|can|may|has to|have to|is|are|not|un|be) (?:[a-z]+ )?paid\b|\bunpaid\b/iu;

export const PAYABLE_NOT_PAID: Guard = against(
  'modality',
  'english',
  ({ reading, support: { sentences } }) => {
    const ours = textOf(reading);
    if (!PAID.test(ours) || DUTY.test(ours)) return false;
    const theirs = sentences.map((one) => textOf(one.reading)).join(' ');
    return /\bpayable\b/iu.test(theirs) && !PAID.test(theirs);
  },
  { said: () => PAID },
);
