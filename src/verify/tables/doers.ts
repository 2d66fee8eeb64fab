/** Who stands in a row as the one who did what is told of it: "Lena Brandt placed two orders", "Sara handled both tickets". */
import { roleOf } from '../record/words/senses.ts';
import type { Column, Table } from './column.ts';
import { isKind } from './columns.ts';
import { type Found, type Piece, span, type Token } from './piece.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What rows are, the heads of whoever stands in them, and what these did to have such a row. */
const DOINGS: readonly (readonly [rows: ReadonlySet<string>, heads: RegExp, verbs: ReadonlySet<string>])[] = [
  [set('order purchase'), /^(?:customer|client|buyer|user|shopper)$/, set('place order make')],
  [
    set('booking reservation appointment'),
    /^(?:customer|client|guest|patient|booker|user)$/,
    set('make book'),
  ],
  [
    set('ticket case issue incident complaint request'),
    /^(?:agent|assignee|technician|handler|assigned|assigned to|handled by)$/,
    set('handle'),
  ],
  [
    set('ticket case issue incident complaint request bug'),
    /^(?:customer|client|user|requester|reporter|caller)$/,
    set('raise open submit file report'),
  ],
  [set('delivery route trip run tour'), /^driver$/, set('make drive')],
  [set('expense claim'), /^(?:employee|claimant|staff)$/, set('submit file')],
  [set('loan'), /^(?:borrower|member|reader)$/, set('borrow')],
  [set('donation'), /^(?:donor|giver)$/, set('make give')],
  [set('payment'), /^(?:payer)$/, set('make')],
  [set('class course lesson'), /^(?:teacher|instructor|tutor|lecturer)$/, set('teach')],
];

/** A verb behind who did it, of rows in which they stand. */
export function doneAt(
  tokens: readonly Token[],
  at: number,
  table: Table,
  pieces: readonly Piece[],
): Found | undefined {
  const subject = pieces.at(-1);
  const { form, lemma } = tokens[at]!;
  if (subject?.kind !== 'cell' || !/(?:ed|made|gave|taught|drove|s)$/.test(form)) return undefined;
  if (isKind(tokens[at]!, table)) return undefined;
  const own = subject.hits.map(({ column }) => column);
  const doers = own.filter((column) => does(column, lemma, table));
  if (doers.length !== 1 || own.length !== 1) return undefined;
  return { piece: { kind: 'verb', columns: [], doers, ...span(tokens, at, 1) }, length: 1 };
}

function does(column: Column, lemma: string, { kinds, called }: Table): boolean {
  const role = roleOf(column.name);
  if (role !== undefined && !role.goal && role.verbs.has(lemma)) return true;
  const head = column.name.join(' ');
  return DOINGS.some(
    ([rows, heads, verbs]) =>
      heads.test(head) && verbs.has(lemma) && [...rows].some((row) => kinds.has(row) || called.has(row)),
  );
}
