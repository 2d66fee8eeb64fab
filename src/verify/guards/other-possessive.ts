/** Whose a thing is: "Ms Ode sold his car" by "Ms Ode sold her car". */
import type { Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Told } from './guard.ts';

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.9;

const POSSESSIVE = /^(?:my|our|your|his|her|its|their)$/;
const SPEAKING = /^(?:my|our|your)$/;
const PERSON = /^(?:i|we|you)$/;

/** A thing that the statement gives to another than its support, where the text speaks of neither to the other. */
export const OTHER_POSSESSIVE = againstUnit('entity', 'prose', givenToAnother);

function givenToAnother({ reading: { words: said }, units }: Told, sentence: AlignedSentence): number {
  const { words: theirs } = sentence.reading;
  return units.findIndex(({ from, value }, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    if (value !== undefined || strength < OWN || at < 0) return false;
    const [own, other] = [ownerOf(said, from), ownerOf(theirs, at)];
    if (other === undefined || !POSSESSIVE.test(other) || own === other) return false;
    if (own === 'another') return true;
    return own !== undefined && POSSESSIVE.test(own) && isAnother(own, other, said, theirs);
  });
}

/** The word that says whose, or which, the noun at a place is. */
function ownerOf(words: readonly Word[], noun: number): string | undefined {
  for (let at = noun - 1; at >= Math.max(0, noun - 3); at--) {
    const { form, weight } = words[at]!;
    if (POSSESSIVE.test(form) || form === 'another') return form;
    if (weight === 0) return undefined;
  }
  return undefined;
}

function isAnother(own: string, other: string, said: readonly Word[], theirs: readonly Word[]): boolean {
  const third = !SPEAKING.test(own) && !SPEAKING.test(other);
  // "Their" may be of one, and of a firm.
  if (third) return own !== 'their' && other !== 'their';
  const speaks = said.some(({ form }) => PERSON.test(form));
  // Who speaks in the evidence is another one in the statement, and the other way round; not where both speak, or neither does.
  if (SPEAKING.test(own) && SPEAKING.test(other))
    return said.some(({ form }) => PERSON.test(form) && theirs.some((one) => one.form === form));
  return SPEAKING.test(own) ? !speaks : speaks;
}
