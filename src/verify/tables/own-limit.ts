/** "Lamp B is below its reorder level" of `Lamp B | 3 | 10` under "In stock" and "Reorder level": one cell of a row beside another. */

import type { Reading } from '../../text/reading.ts';
import { textOf } from '../../text/reading.ts';
import { wordsOf } from '../record/record.ts';
import type { Column, Table } from './column.ts';
import { type Answer, orderOf } from './rows.ts';

const OWN_LIMIT =
  /^(?:the )?(?<row>[^,;:]{1,60}?) (?:is|are|was|were) (?:currently |now |still )?(?<side>below|under|above|over) (?:its|their|his|her) (?<limit>[\p{L} -]{3,40})\.?$/iu;
/** Heads of how much there is, beside which a limit stands. */
const HELD =
  /\b(?:stock|hand|balance|count|quantity|qty|current|actual|reading|result|available|score|measured|inventory|units|usage|used)\b/;

/** Whether a claim sets one cell of a row beside another. */
export const isOfOwnLimit = (reading: Reading): boolean => OWN_LIMIT.test(textOf(reading));

/** What a table says of a claim that a row is over or under its own limit; undefined for other claims. */
export function ownLimit(reading: Reading, table: Table): Answer | undefined {
  const { row = '', side = '', limit = '' } = OWN_LIMIT.exec(textOf(reading))?.groups ?? {};
  const [key, named] = [wordsOf(row).join(' '), wordsOf(limit).join(' ')];
  const [first, ...others] = table.columns;
  if (key === '' || first === undefined) return undefined;
  const rows = first.cells.flatMap((cell, at) => (cell?.words.join(' ') === key ? [at] : []));
  const bounds = others.filter(({ name }) => name.join(' ') === named);
  const held = others.filter(({ name }) => HELD.test(name.join(' ')) && name.join(' ') !== named);
  if (rows.length !== 1 || bounds.length !== 1 || held.length !== 1) return undefined;
  return compared(held[0]!, bounds[0]!, rows[0]!, /^(?:below|under)$/i.test(side) ? -1 : 1);
}

function compared(held: Column, bound: Column, row: number, sign: 1 | -1): Answer | undefined {
  const [own, other] = [held.cells[row], bound.cells[row]];
  const [unit, measure] = [held.measure, bound.measure];
  if (own === undefined || other === undefined || unit?.of !== 'amount' || measure?.of !== 'amount')
    return undefined;
  const order = unit.unit === measure.unit ? orderOf(own, other) : undefined;
  if (order === undefined) return undefined;
  const derivation = `${held.name.join(' ')} ${own.quote} ${['<', '=', '>'][order + 1]} ${bound.name.join(' ')} ${other.quote}`;
  return { holds: order === sign, kind: 'comparison', derivation, cells: [own, other] };
}
