/** Which of the citations of an answer are those of a statement in it. */
import type { PlacedCitation, Words } from '../blocks/placed-words.ts';
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

/** Citations that stand elsewhere, as if they stood behind the words. */
export const behind = ({ text }: Words, citations: readonly PlacedCitation[]): readonly PlacedCitation[] =>
  citations.map((one) => ({ ...one, at: text.length }));

/**
 * Whether citations on a line of their own are those of the statement before: on the next line, and one alone behind an
 * empty line too, for several may be those of all that was said. `between`: what stands between the two.
 */
export const standBelow = (between: string, count: number): boolean =>
  RIGHT_BELOW.test(between) || (count === 1 && NEXT_BELOW.test(between));

/** Marks of a quotation may stand before each line. */
const RIGHT_BELOW = /^[ \t\r]*\n[ \t>]*$/;
const NEXT_BELOW = /^[ \t\r]*\n[ \t>]*\r?\n[ \t>]*$/;
