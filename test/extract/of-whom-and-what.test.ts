// What a pronoun, a clause that leaves a word out or a relative clause is told of, and what is told of nothing.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf, skippedOf } from './ask.ts';

const TOLD: Readonly<Record<string, readonly (readonly [answer: string, ...claims: string[]])[]>> = {
  'behind what was settled or found "it" stands for the clause behind': [
    [
      'The lease was renewed. It was decided to close the shop.',
      'The lease was renewed.',
      'It was decided to close the shop.',
    ],
    [
      'The plan was set. It was agreed at the meeting to hire a cook.',
      'The plan was set.',
      'It was agreed at the meeting to hire a cook.',
    ],
    [
      'The museum closed. It was found that the roof leaks.',
      'The museum closed.',
      'It was found that the roof leaks.',
    ],
    ['The parcel was lost. It was found in Graz.', 'The parcel was lost.', 'The parcel was found in Graz.'],
    [
      'The pump was tested. It was chosen to run at night.',
      'The pump was tested.',
      'The pump was chosen to run at night.',
    ],
  ],
  'behind a property "it" is what has it': [
    [
      'Lake Tove is a reservoir. Its average depth is 12 m. It was dammed in 1931. Its surface is 4 km².',
      'Lake Tove is a reservoir.',
      "Lake Tove's average depth is 12 m.",
      'Lake Tove was dammed in 1931.',
      "Lake Tove's surface is 4 km².",
    ],
    [
      'The ferry is old. Its speed is 20 knots. It carries 200 cars.',
      'The ferry is old.',
      "The ferry's speed is 20 knots.",
      'The ferry carries 200 cars.',
    ],
    [
      'The battery is new. Its price is $40. It is removable.',
      'The battery is new.',
      "The battery's price is $40.",
      'It is removable.',
    ],
  ],
  'nobody builds what was granted': [
    [
      'Ms. Dahl bought a loom. The seller granted her a discount of 20 euros. It was built in Oslo.',
      'Ms. Dahl bought a loom.',
      'The seller granted her a discount of 20 euros.',
      'The loom was built in Oslo.',
    ],
    ['You got a lamp. It was built in Oslo.', 'You got a lamp.', 'The lamp was built in Oslo.'],
  ],
  'what includes something is what costs so much': [
    [
      'The pass is 40 dollars a year, which covers trams.',
      'The pass is 40 dollars a year.',
      'The pass covers trams.',
    ],
    [
      'The room costs 90 euros, which includes breakfast.',
      'The room costs 90 euros.',
      'The room includes breakfast.',
    ],
    [
      'You paid 40 dollars, which covers insurance.',
      'You paid 40 dollars.',
      'You paid 40 dollars, which covers insurance.',
    ],
  ],
  "another's is told with what it is": [
    [
      "Her quota is 20 calls, and Ms. Ito's is 35 calls.",
      'Her quota is 20 calls.',
      "Ms. Ito's quota is 35 calls.",
    ],
    [
      "My badge was renewed in May and Kim's was renewed in June.",
      'My badge was renewed in May.',
      "Kim's badge was renewed in June.",
    ],
  ],
  'what an order tells of its thing is told of that, at its place': [
    ['Collect the keys at the desk, where they are kept.', 'The keys are kept at the desk.'],
    ['Take the form to room 4, where it is stamped.', 'The form is stamped in room 4.'],
    ['Send the 40 dollars to Ms. Roe.', 'The 40 dollars.'],
  ],
  'what only tells by what it is known is no reason': [
    [
      'Loan devices are free, as the handbook makes plain.',
      'Loan devices are free.',
      'Loan devices are free, as the handbook makes plain.',
    ],
  ],
  'columns named by what is done, and days in the names of fields': [
    ['| Name | Lives in |\n|---|---|\n| Eva Roth | Linz |', 'Eva Roth lives in Linz.'],
    [
      '| Name | Reports to | Role |\n|---|---|---|\n| Eva Roth | Jan Olm | clerk |',
      'Eva Roth reports to Jan Olm and has the role clerk.',
    ],
    ['| Van | Mileage in March |\n|---|---|\n| K7 | 900 km |', 'Van K7 has the mileage in March 900 km.'],
  ],
  'a line behind a picture is a line of its own': [
    [
      '📅 Thursday, 22 May\n🕗 We meet at 8:00 at the pier',
      'On Thursday, 22 May, we meet at 8:00 at the pier.',
    ],
    [
      'Your trip\n🚆 Train 12 leaves at 9:00\n🏨 Hotel Alma has a sauna',
      'Train 12 leaves at 9:00.',
      'Hotel Alma has a sauna.',
    ],
    ['We paid the fee of\n€ 30 in May.', 'We paid the fee of € 30 in May.'],
  ],
  'a line that only leads says nothing of a name below it': [
    ['Here is an overview of your invoices:\n- R-11 (tiles)\n- R-12 (grout)'],
    ['Refunded orders:\n- W-31', 'Refunded orders: W-31.'],
  ],
};

for (const [what, rows] of Object.entries(TOLD))
  describe(what, () => {
    for (const [answer, ...claims] of rows) test(answer, () => assert.deepEqual(claimsOf(answer), claims));
  });

test('an order under an order is no statement', () =>
  assert.deepEqual(
    skippedOf("Try this:\n- Don't lift the lid while the rotor is turning").map(([, reason]) => reason),
    ['instruction', 'instruction'],
  ));
