/** Rows of tables as statements: each cell under the name of its column. */
import type { Span } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { loweredName } from '../parts/lowered.ts';
import { toldWithDay } from './dated.ts';
import type { Block } from './layout.ts';

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
  const mark = /^(?:(?<yes>yes|true|included|✅|✓|✔️?)|no|false|not included|❌|✗|✘)$/iu.exec(cell);
  if (mark !== null && isNoun(trait))
    return `${thing} ${mark.groups?.yes ? 'includes' : 'does not include'} ${trait}`;
  if (mark !== null && /^\p{L}+[ai]ble$/u.test(trait))
    return `${thing} is ${mark.groups?.yes ? '' : 'not '}${trait}`;
  if (UNREAD.test(cell) || cell.split(' ').length > LONGEST_VALUE) return `${thing}: ${trait} ${cell}`;
  return `${thing} has the ${trait} ${cell}`;
}

/** Whether words name something that a thing may have in it, and no more than that. */
function isNoun(words: string): boolean {
  const { tokens } = parseSentence(`It has ${words}.`);
  const own = tokens.slice(2, -1);
  // "It has phone support": behind "has" a noun may be read as a participle.
  return (
    own.every(
      ({ upos, form, lemma }) =>
        /^(?:NOUN|PROPN|ADJ|NUM|PUNCT)$/.test(upos) || (upos === 'VERB' && form === lemma),
    ) && own.at(-1)?.upos !== 'ADJ'
  );
}

/** Names of a first column of what the things named by the other columns have. */
const TRAIT =
  /^(?:features?|specs?|specifications?|attributes?|propert(?:y|ies)|criteri(?:on|a)|aspects?|traits?|benefits?|characteristics?|perks?|details?)$/i;

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

/** Words of a cell that is a value and no text of its own. */
const LONGEST_VALUE = 4;
/** Names of the first column that say nothing of what its cells are. */
const PLAIN_NAME =
  /^(?:items?|name|what|thing|subject|entry|(?:\p{L}+ )?(?:types?|kinds?|sorts?|options?)|)$/iu;
/** Names of the first of two columns whose cells are the names of what stands in the second. */
const FIELD_NAME =
  /^(?:fields?|details?|step|steps|events?|stage|stages|milestones?|actions?|property|attributes?|metrics?|key|parameter|question|what|info|information|category|description|entry|)$/i;
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
const UNREAD = /^(?:yes|no|true|false|none|n\/a|tbd|[^\p{L}\p{N}]*)$/iu;

function rowSentence(
  header: readonly string[],
  [first = '', ...others]: readonly string[],
): string | undefined {
  if (first === '' || others.length === 0 || first.split(' ').length > LONGEST_VALUE) return undefined;
  const filled = others.flatMap((cell, column) =>
    cell === '' ? [] : [{ cell, name: header[column + 1] ?? '' }],
  );
  // "Laptop | €1,200 | €950" under "Claimed | Accepted", "Seats | 48 | 50" under "Used | Limit".
  const counts = filled.some(({ name, cell }) => DONE.test(name) && AMOUNT.test(cell) && !DAY.test(cell));
  if (counts && filled.every(({ cell }) => !UNREAD.test(cell) && cell.split(' ').length <= LONGEST_VALUE))
    return `${first}: ${filled.map(({ name, cell }) => `${name.toLowerCase()} ${cell}`).join(', ')}`;
  if (filled.some(({ name }) => PLACING.test(name))) return undefined;
  const reads = filled.every(
    ({ cell, name }) =>
      !UNREAD.test(cell) && /^[\p{L} -]+$/u.test(name) && cell.split(' ').length <= LONGEST_VALUE,
  );
  if (!reads || filled.length === 0) return undefined;
  // "Used | 48" is an amount, and "Shipped | 4 May" a deed with its day.
  const isDeed = ({ name, cell }: { readonly name: string; readonly cell: string }): boolean =>
    DONE.test(name) && (DAY.test(cell) || !AMOUNT.test(cell));
  const done = filled.filter(isDeed);
  const does = filled.filter(({ name }) => DOES.test(name));
  const had = filled.filter((one) => !isDeed(one) && !DOES.test(one.name));
  const was = done.map(({ name, cell }) => `${name.toLowerCase()} ${DAY.test(cell) ? 'on ' : ''}${cell}`);
  const has = had.map(({ name, cell }) => `the ${loweredName(name)} ${cell}`);
  const name = header[0] ?? '';
  const named =
    PLAIN_NAME.test(name) || FIELD_NAME.test(name) || first.toLowerCase().includes(name.toLowerCase());
  const said = [
    ...does.map(({ name, cell }) => `${name.toLowerCase()} ${cell}`),
    ...(was.length > 0 ? [`was ${listed(was)}`] : []),
    ...(has.length > 0 ? [`has ${listed(has)}`] : []),
  ];
  return `${named ? first : `${name} ${first}`} ${listed(said)}`;
}

/** Columns named by how their cells stand to the rest: `From | To`. */
const PLACING = /^(?:from|to|by|until|since|via|at|on|for|with)$/i;
/** `Works in`, `Reports to`: columns named by what is done, and how the cells stand to that. */
const DOES = /^\p{L}{3,}[^s\P{L}]s (?:in|at|on|for|to|with|from|under)$/iu;
/** Columns named by what was done: their cells say when, where or by whom. */
const DONE =
  /^(?:(?!\p{L}*(?:sp|n|s|f|br|d|w|bl|gr|h)eed$|bed$|shed$)\p{L}+ed|sent|paid|sold|bought|built|found|lost)$/iu;
const AMOUNT = /^[$€£]?\d[\d.,]*(?: ?%| \p{L}{1,7})?$/u;
const DAY =
  /^(?:\d{1,2} \p{L}{3,9}|\p{L}{3,9} \d{1,2}|\d{4}-\d\d-\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
