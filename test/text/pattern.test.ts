import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { matchesOf } from '../../src/text/matches.ts';
import { patternOf } from '../../src/text/pattern.ts';

describe('patterns that are made once', () => {
  test('one source with the same flags is one pattern', () => {
    assert.equal(patternOf(String.raw`\border\b`, 'u'), patternOf(String.raw`\border\b`, 'u'));
  });

  test('other flags make another pattern', () => {
    assert.equal(patternOf('order', 'u').test('Order'), false);
    assert.equal(patternOf('order', 'iu').test('Order'), true);
  });

  test('a global pattern finds all of every text', () => {
    for (const text of ['one two', 'three four'])
      assert.equal(matchesOf(text, patternOf(String.raw`\p{Ll}+`, 'gu')).length, 2);
  });

  test('more sources than are remembered are still answered', () => {
    for (let at = 0; at < 5_000; at++) assert.ok(patternOf(`item ${at}$`, 'u').test(`item ${at}`));
  });
});
