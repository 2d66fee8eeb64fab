/** "Three stoves" of "a tent, a stove and three blankets": there is one of them, and the number is of what stands beside it. */
import type { Reading, Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';

export const ONE_NOT_MANY = againstUnit('quantity', 'prose', ofOne);

/** "Customers complained" by "a customer complained": what one did is not told of several. */
export const MANY_OF_ONE = againstUnit('quantity', 'prose', severalOf);

/** Words between a number, or an article, and its noun. */
const MOST_BETWEEN = 2;
const ONE = /^(?:an?|another|one)$/;
const NUMBER =
  /^(?:[2-9]|[1-9]\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)$/;

/** Whether words stand beside one another, with nothing but spaces between them. */
const isUnbroken = ({ text, words }: Reading, from: number, to: number): boolean =>
  /^[\p{L}\p{N}\s'\u2019-]*$/u.test(text.slice(words[from]!.start, words[to]!.start));

/** Where the word stands that opens the phrase of a noun, by its form; -1 for nowhere. */
function opens(reading: Reading, noun: number, form: RegExp): number {
  for (let at = noun - 1; at >= Math.max(0, noun - 1 - MOST_BETWEEN); at--) {
    if (form.test(reading.words[at]!.form)) return isUnbroken(reading, at, noun) ? at : -1;
    if (reading.words[at]!.weight === 0) return -1;
  }
  return -1;
}

/** A noun of one form in the singular: "stove" of "stoves". */
const isSingular = ({ form, lemma }: Word): boolean => form === lemma;

/** The unit of a number whose noun the evidence has once, behind an article. */
function ofOne({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const { words } = reading;
  for (const [noun, { lemma, form, weight, value }] of words.entries()) {
    if (weight === 0 || value >= 0 || form === lemma) continue;
    const number = opens(reading, noun, NUMBER);
    if (number < 0) continue;
    const places = theirs.words.flatMap((word, at) => (word.lemma === lemma ? [at] : []));
    const isOne = (at: number): boolean => isSingular(theirs.words[at]!) && opens(theirs, at, ONE) >= 0;
    const elsewhere = theirs.words.some((word, at) => NUMBER.test(word.form) && !places.includes(at));
    if (places.length === 1 && elsewhere && isOne(places[0]!))
      return units.findIndex(({ from, to }) => from <= number && number < to);
  }
  return -1;
}

/** What has happened, behind its subject. */
const DID = /^(?:was|were|had|have|[a-z]+ed)$/;

/** The unit of a bare plural that opens a statement of what was done, whose noun the evidence has once, behind an article. */
function severalOf(
  { reading: { words, values }, units }: Told,
  { reading: theirs }: AlignedSentence,
): number {
  const noun = words.findIndex(({ weight, value, form, lemma }) => weight > 0 && value < 0 && form !== lemma);
  if (noun < 0 || noun > MOST_BETWEEN || values.length > 0 || !DID.test(words[noun + 1]?.form ?? ''))
    return -1;
  if (words.slice(0, noun).some(({ weight }) => weight === 0)) return -1;
  const places = theirs.words.flatMap((word, at) => (word.lemma === words[noun]!.lemma ? [at] : []));
  if (places.length !== 1 || !isSingular(theirs.words[places[0]!]!)) return -1;
  return opens(theirs, places[0]!, ONE) < 0
    ? -1
    : units.findIndex(({ from, to }) => from <= noun && noun < to);
}
