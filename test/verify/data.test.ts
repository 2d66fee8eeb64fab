import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Check } from '../../src/domain/check.ts';
import type { Json } from '../../src/domain/json.ts';
import { MOST_LEAVES, renderData } from '../../src/verify/read/evidence-text.ts';
import { fieldWords } from '../../src/verify/read/field-said.ts';
import { ask, type Given } from './ask.ts';
import OBJECTS from './objects.json' with { type: 'json' };
import RECORDS from './records.json' with { type: 'json' };

const cited = (check: Check): [string | undefined, string][] =>
  check.citations.map((one) => [one.pointer, one.quote]);

describe('a data source', () => {
  const supports: readonly [
    claim: string,
    data: { readonly [key: string]: Json },
    citations: readonly [string, string][],
  ][] = [
    ['The amount is 25.00 CAD.', { amount_cents: 2500, currency: 'CAD' }, [['/amount_cents', '2500']]],
    [
      'The amount is 25 Canadian dollars.',
      { amountCents: 2500, currency: 'CAD' },
      [['/amountCents', '2500']],
    ],
    ['The amount is $1,250.00.', { amount: 1250, currency: 'USD' }, [['/amount', '1250']]],
    ['The retention period is 2 days.', { retention_period_hours: 48 }, [['/retention_period_hours', '48']]],
    ['The timeout is 30 seconds.', { timeoutMs: 30000 }, [['/timeoutMs', '30000']]],
    ['The refund rate is 12%.', { refund_rate_percent: 12 }, [['/refund_rate_percent', '12']]],
    [
      'The order is not refunded.',
      { refunded: false, order: 'HF-1' },
      [
        ['/order', 'HF-1'],
        ['/refunded', 'false'],
      ],
    ],
    ['The city is Graz.', { 'a/b': { '~city': 'Graz' } }, [['/a~1b/~0city', 'Graz']]],
    [
      'The delivery date is 14 May 2026.',
      { delivery_date: '2026-05-14' },
      [['/delivery_date', '2026-05-14']],
    ],
  ];
  for (const [claim, data, citations] of supports) {
    test(`states “${claim}” by ${JSON.stringify(data)}, cited by JSON Pointer`, () => {
      const check = ask(claim, [data]);
      assert.equal(check.status, 'supported', check.reason);
      assert.deepEqual(cited(check).sort(), citations);
    });
  }

  const refuses: readonly [claim: string, data: Json, reason: string, pointer: string][] = [
    ['The order was refunded.', { order: 'HF-1', refunded: false }, 'negation', '/refunded'],
    ['The order was not refunded.', { order: 'HF-1', refunded: true }, 'negation', '/refunded'],
    ['The amount is 25 USD.', { amount_cents: 2500, currency: 'CAD' }, 'unit', '/amount_cents'],
    ['The amount is 2500 CAD.', { amount_cents: 2500, currency: 'CAD' }, 'quantity', '/amount_cents'],
    ['The delivery date is 15 May 2026.', { delivery_date: '2026-05-14' }, 'date_time', '/delivery_date'],
    ['The retention period is 48 days.', { retention_period_hours: 48 }, 'unit', '/retention_period_hours'],
    ['The order id is HF-20931.', { order_id: 'HF-20932' }, 'identifier', '/order_id'],
  ];
  for (const [claim, data, reason, pointer] of refuses) {
    test(`contradicts “${claim}” by ${JSON.stringify(data)}`, () => {
      const check = ask(claim, [data as { readonly [key: string]: Json }]);
      assert.equal(check.status, 'unsupported');
      assert.equal(check.reason, reason);
      assert.ok(check.conflicts.some((one) => one.pointer === pointer));
    });
  }

  test('says nothing by a member that is null', () => {
    const check = ask('The manager is Dana Whitfield.', [{ manager: null, team: 'north' }]);
    assert.equal(check.status, 'unsupported');
    assert.deepEqual(check.citations, []);
  });

  test('carries a claim by one row of an array, never by parts of two', () => {
    const orders = [
      { order: 'HF-20931', status: 'refunded', amount_cents: 1500, currency: 'EUR' },
      { order: 'HF-20932', status: 'shipped', amount_cents: 9900, currency: 'EUR' },
    ];
    const right = ask('The amount of order HF-20932 is 99 EUR.', [{ orders }]);
    assert.equal(right.status, 'supported', right.reason);
    assert.ok(right.citations.every((one) => one.pointer?.startsWith('/orders/1/')));
    for (const claim of [
      'The amount of order HF-20932 is 15 EUR.',
      'The status of order HF-20932 is refunded.',
    ]) {
      for (const citations of ['required', 'optional'] as const) {
        assert.notEqual(ask(claim, [{ orders }], { citations }).status, 'supported', claim);
        assert.notEqual(ask(claim, [orders], { citations }).status, 'supported', claim);
      }
    }
  });

  test('lends what stands above a row to the row', () => {
    const data = {
      customer: 'Mira Holt',
      orders: [
        { order: 'HF-1', total: '$20' },
        { order: 'HF-2', total: '$35' },
      ],
    };
    const check = ask('The total of order HF-2 of customer Mira Holt is $35.', [data]);
    assert.deepEqual(check.gaps, []);
    const pointers = check.citations.map((one) => one.pointer);
    assert.ok(pointers.includes('/orders/1/total') && !pointers.includes('/orders/0/total'));
  });

  test('agrees and conflicts with texts beside it', () => {
    const data = { order: 'HF-20931', weight_kg: 12 };
    const check = ask('The weight of order HF-20931 is 12 kg.', [
      data,
      'The weight of order HF-20931 is 21 kg.',
    ]);
    assert.equal(check.status, 'ambiguous');
    assert.equal(check.reason, 'conflicting_sources');
    assert.deepEqual(
      check.conflicts.map((one) => one.source_id),
      ['s2'],
    );
  });

  test('may hold any keys and values', () => {
    const data = {
      __proto__x: 1,
      constructor: 'a',
      '': '',
      ключ: [null, [], {}, [[]], -0, 1e300, '\u0000'],
      toString: true,
    };
    const own = JSON.parse('{"__proto__": {"city": "Graz"}}');
    assert.equal(ask('The city is Graz.', [own]).citations[0].pointer, '/__proto__/city');
    assert.equal(ask('The hall is blue.', [data]).status, 'unsupported');
  });

  test('may be a row of scalars', () => {
    const check = ask('The tags: urgent, billing.', [{ tags: ['urgent', 'billing'] }]);
    assert.deepEqual(cited(check).sort(), [
      ['/tags/0', 'urgent'],
      ['/tags/1', 'billing'],
    ]);
  });
});

describe('a record states a claim field by field', () => {
  const RECORD = {
    order: 'HF-1',
    fee: 99,
    tax: 15,
    currency: 'EUR',
    note: 'Blue wool coat',
    paid: false,
    agent: null,
  };

  test('where each field named has the value given', () => {
    for (const claim of ['The fee is 99 EUR.', 'The fee of order HF-1 is 99 EUR and the tax is 15 EUR.']) {
      const check = ask(claim, [RECORD]);
      assert.equal(check.status, 'supported', claim);
      assert.equal(check.coverage, 1);
    }
  });

  test('and not where the value is that of another field', () => {
    for (const claim of [
      'The fee is 15 EUR.',
      'The fee is 99 EUR and the tax is 99 EUR.',
      'The order paid is HF-1.',
    ]) {
      const check = ask(claim, [RECORD], { min_coverage: 1 });
      assert.notEqual(check.status, 'supported', claim);
    }
  });

  test('and not where the field is false or null', () => {
    for (const claim of ['Order HF-1 has paid.', 'The agent of order HF-1.']) {
      assert.notEqual(ask(claim, [RECORD], { min_coverage: 1 }).status, 'supported', claim);
    }
  });
});

describe('a field is taken with all of its name, from the place where it stands', () => {
  for (const [supported, claim, data] of RECORDS as unknown as readonly (readonly [
    boolean,
    string,
    Given,
  ])[]) {
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(data)}`, () => {
      const check = ask(claim, [data]);
      assert.equal(check.status === 'supported', supported, `${check.status}, ${check.reason}`);
    });
  }
});

describe('rendered data', () => {
  test('ties each scalar to its pointer, in order of position', () => {
    const data = { a: 1, b: { c: ['x', null, { d: false }] }, e: 'two words' };
    const { text, leaves, complete } = renderData(data);
    assert.ok(complete);
    assert.deepEqual(
      leaves.map((leaf) => [leaf.pointer, leaf.quote]),
      [
        ['/a', '1'],
        ['/e', 'two words'],
        ['/b/c/0', 'x'],
        ['/b/c/1', 'null'],
        ['/b/c/2/d', 'false'],
      ],
    );
    let end = 0;
    for (const leaf of leaves) {
      assert.ok(leaf.start >= end && leaf.end >= leaf.start && leaf.end <= text.length);
      end = leaf.end;
    }
  });

  test('says that it is cut where there is too much', () => {
    const ones = (length: number): number[] => Array.from({ length }, () => 1);
    assert.equal(renderData(ones(MOST_LEAVES)).complete, true);
    const cut = renderData(ones(MOST_LEAVES + 1));
    assert.equal(cut.complete, false);
    assert.equal(cut.leaves.length, MOST_LEAVES);
  });

  test('names fields by their words', () => {
    assert.equal(fieldWords('amountInCents'), 'amount In Cents');
    assert.equal(fieldWords('delivered_at'), 'delivered at');
    assert.equal(fieldWords('x-request.id'), 'x request id');
  });
});

describe('what follows from the values of a record', () => {
  const shipment = {
    shipment: { tracking: 'ZX-4410-77', promised_by: '2026-01-22', delivered_at: '2026-01-24' },
  };

  test('is shown as how it was derived, with the values that it came from', () => {
    const check = ask('Shipment ZX-4410-77 was delivered two days later than promised.', [shipment]);
    assert.equal(check.status, 'supported', check.reason);
    assert.deepEqual(check.derivations, ['delivered at 2026-01-24 − promised by 2026-01-22 = 2 days']);
    assert.deepEqual(
      check.citations.map(({ pointer }) => pointer),
      ['/shipment/tracking', '/shipment/delivered_at', '/shipment/promised_by'],
    );
  });

  test('is not made of other values', () => {
    const check = ask('Shipment ZX-4410-77 was delivered three days later than promised.', [shipment]);
    assert.notEqual(check.status, 'supported');
    assert.equal(check.derivations, undefined);
  });

  test('is not shown of what stands there itself', () => {
    const check = ask('Shipment ZX-4410-77 was delivered on 24 January 2026.', [shipment]);
    assert.equal(check.status, 'supported', check.reason);
    assert.equal(check.derivations, undefined);
  });
});

describe('what somebody would say of an object', () => {
  for (const { data, supported, unsupported } of OBJECTS as readonly {
    readonly data: Given;
    readonly supported: readonly string[];
    readonly unsupported: readonly string[];
  }[]) {
    const [name = 'a list'] = Array.isArray(data) ? [] : Object.keys(data as object);
    for (const claim of supported)
      test(`“${claim}” is supported by ${name}`, () => {
        const check = ask(claim, [data]);
        assert.equal(check.status, 'supported', check.reason);
      });
    for (const claim of unsupported)
      test(`“${claim}” is not supported by ${name}`, () => {
        assert.notEqual(ask(claim, [data]).status, 'supported');
      });
  }
});
