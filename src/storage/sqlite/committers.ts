import { Worker } from 'node:worker_threads';
import { StorageError } from '../ports.ts';
import { type ConnectOptions, connect } from './connection.ts';
import { GroupCommitter, type Outcome } from './group-commit.ts';
import { type PackedOutcome, packWrite, type ToThread, unpackOutcome } from './thread-messages.ts';
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

/** A thread that waits for a database to open. */
let ready: Worker | undefined;

function startThread(): Worker {
  const worker = new Worker(new URL('../../../bin/thread.mjs', import.meta.url), {
    argv: [new URL('./writer-thread.ts', import.meta.url).href],
  });
  worker.unref();
  return worker;
}

/** Starts the thread of the next {@link commitOnThread} now: it comes up while this one reads the rest of the service. */
export function startWriter(): void {
  ready ??= startThread();
}

/** Commits on a thread of its own, so that requests are read while the disk flushes. For the server. */
export function commitOnThread(file: string, options: ConnectOptions): Committer {
  const worker = ready ?? startThread();
  ready = undefined;
  let waiting: PromiseWithResolvers<readonly Outcome[]> | undefined;
  let gone: StorageError | undefined;
  const closed = Promise.withResolvers<void>();
  const lose = (cause: unknown): void => {
    gone ??= new StorageError('unavailable', `Database ${file}: its writer ended: restart the service.`, {
      cause,
    });
    waiting?.reject(gone);
  };
  worker.on('message', (packed: PackedOutcome[]) => waiting?.resolve(packed.map(unpackOutcome)));
  worker.on('error', lose);
  worker.on('exit', (code) => {
    lose(new Error(`exit code ${code}`));
    closed.resolve();
  });
  const send = (message: ToThread): void => worker.postMessage(message);
  send({ kind: 'open', file, options });
  return {
    async commit(group) {
      if (gone !== undefined) throw gone;
      waiting = Promise.withResolvers();
      worker.ref();
      send({ kind: 'commit', group: group.map(packWrite) });
      try {
        return await waiting.promise;
      } finally {
        worker.unref();
      }
    },
    async close() {
      worker.ref();
      if (gone === undefined) send({ kind: 'close' });
      await closed.promise;
    },
  };
}
