/**
 * `node bench/stability.ts [<folder of labelled JSONL>…] [--inputs 1000000] [--seed 1]`
 * Asks the engine about mutated claims and evidence, and finds fault with an exception, an answer that is not
 * well-formed (a quote that is no exact slice, a verdict that its figures do not bear out), or another source that
 * raises the coverage: one of words from nowhere, or one about something else that is not cited for it. Ends with 1 and the first input that fails; prints the slowest claim.
 * Without a folder it mutates the rows that the judge is trained on and the samples of the tests.
 */
import { parseArgs } from 'node:util';
import { createVerifier } from '../src/verify/index.ts';
import { assertWellFormed, type Given, questionOf } from '../test/verify/ask.ts';
import { CLAIMS, SOURCES } from '../test/verify/samples.ts';
import { random } from '../training/judge/boost.ts';
import { jsonlFiles, readRows } from './truth/rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { inputs: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const inputs = Number(values.inputs);
const next = random(Number(values.seed));
const below = (n: number): number => Math.floor(next() * n);
const pick = <T>(from: readonly T[]): T => from[below(from.length)]!;

/** Longest evidence that is mutated: the rest measures patience, not stability. */
const LONGEST = 4000;
const ROWS = new URL('../training/judge/rows/', import.meta.url).pathname;
/** Words that no evidence holds, nor any word near to them. */
const FOREIGN = 'zyrblat quompish vextrol drandle miffork glumbast trezzik ploovin snarbec yulwig'.split(' ');
/** Pieces that are hard on a reader. */
const PIECES = (
  '\ud800 \udc00 \u200d \u0301 | # > - \n . 5 $ % é 漢 not no never if unless only all " ( ) [[ ]] { } \\ / ' +
  '1,200.50 12% 3 March 2026 00:00 -5 €1.200,00 HF-2 because who which and or but , ; : \u2014 \t \u0000 _ __proto__'
).split(' ');

interface Pair {
  readonly claim: string;
  readonly given: readonly Given[];
}

function corpus(): Pair[] {
  const folders = positionals.length === 0 ? [ROWS] : positionals;
  const rows = folders.flatMap(jsonlFiles).flatMap(readRows);
  const pairs = rows.map(({ claim, sources }) => ({
    claim,
    given: sources.map(({ text, data }) => (data as Given | undefined) ?? (text ?? '').slice(0, LONGEST)),
  }));
  return [...pairs, ...CLAIMS.map((claim) => ({ claim, given: SOURCES }))];
}

/** A text with a few of its parts cut, doubled, moved, exchanged or turned to capitals. */
function mutated(text: string, other: string): string {
  let result = text;
  for (let times = below(4); times > 0; times--) {
    const at = below(result.length + 1);
    const length = below(24);
    const part = result.slice(at, at + length);
    const [before, after] = [result.slice(0, at), result.slice(at + length)];
    result = pick([
      () => before + after,
      () => before + part + part + after,
      () => before + pick(PIECES) + part + after,
      () => before + other.slice(below(other.length + 1)).slice(0, 60) + after,
      () => before + part.toUpperCase() + after,
      () => before + part.replace(/\d/g, () => String(below(10))) + after,
      () => after + part + before,
    ])();
  }
  return result;
}

/** A text now and then in a notation of its own. */
const written = (text: string): string =>
  pick([
    () => text,
    () => text,
    () => text,
    () => `<html><body><p>${text.replaceAll('\n', '</p>\n<p>')}</p></body></html>`,
    () => JSON.stringify({ id: 7, said: text.slice(0, 60), lines: text.split('. ').slice(0, 5) }, null, 1),
    () => `record:\n  id: A-7\n  said: ${JSON.stringify(text.slice(0, 60))}\n  open: true\n`,
  ])();

function question(pairs: readonly Pair[]) {
  const one = pick(pairs);
  const other = pick(pairs);
  const texts = other.given.filter((source) => typeof source === 'string');
  const donor = texts[0] ?? other.claim;
  const given = one.given.map((source) => {
    if (typeof source === 'string') return mutated(written(source), donor);
    return pick([source, JSON.stringify(source, null, pick([0, 2]))]);
  });
  const asked = questionOf([mutated(one.claim, other.claim)], given);
  // Lone surrogates have one UTF-8 form: the checksum of a text that holds them is none.
  const min_coverage = pick([0, 0.5, 0.85, 1]);
  return { ...asked, min_coverage, citations: pick(['required', 'optional'] as const) };
}

const noise = (): string => Array.from({ length: 1 + below(12) }, () => pick(FOREIGN)).join(' ');

const pairs = corpus();
const verify = createVerifier();
let slowest = { ms: 0, claim: '' };
const counts = { supported: 0, unsupported: 0, ambiguous: 0 };
for (let done = 0; done < inputs; done++) {
  const asked = question(pairs);
  try {
    const began = performance.now();
    const [check] = verify(asked);
    const ms = performance.now() - began;
    if (done > 1000 && ms > slowest.ms) slowest = { ms, claim: check.claim_text };
    assertWellFormed(check, asked);
    counts[check.status]++;
    if (done % 4 === 0) {
      const [foreign] = questionOf([], [noise()]).evidence;
      const [beside] = verify({
        ...asked,
        evidence: [...asked.evidence, { ...foreign!, source_id: 'noise' }],
      });
      if (beside.coverage > check.coverage) throw new Error('A source of foreign words raises the coverage.');
    }
    if (done % 4 === 2) {
      const other = pick(pairs).given.filter((source) => typeof source === 'string');
      const [beside] = questionOf([], [other[0] ?? noise()]).evidence;
      const source_id = 'beside';
      const [after] = verify({ ...asked, evidence: [...asked.evidence, { ...beside!, source_id }] });
      const taken =
        after.citations.length === 0 || after.citations.some((one) => one.source_id === source_id);
      if (after.coverage > check.coverage && !taken)
        throw new Error(
          `A source that is not cited raises the coverage from ${check.coverage} to ${after.coverage}: ${JSON.stringify(beside)}`,
        );
    }
  } catch (error) {
    console.log(`input ${done} fails:\n${JSON.stringify(asked, null, 1)}`);
    console.log(error);
    process.exit(1);
  }
  if ((done + 1) % 100_000 === 0) console.log(`${done + 1} inputs`);
}
console.log(
  `${inputs} inputs: every answer well-formed (${JSON.stringify(counts)}); ` +
    `slowest claim ${slowest.ms.toFixed(1)} ms: ${JSON.stringify(slowest.claim.slice(0, 80))}`,
);
