import type { Json, JsonObject } from '../domain/json.ts';
import type { SourceAttributes } from '../domain/source.ts';
import { asObject, checkInstant, checkSpellings, isDataUri } from './cross-checks.ts';
import { unknownFields } from './ignored.ts';
import { instantOf } from './instant.ts';
import type { Limits } from './limits.ts';
import { codePoints, echo, number, type SchemaNode } from './messages.ts';
import { descend } from './pointer.ts';
import { type Fault, MAX_FAULTS, type Outcome, refuse } from './problems.ts';
import { type RegistrationBody, registrationSchemas, UploadFields } from './schemas/sources.ts';
import { compile } from './validate.ts';

/** What a source to be registered carries. */
export type RegistrationContent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'data'; readonly data: Json }
  /** A `data:` URI: a file in a line of text. */
  | { readonly type: 'data_uri'; readonly uri: string };

/** What is said of a source to be registered, aliases resolved. */
export interface RegistrationFields extends SourceAttributes {
  /** Attributes that are not spoken of, not even as null. */
  readonly unsaid: readonly (keyof SourceAttributes)[];
  /** Undefined for one that is made of the checksum. */
  readonly source_id?: string;
  readonly replace: boolean;
  /** `sha256:<hex>` that the caller expects of the content. */
  readonly checksum?: string;
  /** JSON Pointers of fields that mean nothing here. */
  readonly unknown: readonly string[];
}

export interface Registration extends RegistrationFields {
  readonly content: RegistrationContent;
  /** Where it stands in the body, as a JSON Pointer. */
  readonly pointer: string;
}

export interface Registrations {
  /** Whether they came as a list: the answer is one, then. */
  readonly many: boolean;
  readonly sources: readonly Registration[];
  /** JSON Pointers of fields beside the list, which mean nothing. */
  readonly unknown: readonly string[];
}

/** Reads what is to be registered, under the limits it was made for. */
export interface RegistrationReader {
  /** A JSON body: one source, or `sources`. */
  json(body: Json): Outcome<Registrations>;
  /** The fields of an upload, whose form has these faults; of several files each gets the same, and none an id. */
  fields(fields: JsonObject, files: number, of_form: readonly Fault[]): Outcome<RegistrationFields>;
}

/** Bytes of JSON that the metadata of a source may take. */
const METADATA_BYTES = 16 * 1024;
const URI_CHARACTERS = 2048;

export function createRegistrationReader(limits: Limits): RegistrationReader {
  const schemas = registrationSchemas(limits);
  const checkOne = compile(schemas.one);
  const checkMany = compile(schemas.many);
  const checkFields = compile(UploadFields);
  return {
    json(body) {
      const list = asObject(body)?.sources;
      const many = list !== undefined;
      const faults = [...(many ? checkMany(body) : checkOne(body))];
      const bodies = Array.isArray(list) ? list : many ? [] : [body];
      const pointers = bodies.map((_, at) => (many ? `/sources/${at}` : ''));
      if (bodies.length <= limits.sources) {
        addOthers(
          faults,
          bodies.flatMap((one, at) => sourceFaults(one, pointers[at]!, limits)),
        );
        if (many) addOthers(faults, twice(bodies));
      }
      if (faults.length > 0) return { ok: false, refusal: refuse('invalid_request', faults) };
      const sources = (bodies as unknown as readonly RegistrationBody[]).map((one, at) => ({
        ...fieldsOf(one),
        content: contentOf(one),
        pointer: pointers[at]!,
        unknown: unknownIn(schemas.one, one as unknown as Json, pointers[at]),
      }));
      const beside = many ? unknownIn(schemas.many, body).filter((at) => !at.startsWith('/sources/')) : [];
      return { ok: true, value: { many, sources, unknown: beside } };
    },
    fields(fields, files, of_form) {
      const faults = [...of_form];
      addOthers(faults, checkFields(fields));
      addOthers(faults, attributeFaults(fields, ''));
      for (const name of files > 1 ? ['source_id', 'id', 'checksum'] : []) {
        if (fields[name] === undefined) continue;
        const message = `${name} is one for several files. Send each file in a request of its own.`;
        faults.push({ pointer: `/${name}`, message });
      }
      if (isDataUri(fields.uri)) {
        faults.push({
          pointer: '/uri',
          message: 'uri carries a content beside the file. Leave one of them out.',
        });
      }
      if (faults.length > 0) return { ok: false, refusal: refuse('invalid_request', faults) };
      const unknown = unknownIn(UploadFields, fields);
      return { ok: true, value: { ...fieldsOf(fields as unknown as RegistrationBody), unknown } };
    },
  };
}

const unknownIn = (schema: object, value: Json, pointer?: string): readonly string[] =>
  unknownFields(schema as SchemaNode, value, pointer).slice(0, MAX_FAULTS);

function addOthers(faults: Fault[], others: readonly Fault[]): void {
  for (const one of others) if (!faults.some(({ pointer }) => pointer === one.pointer)) faults.push(one);
}

/** Ids that are given twice; entries without one get one of their content. */
function twice(bodies: readonly Json[]): readonly Fault[] {
  const seen = new Set<Json>();
  return bodies.flatMap((one, at) => {
    const id = asObject(one)?.source_id ?? asObject(one)?.id;
    if (id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    const message = `${echo(id)} is the id of another source of the request too. Give each an id of its own.`;
    const spelling = asObject(one)?.source_id === undefined ? 'id' : 'source_id';
    return [{ pointer: `/sources/${at}/${spelling}`, message }];
  });
}

function sourceFaults(body: Json, pointer: string, limits: Limits): readonly Fault[] {
  const source = asObject(body);
  if (source === undefined) return [];
  const faults: Fault[] = [...attributeFaults(source, pointer)];
  checkSpellings(source, 'text', 'content', pointer, faults);
  const text = source.text ?? source.content;
  const message = contentFault(source, text);
  if (message !== undefined) faults.push({ pointer, message });
  else if (typeof text === 'string')
    faults.push(...textFaults(text, source.text === undefined, pointer, limits));
  return faults;
}

function textFaults(text: string, spelt: boolean, pointer: string, limits: Limits): readonly Fault[] {
  const place = descend(pointer, spelt ? 'content' : 'text');
  if (text.trim() === '') return [{ pointer: place, message: 'text is empty. Give it words.' }];
  const bytes = Buffer.byteLength(text);
  if (bytes <= limits.source_text_bytes) return [];
  const limit = `${number(limits.source_text_bytes)} (setting TOUCHSTONE_MAX_SOURCE_TEXT_BYTES)`;
  return [{ pointer: place, message: `text takes ${number(bytes)} bytes; the limit is ${limit}. Split it.` }];
}

function attributeFaults(source: JsonObject, pointer: string): readonly Fault[] {
  const faults: Fault[] = [];
  checkSpellings(source, 'source_id', 'id', pointer, faults);
  checkInstant(source, 'observed_at', pointer, faults);
  const { metadata } = source;
  const uri = isDataUri(source.uri) ? '' : source.uri;
  const wrong = typeof uri === 'string' ? uriFault(uri) : undefined;
  if (wrong !== undefined) faults.push({ pointer: descend(pointer, 'uri'), message: wrong });
  const id = source.source_id ?? source.id;
  if (id === '.' || id === '..') {
    const message = `source_id is ${JSON.stringify(id)}, which no address can hold: clients take it for a step in the path. Choose another.`;
    faults.push({ pointer: descend(pointer, source.source_id === undefined ? 'id' : 'source_id'), message });
  }
  const bytes = metadata === undefined || metadata === null ? 0 : Buffer.byteLength(JSON.stringify(metadata));
  if (bytes > METADATA_BYTES) {
    const message = `metadata takes ${number(bytes)} bytes of JSON; the limit is ${number(METADATA_BYTES)}. Shorten it.`;
    faults.push({ pointer: descend(pointer, 'metadata'), message });
  }
  return faults;
}

function uriFault(uri: string): string | undefined {
  const size = codePoints(uri);
  if (size > URI_CHARACTERS)
    return `uri has ${number(size)} characters; the limit is ${number(URI_CHARACTERS)}. Shorten it.`;
  return /[\s\p{Cc}]/u.test(uri)
    ? 'uri has a space or a control character in it. Encode it, as %20.'
    : undefined;
}

/** Each source has one content. */
function contentFault(source: JsonObject, text: Json | undefined): string | undefined {
  const hasText = text !== undefined;
  const hasData = source.data !== undefined;
  const contents = [hasText, hasData, isDataUri(source.uri)].filter(Boolean).length;
  if (contents > 1) return 'the source has more than one content. Keep one of text, data and a data: URI.';
  if (contents === 0)
    return 'the source has no content. Give it text, data, or a data: URI: nothing is fetched.';
  if (source.type === 'data' && !hasData) return 'the source has type data, but no data. Add the field data.';
  if (source.type === 'text' && hasData) return 'the source has type text, but data. Set type to data.';
  return undefined;
}

function contentOf({ text, content, data, uri }: RegistrationBody): RegistrationContent {
  if (data !== undefined) return { type: 'data', data };
  const words = text ?? content;
  return words === undefined ? { type: 'data_uri', uri: uri! } : { type: 'text', text: words };
}

const ATTRIBUTES = ['title', 'uri', 'origin', 'observed_at', 'metadata'] as const;

function fieldsOf(body: RegistrationBody): Omit<RegistrationFields, 'unknown'> {
  const source_id = body.source_id ?? body.id;
  const uri = body.uri === undefined || isDataUri(body.uri) ? undefined : body.uri;
  const said = { ...body, uri };
  return {
    unsaid: ATTRIBUTES.filter((name) => said[name] === undefined),
    ...(source_id !== undefined && { source_id }),
    title: body.title ?? null,
    uri: uri ?? null,
    origin: body.origin ?? null,
    observed_at: typeof body.observed_at === 'string' ? instantOf(body.observed_at)! : null,
    metadata: body.metadata ?? {},
    replace: body.replace ?? false,
    ...(body.checksum !== undefined && { checksum: body.checksum.toLowerCase() }),
  };
}
