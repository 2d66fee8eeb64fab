import type { Json, JsonObject } from '../../domain/json.ts';
import { escapeHtml, inline } from './html.ts';

/** The fields of an object schema as a table; empty for a schema that is no object with fields. */
export function fieldsTable(schema: JsonObject): string {
  const properties = schema.properties as { readonly [name: string]: JsonObject } | undefined;
  if (properties === undefined) return '';
  const required = new Set((schema.required as readonly string[] | undefined) ?? []);
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${typeOf(field)}${required.has(name) ? '' : ' <span class="soft">optional</span>'}</td><td>${describe(field)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>Field</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** What a value of the schema is, with links to the schemas that have a name. */
export function typeOf(schema: JsonObject): string {
  if (typeof schema.$ref === 'string') return linkTo(schema.$ref);
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map((option) => typeOf(option as JsonObject)).join(' or ');
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  if (schema.type === 'array') return `array of ${typeOf((schema.items ?? {}) as JsonObject)}`;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any JSON'];
  return types.map((type) => escapeHtml(String(type))).join(' or ');
}

/** The description of a schema with its default and limits. */
export function describe(schema: JsonObject): string {
  const { description } = schema;
  const text = typeof description === 'string' ? inline(description) : '';
  const notes = [...limitsOf(schema)].map(escapeHtml).join('; ');
  const setting =
    typeof schema['x-setting'] === 'string' ? ` (<code>${escapeHtml(schema['x-setting'])}</code>)` : '';
  return `${text}${notes === '' ? '' : ` <span class="soft">${notes}${setting}.</span>`}`;
}

const LIMIT_WORDS: readonly (readonly [keyword: string, words: string])[] = [
  ['default', 'default'],
  ['minimum', 'at least'],
  ['maximum', 'at most'],
  ['minItems', 'entries at least'],
  ['maxItems', 'entries at most'],
  ['maxLength', 'characters at most'],
  ['x-expects', 'form:'],
];

function* limitsOf(schema: JsonObject): Generator<string> {
  for (const [keyword, words] of LIMIT_WORDS) {
    const value: Json | undefined = schema[keyword];
    // What JavaScript can count to is no limit that a reader needs to know.
    if (value === undefined || value === Number.MAX_SAFE_INTEGER) continue;
    yield `${words} ${typeof value === 'string' ? value : JSON.stringify(value)}`;
  }
}

function linkTo(reference: string): string {
  const name = escapeHtml(reference.slice(reference.lastIndexOf('/') + 1));
  return `<a href="#schema-${name}">${name}</a>`;
}
