/** The answer without the statements that are not supported: whole statements go, and the markdown stays intact. */
import type { Extraction, LinkSpan, Part, Span, Statement } from '../domain/answer.ts';
import { hangsOn, isClose, type Outline, outlineOf } from './blocks/outline.ts';
import { codeCuts, withEmptyTags } from './emptied.ts';
import { behindLabel, EMPTY_ROW, withAttributions, withoutNames } from './left-standing.ts';

/**
 * The answer without every statement that holds a claim which `keeps` does not keep, or one that was not given;
 * nor what leans on such a statement: "She signed it" says another thing behind another sentence.
 * @param keeps whether the claim of this number is supported
 */
export function supportedAnswer(
  answer: string,
  extraction: Extraction,
  keeps: (claim: number) => boolean,
): string {
  const { parts } = extraction;
  const gone = withoutFooting(extraction.statements, keeps);
  if (gone.length === 0) return answer;
  const byPart = Map.groupBy(gone, ({ block }) => block);
  const cuts: Span[] = [];
  const emptied = [...byPart]
    .filter(([block, all]) => all.length === parts[block].sentences)
    .map(([block]) => block);
  const said = new Set(extraction.statements.map(({ block }) => block));
  const empty = withAttributions(answer, parts, withoutNames(answer, parts, new Set(emptied)), said);
  const outline = outlineOf(answer, parts, empty);
  for (const block of empty)
    if (parts[block].code === undefined) cuts.push(...wholeOf(answer, parts, block, outline));
  cuts.push(...codeCuts(answer, parts, empty));
  for (const [block, all] of byPart) {
    const part = parts[block];
    if (all.length === part.sentences) continue;
    const spans = joined(all.map(({ cut }) => behindLabel(answer, cut, part))).flatMap((cut) =>
      wholeLinks(answer, cut, part.links),
    );
    cuts.push(...withoutOpenMarks(answer, joined(spans), part));
  }
  cuts.push(...headsOf(answer, parts, empty));
  const sorted = cuts.sort((a, b) => a.start - b.start);
  const left = cutOut(answer, withEmptyTags(answer, sorted));
  return left.replace(EMPTY_ROW, '');
}

function withoutFooting(statements: readonly Statement[], keeps: (claim: number) => boolean): Statement[] {
  const gone = new Set<number>();
  for (const [at, { claims, beyond, leans_on }] of statements.entries()) {
    if (beyond > 0 || !claims.every(keeps) || (leans_on !== undefined && gone.has(leans_on))) gone.add(at);
  }
  return [...gone].map((at) => statements[at]);
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
    if (rows.every((row) => empty.has(row))) heads.push(head);
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
  isClose(answer, one, next) && answer.slice(next.start, next.end).includes('|');

/** What goes with a part that goes: its lines; of an item that others hang on its words alone. */
function wholeOf(answer: string, parts: readonly Part[], block: number, outline: Outline): Span[] {
  const part = parts[block];
  const { empty } = outline;
  const child = outline.children[block];
  const line = answer.indexOf('\n', part.end);
  const after = line < 0 ? answer.length : line;
  const goesOn = isBehindParagraph(parts, block, outline);
  if (child !== undefined) {
    const words = { start: part.words, end: part.end };
    if (!isBare(answer, parts, block, child)) return [words];
    const lifted = liftedUp(answer, parts, block, child);
    if (lifted !== undefined)
      return [{ start: part.start, end: Math.min(answer.length, after + 1) }, ...lifted];
    const joined = goesOn || !parts[child].item ? upTo(answer, part, parts[child]) : undefined;
    return joined === undefined ? [words, { start: after + 1, end: parts[child].start }] : [joined];
  }
  const next = empty.has(block + 1) ? undefined : parts[block + 1];
  // Only an item with the number 1 breaks a paragraph: "2. …" right behind one would be its words.
  const joins = goesOn && next?.item === true && /^(?!0*1\D)\d/.test(markerOf(answer, next));
  const quotes = part.start + (part.quoted.at(-1) ?? -1) + 1;
  return [
    joins ? { start: quotes, end: after } : { start: part.start, end: Math.min(answer.length, after + 1) },
  ];
}

/**
 * What goes of the indents of the items that hang on one that goes: they take its place, since its marker alone would be
 * an item without words. undefined where they are not indented by blanks alone.
 */
function liftedUp(answer: string, parts: readonly Part[], block: number, child: number): Span[] | undefined {
  const { indent, quoted } = parts[block];
  const deeper = parts[child].indent - indent;
  if (!parts[child].item || quoted.length > 0 || !/^(?:\D|0*1\D)/.test(markerOf(answer, parts[child])))
    return undefined;
  let last = child;
  while (last + 1 < parts.length && hangsOn(parts[last + 1], parts[block])) last++;
  const tabbed = liftedTabs(answer, parts[block], parts[child], parts[last]);
  if (tabbed !== undefined) return tabbed;
  const spans: Span[] = [];
  for (let start = parts[child].start; start < parts[last].end; start = lineBehind(answer, start)) {
    const blanks = /^ */.exec(answer.slice(start, start + indent + deeper))![0].length;
    if (blanks < indent + deeper && start === parts[child].start) return undefined;
    spans.push({ start: start + Math.min(blanks, indent), end: start + blanks });
  }
  return spans;
}

const blanksAt = (answer: string, start: number): string =>
  /^[ \t]*/.exec(answer.slice(start, start + LONGEST_BLANKS))![0];

const LONGEST_BLANKS = 200;

/** The same of lines that tabs indent: each begins as the first item does, or hangs on none; undefined for any others. */
function liftedTabs(answer: string, gone: Part, first: Part, last: Part): Span[] | undefined {
  const outer = blanksAt(answer, gone.start);
  const inner = blanksAt(answer, first.start);
  if (!inner.includes('\t') || !inner.startsWith(outer)) return undefined;
  const spans: Span[] = [];
  for (let start = first.start; start < last.end; start = lineBehind(answer, start))
    if (blanksAt(answer, start).startsWith(inner))
      spans.push({ start: start + outer.length, end: start + inner.length });
  return spans;
}

const lineBehind = (answer: string, start: number): number => {
  const end = answer.indexOf('\n', start);
  return end < 0 ? answer.length : end + 1;
};

/** Whether the words before an item are a paragraph that it stands behind without a blank line. */
function isBehindParagraph(parts: readonly Part[], block: number, outline: Outline): boolean {
  const at = outline.before[block];
  if (!parts[block].item || at < 0 || outline.empty.has(at)) return false;
  const before = parts[at];
  if (before.item && before.indent >= parts[block].indent) return false;
  return before.quoted.length === parts[block].quoted.length && outline.gaps[at] === outline.gaps[block];
}

/** `-`, `12.`, `(b)` with the character behind it. */
const markerOf = (answer: string, { start, indent }: Part): string =>
  /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{2,4})\)|\d*\S?)\s?/.exec(
    answer.slice(start + indent, start + indent + LONGEST_MARKER),
  )![0];

const LONGEST_MARKER = 12;

/** Whether nothing but blanks and marks of quotation stands between one part and another, and the parts between. */
const isBare = (answer: string, parts: readonly Part[], from: number, to: number): boolean =>
  parts.slice(from, to).every(({ end }, i) => /^[\s>]*$/.test(answer.slice(end, parts[from + i + 1].start)));

/**
 * What goes between the marker of an item and a part that hangs on it and stays: that comes right behind the marker,
 * in the column that it has. A marker alone on its line would underline the paragraph before it.
 */
function upTo(answer: string, item: Part, child: Part): Span | undefined {
  const column = item.indent + markerOf(answer, item).trimEnd().length;
  const from = child.quoted[item.quoted.length] ?? child.indent;
  if (from <= column || from > column + DEEPEST) return undefined;
  return { start: item.start + column, end: child.start + column };
}

/** Blanks behind a marker from which its words are code. */
const DEEPEST = 4;

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

/**
 * What goes for a cut that goes through images or links: the title of a link goes alone, with its quotes and the blank
 * before them; else all of the image or link goes. One whose words hold the cut keeps its marks (`withoutOpenMarks`).
 */
function wholeLinks(answer: string, cut: Span, links: readonly LinkSpan[]): Span[] {
  const titles: Span[] = [];
  let { start, end } = cut;
  for (const link of links) {
    const { title } = link;
    const touches = link.start < end && link.end > start;
    const within = title !== undefined && end < title.start - QUOTE;
    if (!touches || within || (link.start >= start && link.end <= end)) continue;
    if (title !== undefined && start >= title.start) {
      const from = title.start - QUOTE;
      titles.push({ start: from, end: answer[title.end] === answer[from + 1] ? title.end + 1 : title.end });
      start = link.end;
    } else {
      start = Math.min(start, link.start);
      end = Math.max(end, link.end + STOPS.exec(answer.slice(link.end))![0].length);
    }
  }
  // What closes the sentence behind a title closes the one that stays before it.
  const closes = titles.length > 0 && WORDLESS.test(answer.slice(start, Math.max(start, end)));
  return closes ? titles : [...titles, { start, end }];
}

/** The blank and the quote before a title. */
const QUOTE = 2;
const STOPS = /^[.,;:!?]*/;
const WORDLESS = /^[^\p{L}\p{N}]*$/u;

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

/** The text without the spans, and without the blanks and the blank lines that they leave. */
function cutOut(text: string, spans: readonly Span[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of spans) {
    out += text.slice(at, Math.max(at, start));
    at = Math.max(at, end);
    if (at >= text.length || isLineEnd(text, at)) out = out.replace(/(?<![ \t])[ \t]+$/, '');
    while (/(?:^|\n\r?\n)$/.test(out.slice(-3)) && isLineEnd(text, at)) at = text.indexOf('\n', at) + 1;
  }
  if (at < text.length) return out + text.slice(at);
  const ending = /\S\s*?(\r?\n)\s*$/.exec(text.slice(-LONGEST_ENDING))?.[1] ?? '';
  return spans.length > 0 && out.trim() !== '' ? out.trimEnd() + ending : out.trimEnd();
}

const LONGEST_ENDING = 16;

const isLineEnd = (text: string, at: number): boolean => text[at] === '\n' || text.startsWith('\r\n', at);
