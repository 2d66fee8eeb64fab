/** "Cobalt is the only customer from Spain", "both web-1 and web-2 are in the EU": what is said of rows that are named. */
import type { Table } from './column.ts';
import { conditionsOf } from './conditions.ts';
import type { Piece } from './piece.ts';
import { isNoun, isOperator, isPredicate, isWorking, told } from './quantified.ts';
import { type Answer, everyRow, meeting } from './rows.ts';
import { rowsNamed } from './subject.ts';

/** "Cobalt is the only customer from Spain", "only Cobalt is from Spain". */
export function soleOne(pieces: readonly Piece[], table: Table): Answer | undefined {
  const at = pieces.findIndex((piece) => isOperator(piece, 'only'));
  if (at < 0) return undefined;
  const opens = at === 0;
  const subjects = listFrom(pieces, opens ? 1 : 0);
  const end = (opens ? 1 : 0) + Math.max(0, subjects.length * 2 - 1);
  // "… is the only customer …".
  const noun = opens ? undefined : pieces[at + 1];
  if (subjects.length === 0 || (!opens && !(at === end + 1 && pieces[end]?.kind === 'join' && isNoun(noun))))
    return undefined;
  const rest = pieces.slice(opens ? end : at + 2);
  if (rest.some(isWorking)) return undefined;
  const conditions = conditionsOf(rest, table);
  const met = conditions && conditions.length > 0 ? meeting(everyRow(table), conditions) : undefined;
  if (met === undefined) return undefined;
  const own = subjects.map((subject) => rowsNamed(subject, noun?.kind === 'column' ? noun : undefined));
  const each = own.every((rows) => rows.some((row) => met.includes(row)));
  const sole = each && met.every((row) => own.some((rows) => rows.includes(row)));
  return told(sole, met.length, table.rows.length, met, conditions!, table, 'quantifier');
}

/** "Both web-1 and web-2 are in the EU": each of two rows. */
export function bothOfThem(pieces: readonly Piece[], table: Table): Answer | undefined {
  if (!isOperator(pieces[0], 'both')) return undefined;
  const subjects = listFrom(pieces, 1);
  const rest = pieces.slice(4);
  if (
    subjects.length !== 2 ||
    rest.some(isWorking) ||
    rest[0] === undefined ||
    !isPredicate(rest[0], undefined, rest[1])
  )
    return undefined;
  const rows = subjects.map((subject) => rowsNamed(subject, undefined));
  const conditions = conditionsOf(rest, table);
  if (conditions === undefined || conditions.length === 0 || rows.some((own) => own.length !== 1))
    return undefined;
  const met = meeting(rows.flat(), conditions);
  return met && told(met.length === 2, met.length, 2, rows.flat(), conditions, table, 'quantifier');
}

/** "Ana", "Ana and Ben": the cells that stand from a place on, joined by "and". */
function listFrom(pieces: readonly Piece[], from: number): Extract<Piece, { kind: 'cell' }>[] {
  const piece = pieces[from];
  if (piece?.kind !== 'cell') return [];
  return isOperator(pieces[from + 1], 'and') ? [piece, ...listFrom(pieces, from + 2)] : [piece];
}
