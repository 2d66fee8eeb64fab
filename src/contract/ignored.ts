import type { Json } from '../domain/json.ts';
import type { SchemaNode } from './messages.ts';
import { descend } from './pointer.ts';

/** The fields of a request that mean nothing here, so that a misspelt one is seen. */
export interface Ignored {
  /** A JSON Pointer each, the first `MAX_WARNINGS`. */
  readonly warnings: readonly string[];
  /** How many more there are; absent where all are named. */
  readonly more_warnings?: number;
}

/** Fields named in one answer, at the most: a request of a hundred thousand gets a page, not a megabyte. */
export const MAX_WARNINGS = 100;

/** The fields that a schema does not know. */
export function ignoredFields(schema: object, value: Json): Ignored {
  return firstOf(unknownFields(schema as SchemaNode, value));
}

/** The first of them by name, the others by their number. */
export function firstOf(pointers: readonly string[]): Ignored {
  const more_warnings = pointers.length - MAX_WARNINGS;
  return more_warnings > 0
    ? { warnings: pointers.slice(0, MAX_WARNINGS), more_warnings }
    : { warnings: pointers };
}

/** What an answer says of them, and nothing else of what holds them. */
export function told({ warnings, more_warnings }: Ignored): Ignored {
  return more_warnings === undefined ? { warnings } : { warnings, more_warnings };
}

/** The JSON Pointers of all fields that a schema does not know; free-form objects take any. */
export function unknownFields(schema: SchemaNode, value: Json, pointer = ''): readonly string[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (typeof items !== 'object' || items === null) return [];
    return value.flatMap((item, i) => unknownFields(items as SchemaNode, item, descend(pointer, i)));
  }
  const { properties } = schema;
  if (typeof value !== 'object' || value === null || typeof properties !== 'object' || properties === null)
    return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const inside = descend(pointer, key);
    if (!Object.hasOwn(properties, key)) return [inside];
    return unknownFields((properties as { readonly [key: string]: SchemaNode })[key]!, member, inside);
  });
}
