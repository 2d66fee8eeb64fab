// The other end of pool.ts: one verifier in a thread of its own.
import { parentPort } from 'node:worker_threads';
import type { Question } from '../../domain/engine.ts';
import { createVerifier } from '../../verify/index.ts';
import type { Reply } from './pool.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

const verify = createVerifier();

port.on('message', (question: Question) => {
  let reply: Reply;
  try {
    reply = { checks: verify(question) };
  } catch (error) {
    reply = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  port.postMessage(reply);
});
