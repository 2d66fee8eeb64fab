/** Cells that are years or times of day alone. */
import type { Field } from '../record/record.ts';

/** The year that a cell is, and no more than that. */
export function yearOf({ values: [value], quote }: Field): number | undefined {
  if (!/^[12]\d{3}$/.test(quote)) return undefined;
  return value?.kind === 'date' && value.date.m === undefined ? value.date.y : undefined;
}

/** The minute of the day that a cell is, where it is no more than a time of day, and of one zone with the others. */
export function clockOf({ values, quote }: Field): number | undefined {
  const [value] = values;
  if (
    value?.kind !== 'time' ||
    values.length > 1 ||
    value.bound !== undefined ||
    !/^\d{1,2}:\d{2}$/.test(quote)
  )
    return undefined;
  return value.time.h * 60 + value.time.min;
}
