/** The bounds that a record gives for one of its numbers: `value: 112, ref_low: 70, ref_high: 99`, `pressure_limits: { min, max }`. */
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, sizeOf, unitOf } from '../words/amounts.ts';

/** A number and the bounds that it is held against. */
export interface Band {
  readonly value: Field;
  readonly low: Field | undefined;
  readonly high: Field | undefined;
  /** Words that say what kind of bounds they are: "ref", "limits". */
  readonly kind: readonly string[];
}

const LOW = /^(?:low|lower|lo|min|minimum|floor)$/;
const HIGH = /^(?:high|higher|upper|hi|max|maximum|ceiling)$/;
/** Words of names that say what bounds are for, and not of which number they are. */
const KIND =
  /^(?:ref|reference|normal|target|allowed|permitted|acceptable|accepted|safe|safety|operating|recommended|expected|healthy|alarm|alert|warning|critical|spec|specification|tolerance|limits?|thresholds?|bounds?|ranges?|interval|band)$/;
const NEUTRAL = /^(?:value|level|of|the|at)$/;
/** The number of a record that bounds without a name of their own are for. */
const MEASURED =
  /^(?:(?:measured|current|actual|latest) )?(?:value|result|reading|measurement|level|score|amount|observed value)$/;

interface Bound {
  readonly field: Field;
  readonly side: 'low' | 'high';
  readonly kind: readonly string[];
  readonly of: readonly string[];
}

/** A field that bounds a number: its name says from which side. */
function boundOf(field: Field, labels: readonly string[]): Bound | undefined {
  const lows = field.name.filter((word) => LOW.test(word));
  // "Its limit" without a side is the most that may be.
  const isMost = lows.length === 0 && field.name.some((word) => /^(?:limit|cap)$/.test(word));
  const highs = field.name.filter((word) => HIGH.test(word) || (isMost && /^(?:limit|cap)$/.test(word)));
  if (isMost && highs.length > 1) highs.pop();
  if (lows.length + highs.length !== 1 || amountOf(field) === undefined) return undefined;
  const words = [...field.name, ...labels].filter((word) => !LOW.test(word) && !HIGH.test(word));
  return {
    field,
    side: lows.length > 0 ? 'low' : 'high',
    kind: words.filter((word) => KIND.test(word)),
    of: words.filter((word) => !KIND.test(word) && !NEUTRAL.test(word) && !ASIDE.test(word)),
  };
}

/** The numbers of a record that have bounds, each with the one pair that there is for it. */
export function bandsOf({ focus: { own, inner, id } }: Said): readonly Band[] {
  const bounds = [...own, ...inner].flatMap((field) => {
    // `limits: { max }`: what is bounded stands beside the object, and its name may say what that is.
    const isInner = field.object !== id;
    const labels = isInner ? field.path.slice(-2) : [];
    const isBeside = isInner && !KIND.test(field.path.at(-1) ?? '');
    return isBeside ? [] : (boundOf(field, labels) ?? []);
  });
  const groups = new Map<string, Bound[]>();
  for (const one of bounds) groups.set(one.of.join(' '), [...(groups.get(one.of.join(' ')) ?? []), one]);
  return [...groups.values()].flatMap((group) => {
    const [low, ...lows] = group.filter(({ side }) => side === 'low');
    const [high, ...highs] = group.filter(({ side }) => side === 'high');
    // Of bounds of several kinds it is not known which the claim means.
    if (lows.length + highs.length > 0) return [];
    const value = valueFor(own, group, bounds);
    const kind = [...new Set(group.flatMap((one) => one.kind))];
    return value === undefined ? [] : [{ value, low: low?.field, high: high?.field, kind }];
  });
}

/** The number that bounds are for: what they are named for, or the one thing that was measured. */
function valueFor(own: readonly Field[], group: readonly Bound[], all: readonly Bound[]): Field | undefined {
  const { of, field: bound } = group[0]!;
  const isBound = (field: Field): boolean => all.some((one) => one.field === field);
  const plain = ({ name }: Field): string => name.filter((word) => !ASIDE.test(word)).join(' ');
  const found = own.filter(
    (field) =>
      amountOf(field) !== undefined &&
      !isBound(field) &&
      (of.length > 0 ? plain(field) === of.join(' ') : MEASURED.test(field.name.join(' '))),
  );
  const [value, ...more] = found;
  if (value === undefined || more.length > 0) return undefined;
  const [a, b] = [amountOf(value)!, amountOf(bound)!];
  // A limit without a unit is in that of what it limits.
  return unitOf(a) === unitOf(b) || b.kind === 'number' ? value : undefined;
}

/** Words of the name of a number that say when it was taken, or in what unit. */
const ASIDE = /^(?:current|actual|measured|bar|psi|pa|hpa|kpa|rpm|ppm|ppb|ugm3|db|dba|lux|ph)$/;

/** The one amount of a field; "mg/dL" is a unit like another. */
function amountOf({ values, quote }: Field): Amount | undefined {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0 || !('value' in value) || !/\d/.test(quote)) return undefined;
  return value.bound === 'exact' && value.upper === undefined ? value : undefined;
}

/** The number that a field is written as. */
export const writtenIn = (field: Field): number => {
  const amount = amountOf(field)!;
  return amount.kind === 'quantity' ? Number(amount.written.n) / Number(amount.written.d) : sizeOf(amount);
};
