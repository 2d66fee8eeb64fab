/** "Kofi reports to Lena" by "Kofi and Lena report to Dr Hahn": two who do something together to another do it not to each other. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from '../guard.ts';
import { DETERMINING, isHelping, PREPOSITION, plainDeed } from '../plain-deed.ts';

export const JOINT_DOERS: Guard = againstUnit('role', 'prose', doneToThird);

const EACH_OTHER = /\b(?:each other|one another|themselves|together)\b/i;
/** By these who does something with another is told from either side. */
const WITH = /^(?:with|and|beside|alongside)$/;
const OWN = 0.9;
/** What two do, each does to the other. */
const MUTUAL =
  /^(?:marry|meet|wed|divorce|kiss|hug|embrace|fight|date|match|differ|resemble|equal|border|adjoin)$/;

function doneToThird({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const deed = plainDeed(reading);
  if (deed === undefined || EACH_OTHER.test(theirs.text.slice(theirs.start, theirs.end))) return -1;
  const unitAt = (word: number): number => units.findIndex(({ from, to }) => from <= word && word < to);
  const { words: ours } = reading;
  const preposition = ours[deed.verb + 1];
  const isLed = preposition !== undefined && PREPOSITION.test(preposition.form);
  if (isLed && WITH.test(preposition.form)) return -1;
  const whom = units.findIndex(({ from, value }) => from > deed.verb && value === undefined);
  const [doer, verb] = [unitAt(deed.doer), unitAt(deed.verb)];
  const place = (unit: number): number => {
    const match = alignment.matches[unit];
    return match !== undefined && match.strength >= OWN ? match.at : -1;
  };
  const [first, does, second] = [place(doer), place(verb), place(whom)];
  if (first < 0 || does < 0 || second < 0 || Math.max(first, second) > does) return -1;
  const { words } = theirs;
  const [from, to] = [Math.min(first, second), Math.max(first, second)];
  const between = words.slice(from + 1, to);
  const areJoined =
    between.filter(({ form }) => form === 'and').length === 1 &&
    between.every(({ form, capital }) => form === 'and' || DETERMINING.test(form) || capital);
  const tags = tagsOf(sentence);
  const leads = words
    .slice(to + 1, does)
    .every((word, i) => isHelping(word, tags[to + 1 + i]!) || word.capital);
  // "The clerk copied the form and the manager signed it": what is done to the one is told before.
  const isObject = tags.slice(0, from).some((tag) => /^(?:VB|MD|IN|TO)/.test(tag));
  if (!areJoined || !leads || isObject) return -1;
  // Whom they do it to is told, and is none of the two.
  let at = does + 1;
  if (isLed && words[at]?.form !== preposition.form) return -1;
  if (isLed) at++;
  while (DETERMINING.test(words[at]?.form ?? '')) at++;
  const third = words[at];
  // "Tolkien and Lewis taught at the same college": neither did it to the other.
  if (!isLed && !MUTUAL.test(words[does]!.lemma) && /^(?:IN|RB|TO)?$/.test(tags[does + 1] ?? '')) return whom;
  return third !== undefined && /^(?:NN|JJ|PRP$)/.test(tags[at]!) && at !== first && at !== second
    ? whom
    : -1;
}
