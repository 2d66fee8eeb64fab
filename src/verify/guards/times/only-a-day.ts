/** "Nobody was at home on 4 May" by "4 May: delivered": a day or a time that both have says nothing of what happened on it. */
import { againstUnit, type Guard } from '../guard.ts';

const MOMENTS: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);
/** Match from which a word stands in the support. */
const STANDS = 0.5;

export const ONLY_A_DAY: Guard = againstUnit(
  'partially_mentioned',
  'any',
  ({ units, support, score, inferred }) => {
    if (score === Number.POSITIVE_INFINITY || inferred) return -1;
    const found = units.filter((_, i) => support.matches[i]!.strength >= STANDS);
    if (!found.every(({ value }) => value !== undefined && MOMENTS.has(value.kind))) return -1;
    return units.findIndex(({ value }, i) => value === undefined && support.matches[i]!.strength < STANDS);
  },
);
