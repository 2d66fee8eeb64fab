import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lastly, lazily } from '../../src/text/once.ts';

describe('what is made once', () => {
  test('nothing is made before it is asked for, and once even where that is undefined', () => {
    let made = 0;
    const one = lazily(() => {
      made++;
    });
    assert.equal(made, 0);
    one();
    one();
    assert.equal(made, 1);
  });

  test('what was made of the last text is remembered, and no more', () => {
    const asked: string[] = [];
    const size = lastly((text) => {
      asked.push(text);
      return text.length;
    });
    assert.deepEqual(['', 'ab', 'ab', 'c', 'ab'].map(size), [0, 2, 2, 1, 2]);
    assert.deepEqual(asked, ['', 'ab', 'c', 'ab']);
  });
});
