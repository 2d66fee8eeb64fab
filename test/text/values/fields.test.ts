import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  compareValues,
  parseFieldUnit,
  readFieldValue,
  readUnitName,
} from '../../../src/text/values/index.ts';
import { notation, only } from './notation.ts';

/** Field name, its number, the currency beside it, and the value that they make. */
const FIELDS: readonly (readonly [
  name: string,
  value: number,
  currency: string | undefined,
  expected: string,
])[] = [
  ['amount_cents', 1999, undefined, 'money 1999/100 ¢'],
  ['amount_cents', 1999, 'EUR', 'money 1999/100 EUR'],
  ['monthly_charge_pence', 1850, undefined, 'money 37/2 GBP per month'],
  ['price_per_seat_per_month', 9, 'USD', 'money 9 USD per seat per month'],
  ['grand_total', 129, 'EUR', 'money 129 EUR'],
  ['priceUsd', 12.5, undefined, 'money 25/2 USD'],
  ['duration_ms', 1500, undefined, 'quantity 3/2 s'],
  ['roaming_cap_mb_per_day', 500, undefined, 'quantity 4000000000 bit per day'],
  ['weight_kg', 11.4, undefined, 'quantity 57/5 kg'],
  ['return_window_days_from_delivery', 30, undefined, 'quantity 2592000 s'],
  ['courier_wait_min', 14, undefined, 'quantity 840 s'],
  ['period-days', 30, undefined, 'quantity 2592000 s'],
  ['months', 12, undefined, 'quantity 12 month'],
  ['tempCelsius', 20, undefined, 'quantity 20 degC'],
  ['late_rate_percent', 8, undefined, 'percent 8'],
  ['order_id', 1842, undefined, 'number 1842'],
  ['seats', 14, 'USD', 'cardinal 14'],
  ['qty', 2, undefined, 'cardinal 2'],
  ['tiny', 1e-7, undefined, 'cardinal 1/10000000'],
  ['huge', 1e21, undefined, 'cardinal 1000000000000000000000'],
];

describe('a number in data', () => {
  for (const [name, value, currency, expected] of FIELDS) {
    test(`${value} in ${name}${currency ? ` beside ${currency}` : ''} is ${expected}`, () => {
      const read = readFieldValue(parseFieldUnit(name), value, currency);
      assert.equal(read && notation(read), expected);
    });
  }

  test('agrees with the words of a claim', () => {
    const charge = readFieldValue(parseFieldUnit('monthly_charge_pence'), 1850)!;
    assert.equal(compareValues(only('GBP 18.50 a month'), charge).relation, 'equal');
    const cap = readFieldValue(parseFieldUnit('roaming_cap_mb_per_day'), 500)!;
    assert.equal(compareValues(only('500 GB per day'), cap).relation, 'conflict');
  });

  test('has no value when it is not finite', () => {
    assert.equal(readFieldValue(parseFieldUnit('total'), Number.NaN), undefined);
  });
});

describe('a field name', () => {
  test('says when its value is a date', () => {
    for (const name of ['expires_at', 'contractEndDate', 'timestamp', 'paid_on', 'deliveryDate']) {
      assert.equal(parseFieldUnit(name).kind, 'date', name);
    }
  });

  test('says when its value names a thing', () => {
    for (const name of ['order_id', 'tracking_no', 'invoiceNumber', 'iban', 'sku']) {
      assert.equal(parseFieldUnit(name).kind, 'identifier', name);
    }
  });

  test('keeps the words that say what is measured', () => {
    assert.deepEqual(parseFieldUnit('roaming_cap_mb_per_day').words, ['roaming', 'cap']);
    assert.deepEqual(parseFieldUnit('monthlyChargePence').words, ['charge']);
    assert.deepEqual(parseFieldUnit('HTTPStatusCode').words, ['http', 'status', 'code']);
  });

  test('is read without harm when it is hostile', () => {
    for (const name of [
      '',
      '_',
      '__proto__',
      'per',
      'per_per_per',
      'a'.repeat(100_000),
      'per_'.repeat(50_000),
      '\ud800',
    ]) {
      assert.ok(Array.isArray(parseFieldUnit(name).words));
    }
  });
});

test('a unit written on its own is known by name or symbol', () => {
  assert.equal(readUnitName('GB')?.name, 'GB');
  assert.equal(readUnitName('business days')?.name, 'business_day');
  assert.equal(readUnitName('EUR'), undefined);
});
