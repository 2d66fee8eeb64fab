/** Records changed so that they no longer say what they said. */
import type { Json } from '../../src/domain/json.ts';

export interface Disguised {
  readonly name: string;
  readonly record: Json;
}

type Fields = Record<string, Json>;

/** Keys under which a record is not, or no longer, what is. */
const ABOVE = (
  'previous draft template example proposal rejected_request history_before_correction test_fixture if_approved ' +
  'simulation not_applicable forecast expected schema_example deleted superseded other_customer'
).split(' ');
const BESIDE: readonly (readonly [string, Json])[] = [
  ['record_status', 'void'],
  ['is_test', true],
  ['deleted', true],
  ['valid', false],
  ['draft', true],
  ['is_example', true],
  ['cancelled', true],
];
const BEFORE_KEY = (
  'previous_ requested_ planned_ estimated_ max_ min_ target_ default_ expected_ no_ not_ is_not_ former_ ' +
  'proposed_ draft_ test_ cancelled_ can_ needs_ without_ next_ rejected_ non_ invalid_'
).split(' ');

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The whole record where it holds no longer. */
export const recordDisguises = (data: Json): Disguised[] =>
  ABOVE.map((key) => ({ name: `under "${key}"`, record: { [key]: data } }));

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A copy of a record with the parent of a field changed; none where the pointer leads nowhere. */
function changed(
  data: Json,
  pointer: string,
  change: (parent: Fields, key: string) => Fields,
): Json | undefined {
  const steps = stepsOf(pointer);
  const key = steps.pop();
  const go = (value: Json | undefined, at: number): Json | undefined => {
    if (at === steps.length)
      return isFields(value) && key !== undefined && key in value ? change(value, key) : undefined;
    if (Array.isArray(value))
      return value.map((one, i) => (String(i) === steps[at] ? (go(one, at + 1) ?? one) : one));
    if (!isFields(value)) return undefined;
    const inner = go(value[steps[at]!], at + 1);
    return inner === undefined ? undefined : { ...value, [steps[at]!]: inner };
  };
  return go(data, 0);
}

/** Other values for a field; those that say the same are left out. */
function otherValues(value: Json | undefined): (readonly [string, Json])[] {
  if (typeof value === 'boolean') return [['the other way', !value]];
  if (typeof value === 'number')
    return [
      ['one more', value + 1],
      ['tenfold', value === 0 ? 7 : value * 10],
      ['negative', value === 0 ? -3 : -value],
    ];
  if (typeof value !== 'string') return [];
  return [
    ['not_…', `not_${value}`],
    ['not yet …', `not yet ${value}`],
    ['to be …', `to be ${value}`],
    ['…?', `${value}?`],
    ['… requested', `${value}_requested`],
    ['pending_…', `pending_${value}`],
    ['… | other', `${value} | other`],
  ];
}

const fieldAt = (data: Json, pointer: string): Json | undefined =>
  stepsOf(pointer).reduce<Json | undefined>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : isFields(value) ? value[step] : undefined),
    data,
  );

/** A record with one field renamed, given another value, or taken back by a field beside it. */
export function fieldDisguises(data: Json, pointer: string): Disguised[] {
  const value = fieldAt(data, pointer);
  const valued = otherValues(value).map(([name, other]) => ({
    name: `value: ${name}`,
    record: changed(data, pointer, (parent, key) => ({ ...parent, [key]: other })),
  }));
  const renamed = BEFORE_KEY.map((before) => ({
    name: `field: ${before}…`,
    record: changed(data, pointer, (parent, key) =>
      Object.fromEntries(
        Object.entries(parent).map(([name, one]) => [name === key ? before + name : name, one]),
      ),
    ),
  }));
  const beside = BESIDE.map(([name, flag]) => ({
    name: `beside ${name}: ${flag}`,
    record: changed(data, pointer, (parent) => ({ ...parent, [name]: flag })),
  }));
  return [...valued, ...renamed, ...beside].flatMap(({ name, record }) =>
    record === undefined ? [] : [{ name, record }],
  );
}
