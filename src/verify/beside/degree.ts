/** Adjectives that the evidence has in another degree than the claim, or of the other of two that are compared. */

import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { found, type Matter, type Mismatch } from '../matter.ts';

const ORDINAL = new Set('second third fourth fifth sixth last-but-one least'.split(' '));

/** "Taller than Ben" for "tall", "one of the cheapest" for "the cheapest", and what is compared turned round. */
export function otherDegree(matter: Matter): Mismatch[] {
  const { claim, units, support } = matter;
  const than = claim.words.findIndex(({ form }) => form === 'than');
  return gather(units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined && !unit.name ? found(matter, i) : undefined;
    if (place === undefined) return [];
    const withheld: Mismatch = {
      kind: 'comparison',
      force: 'withholds',
      sentence: place.sentence,
      units: [i],
    };
    const ours = degreeOf(claim.words, unit.from);
    const theirs = degreeOf(place.words, place.at);
    if (ours !== theirs) return [withheld];
    if (ours === 'superlative') {
      const before = place.words.slice(Math.max(0, place.at - 3), place.at).map(({ form }) => form);
      const oneOf =
        before.includes('of') || before.includes('among') || before.some((form) => ORDINAL.has(form));
      const said = claim.words.some(({ form }) => form === 'of' || ORDINAL.has(form));
      return oneOf && !said ? [withheld] : [];
    }
    if (ours !== 'comparative' || than < 0) return [];
    const slot = support.from[i];
    const pivot = place.words.findIndex(({ form }) => form === 'than');
    // "Plan A is cheaper than plan B. Plan C is cheaper than plan B.": which is compared with which is not told apart.
    if (pivot < 0 || place.words.findLastIndex(({ form }) => form === 'than') > pivot) return [withheld];
    const turned = units.some((other, j) => {
      const { at, strength } = support.matches[j];
      if (j === i || at < 0 || strength < 0.5) return false;
      // What it is compared with is told where it is compared.
      if (support.from[j] !== slot)
        return other.from > than && !place.words.some(({ form }, k) => k > pivot && form === other.word.form);
      // The plan on either side is found on either side.
      const behind = other.from > than;
      const { form } = place.words[at]!;
      return !place.words.some((word, k) => word.form === form && k > pivot === behind);
    });
    return turned ? [{ ...withheld, force: 'contradicts' }] : [];
  });
}

/** The degree of an adjective: by its form, or by "more" and "most" before it. */
function degreeOf(words: readonly Word[], at: number): 'positive' | 'comparative' | 'superlative' {
  const { form, lemma } = words[at];
  const before = words[at - 1]?.form;
  if (before === 'more' || before === 'less' || form === 'more' || form === 'less' || form === 'fewer')
    return 'comparative';
  if (before === 'most' || before === 'least') return 'superlative';
  if (form === lemma || !form.startsWith(lemma.slice(0, 2))) return 'positive';
  if (/(?:er|ier)$/.test(form) && !lemma.endsWith('er')) return 'comparative';
  if (/(?:est|iest)$/.test(form) && !lemma.endsWith('est')) return 'superlative';
  return 'positive';
}
