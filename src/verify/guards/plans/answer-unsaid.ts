/** "She agreed to the repair" by "we offered her a repair": what is offered or asked for has no answer yet. */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const ANSWER_UNSAID: Guard = againstUnit('modality', 'english', answerUnsaid);

const ANSWERS = /^(?:agreed|accepted|refused|declined|consented)$/;
/** Words by which the evidence gives any answer. */
const TOLD =
  /\b(?:yes|ok|okay|no|not|never|reject\p{L}*|deni\p{L}*|accept\p{L}*|accord\p{L}*|admi\p{L}*|approv\p{L}*|consent\p{L}*|agree\p{L}*|grant\p{L}*|mutual\p{L}*|sign\p{L}*|declin\p{L}*|refus\p{L}*|turned down|took|taken)\b|n['’]t\b/iu;
/** Match from which a word of the evidence gives the answer. */
const SAID = 0.5;

function answerUnsaid({ units, support: { matches, sentences } }: Told): number {
  const answer = units.findIndex(
    ({ word: { form } }, i) => ANSWERS.test(form) && matches[i]!.strength < SAID,
  );
  if (answer < 0) return -1;
  return sentences.some((sentence) => TOLD.test(textOf(sentence.reading))) ? -1 : answer;
}
