/**
 * `npm run bench:engine -- [<folder or file of labelled JSONL>…] [--seconds 5]`: how fast the engine is on one core, on evidence
 * that it has not seen, and where its time goes. Without a folder it reads `bench/traps/plain.jsonl`.
 */
import { hash } from 'node:crypto';
import { type Profiler, Session } from 'node:inspector';
import { parseArgs } from 'node:util';
import type { Question, Verifier } from '../src/domain/engine.ts';
import { createVerifier } from '../src/verify/index.ts';
import { large } from './bodies.ts';
import { jsonlFiles, type LabelledClaim, readRows } from './truth/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' } },
});
const seconds = Number(values.seconds);
const PLAIN = new URL('./traps/plain.jsonl', import.meta.url).pathname;

let serial = 0;

/** A question whose evidence has a checksum that no other has: nothing of it is remembered. */
function questionOf({ claim, sources }: LabelledClaim): Question {
  const evidence = sources.map(({ source_id, title, text, data }) => {
    const checksum = `sha256:${hash('sha256', String(serial++))}`;
    return data === undefined
      ? { source_id, title, type: 'text' as const, text: text ?? '', checksum }
      : { source_id, title, type: 'data' as const, data, checksum };
  });
  const claims = [{ claim_id: 'c1', text: claim, citations: [] }];
  return { claims, evidence, min_coverage: 0.85, citations: 'required', evidence_limit: 5 };
}

const milliseconds = (began: bigint): number => Number(process.hrtime.bigint() - began) / 1e6;

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Asks all rows in turn until the time is up; gives what each took, in milliseconds. */
function ask(verify: Verifier, rows: readonly LabelledClaim[], time: number): number[] {
  const times: number[] = [];
  for (const began = process.hrtime.bigint(); milliseconds(began) < time * 1000; ) {
    for (const row of rows) {
      const question = questionOf(row);
      const start = process.hrtime.bigint();
      verify(question);
      times.push(milliseconds(start));
    }
  }
  return times;
}

/** Stages by the files that their work is done in; the first that fits counts. */
const STAGES: readonly (readonly [string, RegExp])[] = [
  ['parse', /src\/text\/parse\//],
  [
    'read: words, values, language',
    /src\/text\/(?!frames|lexicon|vectors)|verify\/(?:document|evidence-text|library)\.ts/,
  ],
  ['lexicon and word vectors', /src\/text\/(?:lexicon|vectors)\//],
  ['find sentences', /verify\/(?:retrieve|key-index|units)\.ts/],
  ['align', /verify\/(?:align|support|titled)\.ts/],
  ['word for word, records, notes', /verify\/(?:verbatim|fields)\.ts|verify\/(?:record|notes)\//],
  ['in context', /verify\/context\//],
  ['frames', /frames\//],
  ['proof by grammar', /verify\/(?:restate|halves|recast|alone)/],
  ['derive', /verify\/(?:derived|reckon)/],
  ['judge', /verify\/judge\//],
  ['typed checks and the rest', /src\/verify\//],
];

/** Shares of the time that samples fell into, by stage; code of none counts with whoever called it. */
function stagesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const files = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.url]));
  const stageAt = (node: number | undefined): string => {
    if (node === undefined) return 'Node and garbage collection';
    const file = files.get(node)!;
    return STAGES.find(([, pattern]) => pattern.test(file))?.[0] ?? stageAt(parents.get(node));
  };
  const shares = new Map<string, number>();
  const total = timeDeltas.reduce((sum, delta) => sum + delta, 0);
  samples.forEach((node, i) => {
    const stage = stageAt(node);
    shares.set(stage, (shares.get(stage) ?? 0) + timeDeltas[i]! / total);
  });
  return shares;
}

/** Runs work under the profiler of V8. */
async function profiled(work: () => void): Promise<Profiler.Profile> {
  const session = new Session();
  session.connect();
  const post = <T>(method: string): Promise<T> =>
    new Promise((resolve, reject) =>
      session.post(method, (error, result) => (error ? reject(error) : resolve(result as T))),
    );
  await post('Profiler.enable');
  await post('Profiler.start');
  work();
  const { profile } = await post<{ profile: Profiler.Profile }>('Profiler.stop');
  session.disconnect();
  return profile;
}

/** Milliseconds to verify one claim against a megabyte that was never seen. */
function megabyte(verify: Verifier): number {
  const { claims, sources } = JSON.parse(large(1_000_000, serial++)) as {
    claims: { text: string }[];
    sources: { text: string }[];
  };
  const row = { claim: claims[0]!.text, sources } as unknown as LabelledClaim;
  const question = questionOf(row);
  const began = process.hrtime.bigint();
  verify(question);
  return milliseconds(began);
}

const verify = createVerifier();
const rows = (positionals.length === 0 ? [PLAIN] : positionals).flatMap(jsonlFiles).flatMap(readRows);
ask(verify, rows, seconds);
const times = ask(verify, rows, seconds);
const sum = times.reduce((all, one) => all + one, 0);
console.log(
  `${rows.length} claims, evidence never seen: ${((1000 * times.length) / sum).toFixed(0)} claims/s  ` +
    `p50 ${quantile(times, 0.5).toFixed(2)} ms  p99 ${quantile(times, 0.99).toFixed(2)} ms`,
);
const megabytes = Array.from({ length: 9 }, () => megabyte(verify));
console.log(`one claim against 1 MB never seen: ${(1000 / quantile(megabytes, 0.5)).toFixed(0)} MB/s`);
const shares = stagesOf(await profiled(() => void ask(verify, rows, seconds)));
console.log('where the time goes:');
for (const [stage, share] of [...shares].sort((a, b) => b[1] - a[1]))
  console.log(`  ${(100 * share).toFixed(1).padStart(5)} %  ${stage}`);
