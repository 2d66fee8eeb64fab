/** "The meeting is on Friday" by "Let's meet on Friday": what somebody proposes is not so until another agrees. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PROPOSAL =
  /^\W*(?:[\p{L} .'-]{1,30}: )?(?:(?:hi|hey|hello|ok|okay|so|then|well|maybe)\b[ ,\p{L}]{0,20}, )?(?:let['\u2019]s|let us|shall we|why don['\u2019]t we|how about|what about|could we|can we|should we)\b/iu;
const OF_PROPOSAL =
  /\b(?:propos|suggest|ask|want|wish|idea|let|offer|invit|call(?:s|ed) for|plan|shall|should)/iu;
const AGREED =
  /\b(?:fine|ok|okay|agreed|perfect|deal|yes|yep|sure|great|good|works(?! not)|done|gladly|happy|alright|all right|see you|confirmed|with pleasure|will do|lovely|super|noted)\b/iu;
const REFUSED = /\b(?:no|not|bad|cannot|sorry|unfortunately|rather|instead)\b|n['\u2019]t\b|\?/iu;
/** Sentences behind a proposal in which it is answered. */
const SOON = 2;

export const PROPOSED_ONLY: Guard = against('modality', 'sentence', isProposed, { told: () => PROPOSAL });

function isProposed({ reading }: Told, { source, sentence, reading: theirs }: AlignedSentence): boolean {
  if (source.structured || OF_PROPOSAL.test(textOf(reading)) || !PROPOSAL.test(textOf(theirs))) return false;
  const { sentenceCount, sentenceStart, sentenceEnd, text } = source.scan;
  for (let at = sentence + 1; at <= sentence + SOON && at < sentenceCount; at++) {
    const answer = text.slice(sentenceStart[at], sentenceEnd[at]);
    if (REFUSED.test(answer)) return true;
    if (AGREED.test(answer)) return false;
  }
  return true;
}
