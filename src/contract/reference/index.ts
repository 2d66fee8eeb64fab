import { hash } from 'node:crypto';
import type { JsonObject } from '../../domain/json.ts';
import type { Limits } from '../limits.ts';
import { type OpenApi, openApi } from '../openapi.ts';
import type { Doors, Operation } from '../operation.ts';
import { operations } from '../operations.ts';
import { PROBLEM_CODES, PROBLEMS } from '../problems.ts';
import { fieldsTable, typeOf } from './fields.ts';
import { escapeHtml, inline, prose } from './html.ts';
import { operationChapter } from './operation.ts';
import { reasonsChapter } from './reasons.ts';
import { STYLE } from './style.ts';

/** A page, and the Content-Security-Policy that it works under: its own style, no script, nothing from elsewhere. */
export interface ReferencePage {
  readonly html: string;
  readonly content_security_policy: string;
}

/**
 * The reference of the interface as one page of HTML, made from the OpenAPI document. It holds all that it needs.
 * `base_url` stands in the commands to paste.
 */
export function referencePage(
  limits: Limits,
  version: string,
  base_url: string,
  doors?: Doors,
): ReferencePage {
  const document = openApi(limits, version, doors);
  const all = operations(limits, doors);
  const tags = [...new Set(all.map(({ tag }) => tag))];
  const info = document.info as JsonObject;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Touchstone ${escapeHtml(version)}: reference</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<a class="skip" href="#main">To the text</a>
${navigation(all, tags, document.components as JsonObject)}
<main id="main">
<h1>Touchstone</h1>
<p class="lead">${escapeHtml(String(info.summary))}</p>
${prose(String(info.description))}
<p>The same as an <a href="/openapi.json">OpenAPI 3.1 document</a>, version ${escapeHtml(version)}. A click on a command selects it whole.</p>
${tags.map((tag) => chapters(tag, all, document, base_url)).join('\n')}
${reasonsChapter()}
${problemsChapter()}
${schemasChapter((document.components as JsonObject).schemas as JsonObject)}
</main>
</body>
</html>
`;
  const style = hash('sha256', STYLE, 'base64');
  const content_security_policy = `default-src 'none'; style-src 'sha256-${style}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { html, content_security_policy };
}

function navigation(all: readonly Operation[], tags: readonly string[], components: JsonObject): string {
  const list = (links: readonly (readonly [href: string, text: string])[]) =>
    `<ul>${links.map(([href, text]) => `<li><a href="#${href}">${escapeHtml(text)}</a></li>`).join('')}</ul>`;
  const groups = tags.map((tag) => {
    const chosen = all.filter((operation) => operation.tag === tag);
    return `<section><h2>${escapeHtml(tag)}</h2>${list(chosen.map(({ id, summary }) => [id, summary]))}</section>`;
  });
  const codes = `<section><h2>Codes</h2>${list([
    ['reasons', 'Reasons'],
    ['problems', 'Problems'],
  ])}</section>`;
  const names = Object.keys(components.schemas as JsonObject);
  const schemas = `<details><summary>Schemas</summary>${list(names.map((name) => [`schema-${name}`, name]))}</details>`;
  return `<nav aria-label="Contents"><strong>Touchstone</strong>${groups.join('')}${codes}${schemas}</nav>`;
}

function chapters(tag: string, all: readonly Operation[], document: OpenApi, base_url: string): string {
  const chosen = all.filter((operation) => operation.tag === tag);
  const texts = chosen.map((operation) => {
    return operationChapter(operation, document, base_url);
  });
  return `<h2>${escapeHtml(tag)}</h2>${texts.join('\n')}`;
}

function problemsChapter(): string {
  const rows = PROBLEM_CODES.map((code) => {
    const { status, title, description } = PROBLEMS[code];
    return `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td><td><strong>${escapeHtml(title)}.</strong> ${inline(description)}</td></tr>`;
  });
  return `<h2 id="problems">Problems</h2>
<p>Every error is a body of type <code>application/problem+json</code> (RFC 9457): ${typeOf({ $ref: '#/Problem' })}.</p>
<div class="scroll"><table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function schemasChapter(schemas: JsonObject): string {
  const texts = Object.entries(schemas).map(([name, schema]) => {
    const { description } = schema as JsonObject;
    const text = typeof description === 'string' ? prose(description) : '';
    return `<section><h3 id="schema-${name}">${name}<a class="anchor" href="#schema-${name}" aria-label="Link to ${name}">#</a></h3>${text}${fieldsTable(schema as JsonObject)}</section>`;
  });
  return `<h2>Schemas</h2>${texts.join('\n')}`;
}
