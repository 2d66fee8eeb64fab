/** What a registered source is, in whatever database it lies. */
import type { RegisteredSource } from '../domain/source.ts';
import type { NewSource } from './ports.ts';

/** Whether two sources hold the same content, so that one may stand for the other. */
export function isSameContent(one: RegisteredSource, other: RegisteredSource): boolean {
  return one.checksum === other.checksum && one.type === other.type;
}

/** The fields of a source in the order in which rows give them. */
export function described(source: NewSource, created_at: string): RegisteredSource {
  return {
    source_id: source.source_id,
    type: source.type,
    checksum: source.checksum,
    bytes: source.bytes,
    characters: source.characters,
    pages: source.pages,
    media_type: source.media_type,
    title: source.title,
    uri: source.uri,
    origin: source.origin,
    observed_at: source.observed_at,
    metadata: source.metadata,
    file: source.file,
    warnings: source.warnings,
    created_at,
  };
}
