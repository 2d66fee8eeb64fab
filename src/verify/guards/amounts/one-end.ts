/** "Takes 5 to 10 days" by "takes 5 days": who names a range says that some are at its other end as well. */
import { multiply, order } from '../../../text/values/rational.ts';
import type { Magnitude, Value } from '../../../text/values/types.ts';
import { againstUnit, type Guard, valueFor } from '../guard.ts';

/** A range between whose ends one thing may lie is met at either. */
const BETWEEN = /^between /i;

type Range = Magnitude & { readonly upper: Magnitude['value'] };

export const ONE_END: Guard = againstUnit('quantity', 'any', ({ reading, units, support }) =>
  units.findIndex(({ value }, i) => {
    if (!isRange(value)) return false;
    const [theirs, found] = valueFor(support, i);
    if (theirs === undefined || !isSingle(found)) return false;
    const ends = [value.value, value.upper];
    const isEnd = (one: Magnitude): boolean => ends.some((end) => order(one.value, end) === 0);
    if (!isEnd(found)) return false;
    // "Takes 5 days, exchanges 10": both are told, each of another.
    // The fields of a record may be the ends of one range.
    const isBoth =
      !support.sentences.some(({ source }) => source.structured) &&
      theirs.values.some(
        (other) => other !== found && isSingle(other) && (isEnd(other) || isEndInUnit(other, value)),
      );
    return isBoth || !BETWEEN.test(reading.text.slice(value.start, value.end));
  }),
);

/** Whether a bare number is an end of a range in the unit of that. */
const isEndInUnit = (one: Value, range: Value & Range): boolean =>
  one.kind === 'number' &&
  range.kind === 'quantity' &&
  [range.value, range.upper].some(
    (end) => order(multiply(one.value, range.value), multiply(end, range.written)) === 0,
  );

const isRange = (value: Value | undefined): value is Value & Range =>
  value !== undefined &&
  'bound' in value &&
  value.bound === 'range' &&
  'upper' in value &&
  value.upper !== undefined;

const isSingle = (value: Value | undefined): value is Extract<Value, Magnitude> =>
  value !== undefined && 'value' in value && (value as Magnitude).bound === 'exact';
