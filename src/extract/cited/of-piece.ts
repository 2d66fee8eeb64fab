/** Which of the citations of a sentence are those of one of the statements in it. */
import type { PlacedCitation } from '../blocks/placed-words.ts';
import type { Piece } from '../parts/tokens.ts';

/** The citations of a piece: those within it or right behind it, else the next that follow it in the sentence. */
export function citedBy(
  { start, end }: Piece,
  citations: readonly PlacedCitation[],
  opens: number,
): readonly PlacedCitation[] {
  const own = citations.filter(({ at }) => at > start && at <= end + 1);
  if (own.length > 0 || citations.length === 0) return own;
  // With nothing after it, what stands before the first word can mean these words alone.
  const next = citations.find(({ at }) => at > end) ?? citations.find(({ at }) => at === 0 || at <= opens);
  return next === undefined ? [] : citations.filter(({ at }) => at === next.at);
}
