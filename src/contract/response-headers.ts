import type { Json } from '../domain/json.ts';
import type { Scope } from '../domain/tenant.ts';
import { PROBLEMS, type ProblemCode } from './problems.ts';

type Described = { [name: string]: Json };

/** The headers that answers have beside those of HTTP itself, as the reference describes them. */
export const RESPONSE_HEADERS = {
  'X-Request-ID': {
    description:
      'The request id: the caller’s, or one made here. Of an answer that is given again the body holds that of the first request.',
    schema: { type: 'string' },
  },
  'X-Content-Type-Options': {
    description: 'The answer is of the type that `Content-Type` names, and of no other.',
    schema: { type: 'string', enum: ['nosniff'] },
  },
  'Cache-Control': {
    description: 'Whether the answer may be kept, and for how long: `no-store` where it may not.',
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    description: 'The name of the file, where the answer is one.',
    schema: { type: 'string' },
  },
  'Content-Security-Policy': {
    description: 'A browser that shows the text runs and loads nothing of it.',
    schema: { type: 'string' },
  },
  'Referrer-Policy': {
    description: 'A browser tells no place that the page links to where it came from.',
    schema: { type: 'string', enum: ['no-referrer'] },
  },
  Vary: { description: 'The answer is of this `Host`.', schema: { type: 'string', enum: ['host'] } },
  'X-Accel-Buffering': {
    description: '`no` where the answer is a stream of events, which proxies must not gather.',
    schema: { type: 'string', enum: ['no'] },
  },
  'Idempotent-Replayed': {
    description: '`true` where the answer is the first one given under this idempotency key.',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimit: { description: 'What is left of the quota (IETF draft).', schema: { type: 'string' } },
  'RateLimit-Policy': { description: 'The quota (IETF draft).', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } },
  Location: {
    description: 'Where the result is to be had; absent beside a list.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Names what was answered, for `If-None-Match`.', schema: { type: 'string' } },
  Allow: { description: 'The methods of this path.', schema: { type: 'string' } },
} as const satisfies Described;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

const ALWAYS = ['X-Request-ID', 'X-Content-Type-Options', 'Cache-Control'] as const;

/** What the headers of its answers follow from, of an operation. */
interface Asked {
  readonly method: string;
  readonly scope: Scope | null;
  readonly kept?: true;
  readonly response: { readonly status?: number; readonly headers?: readonly ResponseHeader[] };
}

/** The headers of an answer that is no problem. */
export function headersOfAnswer({ scope, method, kept, response }: Asked): Described {
  return references([
    ...ALWAYS,
    ...quotaOf(scope),
    ...(method === 'POST' ? (['Idempotent-Replayed'] as const) : []),
    ...(response.status === undefined ? [] : (['Location'] as const)),
    ...(response.headers ?? []),
    ...(kept ? (['ETag'] as const) : []),
  ]);
}

/** The headers of an answer without a body: that nothing has changed, or that nothing more will come. */
export function headersOfNothing({ scope, kept, response }: Asked): Described {
  const ofKept = kept ? ([...(response.headers ?? []), 'ETag'] as const) : [];
  return references([...ALWAYS, ...quotaOf(scope), ...ofKept]);
}

/** The headers of a problem, by the codes that it may have. Who is not known has no quota. */
export function headersOfProblem({ scope }: Asked, codes: readonly ProblemCode[]): Described {
  const { status } = PROBLEMS[codes[0]!];
  const waits = status === 429 || status === 503 || codes.includes('idempotency_in_progress');
  return references([
    ...ALWAYS,
    ...(status === 401 ? [] : quotaOf(scope)),
    ...(waits ? (['Retry-After'] as const) : []),
    ...(status === 401 || status === 403 ? (['WWW-Authenticate'] as const) : []),
  ]);
}

function quotaOf(scope: Scope | null): readonly ResponseHeader[] {
  return scope === null ? [] : ['RateLimit', 'RateLimit-Policy'];
}

function references(names: readonly ResponseHeader[]): Described {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
