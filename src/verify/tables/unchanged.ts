/** "The price of the Team plan did not change from 2025 to 2026" of rows with a column for each year: `Price 2025`, `Price 2026`. */
import type { Reading } from '../../text/reading.ts';
import { wordsOf } from '../record/record.ts';
import type { Table } from './column.ts';
import { type Answer, orderOf } from './rows.ts';

const SAID =
  /^The (?<measure>\p{L}+) (?:of|for) (?:the )?(?<row>\p{Lu}[\p{L}\d&'\u2019-]*)(?: \p{Ll}+)? (?:(?:did not|didn['\u2019]t) change|stayed the same|remained the same|was unchanged|was the same) (?:from|between|in) (?<from>(?:19|20)\d\d) (?:to|and|as in) (?<to>(?:19|20)\d\d)[.\s]*$/u;

/** What a table says of a claim that a row has in one year what it has in another; undefined for other claims. */
export function unchanged({ text, start, end }: Reading, table: Table): Answer | undefined {
  const said = SAID.exec(text.slice(start, end).trim())?.groups;
  const [first, ...columns] = table.columns;
  if (said === undefined || first === undefined) return undefined;
  const name = wordsOf(said.row!).join(' ');
  const rows = first.cells.flatMap((cell, at) => (cell?.words.join(' ') === name ? [at] : []));
  const [before, after] = [said.from!, said.to!].map((year) => {
    const own = `${wordsOf(said.measure!).join(' ')} ${year}`;
    return columns.filter((column) => column.name.join(' ') === own)[0]?.cells[rows[0]!];
  });
  if (rows.length !== 1 || before === undefined || after === undefined) return undefined;
  const order = orderOf(after, before);
  if (order === undefined) return undefined;
  const derivation = `${said.to} ${after.quote} ${['<', '=', '>'][order + 1]} ${said.from} ${before.quote}`;
  return {
    holds: order === 0,
    kind: 'comparison',
    derivation,
    cells: [first.cells[rows[0]!]!, before, after],
  };
}
