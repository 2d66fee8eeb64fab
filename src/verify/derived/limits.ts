/** The limits that a sentence sets: amounts with a bound, or that a noun calls one. */
import { ATTRIBUTION, HEDGE } from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Amount } from '../record/words/amounts.ts';
import { type Territory, territories } from './territory.ts';

/** A limit that a sentence sets. */
export interface Limit extends Territory {
  readonly sentence: AlignedSentence;
  readonly value: Amount;
  readonly at: number;
}

/** The limits of a sentence: amounts with a bound, lengths of time aside. */
export function limitsIn(sentence: AlignedSentence): Limit[] {
  const { reading } = sentence;
  if (reading.language !== 'en' || reading.question || reading.cues & (HEDGE | ATTRIBUTION)) return [];
  const found = reading.values.flatMap((value, k) => {
    const at = reading.words.findIndex((word) => word.value === k);
    if (at < 0 || !('value' in value) || value.upper !== undefined) return [];
    const named = value.bound === 'exact' ? namedBound(reading, at) : value.bound;
    if (named === undefined || named === 'about' || named === 'range') return [];
    if (value.kind === 'quantity' && /^(?:s|month|business_)/.test(value.base)) return [];
    return [
      {
        value: { ...value, bound: named } as Amount,
        at,
        to: reading.words.findLastIndex((word) => word.value === k) + 1,
      },
    ];
  });
  const beside = territories(sentence, found);
  return found.map(({ value, at }, n) => ({ sentence, value, at, ...beside[n] }));
}

/** "The weight limit is 23 kg", "a maximum of 5 bags": what a noun just before an amount makes of it. */
function namedBound({ words }: Reading, at: number): 'max' | 'min' | undefined {
  const before = words.slice(Math.max(0, at - 8), at).filter(({ value }) => value < 0);
  if (before.some(({ lemma }) => /^(?:limit|maximum|cap|ceiling|allowance)$/.test(lemma))) return 'max';
  return before.some(({ lemma }) => lemma === 'minimum') ? 'min' : undefined;
}
