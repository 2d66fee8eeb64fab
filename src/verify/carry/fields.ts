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
  PROSPECT,
  RETRACTION,
  UNIVERSAL,
} from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import type { Cell } from '../read/rows.ts';

/** Cues by which a claim says more than one record can, or other than it does. */
const BEYOND =
  NEGATION | UNIVERSAL | MAJORITY | ONLY | HEDGE | CONDITION | EXCEPTION | COMPARISON | RETRACTION;
/** Cues of a record that may undo what its fields say. */
const UNDOING = RETRACTION | HEDGE | CONDITION | EXCEPTION | PROSPECT;
const FOUND = 0.9;
/** Strength from which a word of the claim names a field. */
const NAMES = 0.7;
/** Verbs that only join a field to its value. */
const JOINING = new Set('have include contain show list hold give read amount come place be'.split(' '));

/** Whether the records of a support state the claim field by field. */
export function statedByFields(claim: Reading, units: readonly Unit[], support: Support): boolean {
  if (claim.cues & BEYOND || claim.question || claim.language === 'other') return false;
  const records = support.sentences.every(
    ({ source, sentence, reading }) => source.isRecord(sentence) && !(reading.cues & UNDOING & ~claim.cues),
  );
  const renews = claim.words.some(({ lemma }) => /^renew(?:al)?$/.test(lemma));
  if (
    !records ||
    (renews &&
      support.sentences.some(({ reading: { text, start, end } }) => ENDING.test(text.slice(start, end))))
  )
    return false;
  const tallied = support.sentences.map((sentence, slot) => tallies(sentence, slot, units, support));
  const accounted = units.every((unit, i) => isAccounted(unit, support.matches[i], support.from[i], tallied));
  return accounted && tallied.every((cells) => cells.every(agrees));
}

/** What a record says that is not renewed, whatever day it has for that. */
const ENDING = /\bcancels? at [a-z ]+: (?:yes|\d)|\bnot auto(?:matic)? renew\w*: no\b/i;

/** Whether a part of the claim stands in a field, or names one whose value the claim gives. */
function isAccounted(
  { word }: Unit,
  { strength, at }: Match,
  slot: number,
  tallied: readonly (readonly Tally[])[],
): boolean {
  if (JOINING.has(word.lemma)) return true;
  if (at < 0) {
    const heads = (cell: Tally): boolean => cell.heads.has(word.lemma) || cell.heads.has(word.form);
    return strength >= NAMES && tallied.some((cells) => cells.some((cell) => heads(cell) && cell.given > 0));
  }
  return strength >= FOUND || (strength >= NAMES && tallied[slot].some((cell) => cell.nameWords.has(at)));
}

/** Whether a field says what the claim makes of it. */
function agrees(cell: Tally): boolean {
  if (cell.measures && cell.names > 0 && cell.named === 0) return false;
  if (cell.named + cell.given > 0 && (cell.quote === 'null' || cell.quote === 'false')) return false;
  if (cell.given > 0) return cell.given === cell.values || (cell.names === 0 && !cell.untold);
  return !isNamed(cell) || cell.values === 0 || cell.quote === 'true' || cell.isKey;
}

/**
 * Amounts and dates of the claim that a record has, though in other fields than the claim names: "the fee is 15"
 * of a record whose fee is 99 and whose tax is 15.
 */
export function misassigned(units: readonly Unit[], support: Support): readonly number[] {
  const measured = gather(units, (unit, i) => (isMeasured(unit) ? [i] : []));
  if (measured.length === 0) return [];
  if (!support.sentences.every(({ source, sentence }) => source.isRecord(sentence))) return [];
  const cells = gather(support.sentences, (one, slot) => tallies(one, slot, units, support));
  const named = cells.filter((cell) => isNamed(cell) && cell.measured);
  const astray = named.length <= measured.length && named.some((cell) => cell.given === 0);
  return astray ? measured : [];
}

const isMeasured = ({ value }: Unit): boolean => value !== undefined && value.kind !== 'identifier';

/** How much the claim says of a field. */
interface Tally {
  readonly quote: string;
  /** Words that the head of a table gives it. */
  readonly heads: ReadonlySet<string>;
  /** Content words of its name, and how many of them the claim says. */
  names: number;
  named: number;
  /** Content words of its value, and how many of them account for the claim. */
  values: number;
  given: number;
  /** Words of the record that name it. */
  readonly nameWords: Set<number>;
  /** Its value holds words, amounts or numbers that the claim does not give: all but dates. */
  untold: boolean;
  /** Its value is an amount or date, and one of the claim's. */
  measured: boolean;
  measures: boolean;
  /** It opens the record and says which one it is: "line: +44 7700 900417". */
  isKey: boolean;
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
  return source.cells(sentence.sentence).map((cell, at) => tally(cell, at === 0, reading, found));
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
  const said = new Set(gather(units, ({ word }) => [word.lemma, word.form]));
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

const DATED = new Set(['date', 'datetime', 'time']);

function tally(
  cell: Cell,
  first: boolean,
  { words, values }: Reading,
  { said, matched, measured }: Found,
): Tally {
  const heads = [...cell.names];
  const sum: Tally = {
    quote: cell.quote,
    heads: cell.names,
    names: heads.length,
    named: heads.filter((name) => said.has(name)).length,
    values: 0,
    given: 0,
    nameWords: new Set(),
    untold: false,
    measured: false,
    measures: false,
    isKey: false,
  };
  words.forEach((word, at) => {
    if (word.start < cell.start || word.end > cell.end || word.weight === 0) return;
    if (word.start < cell.value) {
      sum.names++;
      sum.nameWords.add(at);
      if (said.has(word.lemma) || said.has(word.form)) sum.named++;
      return;
    }
    sum.values++;
    if (matched.has(at)) sum.given++;
    else if (word.value < 0 || !DATED.has(values[word.value].kind)) sum.untold = true;
    if (measured.has(word.value)) sum.measures = true;
    if (word.value < 0) return;
    if (values[word.value].kind !== 'identifier') sum.measured = true;
    else if (first) sum.isKey = true;
  });
  return sum;
}
