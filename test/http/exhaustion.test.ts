import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_LIMITS } from '../../src/contract/limits.ts';
import { problemAnswer, refusalOf } from '../../src/http/failures.ts';

const failure = (code: string | undefined, message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), code === undefined ? {} : { code });

const ROWS: readonly (readonly [what: string, error: Error, status: 503 | undefined])[] = [
  ['a file', failure('EMFILE', "EMFILE: too many open files, open '/x'"), 503],
  ['a file of a machine that has none left', failure('ENFILE', 'ENFILE: file table overflow'), 503],
  ['another process', failure('EMFILE', 'spawn /usr/bin/node EMFILE'), 503],
  ['a thread', failure('ERR_WORKER_INIT_FAILED', 'Worker initialization failure: EMFILE'), 503],
  ['a module', failure('ERR_INVALID_PACKAGE_CONFIG', 'Cannot read /x: too many open files.'), 503],
  ['something behind it', failure(undefined, 'x', failure('EMFILE', 'EMFILE: open')), 503],
  ['nothing: a thread that failed', failure('ERR_WORKER_INIT_FAILED', 'Worker: ENOMEM'), undefined],
  ['nothing: a package that is broken', failure('ERR_INVALID_PACKAGE_CONFIG', 'Unexpected token'), undefined],
  ['nothing: a file that is not there', failure('ENOENT', 'ENOENT: no such file'), undefined],
  ['nothing: a fault that says the words', failure(undefined, 'too many open files'), undefined],
];

for (const [what, error, status] of ROWS)
  test(`where a descriptor is wanting for ${what}, the answer is ${status ?? 'an internal error'}`, () => {
    const refusal = refusalOf(error, DEFAULT_LIMITS, 30_000);
    if (status === undefined) {
      assert.equal(refusal, undefined);
      return;
    }
    const answer = problemAnswer(refusal!, 'r');
    assert.equal(answer.status, status);
    assert.equal(answer.headers?.['retry-after'], '1');
    const { code, detail } = JSON.parse(String(answer.body)) as { code: string; detail: string };
    assert.equal(code, 'overloaded');
    assert.doesNotMatch(detail, /\/x/, 'nothing of this machine is told');
  });

test('an error that is its own cause is looked through and let be', () => {
  const error = failure(undefined, 'round') as Error & { cause: unknown };
  error.cause = error;
  assert.equal(refusalOf(error, DEFAULT_LIMITS, 30_000), undefined);
});
