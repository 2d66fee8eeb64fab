// The other end of layer.ts: one model, and a judge over it, in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads';
import { standBack } from '../../jobs/stand-back.ts';
import type { SemanticConfig } from '../../semantic/config.ts';
import { SemanticJudge, type WholeJudgement } from '../../semantic/judge.ts';
import { openModel } from '../../semantic/open.ts';
import { ModelChanged, type SemanticIdentity, SemanticUnavailable } from '../../semantic/port.ts';
import type { DeepQuestion, SemanticQuestion } from '../../semantic/question.ts';
import { VectorCache } from '../../semantic/vectors.ts';
import { traceOf } from '../../text/trace.ts';
import { createExaminer, createVerifier } from '../../verify/index.ts';
import type { FromThread, ToThread } from './messages.ts';

/** Bytes of read evidence that the thread keeps between requests. */
const MEMORY = 16 * 1024 * 1024;

/** Requests that did not ask for it go first (see nice(2)). */
const NICENESS = 10;

const port = parentPort!;
const config = workerData as SemanticConfig;
const tell = (message: FromThread): void => port.postMessage(message);
const onFault = (error: unknown): void => tell({ fault: traceOf(error) });
const running = new Map<number, AbortController>();

const detail = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** A judge and what it judges by. */
interface Open {
  readonly judge: SemanticJudge;
  readonly identity: SemanticIdentity;
}

async function openJudge(): Promise<Open | undefined> {
  try {
    const model = await openModel(config);
    tell({ ready: model.identity });
    const judge = new SemanticJudge({
      model,
      verifier: createVerifier({ memory: MEMORY, onFault }),
      open: createExaminer({ memory: MEMORY }),
      onFault,
      // Vectors of one model say nothing beside those of another.
      vectors: new VectorCache(config.cache_bytes),
    });
    return { judge, identity: model.identity };
  } catch (error) {
    if (!(error instanceof SemanticUnavailable)) throw error;
    tell({ unavailable: error.message });
    return undefined;
  }
}

/** The judge over the model that is served now. */
let current: Promise<Open | undefined>;

async function judgementOf(
  question: DeepQuestion | SemanticQuestion,
  signal: AbortSignal,
  attempts = 2,
): Promise<(WholeJudgement & Pick<Open, 'identity'>) | undefined> {
  const asked = current;
  const open = await asked;
  if (open === undefined) return undefined;
  const { judge, identity } = open;
  try {
    const found =
      'checks' in question
        ? { checks: await judge.judge(question, signal), deepened: true }
        : await judge.judgeWhole(question, signal);
    return { ...found, identity };
  } catch (error) {
    if (!(error instanceof ModelChanged) || attempts <= 1) throw error;
    // Whoever meets the change first opens the model anew; the others ask that one too.
    if (current === asked) current = openJudge();
    return judgementOf(question, signal, attempts - 1);
  }
}

async function answer(ask: number, question: DeepQuestion | SemanticQuestion): Promise<void> {
  const abort = new AbortController();
  running.set(ask, abort);
  try {
    const found = await judgementOf(question, abort.signal);
    if (found !== undefined) tell({ answer: ask, ...found });
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
  current = openJudge();
  if ((await current) === undefined) return;
  port.on('message', (message: ToThread) => {
    if ('cancel' in message) running.get(message.cancel)?.abort();
    else void answer(message.ask, message.question);
  });
}
