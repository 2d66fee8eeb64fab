/** Tables that are written in HTML, read as those of bars are: `<tr><td>Basic</td><td>$9</td></tr>`. */
import type { Span } from '../../domain/answer.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Block } from './layout.ts';

/** A row with its cells; those of a header name the columns of the rows behind it. */
export interface HtmlRow {
  readonly block: Block;
  readonly cells: readonly Span[];
}

const ROW = /<tr\b[^<>]{0,200}>(?:(?!<\/?tr\b|<\/table\b)[\s\S])*(?:<\/tr\s{0,9}>)?/gi;
const CELL =
  /<(?<tag>td|th)\b[^<>]{0,200}>(?<words>(?:(?!<\/?t[dhr]\b|<\/t(?:able|head|body|foot)\b)[\s\S])*)/gi;
const TAG = /<\/?[a-z][^<>]{0,200}>/gi;

/**
 * The rows of a block that holds nothing else; undefined where it holds other words, or no row whose columns have names.
 * `named`: a header stands above the block.
 */
export function htmlRowsIn(answer: string, block: Block, named: boolean): readonly HtmlRow[] | undefined {
  const text = answer.slice(block.start, block.end);
  if (block.kind !== 'prose' || !/<tr\b/i.test(text)) return undefined;
  if (/[\p{L}\p{N}]/u.test(text.replace(ROW, '').replace(TAG, ''))) return undefined;
  const rows = matchesOf(text, ROW).map(({ index, 0: row }) => rowOf(block, block.start + index, row));
  const under = named || rows.some((row) => row.block.kind === 'header');
  return under && rows.every(({ cells }) => cells.length > 0) ? rows : undefined;
}

function rowOf(block: Block, start: number, row: string): HtmlRow {
  const found = matchesOf(row, CELL);
  const cells = found.map(({ index, 0: cell, groups }) => {
    const words = groups!.words!;
    const end = start + index + cell.length;
    const from = end - words.length;
    return {
      start: from + (words.length - words.trimStart().length),
      end: Math.max(from, end - (words.length - words.trimEnd().length)),
    };
  });
  const kind = found.every(({ groups }) => /th/i.test(groups!.tag!)) ? 'header' : 'row';
  const span = { start, end: start + row.length };
  return { block: { ...block, ...span, kind, indent: 0, lines: [span] }, cells };
}

/** Whether a block is only tags, as between two rows of a table. */
export const isTagsOnly = (answer: string, { kind, start, end }: Block): boolean =>
  kind === 'prose' &&
  /^\s*<\/?t(?:able|head|body|foot)\b/i.test(answer.slice(start, end)) &&
  answer.slice(start, end).replace(TAG, '').trim() === '';
