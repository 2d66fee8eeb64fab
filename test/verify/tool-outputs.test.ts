import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import type { Json } from '../../src/domain/json.ts';
import { ask } from './ask.ts';

interface Sample {
  readonly data: { readonly [key: string]: Json } | readonly Json[];
  readonly supported: readonly string[];
  readonly unsupported: readonly string[];
}

const samples: readonly Sample[] = JSON.parse(
  readFileSync(new URL('tool-outputs.json', import.meta.url), 'utf8'),
);

suite('what a tool gave out says in plain words', () => {
  for (const { data, supported, unsupported } of samples) {
    const name = JSON.stringify(data).slice(0, 50);
    test(name, () => {
      for (const claim of supported) {
        const check = ask(claim, [data]);
        assert.equal(check.status, 'supported', claim);
        assert.ok(check.evidence.length > 0, claim);
      }
      for (const claim of unsupported) assert.notEqual(ask(claim, [data]).status, 'supported', claim);
    });
  }
});

suite('names and values that a note sets side by side', () => {
  const note = 'Capacity 350, sold 312. Doors 18:30, start 19:30.';

  test('are those of one record', () => {
    for (const claim of [
      'The capacity is 350.',
      '312 tickets have been sold.',
      '38 tickets are left.',
      'The doors open at 18:30.',
    ])
      assert.equal(ask(claim, [note]).status, 'supported', claim);
    for (const claim of [
      '350 tickets have been sold.',
      'The doors open at 19:30.',
      '40 tickets are left.',
      'The capacity is 312.',
    ])
      assert.notEqual(ask(claim, [note]).status, 'supported', claim);
  });

  test('are of what the title says', () => {
    const limits = 'Daily limit EUR 500, monthly limit EUR 3,000.';
    const claim = 'The daily limit of the account is €500.';
    assert.notEqual(ask(claim, [limits], { titles: ['Card sheet'] }).status, 'supported');
  });
});

suite('the number that a row is of', () => {
  const table = 'Invoice | PO | Status | Total\nINV-1 | PO-7 | paid | 120\nINV-2 | PO-8 | overdue | 90';

  test('is its first, and what it refers to is another thing', () => {
    assert.equal(ask('INV-2 is overdue.', [table]).status, 'supported');
    assert.notEqual(ask('PO-8 is overdue.', [table]).status, 'supported');
    const lines = 'Invoice: INV-2041\nStatus: overdue\nPO number: PO-77\nTotal: EUR 1,606.50';
    assert.equal(ask('Invoice INV-2041 is overdue.', [lines]).status, 'supported');
    assert.notEqual(ask('Purchase order PO-77 is overdue.', [lines]).status, 'supported');
  });
});
