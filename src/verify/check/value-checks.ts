/** Values, names and words of evidence that are other than those of a claim, or stand in other fields. */
import type { MismatchKind } from '../../domain/check.ts';
import { COMPARISON } from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { misassigned } from '../carry/fields.ts';
import type { Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import { comparesOtherwise, otherBeginning, otherLimit, overstated } from './bounds.ts';

/** Share of a claim's other units that a sentence must match for its value to contradict the claim's. */
const SAME_MATTER = 0.5;

export function valueMismatches(units: readonly Unit[], support: Support): Mismatch[] {
  const found: Mismatch[] = [];
  units.forEach((unit, i) => {
    if (unit.value === undefined || support.matches[i].strength >= 0.5) return;
    for (const sentence of support.sentences) {
      const conflict = sentence.alignment.valueConflicts.get(i);
      if (conflict === undefined || !sameMatter(units, i, sentence)) continue;
      found.push({ kind: conflict.kind, force: 'contradicts', sentence, units: [i] });
      return;
    }
    const kind = unit.value.kind === 'identifier' ? 'identifier' : kindOfOpenValue(unit.value.kind);
    found.push({ kind, force: 'open', sentence: support.sentences[0], units: [i] });
  });
  return found;
}

function kindOfOpenValue(kind: string): MismatchKind {
  return kind === 'date' || kind === 'time' || kind === 'datetime' ? 'date_time' : 'quantity';
}

/** Whether a sentence speaks of the same matter as the claim, unit `except` aside. */
function sameMatter(units: readonly Unit[], except: number, sentence: AlignedSentence): boolean {
  let all = 0;
  let matched = 0;
  units.forEach((unit, i) => {
    if (i === except) return;
    all += unit.weight;
    matched += unit.weight * sentence.alignment.matches[i].strength;
  });
  return all === 0 || matched / all >= SAME_MATTER;
}

/** Amounts and dates that stand in other fields than the claim says. */
export function astray(units: readonly Unit[], support: Support): Mismatch[] {
  const taken = misassigned(units, support);
  if (taken.length === 0) return [];
  const kind = kindOfOpenValue(units[taken[0]].value!.kind);
  return [{ kind, force: 'contradicts', sentence: support.sentences[0], units: taken }];
}

/** Fields of data whose value is false, and that the claim says are so: what they deny is the claim's own word. */
export function falseFields(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  return units.flatMap((unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const { at, strength } = support.matches[i];
    if (sentence === undefined || !sentence.source.structured || at < 0 || strength < SAME_MATTER) return [];
    const { start, end, negated } = sentence.reading.words[at];
    if (!negated || claim.words[unit.from].negated) return [];
    const denied = sentence.source
      .leaves(start, end)
      .some((leaf) => leaf.quote === 'false' && end <= leaf.value);
    return denied ? [{ kind: 'negation', force: 'contradicts', sentence, units: [i] }] : [];
  });
}

/** Comparisons turned round, and fewer things than the claim speaks of. */
export function boundMismatches(claim: Reading, units: readonly Unit[], support: Support): Mismatch[] {
  return support.sentences.flatMap((sentence): Mismatch[] => {
    if (sentence.coverage < SAME_MATTER) return [];
    if (comparesOtherwise(claim, units, sentence))
      return [{ kind: 'comparison', force: 'contradicts', sentence, units: [] }];
    const beginnings = otherBeginning(units, sentence);
    if (beginnings.length > 0)
      return [{ kind: 'comparison', force: 'contradicts', sentence, units: beginnings }];
    const limits = otherLimit(claim, units, sentence);
    if (limits.length > 0) return [{ kind: 'quantity', force: 'withholds', sentence, units: limits }];
    const fewer = overstated(claim, units, sentence);
    return fewer.length === 0 ? [] : [{ kind: 'quantifier', force: 'contradicts', sentence, units: fewer }];
  });
}

export function antonymMismatches(units: readonly Unit[], support: Support): Mismatch[] {
  const found: Mismatch[] = [];
  for (const sentence of support.sentences) {
    for (const i of sentence.alignment.antonyms) {
      if (support.matches[i].strength >= 0.5 || !sameMatter(units, i, sentence)) continue;
      const compares = units[i].word.cue & COMPARISON;
      found.push({ kind: compares ? 'comparison' : 'negation', force: 'contradicts', sentence, units: [i] });
    }
  }
  return found;
}

export function entityMismatch(units: readonly Unit[], support: Support): Mismatch[] {
  const open = units.flatMap((unit, i) => (unit.name && support.matches[i].strength < 0.5 ? [i] : []));
  if (open.length === 0) return [];
  const [best] = support.sentences;
  const used = new Set(best.alignment.matches.map((match) => match.at));
  const other = best.reading.words.some((word, at) => word.capital && word.value < 0 && !used.has(at));
  // The head of a table says nothing of anybody: a row of it does.
  const sentence = support.sentences.find((one) => one.source.isRecord(one.sentence)) ?? best;
  return [{ kind: 'entity', force: other ? 'contradicts' : 'open', sentence, units: open }];
}
