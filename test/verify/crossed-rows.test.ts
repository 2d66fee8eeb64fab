/** Rows and labelled lines of several things: what each field says, of which of them, in every form that people paste. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Row = Readonly<Record<string, string>>;

const STAFF: readonly Row[] = [
  { name: 'Ana Ruiz', role: 'engineer', started: '2025-04-12', manager: 'Tom Baker' },
  { name: 'Mei Chen', role: 'accountant', started: '2025-03-12', manager: 'Lena Voss' },
];
const ORDERS: readonly Row[] = [
  { order_id: '1671', customer: 'Omar Kim', status: 'shipped', placed_on: '2025-02-28', carrier: 'DHL' },
  {
    order_id: '9976',
    customer: 'Nadia Brandt',
    status: 'cancelled',
    placed_on: '2025-01-11',
    carrier: 'UPS',
  },
];
const INVOICES: readonly Row[] = [
  { invoice: 'INV-124', supplier: 'Acme Ltd', issued: '2025-01-10', due: '2025-03-01' },
  { invoice: 'INV-744', supplier: 'Bolt AG', issued: '2025-01-19', due: '2025-03-09' },
];

const spaced = (name: string): string => name.replaceAll('_', ' ');
const opened = (name: string): string => spaced(name).charAt(0).toUpperCase() + spaced(name).slice(1);
const quoted = (value: string): string => (value.includes(' ') ? `"${value}"` : value);
const perRow = (
  rows: readonly Row[],
  field: (name: string, value: string) => string,
  mark: string,
): string[] =>
  rows.map((row) =>
    Object.entries(row)
      .map(([name, value]) => field(name, value))
      .join(mark),
  );
const table = (rows: readonly Row[], mark: string): string =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(mark))
    .join('\n');

const FORMS: Readonly<Record<string, (rows: readonly Row[]) => string>> = {
  'a table with commas': (rows) => table(rows, ','),
  'a table with tabs': (rows) => table(rows, '\t'),
  'a table with bars': (rows) =>
    [
      Object.keys(rows[0]!).map(opened),
      Object.keys(rows[0]!).map(() => '---'),
      ...rows.map((row) => Object.values(row)),
    ]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  'lines of labels': (rows) => perRow(rows, (name, value) => `${spaced(name)}: ${value}`, '; ').join('\n'),
  'blocks of labels': (rows) => perRow(rows, (name, value) => `${opened(name)}: ${value}`, '\n').join('\n\n'),
  'lines of pairs': (rows) => perRow(rows, (name, value) => `${name}=${quoted(value)}`, ' ').join('\n'),
  'columns set with blanks': (rows) =>
    [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
      .map((cells) => cells.map((cell) => cell.padEnd(16)).join(''))
      .join('\n'),
};

const CROSSED: readonly (readonly [readonly Row[], readonly string[]])[] = [
  [
    STAFF,
    [
      'Tom Baker started on 12 April 2025.',
      'Tom Baker reports to Ana Ruiz.',
      'The manager of Tom Baker is Ana Ruiz.',
      'Ana Ruiz left on 12 April 2025.',
      'Tom Baker is an engineer.',
      'Mei Chen started on 12 April 2025.',
      'Mei Chen is an engineer.',
    ],
  ],
  [
    ORDERS,
    [
      'Order 1671 was placed by Nadia Brandt.',
      'Order 1671 is cancelled.',
      "Omar Kim's order is cancelled.",
      'Order 1671 was shipped on 28 February 2025.',
      'The carrier of order 1671 is UPS.',
      'Order 9976 was placed on 28 February 2025.',
    ],
  ],
  [
    INVOICES,
    [
      'INV-124 is due on 10 January 2025.',
      'INV-124 was issued on 1 March 2025.',
      'INV-124 was paid on 1 March 2025.',
      'INV-124 is from Bolt AG.',
    ],
  ],
];

const TOLD: readonly (readonly [readonly Row[], readonly string[]])[] = [
  [STAFF, ['Ana Ruiz started on 12 April 2025.']],
  [
    ORDERS,
    [
      'Order 1671 was placed by Omar Kim.',
      'Order 9976 was placed by Nadia Brandt.',
      'Order 9976 was placed on 11 January 2025.',
      'Order 9976 is cancelled.',
    ],
  ],
  [INVOICES, ['INV-124 is due on 1 March 2025.', 'INV-124 was issued on 10 January 2025.']],
];

describe('rows of several things', () => {
  for (const [form, write] of Object.entries(FORMS))
    test(`as ${form} do not say of one what they hold of another, or of another field`, () => {
      const wrong = CROSSED.flatMap(([rows, claims]) =>
        claims.filter((claim) => ask(claim, [write(rows)]).status === 'supported'),
      );
      assert.deepEqual(wrong, []);
    });

  for (const form of ['a table with commas', 'a table with tabs', 'a table with bars'])
    test(`as ${form} say what each field holds`, () => {
      const missed = TOLD.flatMap(([rows, claims]) =>
        claims.filter((claim) => ask(claim, [FORMS[form]!(rows)]).status !== 'supported'),
      );
      assert.deepEqual(missed, []);
    });
});
