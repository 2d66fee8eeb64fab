/** Calls to a model server: in time, tried again, counted, and bounded in what is read of the answer. */
import { setTimeout as wait } from 'node:timers/promises';
import { SemanticUnavailable } from '../port.ts';
import { Breaker } from './breaker.ts';
import { Gate } from './gate.ts';

export interface ClientOptions {
  /** Base URL without credentials; paths are added to it. */
  readonly url: string;
  /** Sent as a bearer token; it appears in no message. */
  readonly key: string | null;
  /** Time for one attempt. */
  readonly timeout_ms: number;
  readonly concurrency: number;
  /** Milliseconds that never go back; tests bring their own. */
  readonly now?: () => number;
  /** Pause before the second attempt; it doubles after that. */
  readonly pause_ms?: number;
}

/** The request itself is refused: to send it again as it is would not help. */
export class RequestRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the server answered ${status}`);
    this.name = 'RequestRefused';
    this.status = status;
  }
}

const ATTEMPTS = 3;
/** Of a server that takes all its time, so that a request hears that it is down before its own time is over. */
const LATE_ATTEMPTS = 2;
const FAILURES = 5;
const OPEN_MS = 10_000;
/** Whoever asks for more time than this before the next attempt gets none. */
const LONGEST_PAUSE_MS = 5_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Why an attempt failed; `attempts`: how many in all may be made where they fail so. */
class Failure extends Error {
  readonly attempts: number;
  readonly after_ms: number;
  constructor(message: string, attempts: number, after_ms = 0) {
    super(message);
    this.attempts = attempts;
    this.after_ms = after_ms;
  }
}

export class Client {
  readonly #options: ClientOptions;
  readonly #breaker: Breaker;
  readonly #gate: Gate;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#breaker = new Breaker(FAILURES, OPEN_MS, options.now ?? (() => performance.now()));
    this.#gate = new Gate(options.concurrency);
  }

  /** Where the server is, for messages: no path, no query. */
  get server(): string {
    return new URL(this.#options.url).origin;
  }

  /**
   * The JSON that the server answers. `body`: sent as JSON by POST; without one the request is a GET.
   * @throws SemanticUnavailable when it does not answer as it should; RequestRefused when it refuses the request
   */
  ask(path: string, body?: unknown): Promise<unknown> {
    return this.#gate.pass(async () => {
      if (!(await this.#breaker.admits()))
        throw this.unavailable('has failed several times in a row and is given a rest');
      try {
        const answer = await this.#attempts(path, body);
        this.#breaker.succeeded();
        return answer;
      } catch (error) {
        if (error instanceof RequestRefused) this.#breaker.succeeded();
        else this.#breaker.failed();
        throw error;
      }
    });
  }

  /** What to throw where the server's answer cannot be used. */
  unavailable(what: string): SemanticUnavailable {
    return new SemanticUnavailable(`The model server ${this.server} ${what}.`);
  }

  async #attempts(path: string, body: unknown): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(path, body);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (attempt >= error.attempts || error.after_ms > LONGEST_PAUSE_MS)
          throw this.unavailable(error.message);
        const pause = (this.#options.pause_ms ?? 200) * 2 ** (attempt - 1) * (0.5 + Math.random());
        await wait(Math.min(LONGEST_PAUSE_MS, Math.max(pause, error.after_ms)));
      }
    }
  }

  async #attempt(path: string, body: unknown): Promise<unknown> {
    const { url, key, timeout_ms } = this.#options;
    const signal = AbortSignal.timeout(timeout_ms);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (key !== null) headers.authorization = `Bearer ${key}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        // Whoever redirects a request would get its key and its texts.
        redirect: 'manual',
        signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) await refuse(response);
      return JSON.parse(await readBounded(response));
    } catch (error) {
      if (error instanceof Failure || error instanceof RequestRefused) throw error;
      if (signal.aborted) throw new Failure(`did not answer within ${timeout_ms} ms`, LATE_ATTEMPTS);
      if (error instanceof SyntaxError)
        throw new Failure('answered with something that is not JSON', ATTEMPTS);
      const code = (error as { cause?: { code?: unknown } }).cause?.code;
      throw new Failure(`cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`, ATTEMPTS);
    }
  }
}

/** Statuses that say that the input is at fault, not the server or its key. */
const REFUSALS = new Set([400, 413, 422]);
const PASSING = new Set([408, 425, 429, 500, 502, 503, 504]);

async function refuse(response: Response): Promise<never> {
  const { status } = response;
  await response.body?.cancel();
  if (REFUSALS.has(status)) throw new RequestRefused(status);
  const after = waitOf(response.headers.get('retry-after') ?? '');
  const hint = status === 401 || status === 403 ? '; check its key' : '';
  throw new Failure(`answered with status ${status}${hint}`, PASSING.has(status) ? ATTEMPTS : 1, after);
}

/** Milliseconds that `Retry-After` asks for, in seconds or by a date (RFC 9110, 10.2.3); 0 for none. */
function waitOf(header: string): number {
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** The body as text, given up when it is larger than any answer is. */
async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: false });
  let size = 0;
  let text = '';
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Failure('answered with more than any answer holds', 1);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
