import { createHash } from 'node:crypto';
import type { BusboyHeaders } from '@fastify/busboy';
import { readJsonText } from '../contract/json.ts';
import { echo } from '../contract/messages.ts';
import { type Fault, refuse, toldAtOnce } from '../contract/problems.ts';
import type { JsonObject } from '../domain/json.ts';
import { Refused } from '../service/refused.ts';
import type { SentFile, SentForm } from '../service/sources/register.ts';
import { fileTypes } from './part-types.ts';

/** Files and fields of one form, at the most. */
const MOST_FILES = 32;
const MOST_FIELDS = 16;
const FIELD_BYTES = 64 * 1024;
const NAME_CHARACTERS = 255;

/** What the reader of forms puts for bytes that are no character. */
const REPLACEMENT = '\ufffd';

const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/** Whether a body of this type is a form with files (RFC 7578). */
export function isMultipart(content_type: string | undefined): content_type is string {
  return content_type !== undefined && MULTIPART.test(content_type);
}

/**
 * Takes a form apart. Its fields are what a JSON body would say: `metadata` is JSON, `replace` a truth value.
 * What is wrong with parts of it is told with it.
 * @throws Refused for a form that cannot be read to its end
 */
export async function readForm(content_type: string, bytes: Uint8Array): Promise<SentForm> {
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  const faults: Fault[] = [];
  // Loaded only where it is used, and outside of what a form may be blamed for.
  const { Busboy } = await import('@fastify/busboy');
  try {
    await takeApart(Busboy, content_type, bytes, {
      field(name, value, cut) {
        if (cut)
          faults.push({
            pointer: `/${name}`,
            message: `${name} is longer than ${FIELD_BYTES} bytes. Shorten it.`,
          });
        else if (Object.hasOwn(fields, name))
          faults.push({ pointer: `/${name}`, message: `${name} is given twice. Give it once.` });
        else if (value.includes(REPLACEMENT) && !bytesOf(bytes).includes(REPLACEMENT))
          faults.push({
            pointer: `/${name}`,
            message: `${name} holds bytes that are not UTF-8. Send it in UTF-8.`,
          });
        else fields[name] = value;
      },
      file: (file) => void files.push(file),
      tooMany: (message) => void faults.push({ pointer: '', message }),
      encoded: (encoding) =>
        void faults.push({
          pointer: '/files',
          message: `a file has the Content-Transfer-Encoding ${echo(encoding)}, which forms do not use (RFC 7578). Send its bytes as they are.`,
        }),
    });
  } catch (cause) {
    const message = 'the form is malformed or cut short (RFC 7578). Send it whole.';
    throw new Refused(refuse('invalid_request', [{ pointer: '', message }]), { cause });
  }
  if (files.length === 0)
    faults.push({ pointer: '/files', message: 'the form has no file. Add one: a part with a filename.' });
  const read = jsonFields(fields, faults);
  return {
    fields: read,
    files: withWrittenTypes(files, fileTypes(boundaryOf(content_type), bytesOf(bytes))),
    faults,
  };
}

/** The files with their types in full, where it is plain which is whose. */
function withWrittenTypes(
  files: readonly SentFile[],
  types: readonly (string | undefined)[],
): readonly SentFile[] {
  if (types.length !== files.length) return files;
  return files.map((file, at) => ({ ...file, media_type: types[at] ?? file.media_type }));
}

const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function boundaryOf(content_type: string): string {
  const [, quoted, plain] = BOUNDARY.exec(content_type) ?? [];
  return quoted ?? plain ?? '';
}

interface Parts {
  field(name: string, value: string, cut: boolean): void;
  file(file: SentFile): void;
  tooMany(message: string): void;
  encoded(encoding: string): void;
}

/** RFC 7578, 4.7: parts of a form are not encoded for their transfer. */
const PLAIN_ENCODING = /^(?:7bit|8bit|binary)$/i;

function takeApart(
  Busboy: typeof import('@fastify/busboy').Busboy,
  content_type: string,
  bytes: Uint8Array,
  parts: Parts,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const form = new Busboy({
      headers: { 'content-type': content_type } as BusboyHeaders,
      limits: {
        files: MOST_FILES,
        fields: MOST_FIELDS,
        parts: MOST_FILES + MOST_FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 64,
        headerPairs: 32,
      },
    });
    form.on('field', (name, value, _, cut) => parts.field(name, value, cut));
    form.on('file', (_, stream, name, encoding, type) => {
      if (!PLAIN_ENCODING.test(encoding)) parts.encoded(encoding);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () =>
        parts.file({ name: nameOf(name), media_type: type, bytes: Buffer.concat(chunks) }),
      );
    });
    form.on('filesLimit', () => parts.tooMany(`the form has more than ${MOST_FILES} files. Send several.`));
    form.on('fieldsLimit', () => parts.tooMany(`the form has more than ${MOST_FIELDS} fields.`));
    form.on('error', reject);
    form.on('finish', resolve);
    form.end(bytesOf(bytes));
  });
}

/** The name of a file without its folders and without what a terminal would obey. */
function nameOf(name: string | undefined): string | null {
  const last = (name ?? '').split(/[/\\]/).at(-1)!;
  const clean = last
    .toWellFormed()
    .replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, '')
    .slice(-NAME_CHARACTERS);
  return clean === '' || clean === '.' || clean === '..' ? null : clean.toWellFormed();
}

function jsonFields(fields: Readonly<Record<string, string>>, faults: Fault[]): JsonObject {
  const { metadata, replace, ...others } = fields;
  const read: { [name: string]: JsonObject[string] } = { ...others };
  if (replace !== undefined) read.replace = replace === 'true' ? true : replace === 'false' ? false : replace;
  if (metadata !== undefined) {
    const value = readJsonText(metadata);
    if (value.ok) read.metadata = value.value;
    else
      faults.push({
        pointer: '/metadata',
        message: `metadata is not valid JSON: ${toldAtOnce(value.refusal)}`,
      });
  }
  return read;
}

/** SHA-256 of a form, in hex, without the boundary between its parts: that is another one at each sending. */
export function formDigest(content_type: string, bytes: Uint8Array): string {
  const body = bytesOf(bytes);
  const mark = Buffer.from(`--${boundaryOf(content_type)}`);
  const digest = createHash('sha256');
  for (let from = 0; ; ) {
    const at = mark.length > 2 ? body.indexOf(mark, from) : -1;
    digest.update(body.subarray(from, at < 0 ? body.length : at));
    if (at < 0) return digest.digest('hex');
    digest.update('\0boundary\0');
    from = at + mark.length;
  }
}
