import type { House, Occasion } from '../service/house.ts';
import type { Caller } from '../service/keys.ts';
import type { Stopwatch } from '../service/stopwatch.ts';
import type { Quotes } from '../storage/ports.ts';
import type { Allowance } from './rate-limit.ts';
import type { Stream } from './stream.ts';
import type { Upload } from './upload.ts';

/** What the log line and the metrics tell of a request, beside its place and its time. */
export interface Outline {
  readonly decision?: string;
  readonly reason?: string;
  readonly verdict?: string;
  readonly record_id?: string;
}

/** One request on its way through the house. */
export interface Call {
  request_id: string;
  /** Whether the id is the caller's own. */
  readonly own_id: boolean;
  /** The id of the request whose answer is given again, where this one has another. */
  first_request_id: string | undefined;
  readonly method: string;
  /** The path pattern of the route, never the path itself; undefined where there is no route. */
  readonly route: string | undefined;
  readonly watch: Stopwatch;
  /** The moment, on the clock that never goes back, at which the time for the request is over. */
  readonly deadline: number;
  caller: Caller | undefined;
  allowance: Allowance | undefined;
  outline: Outline | undefined;
  /** The answer was one kept under an idempotency key. */
  replayed: boolean;
  /** The `Content-Type` header, as the caller sent it. */
  readonly content_type: string | undefined;
  /** The `Accept` header, as the caller sent it. */
  readonly accept: string | undefined;
  /** The `Host` header, as the caller sent it. */
  readonly host: string | undefined;
  /** The `Last-Event-ID` header. */
  readonly last_event_id: string | undefined;
  /** The `Idempotency-Key` header, where the route heeds it. */
  idempotency_key: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  body: Buffer | undefined;
  /** The body of a route that takes large ones, in place of `body`. */
  upload: Upload | undefined;
}

/** An answer as it goes out: the body is written already. */
export interface Answer {
  readonly status: number;
  readonly content_type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the body quotes of registered evidence, where the answer may be kept. */
  readonly quotes?: Quotes;
}

/** An answer whose body is written while it goes out. */
export interface StreamedAnswer {
  readonly status: number;
  readonly content_type: string;
  readonly stream: Stream;
  /** Whether it may go on for ever: a stop of the service ends it at once. */
  readonly endless: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the use cases know of a call; what they put off is done in this house. */
export function occasionOf({ request_id, watch, deadline }: Call, house: House): Occasion {
  return { request_id, watch, deadline, later: house };
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** An answer with a JSON body. */
export function json(value: unknown, headers?: Readonly<Record<string, string>>, status = 200): Answer {
  const answer = { status, content_type: JSON_TYPE, body: JSON.stringify(value) };
  return headers === undefined ? answer : { ...answer, headers };
}

const NOTHING = Buffer.alloc(0);

/** The bytes of the body; none where no body came. */
export function bodyOf({ body }: Call): Buffer {
  return body ?? NOTHING;
}
