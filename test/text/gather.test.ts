import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { gather } from '../../src/text/gather.ts';

describe('gathering', () => {
  test('gives what flatMap gives, of members that find lists and of those that find one thing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.array(fc.integer()))), (found) => {
        assert.deepEqual(
          gather(found, (one, at) => (Array.isArray(one) ? one : one + at)),
          found.flatMap((one, at) => (Array.isArray(one) ? one : one + at)),
        );
      }),
    );
  });
});
