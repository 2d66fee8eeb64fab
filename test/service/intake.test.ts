import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createNormaliser, DEFAULT_LIMITS } from '../../src/contract/index.ts';
import { createIntake } from '../../src/service/intake/intake.ts';
import type { Intake } from '../../src/service/intake/port.ts';
import { readBatch, type WholeBatch } from '../../src/service/intake/read-batch.ts';
import { Refused } from '../../src/service/refused.ts';

const limits = { ...DEFAULT_LIMITS, batch_bytes: 8 << 20 };
const normaliser = createNormaliser(limits);

/** A body in a buffer of its own, as an upload is. */
function body(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
}

const entry = (i: number, characters: number) => ({
  id: `order-${i}`,
  claims: [{ text: `Order ${i} was delivered.` }],
  sources: [{ text: `Order ${i} was delivered — on Monday.\n`.padEnd(characters, '.') }],
});
const batch = (entries: number, characters: number) => ({
  jobs: Array.from({ length: entries }, (_, i) => entry(i, characters)),
  response: { mode: 'verbose' },
  surplus: true,
});

async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => assert.fail('it must be refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof Refused, String(error));
  return error.refusal;
}

describe('reading batches', () => {
  let intake: Intake;
  /** All that was read of a body. */
  const read = (bytes: Uint8Array<ArrayBuffer>, time_ms = 60_000): Promise<WholeBatch> =>
    intake.read(bytes, time_ms, async (one) => ({ ...one, entries: await Array.fromAsync(one.entries) }));
  before(() => {
    intake = createIntake(normaliser, limits);
  });
  after(() => intake.close());

  for (const [name, size] of [
    ['small, on the request thread', 3],
    ['large, in a thread of its own', 3000],
  ] as const) {
    test(`${name}: entries as sent, whole in themselves, without line breaks`, async () => {
      const sent = batch(size, 1000);
      const { entries, warnings, response } = await read(body(sent));
      const expected = readBatch(body(sent), normaliser, limits);
      assert.ok(expected.ok);
      assert.deepEqual(entries, expected.value.entries);
      assert.deepEqual(warnings, ['/surplus']);
      assert.equal(response.mode, 'verbose');
      assert.equal(entries.length, size);
      assert.ok(entries.every((one) => !one.includes('\n')));
      assert.deepEqual(
        entries.map((one) => JSON.parse(one).id),
        sent.jobs.map(({ id }) => id),
      );
    });
  }

  test('the request thread goes on meanwhile', async () => {
    let turns = 0;
    let reading = true;
    const turn = () => {
      turns++;
      if (reading) setImmediate(turn);
    };
    setImmediate(turn);
    await read(body(batch(5000, 1200)));
    reading = false;
    assert.ok(turns > 20, `${turns} turns`);
  });

  test('many at once are each answered with their own', async () => {
    const sizes = [700, 2, 900, 800];
    const all = await Promise.all(sizes.map((size) => read(body(batch(size, 1000)))));
    assert.deepEqual(
      all.map(({ entries }) => entries.length),
      sizes,
    );
  });

  test('a large batch with faults is refused with their places, and the next one is read', async () => {
    const faulty = batch(2000, 1000);
    faulty.jobs[1234]!.claims[0]!.text = '';
    const { code, errors } = await refusal(read(body(faulty)));
    assert.equal(code, 'invalid_request');
    assert.deepEqual(
      errors?.map(({ pointer }) => pointer),
      ['/jobs/1234/claims/0/text'],
    );
    assert.equal((await refusal(read(body(' '.repeat(100_000))))).code, 'invalid_json');
    assert.equal((await read(body(batch(2000, 1000)))).entries.length, 2000);
  });

  test('so many values that they would take all memory are refused, and the next batch is read', async () => {
    const { code, detail } = await refusal(read(body(`{"jobs":[${'{},'.repeat(600_000)}{}]}`)));
    assert.equal(code, 'payload_too_large');
    assert.match(detail, /more than 524,288 values/);
    assert.equal((await read(body(batch(1000, 1000)))).entries.length, 1000);
  });

  test('one that takes too long is refused, and the next one is read', async () => {
    const late = await refusal(read(body(batch(5000, 1500)), 1));
    assert.equal(late.code, 'overloaded');
    assert.equal((await read(body(batch(1000, 1000)))).entries.length, 1000);
  });

  test('entries that nobody asks for are dropped, and the next batch is read', async () => {
    const taken = await intake.read(body(batch(3000, 1000)), 60_000, async ({ entries }) => {
      for await (const first of entries) return first;
    });
    assert.equal(JSON.parse(taken!).id, 'order-0');
    const untouched = new Error('the storage is gone');
    await assert.rejects(
      intake.read(body(batch(2000, 1000)), 60_000, () => Promise.reject(untouched)),
      untouched,
    );
    assert.equal((await read(body(batch(1000, 1000)))).entries.length, 1000);
  });
});
