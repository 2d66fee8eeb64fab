/** A JSON value as RFC 8259 defines it: what `JSON.parse` can return. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Keys are data of the caller: never look one up through the prototype. */
export interface JsonObject {
  readonly [key: string]: Json;
}
