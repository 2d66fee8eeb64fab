import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LineOutcome } from '../../src/jobs/lane.ts';
import { Lanes } from '../../src/jobs/lanes.ts';
import type { Setup } from './poison-thread.ts';

const NEVER = new AbortController().signal;

async function withLanes(
  threads: number,
  check: (lanes: Lanes) => Promise<void>,
  line_ms = 20_000,
  gate = new Int32Array(new SharedArrayBuffer(8)),
): Promise<void> {
  const module = new URL('./poison-thread.ts', import.meta.url);
  const setup: Setup = { greeting: 'did', gate };
  const lanes = new Lanes(threads, { module, setup, line_ms, memory_mib: 64 });
  try {
    await check(lanes);
  } finally {
    await lanes.close();
  }
}

const run = (lanes: Lanes, lines: readonly string[], signal = NEVER) =>
  lanes.run({ lines: lines.join('\n'), first: 10, request_id: 'r' }, signal);

/** What became of each line: its body, its fault, that it was left, or nothing. */
function byLine(outcomes: readonly LineOutcome[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const found = outcomes.filter((outcome) => outcome.at === at);
    assert.ok(found.length <= 1, `line ${at} has ${found.length} outcomes`);
    const [one] = found;
    if (one === undefined) return 'not begun';
    return 'body' in one ? one.body : 'left' in one ? 'left' : one.fault;
  });
}

describe('a lane', () => {
  test('works on lines in order, and tells which it leaves to others and which threw', () =>
    withLanes(1, async (lanes) => {
      const outcomes = await run(lanes, ['a', 'leave', 'throw', 'd']);
      assert.deepEqual(byLine(outcomes, 4), ['did a 10 r', 'left', 'internal_error', 'did d 13 r']);
    }));

  test('tells where a line threw, and not what was said, which may be the caller’s', () =>
    withLanes(1, async (lanes) => {
      const [outcome] = await run(lanes, ['throw']);
      assert.ok(outcome !== undefined && 'fault' in outcome);
      assert.match(outcome.trace ?? '', /^TypeError\n\s+at .*poison-thread/);
      assert.doesNotMatch(outcome.trace ?? '', /secret/);
    }));

  test('tells where a line failed and was finished all the same, with the body of that line alone', () =>
    withLanes(1, async (lanes) => {
      const outcomes = await run(lanes, ['a', 'falter', 'throw']);
      assert.deepEqual(byLine(outcomes, 3), ['did a 10 r', 'did falter 11 r', 'internal_error']);
      const traces = outcomes.map((one) => ('traces' in one ? one.traces : undefined));
      assert.deepEqual([traces[0], traces[2]], [undefined, undefined]);
      assert.match(traces[1]![0]!, /^RangeError\n\s+at .*poison-thread/);
      assert.doesNotMatch(traces[1]![0]!, /secret/);
      const [next] = await run(lanes, ['a']);
      assert.ok(next !== undefined && 'body' in next && next.traces === undefined);
    }));

  test(
    'stands back for requests, and is not left without a share: at nice 10',
    { skip: process.platform !== 'linux' ? 'threads have no priority of their own' : false },
    () =>
      withLanes(1, async (lanes) => {
        assert.deepEqual(byLine(await run(lanes, ['priority']), 1), ['10']);
      }),
  );

  const poisons = [
    ['loop', 'timed_out', 300],
    ['memory', 'out_of_memory', 20_000],
    ['exit', 'worker_lost', 20_000],
  ] as const;
  for (const [poison, fault, line_ms] of poisons) {
    test(`a line that ends its thread (${poison}) is ${fault} alone; its neighbours are done`, () =>
      withLanes(
        1,
        async (lanes) => {
          const outcomes = await run(lanes, ['a', poison, 'c']);
          assert.deepEqual(byLine(outcomes, 3), ['did a 10 r', fault, 'did c 12 r']);
          assert.equal(lanes.figures.lost, 1);
          assert.deepEqual(byLine(await run(lanes, ['d']), 1), ['did d 10 r']);
        },
        line_ms,
      ));
  }

  test('several lines that end their threads fail each by itself', () =>
    withLanes(1, async (lanes) => {
      const outcomes = await run(lanes, ['exit', 'b', 'exit', 'throw', 'exit', 'f']);
      assert.deepEqual(byLine(outcomes, 6), [
        'worker_lost',
        'did b 11 r',
        'worker_lost',
        'internal_error',
        'worker_lost',
        'did f 15 r',
      ]);
    }));

  test('a slow line within its time is waited for', () =>
    withLanes(1, async (lanes) => {
      assert.deepEqual(byLine(await run(lanes, ['slow', 'b']), 2), ['did slow 10 r', 'did b 11 r']);
    }));

  test('when the service stops, the line that is begun is finished and no other begun', () => {
    const gate = new Int32Array(new SharedArrayBuffer(8));
    return withLanes(
      1,
      async (lanes) => {
        const abort = new AbortController();
        const running = run(lanes, ['gated', 'b', 'c'], abort.signal);
        await Atomics.waitAsync(gate, 0, 0).value;
        abort.abort('stopping');
        Atomics.store(gate, 1, 1);
        Atomics.notify(gate, 1);
        assert.deepEqual(byLine(await running, 3), ['did gated 10 r', 'not begun', 'not begun']);
        assert.equal(lanes.figures.lost, 0);
      },
      20_000,
      gate,
    );
  });

  test('when the claim is lost, even an endless line ends soon, and nothing more is done', () =>
    withLanes(1, async (lanes) => {
      await run(lanes, ['warm']);
      const abort = new AbortController();
      const running = run(lanes, ['loop', 'b'], abort.signal);
      setTimeout(() => abort.abort('lost'), 20);
      assert.deepEqual(byLine(await running, 2), ['not begun', 'not begun']);
    }));

  test('chunks wait for a free lane, and one that is broken off meanwhile is not begun', () =>
    withLanes(2, async (lanes) => {
      const abort = new AbortController();
      const chunks = Array.from({ length: 6 }, (_, at) => run(lanes, [`c${at}`]));
      const broken = run(lanes, ['never'], abort.signal);
      abort.abort('lost');
      const done = (await Promise.all(chunks)).map((outcomes) => byLine(outcomes, 1)[0]);
      assert.deepEqual(
        done,
        Array.from({ length: 6 }, (_, at) => `did c${at} 10 r`),
      );
      assert.deepEqual(await broken, []);
      assert.deepEqual(lanes.figures, { threads: 2, busy: 0, lost: 0 });
    }));

  test('a thread that cannot start fails its lines and leaves the lane usable for no one else’s harm', async () => {
    const module = new URL('./no-such-module.ts', import.meta.url);
    const lanes = new Lanes(1, { module, setup: null, line_ms: 400, memory_mib: 64 });
    assert.deepEqual(byLine(await run(lanes, ['a', 'b']), 2), ['worker_lost', 'worker_lost']);
    await lanes.close();
  });
});
