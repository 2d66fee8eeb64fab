/** Averaged weights as small integers: the features that matter least are left out, the rest are scaled and rounded. */
import type { Row } from './learner.ts';

/** The `most` rows with the largest weights. Ties fall by feature, so that the choice is the same every time. */
export function strongest(rows: Iterable<Row>, most: number): Row[] {
  const ranked = Array.from(rows, (row) => ({ row, strength: peak(row) }));
  ranked.sort((a, b) => b.strength - a.strength || a.row.feature - b.row.feature);
  return ranked.slice(0, most).map(({ row }) => row);
}

/** The largest weight of a row, either way. */
function peak({ weights }: Row): number {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  return most;
}

/** A factor that takes all but one weight in ten thousand into [-limit, limit]. */
export function scaleFor(rows: readonly Row[], limit: number): number {
  const peaks = Float64Array.from(rows, peak).sort();
  return limit / peaks[Math.floor((peaks.length - 1) * 0.9999)]!;
}

export const rounded = (weight: number, scale: number, limit: number): number =>
  Math.max(-limit, Math.min(limit, Math.round(weight * scale)));
