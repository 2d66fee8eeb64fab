import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { checkConsistency, checkInclusion, toHex } from '../../src/tlog/index.ts';
import { hasher } from './tree.ts';

const folder = fileURLToPath(new URL('../vectors/merkle/', import.meta.url));
const bytes = (base64: string): Uint8Array => Buffer.from(base64, 'base64');

interface Vector {
  readonly desc: string;
  readonly wantErr: boolean;
  readonly proof: readonly string[] | null;
}

function vectors<T>(kind: string): [string, Vector & T][] {
  const files = globSync(`${kind}/**/*.json`, { cwd: folder }).sort();
  return files.map((file) => [file, JSON.parse(readFileSync(`${folder}${file}`, 'utf8'))]);
}

describe('vectors of transparency-dev/merkle', () => {
  const inclusion = vectors<{ leafIdx: number; treeSize: number; root: string; leafHash: string }>(
    'inclusion',
  );
  const consistency = vectors<{ size1: number; size2: number; root1: string; root2: string }>('consistency');

  test('all of them are there', () => {
    assert.equal(inclusion.length, 98);
    assert.equal(consistency.length, 98);
  });

  for (const [file, { desc, wantErr, proof, leafIdx, treeSize, root, leafHash }] of inclusion) {
    test(`${file}: ${desc} is ${wantErr ? 'refused' : 'accepted'}`, () => {
      const hashes = (proof ?? []).map(bytes);
      const holds = checkInclusion(hashes, leafIdx, treeSize, bytes(leafHash), bytes(root), hasher);
      assert.equal(holds, !wantErr);
    });
  }

  for (const [file, { desc, wantErr, proof, size1, size2, root1, root2 }] of consistency) {
    test(`${file}: ${desc} is ${wantErr ? 'refused' : 'accepted'}`, () => {
      const hashes = (proof ?? []).map(bytes);
      const holds = checkConsistency(hashes, size1, size2, bytes(root1), bytes(root2), hasher);
      assert.equal(holds, !wantErr);
    });
  }
});

test('the root of the empty tree is the published one', () => {
  assert.equal(toHex(hasher.empty), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
