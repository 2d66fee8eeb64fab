import type { Rational } from './rational.ts';

export type { Language } from '../language.ts';

/** How a number is meant: `min` is "at least", `more` "over", `max` "at most", `less` "under". */
export type Bound = 'exact' | 'about' | 'min' | 'more' | 'max' | 'less' | 'range';

/** A place in the text read: UTF-16 code units, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What every value that carries a number has. */
export interface Magnitude extends Span {
  /** The number, or the lower end of a range; in base units for a quantity, in major units for money. */
  readonly value: Rational;
  /** The upper end of a range. */
  readonly upper?: Rational;
  readonly bound: Bound;
  /** Unit of the last place written, for numbers given in thousands, millions…: "1.2M" is exact to 100,000. */
  readonly step?: Rational;
  /** Written in words. */
  readonly words?: true;
  /** Other ways to read the same span: another number convention, a mass instead of money. */
  readonly alternatives?: readonly Value[];
  /** What it is counted by: "per seat per month" is `['seat', 'month']`; "each" is `['each']`. */
  readonly per?: readonly string[];
}

export type NumberForm = 'cardinal' | 'ordinal' | 'fraction' | 'percent' | 'points' | 'times';

/** A bare number. A percentage holds the number written before the sign: 11% is 11. */
export interface NumberValue extends Magnitude {
  readonly kind: 'number';
  readonly form: NumberForm;
  /** "both": a quantifier that also says how many. */
  readonly quantifier?: true;
}

/**
 * An amount of money in major units. `currency` is an ISO 4217 code, or a sign whose country is not said:
 * `$`, `¢` (a hundredth of a dollar or euro), `¥`, `kr`, `dinar`, `franc`, `peso`, `lira`, `shilling`, `riyal`.
 */
export interface MoneyValue extends Magnitude {
  readonly kind: 'money';
  readonly currency: string;
}

/** A number with a unit. `value` counts `base` units; `unit` and `written` keep what stood in the text. */
export interface QuantityValue extends Magnitude {
  readonly kind: 'quantity';
  /** `s`, `month`, `business_day`, `m`, `kg`, `bit`, `bit/s`, `m2`, `m3`, `m/s`, `J`, `W`, `degC`, … */
  readonly base: string;
  readonly unit: string;
  readonly written: Rational;
}

/** A date as far as it is said. `weekday` counts from Monday = 1. */
export interface DateParts {
  readonly y?: number;
  readonly m?: number;
  readonly d?: number;
  readonly quarter?: number;
  readonly half?: number;
  readonly weekday?: number;
  /** First year of a decade or century. */
  readonly decade?: number;
  readonly century?: number;
  /** "early", "mid", "end of" the period named. */
  readonly part?: 'start' | 'mid' | 'end';
}

/** A date counted from another: "tomorrow" is +1 day from `now`, "three days later" +3 from the `text`. */
export interface RelativeDate {
  readonly unit: 'day' | 'week' | 'month' | 'year' | 'quarter' | 'weekday';
  readonly count: number;
  readonly from: 'now' | 'text';
}

export type DateBound = 'before' | 'after' | 'by';

export interface DateValue extends Span {
  readonly kind: 'date';
  readonly date: DateParts;
  readonly relative?: RelativeDate;
  readonly bound?: DateBound;
  /** "03/11/2026": the reading in the other order of day and month. */
  readonly alternatives?: readonly Value[];
}

/** A time of day on the 24-hour clock. `offset` is minutes east of UTC. */
export interface ClockTime {
  readonly h: number;
  readonly min: number;
  readonly s?: number;
  readonly ms?: number;
  readonly offset?: number;
  /** A zone named without a fixed offset, in capitals. */
  readonly zone?: string;
}

export interface TimeValue extends Span {
  readonly kind: 'time';
  readonly time: ClockTime;
  readonly bound?: DateBound;
  /** "2:20" without am or pm may be twelve hours later. */
  readonly alternatives?: readonly Value[];
}

export interface DateTimeValue extends Span {
  readonly kind: 'datetime';
  readonly date: DateParts;
  readonly time: ClockTime;
  readonly bound?: DateBound;
  /** Milliseconds since 1970-01-01T00:00Z, where date and offset are complete. */
  readonly instant?: number;
  readonly alternatives?: readonly Value[];
}

export type IdentifierType =
  | 'code'
  | 'number'
  | 'label'
  | 'ending'
  | 'iban'
  | 'email'
  | 'url'
  | 'version'
  | 'hash'
  | 'uuid'
  | 'phone'
  | 'ip';

/** A name that is right to the character or wrong. */
export interface IdentifierValue extends Span {
  readonly kind: 'identifier';
  readonly type: IdentifierType;
  /** What is compared: capitals, without separators where letters meet digits ("hf-20931" is HF20931). */
  readonly key: string;
  /** The word before it that says what it names, in lower case: "order", "invoice". */
  readonly label?: string;
  /** IBAN only: whether the ISO 7064 mod 97-10 check holds. */
  readonly valid?: boolean;
}

export type Value =
  | NumberValue
  | MoneyValue
  | QuantityValue
  | DateValue
  | TimeValue
  | DateTimeValue
  | IdentifierValue;
