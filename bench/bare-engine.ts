/**
 * The yardstick of jobs: what one process does that verifies entries and nothing else, each read from its JSON
 * and its result written as JSON. Arguments: how many entries, the number of the first. Prints seconds of the
 * clock and of the processor (JSON).
 */
import { createNormaliser, DEFAULT_LIMITS, verifyResponse } from '../src/contract/index.ts';
import type { Json } from '../src/domain/json.ts';
import { createGate, resolveAll } from '../src/evidence/index.ts';
import { judgementOf, pose } from '../src/service/judge.ts';
import { createVerifier } from '../src/verify/index.ts';
import { entry } from './bodies.ts';

const [count, first] = process.argv.slice(2).map(Number) as [number, number];
const { verify: normalise } = createNormaliser(DEFAULT_LIMITS);
const verify = createVerifier();

function answer(line: string): number {
  const outcome = normalise(JSON.parse(line) as Json);
  if (!outcome.ok) throw new Error(outcome.refusal.detail);
  const request = outcome.value;
  const evidence = resolveAll(request.sources, createGate(request.options, 0));
  const posed = pose(request, evidence, {});
  const response = verifyResponse({
    request,
    request_id: 'bare',
    ...judgementOf(posed, verify(posed.question)),
  });
  return JSON.stringify(response).length;
}

const WARM = 500;
for (let i = 0; i < WARM; i++) answer(entry(first + count + i));
const lines = Array.from({ length: count }, (_, i) => entry(first + i));
const usage = process.cpuUsage();
const began = performance.now();
let written = 0;
for (const line of lines) written += answer(line);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(usage);
process.stdout.write(`${JSON.stringify({ seconds, processor_s: (user + system) / 1e6, written })}\n`);
