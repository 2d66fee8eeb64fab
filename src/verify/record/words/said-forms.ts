/** Ways in which a claim's value says that of a field without being written as it is: a share, an age, a bound, a place in an order. */
import { compareValues, type Value } from '../../../text/values/index.ts';
import { isFormer } from '../../against/former-value.ts';
import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { type Amount, sized } from './amounts.ts';
import { truthOf } from './states.ts';

/** Whether value `value` of the claim, with word `to` behind it, says the value of a field in another form. */
export const isSaidAs = (said: Said, field: Field, value: Value, to: number): boolean =>
  isShare(field, value) ||
  isAge(field, value) ||
  isTimes(field, value) ||
  isCalled(said, field, value) ||
  isBoundOf(field, value) ||
  isOrdinalOf(said, field, value, to) ||
  isEndOf(field, value) ||
  isApiece(field, value) ||
  isInSameUnit(said, field, value);

/** "EUR 250 each" of `unit_price: 250`. */
function isApiece({ name, values: [one] }: Field, value: Value): boolean {
  if (value.kind !== 'money' || one?.kind !== 'money' || one.per !== undefined) return false;
  if (value.per?.length !== 1 || !/^(?:each|piece|unit|item)$/.test(value.per[0]!)) return false;
  if (!name.some((word) => /^(?:unit|each|piece|item)$/.test(word))) return false;
  const { per: _, ...plain } = value;
  return compareValues(plain as Value, one).relation === 'equal';
}

/** A field without the words of its name that the form of a claim's value says: "up to" of `max`, "third" of `no`. */
export function withoutForm(said: Said, field: Field, value: Value, to: number): Field {
  const form = isShare(field, value)
    ? RATE
    : isBoundOf(field, value)
      ? BOUNDS[(value as Amount).bound as 'max' | 'min']
      : isOrdinalOf(said, field, value, to)
        ? ORDER
        : isEndOf(field, value)
          ? END
          : undefined;
  const name = form === undefined ? field.name : field.name.filter((word) => !form.test(word));
  return name.length === field.name.length || (name.length === 0 && form !== END)
    ? field
    : { ...field, name };
}

/** "67 years old" of `age: 67`, or of `patient: Eva Lind, 67`. */
const isAge = ({ name, quote }: Field, value: Value): boolean => {
  if (value.kind !== 'quantity' || value.unit !== 'year' || value.bound !== 'exact') return false;
  const years = String(Number(value.written.n) / Number(value.written.d));
  if (name.at(-1) === 'age') return quote === years;
  return AGED.test(name.join(' ')) && quote.endsWith(`, ${years}`) && /^\p{Lu}[^\d,]+, \d{1,3}$/u.test(quote);
};

/** Who is told with their age behind the name. */
const AGED = /^(?:patient|name|applicant|claimant|witness|victim|child|student|pupil|guest|suspect)$/;

/** "In room 4.12" of `room: "4.12"`: what something is called by is no number, whatever it is written with. */
const isCalled = (said: Said, field: Field, value: Value): boolean =>
  value.kind === 'identifier' &&
  said.reading.text.slice(value.start, value.end) === field.quote &&
  (said.isKey(field) || /^(?:version|release|firmware|build|revision)$/.test(field.name.at(-1)!));

/** "Three times a day" of `times_per_day: 3`. */
const isTimes = (field: Field, value: Value): boolean =>
  value.kind === 'number' &&
  value.form === 'times' &&
  field.values[0]?.kind === 'number' &&
  has(field, { ...value, form: 'cardinal' });

const RATE = /^(?:rate|ratio|share|percent|percentage|pct|fraction|factor)$/;

/** "19%" of `vat_rate: 0.19`. */
function isShare({ name, values: [one], quote }: Field, value: Value): boolean {
  if (value.kind !== 'number' || value.form !== 'percent' || value.bound !== 'exact') return false;
  if (one?.kind !== 'number' || one.form === 'percent' || !name.some((word) => RATE.test(word))) return false;
  const { n, d } = value.value;
  return /^0?\.\d+$/.test(quote) && 100n * one.value.n * d === n * one.value.d;
}

/** Names of what is the most, or the least, that may be. */
const BOUNDS = {
  max: /^(?:max|maximum|limit|cap|most|upto)$/,
  min: /^(?:min|minimum|least)$/,
} as const;

/** "Up to 60 fps" of `max_fps: 60`, "at least 12 months" of `min_term_months: 12`. */
function isBoundOf({ name, values: [one] }: Field, value: Value): boolean {
  if (!('bound' in value) || (value.bound !== 'max' && value.bound !== 'min')) return false;
  if (one === undefined || !('bound' in one) || one.bound !== 'exact' || one.kind !== value.kind)
    return false;
  const { bound } = value;
  if (!name.some((word) => BOUNDS[bound].test(word))) return false;
  const { n, d } = (value as Amount).value;
  return compareValues(sized({ ...(value as Amount), bound: 'exact' }, n, d), one).relation === 'equal';
}

/** Names of the last day on which something may be. */
const END = /^(?:by|until|deadline|latest|before|due)$/;

/** "By 25 February" of `pickup: { by: 2026-02-25 }`. */
function isEndOf({ name, values: [one] }: Field, value: Value): boolean {
  if (value.kind !== 'date' || value.bound !== 'by' || !END.test(name.at(-1) ?? '')) return false;
  const { bound: _, ...plain } = value;
  return one !== undefined && /^(?:equal|entails)$/.test(compareValues(plain as Value, one).relation);
}

/** Names of numbers that count things in an order. */
const ORDER = /^(?:no|nr|num|number|index|position|rank|place|round|attempt|step|seq|sequence|ordinal)$/;
/** What is told by its number in such an order. */
const ORDERED =
  /^(?:floor|storey|stor(?:y|ey)|week|day|dose|line|row|instal?lment|level|stage|part|chapter|lesson|session|edition|visit|year|attempt|round|step|place|race|lap|match|set|section|version)$/;

/** "The second dose" of `doses: [{ no: 2 }]`, "on the third floor" of `floor: 3`. */
function isOrdinalOf(said: Said, { name, values: [one], quote }: Field, value: Value, to: number): boolean {
  if (value.kind !== 'number' || value.form !== 'ordinal' || one?.kind !== 'number') return false;
  if (quote !== String(Number(value.value.n)) || value.value.d !== 1n || name.length !== 1) return false;
  if (said.words[to] === undefined || said.words[to].value >= 0) return false;
  if (ORDERED.test(name[0]!)) return said.canSay(name[0]!, to);
  return ORDER.test(name[0]!) && said.focus.labels.some((label) => said.canSay(label, to));
}

/** Whether a field has a claim's value as it is written. */
export const has = ({ values, quote, words, value: from }: Field, value: Value): boolean =>
  truthOf(quote, words) === undefined || /\d/.test(quote)
    ? values.some((one) => {
        const { relation, via } = compareValues(value, one);
        const said = (relation === 'equal' || relation === 'entails') && via !== 'bound';
        return said && !isFormer(quote, from, one, values);
      })
    : false;

/** Names of parts of an allowance that are counted in the unit that another part's name has. */
const PART =
  /^(?:taken|used|booked|left|remaining|spent|available|pending|approved|requested|accrued|planned|open|consumed|over)$/;

/** "18 days" of `entitlement_days: 27, taken: 18`: parts of one allowance, of which one name has the unit. */
function isInSameUnit({ focus }: Said, { name, object, values: [one], quote }: Field, value: Value): boolean {
  if (value.kind !== 'quantity' || value.bound !== 'exact' || one?.kind !== 'number') return false;
  if (!PART.test(name.at(-1) ?? '') || quote !== String(Number(value.written.n) / Number(value.written.d)))
    return false;
  const beside = [...focus.own, ...focus.inner].filter((field) => field.object === object);
  const units = new Set(
    beside.flatMap(({ values: [other] }) => (other?.kind === 'quantity' ? other.unit : [])),
  );
  return units.size === 1 && units.has(value.unit);
}
