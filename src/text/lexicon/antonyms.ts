import { Flag } from './format.ts';
import type { PosOf } from './inflection.ts';

/** Words that begin like a negated word and are none. */
const LOOKALIKES = new Set(
  (
    'unit union unite unless until unto uniform union universe unison under uncle undergo understand unearth ' +
    'unnerve unravel unloose invaluable inflammable infamous intense indoor inbound incoming indwelling infirm ' +
    'indifferent ingrown inlaid inborn inset inside innate inner impassive important imposing immense impending ' +
    'implicit impart import impress improper-fraction invoice inform income increase instance insight intake input ' +
    'irritable illustrate illusion display dispatch discharge discount discover dismiss dispose dispute distill ' +
    'disturb discard discuss dispense dissent distract disabuse discompose discern disrupt distend dissect disburse ' +
    'disband disorder discourse disease district discord disposition dispersion disguise distress dismay disport ' +
    'disclaim disappoint disgruntled disheveled disposed distant distinct distend dissemble dissolve dissolution ' +
    'nonplus nonplussed nonchalant nonsense misgiving'
  ).split(' '),
);

/** `un-` and `non-` negate whatever follows; the Latin prefixes only where both words are of one kind. */
const FREE = ['un', 'non-', 'non'];
const LATIN = ['in', 'im', 'il', 'ir', 'dis'];

/**
 * Whether one word negates the other by its prefix: `unpaid` and `paid`, `disapprove` and `approve`,
 * `non-refundable` and `refundable`. With `un-`, `non-` the longer word need not be known, its base must be.
 */
export function prefixOpposites(a: string, b: string, posOf: PosOf): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3 || !long.endsWith(short) || LOOKALIKES.has(long)) return false;
  const prefix = long.slice(0, long.length - short.length);
  if (FREE.includes(prefix)) return posOf(short) !== 0;
  if (!LATIN.includes(prefix)) return false;
  const shared = posOf(short) & posOf(long);
  if (prefix === 'dis') return shared !== 0;
  return (shared & Flag.adjective) !== 0 || ((shared & Flag.noun) !== 0 && /(?:ty|ce|cy|tion)$/.test(short));
}
