/** "The manager arrived" by "the manager confirmed the parcel arrived": who tells of a deed has not done it. */
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';

const TELLING = wordSet(
  'confirm say report notice note think believe claim mention see hear find learn know state announce explain hope fear ' +
    'suspect assume insist admit deny agree realise realize discover observe record write complain suppose guess feel',
);
const DETERMINED = wordSet('the a an his her its their our my your this that');
/** Words between the one who tells and what is told. */
const MOST_BETWEEN = 5;

export const TELLER_FOR_TOLD: Guard = againstUnit('role', 'english', isTeller);

/** The unit of a verb whose subject tells of another's deed in its evidence; -1 for none. */
function isTeller({ reading: { words }, units }: Told, { reading: theirs }: AlignedSentence): number {
  const verb = words.findIndex(
    ({ weight, value, form, lemma }, at) =>
      at > 0 && weight > 0 && value < 0 && form !== lemma && /(?:ed|t|n|d|w|e|s)$/.test(form),
  );
  const who = verb > 0 ? words[verb - 1] : undefined;
  if (who === undefined || who.weight === 0 || who.value >= 0) return -1;
  const places = theirs.words.flatMap(({ form }, at) => (form === words[verb]!.form ? [at] : []));
  const [own] = places;
  if (own === undefined || places.length > 1) return -1;
  const teller = theirs.words.findIndex(
    ({ form }, at) => form === who.form && TELLING.has(theirs.words[at + 1]?.lemma ?? ''),
  );
  if (teller < 0 || own <= teller + 2 || own > teller + 2 + MOST_BETWEEN) return -1;
  const between = theirs.words.slice(teller + 2, own);
  const [first, second] = between[0]?.form === 'that' ? between.slice(1) : between;
  if (first === undefined || /[,;:]|\band\b/u.test(theirs.text.slice(first.start, theirs.words[own]!.start)))
    return -1;
  const isNamed = first.capital || (DETERMINED.has(first.form) && second !== undefined && second.weight > 0);
  return isNamed ? units.findIndex(({ from, to }) => from <= verb && verb < to) : -1;
}
