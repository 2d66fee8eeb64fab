import { createHash, randomUUID } from 'node:crypto';
import type { Limits } from '../../contract/index.ts';
import { Failure, UsageError } from '../exit.ts';
import { JobClient, ServerRefusal } from './client.ts';
import { openOutput } from './output.ts';
import { countEntries, type Part, partsOf } from './parts.ts';
import type { Progress } from './progress.ts';

export interface BatchOptions {
  /** A path, or - for standard input. */
  readonly file: string;
  readonly url: string;
  readonly key: string | undefined;
  /** A path, or - for standard output. */
  readonly output: string;
  /** What the fields around the entries say: `requirements`, `response`. */
  readonly shared: object;
  /** Work on the file as if it had never been submitted. */
  readonly afresh: boolean;
  readonly limits: Pick<Limits, 'batch_bytes' | 'batch_entries'>;
}

/** Entries by what came of them. */
export interface Tally {
  supported: number;
  unsupported: number;
  ambiguous: number;
  failed: number;
}

/** Jobs that the server has while the results of the first of them are fetched. */
const AHEAD = 2;

/**
 * Has a server verify the entries of a file, and writes their results in its order. Each batch of the file is
 * submitted under a key made from its content: whoever runs the same command again after an interruption is given
 * the jobs that there are.
 * @throws ServerRefusal for what the server does not take, UsageError for what is no file of entries
 */
export async function runBatch(options: BatchOptions, progress: Progress): Promise<Tally> {
  const { file, url, key, limits, output } = options;
  const told = new Set<string>();
  const client = new JobClient({
    url,
    key,
    waiting(why) {
      if (!told.has(why)) progress.say(`waiting: ${why}`);
      told.add(why);
    },
  });
  const total = await countEntries(file);
  if (total === 0) throw noEntry(file);
  const out = await openOutput(output, file);
  const tally: Tally = { supported: 0, unsupported: 0, ambiguous: 0, failed: 0 };
  const nonce = options.afresh ? randomUUID() : '';

  const submit = async (part: Part): Promise<string> => {
    const job_id = await submitPart(client, part, options.shared, nonce);
    progress.say(`job ${job_id}: ${part.entries.length} entries`);
    return job_id;
  };
  const collect = async (part: Part, job_id: string): Promise<void> => {
    const failed = tally.failed;
    for await (const { progress: at, status, error } of client.follow(job_id)) {
      progress.show({
        done: part.offset + at.completed + at.failed,
        failed: failed + at.failed,
        total,
      });
      if (status === 'failed') throw new Failure(`job ${job_id} failed: ${error?.detail ?? ''}`);
      if (status === 'cancelled')
        throw new Failure(`job ${job_id} was cancelled; --afresh submits the file anew`);
    }
    for await (const line of client.results(job_id)) {
      const result = JSON.parse(line) as { index: number; verdict?: keyof Tally };
      tally[result.verdict ?? 'failed']++;
      result.index += part.offset;
      await out.write(JSON.stringify(result));
    }
  };

  const running: { readonly part: Part; readonly job_id: string }[] = [];
  for await (const part of partsOf(file, limits)) {
    running.push({ part, job_id: await submit(part) });
    if (running.length > AHEAD) await collectFirst();
  }
  if (running.length === 0) throw noEntry(file);
  while (running.length > 0) await collectFirst();
  await out.close();
  return tally;

  async function collectFirst(): Promise<void> {
    const { part, job_id } = running.shift()!;
    await collect(part, job_id);
  }
}

/** As the server refuses a batch without jobs. */
const noEntry = (file: string): UsageError =>
  new UsageError(
    `${file === '-' ? 'standard input' : file} has no entry. Give it a JSON object with claims and sources on each line.`,
  );

async function submitPart(client: JobClient, part: Part, shared: object, nonce: string): Promise<string> {
  const fields = JSON.stringify(shared).slice(1, -1);
  const body = `{"jobs":[${part.entries.join(',')}]${fields === '' ? '' : `,${fields}`}}`;
  const key = createHash('sha256').update(nonce).update(body).digest('hex');
  try {
    return await client.submit(body, `touchstone-batch-${key}`);
  } catch (error) {
    if (error instanceof ServerRefusal) throw byLine(error, part);
    throw error;
  }
}

/** The same refusal, with the line of the file in place of the entry of the batch. */
function byLine(refusal: ServerRefusal, { lines }: Part): Error {
  if (refusal.errors.length === 0) return refusal;
  const faults = refusal.errors.map(({ pointer, message }) => {
    const [, entry, rest] = /^\/jobs\/(\d+)(.*)$/s.exec(pointer) ?? [];
    const place =
      entry === undefined ? pointer || '/' : `line ${lines[Number(entry)]}${rest === '' ? '' : `, ${rest}`}`;
    return `  ${place}: ${message}`;
  });
  return new Failure(`the server takes none of it:\n${faults.join('\n')}`, { cause: refusal });
}
