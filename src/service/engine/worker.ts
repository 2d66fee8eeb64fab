// The other end of pool.ts: a verifier and a finder of claims in a thread of their own.
import { parentPort } from 'node:worker_threads';
import { extract } from '../../extract/index.ts';
import { createVerifier } from '../../verify/index.ts';
import { Held } from './kept.ts';
import type { PackedTask, Reply } from './pool.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

/** Bytes of registered evidence that the thread holds; the verifier keeps readings of its own beside. */
const HELD_BYTES = 64 * 1024 * 1024;

const verify = createVerifier();
const held = new Held(HELD_BYTES);

const answer = (reply: Reply): void => port.postMessage(reply);

port.on('message', (task: PackedTask) => {
  let reply: Reply;
  try {
    if ('claims' in task) reply = { extraction: extract(task.claims) };
    else reply = check(task);
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  answer(reply);
});

function check({ check, each }: Extract<PackedTask, { check: unknown }>): Reply {
  const question = held.unpack(check);
  if (question === undefined) return { missing: true };
  return { checks: verify(question, each ? (seen) => answer({ seen }) : undefined) };
}
