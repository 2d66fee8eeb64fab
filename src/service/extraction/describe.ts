import { codePoints } from '../../contract/messages.ts';
import type { Extracted } from '../../domain/source.ts';
import { DocumentFault, type DocumentLimits } from '../../evidence/documents/index.ts';
import { checksumOf } from '../../evidence/index.ts';
import { canonicalize } from '../../text/canonical.ts';
import type { ReadFile } from './messages.ts';

/**
 * The canonical form of a content with its checksum and sizes.
 * @throws DocumentFault where it is longer than a source may be
 */
export function describeExtracted(extracted: Extracted, limits: DocumentLimits): ReadFile {
  const text = extracted.type === 'text' ? extracted.text : canonicalize(extracted.data);
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.text_bytes) {
    const limit = `${limits.text_bytes} bytes (setting TOUCHSTONE_MAX_SOURCE_TEXT_BYTES)`;
    throw new DocumentFault('too_large', `its content is longer than ${limit}. Split it.`);
  }
  return {
    type: extracted.type,
    media_type: extracted.media_type,
    text,
    checksum: checksumOf(text),
    bytes,
    characters: codePoints(text),
    title: (extracted.type === 'text' ? extracted.title : undefined) ?? null,
    page_starts: (extracted.type === 'text' ? extracted.page_starts : undefined) ?? null,
    warnings: extracted.warnings,
  };
}
