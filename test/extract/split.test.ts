// Compound sentences become claims that stand alone; what cannot be split safely stays whole.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimsOf } from './ask.ts';

const SPLIT: readonly (readonly [sentence: string, ...claims: string[]])[] = [
  [
    'The audit found that invoices 11 and 12 were paid twice.',
    'The audit found that invoices 11 and 12 were paid twice.',
  ],
  [
    'The hotel has a pool, a sauna, and, from May on, a terrace.',
    'The hotel has a pool, a sauna, and, from May on, a terrace.',
  ],
  [
    'The refund for the lamp was approved and that for the rug was rejected.',
    'The refund for the lamp was approved.',
    'That for the rug was rejected.',
  ],
  [
    'The iron level is 5 mg/L. Dr. Ray ordered another test.',
    'The iron level is 5 mg/L.',
    'Dr. Ray ordered another test.',
  ],
  ['The fee is $5, and returns take 30 days.', 'The fee is $5.', 'Returns take 30 days.'],
  ['The plan costs $9, and upgrades cost $3.', 'The plan costs $9.', 'Upgrades cost $3.'],
  ['The plan is $5, and refunds go to the card.', 'The plan is $5.', 'Refunds go to the card.'],
  ['The bus leaves at 9 and returns at 5.', 'The bus leaves at 9.', 'The bus returns at 5.'],
  ['The tool is free and helps reduce costs.', 'The tool is free.', 'The tool helps reduce costs.'],
  ['Riverton beat Ashford 3–1 on Saturday.', 'Riverton beat Ashford 3–1 on Saturday.'],
  [
    'Alcohol may not be sold. If it rains, the permit can be moved once.',
    'Alcohol may not be sold.',
    'If it rains, the permit can be moved once.',
  ],
  ['Lisa chose Plan A. It costs $5.', 'Lisa chose Plan A.', 'Plan A costs $5.'],
  ['The lease was signed by J. Smith in May.', 'The lease was signed by J. Smith in May.'],
  ['| Plan | Speed |\n|---|---|\n| Start | 50 Mbit/s |', 'Plan Start has the speed 50 Mbit/s.'],
  [
    'Nadia joined in 2019. We sent Exeltra samples. She tested them.',
    'Nadia joined in 2019.',
    'We sent Exeltra samples.',
    'Nadia tested them.',
  ],
  [
    'The restaurant accepted your order at 18:58 and the courier collected it at 19:40.',
    'The restaurant accepted your order at 18:58.',
    'The courier collected it at 19:40.',
  ],
  [
    'Your parcel left the Rotterdam warehouse on Monday and reached the Ghent depot on Tuesday.',
    'Your parcel left the Rotterdam warehouse on Monday.',
    'Your parcel reached the Ghent depot on Tuesday.',
  ],
  [
    'The kettle passed inspection and $64.00 was sent back to your Visa card on 14 May.',
    'The kettle passed inspection.',
    '$64.00 was sent back to your Visa card on 14 May.',
  ],
  [
    'You cancelled on 3 September, so you keep access until 30 September.',
    'You cancelled on 3 September.',
    'You keep access until 30 September.',
  ],
  [
    'The seller replied on Monday, but the buyer has not answered yet.',
    'The seller replied on Monday.',
    'The buyer has not answered yet.',
  ],
  [
    'The order shipped on 3 May and arrived on 5 May.',
    'The order shipped on 3 May.',
    'The order arrived on 5 May.',
  ],
  ['The driver, who was new, lost the parcel.', 'The driver lost the parcel.', 'The driver was new.'],
  ['Our CEO, Jane Doe, approved the budget.', 'Jane Doe approved the budget.', 'Jane Doe was our CEO.'],
  [
    'He began his career as a racer, winning the national championship in 2010.',
    'He began his career as a racer.',
    'He won the national championship in 2010.',
  ],
  [
    'We ship to Germany, France, and Spain.',
    'We ship to Germany.',
    'We ship to France.',
    'We ship to Spain.',
  ],
  [
    'The team has won several awards, including the Grand Prize and the Golden Disc.',
    'The team has won several awards.',
    'The team has won the Grand Prize.',
    'The team has won the Golden Disc.',
  ],
  [
    'Ada Park (born 3 May 1961) is a judge and a writer.',
    'Ada Park was born on 3 May 1961.',
    'Ada Park is a judge.',
    'Ada Park is a writer.',
  ],
  ['She was born in 1912 in Austria.', 'She was born in 1912.', 'She was born in Austria.'],
  [
    'If you cancel today, the fee is waived and the deposit is returned.',
    'If you cancel today, the fee is waived.',
    'If you cancel today, the deposit is returned.',
  ],
  [
    'You have 8 days left, so 3 of them would be lost if you waited.',
    'You have 8 days left.',
    '3 of them would be lost if you waited.',
  ],
  [
    'The plan is free, but you pay $5 if you exceed the limit.',
    'The plan is free.',
    'You pay $5 if you exceed the limit.',
  ],
  ['Ana Ruiz is a judge who sits in Bonn.', 'Ana Ruiz is a judge.', 'Ana Ruiz sits in Bonn.'],
];

const WHOLE: readonly (readonly [why: string, sentence: string])[] = [
  ['a condition', 'If you cancel today, the fee is waived or the deposit is returned.'],
  ['a condition that may reach back', 'The fee is waived and the deposit is returned if you cancel today.'],
  ['a condition behind', 'The fee is waived unless you cancel late, and the deposit is returned.'],
  ['a speaker', 'The agent said that the refund was approved and the fee was waived.'],
  ['a speaker in front', 'According to the driver, the parcel arrived on Monday and was signed for.'],
  ['a report', 'The report claims revenue rose 5% and costs fell.'],
  ['a doubt in front', 'Probably the parcel was lost and the insurer will pay.'],
  ['a hedged verb', 'The item was allegedly damaged and returned.'],
  ['a shared negation', 'The refund was not approved and paid.'],
  ['a shared permission', 'You can return items within 30 days and get a full refund.'],
  ['a shared possibility', 'He may have left the building and taken the keys.'],
  ['"only"', 'Only managers approve refunds and issue credits.'],
  ['"except"', 'We ship to all countries except Germany, France, and Spain.'],
  ['a negated list', 'We do not ship to Germany, France, and Spain.'],
  ['"neither … nor"', 'Neither the refund nor the credit was issued.'],
  ['an alternative', 'Your order ships on Monday or Tuesday and arrives by Friday.'],
  ['what is meant together', 'The merger between Acme Corp and Globex Inc was approved.'],
  ['a sum', 'The total of the fee and the tax is $30.'],
  ['amounts side by side', 'Your Family 4 plan includes four lines and 80 GB to share.'],
  ['a name with "and" in it', 'She works for Procter and Gamble.'],
  ['a wish', 'The customer wants to cancel and get a refund.'],
  ['a restrictive clause', 'Customers who pay annually get a discount and priority support.'],
  ['a cause', 'Because you cancelled within seven days, you are owed the full $7.99 back.'],
  ['a time that it depends on', 'When the parcel arrives, you sign the slip and keep a copy.'],
  ['a noun that looks like a verb', 'Invoice 7781 was paid on 3 May and refunds take five working days.'],
  ['a denial', 'It is false that the refund was approved and the fee waived.'],
];

describe('a compound sentence becomes claims that stand alone', () => {
  for (const [sentence, ...claims] of SPLIT)
    test(sentence, () => assert.deepEqual(claimsOf(sentence), claims));
});

describe('a sentence stays whole for', () => {
  for (const [why, sentence] of WHOLE) {
    test(`${why}: ${sentence}`, () => assert.deepEqual(claimsOf(sentence), [sentence]));
  }
});
