import type { Json, JsonObject } from '../../domain/json.ts';
import { EXAMPLES, type Example } from '../examples/index.ts';
import type { OpenApi } from '../openapi.ts';
import type { Operation } from '../operation.ts';
import { describe, fieldsTable, typeOf } from './fields.ts';
import { escapeHtml, inline, jsonBlock, prose } from './html.ts';

interface Paths {
  readonly [path: string]: { readonly [method: string]: JsonObject };
}

/** The chapter of one operation: what it does, what it takes and gives, and examples to paste. */
export function operationChapter(operation: Operation, document: OpenApi, base_url: string): string {
  const { id, method, path, summary, scope } = operation;
  const described = (document.paths as Paths)[path]![method.toLowerCase()]!;
  const examples = EXAMPLES.filter((example) => example.operation === id);
  return `<section>
<h3 id="${id}">${escapeHtml(summary)}<a class="anchor" href="#${id}" aria-label="Link to ${escapeHtml(summary)}">#</a></h3>
<p class="path"><span class="method ${method.toLowerCase()}">${method}</span>${escapeHtml(path)}</p>
${prose(operation.description)}
<p class="soft">${scope === null ? 'No key is needed.' : `Needs a key with the scope <code>${scope}</code>.`}</p>
${parametersTable(described.parameters)}
${bodyOf(described, document)}
${responsesTable(described.responses as JsonObject)}
${examples.length > 0 ? `<h4>Examples</h4>${examples.map((example) => exampleBlock(example, base_url, scope !== null)).join('')}` : ''}
</section>`;
}

function parametersTable(parameters: Json | undefined): string {
  const rows = (parameters as readonly JsonObject[]).map((parameter) => {
    const schema = parameter.schema as JsonObject;
    const optional = parameter.required === true ? '' : ' <span class="soft">optional</span>';
    return `<tr><td><code>${escapeHtml(String(parameter.name))}</code></td><td>${escapeHtml(String(parameter.in))}, ${typeOf(schema)}${optional}</td><td>${inline(String(parameter.description))} ${describe(schema)}</td></tr>`;
  });
  return `<h4>Parameters</h4><div class="scroll"><table><thead><tr><th>Name</th><th>Type</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function bodyOf(described: JsonObject, document: OpenApi): string {
  const body = described.requestBody as JsonObject | undefined;
  if (body === undefined) return '';
  const schema = schemaOf(body);
  // Of several forms that a body may take, the fields of the first are shown here.
  const [first = schema] = (schema.anyOf ?? []) as readonly JsonObject[];
  const name = String(first.$ref).split('/').at(-1)!;
  const fields = ((document.components as JsonObject).schemas as JsonObject)[name] as JsonObject;
  const form = 'multipart/form-data' in (body.content as JsonObject) ? FORM : '';
  return `<h4>Body</h4><p>${typeOf(schema)} as JSON${form}.</p>${fieldsTable(fields)}`;
}

const FORM = ', or a form with files beside the same fields: <code>curl -F file=@handbook.pdf</code>';

function responsesTable(responses: JsonObject): string {
  const rows = Object.entries(responses).map(([status, response]) => {
    const { description, content } = response as JsonObject;
    const body = content === undefined ? 'none' : typeOf(schemaOf(response as JsonObject));
    return `<tr><td><code>${status}</code></td><td>${body}</td><td>${inline(String(description))}</td></tr>`;
  });
  return `<h4>Answers</h4><div class="scroll"><table><thead><tr><th>Status</th><th>Body</th><th>When</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** The schema of a body under its first media type. */
function schemaOf(body: JsonObject): JsonObject {
  const [content] = Object.values(body.content as { readonly [media: string]: JsonObject });
  return content!.schema as JsonObject;
}

function exampleBlock(example: Example, base_url: string, keyed: boolean): string {
  const { summary, status, answer } = example;
  return `<details${status < 300 ? ' open' : ''}><summary>${escapeHtml(summary)}</summary>
<pre class="curl"><code>${escapeHtml(curlOf(example, base_url, keyed))}</code></pre>
<p class="soft">Answer ${status}</p>
<pre><code>${jsonBlock(answer)}</code></pre></details>`;
}

/** The example as a command to paste into a shell. */
function curlOf({ method, path, headers, body }: Example, base_url: string, keyed: boolean): string {
  const lines = [`curl -s${method === 'GET' ? '' : ` -X ${method}`} '${base_url}${path}'`];
  if (keyed) lines.push(`-H "Authorization: Bearer $TOUCHSTONE_API_KEY"`);
  for (const [name, value] of Object.entries(headers ?? {})) lines.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body, null, 2))}`);
  return lines.join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
