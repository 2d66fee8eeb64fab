/** The server-sent events of a request that is answered bit by bit: each goes out as it comes into being. */
import type { Limits } from '../contract/limits.ts';
import { toProblem } from '../contract/problems.ts';
import type { Call } from './call.ts';
import { refusalOf } from './failures.ts';
import type { Outlet } from './stream.ts';

/** One event (WHATWG HTML, 9.2.6). Its data is JSON, which has no line break. */
export const eventFrame = (type: string, data: unknown): string =>
  `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

/** Whether the caller asks for events. */
export function wantsEvents({ accept }: Pick<Call, 'accept'>): boolean {
  return (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'text/event-stream' && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });
}

/** Events in the order that they were given, up to the end of the work that gives them. */
export class AnswerEvents {
  readonly #waiting: string[] = [];
  readonly #limits: Limits;
  readonly #request_id: string;
  readonly #request_ms: number;
  #ended = false;
  #error: unknown;
  #wake: (() => void) | undefined;

  /** @param work gives its events to `send`, and is over when its promise is settled */
  constructor(
    { request_id, deadline, watch }: Pick<Call, 'request_id' | 'deadline' | 'watch'>,
    limits: Limits,
    work: (send: (frame: string) => void) => Promise<void>,
  ) {
    this.#request_id = request_id;
    this.#request_ms = deadline - watch.started;
    this.#limits = limits;
    const end = (error?: unknown) => {
      this.#error = error;
      this.#ended = true;
      this.#wake?.();
    };
    work((frame) => {
      this.#waiting.push(frame);
      this.#wake?.();
    }).then(() => end(), end);
  }

  /** Resolves with the first event. What fails before it rejects: that is an ordinary problem. */
  async begun(): Promise<void> {
    while (this.#waiting.length === 0 && !this.#ended) await this.#change();
    if (this.#waiting.length === 0 && this.#error !== undefined) throw this.#error;
  }

  /** Sends the events as they come. What fails on the way is told in a last event, `error`. */
  readonly stream = async ({ write, signal }: Outlet): Promise<void> => {
    for (;;) {
      const frame = this.#waiting.shift();
      if (frame !== undefined) await write(frame);
      else if (signal.aborted || this.#ended) break;
      else await this.#change();
    }
    if (this.#error === undefined || signal.aborted) return;
    const refusal = refusalOf(this.#error, this.#limits, this.#request_ms);
    if (refusal === undefined) throw this.#error;
    await write(eventFrame('error', toProblem(refusal, this.#request_id)));
  };

  #change(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    return promise;
  }
}
