/** How extraction is measured: token F1, precision and recall of a match, area under a curve. */

const tokensOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** F1 of the words that two texts have in common. */
export function tokenF1(one: string, other: string): number {
  const [a, b] = [tokensOf(one), tokensOf(other)];
  const left = new Map<string, number>();
  for (const token of a) left.set(token, (left.get(token) ?? 0) + 1);
  let shared = 0;
  for (const token of b) {
    const count = left.get(token) ?? 0;
    if (count === 0) continue;
    shared++;
    left.set(token, count - 1);
  }
  return shared === 0 ? 0 : (2 * shared) / (a.length + b.length);
}

/** The share of the words of one text that the other has too. */
export function shareWithin(one: string, other: string): number {
  const wanted = tokensOf(one);
  const had = new Set(tokensOf(other));
  return wanted.filter((token) => had.has(token)).length / wanted.length;
}

/** Token F1 from which two statements are the same. */
export const SAME = 0.8;

/** Counts what was given that was wanted, and what was wanted that was given. */
export class Matches {
  given = 0;
  right = 0;
  wanted = 0;
  found = 0;

  add(given: readonly string[], wanted: readonly string[]): void {
    this.given += given.length;
    this.wanted += wanted.length;
    this.right += given.filter((one) => wanted.some((other) => tokenF1(one, other) >= SAME)).length;
    this.found += wanted.filter((one) => given.some((other) => tokenF1(one, other) >= SAME)).length;
  }

  get precision(): number {
    return this.right / this.given;
  }

  get recall(): number {
    return this.found / this.wanted;
  }
}

/** Area under the ROC curve: how often a positive scores above a negative; ties count half. */
export function auc(scored: readonly { readonly score: number; readonly positive: boolean }[]): number {
  const sorted = scored.toSorted((a, b) => a.score - b.score);
  let rank = 0;
  let positives = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]!.score === sorted[from]!.score) to++;
    const middle = (from + to + 1) / 2;
    for (let at = from; at < to; at++) {
      if (!sorted[at]!.positive) continue;
      rank += middle;
      positives++;
    }
    from = to;
  }
  const negatives = sorted.length - positives;
  return (rank - (positives * (positives + 1)) / 2) / (positives * negatives);
}

export const percent = (share: number): string =>
  Number.isNaN(share) ? '     –' : `${(100 * share).toFixed(1).padStart(5)}%`;
