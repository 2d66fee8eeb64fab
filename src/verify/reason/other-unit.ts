/**
 * Whether an amount of a statement stands in the evidence with the same digits and another unit: "80 euros" beside
 * "80 GBP", "14 pounds" beside "14 kg", "4,500 dollars" beside 4500 cents.
 */
import type { Value } from '../../text/values/index.ts';
import type { Part } from '../case.ts';
import { focusOf } from './focus.ts';

const OPEN = 0.5;

export function isOtherUnit(part: Part): boolean {
  const { units, best, reading } = part;
  const { matches, sentences } = best!.support;
  const focus = focusOf(part);
  const near = focus === undefined || sentences.includes(focus) ? sentences : [...sentences, focus];
  return units.some(({ value }, i) => {
    if (value === undefined || matches[i]!.strength >= OPEN || unitOf(value) === undefined) return false;
    const ours = digitsOf(reading.text, value);
    return near.some(({ reading: { text, values } }) =>
      values.some((other) => {
        const unit = unitOf(other);
        if (unit === undefined || other.kind !== value.kind || digitsOf(text, other) !== ours) return false;
        return unit !== unitOf(value) || scaleOf(text, other) !== scaleOf(reading.text, value);
      }),
    );
  });
}

/** What an amount is of; undefined for what is none. */
export const unitOf = (value: Value | undefined): string | undefined =>
  value?.kind === 'money' ? value.currency : value?.kind === 'quantity' ? value.unit : undefined;

const saidOf = (text: string, { start, end }: Value): string =>
  /\d[\d.,]*/.exec(text.slice(start, end))?.[0] ?? '';
const digitsOf = (text: string, value: Value): string => saidOf(text, value).replace(/[.,]/g, '');
/** Digits behind a point that parts off less than three. */
const scaleOf = (text: string, value: Value): number =>
  /\.(\d{1,2})$/.exec(saidOf(text, value))?.[1]?.length ?? 0;
