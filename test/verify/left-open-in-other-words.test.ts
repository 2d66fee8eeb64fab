/** What is alleged, hoped, nearly so, meant to be or excepted is not so, however other the words are in which it is claimed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask } from './ask.ts';

const rows: readonly [claim: string, said: string][] = JSON.parse(
  readFileSync(new URL('./left-open-in-other-words.json', import.meta.url), 'utf8'),
);

test('no judge outweighs the words that leave a statement open, or what an exception takes out of it', () => {
  assert.deepEqual(
    rows.filter(([claim, said]) => ask(claim, [said]).status === 'supported'),
    [],
  );
});

test('the same statement is supported where nothing leaves it open', () => {
  for (const [claim, said] of [
    ['The vendor raised an invoice for 300 euros.', 'The vendor billed 300 euros.'],
    ['The guest left without paying the bill.', 'The guest departed without settling the bill.'],
    ['Roaming costs 20 cents a megabyte.', 'Roaming costs 20 cents per MB.'],
    ['Part months are not refunded.', 'We do not refund part months.'],
    ['Refunds take five days, but not in Spain.', 'Refunds take five days, but not in Spain.'],
  ] as const)
    assert.equal(ask(claim, [said]).status, 'supported', claim);
});
