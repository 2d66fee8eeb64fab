/** "The invoices of Acme total $1,500", "the average salary in Sales is 50,750". */
import { compareValues } from '../../text/values/index.ts';
import { timesOf } from '../record/read/times.ts';
import { type Amount, sized, sizeOf } from '../record/words/amounts.ts';
import { isUnsettled, STATE_NAME } from '../record/words/states.ts';
import { alike, mayHold } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import type { Condition } from './condition.ts';
import { conditionsOf } from './conditions.ts';
import type { Piece } from './piece.ts';
import { isMany } from './quantities.ts';
import { type Answer, cellsIn, everyRow, meeting, sumOf } from './rows.ts';
import { rankedColumn } from './subject.ts';

/** Cells shown of those that were summed up, at the most. */
const MOST_SHOWN = 4;

/** Whether a mean as it is said, to its last decimal, is the one that was found. */
function isRounded(text: string, found: number): boolean {
  const [said, decimals = ''] = /\d[\d,]*(?:\.(\d+))?(?![\d.,]*\d)/.exec(text) ?? [];
  if (said === undefined || /[a-z]/i.test(text.replace(said, '').replace(/^[A-Z]{3} | [A-Z]{3}$/, '')))
    return false;
  return Math.abs(Number(said.replaceAll(',', '')) - found) <= 0.5 * 10 ** -decimals.length + 1e-9;
}

/** Heads of what does not add up. */
const UNSUMMED =
  /^(?:avg|average|mean|median|rate|ratio|price|rating|score|age|percent|share|rank|position|year|level|speed|temperature)$/;

/** Whether a row says of itself that it does not count, and the claim does not say which of those it means. */
export const someAreVoid = (
  rows: readonly number[],
  conditions: readonly Condition[],
  { columns }: Table,
): boolean =>
  columns.some(
    (column) =>
      column.name.some((word) => STATE_NAME.test(word)) &&
      !conditions.some((one) => one.column === column) &&
      rows.some((row) => isUnsettled(column.cells[row]?.words ?? [])),
  );

/** "The Billing team has 13 open tickets": what all rows that it names have together; undefined for other claims. */
export function together(pieces: readonly Piece[], table: Table): Answer | undefined {
  const values = pieces.filter((piece) => piece.kind === 'value');
  const [value] = values;
  if (value?.kind !== 'value' || values.length > 1) return undefined;
  const named = pieces.flatMap((piece) =>
    piece.kind === 'column' || piece.kind === 'verb' ? piece.columns : [],
  );
  const amounts = [...new Set(named)].filter((column) => column.measure?.of === 'amount');
  const [column] = amounts;
  if (column === undefined || amounts.length > 1 || !mayHold(column, value.value)) return undefined;
  if (column.name.some((word) => UNSUMMED.test(word))) return undefined;
  const rest = pieces.filter(
    (piece) =>
      piece !== value &&
      piece.kind !== 'rows' &&
      !((piece.kind === 'column' || piece.kind === 'verb') && piece.columns.includes(column)),
  );
  const conditions = conditionsOf(rest, table);
  const rows = conditions && meeting(everyRow(table), conditions);
  if (rows === undefined || conditions!.length === 0 || rows.length < 2) return undefined;
  if (someAreVoid(rows, conditions!, table)) return undefined;
  const sum = sumOf(rows, column, table);
  const { relation } =
    sum === undefined ? { relation: 'unrelated' } : compareValues(alike(value.value, sum), sum);
  // Where it is not the sum, it may be said of each.
  if (relation !== 'equal' && relation !== 'entails') return undefined;
  const cells = cellsIn(rows, [column]).slice(0, MOST_SHOWN);
  return {
    kind: 'quantity',
    holds: true,
    derivation: `sum of ${column.name.join(' ')} over ${rows.length} rows: ${conditions!.map(({ told }) => told).join(', ')}`,
    cells,
  };
}

/** Whether a claim names the column of what one costs in full: "the unit price". */
const namesUnit = (piece: Piece, column: Column): boolean =>
  piece.kind === 'column' &&
  piece.columns.includes(column) &&
  column.name.some((word) => /^(?:unit|each|single)$/.test(word)) &&
  piece.end - piece.start >= column.name.join(' ').length;

/** "A total of 36 hours", "11 kg in all": the only column of that unit. Of money net and gross may be meant. */
function columnOfUnit(pieces: readonly Piece[], { columns }: Table): Column | undefined {
  const named = pieces.some((piece) => piece.kind === 'column' || piece.kind === 'verb');
  const [value, ...others] = pieces.filter(
    (piece) => piece.kind === 'value' && piece.value.kind === 'quantity',
  );
  if (named || value?.kind !== 'value' || others.length > 0) return undefined;
  const may = columns.filter(
    (column) =>
      column.measure?.of === 'amount' &&
      mayHold(column, value.value) &&
      !column.name.some((word) => UNSUMMED.test(word)),
  );
  return may.length === 1 ? may[0] : undefined;
}

/** What a table says of a claim of a sum or a mean over its rows; undefined for other claims. */
export function total(pieces: readonly Piece[], table: Table): Answer | undefined {
  const cue = pieces.find((piece) => piece.kind === 'operator' && /^(?:total|average)$/.test(piece.word));
  if (cue?.kind !== 'operator') return undefined;
  const ranked = rankedColumn(table, [{ sign: 1, of: 'amount' }], pieces);
  const column = ranked?.column ?? columnOfUnit(pieces, table);
  if (column === undefined) return undefined;
  const last = pieces.findLast((piece) => piece.kind === 'value' && mayHold(column, piece.value));
  // "Over the five days".
  const count = pieces.find(
    (piece, i) =>
      piece.kind === 'value' &&
      pieces[i + 1]?.kind === 'rows' &&
      (piece !== last || pieces.some((one) => one !== piece && one.kind === 'value')),
  );
  const value = pieces.findLast(
    (piece) => piece !== count && piece.kind === 'value' && mayHold(column, piece.value),
  );
  if (value?.kind !== 'value') return undefined;
  const rest = pieces.filter(
    (piece) =>
      piece !== cue &&
      piece !== value &&
      piece !== count &&
      piece.kind !== 'rows' &&
      !(piece.kind === 'operator' && piece.word === 'all') &&
      !((piece.kind === 'column' || piece.kind === 'verb') && piece.columns.includes(column)),
  );
  const conditions = conditionsOf(rest, table);
  const rows = conditions && meeting(everyRow(table), conditions);
  if (rows === undefined || rows.length === 0) return undefined;
  if (count?.kind === 'value' && isMany(count.value, rows.length) !== true) return undefined;
  const sum = sumOf(rows, column, table);
  const mean = cue.word === 'average';
  const all = pieces.some((piece) => piece.kind === 'operator' && piece.word === 'all');
  if (sum === undefined || (!mean && !all && someAreVoid(rows, conditions!, table))) return undefined;
  const counts = rows.map((row) => timesOf(table.rows[row]!, column.name.join(' ')) ?? 1n);
  // The unit price of one row is no product of that and how many there are.
  if (rows.length === 1 && counts[0] !== 1n && pieces.some((piece) => namesUnit(piece, column)))
    return undefined;
  // What is counted more than once has no plain mean.
  if (mean && counts.some((many) => many !== 1n)) return undefined;
  const found = sized(sum, sum.value.n, mean ? sum.value.d * BigInt(rows.length) : sum.value.d) as Amount;
  const relation =
    mean && isRounded(value.text, sizeOf(found))
      ? 'equal'
      : compareValues(alike(value.value, found), found).relation;
  if (relation === 'partial' || relation === 'unrelated') return undefined;
  const cells = cellsIn(rows, [column]);
  const terms = cells
    .slice(0, MOST_SHOWN)
    .map(({ quote }, k) => (counts[k] === 1n ? quote : `${counts[k]} × ${quote}`));
  const more = cells.length > MOST_SHOWN ? ` + … (${cells.length} values)` : '';
  const added = `${terms.join(' + ')}${more}`;
  const derivation = `${mean ? `(${added}) ÷ ${rows.length}` : added} = ${value.text}`;
  return {
    kind: 'quantity',
    holds: relation !== 'conflict',
    derivation,
    cells: cells.slice(0, MOST_SHOWN),
  };
}
