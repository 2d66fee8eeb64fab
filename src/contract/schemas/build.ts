/**
 * Builders of schemas: of TypeBox's the few that the contract needs, with TypeBox's own types. A schema is a plain
 * JSON Schema; what TypeBox computes over types has no part at run time, and would be most of what a start loads.
 */
import type * as TypeBox from 'typebox';

/** Schemas that objects do not require: a mark of their own would be part of them. */
const optionals = new WeakSet<object>();

type Members = { readonly [key: string]: unknown };

const isRequired = ([, schema]: [string, unknown]): boolean => !optionals.has(schema as object);

function object(properties: Members, options: Members = {}): Members {
  const required = Object.entries(properties)
    .filter(isRequired)
    .map(([key]) => key);
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

function optional(schema: Members): Members {
  const copy = { ...schema };
  optionals.add(copy);
  return copy;
}

/**
 * The keyword under which a schema has rules over several of its fields. The contract checks them in its own words
 * (`cross-checks.ts`), so validation passes them over; the OpenAPI document has them as `allOf`.
 */
export const RULES = 'x-rules';

/** Rules that stand beside the fields of an object schema. */
export const rules = (...all: readonly Members[]): Members => ({ [RULES]: all });

/** A rule: the object has one of these fields. */
export const hasOneOf = (...fields: readonly string[]): Members => ({
  anyOf: fields.map((field) => ({ required: [field] })),
});

/** A rule: what is excluded. */
export const never = (...all: readonly Members[]): Members => ({ not: { allOf: all } });

/** A rule: the object has this type, said outright. */
export const isOfType = (type: string): Members => ({
  required: ['type'],
  properties: { type: { const: type } },
});

/** A rule: the URI of the object carries its content (RFC 2397). */
export const HAS_DATA_URI: Members = {
  required: ['uri'],
  properties: { uri: { type: 'string', pattern: '^[Dd][Aa][Tt][Aa]:' } },
};

const ofType =
  (type: string) =>
  (options: Members = {}): Members => ({ type, ...options });

/** As `Type` of TypeBox: each gives the JSON Schema of its name. */
export const Type = {
  Array: (items: Members, options: Members = {}) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Integer: ofType('integer'),
  Literal: (value: string | number | boolean, options: Members = {}) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: optional,
  String: ofType('string'),
  Union: (anyOf: readonly Members[], options: Members = {}) => ({ anyOf, ...options }),
  Unsafe: (schema: Members) => ({ ...schema }),
} as unknown as Pick<
  typeof TypeBox.Type,
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'String'
  | 'Union'
  | 'Unsafe'
>;
