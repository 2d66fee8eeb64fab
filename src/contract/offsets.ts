import type { Check } from '../domain/check.ts';
import type { Evidence } from '../domain/evidence.ts';
import type { OffsetUnit } from './request.ts';

/**
 * The checks with their offsets counted in another unit; those of verification count UTF-16 code units.
 * Each text is read once, however many offsets point into it.
 */
export function convertOffsets(
  checks: readonly Check[],
  evidence: readonly Evidence[],
  unit: OffsetUnit,
): readonly Check[] {
  if (unit === 'utf-16') return checks;
  const spans = new Map<string, Placed[]>();
  for (const { citations, evidence: passages, conflicts } of checks) {
    for (const place of [...citations, ...passages, ...conflicts]) {
      const known = spans.get(place.source_id);
      if (known) known.push(place);
      else spans.set(place.source_id, [place]);
    }
  }
  const rulers = new Map<string, Ruler>();
  for (const item of evidence) {
    if (item.type !== 'text') continue;
    rulers.set(item.source_id, measure(item.text, spans.get(item.source_id) ?? [], unit));
  }
  const inSource = <P extends Placed & { readonly source_id: string }>(place: P): P =>
    move(place, rulers.get(place.source_id));
  return checks.map((check) => {
    const ruler = measure(check.claim_text, check.gaps, unit);
    return {
      ...check,
      citations: check.citations.map(inSource),
      evidence: check.evidence.map(inSource),
      conflicts: check.conflicts.map(inSource),
      gaps: check.gaps.map((gap) => move(gap, ruler)),
    };
  });
}

/** Spans of one text with their offsets counted in another unit. */
export function convertSpans<P extends Placed>(
  text: string,
  spans: readonly P[],
  unit: OffsetUnit,
): readonly P[] {
  if (unit === 'utf-16') return spans;
  const ruler = measure(text, spans, unit);
  return spans.map((span) => move(span, ruler));
}

interface Placed {
  readonly start?: number;
  readonly end?: number;
}

/** The converted offset of each UTF-16 offset that was asked for. */
type Ruler = ReadonlyMap<number, number>;

function measure(text: string, spans: readonly Placed[], unit: OffsetUnit): Ruler {
  const offsets = new Set<number>();
  for (const { start, end } of spans) {
    if (start !== undefined) offsets.add(start);
    if (end !== undefined) offsets.add(end);
  }
  const ruler = new Map<number, number>();
  let [from, converted] = [0, 0];
  for (const offset of [...offsets].sort((a, b) => a - b)) {
    converted += lengthOf(text.slice(from, offset), unit);
    from = offset;
    ruler.set(offset, converted);
  }
  return ruler;
}

function lengthOf(text: string, unit: OffsetUnit): number {
  if (unit === 'utf-8') return Buffer.byteLength(text);
  if (unit === 'utf-16') return text.length;
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // The second half of a pair is no character of its own.
    if (code < 0xdc00 || code > 0xdfff) count++;
  }
  return count;
}

function move<P extends Placed>(place: P, ruler: Ruler | undefined): P {
  if (ruler === undefined || place.start === undefined || place.end === undefined) return place;
  return { ...place, start: ruler.get(place.start)!, end: ruler.get(place.end)! };
}
