import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Sequencer } from '../../src/audit/sequencer.ts';
import { isError } from './workshop.ts';

/** A sequencer whose batches end when the test says so. */
function controlled(limits: { max_batch?: number; max_waiting?: number } = {}) {
  const batches: { items: readonly number[]; done: () => void; fail: (error: Error) => void }[] = [];
  const sequencer = new Sequencer<number, string>({
    max_batch: 100,
    max_waiting: 100,
    ...limits,
    write: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, done: () => resolve(items.map((item) => `r${item}`)), fail: reject });
      }),
  });
  return { sequencer, batches };
}

describe('group commit', () => {
  test('what arrives in one turn is one batch', async () => {
    const { sequencer, batches } = controlled();
    const results = Promise.all([sequencer.submit(1), Promise.resolve().then(() => sequencer.submit(2))]);
    await nextTurn();
    await nextTurn();
    assert.deepEqual(
      batches.map(({ items }) => items),
      [[1, 2]],
    );
    batches[0]!.done();
    assert.deepEqual(await results, ['r1', 'r2']);
  });

  test('what arrives while a batch is written is the next one, which starts at once', async () => {
    const { sequencer, batches } = controlled();
    const first = sequencer.submit(1);
    await nextTurn();
    await nextTurn();
    const later = [sequencer.submit(2)];
    await nextTurn();
    later.push(sequencer.submit(3));
    assert.equal(batches.length, 1);
    batches[0]!.done();
    await first;
    assert.deepEqual(
      batches.map(({ items }) => items),
      [[1], [2, 3]],
    );
    batches[1]!.done();
    assert.deepEqual(await Promise.all(later), ['r2', 'r3']);
  });

  test('a batch holds max_batch items, the rest follows', async () => {
    const { sequencer, batches } = controlled({ max_batch: 2 });
    const all = Promise.all([1, 2, 3].map((item) => sequencer.submit(item)));
    await nextTurn();
    await nextTurn();
    batches[0]!.done();
    await nextTurn();
    batches[1]!.done();
    assert.deepEqual(await all, ['r1', 'r2', 'r3']);
    assert.deepEqual(
      batches.map(({ items }) => items),
      [[1, 2], [3]],
    );
  });

  test('a batch that fails rejects all of its items and no other', async () => {
    const { sequencer, batches } = controlled();
    const failing = [sequencer.submit(1), sequencer.submit(2)].map((result) =>
      result.catch((e: Error) => e.message),
    );
    await nextTurn();
    await nextTurn();
    const next = sequencer.submit(3);
    batches[0]!.fail(new Error('disk'));
    assert.deepEqual(await Promise.all(failing), ['disk', 'disk']);
    await nextTurn();
    batches[1]!.done();
    assert.equal(await next, 'r3');
  });

  test('past max_waiting an item is refused as overloaded', async () => {
    const { sequencer, batches } = controlled({ max_waiting: 2 });
    const taken = Promise.all([sequencer.submit(1), sequencer.submit(2)]);
    await assert.rejects(sequencer.submit(3), isError('overloaded'));
    assert.equal(sequencer.waiting, 2);
    await nextTurn();
    await nextTurn();
    batches[0]!.done();
    assert.deepEqual(await taken, ['r1', 'r2']);
  });

  test('closing settles what waits and refuses what comes', async () => {
    const { sequencer, batches } = controlled();
    const taken = sequencer.submit(1);
    const closed = sequencer.close();
    await assert.rejects(sequencer.submit(2), isError('shutting_down'));
    await nextTurn();
    await nextTurn();
    batches[0]!.done();
    await closed;
    assert.equal(await taken, 'r1');
    await sequencer.close();
  });

  test('a batch that waits for its turn takes along what came meanwhile, up to its bound', async () => {
    const batches: number[][] = [];
    const turn = Promise.withResolvers<void>();
    const sequencer = new Sequencer<number, number>({
      async write(items, more) {
        await turn.promise;
        const all = [...items, ...more()];
        batches.push(all);
        return all.map((item) => item * 10);
      },
      max_batch: 4,
      max_waiting: 100,
    });
    const first = [1, 2].map((item) => sequencer.submit(item));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const later = [3, 4, 5].map((item) => sequencer.submit(item));
    turn.resolve();
    assert.deepEqual(await Promise.all([...first, ...later]), [10, 20, 30, 40, 50]);
    assert.deepEqual(batches, [[1, 2, 3, 4], [5]]);
  });
});
