import type { JobError } from '../domain/job.ts';
import type { EntryOutcome, JobClaim, Quotes } from '../storage/ports.ts';

/** An entry is tried so often, then it has failed. */
export const MOST_ATTEMPTS = 3;

/** The wait after the first attempt that failed; each further one waits `GROWTH` times as long. */
const FIRST_WAIT_MS = 500;
const GROWTH = 4;

/** What came of one attempt at one entry. */
export type Attempt =
  /** `body`: what the caller is shown, as EntryResult has it; `quotes`: what it quotes of registered evidence. */
  | { readonly index: number; readonly body: string; readonly quotes?: Quotes }
  | { readonly index: number; readonly error: JobError };

/** How an entry that failed for good is shown to the caller. */
export type FailureWriter = (line: string, index: number, error: JobError) => string;

const LOST: JobError = {
  code: 'worker_lost',
  detail: `The worker that had this entry ended unexpectedly, ${MOST_ATTEMPTS} times. Nothing is known of its cause.`,
};

/** Whether the attempts at the claimed entry are used up: the last worker that had it was never heard of again. */
export function isExhausted({ attempt }: JobClaim): boolean {
  return attempt > MOST_ATTEMPTS;
}

/** The end of entries whose attempts are used up. */
export function exhaustedOutcomes(claim: JobClaim, describe: FailureWriter): readonly EntryOutcome[] {
  return claim.lines.split('\n').map((line, at) => {
    const index = claim.first + at;
    return { index, outcome: 'failed', error: LOST, body: describe(line, index, LOST) };
  });
}

/** What is kept of an attempt: its result, another attempt after a wait, or its error after the last one. */
export function outcomeOf(
  attempt: Attempt,
  claim: JobClaim,
  describe: FailureWriter,
  now_ms: number,
): EntryOutcome {
  const { index } = attempt;
  if ('body' in attempt) return { ...attempt, outcome: 'completed' };
  if (claim.attempt < MOST_ATTEMPTS) {
    const wait_ms = FIRST_WAIT_MS * GROWTH ** (claim.attempt - 1);
    return { index, outcome: 'retry', not_before_ms: now_ms + wait_ms };
  }
  const { error } = attempt;
  const line = claim.lines.split('\n')[index - claim.first]!;
  return { index, outcome: 'failed', error, body: describe(line, index, error) };
}
