/**
 * "Ms. Falk has been granted a late checkout" by "late checkout asked for 14:00, duty manager to answer by 09:00": what was asked
 * for or proposed has not been granted by that, where no word of the evidence says so.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const GRANTED =
  /\b(?:granted|approved|accepted|agreed|allowed|authori[sz]ed|confirmed|permitted|given leave|decided|awarded)\b/iu;
const GRANTING = /^(?:grant|approve|accept|agree|allow|authori[sz]e|confirm|permit|decide|award|give)$/;
const ASKED =
  /\b(?:ask(?:s|ed|ing)? (?:for|to|whether|if)|asked|request(?:s|ed)?|appl(?:y|ies|ied) for|would like|wish(?:es|ed)?|wants?|wanted|propos(?:es|ed|al)|suggest(?:s|ed|ion)?|appeals? for|appealed)\b/iu;
/** Words that leave what is asked for unanswered no more. */
const ANSWERED =
  /\b(?:grant|approv|accept|agre|allow|authori[sz]|confirm|permit|award|yes|ok|okay|fine|done|sure|go ahead|decided|gets?|got)\p{L}*/iu;
/** Match from which the evidence has a word for it. */
const SAID = 0.5;

export const OUTCOME_UNSAID: Guard = againstUnit('modality', 'english', outcomeUnsaid, {
  said: () => GRANTED,
  told: () => ASKED,
});

/** The unit by which a statement says that what was asked for was granted; -1 for none. */
function outcomeUnsaid({ reading, units, score, support: { sentences, matches } }: Told): number {
  if (score === Number.POSITIVE_INFINITY || ASKED.test(textOf(reading))) return -1;
  if (/\b(?:not|never|no|whether|if)\b|n['\u2019]t\b/iu.test(textOf(reading))) return -1;
  const told = sentences.map((one) => textOf(one.reading));
  if (!told.some((text) => ASKED.test(text)) || told.some((text) => ANSWERED.test(text))) return -1;
  return units.findIndex(({ word }, i) => GRANTING.test(word.lemma) && matches[i]!.strength < SAID);
}
