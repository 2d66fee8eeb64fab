/** What a value of JSON is. */
import type { Json, JsonObject } from '../../domain/json.ts';

export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;
