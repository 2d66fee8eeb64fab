// The other end of pool.ts: a verifier and a finder of claims in a thread of their own.
import { parentPort } from 'node:worker_threads';
import { extract } from '../../extract/index.ts';
import { createVerifier } from '../../verify/index.ts';
import type { Reply, Task } from './pool.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

const verify = createVerifier();

const answer = (reply: Reply): void => port.postMessage(reply);

port.on('message', (task: Task) => {
  let reply: Reply;
  try {
    if ('claims' in task) reply = { extraction: extract(task.claims) };
    else reply = { checks: verify(task.check, task.each ? (seen) => answer({ seen }) : undefined) };
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  answer(reply);
});
