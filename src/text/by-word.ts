/**
 * A table whose keys are words of texts. It has no prototype: "constructor" is a word like any other, and in a plain
 * object it would find what no text said.
 */
export function byWord<Value>(table: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), table);
}
