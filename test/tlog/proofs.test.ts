import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  checkConsistency,
  checkInclusion,
  fold,
  foldSteps,
  proveConsistency,
  proveInclusion,
  TlogError,
  treeRoot,
} from '../../src/tlog/index.ts';
import { flipBit, hasher, leafHashes, memoryReader, referenceRoot } from './tree.ts';

const SIZE = 300;
const leaves = leafHashes(SIZE);
const read = memoryReader(leaves);
const roots = Array.from({ length: SIZE + 1 }, (_, size) => referenceRoot(leaves, 0, size));
const sizes = fc.integer({ min: 1, max: SIZE });

describe('inclusion proofs', () => {
  test('every leaf of every tree size up to some hundreds proves and checks', async () => {
    for (let size = 1; size <= SIZE; size += size < 70 ? 1 : 23) {
      for (let index = 0; index < size; index++) {
        const proof = await proveInclusion(index, size, read, hasher);
        assert.ok(
          checkInclusion(proof, index, size, leaves[index]!, roots[size]!, hasher),
          `${index}/${size}`,
        );
      }
    }
  });

  test('the fold steps of a proof lead from the leaf hash to the root', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (size, n) => {
        const index = n % size;
        const steps = foldSteps(await proveInclusion(index, size, read, hasher), index, size)!;
        assert.deepEqual(fold(leaves[index]!, steps, hasher), roots[size]);
      }),
    );
  });

  test('a changed bit anywhere in proof, leaf or root is refused', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), fc.nat(255), async (size, n, which, bit) => {
        const index = n % size;
        const parts = [leaves[index]!, roots[size]!, ...(await proveInclusion(index, size, read, hasher))];
        const at = which % parts.length;
        parts[at] = flipBit(parts[at]!, bit);
        const [leaf, root, ...proof] = parts;
        assert.ok(!checkInclusion(proof, index, size, leaf!, root!, hasher));
      }),
    );
  });

  test('a proof is refused for every other index of its tree', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), async (size, n, m) => {
        fc.pre(n % size !== m % size);
        const proof = await proveInclusion(n % size, size, read, hasher);
        assert.ok(!checkInclusion(proof, m % size, size, leaves[n % size]!, roots[size]!, hasher));
      }),
    );
  });

  test('a leaf outside the tree has no proof', async () => {
    for (const [index, size] of [
      [0, 0],
      [5, 5],
      [-1, 5],
      [0.5, 5],
      [1, 2 ** 53],
    ] as const) {
      await assert.rejects(proveInclusion(index, size, read, hasher), TlogError);
    }
  });

  test('whatever is sent as a proof, checking answers and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 70 }), { maxLength: 70 }),
        fc.double(),
        fc.double(),
        fc.uint8Array({ maxLength: 70 }),
        (proof, a, b, root) => {
          assert.equal(checkInclusion(proof, a, b, root, root, hasher), false);
          assert.equal(typeof checkConsistency(proof, a, b, root, root, hasher), 'boolean');
        },
      ),
    );
  });
});

describe('consistency proofs', () => {
  test('all pairs of sizes up to some dozens prove and check', async () => {
    for (let to = 1; to <= 70; to++) {
      for (let from = 1; from <= to; from++) {
        const proof = await proveConsistency(from, to, read, hasher);
        assert.ok(checkConsistency(proof, from, to, roots[from]!, roots[to]!, hasher), `${from}..${to}`);
      }
    }
  });

  test('pairs of larger sizes prove and check', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, sizes, async (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const proof = await proveConsistency(from, to, read, hasher);
        assert.ok(checkConsistency(proof, from, to, roots[from]!, roots[to]!, hasher));
      }),
    );
  });

  test('a changed bit anywhere in proof or roots is refused', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, sizes, fc.nat(), fc.nat(255), async (a, b, which, bit) => {
        fc.pre(a !== b);
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const parts = [roots[from]!, roots[to]!, ...(await proveConsistency(from, to, read, hasher))];
        const at = which % parts.length;
        parts[at] = flipBit(parts[at]!, bit);
        const [fromRoot, toRoot, ...proof] = parts;
        assert.ok(!checkConsistency(proof, from, to, fromRoot!, toRoot!, hasher));
      }),
    );
  });

  test('from the empty tree nothing can be shown', async () => {
    await assert.rejects(proveConsistency(0, 5, read, hasher), TlogError);
    assert.ok(!checkConsistency([], 0, 5, hasher.empty, roots[5]!, hasher));
  });
});

test('the root of any size can be read from a larger tree', async () => {
  for (let size = 0; size <= SIZE; size++) assert.deepEqual(await treeRoot(size, read, hasher), roots[size]);
});
