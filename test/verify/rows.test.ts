import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const CITIES =
  '| City | Revenue | Profit |\n|---|---|---|\n| Berlin | $10 million | $2 million |\n| Paris | $12 million | $3 million |';
const YEARS = '| Year | Rent (EUR) | Rooms |\n|---|---|---|\n| 2023 | 1,050 | 4 |\n| 2024 | 1,100 | 5 |';
const PLANS = 'customer,city,plan\nAcme,Berlin,Pro\nBolt,Paris,Basic';
const DRAWN =
  '+------+-------+\n| City | Fee   |\n+------+-------+\n| Rome | 5 USD |\n| Oslo | 8 USD |\n+------+-------+';
const CARD = 'Customer: Jane Roe\nPhone: +1 415 555 0134\nEmail: jane@x.org';
const CUSTOMERS = {
  customers: [
    { name: 'Acme', plan: 'Pro', city: 'Berlin', seats: 5 },
    { name: 'Bolt', plan: 'Basic', city: 'Paris', seats: 3 },
  ],
};

/** What is supported and what is not, by which evidence. */
const TABLE: readonly (readonly [boolean, string, Given])[] = [
  [true, 'In Berlin the revenue was $10 million and the profit was $2 million.', CITIES],
  [false, 'In Berlin the revenue was $10 million and the profit was $3 million.', CITIES],
  [false, 'The revenue was $10 million and the profit was $3 million.', CITIES],
  [false, 'The profit was $3 million.', CITIES],
  [true, 'The rent in 2024 was 1,100 euros.', YEARS],
  [false, 'The rent in 2023 was 1,100 euros.', YEARS],
  [false, 'The rent in 2025 was 1,100 euros.', YEARS],
  [false, 'The rent in 2024 was 1,100 dollars.', YEARS],
  [false, 'The rent was 1,100 euros.', YEARS],
  [false, 'The plan is Pro.', PLANS],
  [false, 'The customer is on the Pro plan.', PLANS],
  [false, 'The city is Paris and the plan is Pro.', PLANS],
  [true, 'Acme is on the Pro plan.', PLANS],
  [false, 'Bolt is on the Pro plan.', PLANS],
  [true, "Acme's city is Berlin.", CUSTOMERS],
  [true, 'Acme is on the Pro plan.', CUSTOMERS],
  [false, 'The customer is on the Pro plan.', CUSTOMERS],
  [false, 'The customer has 5 seats.', CUSTOMERS],
  [true, 'The fee in Rome is 5 dollars.', DRAWN],
  [false, 'The fee in Oslo is 5 dollars.', DRAWN],
  [true, "Anna's score is 92.", 'name,score\nAnna,92\nBen,88'],
  [false, "Anna's score is 88.", 'name,score\nAnna,92\nBen,88'],
  [false, 'Ben is open.', 'status,open\nowner,Ben\npriority,high'],
  [false, 'The owner is open.', 'status,open\nowner,Ben\npriority,high'],
  [true, 'The price of the rug is $35.', 'item,qty,price_usd\nlamp,2,20\nrug,1,35'],
  [false, 'The price of the rug is 35 euros.', 'item,qty,price_usd\nlamp,2,20\nrug,1,35'],
  [true, 'The discount is 15%.', 'discount_percent: 15\nvalid_until: 2026-06-30'],
  [false, 'The discount is 15 dollars.', 'discount_percent: 15\nvalid_until: 2026-06-30'],
  [true, 'The phone number is +1 415 555 0134.', CARD],
  [true, "Jane Roe's phone number is +1-415-555-0134.", CARD],
  [false, 'The phone number is +1 415 555 0135.', CARD],
  [false, 'The fax number is +1 415 555 0134.', CARD],
  [true, 'The email address is jane@x.org.', CARD],
  [false, 'The old email address is jane@x.org.', CARD],
];

suite('rows and lines with labels', () => {
  for (const [supported, claim, given] of TABLE)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(given)}`, () => {
      assert.equal(ask(claim, [given]).status === 'supported', supported);
    });
});

/** The same of values in sentences. */
const VALUES: readonly (readonly [boolean, string, string])[] = [
  [true, 'The room is 30 square metres.', 'The room is 30 m².'],
  [false, 'The room is 30 metres.', 'The room is 30 m².'],
  [true, 'The server runs version 3.10.2.', 'The server runs version v3.10.2.'],
  [false, 'The server runs version 3.1.2.', 'The server runs version v3.10.2.'],
  [true, 'The app needs Android 12 or newer.', 'The app needs Android 12 or later.'],
  [false, 'The app needs Android 12 or older.', 'The app needs Android 12 or later.'],
  [true, 'The balance is minus 20 dollars.', 'The balance is -$20.'],
  [false, 'The balance is 20 dollars.', 'The balance is minus 20 dollars.'],
  [false, 'The festival starts on 7 July 2026.', 'The festival runs July 3-7, 2026.'],
  [false, 'The festival ends on 3 July 2026.', 'The festival runs 3–7 July 2026.'],
  [false, 'The festival is on 7 July 2026.', 'The festival runs from 3 to 7 July 2026.'],
  [true, 'The festival ends on 7 July 2026.', 'The festival runs July 3-7, 2026.'],
  [true, 'The meeting is at 4 pm.', 'The meeting was moved from 3 pm to 4 pm.'],
  [false, 'There are 7 seats.', 'There are 7 seats left.'],
  [true, 'There are 7 seats left.', 'There are 7 seats left.'],
];

suite('values in sentences', () => {
  for (const [supported, claim, text] of VALUES)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by «${text}»`, () => {
      assert.equal(ask(claim, [text]).status === 'supported', supported);
    });
});
