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
import type { Reading, Word } from '../text/reading.ts';
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
  const { reading, source } = sentence;
  const said = new Set(units.flatMap(({ word }) => [word.lemma, word.form]));
  const measured = new Set<number>();
  const matched = new Set<number>();
  support.matches.forEach(({ at }, i) => {
    if (support.from[i] !== slot || at < 0) return;
    matched.add(at);
    said.add(reading.words[at].lemma);
    const { value } = reading.words[at];
    if (value < 0) return;
    reading.words.forEach((word, other) => {
      if (word.value === value) matched.add(other);
    });
    if (units[i].value !== undefined && units[i].value.kind !== 'identifier') measured.add(value);
  });
  return source
    .leaves(reading.start, reading.end)
    .every((leaf) => leafAgrees(leaf, reading.words, { said, matched, measured }));
}

interface Found {
  /** Lemmas and forms that the claim says. */
  readonly said: ReadonlySet<string>;
  /** Words of the record that account for the claim. */
  readonly matched: ReadonlySet<number>;
  /** Values of the record that are amounts or dates of the claim. */
  readonly measured: ReadonlySet<number>;
}

/** Whether a field that the claim names or gives the value of is all said, and no amount stands without its name. */
function leafAgrees(leaf: Leaf, words: readonly Word[], { said, matched, measured }: Found): boolean {
  let names = 0;
  let named = 0;
  let values = 0;
  let given = 0;
  let measures = false;
  words.forEach((word, at) => {
    if (word.start < leaf.start || word.end > leaf.end || word.weight === 0) return;
    if (word.start < leaf.value) {
      names++;
      if (said.has(word.lemma) || said.has(word.form)) named++;
      return;
    }
    values++;
    if (matched.has(at)) given++;
    if (measured.has(word.value)) measures = true;
  });
  if (measures && names > 0 && named === 0) return false;
  if (named + given > 0 && (leaf.quote === 'null' || leaf.quote === 'false')) return false;
  if (given > 0) return given === values;
  return names === 0 || named < names || values === 0;
}
