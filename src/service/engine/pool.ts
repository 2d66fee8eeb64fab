import { availableParallelism } from 'node:os';
import type { Extraction } from '../../domain/answer.ts';
import type { Check } from '../../domain/check.ts';
import type { AnswerQuestion, ClaimFinder, Question, Verifier } from '../../domain/engine.ts';
import { Lane, type Task } from './lane.ts';
import type { EngineMemory, Reply } from './messages.ts';
import { keyOf, RecentAnswers } from './recent.ts';
import { type Answered, SmallQuestions } from './small.ts';
import { warmUpQuestion } from './warm-up.ts';

/** Verification as the service uses it: away from the request thread when the question is large, or many wait. */
export interface Engine {
  /**
   * @param bytes size of the request that asks: with what it refers to it tells large questions from small ones
   * @param time_ms time that the answer may take; past it the promise rejects with `overloaded`
   * @param seen told of each check as it is made
   */
  check(
    question: Question,
    bytes: number,
    time_ms: number,
    seen?: (check: Check) => void,
  ): Promise<readonly Check[]>;
  /** The claims of an answer; parameters as for `check`. */
  claims(question: AnswerQuestion, bytes: number, time_ms: number): Promise<Extraction>;
  /** Starts a thread and has it read something, where none runs: the next large question finds it ready. */
  warm(): void;
  close(): Promise<void>;
}

/** A question of this many bytes holds the request thread for some milliseconds: the most it should. */
const INLINE_BYTES = 16 * 1024;
const WARM_UP_MS = 30_000;
/** Threads are of help with small questions where they have a core of their own. */
const HAS_CORES = availableParallelism() > 1;
/** Threads that are started for small questions: more of them than the request thread can keep busy only take memory. */
const MOST_HELPERS = 3;

/**
 * Whether a question is one for a thread of its own.
 * @param bytes size of the request that asks
 */
export function isLarge(question: Question, bytes: number): boolean {
  return bytes + registeredBytes(question) > INLINE_BYTES;
}

/** The lane whose thread has probably read this evidence before, or one that has nothing to do. */
function choose(lanes: readonly Lane[], task: Task): Lane {
  const first = 'check' in task ? task.check.evidence.find((one) => one.type !== 'faulty') : undefined;
  const digits = first === undefined ? 0 : Number.parseInt(first.checksum.slice(-8), 16);
  const home = lanes[digits % lanes.length]!;
  if (home.length === 0 && home.started) return home;
  // A thread that runs answers sooner than one that has to start.
  const ready = lanes.find((lane) => lane.started && lane.length === 0);
  if (ready !== undefined || home.length === 0) return ready ?? home;
  return lanes.reduce((best, lane) => (lane.length < best.length ? lane : best), home);
}

/** Bytes of registered evidence that a question refers to. */
function registeredBytes({ evidence }: Question): number {
  return evidence.reduce((sum, one) => sum + (one.type === 'faulty' ? 0 : (one.registered_bytes ?? 0)), 0);
}

export interface EngineThreads {
  readonly threads: number;
  /** Told where a thread failed on a claim, which it then says was not evaluated. */
  readonly onFault?: ((trace: string) => void) | undefined;
}

/**
 * The engine over a verifier and a finder of claims for small questions, and worker threads for large ones and for a
 * share of the small ones where several wait; each keeps a cache of the evidence that it has read.
 */
export function createEngine(
  verifier: Verifier,
  finder: ClaimFinder,
  { threads, onFault = () => {}, ...memory }: EngineThreads & EngineMemory,
): Engine {
  const lanes = Array.from({ length: threads }, () => new Lane(memory, onFault));
  const put = (lane: Lane, task: Task, time_ms: number, seen?: (check: Check) => void): Promise<Reply> => {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    lane.push({ task, resolve, reject, seen, timer: undefined }, time_ms);
    return promise;
  };
  const ask = (task: Task, time_ms: number, seen?: (check: Check) => void): Promise<Reply> =>
    put(choose(lanes, task), task, time_ms, seen);
  // Nothing waits for the answer of a warm-up, nor hears of its failure.
  const warmUp = (lane: Lane): unknown =>
    put(lane, { check: warmUpQuestion(), each: false }, WARM_UP_MS).catch(() => {});
  const isIdle = (lane: Lane): boolean => lane.started && lane.length === 0;
  const small = new SmallQuestions(verifier, {
    idle: () => (HAS_CORES ? lanes.filter(isIdle).length : 0),
    async answer(questions, time_ms) {
      const reply = await put(lanes.find(isIdle)!, { small: questions }, time_ms);
      return (reply as { readonly answers: readonly Answered[] }).answers;
    },
    start() {
      const helpers = HAS_CORES ? lanes.slice(0, MOST_HELPERS) : [];
      const lane = helpers.find((one) => !one.started && one.length === 0);
      if (lane) warmUp(lane);
    },
  });
  const work: Engine['check'] = async (question, bytes, time_ms, seen) => {
    if (!isLarge(question, bytes))
      return seen === undefined ? small.check(question, time_ms) : verifier(question, seen);
    const reply = await ask({ check: question, each: seen !== undefined }, time_ms, seen);
    return (reply as { readonly checks: readonly Check[] }).checks;
  };
  const recent = new RecentAnswers();
  return {
    async check(question, bytes, time_ms, seen) {
      const key = keyOf(question);
      const known = recent.find(key);
      if (known === undefined) {
        const checks = await work(question, bytes, time_ms, seen);
        recent.keep(key, checks);
        return checks;
      }
      if (seen) for (const check of known) seen(check);
      return known;
    },
    async claims(question, bytes, time_ms) {
      if (bytes <= INLINE_BYTES) return finder(question);
      const reply = await ask({ claims: question }, time_ms);
      return (reply as { readonly extraction: Extraction }).extraction;
    },
    warm() {
      if (!lanes.some((lane) => lane.started)) warmUp(lanes[0]!);
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
