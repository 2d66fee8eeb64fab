import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lexicon } from '../../src/text/lexicon/bundled.ts';
import { type Reading, readWhole } from '../../src/text/reading.ts';
import { scan } from '../../src/text/scan.ts';

const read = (text: string): Reading => readWhole(scan(text), 'en', lexicon);

describe('a close reading', () => {
  test('is the same whatever was read before: a sign that folds to a digit stays a sign', () => {
    const weightOf = (text: string, word: number) => read(text).words[word]!.weight;
    assert.equal(weightOf('2 dogs', 0), 1);
    assert.equal(weightOf('x ² y', 1), weightOf('x ³ y', 1));
    assert.equal(weightOf('3 dogs', 0), 1);
  });

  test('folds what it reads, whether or not a word of that case came before', () => {
    for (const text of ['Zürich', 'zürich', 'ZÜRICH', 'Zurich']) {
      assert.deepEqual(
        read(`in ${text}`).words.map(({ form }) => form),
        ['in', 'zurich'],
      );
    }
  });

  test('has as many words as the scan has tokens, in the text that it was given last', () => {
    const first = read('The invoice of 3 March 2026 is paid.');
    const second = read('It is not.');
    assert.equal(first.words.length, scan(first.text).tokenCount);
    assert.deepEqual(
      first.values.map(({ kind, start, end }) => [kind, first.text.slice(start, end)]),
      [['date', '3 March 2026']],
    );
    assert.deepEqual(second.values, []);
    assert.equal(second.words[2]!.cue !== 0, true);
  });
});
