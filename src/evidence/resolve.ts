import type { Evidence, EvidenceFault, Source } from '../domain/evidence.ts';
import { canonicalize } from '../text/canonical.ts';
import { checksumOf, sameChecksum } from './checksum.ts';
import { decodeDataUri, isDataUri } from './data-uri.ts';

/**
 * The evidence that a source brings: its inline text or data, or what its `data:` URI carries. Nothing is
 * fetched: a source that only refers to evidence is `fetch_failed`, as is a `data:` URI that cannot be read.
 * Content that does not have the checksum the caller expects is left out: `source_integrity_failed`.
 */
export function resolve(source: Source): Evidence {
  const { source_id, checksum: expected } = source;
  const title = source.title === undefined ? undefined : { title: source.title };
  if (source.type === 'data' && source.data !== undefined) {
    const checksum = checksumOf(canonicalize(source.data));
    if (differs(expected, checksum)) return faulty(source_id, 'source_integrity_failed');
    return { source_id, type: 'data', ...title, data: source.data, checksum };
  }
  const text = source.text ?? (source.uri && isDataUri(source.uri) ? decodeDataUri(source.uri) : undefined);
  if (text === undefined) return faulty(source_id, 'fetch_failed');
  const checksum = checksumOf(text);
  if (differs(expected, checksum)) return faulty(source_id, 'source_integrity_failed');
  return { source_id, type: 'text', ...title, text, checksum };
}

/** All sources resolved, in their order. */
export function resolveAll(sources: readonly Source[]): readonly Evidence[] {
  return sources.map(resolve);
}

/** The faults among the evidence, one for each source that has one. */
export function faultsOf(evidence: readonly Evidence[]): readonly EvidenceFault[] {
  return evidence.flatMap((item) => (item.type === 'faulty' ? [item.fault] : []));
}

function differs(expected: string | undefined, actual: string): boolean {
  return expected !== undefined && !sameChecksum(expected, actual);
}

function faulty(source_id: string, fault: EvidenceFault): Evidence {
  return { source_id, type: 'faulty', fault };
}
