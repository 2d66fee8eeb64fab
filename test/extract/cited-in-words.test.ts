// Sources that an answer names in its own words, in a column or on a line of their own bind what they stand with.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { read } from './ask.ts';

const SOURCES = [
  { source_id: 's1', title: 'Order record', uri: 'https://acme.example/order' },
  { source_id: 's2', title: 'Return policy', uri: 'https://acme.example/returns' },
];
const SAFE = 'Mugs are dishwasher safe.';
const FEE = 'The fee is $5.';

/** The claims of an answer, each with the sources that it cites. */
const cited = (answer: string): readonly string[] =>
  read(answer, SOURCES).claims.map(({ text, citations }) =>
    [text, ...citations.map(({ source_id }) => source_id)].join(' '),
  );

const table = (...rows: readonly string[]): string =>
  [rows[0], rows[0]!.replace(/[^|]+/g, '---'), ...rows.slice(1)].join('\n');

const BOUND: readonly (readonly [answer: string, ...claims: readonly string[]])[] = [
  [table('| Fact | Source |', '| Mugs are dishwasher safe | [1] |'), `${SAFE} s1`],
  [table('| Source | Fact |', '| [1] | Mugs are dishwasher safe |'), `${SAFE} s1`],
  [
    table('| Fact | Source |', '| Mugs are dishwasher safe | [order](https://acme.example/order) |'),
    `${SAFE} s1`,
  ],
  [table('| Fact | Where |', '| Mugs are dishwasher safe | Order record |'), `${SAFE} s1`],
  [table('| Item | Price | Ref. |', '| Mug | $9 | Order record |'), 'Mug has the price $9. s1'],
  ['> Mugs are dishwasher safe.\n>\n> [1]', `${SAFE} s1`],
  ['> Mugs are dishwasher safe.\n> [1]', `${SAFE} s1`],
  ['> Mugs are dishwasher safe.\n> — Order record', `${SAFE} s1`],
  ['> Mugs are dishwasher safe.\n\n— Order record', `${SAFE} s1`],
  ['Mugs are dishwasher safe. – Order record', `${SAFE} s1`],
  ['Mugs are dishwasher safe.\n\nSource: Order record', `${SAFE} s1`],
  ['The order record says mugs are dishwasher safe.', `${SAFE} s1`],
  ['The return policy states that mugs are dishwasher safe.', `${SAFE} s2`],
  ['The return policy says that mugs are dishwasher safe. [2]', `${SAFE} s2`],
  ['Our return policy says mugs are dishwasher safe.', `${SAFE} s2`],
  // A line that says nothing itself cites for the items that hang on it, but for those that cite by themselves.
  ['The return policy [2] states:\n- Mugs are dishwasher safe.\n- The fee is $5.', `${SAFE} s2`, `${FEE} s2`],
  [
    'According to the order record:\n\n- Mugs are dishwasher safe.\n  - The fee is $5 [2].',
    `${SAFE} s1`,
    `${FEE} s2`,
  ],
  ['We do not ship to [2]:\n- Spain\n\nThe fee is $5.', 'We do not ship to Spain. s2', FEE],
  [
    'We found this [1]:\n- The return policy [2] says:\n  - Mugs are dishwasher safe.\n- The fee is $5.',
    `${SAFE} s2`,
    `${FEE} s1`,
  ],
  ['All mugs were shipped on 5 May [1]:\n- The fee is $5.', 'All mugs were shipped on 5 May. s1', FEE],
  // What is more than what the source says alone is told as it stands.
  [
    'The return policy says that mugs are dishwasher safe [1].',
    'The return policy says that mugs are dishwasher safe. s1',
  ],
  [
    'The return policy says that mugs are dishwasher safe, which is wrong.',
    'The return policy says that mugs are dishwasher safe, which is wrong. s2',
  ],
  ['The return policy says that it covers mugs.', 'The return policy says that it covers mugs. s2'],
  ['The order record shows a total of $9.', 'The order record shows a total of $9. s1'],
  ['Mugs are dishwasher safe, according to the order record.', `${SAFE} s1`],
  ['Mugs are dishwasher safe, as stated in our return policy.', `${SAFE} s2`],
  ['Mugs are dishwasher safe (as noted in the order record).', `${SAFE} s1`],
  [
    'Mugs are dishwasher safe and the total is $9, as per the order record.',
    `${SAFE} s1`,
    'The total is $9. s1',
  ],
  ['As the [Return policy](https://acme.example/returns) notes, mugs are dishwasher safe.', `${SAFE} s2`],
  ['As [our page](https://acme.example/returns) says, mugs are dishwasher safe.', `${SAFE} s2`],
  ['As noted in the [Return policy](https://acme.example/returns), mugs are dishwasher safe.', `${SAFE} s2`],
  ['As the return policy puts it, mugs are dishwasher safe.', `${SAFE} s2`],
  ['As [2] states, mugs are dishwasher safe.', `${SAFE} s2`],
  ['As shown in [2], mugs are dishwasher safe.', `${SAFE} s2`],
  ['[2] states that mugs are dishwasher safe.', `${SAFE} s2`],
];

/** What names no source of the request, or several at a distance, binds nothing. */
const FREE: readonly (readonly [answer: string, ...claims: readonly string[]])[] = [
  ['The total is $9.\n\nSources: Order record, Return policy', 'The total is $9.'],
  ['Mugs are dishwasher safe.\n\n\nThe total is $9.', SAFE, 'The total is $9.'],
  [table('| Energy | Source |', '| 20% | Solar |'), 'Energy 20% has the source Solar.'],
  ['The kit record shows a total of $9.', 'The kit record shows a total of $9.'],
];

describe('a source that is named in words', () => {
  for (const [answer, ...claims] of BOUND)
    test(`${JSON.stringify(answer)} is bound`, () => assert.deepEqual(cited(answer), claims));
  for (const [answer, ...claims] of FREE)
    test(`${JSON.stringify(answer)} is not`, () => assert.deepEqual(cited(answer), claims));
});
