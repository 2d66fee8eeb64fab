/**
 * "The customer has 2 addresses" by `addresses: ["2 Main St"]`, "made 50 payments" by `payments: [{ amount: 50 }]`: what is
 * one of several, or is told of one, says nothing of how many there are.
 */
import type { AlignedSentence } from '../../match/support.ts';
import type { Field } from '../../record/record.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

/** Names of what counts the things that it stands among. */
const COUNTING = /^(?:counts?|counted|qty|quantity|quantities|totals?|tally|units|pieces|copies|times|many)$/;
/** "2 Main St": a number that is part of a name. */
const NAMED = /\d\p{L}?\s+\p{Lu}/u;

/** The place of a member of a list. */
const ONE_OF_LIST = /\/\d+$/;

export const ITEM_FOR_COUNT: Guard = againstUnit('quantity', 'any', countedByItem, {
  said: () => /\d \p{L}+s\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \p{L}+s\b/u,
});

/** The unit of a number of things that only one of the things has, or is; -1 for none. */
function countedByItem({ reading, units }: Told, sentence: AlignedSentence): number {
  return units.findIndex(({ value: counted, to }) => {
    const noun = reading.words[to];
    if (counted?.kind !== 'number' || noun === undefined || noun.value >= 0 || noun.form === noun.lemma)
      return false;
    const isThing = (name: string | undefined): boolean => name === noun.form || name === noun.lemma;
    const isSo = (many: number): boolean => BigInt(many) * counted.value.d === counted.value.n;
    const has = ({ values }: Field): boolean =>
      values.some(
        (one) => one.kind === 'number' && one.value.n * counted.value.d === counted.value.n * one.value.d,
      );
    const found = recordsAt(sentence).flatMap(({ own, labels, rows }) =>
      // So many stand there.
      isSo(own.filter(({ name }) => name.some(isThing)).length) || isSo(rows.length + 1)
        ? ['count']
        : own.filter(has).map((field) => tells(field, labels, isThing)),
    );
    return found.includes('item') && !found.includes('count');
  });
}

/** Whether a field that has a number tells of one of some things, or how many they are. */
function tells(
  { name, path, object, listed, quote }: Field,
  labels: readonly string[],
  isThing: (name: string | undefined) => boolean,
): 'item' | 'count' | undefined {
  if (name.some((word) => COUNTING.test(word))) return 'count';
  if (name.some(isThing)) return listed === true || NAMED.test(quote) ? 'item' : 'count';
  return ONE_OF_LIST.test(object) && (isThing(path.at(-1)) || labels.some(isThing)) ? 'item' : undefined;
}
