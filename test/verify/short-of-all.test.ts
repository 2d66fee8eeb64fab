// What all arrived by one source did not where another says that some of it is not there.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const COUNT = 'Two of two items received back.';
const CLAIM = 'Both items were received back.';
const SHORT = [
  'The carton contained the jug only.',
  'The tray was not in the box.',
  'One of two items found.',
  'The tray never arrived.',
  'We got the jug back, not the tray.',
  'One item scanned on 9 May.',
];
const BESIDE = [
  'The courier collected the carton on 8 May.',
  'Nothing was missing.',
  'The seal was unbroken.',
];

describe('a count of all beside another source', () => {
  for (const other of SHORT)
    test(`is not enough beside «${other}»`, () => {
      assert.notEqual(ask(CLAIM, [COUNT, other]).status, 'supported');
    });
  for (const other of BESIDE)
    test(`stands beside «${other}»`, () => {
      assert.equal(ask(CLAIM, [COUNT, other]).status, 'supported');
    });
});
