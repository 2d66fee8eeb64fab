import type { Json } from '../domain/json.ts';

/** A node of a JSON Schema, read as data. */
export interface SchemaNode {
  readonly [keyword: string]: unknown;
}

/** What to do about a value that a message cannot know better. */
const SUGGESTIONS: { readonly [value: string]: string } = {
  permissive: ' For routing borderline cases to review, use balanced.',
};

/**
 * What is wrong with a value, in plain words: the field, what was found, the limit, and the remedy.
 * `keyword` is the one of JSON Schema that failed; `node` the schema that holds it.
 */
export function messageOf(keyword: string, name: string, node: SchemaNode, found: Json | undefined): string {
  const size = typeof found === 'string' ? codePoints(found) : Array.isArray(found) ? found.length : 0;
  switch (keyword) {
    case 'type':
      return `${name} is ${kindOf(found)}, but must be ${typesOf(node)}${rangeOf(node)}.${wrapping(node, found)}`;
    case 'enum':
      return `${name} is ${echo(found)}; it takes ${listOf(node.enum)}.${suggestion(found)}`;
    case 'minLength':
      return `${name} is empty. Give it at least ${plural(node.minLength, 'character')}.`;
    case 'maxLength':
      return `${name} has ${plural(size, 'character')}; the limit is ${number(node.maxLength)}${setting(node)}. Shorten it.`;
    case 'minItems':
      return `${name} is empty. Give at least ${number(node.minItems)}.`;
    case 'maxItems':
      return `${name} has ${plural(size, 'entry', 'entries')}; the limit is ${number(node.maxItems)}${setting(node)}. Split the request.`;
    case 'minimum':
      return `${name} is ${echo(found)}; the least value is ${number(node.minimum)}. Raise it.`;
    case 'maximum':
      return `${name} is ${echo(found)}; the greatest value is ${number(node.maximum)}${setting(node)}. Lower it.`;
    case 'pattern':
      return `${name} is ${echo(found)}, but must be ${String(node['x-expects'] ?? node.pattern)}.`;
    default:
      return `${name} does not meet the constraint "${keyword}" of its schema.`;
  }
}

/** A number as a reader would write it: 16,384. */
export function number(value: unknown): string {
  const text = String(value);
  return /^[0-9]+$/.test(text) ? text.replace(/\B(?=(?:[0-9]{3})+$)/g, ',') : text;
}

function plural(count: unknown, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

function setting(node: SchemaNode): string {
  return typeof node['x-setting'] === 'string' ? ` (setting ${node['x-setting']})` : '';
}

/** A value as it was sent, cut where it is long. */
export function echo(value: Json | undefined): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > 64 ? `${value.slice(0, 64).toWellFormed()}…` : value);
  return typeof value === 'object' ? kindOf(value) : String(value);
}

function kindOf(value: Json | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : `${value}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function typesOf(node: SchemaNode): string {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  return types.map((type) => (/^[aio]/.test(String(type)) ? `an ${type}` : `a ${type}`)).join(' or ');
}

/** What values of the type there are, where they are few or bounded: whoever sent another type does not know. */
export function rangeOf(node: SchemaNode): string {
  if (Array.isArray(node.enum)) return `: ${listOf(node.enum)}`;
  const { minimum, maximum } = node;
  if (minimum === undefined) return '';
  return maximum === undefined || maximum === Number.MAX_SAFE_INTEGER
    ? ` of at least ${number(minimum)}`
    : ` from ${number(minimum)} to ${number(maximum)}${setting(node)}`;
}

function listOf(values: unknown): string {
  const texts = (values as readonly unknown[]).map(String);
  return texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}

/** Where a claim or a source is sent as a bare string, the object that it belongs in. */
function wrapping(node: SchemaNode, found: Json | undefined): string {
  const { type, properties } = node;
  const holdsText = type === 'object' && Object.hasOwn((properties as object | undefined) ?? {}, 'text');
  return typeof found === 'string' && holdsText ? ' Write it as {"text": "…"}.' : '';
}

function suggestion(found: Json | undefined): string {
  return typeof found === 'string' && Object.hasOwn(SUGGESTIONS, found) ? SUGGESTIONS[found]! : '';
}

/** Unicode code points of a text. */
export function codePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 0xdc00 || code > 0xdfff) count++;
  }
  return count;
}
