/** Texts of cells that a claim says. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Field, wordsOf } from '../record/record.ts';
import type { Table } from './column.ts';
import { kindHit, partsOf } from './parts.ts';
import { type Found, type Hit, span, type Token } from './piece.ts';

/** Words of a cell that a claim may say, at the most. */
const LONGEST_CELL = 12;
/** Cells with no letters but these say nothing that a claim would name. */
const EMPTY = /^(?:yes|no|true|false|none|null|na|n a|-|)$/;

/** Texts of cells by their first word. */
type Cells = ReadonlyMap<string, readonly Entry[]>;

interface Entry {
  readonly words: readonly string[];
  readonly hits: Hit[];
  /** Said with a capital. */
  readonly named?: true;
}

const known = new WeakMap<Table, Cells>();

/** The texts of a table that a claim may name, read once. */
export function cellsOf(table: Table): Cells {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const byText = new Map<string, { words: readonly string[]; hits: Hit[] }>();
  for (const column of table.columns) {
    for (const [row, cell] of column.cells.entries()) {
      if (cell === undefined || cell.words.length === 0 || cell.words.length > LONGEST_CELL) continue;
      const text = textOf(cell).join(' ');
      if (!/\p{L}/u.test(text) || EMPTY.test(text) || column.measure !== undefined) continue;
      let entry = byText.get(text);
      if (entry === undefined) byText.set(text, (entry = { words: textOf(cell), hits: [] }));
      const hit = entry.hits.find((one) => one.column === column);
      if (hit === undefined) entry.hits.push({ column, rows: [row], cell });
      else (hit.rows as number[]).push(row);
    }
  }
  const cells = new Map<string, Entry[]>();
  const put = (entry: Entry): unknown =>
    cells.set(entry.words[0]!, [...(cells.get(entry.words[0]!) ?? []), entry]);
  for (const entry of byText.values()) put(entry);
  for (const { words, hit, named } of partsOf(table))
    if (!byText.has(words.join(' '))) put({ words, hits: [hit], ...(named && { named }) });
  known.set(table, cells);
  return cells;
}

/** The words of a cell by which it is named, without what stands in brackets behind them: "Norway (NOR)". */
const textOf = ({ quote, words }: Field): readonly string[] => {
  const opens = quote.indexOf('(');
  return opens < 1 || !quote.endsWith(')') ? words : wordsOf(quote.slice(0, opens));
};

/** "Kettles", "meetings": the rows whose thing is one, or the only one of that name. */
export function kindAt(
  tokens: readonly Token[],
  at: number,
  table: Table,
  lexicon: Lexicon,
): Found | undefined {
  const whole = pluralAt(tokens, at, cellsOf(table));
  if (whole !== undefined) return whole;
  const { form, lemma, value } = tokens[at]!;
  const hit = value < 0 ? kindHit(lemma, table, lexicon) : undefined;
  if (hit === undefined) return undefined;
  const place = span(tokens, at, 1);
  // "The only designer".
  if (form === lemma && tokens[at - 1]?.form === 'only')
    return { piece: { kind: 'rows', ...place }, more: { kind: 'cell', hits: [hit], ...place }, length: 1 };
  if (form === lemma) {
    // "The stew" of the only stew.
    const isSole = hit.rows.length === 1 && tokens[at - 1]?.form === 'the' && isSoleWord(form, hit);
    return isSole ? { piece: { kind: 'cell', hits: [hit], ...place }, length: 1 } : undefined;
  }
  if (!form.endsWith('s')) return undefined;
  const piece = { kind: 'cell', hits: [hit], plural: true, ...place } as const;
  return { piece, more: { kind: 'rows', ...place }, length: 1 };
}

/** Whether no other cell of the column has the word. */
const isSoleWord = (word: string, { column, rows }: Hit): boolean =>
  column.cells.every((cell, row) => rows.includes(row) || cell?.words.includes(word) !== true);

/** "Claw hammers" of "Claw hammer". */
function pluralAt(tokens: readonly Token[], at: number, cells: Cells): Found | undefined {
  const [best] = (cells.get(tokens[at]!.form) ?? []).filter(({ words, named }) => {
    const last = tokens[at + words.length - 1];
    return (
      words.length > 1 &&
      named === undefined &&
      words.slice(0, -1).every((word, i) => tokens[at + i]?.form === word) &&
      last?.lemma === words.at(-1) &&
      last.form === `${last.lemma}s`
    );
  });
  if (best === undefined) return undefined;
  const { length } = best.words;
  const place = span(tokens, at, length);
  return {
    piece: { kind: 'cell', hits: best.hits, plural: true, ...place },
    more: { kind: 'rows', ...place },
    length,
  };
}

/** The longest text of a cell that the claim says here. */
export function cellAt(tokens: readonly Token[], at: number, cells: Cells): Found | undefined {
  const fits = (cells.get(tokens[at]!.form) ?? []).filter(({ words, named }) =>
    words.every(
      (word, i) => tokens[at + i]?.form === word && (named === undefined || tokens[at + i]!.capital),
    ),
  );
  const [best] = fits.sort((a, b) => b.words.length - a.words.length);
  if (best === undefined) return undefined;
  const { length } = best.words;
  // Of "drill bits" the drill is no cell, where another is a drill bit.
  if ((pluralAt(tokens, at, cells)?.length ?? 0) > length) return undefined;
  const { value } = tokens[at + length - 1]!;
  // "Game 7" is not said by "game 7.5": a value is named whole.
  if (value >= 0 && tokens[at + length]?.value === value) return undefined;
  return { piece: { kind: 'cell', hits: best.hits, ...span(tokens, at, length) }, length };
}
