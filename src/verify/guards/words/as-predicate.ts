/**
 * What something is said to be, where the evidence only has the word: "is leather" by "is leather-look", "is a surgeon" by
 * "works with a surgeon".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { BEING, DETERMINING } from '../plain-deed.ts';

export const AS_PREDICATE: readonly Guard[] = [
  againstUnit('entity', 'english', firstOfCompound),
  againstUnit('role', 'sentence', besideAnother),
];

const OWN = 0.9;
/** What leads a noun that something has to do with, and is not. */
const BESIDE = /^(?:with|for|under|to|by|near|against|from|behind|beside)$/;

/** The unit by which a statement ends that says what something is; -1 for another statement. */
function predicateOf({ reading: { words }, units }: Told): number {
  const i = units.length - 1;
  const unit = units[i];
  if (unit === undefined || i < 1 || unit.value !== undefined || unit.to < words.length) return -1;
  let before = unit.from - 1;
  while (before > 0 && DETERMINING.test(words[before]!.form)) before--;
  return BEING.test(words[before]?.form ?? '') ? i : -1;
}

function firstOfCompound(told: Told, { reading: theirs, alignment, source }: AlignedSentence): number {
  const i = predicateOf(told);
  const word = i < 0 ? undefined : theirs.words[alignment.matches[i]!.at];
  if (word === undefined || source.structured) return -1;
  return /^[-\u2010\u2011]\p{Ll}/u.test(theirs.text.slice(word.end, word.end + 2)) ? i : -1;
}

function besideAnother(told: Told, { reading: theirs, alignment, source }: AlignedSentence): number {
  const i = predicateOf(told);
  const match = i < 0 ? undefined : alignment.matches[i]!;
  if (match === undefined || match.at < 2 || match.strength < OWN || source.structured) return -1;
  let lead = match.at - 1;
  while (lead > 0 && DETERMINING.test(theirs.words[lead]!.form)) lead--;
  if (lead === match.at - 1 || !BESIDE.test(theirs.words[lead]!.form)) return -1;
  const word = theirs.words[match.at]!.form;
  return theirs.words.filter(({ form }) => form === word).length > 1 ? -1 : i;
}
