// Claims about the rows of a table together: the most, how many, all, none, sums, what two have in common.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const ORDERS = [
  {
    order: 'K-1',
    customer: 'Bell',
    country: 'Norway',
    amount_eur: 120,
    status: 'shipped',
    ordered_on: '2026-03-01',
  },
  {
    order: 'K-2',
    customer: 'Cole',
    country: 'Sweden',
    amount_eur: 80.5,
    status: 'open',
    ordered_on: '2026-03-04',
  },
  {
    order: 'K-3',
    customer: 'Bell',
    country: 'Norway',
    amount_eur: 60,
    status: 'shipped',
    ordered_on: '2026-03-09',
  },
  {
    order: 'K-4',
    customer: 'Dahl',
    country: 'Sweden',
    amount_eur: 200,
    status: 'cancelled',
    ordered_on: '2026-02-20',
  },
];
type Row = Readonly<Record<string, string | number>>;
const barred = (rows: readonly Row[]): string => {
  const heads = Object.keys(rows[0]!);
  const line = (cells: readonly unknown[]): string => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
    '\n',
  );
};
const commas = (rows: readonly Row[]): string =>
  [Object.keys(rows[0]!), ...rows.map((row) => Object.values(row))]
    .map((cells) => cells.join(','))
    .join('\n');
const labelled = (rows: readonly Row[]): string =>
  rows
    .map((row) =>
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    )
    .join('\n');

const FORMS: readonly (readonly [string, Given])[] = [
  ['a list of data', ORDERS],
  ['a table with bars', barred(ORDERS)],
  ['comma-separated values', commas(ORDERS)],
  ['lines of labels', labelled(ORDERS)],
];

const SAID: readonly (readonly [claim: string, holds: boolean])[] = [
  ['K-4 has the highest amount.', true],
  ['K-1 has the highest amount.', false],
  ['K-1 is the second largest order.', true],
  ['K-3 is the second largest order.', false],
  ['The smallest order is K-3.', true],
  ['The earliest order is K-4.', true],
  ['The earliest order is K-1.', false],
  ['K-1 is larger than K-2.', true],
  ['K-2 is larger than K-1.', false],
  ['K-1 is €39.50 more than K-2.', true],
  ['K-1 is €49.50 more than K-2.', false],
  ['Two orders are shipped.', true],
  ['Three orders are shipped.', false],
  ['Only one order is open.', true],
  ['Bell has two orders.', true],
  ['Bell has three orders.', false],
  ['Two of the four orders are shipped.', true],
  ['Two of the five orders are shipped.', false],
  ['All orders from Norway are shipped.', true],
  ['All orders from Sweden are open.', false],
  ['No order exceeds €200.', true],
  ['No order exceeds €150.', false],
  ['Three orders are above €70.', true],
  ['Most orders are above €70.', true],
  ['Most orders are above €100.', false],
  ['Bell and Cole have three orders.', true],
  ['Bell and Cole have two orders.', false],
  ['All orders are from Norway or Sweden.', true],
  ['Only Cole and Dahl are from Sweden.', true],
  ['Only Cole and Bell are from Sweden.', false],
  ['Bell and Dahl have the highest amount.', false],
  ['The orders of Bell total €180.', true],
  ['The orders of Bell total €200.50.', false],
  ['The average amount is €115.13.', true],
  ['The average amount is €125.13.', false],
  ['Cole and Dahl are from the same country.', true],
  ['Bell and Dahl are from the same country.', false],
  ['Cole is the only customer with an open order.', true],
  ['Bell is the only customer with a shipped order.', true],
  ['Cole is the only customer from Sweden.', false],
  ['The orders are from two different countries.', true],
  ['The orders are from three different countries.', false],
];

describe('of the rows of a table together', () => {
  for (const [form, given] of FORMS) {
    for (const [claim, holds] of SAID) {
      test(`${form} ${holds ? 'bears out' : 'does not bear out'}: ${claim}`, () => {
        const check = ask(claim, [given]);
        assert.equal(check.status === 'supported', holds, JSON.stringify(check));
      });
    }
  }

  test('the check says how it follows, and cites the cells that were looked at', () => {
    const check = ask('The orders of Bell total €180.', [ORDERS]);
    assert.deepEqual(check.derivations, ['120 + 60 = €180']);
    const pointers = check.citations.map(({ pointer }) => pointer).sort();
    assert.deepEqual(pointers, ['/0/amount_eur', '/0/customer', '/2/amount_eur', '/2/customer']);
  });

  test('what a row says otherwise is a conflict of its kind', () => {
    const check = ask('K-1 is larger than K-4.', [ORDERS]);
    assert.equal(check.status, 'unsupported');
    assert.equal(check.reason, 'comparison');
  });

  const WITHHELD: readonly (readonly [why: string, claim: string, given: Given])[] = [
    [
      'the text says that it goes on',
      'K-4 has the highest amount.',
      `Showing 4 of 90 orders\n\n${barred(ORDERS)}`,
    ],
    [
      'a row that sums up is none of them',
      'There are five orders.',
      `${barred(ORDERS)}\n| Total | | | 460.5 | | |`,
    ],
    [
      'another column is meant',
      'North had the highest revenue.',
      '| Region | Planned revenue | Revenue |\n|---|---|---|\n| North | $500 | $420 |\n| South | $450 | $460 |',
    ],
    [
      'several rows have the name, and one of them may not be all',
      'May had the highest sales.',
      '| Month | Region | Sales |\n|---|---|---|\n| May | North | 10 |\n| May | South | 30 |\n| June | North | 25 |\n| June | South | 20 |',
    ],
    [
      'amounts of several currencies are not compared',
      'Norway has the highest price.',
      '| Country | Price |\n|---|---|\n| Norway | 500 NOK |\n| Sweden | 480 SEK |',
    ],
    [
      'what was done to a row was not done by whoever stands in it',
      'Ana approved two tickets.',
      [
        { ticket: 'T-1', requester: 'Ana', status: 'approved' },
        { ticket: 'T-2', requester: 'Ana', status: 'approved' },
        { ticket: 'T-3', requester: 'Ben', status: 'rejected' },
      ],
    ],
    [
      'one of the rows is void, and the claim does not say whether it counts it',
      'Bell has orders for €180.',
      ORDERS.map((row) => (row.order === 'K-3' ? { ...row, status: 'cancelled' } : row)),
    ],
    ['"only" says more than how many', 'All orders from Norway are only shipped.', ORDERS],
    ['a title says that it is none', 'The average amount is €115.13.', ORDERS],
  ];
  for (const [why, claim, given] of WITHHELD)
    test(`nothing is borne out where ${why}: ${claim}`, () => {
      const titles = why.startsWith('a title') ? ['Example orders'] : [];
      assert.notEqual(ask(claim, [given], { titles }).status, 'supported');
    });
});
