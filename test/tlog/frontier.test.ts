import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Frontier, type Tile, TlogError, tileHashReader, treeRoot } from '../../src/tlog/index.ts';
import { hasher, leafHashes, referenceRoot } from './tree.ts';

const SIZE = 700;
const leaves = leafHashes(SIZE);

function grow(frontier: Frontier, to: number): Frontier {
  while (frontier.size < to) frontier.append(leaves[frontier.size]!);
  return frontier;
}

describe('the right edge of the tree', () => {
  test('its root is that of the whole tree after every append', () => {
    const frontier = new Frontier(hasher);
    assert.deepEqual(frontier.root(), hasher.empty);
    for (let size = 1; size <= 300; size++) {
      assert.deepEqual(grow(frontier, size).root(), referenceRoot(leaves, 0, size), `size ${size}`);
    }
  });

  test('tiles are handed out once, when they become full', () => {
    const frontier = grow(new Frontier(hasher), 512);
    const tiles = frontier.takeFullTiles();
    assert.deepEqual(
      tiles.map(({ level, index }) => [level, index]),
      [
        [0, 0],
        [0, 1],
      ],
    );
    assert.deepEqual(tiles[1]!.hashes, Uint8Array.from(Buffer.concat(leaves.slice(256, 512))));
    assert.deepEqual(frontier.takeFullTiles(), []);
  });

  test('a tree of 65,536 leaves and more fills a tile of level 1', () => {
    const frontier = new Frontier(hasher);
    for (let i = 0; i < 65_536 + 3; i++) frontier.append(leaves[i % SIZE]!);
    const tiles = frontier.takeFullTiles();
    assert.equal(tiles.length, 257);
    const top = tiles.at(-1)!;
    assert.deepEqual([top.level, top.index], [1, 0]);
    const cycle = (start: number) => Array.from({ length: 256 }, (_, i) => leaves[(start + i) % SIZE]!);
    assert.deepEqual(top.hashes.subarray(32 * 9, 32 * 10), Uint8Array.from(referenceRoot(cycle(9 * 256))));
    assert.equal(frontier.partialTile(0).hashes.length, 3 * 32);
    assert.equal(frontier.partialTile(1).hashes.length, 0);
    assert.equal(frontier.partialTile(2).hashes.length, 32);
  });

  test('restored from its partial tiles it goes on as if it had never stopped', () => {
    for (const size of [0, 1, 255, 256, 257, 300, 511, 512, 640]) {
      const original = grow(new Frontier(hasher), size);
      const partial = [0, 1].map((level) => original.partialTile(level).hashes);
      const restored = Frontier.restore(hasher, size, partial);
      assert.deepEqual(restored.root(), original.root(), `size ${size}`);
      original.takeFullTiles();
      assert.deepEqual(grow(restored, SIZE).root(), grow(original, SIZE).root());
      assert.deepEqual(restored.takeFullTiles(), original.takeFullTiles());
    }
  });

  test('partial tiles of another width are refused', () => {
    assert.throws(() => Frontier.restore(hasher, 300, [new Uint8Array(43 * 32)]), TlogError);
  });

  test('a fork leaves the original as it was, and the other way round', () => {
    const original = grow(new Frontier(hasher), 250);
    const fork = original.fork();
    grow(fork, 600);
    assert.deepEqual(original.root(), referenceRoot(leaves, 0, 250));
    assert.deepEqual(fork.root(), referenceRoot(leaves, 0, 600));
    original.append(leaves[0]!);
    assert.deepEqual(fork.root(), referenceRoot(leaves, 0, 600));
    assert.equal(original.size, 251);
  });

  test('together with the full tiles it gives every root there ever was', async () => {
    const frontier = grow(new Frontier(hasher), SIZE);
    const tiles = new Map<string, Tile>();
    for (const tile of frontier.takeFullTiles()) tiles.set(`${tile.level}/${tile.index}`, tile);
    const stored = tileHashReader(async (level, index) => tiles.get(`${level}/${index}`)!.hashes, hasher);
    const read = async (nodes: readonly { height: number; index: number }[]) =>
      Promise.all(
        nodes.map(async (node) => frontier.node(node.height, node.index) ?? (await stored([node]))[0]!),
      );
    for (let size = 0; size <= SIZE; size += 13) {
      assert.deepEqual(await treeRoot(size, read, hasher), referenceRoot(leaves, 0, size), `size ${size}`);
    }
  });
});
