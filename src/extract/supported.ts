/** The answer without the statements that are not supported: whole statements go, and the markdown stays intact. */
import type { Extraction, Part, Span } from '../domain/answer.ts';

/**
 * The answer without every statement that holds a claim which `keeps` does not keep, or one that was not given.
 * @param keeps whether the claim of this number is supported
 */
export function supportedAnswer(
  answer: string,
  extraction: Extraction,
  keeps: (claim: number) => boolean,
): string {
  const gone = extraction.statements.filter(({ claims, beyond }) => beyond > 0 || !claims.every(keeps));
  if (gone.length === 0) return answer;
  const byPart = Map.groupBy(gone, ({ block }) => block);
  const cuts: Span[] = [];
  const empty = new Set(
    [...byPart]
      .filter(([block, all]) => all.length === extraction.parts[block].sentences)
      .map(([block]) => block),
  );
  for (const [block, all] of byPart) {
    const part = extraction.parts[block];
    if (empty.has(block)) cuts.push(wholeOf(answer, part, hasChildren(extraction.parts, block, empty)));
    else cuts.push(...withoutOpenMarks(answer, joined(all.map(({ cut }) => cut)), part));
  }
  cuts.push(...headsOf(answer, extraction.parts, empty));
  return cutOut(
    answer,
    cuts.sort((a, b) => a.start - b.start),
  );
}

/** The heads of tables that have no row left: the line with the names and the line of dashes. */
function headsOf(answer: string, parts: readonly Part[], empty: ReadonlySet<number>): Span[] {
  const heads: Span[] = [];
  for (const block of empty) {
    const { start } = parts[block];
    const head = headBefore(answer, start);
    if (head === undefined) continue;
    let last = block;
    while (last + 1 < parts.length && isNextRow(answer, parts[last], parts[last + 1])) last++;
    const rows = Array.from({ length: last - block + 1 }, (_, i) => block + i);
    if (rows.every((row) => empty.has(row))) heads.push(withBlank(answer, head, parts[last].end));
  }
  return heads;
}

/** The two lines before the first row of a table; undefined where no such lines stand there. */
function headBefore(answer: string, start: number): Span | undefined {
  const dashes = answer.lastIndexOf('\n', start - 2) + 1;
  if (start < 2 || !/^[\s>|:-]*-[\s>|:-]*$/.test(answer.slice(dashes, start)) || dashes < 2) return undefined;
  const names = answer.lastIndexOf('\n', dashes - 2) + 1;
  const hasBars = answer.slice(dashes, start).includes('|') && answer.slice(names, dashes).includes('|');
  return hasBars ? { start: names, end: start } : undefined;
}

const isNextRow = (answer: string, one: Part, next: Part): boolean =>
  /^[ \t\r]*\n$/.test(answer.slice(one.end, next.start)) && answer.slice(next.start, next.end).includes('|');

/** The head with the blank line before it, where another stands behind the table. */
function withBlank(answer: string, { start, end }: Span, last: number): Span {
  const between = /\n\n$/.test(answer.slice(0, start)) && /^[ \t\r]*\n?(?:\n|$)/.test(answer.slice(last));
  return { start: between ? start - 1 : start, end };
}

/** Whether items that stay hang on this one. */
function hasChildren(parts: readonly Part[], block: number, empty: ReadonlySet<number>): boolean {
  const part = parts[block];
  for (let at = block + 1; part.item && at < parts.length && parts[at].indent > part.indent; at++) {
    if (!empty.has(at)) return true;
  }
  return false;
}

/** A part with its lines and the blank line behind it; of an item that others hang on its words alone. */
function wholeOf(answer: string, { start, end, words }: Part, keepsMarker: boolean): Span {
  if (keepsMarker) return { start: words, end };
  let to = answer[end] === '\n' ? end + 1 : lineEnd(answer, end);
  const opensParagraph = start < 2 || answer.slice(start - 2, start) === '\n\n';
  if (opensParagraph && answer[to] === '\n') to++;
  return { start, end: to };
}

/** Past the blanks and the line break that a line ends with. */
function lineEnd(answer: string, end: number): number {
  let to = end;
  while (to < answer.length && answer[to] !== '\n') to++;
  return Math.min(answer.length, to + 1);
}

/** Spans that touch, as one. */
function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last !== undefined && last.end === span.start)
      out[out.length - 1] = { start: last.start, end: span.end };
    else out.push(span);
  }
  return out;
}

/** The spans without marks whose other half stays. */
function withoutOpenMarks(answer: string, spans: readonly Span[], { pairs }: Part): Span[] {
  const isGone = (mark: Span): boolean =>
    spans.some(({ start, end }) => mark.start >= start && mark.end <= end);
  const kept = pairs.flatMap(({ open, close }) => {
    const [first, second] = [isGone(open), isGone(close)];
    return first === second ? [] : [{ ...(first ? open : close), closes: !first }];
  });
  kept.sort((a, b) => a.start - b.start);
  return spans.flatMap((span) => {
    const out: Span[] = [];
    let from = span.start;
    let { end } = span;
    for (const mark of kept) {
      if (mark.start < from || mark.end > span.end) continue;
      // A mark closes right behind a word: the blank before it is left behind it instead.
      const blank = mark.closes && from === span.start ? blanksBefore(answer, from) : 0;
      out.push({ start: from - blank, end: mark.start });
      end -= Math.min(blank, blanksBefore(answer, span.end));
      from = mark.end;
    }
    return [...out, { start: from, end }];
  });
}

function blanksBefore(text: string, end: number): number {
  let start = end;
  while (start > 0 && text[start - 1] === ' ') start--;
  return end - start;
}

/** The text without the spans, and without the blanks that they leave at the end of a line. */
function cutOut(text: string, spans: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of spans) {
    out += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
    if (at >= text.length || text[at] === '\n') out = out.replace(/[ \t]+$/, '');
  }
  return out + text.slice(at);
}
