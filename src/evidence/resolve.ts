import type { Evidence, EvidenceFault, Source } from '../domain/evidence.ts';
import { canonicalText } from '../text/canonical.ts';
import { LongTexts } from '../text/long-texts.ts';
import { checksumOf, sameChecksum } from './checksum.ts';
import { decodeDataUri, isDataUri } from './data-uri.ts';
import type { Gate } from './trust.ts';

const CHECKSUM_CHARACTERS = 8 * 1024 * 1024;
const checksums = new LongTexts<string>(CHECKSUM_CHARACTERS);

/** Whether a source brings no content of its own, and may refer to registered evidence. */
export function isReference({ text, data, uri }: Source): boolean {
  return text === undefined && data === undefined && !(uri !== undefined && isDataUri(uri));
}

/**
 * The evidence that a source brings: its inline text or data, or what its `data:` URI carries. Nothing is
 * fetched: a source that only refers to evidence is `fetch_failed`, as is a `data:` URI that cannot be read.
 * Content that does not have the checksum the caller expects is left out: `source_integrity_failed`; so is
 * what does not pass the gate.
 */
export function resolve(source: Source, gate: Gate = takeAll): Evidence {
  const { source_id, checksum: expected } = source;
  const title = source.title === undefined ? undefined : { title: source.title };
  if (source.type === 'data' && source.data !== undefined) {
    const checksum = checksumOf(canonicalText(source.data));
    const fault = faultIn(expected, checksum) ?? gate(source);
    return fault
      ? faulty(source, fault, checksum)
      : { source_id, type: 'data', ...title, data: source.data, checksum };
  }
  const text = source.text ?? (source.uri && isDataUri(source.uri) ? decodeDataUri(source.uri) : undefined);
  if (text === undefined) return faulty(source, 'fetch_failed');
  const checksum = checksums.of(text, checksumOf);
  const fault = faultIn(expected, checksum) ?? gate(source);
  return fault ? faulty(source, fault, checksum) : { source_id, type: 'text', ...title, text, checksum };
}

/** All sources resolved, in their order, by what they bring themselves. */
export function resolveAll(sources: readonly Source[], gate: Gate = takeAll): readonly Evidence[] {
  return sources.map((source) => resolve(source, gate));
}

const takeAll: Gate = () => undefined;

/** The faults among the evidence, one for each source that has one. */
export function faultsOf(evidence: readonly Evidence[]): readonly EvidenceFault[] {
  return evidence.flatMap((item) => (item.type === 'faulty' ? [item.fault] : []));
}

function faultIn(expected: string | undefined, actual: string): EvidenceFault | undefined {
  const differs = expected !== undefined && !sameChecksum(expected, actual);
  return differs ? 'source_integrity_failed' : undefined;
}

/** @param checksum of the content that is set aside, where there was one */
export function faulty(
  { source_id, checksum: expected }: Source,
  fault: EvidenceFault,
  checksum?: string,
): Evidence {
  return {
    source_id,
    type: 'faulty',
    fault,
    ...(checksum !== undefined && { checksum }),
    ...(expected !== undefined && { expected_checksum: expected }),
  };
}
