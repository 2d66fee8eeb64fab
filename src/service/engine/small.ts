/**
 * Small questions. The request thread answers them itself, one between two looks at its connections; where several
 * wait, threads that have nothing to do take a share.
 */
import type { Check } from '../../domain/check.ts';
import type { Question, Verifier } from '../../domain/engine.ts';

/** Threads beside the request thread, as far as small questions need them. */
export interface Helpers {
  /** How many threads have nothing to do. */
  idle(): number;
  /**
   * Has a thread with nothing to do answer some questions; one outcome for each, in their order.
   * @param time_ms time that the answers may take; past it the promise rejects with `overloaded`
   */
  answer(questions: readonly Question[], time_ms: number): Promise<readonly Answered[]>;
  /** Starts one more thread, where one may be. */
  start(): void;
}

/** The checks of a question, or what went wrong. */
export type Answered = { readonly checks: readonly Check[] } | { readonly error: string };

interface Waiting {
  readonly question: Question;
  readonly time_ms: number;
  readonly resolve: (checks: readonly Check[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Questions that a thread is given at once: enough that it does not wait for the next, few enough that none waits long. */
const MOST_AT_ONCE = 8;
/** How long questions must have been waiting for each other before a thread is started for them. */
const BUSY_MS = 200;

export class SmallQuestions {
  readonly #verifier: Verifier;
  readonly #helpers: Helpers;
  readonly #now: () => number;
  #waiting: Waiting[] = [];
  #scheduled = false;
  /** Since when questions have been waiting for each other; undefined while none is. */
  #busySince: number | undefined;

  /** @param now milliseconds on a clock that only goes forward */
  constructor(verifier: Verifier, helpers: Helpers, now: () => number = () => performance.now()) {
    this.#verifier = verifier;
    this.#helpers = helpers;
    this.#now = now;
  }

  /** @param time_ms time that a thread may take; this one is not stopped */
  check(question: Question, time_ms: number): Promise<readonly Check[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Check[]>();
    this.#waiting.push({ question, time_ms, resolve, reject });
    this.#schedule();
    return promise;
  }

  /** The rest of this turn of the event loop may bring more questions: only then is it known whether several wait. */
  #schedule(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#scheduled = false;
    this.#share();
    const own = this.#waiting.shift();
    if (this.#waiting.length > 0) this.#schedule();
    if (own !== undefined) this.#answer(own);
  }

  #answer({ question, resolve, reject }: Waiting): void {
    try {
      resolve(this.#verifier(question));
    } catch (error) {
      reject(error);
    }
  }

  /** Gives threads that have nothing to do their part, and keeps one question at least for this one. */
  #share(): void {
    if (this.#waiting.length < 2) {
      this.#busySince = undefined;
      return;
    }
    this.#busySince ??= this.#now();
    const idle = this.#helpers.idle();
    if (idle === 0) {
      if (this.#now() - this.#busySince < BUSY_MS) return;
      this.#busySince = undefined;
      this.#helpers.start();
      return;
    }
    const share = Math.min(MOST_AT_ONCE, Math.ceil(this.#waiting.length / (idle + 1)));
    for (let thread = 0; thread < idle && this.#waiting.length > 1; thread++)
      this.#give(this.#waiting.splice(0, Math.min(share, this.#waiting.length - 1)));
  }

  /** What a thread is given goes before what this one keeps: the oldest have waited longest. */
  #give(given: readonly Waiting[]): void {
    const time_ms = Math.min(...given.map((one) => one.time_ms));
    const questions = given.map(({ question }) => question);
    this.#helpers.answer(questions, time_ms).then(
      (answers) => {
        for (const [at, { resolve, reject }] of given.entries()) {
          const answer = answers[at]!;
          if ('checks' in answer) resolve(answer.checks);
          else reject(new Error(answer.error));
        }
      },
      (error) => {
        for (const { reject } of given) reject(error);
      },
    );
  }
}
