/** Amounts in data whose names give no more than a period and a currency: `limits: { daily_usd: 1000 }`. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const LIMITS = { card: 'C-1', limits: { daily_usd: 1000, monthly_usd: 20000 } };
const FEES = { plan: 'Team', fees: { monthly_eur: 40, yearly_eur: 400 } };

const SAID: readonly (readonly [claim: string, data: Given])[] = [
  ['The daily limit is $1,000.', LIMITS],
  ['The monthly limit is $20,000.', LIMITS],
  ['The daily limit is 1000 USD.', LIMITS],
  ['The limit is $1,000 a day.', LIMITS],
  ['The yearly fee is 400 EUR.', FEES],
];

const NOT: readonly (readonly [claim: string, data: Given])[] = [
  ['The monthly limit is $1,000.', LIMITS],
  ['The weekly limit is $1,000.', LIMITS],
  ['The daily limit is €1,000.', LIMITS],
  ['The daily fee is $1,000.', LIMITS],
  ['The limit is $1,000.', LIMITS],
  ['The monthly fee is 400 EUR.', FEES],
  ['The fee is 40 USD a month.', FEES],
];

describe('an amount for a period is called by the name above it', () => {
  for (const [claim, data] of SAID)
    test(`«${claim}» is said by ${JSON.stringify(data)}`, () =>
      assert.equal(ask(claim, [data]).status, 'supported'));
  for (const [claim, data] of NOT)
    test(`«${claim}» is not said by ${JSON.stringify(data)}`, () =>
      assert.notEqual(ask(claim, [data]).status, 'supported'));
});
