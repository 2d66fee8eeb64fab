// The other end of intake.ts: reads large batches in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { createNormaliser, type Limits, told } from '../../contract/index.ts';
import { standBack } from '../../jobs/stand-back.ts';
import type { FromThread, ToThread } from './messages.ts';
import { readBatch } from './read-batch.ts';

const port = parentPort;
if (port === null) throw new Error('This module runs in a worker thread.');

/** Characters of entries in one answer: what the receiving thread copies in less than a millisecond. */
const STEP_CHARACTERS = 256 * 1024;

/** Small requests go first, but whoever waits for the answer to a batch waits too. */
standBack(5);

const limits = workerData as Limits;
const normaliser = createNormaliser(limits);
let entries: readonly string[] = [];
let at = 0;

function answer(message: ToThread): FromThread {
  if (message.kind === 'read') return read(message.body);
  const some = message.kind === 'more' ? step() : [];
  const last = at === entries.length || message.kind === 'drop';
  if (last) entries = [];
  return { kind: 'entries', entries: some, last };
}

function read(body: Uint8Array): FromThread {
  const outcome = readBatch(body, normaliser, limits);
  if (!outcome.ok) return { kind: 'refused', refusal: outcome.refusal };
  const { response } = outcome.value;
  entries = outcome.value.entries;
  at = 0;
  return { kind: 'head', response, length: entries.length, ...told(outcome.value) };
}

function step(): readonly string[] {
  const first = at;
  for (let characters = 0; at < entries.length && characters < STEP_CHARACTERS; at++) {
    characters += entries[at]!.length;
  }
  return entries.slice(first, at);
}

port.on('message', (message: ToThread) => port.postMessage(answer(message)));
