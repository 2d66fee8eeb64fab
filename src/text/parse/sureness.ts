/** From gaps between scores, and what is known of an arc, to how sure a decision is: log-odds of being right. */

/** Pairs of a gap and the log-odds of being right that were measured for it, both ascending. */
export type Sureness = readonly (readonly [gap: number, logOdds: number])[];

/**
 * Log-odds of a decision with this gap being right, between the measured points in a straight line and
 * beyond them as at the outermost: 0 is even, 2 is 88%, 4 is 98%.
 */
export function logOdds(points: Sureness, gap: number): number {
  let i = 0;
  while (i < points.length && points[i]![0] < gap) i++;
  if (i === 0) return points[0]?.[1] ?? 0;
  if (i === points.length) return points[i - 1]![1];
  const [low, from] = points[i - 1]!;
  const [high, to] = points[i]!;
  return from + ((to - from) * (gap - low)) / (high - low);
}

/** A logistic model of heads: weights by sign, and what each relation adds. */
export interface HeadSureness {
  readonly signs: readonly number[];
  readonly relations: readonly number[];
}

/** What tells of an arc whether it is right. */
export interface ArcSigns {
  /** How far the move that made the arc stood above the other moves. */
  readonly gap: number;
  /** How far the best reading stands above the best one with another head. */
  readonly rival: number;
  /** Log-odds of the tags of both ends, and of the relation. */
  readonly tag: number;
  readonly headTag: number;
  readonly label: number;
  /** Tokens from one end to the other, and in the sentence. */
  readonly distance: number;
  readonly length: number;
}

const WIDE = 400;
const STEP = 100;

/** The signs of an arc as numbers of like size, the first constant. */
export function signsOf({ gap, rival, tag, headTag, label, distance, length }: ArcSigns): number[] {
  const steps = (value: number) => Math.max(-1, Math.min(value, WIDE) / STEP);
  return [
    1,
    steps(gap),
    steps(rival),
    rival < WIDE ? 1 : 0,
    tag / 4,
    headTag / 4,
    label / 4,
    Math.log2(1 + distance),
    Math.log2(1 + length),
  ];
}

/** Log-odds of an arc with these signs and this relation being right, to two decimals. */
export function headLogOdds(
  { signs, relations }: HeadSureness,
  relation: number,
  arc: readonly number[],
): number {
  let sum = relations[relation] ?? 0;
  for (let i = 0; i < arc.length; i++) sum += (signs[i] ?? 0) * arc[i]!;
  return Math.round(sum * 100) / 100;
}
