/** The thread that writes: receives groups of writes, answers with their outcomes. */
import { parentPort } from 'node:worker_threads';
import { connect } from './connection.ts';
import { GroupCommitter } from './group-commit.ts';
import { packOutcome, READY, type ToThread, unpackWrite } from './thread-messages.ts';

/** Where this module is, for whoever starts the thread. */
export const WRITER_THREAD = import.meta.url;

/** Opens the database that the thread that started this one names, and commits what it sends, until it says to close. */
export function run(): void {
  const port = parentPort!;
  let committer: GroupCommitter | undefined;
  port.on('message', (message: ToThread) => {
    if (message.kind === 'open') {
      committer = new GroupCommitter(connect(message.file, message.options), message.identity);
      return;
    }
    if (message.kind === 'commit') {
      port.postMessage(committer!.commit(message.group.map(unpackWrite)).map(packOutcome));
      return;
    }
    committer!.close();
    port.close();
  });
  port.postMessage(READY);
}
