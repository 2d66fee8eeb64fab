/** "Mrs Holm faxed the prescription" by "the prescription for Mrs Holm was received by fax from Dr Weber": who sent it stands behind "from". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const SENT =
  /^\W*(?<who>[^,;:]{2,60}?) (?:has |have |had )?(?:already )?(?:faxed|mailed|e-?mailed|posted|sent|phoned|called|texted|wrote)\b/iu;
const FROM =
  /\b(?:by|via|as an?) (?:fax|mail|post|e-?mail|courier|phone|telephone|letter|text|text message) from (?<whom>[^,;:.]{2,60})|\b(?:call|fax|letter|e-?mail|message)\b[^,;:.]{0,40}? (?:came|arrived|was received)(?: in)?(?: by \p{L}+)? from (?<caller>[^,;:.]{2,60})/iu;

export const BY_MAIL_FROM: Guard = against('role', 'english', isOfOther, {
  said: () => SENT,
  told: () => FROM,
});

function isOfOther({ reading }: Told, sentence: AlignedSentence): boolean {
  const { who } = SENT.exec(textOf(reading))?.groups ?? {};
  const { whom, caller } = FROM.exec(textOf(sentence.reading))?.groups ?? {};
  const sender = (whom ?? caller)?.toLowerCase();
  if (who === undefined || sender === undefined || / by /u.test(who)) return false;
  const named = who
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|mrs|our|his|her|their|its)$/.test(word));
  return named.length > 0 && !named.some((word) => sender.includes(word));
}
