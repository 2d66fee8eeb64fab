/**
 * "The alarm comes late on mains power too" by "one hospital believes that the delay also occurs on mains power": what somebody
 * believes is not thereby so.
 */
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const BELIEVED =
  /\b(?:believ|suspect|assum|suppos|reckon|guess|fear|presum|imagin)(?:e|es|ed|s)? (?:that )?/iu;
const ATTRIBUTING =
  /\b(?:believ|suspect|assum|suppos|reckon|guess|fear|presum|imagin|think|thought|view|opinion|according|say|says|said|claim|state[sd]?\b|report|may|might|could|perhaps|possibl|probabl|apparent|alleg|seem|appear)/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.7;

export const ONLY_BELIEVED: Guard = againstUnit('attribution', 'english', onlyBelieved, {
  told: () => BELIEVED,
});

/** The unit that a statement has for a fact and the support only for what somebody believes; -1 for none. */
function onlyBelieved({ reading, units, score, support: { sentences, matches, from } }: Told): number {
  if (score === Number.POSITIVE_INFINITY || ATTRIBUTING.test(textOf(reading))) return -1;
  return units.findIndex(({ name, value, weight }, i) => {
    const sentence = sentences[from[i]!];
    const { at, strength } = matches[i]!;
    if (name || value !== undefined || weight === 0 || at < 0 || strength < OWN || sentence === undefined)
      return false;
    const found = BELIEVED.exec(textOf(sentence.reading));
    if (found === null || sentence.source.structured) return false;
    const behind =
      sentence.reading.words[at]!.start >= sentence.reading.start + found.index + found[0].length;
    const elsewhere = sentences.some((one) => one !== sentence && one.alignment.matches[i]!.strength >= OWN);
    return behind && !elsewhere;
  });
}
