/**
 * What goes from an answer with what goes of it because it would be left without a word: the two halves of a tag in HTML,
 * and the fences of a block of code.
 */
import type { Part, Span } from '../domain/answer.ts';

/** What goes of a block of code, whose lines are parts, where these are empty: their lines, or all of it. */
export function codeCuts(answer: string, parts: readonly Part[], empty: ReadonlySet<number>): Span[] {
  const gone = [...empty].flatMap((at) => {
    const { code, start, end } = parts[at]!;
    return code === undefined ? [] : [{ code, start, end }];
  });
  const byCode = Map.groupBy(gone, ({ code }) => code.start);
  return [...byCode.values()].flatMap((all) => {
    const { code } = all[0]!;
    const lines = all.map((part) => lineAround(answer, part));
    const whole = { start: lineStart(answer, code.start), end: lineEnd(answer, code.end) };
    const apart = all.every((part) => isLine(answer, part));
    return apart && !isBare(answer, whole, lines) ? lines : [whole];
  });
}

const lineStart = (answer: string, at: number): number =>
  at === 0 ? 0 : answer.lastIndexOf('\n', at - 1) + 1;

const lineEnd = (answer: string, at: number): number => {
  const end = answer.indexOf('\n', at);
  return end < 0 ? answer.length : end + 1;
};

const lineAround = (answer: string, { start, end }: Span): Span => ({
  start: lineStart(answer, start),
  end: lineEnd(answer, end),
});

/** Whether a line of code can go alone: in JSON and in a row of values the others hang on it. */
function isLine(answer: string, { start, end }: Span): boolean {
  const line = lineAround(answer, { start, end });
  const before = answer.slice(Math.max(line.start, start - LONGEST_MARK), start);
  const behind = answer.slice(end, Math.min(line.end, end + LONGEST_MARK));
  return !/^["']/.test(answer.slice(start, end)) && MARK.test(before) && MARK_END.test(behind);
}

const LONGEST_MARK = 80;
const MARK = /^[\s>]{0,80}(?:(?:[#/*;%-]{1,8}|<!--)\s{0,8})?$/;
const MARK_END = /^\s{0,8}(?:\*\/|-->)?\s{0,8}$/;

/** Whether a block of code has no other lines between its fences than those. */
function isBare(answer: string, code: Span, lines: readonly Span[]): boolean {
  const gone = new Set(lines.map(({ start }) => start));
  for (let at = lineEnd(answer, code.start); at < code.end; at = lineEnd(answer, at))
    if (
      !gone.has(at) &&
      !BLANK_OR_FENCE.test(answer.slice(at, Math.min(lineEnd(answer, at), at + LONGEST_LINE)))
    )
      return false;
  return true;
}

const LONGEST_LINE = 200;
const BLANK_OR_FENCE = /^[\s>]*(?:`{3,}|~{3,})?\s*$/;

/** The cuts, in order, each with the tags around it that would stand around nothing. */
export function withEmptyTags(answer: string, cuts: readonly Span[]): Span[] {
  let all = merged(cuts);
  for (let depth = 0; depth < DEEPEST; depth++) {
    const grown = merged(all.map((cut) => withTags(answer, cut)));
    if (grown.every(({ start, end }, i) => start === all[i]!.start && end === all[i]!.end)) return grown;
    all = grown;
  }
  return all;
}

/** Tags that are taken off, one around the other. */
const DEEPEST = 8;

function withTags(answer: string, { start, end }: Span): Span {
  const opens = OPENS.exec(answer.slice(Math.max(0, start - LONGEST_TAG), start));
  const closes = CLOSES.exec(answer.slice(end, end + LONGEST_TAG));
  const same = opens?.groups?.name?.toLowerCase() === closes?.groups?.name?.toLowerCase();
  return opens === null || closes === null || !same
    ? { start, end }
    : { start: start - opens[0].length, end: end + closes[0].length };
}

const LONGEST_TAG = 300;
const NAMES = '(?<name>p|li|ul|ol|dl|dt|dd|div|section|article|blockquote|h[1-6])';
const OPENS = new RegExp(`<${NAMES}(?: [^<>]*)?>\\s*$`, 'i');
const CLOSES = new RegExp(`^\\s*</${NAMES}\\s{0,8}>`, 'i');

/** Spans that touch, as one. */
function merged(cuts: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const { start, end } of cuts) {
    const last = out.at(-1);
    if (last !== undefined && start <= last.end)
      out[out.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else out.push({ start, end });
  }
  return out;
}
