import type { Limits } from './limits.ts';
import type { Operation } from './operation.ts';
import {
  SOURCE_ID,
  SOURCE_LIST_PARAMETERS,
  SOURCE_PARAMETERS,
  SOURCE_TEXT_PARAMETERS,
} from './parameters.ts';
import { Type } from './schemas/build.ts';
import {
  ErasedOne,
  RegisteredMany,
  RegisteredOne,
  registrationSchemas,
  ShownSource,
  SourceList,
  UploadFields,
} from './schemas/index.ts';

const JSON_MEDIA = 'application/json';

const READ = {
  method: 'GET',
  tag: 'Sources',
  summary: 'Read a registered source',
  description: 'A source with its canonical text, which the offsets of citations point into, or its data.',
  scope: 'sources',
  parameters: [SOURCE_ID, ...SOURCE_PARAMETERS],
  response: { description: 'The source.', media: JSON_MEDIA, schema: ShownSource },
  problems: ['invalid_request', 'not_found', 'storage_unavailable'],
} satisfies Partial<Operation>;

/** The operations on registered evidence, under the limits in force. */
export function sourceOperations(limits: Limits): readonly Operation[] {
  const { one, many } = registrationSchemas(limits);
  return [
    {
      id: 'registerSources',
      method: 'POST',
      path: '/v2/sources',
      tag: 'Sources',
      summary: 'Register evidence',
      description:
        'Keeps evidence, so that requests refer to it by `source_id`, `checksum` or `uri`. One source, a list of which all are registered or none, or a form with files: PDF, DOCX, HTML, Markdown, plain text, CSV, JSON and EML are turned into text or data. The same content is stored once. Of a source that is there with the same content, attributes (`title`, `uri`, `origin`, `observed_at`, `metadata`) that are left out stay as they are, and null clears one; with other content (`replace`) none is kept.',
      scope: 'sources',
      parameters: [],
      request: Type.Union([one, many]),
      form: UploadFields,
      response: {
        status: 201,
        description: 'What was registered; a list where one was sent.',
        media: JSON_MEDIA,
        schema: Type.Union([RegisteredOne, RegisteredMany]),
      },
      alsoAs: { status: 200, description: 'All of it was registered already.' },
      problems: [
        'invalid_json',
        'invalid_request',
        'source_exists',
        'idempotency_in_progress',
        'payload_too_large',
        'unsupported_media_type',
        'unreadable_source',
        'idempotency_key_reused',
        'storage_unavailable',
      ],
    },
    {
      id: 'listSources',
      method: 'GET',
      path: '/v2/sources',
      tag: 'Sources',
      summary: 'List registered sources',
      description: 'The sources of the tenant, latest first, without their content.',
      scope: 'sources',
      parameters: SOURCE_LIST_PARAMETERS,
      response: { description: 'A page of sources.', media: JSON_MEDIA, schema: SourceList },
      problems: ['invalid_request', 'storage_unavailable'],
    },
    { ...READ, id: 'getSource', path: '/v2/sources/{source_id}' },
    {
      ...READ,
      id: 'getSourceV1',
      path: '/v1/sources/{source_id}',
      summary: `${READ.summary} (v1)`,
    },
    {
      id: 'getSourceText',
      method: 'GET',
      path: '/v2/sources/{source_id}/text',
      tag: 'Sources',
      summary: 'Read the text of a source',
      description: 'The canonical text as it stands, or the part that a citation points at.',
      scope: 'sources',
      parameters: [SOURCE_ID, ...SOURCE_TEXT_PARAMETERS],
      response: {
        description: 'The text; of data the RFC 8785 form.',
        media: 'text/plain',
        headers: ['Content-Security-Policy'],
        schema: Type.String(),
        alsoIn: { [JSON_MEDIA]: Type.Unsafe<unknown>({ description: 'All of the data.' }) },
      },
      problems: ['invalid_request', 'not_found', 'storage_unavailable'],
    },
    {
      id: 'eraseSource',
      method: 'DELETE',
      path: '/v2/sources/{source_id}',
      tag: 'Sources',
      summary: 'Erase a registered source',
      description:
        'Erases the content. The checksum stays, and so do the records and proofs of decisions that rest on it.',
      scope: 'sources',
      parameters: [SOURCE_ID],
      response: { description: 'What is left of it.', media: JSON_MEDIA, schema: ErasedOne },
      problems: ['invalid_request', 'not_found', 'storage_unavailable'],
    },
  ];
}
