/**
 * "By giving back five of its 24 rooms the choir stays within the free 20 percent", "three of the 40 seats are over the 5 percent":
 * a statement that says which part of a whole lies within a share gives the numbers by which it can be told not to.
 */
import type { Value } from '../../../text/values/index.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const WITHIN =
  /\b(?:within|inside|under|below|up to|no more than|not more than|not over|at most|does not exceed|stays? in)\b/iu;
const BEYOND = /\b(?:over|above|more than|beyond|exceed(?:s|ed|ing)?|outside|past)\b/iu;

export const SHARE_WITHIN: Guard = against('comparison', 'any', isMisplaced, {
  said: () => /%|\bper ?cent\b/iu,
});

type Counted = Extract<Value, { readonly kind: 'number' }>;
const sizeOf = ({ value: { n, d } }: Counted): number => Number(n) / Number(d);

/** Whether a statement sets a part of a whole within a share that it is more than, or beyond one that it is not. */
function isMisplaced({ reading }: Told): boolean {
  const { values, text, end } = reading;
  const numbers = values.filter((value): value is Counted => value.kind === 'number');
  const share = numbers.find(({ form }) => form === 'percent');
  const part = numbers.findIndex(
    (value, at) =>
      value.form === 'cardinal' &&
      numbers[at + 1]?.form === 'cardinal' &&
      /^ (?:\p{L}+ )?(?:out )?of (?:its|the|their|his|her|our|all|all the)? ?$/u.test(
        text.slice(value.end, numbers[at + 1]!.start),
      ),
  );
  if (share === undefined || part < 0 || /\b(?:not|never)\b|n['\u2019]t\b/iu.test(textOf(reading)))
    return false;
  const [some, all] = [sizeOf(numbers[part]!), sizeOf(numbers[part + 1]!)];
  if (all === 0 || share.start < numbers[part + 1]!.end) return false;
  const lead = text.slice(numbers[part + 1]!.end, Math.min(share.start, end));
  const isOver = (some / all) * 100 > sizeOf(share);
  if (WITHIN.test(lead)) return isOver;
  return BEYOND.test(lead) && !isOver;
}
