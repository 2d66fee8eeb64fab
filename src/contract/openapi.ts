import { isDeepStrictEqual } from 'node:util';
import type { TSchema } from 'typebox';
import type { Json } from '../domain/json.ts';
import { EXAMPLES, type Example } from './examples/index.ts';
import { describeLimit, LIMITS, type LimitName, type Limits } from './limits.ts';
import type { Doors, Method, Operation } from './operation.ts';
import { operations } from './operations.ts';
import type { Parameter } from './parameters.ts';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, type ProblemCode } from './problems.ts';
import { headersOfAnswer, headersOfNothing, headersOfProblem, RESPONSE_HEADERS } from './response-headers.ts';
import { RULES } from './schemas/build.ts';
import { EventPayloads, ProblemSchema } from './schemas/index.ts';

/** An OpenAPI document, as plain JSON. */
export interface OpenApi {
  readonly openapi: string;
  readonly [field: string]: Json;
}

type Fields = { [name: string]: Json };

/**
 * The OpenAPI 3.1 document of the interface, made from the schemas that validate, under the limits in force.
 * `version` is the one of the software.
 */
export function openApi(limits: Limits, version: string, doors?: Doors): OpenApi {
  const schemas = new Components();
  const all = operations(limits, doors);
  const paths: { [path: string]: Fields } = {};
  for (const operation of all) {
    paths[operation.path] ??= {};
    paths[operation.path]![operation.method.toLowerCase()] = describe(operation, schemas);
  }
  schemas.reference(ProblemSchema);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Touchstone',
      version,
      summary: 'Says what the evidence supports, decides what may go ahead, and proves both afterwards.',
      description: describeLimits(limits),
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: [...new Set(all.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    webhooks: describeEvents(schemas),
    components: {
      schemas: schemas.all(),
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `Authorization: Bearer ts_…`.' },
      },
      headers: RESPONSE_HEADERS,
    },
  };
}

/** What webhooks receive: the other way round, requests of the service to its callers. */
function describeEvents(schemas: Components): Json {
  const entries = EventPayloads.flatMap(({ events, schema }) =>
    events.map((event) => [event, { post: describeEvent(event, schemas.reference(schema)) }]),
  );
  return Object.fromEntries(entries) as Json;
}

function describeEvent(event: string, schema: Json): Json {
  const header = (name: string, description: string): Json => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    operationId: `on.${event}`,
    tags: ['Webhooks'],
    summary: event,
    security: [],
    parameters: [
      header('webhook-id', 'Identifier of the event: the same at every attempt and replay.'),
      header('webhook-timestamp', 'Unix time of the attempt in seconds.'),
      header(
        'webhook-signature',
        'Standard Webhooks 1.0.0: `v1,` and Base64, for each secret in force, separated by spaces.',
      ),
    ],
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'The event is taken.' },
      410: { description: 'The webhook is disabled.' },
      default: { description: 'The event is sent again later.' },
    },
  };
}

const INTRODUCTION =
  'Bodies are JSON in UTF-8. Requests carry `Authorization: Bearer <API key>` with a key that has the scope of the ' +
  'operation, unless the operation needs none. A POST may carry an `Idempotency-Key`, and can then be sent again ' +
  'safely. Errors are `application/problem+json`: `code` is stable, `errors` names every fault of a request. Offsets ' +
  'count UTF-16 code units unless `response.offsets` chooses another unit. Times are UTC.';

function describeLimits(limits: Limits): string {
  const rows = (Object.keys(LIMITS) as LimitName[]).map((name) => {
    const { description, setting } = LIMITS[name];
    return `- ${description.replace(/\.$/, '')}: ${describeLimit(name, limits[name])} (\`${setting}\`).`;
  });
  return `${INTRODUCTION}\n\nThe limits of this server:\n\n${rows.join('\n')}`;
}

const NO_CONTENT = 204;

function describe(operation: Operation, schemas: Components): Json {
  const { id, tag, summary, description, scope, parameters, request, form, method, kept } = operation;
  const examples = EXAMPLES.filter((example) => example.operation === id);
  const sent = examples.filter((example) => example.body !== undefined);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: scope === null ? description : `${description}\n\nNeeds a key with the scope \`${scope}\`.`,
    ...(scope === null && { security: [] }),
    parameters: [
      ...parameters.map((parameter) => describeParameter(parameter, schemas)),
      ...headersOf(method),
      ...(kept ? [IF_NONE_MATCH] : []),
    ],
    ...(request && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemas.reference(request),
            examples: named(sent, (example) => example.body!),
          },
          ...(form && { 'multipart/form-data': { schema: withFiles(form) } }),
        },
      },
    }),
    responses: describeResponses(operation, examples, schemas),
  };
}

/** A form: files, and fields that are said of them. */
function withFiles(form: TSchema): Json {
  const { title: _, properties, ...fields } = JSON.parse(JSON.stringify(form)) as Fields;
  const file = { type: 'array', items: { type: 'string', format: 'binary' }, description: 'The files.' };
  return { ...fields, properties: { file, ...(properties as Fields) }, required: ['file'] };
}

function describeParameter(
  { name, in: place, required, description, schema }: Parameter,
  schemas: Components,
): Json {
  return { name, in: place, required, description, schema: schemas.reference(schema) };
}

const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'The `ETag` of an answer that was kept: where it still holds, the answer is 304 without a body.',
  schema: { type: 'string' },
};

function headersOf(method: Method): readonly Json[] {
  const requestId: Json = {
    name: 'X-Request-ID',
    in: 'header',
    description: '1 to 128 visible ASCII characters; it comes back as `request_id`.',
    schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
  };
  if (method !== 'POST') return [requestId];
  const description =
    '1 to 255 visible ASCII characters. The same key and body give the first answer again; the same key with another body is refused.';
  const schema = { type: 'string', pattern: '^[!-~]{1,255}$' };
  return [requestId, { name: 'Idempotency-Key', in: 'header', description, schema }];
}

function describeResponses(operation: Operation, examples: readonly Example[], schemas: Components): Json {
  const { response, alsoAs, kept } = operation;
  const schema = schemas.reference(response.schema);
  const answers = named(
    examples.filter(({ status }) => status < 400),
    (example) => example.answer,
  );
  const others = Object.entries(response.alsoIn ?? {}).map(([media, other]) => [
    media,
    { schema: schemas.reference(other) },
  ]);
  const responses: Fields = {
    [response.status ?? 200]: {
      description: response.description,
      headers: headersOfAnswer(operation),
      content: { [response.media]: { schema, examples: answers }, ...Object.fromEntries(others) },
    },
  };
  if (kept)
    responses[304] = { description: 'What was kept still holds.', headers: headersOfNothing(operation) };
  if (alsoAs) {
    responses[alsoAs.status] = {
      description: alsoAs.description,
      headers: alsoAs.status === NO_CONTENT ? headersOfNothing(operation) : headersOfAnswer(operation),
      ...(alsoAs.status !== NO_CONTENT && { content: { [response.media]: { schema } } }),
    };
  }
  for (const [status, codes] of problemsByStatus(operation)) {
    const problem = describeProblem(
      operation,
      codes,
      examples.filter((example) => example.status === status),
    );
    const answer = responses[status] as Fields | undefined;
    responses[status] = answer === undefined ? problem : either(answer, problem);
  }
  return responses;
}

/** Two answers of one status: their media types tell them apart. */
function either(one: Fields, other: Fields): Fields {
  return {
    description: `${one.description} Or ${other.description}`,
    headers: { ...(one.headers as Fields), ...(other.headers as Fields) },
    content: { ...(one.content as Fields), ...(other.content as Fields) },
  };
}

/** What may come of any request. */
const ANYWHERE: readonly ProblemCode[] = ['internal_error', 'overloaded', 'shutting_down'];

/** What may come of any POST: the body of one that takes none is read too, as a part of what its idempotency key names. */
const OF_POST: readonly ProblemCode[] = ['payload_too_large', 'unsupported_media_type'];

/** The problems of an operation by status: its own, those of a key, of its method, and those of any request. */
function problemsByStatus({
  method,
  scope,
  problems,
}: Operation): ReadonlyMap<number, readonly ProblemCode[]> {
  const keyed: readonly ProblemCode[] =
    scope === null ? [] : ['unauthenticated', 'insufficient_scope', 'rate_limited'];
  const posted = method === 'POST' ? OF_POST : [];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of new Set<ProblemCode>([...keyed, ...problems, ...posted, ...ANYWHERE])) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

function describeProblem(
  operation: Operation,
  codes: readonly ProblemCode[],
  examples: readonly Example[],
): Fields {
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' '),
    headers: headersOfProblem(operation, codes),
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        ...(examples.length > 0 && { examples: named(examples, (example) => example.answer) }),
      },
    },
  };
}

function named(examples: readonly Example[], shown: (example: Example) => Json): Fields {
  return Object.fromEntries(
    examples.map((example) => [example.name, { summary: example.summary, value: shown(example) }]),
  );
}

/** Schemas with a title stand once, under their title, and are referred to from everywhere else. */
class Components {
  readonly #schemas = new Map<string, Json>();

  /** The schema with references in the place of all that has a title. */
  reference(schema: TSchema): Json {
    return this.#hoist(JSON.parse(JSON.stringify(schema)) as Json);
  }

  all(): Json {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #hoist(node: Json): Json {
    if (Array.isArray(node)) return node.map((item) => this.#hoist(item));
    if (typeof node !== 'object' || node === null) return node;
    const { title, ...members } = node as Fields;
    const hoisted = Object.fromEntries(
      Object.entries(members).map(([key, member]) => [key === RULES ? 'allOf' : key, this.#hoist(member)]),
    );
    // A property may be called title; only the keyword is a string.
    if (typeof title !== 'string')
      return title === undefined ? hoisted : { ...hoisted, title: this.#hoist(title) };
    const known = this.#schemas.get(title);
    if (known !== undefined && !isDeepStrictEqual(known, hoisted)) {
      throw new Error(`Two schemas have the title ${title}.`);
    }
    this.#schemas.set(title, hoisted);
    return { $ref: `#/components/schemas/${title}` };
  }
}
