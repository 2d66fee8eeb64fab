import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Check } from '../../domain/check.ts';
import type { AnswerQuestion, Question } from '../../domain/engine.ts';
import { Late } from '../refused.ts';
import { Sent } from './kept.ts';
import type { EngineMemory, Reply } from './messages.ts';
import { ENGINE_THREAD } from './worker.ts';

/** What is asked: one question, `each` for a word of every check as it is made; small ones together; or an answer's claims. */
export type Task =
  | { readonly check: Question; readonly each: boolean }
  | { readonly small: readonly Question[] }
  | { readonly claims: AnswerQuestion };

/** A task with whoever waits for it. */
export interface Job {
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
export class Lane {
  readonly #memory: EngineMemory;
  readonly #onFault: (trace: string) => void;
  readonly #jobs: Job[] = [];
  readonly #sent = new Sent();
  #worker: Worker | undefined;

  /** @param onFault told where the engine failed on a claim */
  constructor(memory: EngineMemory, onFault: (trace: string) => void) {
    this.#memory = memory;
    this.#onFault = onFault;
  }

  get started(): boolean {
    return this.#worker !== undefined;
  }

  get length(): number {
    return this.#jobs.length;
  }

  /** @param time_ms time that the job may take; one that has none left is late at once */
  push(job: Job, time_ms: number): void {
    if (time_ms <= 0) {
      job.reject(new Late('The verification'));
      return;
    }
    job.timer = setTimeout(() => this.#expire(job), time_ms);
    this.#jobs.push(job);
    if (this.#jobs.length === 1) this.#send();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    // What it still answers is nobody's.
    this.#worker = undefined;
    this.#fail(new Error('The verification engine is closed.'));
    await worker?.terminate();
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
    if ('fault' in reply) {
      this.#onFault(reply.fault);
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
    job.reject(new Late('The verification'));
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
