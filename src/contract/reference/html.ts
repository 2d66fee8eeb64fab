import type { Json } from '../../domain/json.ts';

/** Text as it can stand in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Prose in the little Markdown that descriptions use: paragraphs, lists, code and line breaks. */
export function prose(text: string): string {
  return text
    .split('\n\n')
    .map((block) => (block.startsWith('- ') ? list(block) : `<p>${inline(block)}</p>`))
    .join('');
}

function list(block: string): string {
  const items = block.split('\n').map((line) => `<li>${inline(line.replace(/^- /, ''))}</li>`);
  return `<ul>${items.join('')}</ul>`;
}

/** One line of prose: code between backticks. */
export function inline(text: string): string {
  return text
    .split('`')
    .map((part, i) => (i % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}

/** JSON with its keys and values marked for colour. */
export function jsonBlock(value: Json): string {
  if (typeof value === 'string') return escapeHtml(value);
  return JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => {
      const [, space = '', key, rest = ''] = /^( *)("(?:[^"\\]|\\.)*"(?=: ))?(.*)$/.exec(line) ?? [];
      const name = key === undefined ? '' : `<span class="k">${escapeHtml(key)}</span>`;
      return `${space}${name}${mark(rest)}`;
    })
    .join('\n');
}

function mark(text: string): string {
  const [, before = '', value = '', after = ''] = /^((?:: )?)(.*?)([,[\]{}]*)$/.exec(text) ?? [];
  if (value === '') return escapeHtml(text);
  const kind = value.startsWith('"') ? 's' : 'n';
  return `${before}<span class="${kind}">${escapeHtml(value)}</span>${after}`;
}
