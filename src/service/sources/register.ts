import {
  type Fault,
  type Outcome,
  type ProblemCode,
  type Registration,
  type RegistrationFields,
  readBody,
  refuse,
} from '../../contract/index.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { RegisteredSource, SourceFile } from '../../domain/source.ts';
import type { Principal } from '../../domain/tenant.ts';
import {
  DocumentFault,
  type DocumentFaultCode,
  type DocumentLimits,
} from '../../evidence/documents/index.ts';
import { checksumOf, dataUriFile, sameChecksum } from '../../evidence/index.ts';
import { LARGE_BYTES, type NewSource, type PutOutcome } from '../../storage/ports.ts';
import { isoTime } from '../clock.ts';
import { describeExtracted } from '../extraction/describe.ts';
import type { ReadFile } from '../extraction/messages.ts';
import type { Occasion, Registering } from '../house.ts';
import { Refused } from '../refused.ts';

/** A file as it was sent. */
export interface SentFile {
  readonly name: string | null;
  readonly media_type: string | undefined;
  readonly bytes: Uint8Array;
}

/** What an upload brought. */
export interface SentForm {
  readonly fields: JsonObject;
  readonly files: readonly SentFile[];
  /** What is wrong with the form itself. */
  readonly faults: readonly Fault[];
}

export interface Stored extends RegisteredSource {
  readonly outcome: PutOutcome;
}

export interface Registered {
  /** Whether a list was sent, and one is answered. */
  readonly many: boolean;
  readonly sources: readonly Stored[];
  /** What was ignored beside the list, in words. */
  readonly warnings: readonly string[];
}

/** A source before it is stored: what is said of it, and how its content is had. */
interface Candidate {
  readonly fields: RegistrationFields;
  /** Where its fields stand: beside its content, or for a form beside the files. */
  readonly fields_at: string;
  /** Where its content stands. */
  readonly pointer: string;
  readonly file: SourceFile | null;
  read(): ReadFile | Promise<ReadFile>;
}

/**
 * Registers the sources of a JSON body: one, or a list, of which all are registered or none.
 * @throws Refused with every fault
 */
export async function registerJson(
  house: Registering,
  principal: Principal,
  body: Uint8Array,
  occasion: Occasion,
): Promise<Registered> {
  const { many, sources, unknown } = accept(house.registrations.json(accept(readBody(body, house.limits))));
  occasion.watch.lap('parse');
  const candidates = sources.map((source) => ofContent(house, source, occasion));
  const stored = await register(house, principal, candidates, occasion);
  return { many, sources: stored, warnings: unknown.map(ignored) };
}

/** Fields that mean nothing here are told, so that a misspelt one is seen. */
const ignored = (pointer: string): string => `${pointer} is no field of this request: it was ignored`;

/**
 * Registers uploaded files, all or none.
 * @throws Refused with every fault
 */
export async function registerFiles(
  house: Registering,
  principal: Principal,
  { fields, files, faults }: SentForm,
  occasion: Occasion,
): Promise<Registered> {
  const read = accept(house.registrations.fields(fields, files.length, faults));
  occasion.watch.lap('parse');
  const candidates = files.map((file, at) => ofFile(house, read, file, ['', `/files/${at}`], occasion));
  const stored = await register(house, principal, candidates, occasion);
  return { many: files.length > 1, sources: stored, warnings: [] };
}

function accept<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Refused(outcome.refusal);
}

function limitsOf({ limits }: Registering): DocumentLimits {
  return { text_bytes: limits.source_text_bytes, pages: limits.source_pages };
}

function ofContent(
  house: Registering,
  { content, pointer, ...fields }: Registration,
  occasion: Occasion,
): Candidate {
  const limits = limitsOf(house);
  const warnings: readonly string[] = [];
  switch (content.type) {
    case 'text': {
      const text = { type: 'text', media_type: 'text/plain', text: content.text, warnings } as const;
      return { fields, fields_at: pointer, pointer, file: null, read: () => describeExtracted(text, limits) };
    }
    case 'data': {
      const data = { type: 'data', media_type: 'application/json', data: content.data, warnings } as const;
      return { fields, fields_at: pointer, pointer, file: null, read: () => describeExtracted(data, limits) };
    }
    case 'data_uri': {
      const carried = dataUriFile(content.uri);
      const uri = `${pointer}/uri`;
      if (carried === undefined)
        return { fields, fields_at: pointer, pointer: uri, file: null, read: malformedUri };
      return ofFile(house, fields, { name: null, ...carried }, [pointer, uri], occasion);
    }
  }
}

function malformedUri(): never {
  throw new DocumentFault(
    'unreadable',
    'its data: URI is malformed (RFC 2397). Encode the content as base64.',
  );
}

function ofFile(
  { documents, clock }: Registering,
  fields: RegistrationFields,
  { name, media_type, bytes }: SentFile,
  [fields_at, pointer]: readonly [fields_at: string, pointer: string],
  { deadline }: Occasion,
): Candidate {
  const hints = { ...(name !== null && { name }), ...(media_type !== undefined && { media_type }) };
  return {
    fields,
    fields_at,
    pointer,
    file: { name, bytes: bytes.length, checksum: checksumOf(bytes) },
    read: () => documents.read(bytes, hints, deadline - clock.monotonic()),
  };
}

async function register(
  house: Registering,
  { tenant }: Principal,
  candidates: readonly Candidate[],
  { watch }: Occasion,
): Promise<readonly Stored[]> {
  const created_at = isoTime(house.clock.now());
  const read = await readAll(candidates);
  watch.lap('extract');
  const sources = read.map((file, at) => newSource(candidates[at]!, file, created_at));
  const put = await house.storage.sources.put(tenant, sources);
  watch.lap('store');
  if (put.ok) {
    if (sources.some(({ bytes }) => bytes >= LARGE_BYTES)) house.engine.warm();
    return put.stored.map(({ outcome, source }, at) => {
      const warnings = [...source.warnings, ...candidates[at]!.fields.unknown.map(ignored)];
      return { ...source, outcome, warnings };
    });
  }
  const message =
    'a source of this id is registered with other content. Send replace: true to put this in its place, or choose another id.';
  const faults = candidates.flatMap((candidate, at) =>
    put.conflicts.includes(sources[at]!.source_id) ? [{ pointer: idPlace(candidate), message }] : [],
  );
  throw new Refused(refuse('source_exists', faults));
}

/** Where the id of a source is said; of a file that was given none, the file. */
function idPlace({ fields, fields_at, pointer }: Candidate): string {
  return fields.source_id === undefined && pointer !== '' ? pointer : `${fields_at}/source_id`;
}

const CODES: Readonly<Record<DocumentFaultCode, ProblemCode>> = {
  unsupported: 'unsupported_media_type',
  unreadable: 'unreadable_source',
  too_large: 'payload_too_large',
};

/** Every content read and as the caller expects it. @throws Refused with the faults of all that are not */
async function readAll(candidates: readonly Candidate[]): Promise<readonly ReadFile[]> {
  const faults: Fault[] = [];
  const codes: ProblemCode[] = [];
  const found = await Promise.all(
    candidates.map(async ({ read, fields, fields_at, pointer }) => {
      try {
        const file = await read();
        const wrong = checksumFault(fields, file, fields_at);
        if (wrong === undefined) return [file];
        faults.push(wrong);
        codes.push('invalid_request');
      } catch (error) {
        if (!(error instanceof DocumentFault)) throw error;
        faults.push({ pointer, message: `the file is not taken: ${error.message}` });
        codes.push(CODES[error.code]);
      }
      return [];
    }),
  );
  if (faults.length > 0) throw new Refused(refuse(codes[0]!, faults));
  return found.flat();
}

function checksumFault(
  { checksum }: RegistrationFields,
  file: ReadFile,
  fields_at: string,
): Fault | undefined {
  if (checksum === undefined || sameChecksum(checksum, file.checksum)) return undefined;
  const message = `the content has the checksum ${file.checksum}, and not the one given. Send it whole.`;
  return { pointer: `${fields_at}/checksum`, message };
}

function newSource({ fields, file }: Candidate, read: ReadFile, created_at: string): NewSource {
  return {
    source_id: fields.source_id ?? idOf(read),
    type: read.type,
    checksum: read.checksum,
    bytes: read.bytes,
    characters: read.characters,
    pages: read.page_starts?.length ?? null,
    media_type: read.media_type,
    title: fields.unsaid.includes('title') ? read.title : fields.title,
    uri: fields.uri,
    origin: fields.origin,
    observed_at: fields.observed_at,
    metadata: fields.metadata,
    file,
    warnings: read.warnings,
    created_at,
    replace: fields.replace,
    keeps: fields.unsaid,
    text: read.text,
    page_starts: read.page_starts,
  };
}

/** The id of a source that was given none: the same content, the same id. */
function idOf({ type, checksum }: ReadFile): string {
  return `${type === 'text' ? 'src' : 'dat'}_${checksum.slice('sha256:'.length, 'sha256:'.length + 32)}`;
}
