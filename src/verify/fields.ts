/**
 * The plain way to state something by a record: every part of the claim is a field's name or its value, and each
 * field that the claim names has the value that the claim gives it. Nothing is left to weigh.
 */
import {
  COMPARISON,
  CONDITION,
  EXCEPTION,
  HEDGE,
  MAJORITY,
  NEGATION,
  ONLY,
  RETRACTION,
  UNIVERSAL,
} from '../text/cues.ts';
import type { Reading } from '../text/reading.ts';
import type { Leaf } from './evidence-text.ts';
import type { AlignedSentence, Support } from './support.ts';
import type { Unit } from './units.ts';

/** Cues by which a claim says more than one record can, or other than it does. */
const BEYOND =
  NEGATION | UNIVERSAL | MAJORITY | ONLY | HEDGE | CONDITION | EXCEPTION | COMPARISON | RETRACTION;
/** Cues of a record that may undo what its fields say. */
const UNDOING = RETRACTION | HEDGE | CONDITION | EXCEPTION;
const FOUND = 0.9;
/** Verbs that only join a field to its value. */
const JOINING = new Set('have include contain show list hold give read amount come'.split(' '));

/** Whether the records of a support state the claim field by field. */
export function statedByFields(claim: Reading, units: readonly Unit[], support: Support): boolean {
  if (claim.cues & BEYOND || claim.question || claim.language === 'other') return false;
  if (
    !support.sentences.every(
      ({ source, reading }) => source.structured && !(reading.cues & UNDOING & ~claim.cues),
    )
  )
    return false;
  const accounted = units.every(
    ({ word }, i) => support.matches[i].strength >= FOUND || JOINING.has(word.lemma),
  );
  return accounted && support.sentences.every((sentence, slot) => agrees(sentence, slot, units, support));
}

function agrees(sentence: AlignedSentence, slot: number, units: readonly Unit[], support: Support): boolean {
  return tallies(sentence, slot, units, support).every((leaf) => {
    if (leaf.measures && leaf.names > 0 && leaf.named === 0) return false;
    if (leaf.named + leaf.given > 0 && (leaf.quote === 'null' || leaf.quote === 'false')) return false;
    if (leaf.given > 0) return leaf.given === leaf.values;
    return !isNamed(leaf) || leaf.values === 0;
  });
}

/**
 * Amounts and dates of the claim that a record has, though in other fields than the claim names: "the fee is 15"
 * of a record whose fee is 99 and whose tax is 15.
 */
export function misassigned(units: readonly Unit[], support: Support): readonly number[] {
  const measured = units.flatMap((unit, i) => (isMeasured(unit) ? [i] : []));
  if (measured.length === 0 || !support.sentences.every((one) => one.source.structured)) return [];
  const leaves = support.sentences.flatMap((one, slot) => tallies(one, slot, units, support));
  const named = leaves.filter((leaf) => isNamed(leaf) && leaf.measured);
  const astray = named.length <= measured.length && named.some((leaf) => leaf.given === 0);
  return astray ? measured : [];
}

const isMeasured = ({ value }: Unit): boolean => value !== undefined && value.kind !== 'identifier';

/** How much the claim says of a field. */
interface Tally {
  readonly quote: string;
  /** Content words of its name, and how many of them the claim says. */
  names: number;
  named: number;
  /** Content words of its value, and how many of them account for the claim. */
  values: number;
  given: number;
  /** Its value is an amount or date, and one of the claim's. */
  measured: boolean;
  measures: boolean;
}

const isNamed = ({ names, named }: Tally): boolean => names > 0 && named === names;

function tallies(
  sentence: AlignedSentence,
  slot: number,
  units: readonly Unit[],
  support: Support,
): readonly Tally[] {
  const { reading, source } = sentence;
  const found = foundWords(reading, slot, units, support);
  return source.leaves(reading.start, reading.end).map((leaf) => tally(leaf, reading, found));
}

interface Found {
  /** Lemmas and forms that the claim says. */
  readonly said: ReadonlySet<string>;
  /** Words of the record that account for the claim. */
  readonly matched: ReadonlySet<number>;
  /** Values of the record that are amounts or dates of the claim. */
  readonly measured: ReadonlySet<number>;
}

function foundWords(record: Reading, slot: number, units: readonly Unit[], support: Support): Found {
  const said = new Set(units.flatMap(({ word }) => [word.lemma, word.form]));
  const measured = new Set<number>();
  const matched = new Set<number>();
  support.matches.forEach(({ at }, i) => {
    if (support.from[i] !== slot || at < 0) return;
    matched.add(at);
    said.add(record.words[at].lemma);
    const { value } = record.words[at];
    if (value < 0) return;
    record.words.forEach((word, other) => {
      if (word.value === value) matched.add(other);
    });
    if (isMeasured(units[i])) measured.add(value);
  });
  return { said, matched, measured };
}

function tally(leaf: Leaf, { words, values }: Reading, { said, matched, measured }: Found): Tally {
  const sum: Tally = {
    quote: leaf.quote,
    names: 0,
    named: 0,
    values: 0,
    given: 0,
    measured: false,
    measures: false,
  };
  words.forEach((word, at) => {
    if (word.start < leaf.start || word.end > leaf.end || word.weight === 0) return;
    if (word.start < leaf.value) {
      sum.names++;
      if (said.has(word.lemma) || said.has(word.form)) sum.named++;
      return;
    }
    sum.values++;
    if (matched.has(at)) sum.given++;
    if (measured.has(word.value)) sum.measures = true;
    if (word.value >= 0 && values[word.value].kind !== 'identifier') sum.measured = true;
  });
  return sum;
}
