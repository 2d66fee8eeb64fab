/**
 * Whose a thing is: "Ms Ode sold his car" by "Ms Ode sold her car", "Zoe's laptop" by "Zoe's flatmate's laptop", "her own car"
 * by a car that nothing says is hers.
 */
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match from which a word of the evidence is the statement's own. */
const OWN = 0.9;

const POSSESSIVE = /^(?:my|our|your|his|her|its|their)$/;
const SPEAKING = /^(?:my|our|your)$/;
const PERSON = /^(?:i|we|you)$/;

/** A thing that the statement gives to another than its support, where the text speaks of neither to the other. */
export const OTHER_POSSESSIVE: readonly Guard[] = [
  againstUnit('entity', 'prose', givenToAnother),
  againstUnit('entity', 'sentence', ofOnesOwn),
  against('entity', 'english', isOwnUnsaid, { said: () => ITS_OWN }),
];

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

const OWNING = /^\p{L}[\p{L}\d-]*(?:['\u2019]s|s['\u2019])$/u;

/** "Zoe's laptop" by "Zoe's flatmate's laptop", "the laptop of Zoe's flatmate". */
function ofOnesOwn({ reading: { words: said }, units }: Told, sentence: AlignedSentence): number {
  const { words: theirs } = sentence.reading;
  if (sentence.source.structured) return -1;
  return units.findIndex(({ from, value, word }, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    const owner = said[from - 1]?.form ?? '';
    if (value !== undefined || strength < OWN || at < 0 || !OWNING.test(owner)) return false;
    const places = theirs.flatMap(({ form }, place) => (form === owner ? [place] : []));
    const things = theirs.flatMap(({ lemma }, place) => (lemma === word.lemma ? [place] : []));
    const [place, ...more] = places;
    const [thing, ...others] = things;
    if (place === undefined || thing === undefined || more.length + others.length > 0) return false;
    const between = theirs.slice(place + 1, thing);
    const isChain =
      thing > place + 1 && between.every(({ weight }) => weight > 0) && OWNING.test(between.at(-1)!.form);
    const isOf =
      thing === place - 2 && theirs[place - 1]!.form === 'of' && (theirs[place + 1]?.weight ?? 0) > 0;
    return isChain || isOf;
  });
}

/** A thing that is told to be the own one of somebody, and no rule that all have their own. */
const ITS_OWN = /(?:\b(?:my|our|your|his|her|its|their)|['\u2019]s|s['\u2019]) own (?:\p{L}+ )?(\p{L}{3,})/iu;
/** What says as well that it is. */
const SAYS_OWN =
  /\b(?:own|owns|owned|owner\p{L}*|personal(?:ly)?|private(?:ly)?|proprietary|in-house|belongs? to (?:me|you|him|her|it|us|them)|(?:my|your|him|her|it|our|them)sel(?:f|ves)|alone|respective|each|independent\p{L}*|separate\p{L}*|dedicated)\b/iu;
const OWNER = String.raw`(?:\b(?:my|our|your|his|her|its|their|whose)|['\u2019]s|s['\u2019])`;

/** "Her own car" by "a car": neither a word for its being hers nor a possessive stands before it. */
function isOwnUnsaid({ reading, support: { sentences } }: Told): boolean {
  const thing = ITS_OWN.exec(textOf(reading))?.[1]?.toLowerCase();
  if (thing === undefined) return false;
  const owned = new RegExp(String.raw`${OWNER} (?:[\p{L}-]+ ){0,3}${thing.slice(0, 5)}`, 'iu');
  return sentences.every(({ reading: theirs, source }) => {
    const told = textOf(theirs);
    return !source.structured && !SAYS_OWN.test(told) && !owned.test(told);
  });
}
