import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Extraction } from '../../domain/answer.ts';
import type { Check } from '../../domain/check.ts';
import type { AnswerQuestion, ClaimFinder, Question, Verifier } from '../../domain/engine.ts';
import { Refused } from '../refused.ts';
import { Sent } from './kept.ts';
import type { EngineMemory, Reply } from './messages.ts';
import { warmUpQuestion } from './warm-up.ts';
import { ENGINE_THREAD } from './worker.ts';

/** Verification as the service uses it: away from the request thread when the question is large. */
export interface Engine {
  /**
   * @param bytes size of the request that asks: with what it refers to it tells large questions from small ones
   * @param time_ms time that the answer may take; past it the promise rejects with `overloaded`
   * @param seen told of each check as it is made
   */
  check(
    question: Question,
    bytes: number,
    time_ms: number,
    seen?: (check: Check) => void,
  ): Promise<readonly Check[]>;
  /** The claims of an answer; parameters as for `check`. */
  claims(question: AnswerQuestion, bytes: number, time_ms: number): Promise<Extraction>;
  /** Starts a thread and has it read something, where none runs: the next large question finds it ready. */
  warm(): void;
  close(): Promise<void>;
}

/** A question of this many bytes holds the request thread for some milliseconds: the most it should. */
const INLINE_BYTES = 16 * 1024;
const WARM_UP_MS = 30_000;

/** What is asked; `each` for a word of every check as it is made. */
type Task = { readonly check: Question; readonly each: boolean } | { readonly claims: AnswerQuestion };

interface Job {
  readonly task: Task;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
  readonly seen: ((check: Check) => void) | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * One worker thread and what waits for it. The thread starts with its first job. A job that takes too
 * long ends with its thread, for synchronous work cannot be interrupted otherwise; the next starts another.
 */
class Lane {
  readonly #memory: EngineMemory;
  readonly #jobs: Job[] = [];
  readonly #sent = new Sent();
  #worker: Worker | undefined;

  constructor(memory: EngineMemory) {
    this.#memory = memory;
  }

  get started(): boolean {
    return this.#worker !== undefined;
  }

  get length(): number {
    return this.#jobs.length;
  }

  push(job: Job, time_ms: number): void {
    job.timer = setTimeout(() => this.#expire(job), time_ms);
    this.#jobs.push(job);
    if (this.#jobs.length === 1) this.#send();
  }

  async close(): Promise<void> {
    this.#fail(new Error('The verification engine is closed.'));
    await this.#worker?.terminate();
  }

  #send(): void {
    const job = this.#jobs[0];
    if (job === undefined) return;
    this.#worker ??= this.#start();
    this.#worker.ref();
    const { task } = job;
    this.#worker.postMessage('check' in task ? { ...task, check: this.#sent.pack(task.check) } : task);
  }

  #start(): Worker {
    this.#sent.forget();
    // At the very first start the thread too would load the compiler of TypeScript: what this one has read is enough.
    flushCompileCache();
    const worker = new Worker(new URL('../../../bin/thread.mjs', import.meta.url), {
      argv: [ENGINE_THREAD],
      workerData: this.#memory,
    });
    worker.on('message', (reply: Reply) => {
      if (worker === this.#worker) this.#settle(reply);
    });
    const lost = (error: Error) => {
      if (worker !== this.#worker) return;
      this.#worker = undefined;
      this.#fail(error);
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`A verification thread ended with status ${code}.`)));
    return worker;
  }

  #settle(reply: Reply): void {
    if ('seen' in reply) {
      this.#jobs[0]!.seen?.(reply.seen);
      return;
    }
    if ('missing' in reply) {
      this.#sent.forget();
      this.#send();
      return;
    }
    const job = this.#jobs.shift()!;
    clearTimeout(job.timer);
    if ('error' in reply) job.reject(new Error(reply.error));
    else job.resolve(reply);
    if (this.#jobs.length === 0) this.#worker?.unref();
    else this.#send();
  }

  #expire(job: Job): void {
    const at = this.#jobs.indexOf(job);
    this.#jobs.splice(at, 1);
    job.reject(
      new Refused({
        code: 'overloaded',
        detail: 'The verification took longer than a request may. Send less evidence or fewer claims.',
      }),
    );
    if (at > 0) return;
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    this.#send();
  }

  #fail(error: Error): void {
    for (const job of this.#jobs.splice(0)) {
      clearTimeout(job.timer);
      job.reject(error);
    }
  }
}

/** The lane whose thread has probably read this evidence before, or one that has nothing to do. */
function choose(lanes: readonly Lane[], task: Task): Lane {
  const first = 'check' in task ? task.check.evidence.find((one) => one.type !== 'faulty') : undefined;
  const digits = first === undefined ? 0 : Number.parseInt(first.checksum.slice(-8), 16);
  const home = lanes[digits % lanes.length]!;
  if (home.length === 0 && home.started) return home;
  // A thread that runs answers sooner than one that has to start.
  const ready = lanes.find((lane) => lane.started && lane.length === 0);
  if (ready !== undefined || home.length === 0) return ready ?? home;
  return lanes.reduce((best, lane) => (lane.length < best.length ? lane : best), home);
}

/** Bytes of registered evidence that a question refers to. */
function registeredBytes({ evidence }: Question): number {
  return evidence.reduce((sum, one) => sum + (one.type === 'faulty' ? 0 : (one.registered_bytes ?? 0)), 0);
}

/**
 * The engine over a verifier and a finder of claims for small questions, and worker threads for large ones; each keeps
 * a cache of the evidence that it has read.
 */
export function createEngine(
  verifier: Verifier,
  finder: ClaimFinder,
  { threads, ...memory }: { readonly threads: number } & EngineMemory,
): Engine {
  const lanes = Array.from({ length: threads }, () => new Lane(memory));
  const ask = (task: Task, time_ms: number, seen?: (check: Check) => void): Promise<Reply> => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    choose(lanes, task).push({ task, resolve, reject, seen, timer: undefined }, time_ms);
    return promise;
  };
  return {
    async check(question, bytes, time_ms, seen) {
      if (bytes + registeredBytes(question) <= INLINE_BYTES) return verifier(question, seen);
      const reply = await ask({ check: question, each: seen !== undefined }, time_ms, seen);
      return (reply as { readonly checks: readonly Check[] }).checks;
    },
    async claims(question, bytes, time_ms) {
      if (bytes <= INLINE_BYTES) return finder(question);
      const reply = await ask({ claims: question }, time_ms);
      return (reply as { readonly extraction: Extraction }).extraction;
    },
    warm() {
      if (lanes.some((lane) => lane.started)) return;
      // Nothing waits for its answer, nor hears of its failure.
      ask({ check: warmUpQuestion(), each: false }, WARM_UP_MS).catch(() => {});
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
