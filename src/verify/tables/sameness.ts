/** "Ana and Ben work in the same city", "the two orders have different dates". */

import type { Table } from './column.ts';
import type { Piece } from './piece.ts';
import { type Answer, cellsIn } from './rows.ts';
import { rowsNamed } from './subject.ts';

/** What a table says of a claim that rows have the same in a column, or not; undefined for other claims. */
export function sameness(pieces: readonly Piece[], _table: Table): Answer | undefined {
  const at = pieces.findIndex(
    (piece) => piece.kind === 'operator' && /^(?:same|different)$/.test(piece.word),
  );
  const [cue, next] = [pieces[at], pieces[at + 1]];
  // "The same number of staff".
  const behind = next?.kind === 'link' && next.word === 'of' ? pieces[at + 2] : next;
  // "Have lost the same number of matches".
  const verb = pieces.slice(0, at).findLast(({ kind }) => kind === 'verb' || kind === 'column');
  const named =
    behind?.kind === 'column'
      ? behind
      : verb?.kind === 'verb'
        ? { ...verb, kind: 'column' as const, part: undefined }
        : verb;
  if (cue?.kind !== 'operator' || named?.kind !== 'column' || named.columns.length !== 1) return undefined;
  const [column] = named.columns;
  const subjects = pieces.filter((piece) => piece.kind === 'cell');
  const rest = pieces.filter(
    (piece) => piece !== cue && piece !== behind && piece !== verb && piece.kind !== 'cell',
  );
  const passed = rest.every(
    (piece) =>
      piece.kind === 'join' ||
      piece.kind === 'link' ||
      (piece.kind === 'verb' && piece.columns.includes(column!)) ||
      (piece.kind === 'operator' && /^(?:and|both)$/.test(piece.word)),
  );
  if (!passed || subjects.length < 2) return undefined;
  const rows = subjects.flatMap((piece) => (piece.kind === 'cell' ? [rowsNamed(piece, undefined)] : []));
  const texts = rows.flat().map((row) => column!.cells[row]?.words.join(' '));
  if (texts.includes(undefined)) return undefined;
  const many = new Set(texts).size;
  // Of cells that differ a part may be the same.
  if (
    named.part !== undefined &&
    (many > 1 || cue.word !== 'same' || !texts[0]!.split(' ').includes(named.part))
  )
    return undefined;
  if (cue.word === 'different' && (subjects.length !== 2 || rows.some((own) => own.length !== 1)))
    return undefined;
  const cells = cellsIn(
    rows.map(([first]) => first!),
    [column!],
  );
  return {
    kind: 'comparison',
    holds: cue.word === 'same' ? many === 1 : many === 2,
    derivation: `${column!.name.join(' ')}: ${cells.map(({ quote }) => quote).join(', ')}`,
    cells,
  };
}
