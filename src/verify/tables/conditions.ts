/** What a claim says of a row: that one of its cells is so. */
import type { Field } from '../record/record.ts';
import { GOALS, type Role, roleOf, SOURCES } from '../record/words/senses.ts';
import { STATE_NAME, stateOf, truthOf } from '../record/words/states.ts';
import { ofDeed } from './blanks.ts';
import { columnOf, columnsBeside, holds, type NumberPiece } from './cell-values.ts';
import type { Column, Table } from './column.ts';
import type { Condition } from './condition.ts';
import type { Piece } from './piece.ts';

/** A condition and the piece that says it. */
interface Said {
  readonly at: number;
  readonly condition: Condition;
}

type Cell = Extract<Piece, { kind: 'cell' }>;

/** The conditions that a run of pieces says, all of it; undefined where a piece of it says something else. */
export function conditionsOf(pieces: readonly Piece[], table: Table): Condition[] | undefined {
  const open = new Set(pieces);
  const found: Said[] = [];
  for (const [at, piece] of pieces.entries()) {
    const condition =
      piece.kind === 'cell'
        ? ofCell(piece, pieces, at, open)
        : piece.kind === 'value'
          ? ofValue(piece, pieces, at, table)
          : (ofFlag(piece, pieces, at, open) ?? ofDeed(piece, pieces, at, open, table));
    if (condition === undefined) continue;
    open.delete(piece);
    found.push({ at, condition });
  }
  for (const piece of open) if (!saysNothing(piece, pieces, found)) return undefined;
  return united(found, pieces);
}

/** "Acme and Cobalt", "Acme or Cobalt": texts of one column beside each other are any of them; apart they are not read. */
function united(found: readonly Said[], pieces: readonly Piece[]): Condition[] | undefined {
  const all: Said[] = [];
  for (const one of found) {
    const last = all.at(-1);
    const alike = last !== undefined && last.condition.column === one.condition.column;
    if (!alike || pieces[one.at]!.kind !== 'cell' || pieces[last.at]!.kind !== 'cell') {
      all.push(one);
      continue;
    }
    const between = pieces.slice(last.at + 1, one.at);
    if (!between.every((piece) => piece.kind === 'operator' && /^(?:and|or)$/.test(piece.word)))
      return undefined;
    all[all.length - 1] = { at: one.at, condition: eitherOf(last.condition, one.condition) };
  }
  return all.map(({ condition }) => condition);
}

const eitherOf = (one: Condition, other: Condition): Condition => ({
  column: one.column,
  meets: (row) => {
    const [a, b] = [one.meets(row), other.meets(row)];
    return a === undefined || b === undefined ? undefined : a || b;
  },
  told: `${one.told} or ${other.told}`,
});

/** Whether a piece beside conditions adds nothing to them: a link, a verb or a head of what they are of. */
function saysNothing(piece: Piece, pieces: readonly Piece[], found: readonly Said[]): boolean {
  switch (piece.kind) {
    case 'join':
    case 'link':
      return true;
    case 'verb':
      return (
        found.some(({ condition }) => piece.columns.includes(condition.column)) ||
        isDoneBeside(piece.doers, pieces, pieces.indexOf(piece)) ||
        isManner(pieces[pieces.indexOf(piece) + 1])
      );
    case 'column': {
      // "Ana is the buyer and Ben the seller": a head belongs to what stands next to it.
      const at = pieces.indexOf(piece);
      const far = Math.min(...found.map((one) => Math.abs(one.at - at)));
      const nearest = found.filter((one) => Math.abs(one.at - at) === far);
      if (nearest.some(({ condition }) => piece.columns.includes(condition.column))) return true;
      // "Are for customers in France": of whom the rest of the row tells.
      const [link, next] = [pieces[at + 1], pieces[at + 2]];
      return (
        piece.columns.every(({ measure }) => measure === undefined) &&
        link?.kind === 'link' &&
        next?.kind === 'cell'
      );
    }
    case 'rows':
      // "Two customers placed orders", "with an open order".
      return /^(?:join|cell|)$/.test(pieces[pieces.indexOf(piece) - 1]?.kind ?? '');
    case 'operator':
      return piece.word === 'and' || piece.word === 'but' || isBetweenCells(pieces, pieces.indexOf(piece));
    default:
      return false;
  }
}

/** "Work remotely": how, and not where. */
const isManner = (next: Piece | undefined): boolean =>
  next?.kind === 'column' && next.columns.every(({ flag }) => flag);

const isBetweenCells = (pieces: readonly Piece[], at: number): boolean => {
  const cue = pieces[at];
  return (
    cue?.kind === 'operator' &&
    cue.word === 'or' &&
    pieces[at - 1]?.kind === 'cell' &&
    pieces[at + 1]?.kind === 'cell'
  );
};

/** "DHL carried", "carried by DHL": whether who does it stands where who does it is said. */
function isDoneBeside(doers: readonly Column[], pieces: readonly Piece[], at: number): boolean {
  const [before, next, after] = [pieces[at - 1], pieces[at + 1], pieces[at + 2]];
  const isOne = (piece: Piece | undefined): boolean =>
    piece?.kind === 'cell' && piece.hits.some(({ column }) => doers.includes(column));
  return isOne(before) || (next?.kind === 'link' && next.word === 'by' && isOne(after));
}

/** "From" of where something goes to, "to" of where it comes from; "leaves Oslo" of a goal, "arrives in Rome" of a source. */
function isOtherWay(pieces: readonly Piece[], at: number, { name }: Column): boolean {
  const [link, verb] = [pieces[at - 1], pieces.slice(0, at).findLast(({ kind }) => kind === 'verb')];
  const word = link?.kind === 'link' ? link.word : '';
  const moves = verb?.kind === 'verb' ? (verb.word ?? '') : '';
  if (name.some((one) => GOALS.has(one)))
    return word === 'from' || (LEAVING.test(moves) && !/^(?:to|for)$/.test(word));
  return (
    name.some((one) => SOURCES.has(one)) &&
    (word === 'to' || (ARRIVING.test(moves) && word !== 'from' && !PLACE.test(name.join(' '))))
  );
}

const LEAVING = /^(?:leave|depart)$/;
const ARRIVING = /^(?:arrive|reach|land|get)$/;
/** Where something goes from and where it comes in. */
const PLACE = /^(?:gate|platform|terminal)$/;

/** "Bell has two orders", "the orders of Bell", "for Bell", "Bell's orders": whose rows they are, and no deed of theirs. */
function isSubjectOrOwner(pieces: readonly Piece[], at: number): boolean {
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  if (before?.kind === 'link') return /^(?:of|for|from|with)$/.test(before.word);
  if (before?.kind === 'operator' && /^(?:and|or)$/.test(before.word))
    return isSubjectOrOwner(pieces, at - 2);
  return (
    next === undefined ||
    next.kind === 'join' ||
    next.kind === 'rows' ||
    next.kind === 'column' ||
    next.kind === 'operator'
  );
}

/** A cell that says what was done: "approved". */
const isDeed = ({ hits }: Cell): boolean => hits.some(({ cell }) => DEED.test(cell.quote));

const DEED =
  /^(?:\p{L}*[^\P{L}e]ed|paid|sent|lost|sold|held|done|won|given|taken|chosen|written|built|bought)$/iu;

/** Whether a deed is told of the row: "were approved", "approved orders". In "Ana approved two orders" she did it. */
function isStated(pieces: readonly Piece[], at: number): boolean {
  const before = pieces
    .slice(0, at)
    .findLast((piece) => !(piece.kind === 'operator' && piece.word === 'not'));
  const next = pieces[at + 1];
  if (before?.kind === 'join')
    return (
      before.word === 'be' || before.word === 'get' || hasDone(pieces, pieces.indexOf(before), pieces[at]!)
    );
  return next?.kind === 'rows' && before?.kind !== 'cell';
}

/** "Two orders have shipped": what things do themselves. */
const hasDone = (pieces: readonly Piece[], join: number, deed: Piece): boolean => {
  const [subject, verb] = [pieces[join - 1], pieces[join]];
  return (
    verb?.kind === 'join' &&
    verb.word === 'have' &&
    // Of "all orders have shipped" what is said of them is read by itself.
    (subject === undefined || subject.kind === 'rows') &&
    deed.kind === 'cell' &&
    deed.hits.every(({ cell }) => BY_ITSELF.test(cell.quote))
  );
};

/** What may be told of a thing without anybody who did it. */
const BY_ITSELF =
  /^(?:shipped|arrived|departed|landed|expired|lapsed|closed|opened|started|finished|ended|failed|passed|succeeded|completed|renewed|converted)$/i;

/** "Report to Raj Pal". */
const isLedTo = ({ links }: Role, pieces: readonly Piece[], at: number): boolean => {
  const [verb, link] = [pieces[at - 2], pieces[at - 1]];
  return verb?.kind === 'join' && link?.kind === 'link' && links.has(`${verb.word}-${link.word}`);
};

/** The columns of whoever does what a verb beside says: "Ana requested", "requested by Ana". */
function doneBy(pieces: readonly Piece[], at: number): readonly Column[] {
  const [before, link, next] = [pieces[at - 2], pieces[at - 1], pieces[at + 1]];
  if (next?.kind === 'verb') return next.doers;
  return link?.kind === 'link' && link.word === 'by' && before?.kind === 'verb' ? before.doers : [];
}

function ofCell(piece: Cell, pieces: readonly Piece[], at: number, open: Set<Piece>): Condition | undefined {
  if (isDeed(piece) && !isStated(pieces, at)) return undefined;
  const beside = [...columnsBeside(pieces, at), ...doneBy(pieces, at)];
  const named = piece.hits.filter(({ column }) => beside.includes(column));
  const verb = pieces.slice(0, at).findLast((one) => one.kind === 'verb');
  const said = piece.hits.filter(({ column }) => verb?.kind === 'verb' && verb.columns.includes(column));
  const hit =
    named.length === 1
      ? named[0]
      : said.length === 1
        ? said[0]
        : piece.hits.length === 1
          ? piece.hits[0]
          : undefined;
  if (hit === undefined || isOtherWay(pieces, at, hit.column)) return undefined;
  // Who stands in a row did what its head says, and nothing else that is said of the row.
  const role = roleOf(hit.column.name);
  if (
    role !== undefined &&
    !isLedTo(role, pieces, at) &&
    !beside.includes(hit.column) &&
    !isSubjectOrOwner(pieces, at)
  )
    return undefined;
  // "Have not been delivered".
  const before = pieces.slice(0, at).findLast(({ kind }) => kind !== 'join');
  const denied = before?.kind === 'operator' && before.word === 'not';
  if (denied) open.delete(before);
  const rows = new Set(hit.rows);
  return {
    column: hit.column,
    meets: (row) => {
      const cell = hit.column.cells[row];
      if (cell === undefined || (!rows.has(row) && isNearly(cell, hit.cell))) return undefined;
      if (hit.unsure?.includes(row)) return undefined;
      return rows.has(row) !== denied;
    },
    told: `${hit.column.name.join(' ')} ${denied ? 'not ' : ''}${hit.cell.quote}`,
  };
}

/** "Reopened" of what is open, "part paid" of what is paid: a state that may be another as well. */
function isNearly({ name, words }: Field, { words: [state, ...more] }: Field): boolean {
  if (state === undefined || more.length > 0 || !STATE_NAME.test(name.at(-1) ?? '')) return false;
  const isDenied = /^(?:not|un|non|never|no)$/.test(words[0] ?? '');
  return !isDenied && (words.includes(state) || stateOf(words)?.says.has(state) === true);
}

/** "Three students passed", "two users have MFA": a column of yes and no that is named says yes, or denied no. */
function ofFlag(piece: Piece, pieces: readonly Piece[], at: number, open: Set<Piece>): Condition | undefined {
  if (piece.kind !== 'column' && piece.kind !== 'verb') return undefined;
  const [column, other] = piece.columns;
  if (column?.flag !== true || other !== undefined) return undefined;
  const before = pieces.slice(0, at).findLast(({ kind }) => kind !== 'join');
  const denied = before?.kind === 'operator' && before.word === 'not';
  if (denied) open.delete(before);
  return {
    column,
    meets: (row) => {
      const cell = column.cells[row];
      return cell === undefined ? undefined : (truthOf(cell.quote, cell.words) === 'yes') !== denied;
    },
    told: `${column.name.join(' ')} ${denied ? 'no' : 'yes'}`,
  };
}

function ofValue(
  piece: NumberPiece,
  pieces: readonly Piece[],
  at: number,
  table: Table,
): Condition | undefined {
  const column = columnOf(piece, pieces, at, table);
  if (column === undefined) return undefined;
  return {
    column,
    meets: (row) => {
      const cell = column.cells[row];
      return cell === undefined ? undefined : holds(piece.value, cell);
    },
    told: `${column.name.join(' ')} ${piece.text}`,
  };
}
