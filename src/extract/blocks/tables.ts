/** Rows of tables as statements: each cell under the name of its column. */
import type { Span } from '../../domain/answer.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { loweredName } from '../parts/lowered.ts';
import { toldWithDay } from './dated.ts';
import type { Block } from './layout.ts';
import {
  DONE,
  FIELD_NAME,
  isNoun,
  LONGEST_VALUE,
  MARK,
  PLACING,
  rowSentence,
  TRAIT,
  UNREAD,
} from './row-sentences.ts';

/** The cells of a row, as spans of the answer without the blanks around them; marks of quotation are before it. */
export function cellsOf(answer: string, block: Pick<Block, 'start' | 'end' | 'indent'>): Span[] {
  const cells: Span[] = [];
  const { end } = block;
  const start = block.start + block.indent;
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && (answer[at] !== '|' || answer[at - 1] === '\\')) continue;
    const cell = trimmed(answer, from, at);
    // A bar at the edge of the row opens or closes it and has no cell before or behind it.
    if (cell.end > cell.start || (from > start && at < end)) cells.push(cell);
    from = at + 1;
  }
  return cells;
}

function trimmed(answer: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && answer[start].trim() === '') start++;
  while (end > start && answer[end - 1].trim() === '') end--;
  return { start, end };
}

/**
 * What a row says: `Plan Basic has the price $7.99`, or `Plan: Basic, Insured: yes` where a sentence would not read.
 * `header`: the names of the columns, where the table has them. The row stays whole: what a cell says holds of the
 * thing that the others name. `english`: the sentence is made of English words.
 */
export function rowText(header: readonly string[], cells: readonly string[], english: boolean): string {
  const [name = '', value = ''] = cells;
  const fields =
    FIELD_NAME.test(header[0] ?? '') ||
    (/^(?:items?|name|topic|)$/i.test(header[0] ?? '') && VALUE_NAME.test(header[1] ?? '')) ||
    (AMOUNT_NAME.test(header[1] ?? '') && SUM.test(name)) ||
    (SETTING.test(header[0] ?? '') && SET.test(header[1] ?? '')) ||
    (WHEN.test(header[0] ?? '') && DEED_NAME.test(header[1] ?? ''));
  if (cells.length === 2 && header.length === 2 && fields && name !== '' && value !== '')
    return (english ? toldWithDay(`${name}: ${value}`) : undefined) ?? `${name}: ${value}`;
  return (english ? rowSentence(header, cells) : undefined) ?? rowFields(header, cells);
}

/**
 * What a row says where the columns are the things compared and the row is what is told of them: under no name of the
 * first column, or under one for what they have (`Feature`), `Price | $5 | $9` tells the price of each thing apart.
 * undefined for any other row.
 */
export function columnTexts(
  header: readonly string[],
  [what = '', ...cells]: readonly string[],
): readonly { readonly text: string; readonly column: number }[] | undefined {
  const things = header.slice(1);
  const named = things.every((one) => one !== '' && !DONE.test(one) && !PLACING.test(one));
  if (things.length < 2 || !named || what === '') return undefined;
  // "Metric | Before | After": under such names stand times and sides, and nothing that has a metric.
  if (header[0] !== '' && !(TRAIT.test(header[0] ?? '') && things.every(isThing))) return undefined;
  const name = loweredName(what);
  return cells.flatMap((cell, i) => {
    const thing = things[i];
    if (cell === '' || thing === undefined) return [];
    const text = cellText(thing, name, cell);
    return [{ text, column: i + 1 }];
  });
}

/** What a cell says of a thing: `Basic has the price $9`, `Pro includes phone support`, `Saver is not refundable`. */
function cellText(thing: string, trait: string, cell: string): string {
  const mark = MARK.exec(cell);
  if (mark !== null && isNoun(trait))
    return `${thing} ${mark.groups?.yes ? 'includes' : 'does not include'} ${trait}`;
  if (mark !== null && /^\p{L}+[ai]ble$/u.test(trait))
    return `${thing} is ${mark.groups?.yes ? '' : 'not '}${trait}`;
  if (UNREAD.test(cell) || cell.split(' ').length > LONGEST_VALUE) return `${thing}: ${trait} ${cell}`;
  return `${thing} has the ${trait} ${cell}`;
}

/** Whether the name of a column names one of a kind, and not when, whose or from which side the cells tell. */
const isThing = (name: string): boolean => !/\d{4}|^[QH]\d$/.test(name) && !SIDE.test(name);
const SIDE =
  /\b(?:before|after|old|new|current|currently|now|then|previous|last|next|this|today|change|difference|target|actual|planned|budget|expected|total|average|notes?|comments?|details?|value|description|status|required|limit|used|price|cost|amount|date|yes|no|why|meaning|what|how|when|who|where)\b/i;

function rowFields(header: readonly string[], cells: readonly string[]): string {
  return cells
    .map((cell, column) => {
      const name = header[column] ?? '';
      if (PLACING.test(name) && cell !== '') return `${name.toLowerCase()} ${cell}`;
      return cell === '' ? '' : name === '' ? cell : `${name}: ${cell}`;
    })
    .filter((part) => part !== '')
    .join(', ');
}

/** `Item | Details`: the second column has no name of what its cells are. */
const VALUE_NAME = /^(?:details?|values?|information|info|data|answer|your .{2,20})$/i;
/** `Item | Price` over `Refund fee | $7`: what is a sum of money has no price, it is one. */
const AMOUNT_NAME =
  /^(?:prices?|costs?|amounts?|values?|rates?|totals?|sums?|charges?|fees?)(?: \([^()]{1,20}\))?$/iu;
const SUM =
  /(?:^|[ -])(?:fees?|deposits?|charges?|surcharges?|prices?|costs?|rent|premiums?|fines?|penalt(?:y|ies)|tax(?:es)?|vat|rate|salary|wages?|subtotal|total|balance|refunds?|discounts?|fare|tolls?|interest|commission|allowance|budget|deductible|tips?)$/iu;
/** `Setting | Status`: what is set, and how. */
const SETTING = /^(?:(?:\p{L}+ )?settings?|options?|preferences?|switch|permissions?)$/iu;
const SET = /^(?:(?:current )?(?:status|state|value|setting)|current|enabled|configuration)$/i;
/** `Date | Event`: names of a column of days, and of one that says what happened then. */
const WHEN = /^(?:date|day|time|when|month|year|week)s?$/i;
const DEED_NAME =
  /^(?:events?|what(?: happened)?|activity|activities|actions?|steps?|milestones?|descriptions?|details?|notes?|entry|entries|tasks?|sessions?|status|updates?|programme|program)$/i;

/** A name of a column that is a sentence: `The refund of $500 was sent`. */
export const isSentence = (name: string): boolean =>
  /^(?:\S+ ){2,}\S+$/.test(name) && (/[.!]$/.test(name) || readsAsClause(name));
