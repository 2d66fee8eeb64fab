/**
 * "The tenant sets up the stage, and the caretaker the chairs" of "the tenant sets up the chairs, the caretaker the stage":
 * a statement of two things side by side, each with what its evidence has for the other. By the order of plain words alone.
 */
import type { Reading } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

export const CROSSED_COMPLEMENTS: readonly Guard[] = [
  against('role', 'english', areCrossed),
  against('role', 'prose', areExchanged),
];

const JOINING = /^(?:and|but|while|whereas)$/;
/** What tells of a state, though it is no word of its own. */
const STANDING = /^(?:yet|still|already)$/;
/** Share of the words of a statement that its evidence must have, each in one place. */
const LEAST_FOUND = 0.66;

/** A word of the statement, and where it stands in the support. */
interface Place {
  readonly slot: number;
  readonly start: number;
}

function areCrossed({ reading, support: { sentences } }: Told): boolean {
  if (sentences.every(({ source }) => source.structured)) return false;
  const theirs = sentences.map((sentence) => sentence.reading);
  return reading.words.some(({ form }, at) => {
    if (!JOINING.test(form)) return false;
    const [first, second] = [tellingIn(reading, 0, at), tellingIn(reading, at + 1, reading.words.length)];
    const one = placesOf(
      first.filter((word) => !second.includes(word)),
      theirs,
    );
    const other = placesOf(
      second.filter((word) => !first.includes(word)),
      theirs,
    );
    const told = new Set([...first, ...second]).size;
    if (one.length < 2 || other.length < 2 || one.length + other.length < LEAST_FOUND * told) return false;
    return cutsOf(theirs).some((cut) => isCrossedAt(cut, one, other));
  });
}

const tellingIn = ({ words }: Reading, from: number, to: number): readonly string[] =>
  words
    .slice(from, to)
    .flatMap(({ form, weight, value }) => (weight > 0 || value >= 0 || STANDING.test(form) ? [form] : []));

/** Where words stand that stand in one place alone. */
const placesOf = (forms: readonly string[], theirs: readonly Reading[]): readonly Place[] =>
  [...new Set(forms)].flatMap((form) => {
    const places = theirs.flatMap(({ words }, slot) =>
      words.flatMap((word) => (word.form === form ? [{ slot, start: word.start }] : [])),
    );
    return places.length === 1 ? places : [];
  });

/** Where one of two things may end and the other begin: at a mark, a word that joins, or another sentence. */
const cutsOf = (theirs: readonly Reading[]): readonly Place[] =>
  theirs.flatMap(({ words, text }, slot) => [
    ...(slot === 0 ? [] : [{ slot, start: 0 }]),
    ...words.flatMap(({ form, start }, at) =>
      at > 0 &&
      (JOINING.test(form) || form === 'not' || /[,;:.|/]/.test(text.slice(words[at - 1]!.end, start)))
        ? [{ slot, start }]
        : [],
    ),
  ]);

const isBefore = (place: Place, cut: Place): boolean =>
  place.slot < cut.slot || (place.slot === cut.slot && place.start < cut.start);

/** Both begin on one side of the cut and end on the other, and they begin on different sides. */
function isCrossedAt(cut: Place, one: readonly Place[], other: readonly Place[]): boolean {
  const [ours, beside] = [one, other].map((places) => places.map((place) => isBefore(place, cut)));
  const turns = (sides: readonly boolean[]): number =>
    sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  return turns(ours!) === 1 && turns(beside!) === 1 && ours![0] !== beside![0];
}

const PARTING = /^(?:and|but|while|whereas|than)$/;
/** Words in one place by which the order of a statement is told, at least. */
const LEAST_WORDS = 4;

/**
 * "Offers are made in writing and confirmed by telephone" of "made by telephone and confirmed in writing": the words of
 * the sentence in its order, but for two on both sides of what joins its halves.
 */
function areExchanged({ reading }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs } = sentence;
  if (!theirs.words.some(({ form }) => PARTING.test(form))) return false;
  const { words } = reading;
  const isOnce = (all: Reading['words'], form: string): boolean =>
    all.filter((word) => word.form === form).length === 1;
  const telling = words.flatMap(({ form, weight, value }, at) =>
    weight > 0 || value >= 0 ? [{ form, at }] : [],
  );
  const placed = telling.flatMap(({ form, at }) =>
    isOnce(words, form) && isOnce(theirs.words, form)
      ? [{ at, there: theirs.words.findIndex((word) => word.form === form) }]
      : [],
  );
  const least = Math.max(LEAST_WORDS, LEAST_FOUND * new Set(telling.map(({ form }) => form)).size);
  if (placed.length < least) return false;
  const inOrder = placed.map(({ there }) => there).toSorted((a, b) => a - b);
  const moved = placed.filter(({ there }, i) => there !== inOrder[i]);
  const [one, other] = moved;
  if (one === undefined || other === undefined || moved.length > 2) return false;
  // "Tested the update and installed it" of "tested and installed the update": verb and object, and no two of a kind.
  const tags = tagsOf(sentence);
  const isBetween = placed.some(({ at }) => at > one.at && at < other.at);
  if (!isBetween && tags[one.there] !== tags[other.there]) return false;
  return words.some(({ form }, at) => at > one.at && at < other.at && PARTING.test(form));
}
