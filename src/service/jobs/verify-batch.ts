import type { BatchEntry } from '../../contract/index.ts';
import type { JobError, JobErrorCode } from '../../domain/job.ts';
import type { Attempt } from '../../jobs/attempts.ts';
import type { LineOutcome } from '../../jobs/lane.ts';
import type { Lanes } from '../../jobs/lanes.ts';
import type { JobKind } from '../../jobs/worker.ts';
import type { JobClaim } from '../../storage/ports.ts';
import { traceOf } from '../../text/trace.ts';
import type { House, Judging, Recording } from '../house.ts';
import { quotesOf } from '../quoting.ts';
import { Refused } from '../refused.ts';
import { Stopwatch } from '../stopwatch.ts';
import { verifyRequest } from '../verify.ts';
import { entryBody, entryFailure } from './entry.ts';
import { JobOver, stillWanted } from './wanted.ts';

export interface VerifyBatchOptions {
  readonly lanes: Lanes;
  /** Time for one entry. */
  readonly entry_ms: number;
  /** Undefined where verifications leave no record. */
  readonly recording: Recording | undefined;
  /** Called with where an entry threw. */
  readonly onFault: (trace: string) => void;
  /** Called with where the engine failed on a claim of an entry, which was left unevaluated. */
  readonly onClaimFault: (trace: string) => void;
}

const DETAILS: Readonly<Record<Exclude<JobErrorCode, 'unavailable'>, string>> = {
  timed_out: 'The entry took longer than an entry may. Send less evidence or fewer claims.',
  out_of_memory: 'The entry took more memory than an entry may. Send less evidence or fewer claims.',
  worker_lost: 'The thread that worked on the entry ended unexpectedly.',
  internal_error: 'An unexpected failure. The job id finds it in the logs of the service.',
};

const errorOf = (code: keyof typeof DETAILS): JobError => ({ code, detail: DETAILS[code] });

/** Entries of one claim that are verified here at once: they wait for storage, models and the log. */
const AT_ONCE = 8;
/** However small an entry is, it is verified apart from the request thread. */
const APART = Number.POSITIVE_INFINITY;

/**
 * Verifies the entries of batches: in threads of their own where an entry stands alone, as a request to verify
 * is where it takes more (registered evidence, semantic verification, a record of it).
 */
export function verifyBatch(house: Judging & Pick<House, 'storage'>, options: VerifyBatchOptions): JobKind {
  const { lanes, recording } = options;
  return {
    describeFailure: entryFailure,
    async run(claim, signal) {
      const { lines, first, request_id } = claim;
      const outcomes =
        recording === undefined
          ? await lanes.run({ lines, first, request_id }, signal)
          : lines.split('\n').map((_, at): LineOutcome => ({ at, left: true }));
      const apart = outcomes.filter((outcome) => 'left' in outcome).map(({ at }) => first + at);
      const here = await inTurns(apart, AT_ONCE, signal, (index) =>
        verifyHere(house, options, claim, index, stillWanted(house, claim, signal)),
      );
      return [...outcomes.flatMap((outcome) => attemptIn(outcome, first, options)), ...here.flat()];
    },
  };
}

/** The attempt that a thread has made; none where it left the line to others. */
function attemptIn(
  outcome: LineOutcome,
  first: number,
  { onFault, onClaimFault }: Pick<VerifyBatchOptions, 'onFault' | 'onClaimFault'>,
): Attempt[] {
  if ('left' in outcome) return [];
  const index = first + outcome.at;
  if ('body' in outcome) {
    outcome.traces?.forEach(onClaimFault);
    return [{ index, body: outcome.body }];
  }
  if (outcome.trace !== undefined) onFault(outcome.trace);
  return [{ index, error: errorOf(outcome.fault) }];
}

/** Works on items, so many at once, until there are none left or the signal aborts. */
async function inTurns<T, R>(
  items: readonly T[],
  at_once: number,
  signal: AbortSignal,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const waiting = items.values();
  const done: R[] = [];
  const line = async (): Promise<void> => {
    for (const item of waiting) {
      if (signal.aborted) return;
      done.push(await work(item));
    }
  };
  await Promise.all(Array.from({ length: at_once }, line));
  return done;
}

/** Verifies one entry as a request is verified, with all that the house has; nothing comes of it where the job has ended. */
async function verifyHere(
  house: Judging,
  { recording, entry_ms, onFault }: VerifyBatchOptions,
  claim: JobClaim,
  index: number,
  wanted: () => Promise<void>,
): Promise<readonly Attempt[]> {
  const line = claim.lines.split('\n')[index - claim.first]!;
  const { id, request } = JSON.parse(line) as BatchEntry;
  const principal = { tenant: claim.tenant, key_id: claim.key_id, scopes: [] };
  const watch = new Stopwatch(house.clock);
  const deadline = watch.started + entry_ms;
  const occasion = { request_id: claim.request_id, watch, deadline, wanted, patient: true };
  try {
    const verified = await verifyRequest(house, recording, principal, request, APART, occasion);
    const write = (response: object): string => entryBody(index, id, response);
    return [{ index, body: write(verified.response), ...quotesOf(verified.quoting, write) }];
  } catch (error) {
    if (error instanceof JobOver) return [];
    const late = house.clock.monotonic() >= occasion.deadline;
    if (error instanceof Refused) {
      const failure: JobError = late ? errorOf('timed_out') : { code: 'unavailable', detail: error.message };
      return [{ index, error: failure }];
    }
    onFault(traceOf(error));
    return [{ index, error: errorOf('internal_error') }];
  }
}
