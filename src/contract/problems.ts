/** What each problem means: status, title, and what a reader of the reference is told. */
interface ProblemDefinition {
  readonly status: number;
  readonly title: string;
  readonly description: string;
}

/** Every problem of the interface (contract.md, Errors). */
export const PROBLEMS = {
  invalid_json: {
    status: 400,
    title: 'The body is not valid JSON',
    description:
      'The body is not one JSON value in UTF-8, or has a duplicate key, a lone surrogate, a number that cannot be held, or more than 64 levels.',
  },
  invalid_request: {
    status: 400,
    title: 'The request is not valid',
    description:
      'A field or parameter is missing, of the wrong type or out of range. `errors` names every fault.',
  },
  unauthenticated: {
    status: 401,
    title: 'A valid API key is needed',
    description: 'Send `Authorization: Bearer <API key>` with a key that is neither expired nor revoked.',
  },
  insufficient_scope: {
    status: 403,
    title: 'The API key lacks a scope',
    description: 'The key is valid, but not for this operation. `detail` names the scope that it lacks.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing here',
    description: 'No such path, or no such resource of the tenant that asks.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This method is not served here',
    description: 'The header `Allow` lists the methods of this path.',
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The first request with this key is still running',
    description: 'Send the request again in a moment, with the same key.',
  },
  job_finished: {
    status: 409,
    title: 'The job has finished',
    description: 'A finished job cannot be cancelled.',
  },
  webhook_disabled: {
    status: 409,
    title: 'The webhook is disabled',
    description: 'Nothing is sent to a disabled webhook. Enable it first.',
  },
  too_many_webhooks: {
    status: 409,
    title: 'The tenant has as many webhooks as it may have',
    description: 'Delete one, or ask the operator for more. `detail` names the limit.',
  },
  source_exists: {
    status: 409,
    title: 'The source holds other content',
    description:
      'A source of this id is registered with other content. Send `replace: true` to put this in its place, or choose another id.',
  },
  payload_too_large: {
    status: 413,
    title: 'What was sent is too large',
    description: 'The body, or what a file of it holds, is larger than the limit that `detail` names.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'What was sent is of a kind that is not read',
    description:
      'Send `Content-Type: application/json`; files, as a form, to `POST /v2/sources` alone. `errors` names the files that are of no kind that is read.',
  },
  unreadable_source: {
    status: 422,
    title: 'The file cannot be read',
    description:
      'The file is damaged, cut short, encrypted, empty, or not what it says it is. `errors` says what is wrong with each file.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The idempotency key belongs to another request',
    description: 'The key was used with another body. Use a fresh key for each request.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    description: 'Wait as long as `Retry-After` says. The `RateLimit` fields tell the quota.',
  },
  internal_error: {
    status: 500,
    title: 'The service failed',
    description: 'An unexpected failure. The request id finds it in the logs of the service.',
  },
  overloaded: {
    status: 503,
    title: 'The service is overloaded',
    description:
      'The request took longer than allowed, or too many are waiting. Try again after `Retry-After`.',
  },
  shutting_down: {
    status: 503,
    title: 'The service is shutting down',
    description: 'Send the request again: another instance, or the next start, will answer.',
  },
  audit_unavailable: {
    status: 503,
    title: 'The audit record cannot be written',
    description: 'No decision is given without a durable record of it. Try again after `Retry-After`.',
  },
  storage_unavailable: {
    status: 503,
    title: 'The storage is not available',
    description: 'Something that the request needs cannot be read or written. Try again after `Retry-After`.',
  },
} as const satisfies Record<string, ProblemDefinition>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** The media type of every error body (RFC 9457). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** One fault of an input: where (JSON Pointer, RFC 6901; the empty one is the whole body), and what to do. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
}

/** Faults named in one answer, at the most: an input of a million faults gets a page, not a million. */
export const MAX_FAULTS = 100;

/** Faults that are looked for, at the most: of more it is said that there are more. */
export const MOST_FOUND = 1000;

/** Why a request is not carried out, before it has become an answer. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors?: readonly Fault[];
}

/** A value, or the refusal that stands in its place. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** Problem details as they cross the wire (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ProblemCode;
  readonly request_id: string;
  readonly errors?: readonly Fault[];
}

/** The identifier of a problem type: a relative reference to its paragraph in the reference page. */
export function problemType(code: ProblemCode): string {
  return `/docs#problem-${code}`;
}

/** The body that answers a refused request. */
export function toProblem(refusal: Refusal, request_id: string): Problem {
  const { status, title } = PROBLEMS[refusal.code];
  const { code, detail, errors } = refusal;
  const problem = { type: problemType(code), title, status, detail, code, request_id };
  return errors === undefined ? problem : { ...problem, errors };
}

/**
 * A refusal that lists all faults of an input at once; of more than a hundred it lists a hundred, one of each kind among
 * them, and counts the rest.
 * @param given_up whether nobody looked for more
 */
export function refuse(
  code: ProblemCode,
  faults: readonly Fault[],
  given_up = faults.length >= MOST_FOUND,
): Refusal {
  const [first] = faults;
  if (first === undefined) throw new Error('A refusal needs at least one fault.');
  const place = first.pointer === '' ? '' : `${first.pointer}: `;
  const errors = listed(faults);
  return { code, detail: `${place}${first.message}${moreOf(faults.length - 1, errors, given_up)}`, errors };
}

function moreOf(others: number, errors: readonly Fault[], given_up: boolean): string {
  if (others === 0) return given_up ? ' There may be more faults.' : '';
  const count = `${given_up ? 'at least ' : ''}${others} more ${others === 1 ? 'fault' : 'faults'}`;
  const whole = others < errors.length && !given_up;
  return ` And ${count}: ${whole ? 'see errors' : `errors lists ${errors.length}, one of each kind among them`}.`;
}

/** The faults that an answer lists, in their order. A hundred claims without a text do not hide what else is wrong. */
function listed(faults: readonly Fault[]): readonly Fault[] {
  if (faults.length <= MAX_FAULTS) return faults;
  const kindOf = ({ pointer }: Fault): string => pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  const kinds = new Map(faults.toReversed().map((fault) => [kindOf(fault), fault]));
  const firsts = new Set(faults.filter((fault) => kinds.get(kindOf(fault)) === fault).slice(0, MAX_FAULTS));
  let room = MAX_FAULTS - firsts.size;
  return faults.filter((fault) => firsts.has(fault) || room-- > 0);
}

/** Faults that are told in one message. */
const MOST_TOLD = 5;

/** The faults of a refusal in one message, for a text that is but a part of the request and has no list of its own. */
export function toldAtOnce({ detail, errors = [] }: Refusal): string {
  if (errors.length < 2) return detail;
  const told = errors
    .slice(0, MOST_TOLD)
    .map(({ pointer, message }) => (pointer === '' ? message : `${pointer}: ${message}`));
  const others = errors.length - told.length;
  const least = errors.length >= MAX_FAULTS ? 'at least ' : '';
  return [...told, ...(others > 0 ? [`And ${least}${others} more.`] : [])].join(' ');
}
