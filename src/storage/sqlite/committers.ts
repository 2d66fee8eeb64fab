import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { StorageError } from '../ports.ts';
import { type ConnectOptions, connect } from './connection.ts';
import { GroupCommitter, type Outcome } from './group-commit.ts';
import { type FromThread, packWrite, READY, type ToThread, unpackOutcome } from './thread-messages.ts';
import { WRITER_THREAD } from './writer-thread.ts';
import type { Write } from './writes.ts';

/** Commits one group at a time, somewhere. */
export interface Committer {
  /** Outcomes in order of the group. Rejects, with StorageError, only when the committer itself is gone. */
  commit(group: readonly Write[]): Promise<readonly Outcome[]>;
  close(): Promise<void>;
}

/** Commits on the calling thread: no start-up cost, but a flush stops everything else. For tools. */
export function commitHere(file: string, options: ConnectOptions): Committer {
  const committer = new GroupCommitter(connect(file, options));
  return {
    commit: async (group) => committer.commit(group),
    close: async () => committer.close(),
  };
}

/** A thread that waits to be told which database to open. */
export class WriterThread {
  readonly #worker: Worker;
  #isReady = false;
  #isGone = false;

  constructor() {
    // At the very first start the thread too would load the compiler of TypeScript: what this one has read is enough.
    flushCompileCache();
    this.#worker = new Worker(new URL('../../../bin/thread.mjs', import.meta.url), { argv: [WRITER_THREAD] });
    this.#worker.unref();
    this.#worker.once('message', () => {
      this.#isReady = true;
    });
    this.#worker.once('exit', () => {
      this.#isGone = true;
    });
    // Whoever has it open a database hears of what becomes of it.
    this.#worker.on('error', () => {});
  }

  /** Whether it waits no more than for the database. */
  get isReady(): boolean {
    return this.#isReady && !this.#isGone;
  }

  /** Whether it has ended: it would never say so to whoever has it open a database now. */
  get isGone(): boolean {
    return this.#isGone;
  }

  /** @param identity of the file that was written to before, where that was done elsewhere */
  open(file: string, options: ConnectOptions, identity?: string): Committer {
    return new ThreadCommitter(this.#worker, { kind: 'open', file, options, identity });
  }

  /** Ends it where it was told to open nothing. */
  async dismiss(): Promise<void> {
    await this.#worker.terminate();
  }
}

class ThreadCommitter implements Committer {
  readonly #worker: Worker;
  readonly #file: string;
  readonly #closed = Promise.withResolvers<void>();
  #waiting: PromiseWithResolvers<readonly Outcome[]> | undefined;
  #gone: StorageError | undefined;

  constructor(worker: Worker, open: Extract<ToThread, { kind: 'open' }>) {
    this.#worker = worker;
    this.#file = open.file;
    worker.on('message', (said: FromThread) => {
      if (said !== READY) this.#waiting?.resolve(said.map(unpackOutcome));
    });
    worker.on('error', (cause) => this.#lose(cause));
    worker.on('exit', (code) => {
      this.#lose(new Error(`exit code ${code}`));
      this.#closed.resolve();
    });
    this.#send(open);
  }

  async commit(group: readonly Write[]): Promise<readonly Outcome[]> {
    if (this.#gone !== undefined) throw this.#gone;
    this.#waiting = Promise.withResolvers();
    this.#worker.ref();
    this.#send({ kind: 'commit', group: group.map(packWrite) });
    try {
      return await this.#waiting.promise;
    } finally {
      this.#worker.unref();
    }
  }

  async close(): Promise<void> {
    this.#worker.ref();
    if (this.#gone === undefined) this.#send({ kind: 'close' });
    await this.#closed.promise;
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #lose(cause: unknown): void {
    const said = `Database ${this.#file}: its writer ended: restart the service.`;
    this.#gone ??= new StorageError('unavailable', said, { cause });
    this.#waiting?.reject(this.#gone);
  }
}

/** Commits on a thread of its own, so that requests are read while the disk flushes. */
export function commitOnThread(file: string, options: ConnectOptions): Committer {
  return new WriterThread().open(file, options);
}
