/** A short notation for values, so that tables of tests can be read: `money min 500 USD per month`. */

import {
  type Language,
  type Magnitude,
  type ReadOptions,
  readValues,
  type Value,
} from '../../../src/text/values/index.ts';
import { rationalKey } from '../../../src/text/values/rational.ts';

/** The values of a text: `slice = notation` each. */
export function read(text: string, language: Language, options?: ReadOptions): string[] {
  return readValues(text, language, options).map(
    (value) => `${text.slice(value.start, value.end)} = ${notation(value)}`,
  );
}

/** The one value that a whole text is expected to hold. */
export function only(text: string, language: Language = 'en', options?: ReadOptions): Value {
  const values = readValues(text, language, options);
  if (values.length !== 1) throw new Error(`${JSON.stringify(text)} holds ${values.length} values, not one`);
  return values[0]!;
}

export function notation(value: Value): string {
  const others =
    'alternatives' in value && value.alternatives ? value.alternatives.map((v) => ` | ${notation(v)}`) : [];
  return words(value).filter(Boolean).join(' ') + others.join('');
}

function words(value: Value): string[] {
  switch (value.kind) {
    case 'number':
      return [value.quantifier ? 'both' : value.form, magnitude(value), per(value)];
    case 'money':
      return ['money', magnitude(value), value.currency, per(value)];
    case 'quantity':
      return ['quantity', magnitude(value), value.base, per(value)];
    case 'date':
      return ['date', value.bound ?? '', date(value.date), relative(value)];
    case 'time':
      return ['time', value.bound ?? '', time(value.time)];
    case 'datetime':
      return ['datetime', value.bound ?? '', date(value.date), time(value.time)];
    case 'identifier':
      return [
        value.type,
        value.key,
        value.label ? `(${value.label})` : '',
        value.valid === false ? 'invalid' : '',
      ];
  }
}

function magnitude({ value, upper, bound }: Magnitude): string {
  const ends = upper ? `${rationalKey(value)}..${rationalKey(upper)}` : rationalKey(value);
  return bound === 'exact' || bound === 'range' ? ends : `${bound} ${ends}`;
}

function per({ per: parts = [] }: Magnitude): string {
  return parts.map((part) => `per ${part}`).join(' ');
}

function date(parts: object): string {
  return Object.entries(parts)
    .map(([part, value]) => (part === 'part' ? `${value}` : `${part}${value}`))
    .join(' ');
}

function relative(value: Extract<Value, { kind: 'date' }>): string {
  if (!value.relative) return '';
  const { unit, count, from } = value.relative;
  return `${unit}${count < 0 ? '' : '+'}${count} from ${from}`;
}

function time({ h, min, s, ms, offset, zone }: Extract<Value, { kind: 'time' }>['time']): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const seconds = s === undefined ? '' : `:${two(s)}${ms === undefined ? '' : `.${ms}`}`;
  return `${two(h)}:${two(min)}${seconds}${offset === undefined ? '' : ` utc${offset < 0 ? '' : '+'}${offset}`}${zone ? ` ${zone}` : ''}`;
}
