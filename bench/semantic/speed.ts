/** What the layer costs in this thread: to load, to keep, to ask once, to ask together. */
import { hash } from 'node:crypto';
import type { Claim } from '../../src/domain/claim.ts';
import type { TextEvidence } from '../../src/domain/evidence.ts';
import type { SemanticConfig } from '../../src/semantic/config.ts';
import { SemanticJudge } from '../../src/semantic/judge.ts';
import { openModel } from '../../src/semantic/open.ts';
import type { SemanticModel } from '../../src/semantic/port.ts';
import type { SemanticQuestion } from '../../src/semantic/question.ts';
import { VectorCache } from '../../src/semantic/vectors.ts';
import { createExaminer, createVerifier } from '../../src/verify/index.ts';

const SENTENCES = [
  'The shopper was given the full price back on the card that had paid.',
  'Nobody at the depot could say who had taken the second box.',
  'The manager agreed to waive the fee for the month of April.',
  'A courier left the goods with the neighbour on the ground floor.',
  'The lamp had a crack in its foot when it was unpacked.',
  'The supplier promised to send a spare part within two weeks.',
  'The account was closed after the holder had moved abroad.',
  'Two members of the board voted against the new contract.',
  'The clerk noted that the form had not been signed.',
  'The repair took longer than the workshop had expected.',
];
const CLAIMS = [
  (who: string) => `The ${who} received a complete refund.`,
  (who: string) => `The parcel was handed to a ${who} living in the same house.`,
  (who: string) => `The product of the ${who} arrived damaged.`,
  (who: string) => `The monthly charge of the ${who} was dropped.`,
  (who: string) => `The paper of the ${who} lacked a signature.`,
];
const PEOPLE = (
  'customer buyer tenant baker driver nurse pupil guest member visitor farmer lawyer painter waiter pilot ' +
  'sailor tailor dentist singer miner'
).split(' ');

const claimsOf = (count: number): Claim[] =>
  Array.from({ length: count }, (_, i) => ({
    claim_id: `c${i}`,
    text: CLAIMS[i % CLAIMS.length]!(PEOPLE[Math.floor(i / CLAIMS.length) % PEOPLE.length]!),
    citations: [],
  }));

const MIB = 1024 * 1024;

/** Opens the models, and prints how long that takes and what it adds to the memory. */
export async function benchLoad(config: SemanticConfig): Promise<SemanticModel> {
  createVerifier();
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const model = await openModel(config);
  const took = performance.now() - started;
  await model.entail([{ premise: SENTENCES[0]!, hypothesis: CLAIMS[0]!('buyer') }]);
  await model.embed(SENTENCES);
  globalThis.gc?.();
  const added = (process.memoryUsage().rss - before) / MIB;
  console.log(`load ${took.toFixed(0)} ms, ${added.toFixed(0)} MiB more than the deterministic engine`);
  return model;
}

/** Processor time of a piece of work in milliseconds. */
async function cpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Two sentences of the ten in one, so that it has some 25 words. */
const LONG_SENTENCES = SENTENCES.map((one, at) => {
  const other = SENTENCES[(at + 3) % SENTENCES.length]!;
  return `${one.slice(0, -1)}, and ${other[0]!.toLowerCase()}${other.slice(1)}`;
});

/**
 * Prints the time for one claim, and that of a hundred claims one by one and together. What the deterministic engine
 * takes before is not counted.
 */
export async function benchSpeed(model: SemanticModel): Promise<void> {
  const verifier = createVerifier();
  const open = createExaminer();
  const judge = new SemanticJudge({ model, verifier, open, vectors: new VectorCache(64 * MIB) });
  let serial = 0;
  /** A question about evidence that was never read before. */
  const questionOf = (claims: readonly Claim[], sentences: readonly string[]): SemanticQuestion => {
    serial++;
    const text = sentences.map((one) => one.replace(/(\w+)\.$/, `$1 of number ${serial}.`)).join(' ');
    const checksum = `sha256:${hash('sha256', text)}`;
    const evidence: TextEvidence[] = [{ source_id: 's', type: 'text', text, checksum }];
    const question = {
      claims,
      evidence,
      min_coverage: 0.85,
      citations: 'required',
      evidence_limit: 5,
    } as const;
    return { ...question, checks: verifier(question), top_k: 8, threshold: 0.85 };
  };
  const hundred = claimsOf(100);
  const singly = async (sentences: readonly string[]): Promise<number> => {
    const questions = hundred.map((claim) => questionOf([claim], sentences));
    return cpu(async () => {
      for (const question of questions) await judge.judge(question);
    });
  };
  const together = async (): Promise<number> => {
    const question = questionOf(hundred, SENTENCES);
    return cpu(() => judge.judge(question));
  };
  await singly(SENTENCES);
  await together();
  const alone = await singly(SENTENCES);
  const long = await singly(LONG_SENTENCES);
  const batched = await together();
  const each = (time: number): string => (time / 100).toFixed(2);
  console.log(`a claim by itself    ${each(alone)} ms, 8 passages of 10 sentences never seen before`);
  console.log(`                     ${each(long)} ms where they have some 25 words each`);
  console.log(
    `100 claims together  ${each(batched)} ms each: ${(alone / batched).toFixed(1)} times as fast as by themselves`,
  );
}
