/** What a sieve passes over has nothing to say: checks are the same to the byte where all of it is asked. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { Sieve } from '../../src/text/sieve/index.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { ask } from './ask.ts';

interface Row {
  readonly claim: string;
  readonly evidence: string;
}

/** Of each file one row in so many is asked. */
const ONE_IN = 3;

const rowsOf = (file: string): readonly Row[] =>
  (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[]).filter(
    (_, at) => at % ONE_IN === 0,
  );

/** Lets every text through every sieve. */
function openSieves({ mock }: TestContext): void {
  const { through } = Sieve.prototype;
  mock.method(Sieve.prototype, 'through', function (this: Sieve, text: string) {
    return through.call(this, text).fill(1);
  });
}

for (const file of ['small-steps.json', 'traps.json', 'frames.json', 'coreference.json'])
  test(`guards, tellings and terms that a sieve passes over say nothing of ${file}`, (context) => {
    const rows = rowsOf(file);
    const checks = () => {
      const verify = createVerifier();
      return rows.map(({ claim, evidence }) => ask(claim, [evidence], { verify }));
    };
    const sieved = checks();
    openSieves(context);
    assert.deepEqual(checks(), sieved);
  });
