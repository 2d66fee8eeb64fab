/** Claims that one of two is more than the other, by the amounts that the evidence has for each. */

import { CONDITION, HEDGE, NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { wordSet } from '../../text/word-set.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked } from './asked.ts';
import { quoteOf } from './quotes.ts';
import { isExplained, type Ruling } from './ruling.ts';
import { isAlike, kindOf, type Term, termsIn } from './terms.ts';

const MORE = wordSet('more higher greater larger bigger older longer taller heavier dearer costlier');
const LESS = wordSet('less fewer lower smaller younger shorter lighter cheaper');
/** Kinds of amounts that a comparative is said of, where it is not said of any. */
const MEASURED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['older younger', 'cardinal month'],
      ['longer shorter', 's month m'],
      ['taller', 'm'],
      ['heavier lighter', 'kg'],
    ] as const
  ).flatMap(([comparatives, kinds]) =>
    comparatives.split(' ').map((word) => [word, wordSet(kinds)] as const),
  ),
);

/** The two that a claim compares, by its units, and which of them it has for the greater. */
interface Comparison {
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly sign: 1 | -1;
  readonly word: string;
  /** Units of the comparative itself. */
  readonly taken: readonly number[];
}

/** Whether one of two that a claim compares is the greater; undefined where it compares none or the evidence leaves it open. */
export function compared(asked: Asked): Ruling | undefined {
  const comparison = comparisonOf(asked);
  if (comparison === undefined) return undefined;
  const { first, second, sign, word, taken } = comparison;
  const kinds = MEASURED.get(word);
  const terms = asked.sentences
    .filter(({ source, sentence }) => !source.isRecord(sentence))
    .flatMap((one) => termsIn(one))
    .filter(({ value }) => value.bound === 'exact' && (kinds === undefined || kinds.has(kindOf(value))));
  const mine = ofAll(terms, first);
  const theirs = ofAll(terms, second);
  if (mine === undefined || theirs === undefined || mine === theirs) return undefined;
  if (!isAlike(mine.value, theirs.value) || !sameCount(mine, theirs)) return undefined;
  const [a, b] = [mine.value.value, theirs.value.value];
  const difference = (a.n * b.d - b.n * a.d) * BigInt(sign);
  const shown = [...new Set([mine.sentence, theirs.sentence])];
  const open = asked.units
    .map((_, k) => k)
    .filter((k) => !taken.includes(k) && !first.includes(k) && !second.includes(k))
    .filter((k) => !isExplained(asked, k, shown, false));
  if (open.length > 0) return undefined;
  const told = `${quoteOf(mine)} ${(sign > 0) === difference > 0n ? '>' : '<'} ${quoteOf(theirs)}`;
  return {
    holds: difference > 0n,
    kind: 'comparison',
    derivation: { unit: -1, taken, sentences: shown, at: mine.at, told },
  };
}

/** The one amount that stands with all of some units; undefined for none or several. */
function ofAll(terms: readonly Term[], units: readonly number[]): Term | undefined {
  const found = terms.filter((term) => units.every((unit) => term.has(unit)));
  return found.length === 1 ? found[0] : undefined;
}

/** Whether two amounts count the same thing, or the second leaves it to the first to say what. */
const sameCount = (a: Term, b: Term): boolean => a.noun === b.noun || a.noun === '' || b.noun === '';

function comparisonOf({ reading, units, sentences }: Asked): Comparison | undefined {
  const { words, cues } = reading;
  if (cues & (NEGATION | CONDITION | HEDGE) || units.some(({ value }) => value !== undefined))
    return undefined;
  const than = words.findIndex(({ form }) => form === 'than');
  const at = words.findLastIndex(({ form }, i) => i < than && (MORE.has(form) || LESS.has(form)));
  if (than < 0 || at < 0 || words.findLastIndex(({ form }) => form === 'than') !== than) return undefined;
  if (sentences.some((one) => comparesItself(one))) return undefined;
  const second = gather(units, ({ from }, k) => (from > than ? [k] : []));
  const subjects = gather(units, ({ from, name }, k) => (from < at && (name || from === 0) ? [k] : []));
  if (
    second.length === 0 ||
    subjects.length === 0 ||
    !second.every((k) => units[k].name || second.length === 1)
  )
    return undefined;
  const word = words[at].form;
  const taken = gather(units, ({ from, to }, k) => (from <= at && at < to ? [k] : []));
  return { first: subjects, second, sign: MORE.has(word) ? 1 : -1, word, taken };
}

/** Whether a sentence compares by words of its own: what it says then is for the grammar to tell. */
const comparesItself = ({ reading: { words } }: AlignedSentence): boolean =>
  words.some(({ form, value }) => value < 0 && (form === 'than' || MORE.has(form) || LESS.has(form)));
