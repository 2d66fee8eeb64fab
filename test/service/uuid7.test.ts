import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { uuid7 } from '../../src/service/uuid7.ts';

describe('UUIDv7', () => {
  test('has the layout of RFC 9562: time, version 7, variant 10', () => {
    const id = uuid7(0x017f22e279b0);
    assert.match(id, /^017f22e2-79b0-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('never repeats within a millisecond', () => {
    const ids = new Set(Array.from({ length: 20_000 }, () => uuid7(1)));
    assert.equal(ids.size, 20_000);
  });

  test('sorts by time', () => {
    const ids = Array.from({ length: 100 }, (_, ms) => uuid7(1_700_000_000_000 + ms));
    assert.deepEqual(ids.toSorted(), ids);
  });
});
