/** An explanation as one HTML page that needs nothing beside itself: no script, no style sheet, no address. */
import type { Citation, Gap } from '../domain/check.ts';
import type { ExplainedStatement, ExplainedUnit, Explanation } from '../verify/index.ts';
import {
  BY_MODEL,
  BY_TITLE,
  FORCES,
  isOpen,
  matched,
  OPEN,
  percent,
  placeOf,
  RELATIONS,
} from './explain-text.ts';
import { TURNING } from './render.ts';

const STYLE = `
:root { color-scheme: light dark; --full: #b7e4c7; --part: #ffe8a1; --none: #f5b7b1; --ink: #1b1b1b; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; overflow-wrap: anywhere; padding: 0 1rem; }
article { border-top: 1px solid #8888; padding: 1rem 0; }
h2 { font-size: 1rem; margin: 0; }
.claim, blockquote { font-size: 1.1rem; margin: .5rem 0; white-space: pre-wrap; }
blockquote { border-left: 3px solid #8888; padding-left: .8rem; }
mark { border-bottom: 2px solid; color: var(--ink); padding: 0 .15em; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
mark.full { background: var(--full); border-color: #1a7f37; }
mark.part { background: var(--part); border-bottom-style: dashed; border-color: #8a5a00; }
mark.none { background: var(--none); border-bottom-style: dotted; border-color: #b3261e; }
table { border-collapse: collapse; } td, th { padding: .15rem .8rem .15rem 0; text-align: left; vertical-align: top; }
.supported { color: #1a7f37; } .unsupported { color: #b3261e; } .ambiguous { color: #8a5a00; }
@media (prefers-color-scheme: dark) {
  .supported { color: #6fdc8c; } .unsupported { color: #ff8a80; } .ambiguous { color: #f1c21b; }
}
@media print {
  :root { color-scheme: light; }
  body { margin: 0; max-width: none; }
  .supported, .unsupported, .ambiguous { color: inherit; }
  h2 { break-after: avoid; } blockquote, tr { break-inside: avoid; }
}
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML; characters that no page may hold are shown as such. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[&<>"'\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, (sign) => ENTITIES[sign] ?? '\ufffd')
    .replaceAll(TURNING, '\ufffd');

/** A stretch of a text that is marked. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly shade: string;
  readonly title: string;
}

/** The page; every text in it is escaped. */
export function renderPage(explanations: readonly Explanation[]): string {
  const articles = explanations.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Touchstone: why</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>What the evidence says</h1>
<p><mark class="full">accounted for</mark> <mark class="part">in part</mark> <mark class="none">open</mark></p>
${articles}
</main>
</body>
</html>
`;
}

function article({ check, statements }: Explanation): string {
  const { claim_id, claim_text, status, coverage, reason } = check;
  const units = statements.flatMap((statement) => statement.units);
  const why = reason === undefined ? '' : `, ${reason}`;
  return `<article>
<h2>${escaped(claim_id)}: <span class="${status}">${status}</span>, coverage ${coverage.toFixed(2)}${escaped(why)}</h2>
<p class="claim">${marked(
    claim_text,
    units.map((unit) => ({ ...unit, shade: shadeOf(unit, check.gaps), title: RELATIONS[unit.match] })),
  )}</p>
${gapsOf(check.gaps)}${check.method === 'semantic' ? `<p>${upperFirst(BY_MODEL)}:</p>\n` : ''}${statements.map((one) => section(one, check.gaps)).join('\n')}
${check.conflicts.map(conflict).join('\n')}
</article>`;
}

const gapsOf = (gaps: readonly Gap[]): string =>
  gaps.length === 0
    ? ''
    : `<p>not covered: ${gaps.map(({ text }) => `<mark class="none">${escaped(text)}</mark>`).join(', ')}</p>\n`;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const conflict = ({ source_id, quote, start, end, pointer }: Citation): string =>
  `<p>against, ${escaped(source_id)} ${pointer === undefined ? `[${start}–${end}]` : escaped(pointer)}</p>
<blockquote><mark class="none">${escaped(quote)}</mark></blockquote>`;

function section(statement: ExplainedStatement, gaps: readonly Gap[]): string {
  const { sentences, units, mismatches, derivations } = statement;
  if (sentences.length === 0) return '<p>No sentence of the evidence speaks of it.</p>';
  const quotes = sentences.map((sentence, at) => {
    const spans = units.flatMap((unit): Span[] => {
      const { evidence } = unit;
      if (evidence?.sentence !== at) return [];
      return [{ ...evidence, shade: shadeOf(unit, gaps), title: `${unit.text}: ${RELATIONS[unit.match]}` }];
    });
    return `<p>[${at + 1}] ${escaped(placeOf(sentence))}</p>
<blockquote>${marked(sentence.text, spans)}</blockquote>`;
  });
  const rows = units.map((unit) => row(unit, gaps)).join('\n');
  const against = mismatches.map(
    ({ kind, force, sentence }) => `<li>${kind}, ${FORCES[force]}: ${escaped(sentence)}</li>`,
  );
  return `<p>${matched(statement)}.</p>
${quotes.join('\n')}
<table><tr><th scope="col">claim</th><th scope="col">evidence</th><th scope="col">why</th></tr>
${rows}
</table>
${derivations.map((one) => `<p>∴ ${escaped(one)}</p>`).join('\n')}
${against.length === 0 ? '' : `<ul>${against.join('\n')}</ul>`}`;
}

function row(unit: ExplainedUnit, gaps: readonly Gap[]): string {
  const { text, match, strength, evidence } = unit;
  const found = evidence === undefined ? '–' : `[${evidence.sentence + 1}] ${escaped(evidence.text)}`;
  const words =
    match !== 'none' && match !== 'follows' && evidence === undefined ? BY_TITLE : RELATIONS[match];
  const share = evidence === undefined ? '' : `, ${percent(strength)}`;
  return `<tr><td><mark class="${shadeOf(unit, gaps)}">${escaped(text)}</mark></td><td>${found}</td><td>${words}${share}${isOpen(unit, gaps) ? OPEN : ''}</td></tr>`;
}

/** What the evidence has and does not bear out is open as well. */
function shadeOf(unit: ExplainedUnit, gaps: readonly Gap[]): 'full' | 'part' | 'none' {
  const { strength } = unit;
  if (isOpen(unit, gaps)) return 'none';
  if (strength >= 0.9) return 'full';
  return strength >= 0.5 ? 'part' : 'none';
}

/** A text with spans of it marked; of two that overlap the first stands. */
function marked(text: string, spans: readonly Span[]): string {
  let html = '';
  let at = 0;
  for (const { start, end, shade, title } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    const words = escaped(text.slice(start, end));
    html += `${escaped(text.slice(at, start))}<mark class="${shade}" title="${escaped(title)}">${words}</mark>`;
    at = end;
  }
  return html + escaped(text.slice(at));
}
