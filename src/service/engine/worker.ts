// The other end of pool.ts: a verifier and a finder of claims in a thread of their own.
import { parentPort, workerData } from 'node:worker_threads';
import type { Question } from '../../domain/engine.ts';
import { extract } from '../../extract/index.ts';
import { traceOf } from '../../text/trace.ts';
import { createVerifier } from '../../verify/index.ts';
import { Held } from './kept.ts';
import type { EngineMemory, PackedTask, Reply } from './messages.ts';
import type { Answered } from './small.ts';

/** Where this file lies, for a thread to run it. */
export const ENGINE_THREAD = import.meta.url;

/** Bytes of registered evidence that the thread holds; the verifier keeps readings of its own beside. */
const HELD_BYTES = 64 * 1024 * 1024;

const told = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Answers what the thread that started this one asks. */
export function run(): void {
  const port = parentPort!;
  const answer = (reply: Reply): void => port.postMessage(reply);
  const onFault = (error: unknown): void => answer({ fault: traceOf(error) });
  const verify = createVerifier({ ...(workerData as EngineMemory), onFault });
  const held = new Held(HELD_BYTES);

  const check = ({ check, each }: Extract<PackedTask, { check: unknown }>): Reply => {
    const question = held.unpack(check);
    if (question === undefined) return { missing: true };
    return { checks: verify(question, each ? (seen) => answer({ seen }) : undefined) };
  };

  const answered = (question: Question): Answered => {
    try {
      return { checks: verify(question) };
    } catch (error) {
      return { error: told(error) };
    }
  };

  port.on('message', (task: PackedTask) => {
    let reply: Reply;
    try {
      if ('claims' in task) reply = { extraction: extract(task.claims) };
      else if ('small' in task) reply = { answers: task.small.map(answered) };
      else reply = check(task);
    } catch (error) {
      reply = { error: told(error) };
    }
    answer(reply);
  });
}
