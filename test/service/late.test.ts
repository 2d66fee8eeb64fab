// A request whose time is over is told the limit, its setting, and what it may send less of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNormaliser, DEFAULT_LIMITS } from '../../src/contract/index.ts';
import { createPolicy } from '../../src/decide/index.ts';
import { checksumOf, Shelf } from '../../src/evidence/index.ts';
import { extract } from '../../src/extract/index.ts';
import { systemClock } from '../../src/service/clock.ts';
import { createEngine } from '../../src/service/engine/pool.ts';
import { createDocumentReader } from '../../src/service/extraction/reader.ts';
import type { Judging } from '../../src/service/house.ts';
import { judge, readRequest } from '../../src/service/judge.ts';
import { Late } from '../../src/service/refused.ts';
import { Stopwatch } from '../../src/service/stopwatch.ts';
import { createVerifier } from '../../src/verify/index.ts';

const late = () => Promise.reject(new Late('The verification'));
const normaliser = createNormaliser(DEFAULT_LIMITS);
const watch = new Stopwatch(systemClock);
const occasion = { request_id: 'r', watch, deadline: watch.started + 30_000 };

/** A house whose engine has no time left. */
const house = {
  normaliser,
  limits: DEFAULT_LIMITS,
  shelf: new Shelf(undefined, 0),
  policy: createPolicy({ forbidden_actions: [], floors: {} }, checksumOf),
  engine: { check: late, claims: late },
  clock: systemClock,
} as unknown as Judging;

async function refusal(body: object): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(body));
  const request = readRequest(house, bytes, normaliser.authorize, occasion);
  const error = await judge(house, 'default', request, bytes.length, occasion).catch((one) => one);
  assert.ok(error instanceof Late);
  assert.equal(error.refusal.code, 'overloaded');
  return error.within(30_000).detail;
}

test('claims past their time are told the limit, its setting, and to send fewer', async () => {
  assert.equal(
    await refusal({ claims: [{ text: 'The dam holds.' }], sources: [] }),
    'The verification took longer than the 30 s that a request may (setting TOUCHSTONE_REQUEST_SECONDS). Send less evidence or fewer claims.',
  );
});

test('an answer past its time is told to be shorter', async () => {
  assert.match(
    await refusal({ answer: 'The dam holds.', sources: [] }),
    /TOUCHSTONE_REQUEST_SECONDS\). Send less evidence or a shorter answer\.$/,
  );
});

test('a question or a file without time left is late at once, and starts no timer', async () => {
  const warned: Error[] = [];
  const hear = (warning: Error) => void warned.push(warning);
  process.on('warning', hear);
  const engine = createEngine(createVerifier(), extract, { threads: 1 });
  const question = {
    claims: [],
    evidence: [],
    min_coverage: 1,
    citations: 'optional',
    evidence_limit: 1,
  } as const;
  await assert.rejects(engine.check(question, 1_000_000, -5), Late);
  const MIB = 1024 * 1024;
  const limits = { text_bytes: MIB, pages: 1 };
  const reader = createDocumentReader({ processes: 1, file_ms: 1000, memory_bytes: 400 * MIB, ...limits });
  await assert.rejects(
    reader.read(Buffer.from('Words.'), { name: 'a.txt' }, -5),
    /TOUCHSTONE_REQUEST_SECONDS/,
  );
  await Promise.all([engine.close(), reader.close()]);
  await new Promise(setImmediate);
  process.off('warning', hear);
  assert.deepEqual(warned, []);
});

test('the limit is told as it was set, whatever a clock makes of it', () => {
  for (const [limit_ms, told] of [
    [30_000.000000000004, 'the 30 s that'],
    [1_499.9999999, 'the 1.5 s that'],
    [250, 'the 0.25 s that'],
  ] as const)
    assert.match(new Late('The verification').within(limit_ms).detail, new RegExp(`longer than ${told}`));
});
