// The other end of layer.ts: one model, and a judge over it, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../../jobs/stand-back.ts';
import type { SemanticConfig } from '../../semantic/config.ts';
import { SemanticJudge } from '../../semantic/judge.ts';
import { openModel } from '../../semantic/open.ts';
import { SemanticUnavailable } from '../../semantic/port.ts';
import type { DeepQuestion, SemanticQuestion } from '../../semantic/question.ts';
import { VectorCache } from '../../semantic/vectors.ts';
import { createExaminer, createVerifier } from '../../verify/index.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Bytes of read evidence that the thread keeps between requests. */
const MEMORY = 16 * 1024 * 1024;

/** Requests that did not ask for it go first (see nice(2)). */
const NICENESS = 10;

const port = parentPort!;
const config = workerData as SemanticConfig;
const tell = (message: FromThread): void => port.postMessage(message);
const running = new Map<number, AbortController>();

const detail = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function openJudge(): Promise<SemanticJudge | undefined> {
  try {
    const model = await openModel(config);
    tell({ ready: model.identity });
    return new SemanticJudge({
      model,
      verifier: createVerifier({ memory: MEMORY }),
      open: createExaminer({ memory: MEMORY }),
      vectors: new VectorCache(config.cache_bytes),
    });
  } catch (error) {
    if (!(error instanceof SemanticUnavailable)) throw error;
    tell({ unavailable: error.message });
    return undefined;
  }
}

async function answer(
  judge: SemanticJudge,
  ask: number,
  question: DeepQuestion | SemanticQuestion,
): Promise<void> {
  const abort = new AbortController();
  running.set(ask, abort);
  try {
    const found =
      'checks' in question
        ? { checks: await judge.judge(question, abort.signal), deepened: true }
        : await judge.judgeWhole(question, abort.signal);
    tell({ answer: ask, ...found });
  } catch (error) {
    if (abort.signal.aborted) return;
    if (error instanceof SemanticUnavailable) tell({ answer: ask, unavailable: error.message });
    else tell({ answer: ask, error: detail(error) });
  } finally {
    running.delete(ask);
  }
}

/** Answers what the thread that started this one asks. */
export async function run(): Promise<void> {
  standBack(NICENESS);
  const judge = await openJudge();
  if (judge === undefined) return;
  port.on('message', (message: ToThread) => {
    if ('cancel' in message) running.get(message.cancel)?.abort();
    else void answer(judge, message.ask, message.question);
  });
}
