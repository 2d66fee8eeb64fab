import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Check } from '../../domain/check.ts';
import type { SemanticConfig } from '../../semantic/config.ts';
import { describeIdentity, type SemanticIdentity, SemanticUnavailable } from '../../semantic/port.ts';
import type { DeepQuestion, SemanticQuestion } from '../../semantic/question.ts';
import { Late, Refused } from '../refused.ts';
import type { FromThread, ToThread } from './messages.ts';

/** How the layer does, for `/health/detailed`. */
export interface SemanticHealth {
  /** `idle` until the first request that asks for it, then `loading`, then one of the others. */
  readonly state: 'idle' | 'loading' | 'ready' | 'unavailable' | 'off';
  readonly tier: SemanticConfig['tier'];
  readonly identity: SemanticIdentity | undefined;
  /** Why it is not available, in the operator's words. */
  readonly detail: string | undefined;
  /** Requests in work or waiting, and how many may be at once. */
  readonly waiting: number;
  readonly queue: number;
  readonly threads: number;
}

/** The checks of a question, what judged, and whether the deterministic engine had left it anything. */
export interface SemanticAnswer {
  readonly checks: readonly Check[];
  readonly identity: SemanticIdentity;
  readonly deepened: boolean;
}

/** Semantic verification as the service uses it: in threads of its own, behind a queue that has an end. */
export interface SemanticLayer {
  /**
   * The checks of the question with what the model finds, and the identity of what judged.
   * @param time_ms time that the answer may take; past it the promise rejects with `overloaded`
   * @param patient waits for a place in a full queue within that time, instead of being refused at once
   * @throws SemanticUnavailable; Refused with `overloaded` for a full queue or a lapse of time
   */
  judge(question: SemanticQuestion, time_ms: number, patient?: boolean): Promise<SemanticAnswer>;
  /**
   * The checks of both engines, for a question that is not large: the thread that asks has that much less to do.
   * Undefined where no thread is ready or the queue is full; rejects as `judge` does.
   */
  judgeWhole(question: DeepQuestion, time_ms: number): Promise<SemanticAnswer> | undefined;
  /** Begins to load the models in the background; nothing waits for it. */
  warm(): void;
  health(): Promise<SemanticHealth>;
  /** Requests in work or waiting. */
  readonly waiting: number;
  close(): Promise<void>;
}

export interface LayerOptions {
  readonly config: SemanticConfig;
  readonly threads: number;
  /** Requests in work or waiting, at most. */
  readonly queue: number;
  /** What the models are, as far as that can be told without loading them. */
  readonly describe?: () => Promise<SemanticIdentity | undefined>;
  /** Hears when a thread's models are open, and why they are not. */
  readonly report?: (state: 'ready' | 'unavailable', detail: string) => void;
  /** Told where the engine failed on a claim, which was left unevaluated. */
  readonly onFault?: (trace: string) => void;
}

interface Asked {
  readonly resolve: (answer: SemanticAnswer) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** What waits for a place in the queue looks for one this often. */
const PLACE_MS = 100;

/** A model that could not be opened is tried again with the first request after this long; the wait doubles. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** For so long after a call that no model answered the layer is said to be unavailable, unless a later one is answered. */
const FAILING_MS = 60_000;

/** One thread. It starts when it is first asked; one that is lost, or finds no model, is started anew later. */
class Thread {
  readonly #config: SemanticConfig;
  readonly #report: NonNullable<LayerOptions['report']>;
  readonly #onFault: LayerOptions['onFault'];
  readonly #asked = new Map<number, Asked>();
  readonly #now: () => number;
  #worker: Worker | undefined;
  #identity: SemanticIdentity | undefined;
  #fault: string | undefined;
  /** Why the last question was not answered, though the models are open. */
  #failing: { readonly detail: string; readonly until: number } | undefined;
  #retryAt = 0;
  #pause_ms = FIRST_PAUSE_MS;
  #last = 0;

  constructor({ config, report, onFault }: LayerOptions, now: () => number) {
    this.#config = config;
    this.#report = report ?? (() => {});
    this.#onFault = onFault;
    this.#now = now;
  }

  get waiting(): number {
    return this.#asked.size;
  }

  get state(): 'idle' | 'loading' | 'ready' | 'unavailable' {
    if (this.#fault !== undefined) return 'unavailable';
    if (this.#worker === undefined) return 'idle';
    if (this.#identity === undefined) return 'loading';
    return this.fault === undefined ? 'ready' : 'unavailable';
  }

  get identity(): SemanticIdentity | undefined {
    return this.#identity;
  }

  get fault(): string | undefined {
    if (this.#fault !== undefined) return this.#fault;
    return this.#failing !== undefined && this.#now() < this.#failing.until
      ? this.#failing.detail
      : undefined;
  }

  warm(): void {
    if (this.#worker !== undefined || (this.#fault !== undefined && this.#now() < this.#retryAt)) return;
    this.#fault = undefined;
    this.#worker = this.#start();
    this.#worker.unref();
  }

  ask(question: DeepQuestion | SemanticQuestion, time_ms: number): Promise<SemanticAnswer> {
    this.warm();
    if (this.#worker === undefined) return Promise.reject(new SemanticUnavailable(this.#fault!));
    if (time_ms <= 0) return Promise.reject(tooLate());
    const ask = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<SemanticAnswer>();
    const timer = setTimeout(() => this.#expire(ask), time_ms);
    this.#asked.set(ask, { resolve, reject, timer });
    this.#worker.ref();
    this.#worker.postMessage({ ask, question } satisfies ToThread);
    return promise;
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end('The semantic layer is closed.');
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('../../../bin/thread.mjs', import.meta.url), {
      argv: [new URL('./thread.ts', import.meta.url).href],
      workerData: this.#config,
    });
    worker.on('message', (message: FromThread) => {
      if (worker === this.#worker) this.#hear(message);
    });
    const lost = (message: string): void => {
      if (worker === this.#worker) this.#lose(message);
    };
    worker.on('error', (error) => lost(`The semantic thread failed: ${error.message}`));
    worker.on('exit', (code) => lost(`The semantic thread ended with status ${code}.`));
    return worker;
  }

  #hear(message: FromThread): void {
    if ('ready' in message) {
      this.#identity = message.ready;
      this.#pause_ms = FIRST_PAUSE_MS;
      this.#report('ready', describeIdentity(message.ready));
    } else if ('fault' in message) this.#onFault?.(message.fault);
    else if (!('answer' in message)) this.#lose(message.unavailable);
    else {
      const asked = this.#take(message.answer);
      if ('checks' in message) this.#recover();
      else if ('unavailable' in message) this.#falter(message.unavailable);
      if (asked === undefined) return;
      if ('checks' in message) {
        const { checks, deepened, identity } = message;
        asked.resolve({ checks, deepened, identity });
      } else if ('unavailable' in message) asked.reject(new SemanticUnavailable(message.unavailable));
      else asked.reject(new Error(message.error));
    }
  }

  #falter(detail: string): void {
    if (this.#failing?.detail !== detail) this.#report('unavailable', detail);
    this.#failing = { detail, until: this.#now() + FAILING_MS };
  }

  #recover(): void {
    if (this.#failing === undefined) return;
    this.#failing = undefined;
    this.#report('ready', describeIdentity(this.#identity!));
  }

  /** The request of this number, which is thereby settled; undefined where it was before. */
  #take(ask: number): Asked | undefined {
    const asked = this.#asked.get(ask);
    if (asked === undefined) return undefined;
    clearTimeout(asked.timer);
    this.#asked.delete(ask);
    if (this.#asked.size === 0) this.#worker?.unref();
    return asked;
  }

  #expire(ask: number): void {
    this.#worker?.postMessage({ cancel: ask } satisfies ToThread);
    this.#take(ask)?.reject(tooLate());
  }

  #lose(message: string): void {
    this.#report('unavailable', message);
    this.#end(message);
  }

  #end(message: string): void {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#identity = undefined;
    this.#failing = undefined;
    this.#fault = message;
    this.#retryAt = this.#now() + this.#pause_ms;
    this.#pause_ms = Math.min(LONGEST_PAUSE_MS, 2 * this.#pause_ms);
    for (const ask of [...this.#asked.keys()]) this.#take(ask)?.reject(new SemanticUnavailable(message));
    void worker?.terminate();
  }
}

/** The thread that has probably read this evidence before, or one that has less to do. */
function choose(threads: readonly Thread[], { evidence }: DeepQuestion): Thread {
  const first = evidence.find((one) => one.type !== 'faulty');
  const digits = first === undefined ? 0 : Number.parseInt(first.checksum.slice(-8), 16);
  const home = threads[digits % threads.length]!;
  const least = threads.reduce((best, one) => (one.waiting < best.waiting ? one : best), home);
  return home.waiting > least.waiting + 4 ? least : home;
}

/** Opens the layer; no thread runs until it is asked or warmed. */
export function createSemanticLayer(options: LayerOptions): SemanticLayer {
  const { config, threads, queue } = options;
  const all = Array.from({ length: threads }, () => new Thread(options, () => performance.now()));
  let described: Promise<SemanticIdentity | undefined> | undefined;
  /** Read once; what cannot be read now may be at the next look. */
  const describe = async (): Promise<SemanticIdentity | undefined> => {
    const found = await (described ??= options.describe?.());
    if (found === undefined) described = undefined;
    return found;
  };
  const waiting = (): number => all.reduce((sum, one) => sum + one.waiting, 0);
  return {
    async judge(question, time_ms, patient = false) {
      if (config.tier === 'off') {
        const message = 'Semantic verification is switched off (TOUCHSTONE_SEMANTIC=off).';
        throw new SemanticUnavailable(message);
      }
      const until = performance.now() + time_ms;
      while (patient && waiting() >= queue && performance.now() + PLACE_MS < until) await wait(PLACE_MS);
      if (waiting() >= queue) {
        const detail = `${queue} requests wait for semantic verification already (TOUCHSTONE_SEMANTIC_QUEUE). Send this one again later, or without options.semantic_verify.`;
        throw new Refused({ code: 'overloaded', detail });
      }
      return choose(all, question).ask(question, until - performance.now());
    },
    judgeWhole(question, time_ms) {
      const ready = all.filter(({ state }) => state === 'ready');
      if (ready.length === 0 || waiting() >= queue) return undefined;
      return choose(ready, question).ask(question, time_ms);
    },
    get waiting() {
      return waiting();
    },
    warm() {
      if (config.tier !== 'off') for (const one of all) one.warm();
    },
    async health() {
      const identity = all.find((one) => one.identity !== undefined)?.identity;
      const states = all.map(({ state }) => state);
      const state = (['ready', 'loading', 'unavailable'] as const).find((one) => states.includes(one));
      return {
        state: config.tier === 'off' ? 'off' : (state ?? 'idle'),
        tier: config.tier,
        identity: identity ?? (await describe()),
        detail: all.find(({ fault }) => fault !== undefined)?.fault,
        waiting: waiting(),
        queue,
        threads,
      };
    },
    async close() {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}

function tooLate(): Late {
  const background = 'With options.semantic_verify_background the request does not wait for it.';
  return new Late('The semantic verification', [background]);
}
