import type { Check } from '../domain/check.ts';
import type { Evidence } from '../domain/evidence.ts';

/** The checks with the page of each quote and passage, where its source has pages. */
export function withPages(checks: readonly Check[], evidence: readonly Evidence[]): readonly Check[] {
  const starts = new Map(
    evidence.flatMap((one) =>
      one.type === 'text' && one.page_starts !== undefined ? [[one.source_id, one.page_starts] as const] : [],
    ),
  );
  if (starts.size === 0) return checks;
  const paged = <P extends { readonly source_id: string; readonly start?: number }>(place: P): P => {
    const pages = starts.get(place.source_id);
    return pages === undefined || place.start === undefined
      ? place
      : { ...place, page: pageAt(pages, place.start) };
  };
  return checks.map((check) => ({
    ...check,
    citations: check.citations.map(paged),
    evidence: check.evidence.map(paged),
    conflicts: check.conflicts.map(paged),
  }));
}

/** The number of the page that a place stands on, from 1: the last page that starts at it or before. */
export function pageAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= place) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}
