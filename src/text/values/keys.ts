import { gather } from '../gather.ts';
import { rationalKey } from './rational.ts';
import type { DateParts, Value } from './types.ts';

/**
 * Keys by which an index finds values that may be equal or more exact: two exact values that `compareValues` calls
 * equal share at least one. Bounds and ranges ("over $500") are not found by key: they need a comparison.
 */
export function valueKeys(value: Value): readonly string[] {
  const own = keysOf(value);
  const others = 'alternatives' in value ? (value.alternatives ?? []) : [];
  return others.length === 0 ? own : [...new Set([...own, ...gather(others, keysOf)])];
}

function keysOf(value: Value): readonly string[] {
  switch (value.kind) {
    case 'number': {
      const key = rationalKey(value.value);
      if (value.form === 'percent')
        return [`%${key}`, `n${rationalKey({ n: value.value.n, d: value.value.d * 100n })}`];
      return [`n${key}`];
    }
    case 'money':
      return [`m${rationalKey(value.value)}`];
    case 'quantity':
      return [`q${value.base}:${rationalKey(value.value)}`];
    case 'identifier':
      return [
        `i${value.key.replaceAll('-', '')}`,
        ...(/^[1-9][0-9]*$/.test(value.key) ? [`n${value.key}`] : []),
      ];
    case 'time':
      return [timeKey(value.time.h, value.time.min)];
    case 'date':
      return value.relative ? [`r${value.relative.unit}${value.relative.count}`] : dateKeys(value.date);
    case 'datetime':
      return [...dateKeys(value.date), timeKey(value.time.h, value.time.min)];
  }
}

function timeKey(h: number, min: number): string {
  return `t${h}:${min}`;
}

function dateKeys({ y, m, d, quarter, half, decade, century, weekday }: DateParts): readonly string[] {
  const keys: string[] = [];
  if (m !== undefined && d !== undefined) keys.push(`d${m}-${d}`);
  if (y !== undefined && m !== undefined) keys.push(`d${y}-${m}`);
  if (y !== undefined) keys.push(`d${y}`, `n${y}`);
  if (m !== undefined) keys.push(`dm${m}`);
  if (quarter !== undefined) keys.push(`dq${quarter}`);
  if (half !== undefined) keys.push(`dh${half}`);
  if (decade !== undefined) keys.push(`dd${decade}`);
  if (century !== undefined) keys.push(`dc${century}`);
  if (weekday !== undefined) keys.push(`dw${weekday}`);
  return keys;
}
