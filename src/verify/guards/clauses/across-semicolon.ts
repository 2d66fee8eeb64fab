/**
 * A deed that one statement tells of with what another says, parted by a semicolon: "paying by card is free" by "paying by card costs
 * 2%; paying by transfer is free".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told, tagsOf, textOf } from '../guard.ts';

const FOUND = 0.5;
/** What begins a statement that goes on with what the one before told of. */
const GOES_ON =
  /^\s*(?:it|they|he|she|we|you|i|this|that|these|those|which|who|and|but|or|so|then|both|each|all|none|neither|one|its|their|his|her|our|your|my|the (?:same|former|latter|first|second|rest|others?)|there|here|also|however|therefore|otherwise)\b/iu;
const FINITE = /^(?:VBZ|VBD|VBP|MD)$/;

export const ACROSS_SEMICOLON = againstUnit('role', 'sentence', ofOther, { told: () => /;/u });

/** The unit of a statement that its sentence says only of the subject of another of its statements; -1 for none. */
function ofOther({ units, support }: Told, sentence: AlignedSentence): number {
  const { reading } = sentence;
  const ends = semicolons(textOf(reading)).map((at) => at + reading.start);
  if (ends.length === 0 || ends.length > MOST) return -1;
  const clauseOf = (start: number): number => ends.filter((end) => end < start).length;
  const placed = units.map((_, i) => {
    const { at, strength } = support.matches[i]!;
    return at < 0 || strength < FOUND || support.from[i] !== 0 ? -1 : clauseOf(reading.words[at]!.start);
  });
  const [subject = -1] = placed;
  const [first] = units;
  if (subject < 0 || placed.length < 2) return -1;
  // What is told of a thing may be told of one that was named before; a deed is of its own statement.
  if (!/^\p{Lu}\p{Ll}+ing$/u.test(first!.word.form)) return -1;
  return placed.findIndex((clause, i) => {
    if (i === 0 || clause <= subject) return false;
    if (!isOwn(sentence, ends, clause)) return false;
    const [from, to] = boundsOf(reading, ends, clause);
    const recurs = reading.words.some(
      ({ start, lemma }) => start >= from && start < to && lemma === first!.word.lemma,
    );
    return !recurs || placed.slice(1, i).includes(subject);
  });
}

const MOST = 8;

const semicolons = (text: string): readonly number[] => [...text.matchAll(/;/gu)].map(({ index }) => index);

const boundsOf = ({ start, end }: AlignedSentence['reading'], ends: readonly number[], clause: number) =>
  [clause === 0 ? start : ends[clause - 1]! + 1, ends[clause] ?? end] as const;

/** Whether a part of a sentence is a statement with a subject of its own. */
function isOwn(sentence: AlignedSentence, ends: readonly number[], clause: number): boolean {
  const { reading } = sentence;
  const [from, to] = boundsOf(reading, ends, clause);
  if (clause > 0 && GOES_ON.test(reading.text.slice(from, to))) return false;
  const tags = tagsOf(sentence);
  const finite = reading.words.findIndex(
    ({ start }, i) => start >= from && start < to && FINITE.test(tags[i]!),
  );
  return finite > 0 && reading.words[finite - 1]!.start >= from;
}
