import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSentence } from '../../../src/text/parse/bundled.ts';
import { Tree } from '../../../src/text/parse/tree.ts';

test('a token has its dependents in order, and a word that begins no token has none', () => {
  const tree = new Tree(parseSentence('The driver returned the blue van.'));
  const verb = tree.tokens.findIndex(({ head }) => head < 0);
  const [subject] = tree.with(verb, 'nsubj');
  assert.equal(tree.token(subject!).form.toLowerCase(), 'driver');
  assert.deepEqual(
    tree.children(verb).toSorted((a, b) => a - b),
    tree.children(verb),
  );
  assert.deepEqual([tree.children(-1), tree.with(-1, 'nsubj')], [[], []]);
});
