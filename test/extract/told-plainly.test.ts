// Cells, labels, leads and openings are told as one would say them, and judged so against prose and data.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';
import { judged } from './judged.ts';

const TOLD: readonly (readonly [answer: string, claims: readonly string[]])[] = [
  [
    '| Feature | Lite | Max |\n|---|---|---|\n| Price | $7 | $70 |\n| Chat support | ❌ | Yes |\n| Refundable | No | Yes |\n| Seats | 3 | 30 |',
    [
      'Lite has the price $7.',
      'Max has the price $70.',
      'Lite does not include chat support.',
      'Max includes chat support.',
      'Lite is not refundable.',
      'Max is refundable.',
      'Lite has the seats 3.',
      'Max has the seats 30.',
    ],
  ],
  // Under "Before" and "After" stand times, and no things that have anything.
  ['| Feature | 2024 | 2025 |\n|---|---|---|\n| Seats | 3 | 30 |', ['Feature: Seats, 2024: 3, 2025: 30.']],
  [
    '| Time | Event |\n|---|---|\n| 07:40 | Disk alert fired |\n| 08:05 | Release 7.2 was rolled back |',
    ['At 07:40, Disk alert fired.', 'At 08:05, Release 7.2 was rolled back.'],
  ],
  ['Keys: 3 sets handed over\nDeposit: €900', ['Keys: 3 sets handed over.', 'Deposit: €900.']],
  [
    "### What you get\n- 12 weeks of fully paid leave\n- A parking space\n\nYou'll also receive:\n- Up to 3 vouchers",
    ['You get 12 weeks of fully paid leave.', 'You get a parking space.', 'You receive up to 3 vouchers.'],
  ],
  [
    "I didn't change the schema. I haven't deployed anything.",
    ["I didn't change the schema.", "I haven't deployed anything."],
  ],
  ["Personally, I'd go for the Luma 3. I would pick option 2.", []],
  ['The plan excludes roaming, though.', ['The plan excludes roaming.']],
  [
    'The cabin is booked for 4 nights and parking is included. It is near the lake.',
    ['The cabin is booked for 4 nights.', 'Parking is included.', 'It is near the lake.'],
  ],
  [
    'The fault was caused by a loose valve. It was found in May.',
    ['The fault was caused by a loose valve.', 'It was found in May.'],
  ],
  ['As per your lease, the notice period is 3 months.', ['The notice period is 3 months.']],
  ['According to the survey, most guests liked the pool.', ['Most guests liked the pool.']],
  ['According to the guest, the pool was cold.', ['According to the guest, the pool was cold.']],
  [
    "You asked whether you need a visa. Based on what you've told me, no: EU citizens may enter freely.",
    ['EU citizens may enter freely.'],
  ],
  ['You asked about the fee: it is $5.', ['It is $5.']],
  [
    "The driver's name is Piotr. It was delayed by one day.",
    ["The driver's name is Piotr.", 'It was delayed by one day.'],
  ],
  [
    '**Requirements**\n- A degree in physics\n- You must be over 18',
    ['You need a degree in physics.', 'You must be over 18.'],
  ],
  [
    '- *Fees* – The agency is paid £40 a month.\n- Smoke tests: 18/18 passed.',
    ['The agency is paid £40 a month.', 'Smoke tests: 18/18 passed.'],
  ],
  ['| Item | Details |\n|---|---|\n| Vehicle | Fiat 500 |', ['Vehicle: Fiat 500.']],
  ['## Order 552\n- Cancelled on 9 May', ['Order 552: cancelled on 9 May.']],
  ['Next step: watch the dashboard.', []],
  ["Everything's on track for the fair!", []],
  ['The bad news is your train was cancelled.', ['Your train was cancelled.']],
  ["Here's the good news: your visa was approved.", ['Your visa was approved.']],
  [
    '## Timeline\n\nThe pump failed.\n\n## Impact\n- About 40 homes lost water.',
    ['The pump failed.', 'About 40 homes lost water.'],
  ],
];

const JUDGED: readonly (readonly [answer: string, right: string, wrong: string])[] = [
  [
    '| Feature | Lite | Max |\n|---|---|---|\n| Price | $7 | $70 |\n| Chat support | No | Yes |',
    'The Lite plan costs $7 and does not include chat support. The Max plan costs $70 and includes chat support.',
    'The Lite plan costs $70 and includes chat support. The Max plan costs $7 and does not include chat support.',
  ],
  [
    '| Time | Event |\n|---|---|\n| 07:40 | Disk alert fired |\n| 08:05 | Release 7.2 was rolled back |',
    'At 07:40 the disk alert fired. At 08:05 release 7.2 was rolled back.',
    'At 08:05 the disk alert fired. At 07:40 release 7.2 was rolled back.',
  ],
  [
    '## Order 551\n- Shipped on 3 May\n\n## Order 552\n- Cancelled on 9 May',
    'Order 551 was shipped on 3 May. Order 552 was cancelled on 9 May.',
    'Order 552 was shipped on 3 May. Order 551 was cancelled on 9 May.',
  ],
  [
    'What you get:\n- 12 weeks of fully paid leave',
    'Employees receive 12 weeks of fully paid leave.',
    'Managers receive 12 weeks of fully paid leave. Employees receive 12 weeks of unpaid leave.',
  ],
];

describe('told plainly', () => {
  for (const [answer, claims] of TOLD)
    test(JSON.stringify(answer), () => assert.deepEqual(claimsOf(answer), claims));
  for (const [answer, right, wrong] of JUDGED)
    test(`${JSON.stringify(answer)} is judged as it is told`, () => {
      assert.deepEqual(
        judged(answer, right).filter(({ supported }) => !supported),
        [],
      );
      assert.deepEqual(
        judged(answer, wrong).filter(({ supported }) => supported),
        [],
      );
    });
});
