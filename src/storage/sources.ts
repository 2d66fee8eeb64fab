/** What a registered source is, in whatever database it lies. */
import type { Origin, RegisteredSource } from '../domain/source.ts';
import type { NewSource } from './ports.ts';

/** Whether two sources hold the same content, so that one may stand for the other. */
export function isSameContent(one: RegisteredSource, other: RegisteredSource): boolean {
  return one.checksum === other.checksum && one.type === other.type;
}

/** A source as it is to be once more: with what stays of the one that is there. */
export function renewed(added: NewSource, known: RegisteredSource): NewSource {
  const kept = Object.fromEntries((added.keeps ?? []).map((name) => [name, known[name]]));
  return { ...added, ...kept, created_at: known.created_at };
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

/** What the origin of a source may be. */
export const ORIGINS: readonly string[] = [
  'system_of_record',
  'document',
  'user',
  'agent',
] satisfies Origin[];
