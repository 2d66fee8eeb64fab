import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { Batcher } from '../../src/semantic/batch.ts';

describe('the batcher', () => {
  test('joins what several requests ask in one turn', async () => {
    const calls: number[][] = [];
    const batcher = new Batcher<number, number>(
      async (items) => {
        calls.push([...items]);
        return items.map((item) => item * 2);
      },
      10,
      1,
    );
    const answers = await Promise.all([batcher.ask([1, 2]), batcher.ask([3]), batcher.ask([4, 5])]);
    assert.deepEqual(answers, [[2, 4], [6], [8, 10]]);
    assert.deepEqual(calls, [[1, 2, 3, 4, 5]]);
  });

  test('lets a small request through while a large one is in work', async () => {
    const order: string[] = [];
    const batcher = new Batcher<number, number>(
      async (items) => {
        await wait(1);
        return items;
      },
      4,
      1,
    );
    const large = batcher.ask(Array.from({ length: 100 }, (_, i) => i)).then(() => order.push('large'));
    await wait(5);
    await batcher.ask([1]).then(() => order.push('small'));
    await large;
    assert.deepEqual(order, ['small', 'large']);
  });

  test('a call that fails rejects the requests that it served, and no other', async () => {
    const batcher = new Batcher<number, number>(
      async (items) => {
        if (items.includes(-1)) throw new Error('no');
        return items;
      },
      2,
      1,
    );
    const asked = await Promise.allSettled([batcher.ask([-1, 1]), batcher.ask([2, 3])]);
    assert.deepEqual(asked.map(({ status }) => status).sort(), ['rejected', 'rejected']);
    assert.deepEqual(await batcher.ask([5, 6, 7]), [5, 6, 7]);
  });

  test('an aborted request is asked no further, and rejects with the reason', async () => {
    let seen = 0;
    const batcher = new Batcher<number, number>(
      async (items) => {
        seen += items.length;
        await wait(1);
        return items;
      },
      1,
      1,
    );
    const abort = new AbortController();
    const asked = batcher.ask([1, 2, 3, 4, 5, 6, 7, 8], abort.signal);
    await wait(3);
    abort.abort(new Error('enough'));
    await assert.rejects(asked, /enough/);
    assert.ok(seen < 8, String(seen));
    assert.deepEqual(await batcher.ask([9]), [9]);
  });

  test('answers every request whole and in order, whatever the sizes and however many calls at once', async () => {
    const sizes = fc.array(fc.nat(20), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        sizes,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        async (requests, size, calls) => {
          let open = 0;
          const batcher = new Batcher<string, string>(
            async (items) => {
              assert.ok(items.length <= size && ++open <= calls);
              await wait(0);
              open--;
              return items.map((item) => `${item}!`);
            },
            size,
            calls,
          );
          const asked = requests.map((count, r) => Array.from({ length: count }, (_, i) => `${r}.${i}`));
          const answers = await Promise.all(asked.map((items) => batcher.ask(items)));
          assert.deepEqual(
            answers,
            asked.map((items) => items.map((item) => `${item}!`)),
          );
        },
      ),
      { numRuns: 40 },
    );
  });
});
