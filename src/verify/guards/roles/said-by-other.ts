/**
 * "The director said that it was too cheap" of "the union blamed him for making it too cheap; the director pointed to
 * steel", "cleared him but not the rest" of "cleared the whole board": what is said by, or of, the other.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const SAID_BY_OTHER: readonly Guard[] = [
  against('attribution', 'prose', isOfOtherSpeaker),
  against('quantifier', 'english', isOfAll, { said: () => NOT_THE_REST }),
];

const SAYING = /^(?:said|says|stated|claimed|claims|thinks|thought|told|explained|argued|argues)$/;

/** Who says it stands in one part of the sentence alone, and all that they are to have said in another. */
function isOfOtherSpeaker({ reading, support: { sentences } }: Told): boolean {
  const verb = reading.words.findIndex(({ form }) => SAYING.test(form));
  const [{ reading: theirs }] = sentences as [(typeof sentences)[number]];
  if (verb < 1) return false;
  const parts = partsOf(theirs);
  if (parts.length < 2) return false;
  const placesOf = (from: number, to: number): readonly (readonly number[])[] =>
    reading.words
      .slice(from, to)
      .filter(({ weight, value }) => weight > 0 || value >= 0)
      .map(({ form }) => parts.flatMap((part, i) => (part.has(form) ? [i] : [])))
      .filter((places) => places.length > 0);
  const speaker = new Set(placesOf(0, verb).flat());
  const told = placesOf(verb + 1, reading.words.length);
  return speaker.size === 1 && told.length > 1 && told.every((places) => !places.some((i) => speaker.has(i)));
}

/** The words of each part of a sentence between semicolons. */
function partsOf({ words, text }: Told['reading']): readonly ReadonlySet<string>[] {
  const parts: Set<string>[] = [new Set()];
  words.forEach(({ form, start }, at) => {
    if (at > 0 && text.slice(words[at - 1]!.end, start).includes(';')) parts.push(new Set());
    parts.at(-1)!.add(form);
  });
  return parts;
}

const NOT_THE_REST = /\bbut not (?:the )?(?:rest|others?|all)\b/i;
const ALL = /\b(?:whole|all|both|included|entire)\b/i;
const NOT_ALL = /\b(?:no|not|none|except|only|other|some)\b|n['’]t\b/iu;

function isOfAll({ reading, support: { sentences } }: Told): boolean {
  if (!NOT_THE_REST.test(textOf(reading))) return false;
  const told = sentences.map((sentence) => textOf(sentence.reading)).join(' ');
  return ALL.test(told) && !NOT_ALL.test(told);
}
