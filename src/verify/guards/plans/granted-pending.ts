/** "The refund was approved" by "was approved pending confirmation": what is granted until something else is done is not granted yet. */
import { against, type Guard, textOf } from '../guard.ts';
import { phraseBeside } from '../phrase-beside.ts';

/** What was suspended or withheld pending a review is so. */
const GRANTED =
  /\b(?:accept|admit|agree|allow|appoint|approv|assign|authori[sz]|award|book|buy|bought|clear|clos|complet|confirm|deliver|elect|enrol|fill|finali[sz]|finish|fund|grant|hir|insur(?!ance)|issu|licen[cs]|list|offer|paid|pass|pay|permit|promot|publish|purchas|ratif|refund|register|releas|renew|resolv|reserv|restor|select|sell|sent|settl|sign|sold|unlock|validat|verif|waiv|win|won)\w*\b/iu;
const PENDING =
  /\b(?:pending|conditional (?:up)?on|contingent (?:up)?on|subject to|depending on|dependent on|on condition (?:of|that)|on the condition that|awaiting|provided|assuming)\b(?! (?:demand|request)\b)/iu;

/** A state of its own, and no bound of what was granted. */
const AND_IS = /\band (?:is|are|was|were|remains?) (?:still |currently |now )?pending\b(?! \p{L})/iu;

export const GRANTED_PENDING: Guard = against(
  'condition',
  'english',
  ({ reading }, sentence) => {
    if (sentence.source.structured || /[|\t]/.test(textOf(sentence.reading))) return false;
    const said = textOf(reading);
    if (
      !GRANTED.test(said) ||
      PENDING.test(said) ||
      /\b(?:if|may|can|could|might|will|would|must|shall|should|are|not|no|yet|need\w*|requir\w*|wait\w*|await\w*|has to|have to)\b/i.test(
        said,
      )
    )
      return false;
    // "Was filed and is pending": what is pending is filed.
    return !AND_IS.test(textOf(sentence.reading)) && phraseBeside(sentence, PENDING) !== undefined;
  },
  { said: () => GRANTED, told: () => PENDING },
);
