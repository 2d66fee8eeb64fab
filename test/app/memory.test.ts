import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QuietMoments } from '../../src/app/memory.ts';

const MIB = 1 << 20;

/** What becomes of looks at these shares of work, where each collection leaves the heap as it is. */
function looks(shares: readonly number[], heap = 50 * MIB): string[] {
  const moments = new QuietMoments();
  return shares.map((share) => {
    const next = moments.look(share, heap);
    if (next === 'collect') moments.collected(heap);
    return next;
  });
}

test('quiet moments are used, until collections have found nothing more', () => {
  assert.deepEqual(looks([0.02, 0.02, 0.02, 0.02]), ['collect', 'collect', 'collect', 'wait']);
});

test('while something goes on nothing is collected', () => {
  assert.deepEqual(looks([0.3, 0.05, 0.3, 0.05]), ['wait', 'collect', 'wait', 'collect']);
});

test('a heap that has grown is collected again', () => {
  const moments = new QuietMoments();
  for (let turn = 0; turn < 3; turn++) {
    assert.equal(moments.look(0, 40 * MIB), 'collect');
    moments.collected(40 * MIB);
  }
  assert.equal(moments.look(0, 41 * MIB), 'wait');
  assert.equal(moments.look(0, 43 * MIB), 'collect');
});

test('a first request that takes long is not much to do', () => {
  assert.deepEqual(looks([0.9, 0.05]), ['wait', 'collect']);
});

test('once there was much to do, a pause costs no compiled code', () => {
  assert.deepEqual(looks([0.9, 0.9]), ['wait', 'over']);
});

test('it ends after a time', () => {
  assert.equal(looks(Array.from({ length: 101 }, () => 0.3)).at(-1), 'over');
});
