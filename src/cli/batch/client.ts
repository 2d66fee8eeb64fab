import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, Problem } from '../../contract/index.ts';
import type { Job } from '../../domain/job.ts';
import { Failure } from '../exit.ts';
import { readEvents } from './server-events.ts';

/** A request that the server refuses: sending it again will not help. */
export class ServerRefusal extends Failure {
  readonly errors: readonly Fault[];
  constructor({ code, detail, errors = [] }: Problem) {
    super(`${code}: ${detail}`);
    this.name = 'ServerRefusal';
    this.errors = errors;
  }
}

export interface ClientOptions {
  /** The address of the server, without a path. */
  readonly url: string;
  readonly key: string | undefined;
  /** Told once of each trouble that is waited out. */
  readonly waiting: (why: string) => void;
  /** How long a server may be out of reach before it is given up. */
  readonly patience_ms?: number;
}

const FIRST_PAUSE_MS = 250;
const MOST_PAUSE_MS = 10_000;
const PATIENCE_MS = 120_000;
/** The same before it has answered at all: the address is more likely to be wrong. */
const FIRST_PATIENCE_MS = 5_000;
/** Connections that may break one after the other without bringing anything. */
const MOST_BREAKS = 20;

/** Statuses that pass by themselves. */
const PASSING = new Set([409, 429, 502, 503, 504]);
/** A conflict that stays. */
const LASTING = new Set(['job_finished']);

/** Jobs of a server, over connections that may break: everything is asked for again where it was left. */
export class JobClient {
  readonly #options: ClientOptions;
  /** Whether anything at the address ever answered. */
  #answered = false;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** Submits a batch; the same key and body give the same job, however often they are sent. */
  async submit(body: string, idempotency_key: string): Promise<string> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotency_key };
    return this.#insist(async () => {
      const response = await this.#send('/v1/verify-claims-batch', { method: 'POST', headers, body });
      return ((await response.json()) as { job_id: string }).job_id;
    });
  }

  /** The states of a job as its events tell them, up to the last one. */
  async *follow(job_id: string): AsyncGenerator<Job> {
    let last = '';
    for (let over = false; !over; ) {
      const events = await this.#insist(() =>
        this.#open(`/v2/jobs/${job_id}/events`, 'text/event-stream', last),
      );
      if (events === undefined) return;
      try {
        for await (const { id, data } of readEvents(events)) {
          last = id;
          const job = JSON.parse(data) as Job;
          over = job.finished_at !== null;
          yield job;
        }
      } catch (error) {
        this.#options.waiting(reasonOf(error));
      }
      if (!over) await sleep(FIRST_PAUSE_MS);
    }
  }

  /** The results of a job that is over, a JSON text each, every one once. */
  async *results(job_id: string): AsyncGenerator<string> {
    for (let seen = 0, broken = 0; ; broken++) {
      const before = seen;
      const body = await this.#insist(() => this.#open(`/v2/jobs/${job_id}/results`, 'application/x-ndjson'));
      let at = 0;
      try {
        for await (const line of linesOf(body!)) {
          if (++at <= seen) continue;
          seen = at;
          yield line;
        }
        return;
      } catch (error) {
        if (seen > before) broken = 0;
        if (broken > MOST_BREAKS) throw this.#unreachable(error);
        this.#options.waiting(reasonOf(error));
        await sleep(FIRST_PAUSE_MS);
      }
    }
  }

  /** A body as it comes; undefined where the server says that there is nothing more. */
  async #open(path: string, accept: string, last = ''): Promise<AsyncIterable<Uint8Array> | undefined> {
    const response = await this.#send(path, {
      headers: { accept, ...(last !== '' && { 'last-event-id': last }) },
    });
    return response.status === 204 ? undefined : (response.body as AsyncIterable<Uint8Array>);
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const { url, key } = this.#options;
    const headers = { ...init.headers, ...(key !== undefined && { authorization: `Bearer ${key}` }) };
    const response = await fetch(new URL(path, url), { ...init, headers });
    this.#answered = true;
    if (response.ok) return response;
    const problem = await problemOf(response);
    if (!PASSING.has(response.status) || LASTING.has(problem.code)) throw new ServerRefusal(problem);
    const seconds = Number(response.headers.get('retry-after') ?? 0);
    throw new Error(problem.detail, { cause: { pause_ms: seconds * 1000 } });
  }

  #unreachable(error: unknown): Failure {
    const { url } = this.#options;
    if (!this.#answered) return new Failure(`${url} does not answer: ${reasonOf(error)}. Check the address.`);
    return new Failure(`${url} does not answer: ${reasonOf(error)}. Run the command again to go on.`);
  }

  /** Does something until it is done, refused, or has failed for too long. */
  async #insist<T>(action: () => Promise<T>): Promise<T> {
    const { patience_ms = PATIENCE_MS, waiting } = this.#options;
    const begun = performance.now();
    for (let pause_ms = FIRST_PAUSE_MS; ; pause_ms = Math.min(pause_ms * 2, MOST_PAUSE_MS)) {
      try {
        return await action();
      } catch (error) {
        if (error instanceof ServerRefusal) throw error;
        const patience = this.#answered ? patience_ms : Math.min(patience_ms, FIRST_PATIENCE_MS);
        const hopeless = !this.#answered && cannotWork(error);
        if (hopeless || performance.now() - begun > patience) throw this.#unreachable(error);
        waiting(reasonOf(error));
        const asked = (error as { cause?: { pause_ms?: number } }).cause?.pause_ms ?? 0;
        await sleep(Math.max(pause_ms, asked));
      }
    }
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    if (typeof problem.code === 'string' && typeof problem.detail === 'string') return problem as Problem;
  } catch {
    // Something between the server and this client has answered.
  }
  const { status } = response;
  return { code: 'internal_error', detail: `The server answered ${status}.`, status } as Problem;
}

/** Certificates that do not hold, what is no TLS, and what is no HTTP, by Node's codes. */
const OTHER_PROTOCOL = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HPE_)/;

/** Whether a failure to reach a server is one of the address or the key, which stays. */
function cannotWork(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  // fetch takes no address with a password, no port that browsers bar, and no key that no header can carry.
  return cause === undefined || cause.message === 'bad port' || OTHER_PROTOCOL.test(cause.code ?? '');
}

/** What a failure was, without the address that fetch puts around it. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string; message?: string } };
  return cause?.message ?? cause?.code ?? message;
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest !== '') throw new Error('The results ended within a line.');
}
