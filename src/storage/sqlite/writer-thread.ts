/** The thread that writes: receives groups of writes, answers with their outcomes. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ConnectOptions, connect } from './connection.ts';
import { GroupCommitter } from './group-commit.ts';
import { packOutcome, type ToThread, unpackWrite } from './thread-messages.ts';

/** Commits what the thread that started this one sends, until it says to close. */
export function run(): void {
  const { file, options } = workerData as { file: string; options: ConnectOptions };
  const port = parentPort!;
  const committer = new GroupCommitter(connect(file, options));
  port.on('message', (message: ToThread) => {
    if (message.kind === 'commit') {
      port.postMessage(committer.commit(message.group.map(unpackWrite)).map(packOutcome));
      return;
    }
    committer.close();
    port.close();
  });
}
