/** A text that is JSON is read as the data that it holds, and cited as the text that it is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { jsonTextOf } from '../../src/verify/json-text.ts';
import { ask } from './ask.ts';

const ORDER = {
  order: {
    id: 'K-52',
    status: 'delivered',
    total_usd: 140,
    refund: { status: 'pending', amount_usd: 35 },
    notes: [],
    'gift note': 'For "Mo"',
  },
};
const SAYS = ['Order K-52 was delivered.', 'The refund is pending.', 'The refund amount is $35.'];
const NOT = [
  'Order K-52 is pending.',
  'The refund amount is $140.',
  'The refund was paid.',
  'The total of order K-52 is $35.',
];

const FORMS: Readonly<Record<string, (json: string) => string>> = {
  'on one line': (json) => json,
  'between marks of code': (json) => `\`\`\`json\n${json}\n\`\`\`\n`,
  'behind the name of a result': (json) => `Result of get_order():\n${json}`,
  'as the body of an answer': (json) => `HTTP/1.1 200 OK\n\n${json}`,
};

describe('a text that is JSON', () => {
  for (const [form, write] of Object.entries(FORMS))
    for (const indent of [0, 2])
      test(`${form}, indented by ${indent}`, () => {
        const text = write(JSON.stringify(ORDER, null, indent));
        for (const claim of SAYS) assert.equal(ask(claim, [text]).status, 'supported', claim);
        for (const claim of NOT) assert.notEqual(ask(claim, [text]).status, 'supported', claim);
      });

  test('is cited by the slices that name its values and give them', () => {
    const text = JSON.stringify(ORDER, null, 2);
    const { citations, evidence } = ask('Order K-52 was delivered.', [text]);
    assert.deepEqual(
      citations.map(({ quote }) => quote),
      ['"id": "K-52"', '"status": "delivered"'],
    );
    for (const { start, end, quote } of citations) assert.equal(text.slice(start, end), quote);
    assert.ok(evidence.every(({ snippet, start, end }) => text.slice(start, end) === snippet));
  });

  test('may be cited by its caller with any slice of it', () => {
    const text = JSON.stringify(ORDER, null, 2);
    const citing = (quote: string) =>
      ask('The refund is pending.', [text], { citations_of_claim: [{ source_id: 's1', quote }] });
    assert.equal(citing('"status": "pending"').invalid_citations, undefined);
    assert.equal(citing('"refund": {').invalid_citations, undefined);
    assert.equal(citing('status: pending').invalid_citations?.length, 1);
  });

  test('may be an object on each line: each is a row', () => {
    const text = [
      { id: 'R-1', city: 'Oslo', state: 'open' },
      { id: 'R-2', city: 'Bern', state: 'closed' },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n');
    assert.equal(ask('R-2 is closed.', [text]).status, 'supported');
    assert.notEqual(ask('R-1 is closed.', [text]).status, 'supported');
    assert.notEqual(ask('R-2 is in Oslo.', [text]).status, 'supported');
  });

  test('that names a member twice, or has a number that would be rounded, is not read as data', () => {
    assert.equal(jsonTextOf('{"a":1,"a":2}'), undefined);
    assert.equal(jsonTextOf('{"a":12345678901234567890}'), undefined);
    assert.equal(jsonTextOf('{"a":1e400}'), undefined);
    assert.equal(jsonTextOf(`${'['.repeat(80)}${']'.repeat(80)}`), undefined);
  });

  test('behind words that say more than that it is a result is not', () => {
    for (const lead of [
      'Example response:',
      'Draft, not sent:',
      'The lookup failed:',
      'HTTP 500',
      'Old data:',
    ])
      assert.equal(jsonTextOf(`${lead}\n{"status":"paid"}`), undefined, lead);
  });

  test('that is mostly prose in quotation marks is read as prose', () => {
    const said = 'The refund was approved by Ana. Correction: the refund was rejected, Ana had no say in it.';
    assert.equal(jsonTextOf(JSON.stringify({ message: said })), undefined);
    const check = ask('The refund was approved by Ana.', [JSON.stringify({ message: said })]);
    assert.notEqual(check.status, 'supported');
  });

  test('has a place for every member, which holds its value', () => {
    const key = fc.string({ maxLength: 6, unit: 'grapheme' });
    const { tree } = fc.letrec((tie) => ({
      scalar: fc.oneof(
        fc.boolean(),
        fc.constant(null),
        fc.integer(),
        fc.string({ maxLength: 12, unit: 'binary' }),
      ),
      node: fc.oneof(
        { depthSize: 'small' },
        tie('scalar'),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      ),
      tree: fc.oneof(
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(key, tie('node'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 3 }), (data, indent) => {
        const text = JSON.stringify(data, null, indent);
        const json = jsonTextOf(text)!;
        assert.deepEqual(json.data, JSON.parse(text));
        for (const [pointer, { start, end }] of json.places) {
          const said = text.slice(start, end);
          const value = valueAt(json.data, pointer);
          const name = /\/([^/]*)$/.exec(pointer)?.[1];
          const isMember = name !== undefined && !Array.isArray(valueAt(json.data, parentOf(pointer)));
          assert.deepEqual(
            JSON.parse(isMember ? `{${said}}` : said),
            isMember ? { [unescaped(name)]: value } : value,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is told from any other text without harm', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: fc.constantFrom(...'{}[]":,\\ \n`ab1e-tnu') }), (text) => {
        const json = jsonTextOf(text);
        for (const { start, end } of json?.places.values() ?? []) assert.ok(start >= 0 && end <= text.length);
      }),
      { numRuns: 3000 },
    );
  });
});

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));
const unescaped = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

function valueAt(data: unknown, pointer: string): unknown {
  let value = data;
  for (const part of pointer.split('/').slice(1)) value = (value as Record<string, unknown>)[unescaped(part)];
  return value;
}
