import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { errorLine } from '../../src/app/error-line.ts';
import { StorageError } from '../../src/storage/ports.ts';

const WRITTEN = 'Ms Marker owes 4711 euro';

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail('nothing was thrown');
}

describe('an error in the log', () => {
  test('has its kind, its words, its code and its place', () => {
    const { type, message, code, stack } = errorLine(new StorageError('full', 'The disk is full.'));
    assert.deepEqual([type, message, code], ['StorageError', 'The disk is full.', 'full']);
    assert.match(stack, /The disk is full\.\n\s+at .*error-line\.test\.ts/);
  });

  test('has the kinds and places of its causes, and never their words or fields, which may quote a caller', () => {
    const said = new Error(`invalid input syntax for type json: "${WRITTEN}"`);
    const cause = Object.assign(said, { code: '22P02', detail: `Token "${WRITTEN}" is invalid.` });
    const line = errorLine(new StorageError('failed', 'The operation failed.', { cause }));
    assert.match(line.stack, /caused by: 22P02 Error\n\s+at /);
    assert.doesNotMatch(JSON.stringify(line), /Marker/);
  });

  test('of what could not be parsed quotes nothing of it', () => {
    const errors = [
      () => JSON.parse(`{"text":${WRITTEN}`),
      () => new RegExp(`(${WRITTEN}`),
      () => new URL(WRITTEN),
    ];
    for (const act of errors) assert.doesNotMatch(JSON.stringify(errorLine(thrownBy(act))), /Marker/);
  });

  test('that is its own cause, or no error at all, is told all the same', () => {
    const own: Error & { cause?: unknown } = new Error('round');
    own.cause = own;
    assert.equal(errorLine(own).message, 'round');
    assert.deepEqual(errorLine(WRITTEN), { type: 'string', stack: '' });
  });
});
