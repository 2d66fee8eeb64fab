/** Which words of a sentence account for which units of a claim, and which speak against them. */
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading, Word } from '../text/reading.ts';
import { compareValues, type Value, type ValueConflict } from '../text/values/index.ts';
import type { Unit } from './units.ts';

/** How a word of the evidence stands to the unit of the claim. */
export type MatchKind =
  | 'none'
  | 'same'
  | 'derived'
  | 'synonym'
  | 'specific'
  | 'general'
  | 'sibling'
  | 'antonym'
  | 'value';

export interface Match {
  readonly kind: MatchKind;
  /** In [0, 1]: how much of the unit the word accounts for. */
  readonly strength: number;
  /** Index of the word in the sentence; -1 for none. */
  readonly at: number;
}

/** A claim against one sentence, unit by unit. */
export interface Alignment {
  readonly matches: readonly Match[];
  /** Values of the sentence that contradict a value of the claim, by unit. */
  readonly valueConflicts: ReadonlyMap<number, { readonly kind: ValueConflict; readonly value: Value }>;
  /** Units whose only counterpart is an antonym. */
  readonly antonyms: readonly number[];
}

const NONE: Match = { kind: 'none', strength: 0, at: -1 };

/** What each relation of words counts for as support. */
const STRENGTH: Readonly<Record<MatchKind, number>> = {
  none: 0,
  same: 1,
  value: 1,
  derived: 0.92,
  synonym: 0.85,
  specific: 0.8,
  general: 0.3,
  sibling: 0,
  antonym: 0,
};

const rank = (match: Match): number => match.strength + (match.kind === 'antonym' ? 0.01 : 0);

/** Aligns the units of a claim with one sentence. */
export function align(units: readonly Unit[], sentence: Reading, lexicon: Lexicon): Alignment {
  const valueConflicts = new Map<number, { kind: ValueConflict; value: Value }>();
  const antonyms: number[] = [];
  const byLemma = lemmaIndex(sentence.words);
  const matches = units.map((unit, index) => {
    if (unit.value !== undefined) return matchValue(unit, index, sentence, valueConflicts, byLemma);
    const match = matchWord(unit.word, sentence, byLemma, lexicon);
    if (match.kind === 'antonym') antonyms.push(index);
    return match;
  });
  return { matches, valueConflicts, antonyms };
}

function lemmaIndex(words: readonly Word[]): Map<string, number> {
  const index = new Map<string, number>();
  for (let at = words.length - 1; at >= 0; at--) {
    index.set(words[at].lemma, at);
    index.set(words[at].form, at);
  }
  return index;
}

function matchValue(
  unit: Unit,
  index: number,
  sentence: Reading,
  conflicts: Map<number, { kind: ValueConflict; value: Value }>,
  byLemma: ReadonlyMap<string, number>,
): Match {
  let conflict: { kind: ValueConflict; value: Value } | undefined;
  for (let at = 0; at < sentence.values.length; at++) {
    const value = sentence.values[at];
    const relation = compareValues(unit.value!, value);
    if (relation.relation === 'equal' || relation.relation === 'entails') {
      const word = sentence.words.findIndex((one) => one.value === at);
      return { kind: 'value', strength: 1, at: word };
    }
    if (relation.relation === 'conflict' && conflict === undefined) {
      conflict = { kind: relation.conflict ?? 'quantity', value };
    }
  }
  const literal = byLemma.get(unit.word.form);
  if (unit.to - unit.from === 1 && literal !== undefined && sentence.words[literal].value < 0) {
    return { kind: 'same', strength: 0.9, at: literal };
  }
  if (conflict !== undefined) conflicts.set(index, conflict);
  return NONE;
}

function matchWord(
  word: Word,
  sentence: Reading,
  byLemma: ReadonlyMap<string, number>,
  lexicon: Lexicon,
): Match {
  const same = byLemma.get(word.lemma) ?? byLemma.get(word.form);
  if (same !== undefined) return { kind: 'same', strength: 1, at: same };
  let best = NONE;
  for (let at = 0; at < sentence.words.length; at++) {
    const other = sentence.words[at];
    if (other.weight === 0 || other.value >= 0) continue;
    const match = relate(word, other, at, lexicon);
    if (rank(match) > rank(best)) best = match;
  }
  return best;
}

function relate(word: Word, other: Word, at: number, lexicon: Lexicon): Match {
  const relation = lexicon.relation(word.lemma, other.lemma);
  switch (relation.kind) {
    case 'same':
      return { kind: 'same', strength: 1, at };
    case 'derivation':
      return { kind: 'derived', strength: STRENGTH.derived, at };
    case 'synonym':
      return { kind: 'synonym', strength: STRENGTH.synonym * (0.7 + 0.3 * relation.strength), at };
    case 'hyponym':
    case 'entails':
      return { kind: 'specific', strength: STRENGTH.specific * (0.6 + 0.4 * relation.strength), at };
    case 'hypernym':
      return { kind: 'general', strength: STRENGTH.general, at };
    case 'sibling':
      return { kind: 'sibling', strength: 0, at };
    case 'antonym':
      return { kind: 'antonym', strength: 0, at };
    default:
      return resembles(word, other, at);
  }
}

/** Unknown words that are nearly one: spelling variants, a name with its ending, "organise" and "organize". */
function resembles(word: Word, other: Word, at: number): Match {
  const a = word.form;
  const b = other.form;
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || Math.abs(a.length - b.length) > 3) return NONE;
  let common = 0;
  while (common < shorter && a.charCodeAt(common) === b.charCodeAt(common)) common++;
  if (common >= 5 && common >= Math.max(a.length, b.length) - 3)
    return { kind: 'derived', strength: 0.8, at };
  return NONE;
}
