/** How much of a claim its support says, and how: covered, left open, in other words. */

import type { Unit } from '../claim/units.ts';
import type { AlignedSentence, Support } from '../match/support.ts';

/** Takes the next feature. */
export type Put = (value: number) => void;

/** How much of the claim is covered, by the support and by sentences beside it. */
export function coverageFeatures(
  put: Put,
  units: readonly Unit[],
  support: Support,
  all: readonly AlignedSentence[],
  titleGain: number,
  total: number,
): void {
  let exact = 0;
  let scattered = 0;
  units.forEach((unit, i) => {
    const match = support.matches[i];
    if (match.kind === 'same' || match.kind === 'value') exact += unit.weight;
    let best = 0;
    for (const one of all)
      if (one.alignment.matches[i].strength > best) best = one.alignment.matches[i].strength;
    scattered += unit.weight * best;
  });
  let second = 0;
  for (const one of all) if (one !== support.sentences[0] && one.coverage > second) second = one.coverage;
  put(support.coverage);
  put(support.sentences[0].coverage);
  put(exact / total);
  put(scattered / total);
  put(second);
  put(titleGain);
  put(units.length);
  put(total);
}

/** What is left open: how much, names and values of it, and values that stand otherwise. */
export function openFeatures(put: Put, units: readonly Unit[], support: Support): void {
  let max = 0;
  let count = 0;
  let openNames = 0;
  let names = 0;
  let openValues = 0;
  let values = 0;
  units.forEach((unit, i) => {
    const open = support.matches[i].strength < 0.5;
    if (unit.name) names++;
    if (unit.value !== undefined) values++;
    if (!open) return;
    count++;
    max = Math.max(max, unit.weight);
    if (unit.name) openNames++;
    if (unit.value !== undefined) openValues++;
  });
  put(max);
  put(count);
  put(openNames);
  put(names);
  put(openValues);
  put(values);
  put(conflictCount(support, units, () => true));
  put(
    conflictCount(support, units, (kind) => kind === 'quantity' || kind === 'unit' || kind === 'comparison'),
  );
  put(conflictCount(support, units, (kind) => kind === 'date_time'));
  put(conflictCount(support, units, (kind) => kind === 'identifier'));
}

function conflictCount(support: Support, units: readonly Unit[], wanted: (kind: string) => boolean): number {
  let count = 0;
  for (let i = 0; i < units.length; i++) {
    if (support.matches[i].strength >= 0.5) continue;
    const found = support.sentences.some((one) => {
      const conflict = one.alignment.valueConflicts.get(i);
      return conflict !== undefined && wanted(conflict.kind);
    });
    if (found) count++;
  }
  return count;
}

/** How much is said in other words, by the relation of the words. */
export function kindFeatures(put: Put, units: readonly Unit[], support: Support, total: number): void {
  const weightOf = (kind: string): number => {
    let sum = 0;
    for (let i = 0; i < units.length; i++) if (support.matches[i].kind === kind) sum += units[i].weight;
    return sum / total;
  };
  let antonyms = 0;
  for (let i = 0; i < units.length; i++) {
    if (support.matches[i].strength >= 0.5) continue;
    if (support.sentences.some((one) => one.alignment.antonyms.includes(i))) antonyms++;
  }
  put(antonyms);
  put(weightOf('sibling'));
  put(weightOf('general'));
  put(weightOf('specific'));
  put(weightOf('synonym'));
  put(weightOf('derived'));
}
