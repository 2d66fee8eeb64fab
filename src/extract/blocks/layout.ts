/**
 * The layout of an answer: its blocks, read line by line as CommonMark and GitHub's tables lay them out. Linear
 * in the answer; what is no markdown is prose.
 */
import type { Span } from '../../domain/answer.ts';

export type BlockKind = 'prose' | 'heading' | 'item' | 'header' | 'row' | 'code' | 'note' | 'rule';

export interface Block extends Span {
  readonly kind: BlockKind;
  /** The words of the block, a span for each of its lines, without markers. */
  readonly lines: readonly Span[];
  /** Columns before the words: what is indented deeper than an item belongs to it. */
  readonly indent: number;
  /** The columns of the marks of quotation before the words. */
  readonly quoted: readonly number[];
  /** What a note is called, or the number that an item has. */
  readonly label: string;
  /** The block of code that it is a line of. */
  readonly code?: Span;
}

interface Line extends Span {
  readonly kind: BlockKind | 'blank' | 'fence';
  /** Where the words begin, after quotation marks and the marker. */
  readonly words: number;
  readonly indent: number;
  readonly quoted: readonly number[];
  readonly label: string;
}

/** The blocks of an answer, in order. */
export function blocksOf(answer: string): Block[] {
  const lines = linesOf(answer);
  const blocks: Block[] = [];
  let open: { first: Line; lines: Line[] } | undefined;
  const close = (): void => {
    if (open !== undefined) blocks.push(blockOf(open.first, open.lines));
    open = undefined;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = open === undefined ? lines[at] : withoutBareNumber(lines[at]);
    if (line.kind === 'blank') close();
    else if (line.kind === 'fence') {
      close();
      const end = closingFence(answer, lines, at);
      blocks.push(blockOf({ ...line, kind: 'code' }, lines.slice(at, end + 1)));
      at = end;
    } else if (isUnderline(answer, line) && open?.first.kind === 'prose' && open.lines.length === 1) {
      const title = open.first;
      open = undefined;
      blocks.push({ ...blockOf({ ...title, kind: 'heading' }, [title]), end: line.end });
    } else if (line.kind === 'prose' && open !== undefined && continues(answer, open.lines.at(-1)!, line)) {
      open.lines.push(line);
    } else {
      close();
      open = { first: line, lines: [line] };
      if (line.kind !== 'prose' && line.kind !== 'item') close();
    }
  }
  close();
  return withTables(answer, blocks);
}

/** `2024.` alone behind words is no item (CommonMark 5.2): it ends their sentence. */
const withoutBareNumber = (line: Line): Line =>
  line.kind === 'item' && line.words >= line.end && /^\d/.test(line.label)
    ? { ...line, kind: 'prose', words: line.start + line.indent, label: '' }
    : line;

function blockOf(first: Line, lines: readonly Line[]): Block {
  return {
    kind: first.kind as BlockKind,
    start: first.start,
    end: lines.at(-1)!.end,
    lines: lines.map((line) => ({ start: line.words, end: line.end })),
    indent: first.indent,
    quoted: first.quoted,
    label: first.label,
  };
}

function linesOf(answer: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < answer.length; ) {
    let end = answer.indexOf('\n', start);
    if (end < 0) end = answer.length;
    const next = end + 1;
    while (end > start && isBlank(answer.charCodeAt(end - 1))) end--;
    lines.push(lineOf(answer, start, end));
    start = next;
  }
  return lines;
}

/** Space, tab, carriage return, no-break space and the mark that a file may begin with. */
const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x09 || code === 0x0d || code === 0xa0 || code === 0x0a || code === 0xfeff;
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

function lineOf(text: string, start: number, end: number): Line {
  let at = start;
  const skipBlank = (): void => {
    while (at < end && isBlank(text.charCodeAt(at))) at++;
  };
  skipBlank();
  const quoted: number[] = [];
  while (at < end && text.charCodeAt(at) === 0x3e) {
    quoted.push(at - start);
    at++;
    skipBlank();
  }
  const line = (kind: Line['kind'], words: number, label = ''): Line => {
    let first = words;
    while (first < end && isBlank(text.charCodeAt(first))) first++;
    return { start, end, kind, words: first, indent: at - start, quoted, label };
  };
  if (at >= end) return line('blank', end);
  if (text.startsWith('```', at) || text.startsWith('~~~', at)) return line('fence', at);
  if (isRule(text, at, end)) return line('rule', end);
  const heading = runLength(text, at, end, 0x23);
  if (heading > 0 && heading <= 6 && (at + heading === end || isBlank(text.charCodeAt(at + heading))))
    return line('heading', at + heading);
  const note = noteLabel(text, at, end);
  if (note !== undefined) return line('note', at + note.length, note.label);
  const marker = itemMarker(text, at, end);
  if (marker !== undefined) return line('item', at + innermost(text, at, end, marker.length), marker.label);
  return line(isRow(text, at, end) ? 'row' : 'prose', at);
}

function isRow(text: string, at: number, end: number): boolean {
  if (text.charCodeAt(at) === 0x7c) return true;
  const bar = at + text.slice(at, end).indexOf('|');
  return bar >= at && (text.slice(bar - 1, bar + 2) === ' | ' || isDashes(text, at, end));
}

function runLength(text: string, at: number, end: number, code: number): number {
  let length = 0;
  while (at + length < end && text.charCodeAt(at + length) === code) length++;
  return length;
}

/** Three or more of `-`, `*`, `_` or `=` and nothing else: a rule, or the line under a title. */
function isRule(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 0x2d && code !== 0x2a && code !== 0x5f && code !== 0x3d) return false;
  let count = 0;
  for (let i = at; i < end; i++) {
    const one = text.charCodeAt(i);
    if (one === code) count++;
    else if (one !== 0x20) return false;
  }
  return count >= 3;
}

const isUnderline = (text: string, line: Line): boolean =>
  line.kind === 'rule' && (text.charAt(line.start) === '=' || text.charAt(line.start) === '-');

interface Marker {
  readonly length: number;
  readonly label: string;
}

/** `- `, `* `, `+ `, `• `, `– `, `3. `, `3) `, `b) `, `(ii) `, with the box of a task. */
function itemMarker(text: string, at: number, end: number): Marker | undefined {
  // "✅ Refunds" and "[x] Refunds" are items without a marker before their sign.
  const opening = text.slice(at, Math.min(end, at + LONGEST_SIGN));
  if (SIGN.test(opening)) return { length: 0, label: '' };
  if (BOX.test(opening)) return { length: '[x]'.length, label: '' };
  const lettered = LETTERED.exec(text.slice(at, Math.min(end, at + LONGEST_LETTERED)));
  if (lettered !== null) return { length: lettered[0].length, label: lettered[1] };
  let to = at;
  if ('-*+•–◦▪'.includes(text.charAt(at))) to++;
  else {
    while (to < end && to - at < 9 && isDigit(text.charCodeAt(to))) to++;
    if (to === at || (text.charAt(to) !== '.' && text.charAt(to) !== ')')) return undefined;
    to++;
  }
  if (to < end && !isBlank(text.charCodeAt(to))) return undefined;
  const label = text.slice(at, to).replace(/[.)]$/, '');
  if (/^[ \t]\[[ xX]\]$/.test(text.slice(to, to + 4))) to += 4;
  return { length: to - at, label };
}

const SIGN = /^[✅✓✔☑❌✖✗✘❎🚫⛔]\uFE0F?[ \t]\S/u;
const BOX = /^\[[ xX]\][ \t]\S/;
const LONGEST_SIGN = 8;
const LETTERED = /^\(?((?<=\()\d{1,3}|[a-z]|[ivx]{2,4})\)(?=[ \t]\S)/;
const LONGEST_LETTERED = 8;

/** `- - `: the length of the markers of items that begin in one line. */
function innermost(text: string, at: number, end: number, length: number): number {
  let to = at + length;
  while (/^[ \t]{1,4}[-*+] /.test(text.slice(to, Math.min(end, to + LONGEST_GAP))))
    to = text.slice(to).search(/\S/) + to + 1;
  return to - at;
}

const LONGEST_GAP = 6;
const LONGEST_LABEL = 64;

/** `[^1]: ` and `[1]: `, the definition of what a label stands for. */
function noteLabel(text: string, at: number, end: number): Marker | undefined {
  if (text.charCodeAt(at) !== 0x5b) return undefined;
  const close = text.slice(at, Math.min(end, at + LONGEST_LABEL)).indexOf(']:');
  if (close < 2) return undefined;
  const label = text.slice(at + 1, at + close);
  return { length: close + 2, label: label.startsWith('^') ? label.slice(1) : label };
}

function closingFence(answer: string, lines: readonly Line[], open: number): number {
  const { start, end } = lines[open];
  const at = start + lines[open].indent;
  const fence = answer.slice(at, at + runLength(answer, at, end, answer.charCodeAt(at)));
  for (let i = open + 1; i < lines.length; i++) {
    const { kind, words } = lines[i];
    if (kind === 'fence' && answer.startsWith(fence, words)) return i;
  }
  return lines.length - 1;
}

/** Length from which a line is taken to break where the page ended. */
const FULL_LINE = 60;

/** Words that no sentence ends with: what stands in the next line belongs to it. */
const UNFINISHED =
  /(?:^|[\s*_])(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|but|than|that|as|about|under|over|until|between|is|are|was|were|be|been|has|have|had|will|would|can|may|must|your|our|their|its|his|her|not|costs?|totals?|der|die|das|den|dem|ein|eine|einen|und|oder|von|zu|am|im|mit|für|auf|ist|sind|war|wurde|le|les|une?|du|des|et|est|sont|el|los|las|del|y|es|son)$/i;

/** Whether a line goes on with the sentence of the line before it. */
function continues(answer: string, before: Line, line: Line): boolean {
  if (CELL.test(answer.slice(line.words, Math.min(line.end, line.words + LONGEST_CELL_TAG)))) return true;
  const last = answer.charAt(endOfWords(answer, before) - 1);
  if ('.!?:;|'.includes(last) || answer.slice(before.end, before.end + 2) === '  ') return false;
  if (line.indent < before.indent && before.kind === 'prose') return false;
  const first = answer.charAt(line.words);
  if (first !== first.toUpperCase() || last === ',') return true;
  // A picture before the words makes a line of its own.
  if (PICTURED.test(answer.slice(line.words, line.words + LONGEST_SIGN))) return false;
  const words = answer.slice(before.words, before.end);
  if (FIELD.test(words) && FIELD.test(answer.slice(line.words, line.end))) return false;
  if (before.end - before.start >= FULL_LINE || UNFINISHED.test(words.slice(-LONGEST_WORD))) return true;
  // "He paid" and below it "$9.": a line that begins with no letter and ends a sentence has begun above.
  const ends = '.!?'.includes(answer.charAt(endOfWords(answer, line) - 1));
  return ends && !/\p{L}/u.test(first) && /^[\p{L}*_]/u.test(words) && !words.includes(':');
}

const PICTURED =
  /^\p{Extended_Pictographic}[\u200D\uFE0F\p{Emoji_Modifier}\p{Extended_Pictographic}]{0,5}[ \t]/u;

/** Another cell of a row in HTML, or the end of the row. */
const CELL = /^<(?:\/?t[dh]|\/tr)\b/i;
const LONGEST_CELL_TAG = 5;

/** `Deposit: €1,880`: of two such lines each is a field of its own. */
const FIELD = /^[\p{L}\p{N}#*_][^.:!?;,]{1,40}:[*_]* \S/u;

const LONGEST_WORD = 16;

/** Where the words of a line end, before the marks of notes and sources behind them: `3 days.[^2]`. */
function endOfWords(answer: string, { words, end }: Line): number {
  const from = Math.max(words, end - LONGEST_MARKS);
  const marks = /(?: ?\[\^?[\w.-]{1,24}\])+$/.exec(answer.slice(from, end))?.[0].length ?? 0;
  return Math.max(words + 1, end - marks);
}

const LONGEST_MARKS = 64;

/** Names the rows of tables: a row of dashes makes the line before it a header. */
function withTables(answer: string, blocks: readonly Block[]): Block[] {
  const out: Block[] = [];
  let inTable = false;
  for (const [at, block] of blocks.entries()) {
    if (block.kind === 'row' && isDashes(answer, block.start + block.indent, block.end)) {
      const header = out.at(-1);
      inTable =
        header !== undefined &&
        !hasBlankLine(answer, header.end, block.start) &&
        answer.slice(header.start, header.end).includes('|');
      if (inTable) out[out.length - 1] = { ...header!, kind: 'header' };
      out.push({ ...block, kind: 'rule' });
      continue;
    }
    const before = blocks[at - 1];
    const near = before !== undefined && !hasBlankLine(answer, before.end, block.start);
    inTable &&= near && answer.slice(block.start, block.end).includes('|');
    out.push(inTable ? { ...block, kind: 'row' } : block);
  }
  // What stands over no row is the name of nothing: it is told as a row.
  return out.map((block, at) =>
    block.kind === 'header' && out[at + 2]?.kind !== 'row' ? { ...block, kind: 'row' } : block,
  );
}

function hasBlankLine(answer: string, from: number, to: number): boolean {
  const first = answer.indexOf('\n', from);
  return (
    first >= 0 && first < to && answer.indexOf('\n', first + 1) >= 0 && answer.indexOf('\n', first + 1) < to
  );
}

/** `|---|:--:|`, the line under the header of a table. */
function isDashes(text: string, start: number, end: number): boolean {
  let bars = 0;
  let dashes = 0;
  for (let at = start; at < end; at++) {
    const char = text.charAt(at);
    if (char === '|') bars++;
    else if (char === '-') dashes++;
    else if (char !== ':' && char !== ' ' && char !== '\t') return false;
  }
  return bars > 0 && dashes > 0;
}
