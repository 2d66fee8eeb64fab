/** Whether the matched words stand in the evidence as they stand in the claim. */
import type { Reading } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Support } from '../match/support.ts';

/**
 * Six measures: share of neighbouring units found in one sentence in the same order; their mean distance
 * there; longest run of words found in one piece; share of word pairs found side by side; share of the
 * claim's function words that the sentence has; whether the first and last matched units stand swapped.
 */
export function order(claim: Reading, units: readonly Unit[], support: Support): readonly number[] {
  let pairs = 0;
  let kept = 0;
  let gap = 0;
  for (let i = 0; i + 1 < units.length; i++) {
    if (support.from[i] < 0 || support.from[i] !== support.from[i + 1]) continue;
    const a = support.matches[i].at;
    const b = support.matches[i + 1].at;
    if (a < 0 || b < 0) continue;
    pairs++;
    if (b >= a) kept++;
    gap += Math.min(20, Math.abs(b - a) - (units[i + 1].from - units[i].from));
  }
  const best = support.sentences[0].reading;
  const { run, bigrams } = runs(claim, best);
  return [
    units.length < 2 ? 1 : kept / Math.max(1, units.length - 1),
    pairs === 0 ? 10 : gap / pairs,
    run,
    bigrams,
    functionShare(claim, best),
    swapped(units, support),
  ];
}

function runs(claim: Reading, best: Reading): { run: number; bigrams: number } {
  const a = claim.words;
  const b = best.words;
  const previous = new Uint16Array(b.length + 1);
  const present = new Set<string>();
  for (let j = 0; j + 1 < b.length; j++) present.add(`${b[j].lemma} ${b[j + 1].lemma}`);
  let longest = 0;
  let bigrams = 0;
  for (let i = 0; i < a.length; i++) {
    if (i + 1 < a.length && present.has(`${a[i].lemma} ${a[i + 1].lemma}`)) bigrams++;
    for (let j = b.length; j > 0; j--) {
      previous[j] = a[i].lemma === b[j - 1].lemma ? previous[j - 1] + 1 : 0;
      if (previous[j] > longest) longest = previous[j];
    }
  }
  return { run: longest / Math.max(1, a.length), bigrams: a.length < 2 ? 1 : bigrams / (a.length - 1) };
}

function functionShare(claim: Reading, best: Reading): number {
  const present = new Set<string>();
  for (const word of best.words) if (word.weight === 0) present.add(word.form);
  let all = 0;
  let found = 0;
  for (const word of claim.words) {
    if (word.weight > 0) continue;
    all++;
    if (present.has(word.form)) found++;
  }
  return all === 0 ? 1 : found / all;
}

function swapped(units: readonly Unit[], support: Support): number {
  let first = -1;
  let last = -1;
  for (let i = 0; i < units.length; i++) {
    if (support.from[i] !== 0 || support.matches[i].strength < 0.7) continue;
    if (first < 0) first = i;
    last = i;
  }
  if (first < 0 || first === last) return 0;
  return support.matches[first].at > support.matches[last].at ? 1 : 0;
}
