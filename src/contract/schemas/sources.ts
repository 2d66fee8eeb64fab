import type { Static, TSchema } from 'typebox';
import type { Json } from '../../domain/json.ts';
import { LIMITS, type Limits } from '../limits.ts';
import { HAS_DATA_URI, hasOneOf, isOfType, never, rules, Type } from './build.ts';
import {
  count,
  freeForm,
  identifier,
  instant,
  nullable,
  ObservedAtSchema,
  ORIGINS,
  OriginSchema,
  oneOf,
  RequestId,
  sha256,
} from './common.ts';

/** Words without control characters: they are shown in lists and on terminals. */
function line(maxLength: number, description: string) {
  return Type.String({
    minLength: 1,
    maxLength,
    description,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    'x-expects': 'one line without control characters',
  });
}

/** What may be said of a source, whether it comes as JSON or as a file. */
const identity = {
  source_id: Type.Optional(
    line(
      256,
      'Identifier to refer to it by. By default one made of its checksum: the same content, the same id.',
    ),
  ),
  id: Type.Optional(line(256, 'Another spelling of `source_id`.')),
  replace: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Put the content in the place of other content under this id, which is erased.',
    }),
  ),
  checksum: Type.Optional(
    sha256('SHA-256 that the content must have: of the text in UTF-8, or of the RFC 8785 form of the data.'),
  ),
};

const attributes = {
  title: Type.Optional(line(1024, 'A title for readers; evidence is read with it.')),
  uri: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'Where it comes from; requests may refer to it by this. A `data:` URI carries the content.',
    }),
  ),
  origin: Type.Optional(OriginSchema),
  observed_at: Type.Optional(ObservedAtSchema),
  metadata: Type.Optional(
    freeForm({ description: 'Whatever the caller likes to keep with it, up to 16 KiB.' }),
  ),
};

/** As in JSON, where null clears an attribute. */
const clearable = {
  title: orNull(attributes.title),
  uri: orNull(attributes.uri),
  origin: orNull(attributes.origin),
  observed_at: orNull(attributes.observed_at),
  metadata: orNull(attributes.metadata),
};

/** A schema of one type that takes null too, so that a message still names what it takes. */
function orNull<T extends TSchema>(schema: T) {
  const { type, enum: values, ...rest } = schema as T & { readonly type?: string; readonly enum?: unknown[] };
  return Type.Optional(
    Type.Unsafe<Static<T> | null>({
      ...rest,
      type: [type, 'null'],
      ...(values && { enum: [...values, null] }),
    }),
  );
}

/** The fields beside an uploaded file. */
export const UploadFields = Type.Object(
  { ...identity, ...attributes },
  {
    title: 'UploadFields',
    description: 'What may be said of an uploaded file.',
  },
);

/** The schemas of `POST /v2/sources` under the limits in force. */
export function registrationSchemas(limits: Limits) {
  const one = Type.Object(
    {
      ...identity,
      ...clearable,
      type: Type.Optional(oneOf(['text', 'data'], { description: 'By default what the source carries.' })),
      text: Type.Optional(Type.String({ description: 'The text.' })),
      content: Type.Optional(Type.String({ description: 'Another spelling of `text`.' })),
      data: Type.Optional(Type.Unsafe<Json>({ description: 'The content as JSON: any value.' })),
    },
    {
      title: 'SourceRegistration',
      description: 'Evidence to be registered: text, data, or a `data:` URI.',
      ...rules(
        { oneOf: [hasOneOf('text', 'content'), hasOneOf('data'), HAS_DATA_URI] },
        never(isOfType('text'), hasOneOf('data')),
        never(isOfType('data'), { not: hasOneOf('data') }),
        { properties: { text: { pattern: '\\S' }, content: { pattern: '\\S' } } },
      ),
    },
  );
  const many = Type.Object(
    {
      sources: Type.Array(one, {
        minItems: 1,
        maxItems: limits.sources,
        description: 'Registered all together, or none.',
        'x-setting': LIMITS.sources.setting,
      }),
    },
    { title: 'SourceRegistrations' },
  );
  return { one, many };
}

export type RegistrationBody = Static<ReturnType<typeof registrationSchemas>['one']>;

const SourceFileSchema = Type.Object(
  {
    name: nullable(Type.String(), 'As the caller named it.'),
    bytes: count('Its size.'),
    checksum: sha256('SHA-256 of its bytes.'),
  },
  { title: 'SourceFile', description: 'The file that the source was read from.' },
);

const sourceFields = {
  source_id: identifier('Identifier to refer to it by.'),
  type: oneOf(['text', 'data'], { description: 'What it carries.' }),
  checksum: sha256('SHA-256 of the canonical text in UTF-8, or of the RFC 8785 form of the data.'),
  bytes: count('Size of what the checksum is taken of.'),
  characters: count('The same in Unicode code points.'),
  pages: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    minimum: 1,
    description: 'Pages of a document that has pages.',
  }),
  media_type: Type.String({ description: 'What it was read as.' }),
  title: nullable(Type.String(), 'Its title.'),
  uri: nullable(Type.String(), 'Where it comes from.'),
  origin: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    enum: [...ORIGINS, null],
    description: 'Who wrote it, as the caller says.',
  }),
  observed_at: nullable(Type.String({ format: 'date-time' }), 'When it was last seen to hold.'),
  metadata: freeForm({ description: 'What the caller keeps with it.' }),
  file: Type.Unsafe<object | null>({ anyOf: [SourceFileSchema, { type: 'null' }] }),
  warnings: Type.Array(Type.String(), {
    description:
      'What was not read of the file, and when it is registered what was ignored of the request, in words.',
  }),
  created_at: instant('When it was registered.'),
};

const OutcomeSchema = oneOf(['created', 'updated', 'unchanged', 'replaced'], {
  description:
    'What became of it: registered; there already, with other attributes or just as it is; or put in the place of other content.',
});

const SourceSchema = Type.Object(sourceFields, { title: 'Source', additionalProperties: false });

const StoredSourceSchema = Type.Object(
  { ...sourceFields, outcome: OutcomeSchema },
  { title: 'StoredSource', additionalProperties: false },
);

export const RegisteredOne = Type.Object(
  { request_id: RequestId, ...sourceFields, outcome: OutcomeSchema },
  { title: 'RegisteredSource', additionalProperties: false },
);

export const RegisteredMany = Type.Object(
  {
    request_id: RequestId,
    sources: Type.Array(StoredSourceSchema),
    warnings: Type.Array(Type.String(), { description: 'What was ignored beside the list, in words.' }),
  },
  { title: 'RegisteredSources', additionalProperties: false },
);

export const ShownSource = Type.Object(
  {
    request_id: RequestId,
    ...sourceFields,
    text: Type.Optional(
      Type.String({ description: 'The canonical text: the offsets of citations point into it.' }),
    ),
    data: Type.Optional(
      Type.Unsafe<Json>({ description: 'The data: the pointers of citations point into it.' }),
    ),
  },
  { title: 'ShownSource', additionalProperties: false },
);

const ErasedSourceSchema = Type.Object(
  {
    source_id: Type.String(),
    checksum: sha256('Of the content that was erased.'),
    created_at: instant('When it was registered.'),
    erased_at: instant('When it was erased.'),
  },
  { title: 'ErasedSource', additionalProperties: false },
);

export const ErasedOne = Type.Object(
  { request_id: RequestId, ...ErasedSourceSchema.properties },
  { title: 'SourceErasure', additionalProperties: false },
);

export const SourceList = Type.Object(
  {
    request_id: RequestId,
    sources: Type.Array(Type.Union([SourceSchema, ErasedSourceSchema])),
    next_cursor: nullable(Type.String(), 'Sent as `cursor`, it continues the list; null at its end.'),
  },
  { title: 'SourceList', additionalProperties: false },
);
