/** A text that is data in some notation is read as the data that it holds, and cited as the text that it is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { writtenIn } from '../../src/verify/notation/index.ts';
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
    assert.equal(writtenIn('{"a":1,"a":2}'), undefined);
    assert.equal(writtenIn('{"a":12345678901234567890}'), undefined);
    assert.equal(writtenIn('{"a":1e400}'), undefined);
    assert.equal(writtenIn(`${'['.repeat(80)}${']'.repeat(80)}`), undefined);
  });

  test('behind words that say more than that it is a result is not', () => {
    for (const lead of [
      'Example response:',
      'Draft, not sent:',
      'The lookup failed:',
      'HTTP 500',
      'Old data:',
    ])
      assert.equal(writtenIn(`${lead}\n{"status":"paid"}`), undefined, lead);
  });

  test('that is mostly prose in quotation marks is read as prose', () => {
    const said = 'The refund was approved by Ana. Correction: the refund was rejected, Ana had no say in it.';
    assert.equal(writtenIn(JSON.stringify({ message: said })), undefined);
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
        const json = writtenIn(text)!;
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
        const json = writtenIn(text);
        for (const { start, end } of json?.places.values() ?? []) assert.ok(start >= 0 && end <= text.length);
      }),
      { numRuns: 3000 },
    );
  });
});

const NOTATIONS: Readonly<Record<string, { text: string; says: readonly string[]; not: readonly string[] }>> =
  {
    YAML: {
      text: `---
# kept by the shop
order:
  id: K-52
  status: delivered
  total_eur: 88
  buyer:
    name: "Lena Roth"
    tier: gold
  refund:
    status: pending # since Monday
    amount_eur: 20
  tags: [fragile, gift]
  items:
  - sku: K-1
    name: kettle
    returned: false
  - sku: T-9
    name: toaster
    returned: true
`,
      says: [
        'Order K-52 was delivered.',
        'The refund is pending.',
        'The toaster was returned.',
        'Lena Roth is a gold buyer.',
      ],
      not: [
        'Order K-52 is pending.',
        'The refund amount is 88 euros.',
        'The kettle was returned.',
        'The refund was paid.',
        'The kettle has the SKU T-9.',
      ],
    },
    INI: {
      text: '[database]\nhost = db1.internal\nport = 5432\nssl = off\n\n; shared\n[cache]\nhost = cache1.internal\nport = 6379\nssl = on\n',
      says: ['The database port is 5432.', 'The cache host is cache1.internal.', 'SSL is on for the cache.'],
      not: ['The database port is 6379.', 'SSL is on for the database.', 'The cache host is db1.internal.'],
    },
    'the fields of a log': {
      text: 'time=2026-05-02T10:00:01Z kind=order id=77 status=shipped insured=false weight_kg=3.2 buyer="Nia Roy" seller="Moll GmbH"',
      says: ['Order 77 was shipped.', 'Order 77 weighs 3.2 kg.', 'Nia Roy is the buyer.'],
      not: [
        'Nia Roy is the seller.',
        'Order 77 is insured.',
        'Order 77 was delivered.',
        'Moll GmbH is the buyer.',
      ],
    },
    'lines of a log': {
      text: '2026-05-02T10:00:01Z charge=ch_11 status=captured amount_usd=50\n2026-05-02T10:05:13Z charge=ch_12 status=declined amount_usd=80\n',
      says: [
        'Charge ch_11 was captured.',
        'Charge ch_12 was declined.',
        'The amount of charge ch_12 is $80.',
      ],
      not: ['Charge ch_12 was captured.', 'The amount of charge ch_11 is $80.', 'Charge ch_11 was declined.'],
    },
  };

describe('a text in another notation', () => {
  for (const [notation, { text, says, not }] of Object.entries(NOTATIONS))
    test(`${notation} is read as data, and quoted as it stands`, () => {
      assert.notEqual(writtenIn(text), undefined);
      for (const claim of says) {
        const { status, citations } = ask(claim, [text]);
        assert.equal(status, 'supported', claim);
        for (const { quote } of citations) assert.match(quote, /[=:]|^\w+$/);
      }
      for (const claim of not) assert.notEqual(ask(claim, [text]).status, 'supported', claim);
    });

  test('that is prose, notes or more than the plain part of its notation stays a text', () => {
    for (const text of [
      'Order K-52 was delivered.',
      'Order: K-52\nStatus: delivered\nTotal: 88 EUR',
      'order: &a\n  id: 1\nother: *a\n  more: 2',
      'order:\n  id: 1\n  id: 2\n  state: open',
      'order:\n  id: 1\n   state: open\n  city: Rome',
      'note:\n  text: |\n    refund approved\n  by: Ana',
      'Agenda:\n  - Ana opens: she is late\n    Ben closes the door.',
      'revoke user=7 amount=5 status=open',
      'a = b or c\nWe said so.',
    ])
      assert.equal(writtenIn(text), undefined, text);
  });

  test('is told from any other text without harm', () => {
    const piece = fc.constantFrom(
      'a',
      'b:',
      '- ',
      'c = ',
      ' ',
      '  ',
      '\n',
      '"',
      "'",
      '#',
      '[x]',
      'd=e ',
      '7',
      '---',
      '[',
      ']',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        for (const { start, end } of writtenIn(text)?.places.values() ?? [])
          assert.ok(start >= 0 && start < end && end <= text.length);
      }),
      { numRuns: 5000 },
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
