/**
 * Claims about the rows of a table together: which has the most, how many are so, what they add up to, whether two have
 * the same. A claim is read only where each of its words is accounted for; then the table decides, either way.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import type { Candidate } from '../match/retrieve.ts';
import type { Document } from '../read/document.ts';
import { across } from './across.ts';
import type { Table } from './column.ts';
import { change, comparison } from './comparisons.ts';
import { extreme } from './extremes.ts';
import { held } from './held.ts';
import { multiple } from './multiples.ts';
import { isTakenBack } from './notes.ts';
import { oneRow } from './one-row.ts';
import { isOverPeriods, overPeriods } from './over-periods.ts';
import { isOfOwnLimit, ownLimit } from './own-limit.ts';
import { type Piece, zeroAt } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { isOfPlans, ofPlans } from './plans.ts';
import { quantity } from './quantities.ts';
import { COMPARATIVES, EXTREMES } from './rankings.ts';
import type { Answer } from './rows.ts';
import { sameness } from './sameness.ts';
import { tablesOf } from './table.ts';
import { together, total } from './totals.ts';
import { unchanged } from './unchanged.ts';
import { CHANGES, OPERATORS } from './words.ts';
import { ofYear } from './year.ts';

export type { Answer } from './rows.ts';

/** What a table says of a claim, and where it stands. */
export interface Tabled extends Answer {
  readonly document: Document;
  readonly source: number;
}

/** What the tables of the evidence say of a claim; undefined where none answers it, or two differ. */
export function askTables(
  reading: Reading,
  documents: readonly Document[],
  titles: readonly ReadonlySet<string>[],
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): Tabled | undefined {
  if (
    reading.language !== 'en' ||
    reading.question ||
    !(isOfRows(reading) || isOfOwnLimit(reading) || isOverPeriods(reading) || isOfPlans(reading))
  )
    return undefined;
  const answers = documents.flatMap((document, source) => {
    const own = candidates.filter((one) => one.document === source);
    return tablesOf(document, titles[source] ?? new Set(), own, lexicon).flatMap((whole): Tabled[] => {
      const table = ofYear(whole, reading);
      const pieces = piecesOf(reading, table, lexicon);
      const answer =
        ofPlans(reading, whole, lexicon) ??
        overPeriods(reading, whole, lexicon) ??
        unchanged(reading, whole) ??
        (pieces && answerOf(pieces, table)) ??
        ownLimit(reading, whole);
      if (answer === undefined || answer.cells.length === 0 || isTakenBack(whole, answer, reading)) return [];
      return [{ ...answer, document, source }];
    });
  });
  const [first] = answers;
  return answers.every(({ holds }) => holds === first?.holds) ? first : undefined;
}

/** Whether a claim may be one of rows together: it has a number, or a word that compares or counts. */
const isOfRows = ({ words }: Reading): boolean =>
  words.some(
    ({ form, lemma, value }) =>
      value >= 0 ||
      form in EXTREMES ||
      form in COMPARATIVES ||
      form in OPERATORS ||
      lemma in CHANGES ||
      PHRASED.test(form),
  );

/** Words of phrases that are read of one row: "out of stock", "still open", "the first one listed". */
const PHRASED =
  /^(?:out|sold|still|unpaid|unresolved|listed|reached|passengers|winner|late|kept|stored|remotely)$/;

/** "No rain", "no ladders" as so many: none. */
function withoutAny(pieces: readonly Piece[]): readonly Piece[] {
  const at = pieces.findIndex((piece) => piece.kind === 'operator' && piece.word === 'no');
  const next = pieces[at + 1];
  const isMany =
    (next?.kind === 'column' && next.columns.every(({ measure }) => measure?.of === 'amount')) ||
    (at > 0 && next?.kind === 'cell' && next.plural === true);
  return at >= 0 && isMany ? pieces.with(at, zeroAt(pieces[at]!)) : pieces;
}

const FORMS: readonly ((pieces: readonly Piece[], table: Table) => Answer | undefined)[] = [
  total,
  sameness,
  extreme,
  multiple,
  held,
  comparison,
  change,
  across,
  quantity,
  together,
  oneRow,
];

function answerOf(said: readonly Piece[], table: Table): Answer | undefined {
  const pieces = withoutAny(said);
  for (const form of FORMS) {
    const answer = form(pieces, table);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
