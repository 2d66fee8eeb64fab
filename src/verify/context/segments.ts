/** Sentences of several halves: what one half says of one thing is not said of the thing that another half names. */
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import { found, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';
import { ANOTHER } from './words.ts';

/**
 * "The case was closed for the shop; a parallel case, C-99, about a chair was closed for the buyer": nothing in it says
 * that C-99 was closed for the shop. What a half says may be of what an earlier half names, unless it names another.
 */
export function otherHalf(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  const i = unitAt(units, matter.structure().root);
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined) return [];
  const { sentence, word } = place;
  const halves = halvesOf(sentence);
  const { words, values } = sentence.reading;
  if (halves[words.length - 1] === 0) return [];
  const places = gather(units, (unit, u) => {
    const { at, strength } = support.matches[u];
    if (at < 0 || strength < FOUND || support.sentences[support.from[u]] !== sentence) return [];
    return [{ at, u, tells: unit.name || unit.value !== undefined }];
  });
  const same = (at: number, other: Word): boolean => {
    if (words[at].value < 0) return other.value < 0 && other.lemma === words[at].lemma;
    return other.value >= 0 && textOf(sentence, words[at]) === textOf(sentence, other);
  };
  const isRival = (other: Word, at: number): boolean => {
    if (places.some((one) => same(one.at, other))) return false;
    if (words[at].value < 0) return other.capital && other.value < 0;
    return other.value >= 0 && values[other.value].kind === values[words[at].value].kind;
  };
  const { nodes } = sentence.source.structure(sentence.sentence);
  const isNote = (half: number): boolean => nodes.every(({ verb }, w) => halves[w] !== half || !verb);
  const carries = (half: number): boolean =>
    places.every(({ at, tells }) => {
      const spots = gather(words, (other, w) => (same(at, other) ? [w] : []));
      const own = spots.filter((w) => halves[w] === half);
      if (own.length > 0) return !own.every((w) => isOfAnother(matter, sentence, w));
      if (spots.some((w) => halves[w] > half && isNote(halves[w]))) return true;
      // A date or an amount holds where it stands; a name may be taken up again where it is what its half is about.
      const holds = words[at].value >= 0 && values[words[at].value].kind !== 'identifier';
      const leads = (w: number): boolean =>
        !nodes.some(({ verb }, v) => verb && halves[v] === halves[w] && v < w);
      const before = spots.some(
        (w) => halves[w] < half && (isNote(halves[w]) || (!holds && (!tells || leads(w)))),
      );
      return before && (!tells || !words.some((other, w) => halves[w] === half && isRival(other, at)));
    });
  const told = [...new Set(gather(words, ({ lemma }, w) => (lemma === word.lemma ? [halves[w]] : [])))];
  const few = places.length <= MOST_PLACES && told.length <= MOST_HALVES;
  if (told.length === 0 || (few && told.some(carries))) return [];
  return [{ kind: 'entity', force: 'withholds', sentence, units: [i] }];
}

/** Matched words and halves past which nothing is told apart: no sentence that people write has more. */
const MOST_PLACES = 40;
const MOST_HALVES = 8;

/** Words after a noun in which a name or a number says which. */
const NEAR = 3;

/** Match from which a unit counts as found. */
const FOUND = 0.5;

/** Whether a word is of another one than the claim's: "a parallel case", "the other open parcel". */
function isOfAnother({ claim, units, support }: Matter, sentence: AlignedSentence, at: number): boolean {
  const { words } = sentence.reading;
  // "A parallel case, C-99": a claim that says which one means this one.
  const told = units.some(({ value, name }, u) => {
    const place = support.sentences[support.from[u]] === sentence ? support.matches[u].at : -1;
    return (
      (name || value?.kind === 'identifier') &&
      place > at &&
      place <= at + NEAR &&
      words[place].end > words[at].end
    );
  });
  if (told) return false;
  const [near, far] = [words[at - 1], words[at - 2]];
  const says = (word: Word | undefined): boolean =>
    word !== undefined && ANOTHER.has(word.form) && !claim.words.some(({ form }) => form === word.form);
  return (
    says(near) ||
    (says(far) &&
      near.weight > 0 &&
      near.clause === words[at].clause &&
      near.end + 1 === words[at].start &&
      far.end + 1 === near.start &&
      far.form !== 'other')
  );
}

/** "Another order was shipped" says nothing of the order. */
export function ofAnother(matter: Matter): Mismatch[] {
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined && !unit.name ? found(matter, i) : undefined;
    if (place === undefined || structureOf(place).nodes[place.at].verb) return [];
    const { words, word, sentence } = place;
    const places = gather(words, ({ lemma }, w) => (lemma === word.lemma ? [w] : []));
    if (!places.every((w) => isOfAnother(matter, sentence, w))) return [];
    return [{ kind: 'entity', force: 'withholds', sentence, units: [i] }];
  });
}

function textOf({ reading }: AlignedSentence, word: Word): string {
  const { start, end } = word.value >= 0 ? reading.values[word.value] : word;
  return reading.text.slice(start, end);
}

/** For each word the half that it stands in, counted from 0: semicolons part them. */
function halvesOf({ reading: { text, words } }: AlignedSentence): number[] {
  let half = 0;
  return words.map((word, at) => {
    if (at > 0 && text.slice(words[at - 1].end, word.start).includes(';')) half++;
    return half;
  });
}
