/**
 * Parts of cells by which a claim names them: "Building A" of "Building A, 3rd floor", "Falk" of "Dr. Irene Falk", "the
 * meetings" of "Project meetings", and "kettles" of several rows that are each one.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { type Field, wordsOf } from '../record/record.ts';
import { roleOf, THINGS } from '../record/words/senses.ts';
import { STATE_NAME } from '../record/words/states.ts';
import type { Column, Table } from './column.ts';
import type { Hit } from './piece.ts';
import { PEOPLE } from './words.ts';

/** Words of a part, and the rows that have it. */
export interface Part {
  readonly words: readonly string[];
  readonly hit: Hit;
  /** A name, that begins with a capital. */
  readonly named?: true;
}

/** Rows of a table whose cells are read in parts, at the most. */
const MOST_ROWS = 80;
/** Words of a cell that is read in parts, at the most. */
const LONGEST = 8;
/** Words that make another thing of what stands beside them. */
const OTHERWISE =
  /^(?:not|no|non|never|without|except|excluding|only|partly|partially|former|formerly|ex|fake|toy|mock|imitation|artificial|faux|replica|model|dummy|cancelled|refund|refunded|return|returned|discount|credit|deposit|planned|proposed|pending|closed|vacant|none|unknown|tbd|tba)$/;

const partText = (column: Column): boolean =>
  column.measure === undefined && !column.flag && !column.name.some((word) => STATE_NAME.test(word));

const isPlain = (words: readonly string[]): boolean =>
  words.length > 0 && words.length <= LONGEST && !words.some((word) => OTHERWISE.test(word));

/** The parts of all cells that a claim may name. */
export function partsOf(table: Table): Part[] {
  if (table.rows.length > MOST_ROWS) return [];
  const columns = table.columns.filter(partText);
  return [...columns.flatMap(segmentsOf), ...columns.flatMap((column) => surnamesOf(column, table))];
}

/** Between commas: each part is said of the row, and of a row whose cell has its words in another part nothing is known. */
function segmentsOf(column: Column): Part[] {
  const split = column.cells.map((cell) =>
    cell === undefined || !isPlain(cell.words) ? [] : cell.quote.split(/[,;]\s|\s[–—/]\s/).map(wordsOf),
  );
  const found = new Map<string, Part>();
  for (const segments of split) {
    if (segments.length < 2) continue;
    for (const words of segments) {
      const text = words.join(' ');
      if (found.has(text) || !/\p{L}/u.test(text)) continue;
      const rows = split.flatMap((own, row) => (own.some((one) => one.join(' ') === text) ? [row] : []));
      const unsure = column.cells.flatMap((cell, row) =>
        cell !== undefined && !rows.includes(row) && has(cell.words, words) ? [row] : [],
      );
      const cell = column.cells[rows[0]!]!;
      // A cell that is all of it is named whole.
      if (column.cells.some((one) => one?.words.join(' ') === text)) continue;
      found.set(text, { words, hit: { column, rows, cell, unsure } });
    }
  }
  return [...found.values()];
}

const has = (all: readonly string[], part: readonly string[]): boolean =>
  all.some((_, at) => part.every((word, i) => all[at + i] === word));

const TITLE = /^(?:dr|mr|mrs|ms|miss|prof|professor|sir|dame)$/;

/** Surnames of people that no other cell and nobody else in the source has. */
function surnamesOf(column: Column, table: Table): Part[] {
  if (!isOfPeople(column)) return [];
  return column.cells.flatMap((cell, row): Part[] => {
    if (cell === undefined || !/^(?:\p{Lu}[\p{L}'’.-]*\s?){2,5}$/u.test(cell.quote)) return [];
    const titled = TITLE.test(cell.words[0]!);
    const own = titled ? cell.words.slice(1) : cell.words;
    const last = own.at(-1)!;
    if (own.length < 2 || !isSoleName(cell, last, column, table)) return [];
    const hit = { column, rows: rowsLike(column, cell), cell };
    if (hit.rows[0] !== row) return [];
    const ways = [[last], ...(titled ? [own, [cell.words[0]!, last]] : [])];
    return ways.map((words) => ({ words, hit, named: true as const }));
  });
}

const rowsLike = ({ cells }: Column, { quote }: Field): number[] =>
  cells.flatMap((one, row) => (one?.quote === quote ? [row] : []));

const isOfPeople = ({ name }: Column): boolean =>
  name.some((word) => PEOPLE.has(word) || word === 'name' || word === 'contact') ||
  roleOf(name) !== undefined;

/** Whether a surname stands nowhere in the source but in this name. */
function isSoleName(cell: Field, last: string, column: Column, { document }: Table): boolean {
  const others = column.cells.some(
    (one) => one !== undefined && one.quote !== cell.quote && one.words.includes(last),
  );
  const surname = cell.quote.split(/\s/).at(-1)!;
  const before = cell.quote.slice(0, -surname.length).trimEnd().split(/\s/).at(-1)!;
  const { text } = document;
  for (let at = text.indexOf(surname); at >= 0; at = text.indexOf(surname, at + 1)) {
    const [front, behind] = [text.charAt(at - 1), text.charAt(at + surname.length)];
    if (/[\p{L}\d.@]/u.test(front) || /[\p{L}\d@]/u.test(behind)) continue;
    if (!text.slice(0, at).trimEnd().endsWith(before)) return false;
  }
  return !others;
}

/** Heads of what a row's thing is called. */
const CALLED =
  /^(?:product|item|article|description|content|contents|name|title|task|dish|goods|course|material|part|model|kind|vehicle|animal|plant|crop|room|book|film|song)$/;

/** Whether a column says what things are called, and nobody's name. */
export const isOfThings = ({ name }: Column): boolean => {
  const head = name.at(-1)!;
  return (CALLED.test(head) || THINGS.has(head)) && !PEOPLE.has(head) && roleOf(name) === undefined;
};

/** The noun that a name of a thing ends in: "kettle" of "Glass kettle (1 l)" and of "Kettle with lid". */
export function headOf(cell: Field): string | undefined {
  const [plain = ''] = cell.quote.split(/\s*[,(]|\s(?:with|for|of|in|from|to|at|on|by|and|or)\s/);
  const words = wordsOf(plain);
  const last = words.at(-1);
  return last !== undefined && /^\p{L}{3,}$/u.test(last) && isPlain(cell.words) ? last : undefined;
}

/** Heads of the kind that a row is of: "van", "engineer", "drama". */
const KIND =
  /^(?:type|kind|category|genre|role|title|position|job|occupation|profession|species|breed|cuisine|class)$/;

/** The rows of each kind of a table, by the lemma of its noun: read once. */
const kinds = new WeakMap<Table, ReadonlyMap<string, readonly Hit[]>>();

/** The rows whose thing is called by a noun: "kettles" of "Glass kettle", "vans" of the type "van". */
export function kindHit(lemma: string, table: Table, lexicon: Lexicon): Hit | undefined {
  let known = kinds.get(table);
  if (known === undefined) kinds.set(table, (known = kindsOf(table, lexicon)));
  const hits = known.get(lemma) ?? [];
  return hits.length === 1 ? hits[0] : undefined;
}

function kindsOf(table: Table, lexicon: Lexicon): ReadonlyMap<string, readonly Hit[]> {
  const found = new Map<string, Hit[]>();
  if (table.rows.length > MOST_ROWS) return found;
  for (const column of table.columns.filter(partText)) {
    const head = column.name.at(-1)!;
    const isCalled = CALLED.test(head) || THINGS.has(head);
    const rows = new Map<string, number[]>();
    for (const [row, cell] of column.cells.entries()) {
      const nouns =
        cell === undefined ? [] : isCalled ? [headOf(cell)] : KIND.test(head) ? kindsIn(cell) : [];
      for (const noun of new Set(nouns.flatMap((one) => (one === undefined ? [] : lexicon.lemma(one)))))
        rows.set(noun, [...(rows.get(noun) ?? []), row]);
    }
    for (const [noun, own] of rows) {
      const hit = { column, rows: own, cell: column.cells[own[0]!]!, unsure: unsureOf(column, own, noun) };
      found.set(noun, [...(found.get(noun) ?? []), hit]);
    }
  }
  return found;
}

/** "Drama", "drama, romance": kinds of one word, between commas. */
const kindsIn = (cell: Field): readonly string[] =>
  isPlain(cell.words)
    ? cell.quote.split(/,\s*/).flatMap((part) => (/^\p{L}+$/u.test(part) ? wordsOf(part) : []))
    : [];

/** Rows of a kind that has the word beside others: "senior engineer", "melodrama" has it not. */
const unsureOf = (column: Column, rows: readonly number[], lemma: string): readonly number[] =>
  KIND.test(column.name.at(-1)!)
    ? column.cells.flatMap((cell, row) =>
        !rows.includes(row) && cell?.words.includes(lemma) === true ? [row] : [],
      )
    : [];
