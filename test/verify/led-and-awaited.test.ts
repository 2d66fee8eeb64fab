/** What a pronoun is led to by ("against it", "for it"), and what is still awaited: evidence of its coming does not say so. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The council voted for it.', ['The council voted for it.'], ['The council voted against it.']],
  ['The union spoke against it.', ['The union spoke against it.'], ['The union spoke for it.']],
  [
    'The judge ruled in favour of him on Monday.',
    ['The judge ruled for him on Monday.'],
    ['The judge ruled against him on Monday.'],
  ],
  ['Her sister came without her.', ['Her sister came without her.'], ['Her sister came with her.']],
  ['The deposit was paid after it.', [], ['The deposit was paid before it.']],
  ['The rent is below it.', ['The rent is below it.'], ['The rent is above it.']],
  [
    'The board decided against it in March.',
    ['The board decided against it.'],
    ['The board decided for it.'],
  ],
  ['The courier walked to it.', [], ['The courier walked from it.']],
  ['We told the tenants about it last week.', ['We told the tenants about it.'], []],
  ['The tutor agreed with them on the price.', ['The tutor agreed with them.'], []],
  ['The supplier paid for it by card.', ['The supplier paid for it.'], []],
  [
    'Kickoff: 3 April. Status: contract signed.',
    ['Status: contract signed.'],
    ['Status: on hold until the contract is signed.'],
  ],
  [
    'Order 18: deposit received.',
    ['The deposit of order 18 was received.'],
    ['Order 18 is on hold until the deposit is received.'],
  ],
  ['Status: payment arrived.', [], ['Status: waiting for the payment to arrive.']],
  ['The team: parts delivered.', [], ['The team is waiting for the parts to be delivered.']],
  ['Claim 7: on hold until report received.', ['Claim 7 is on hold until the report is received.'], []],
  [
    'The bakery is closed until the roof is repaired.',
    ['The bakery is closed until the roof is repaired.'],
    [],
  ],
];

testTold('a pronoun behind a preposition, and what is awaited', TOLD);

testTold('one noun for a thing and for what was done with it', [
  [
    '3 May: order shipped. 9 May: order placed.',
    ['The order was placed on 9 May.', 'The order was shipped on 3 May.'],
    ['The order was placed on 3 May.', '3 May: order placed.'],
  ],
  ['Ordered on 3 May, shipped on 5 May.', ['The order was placed on 3 May.'], []],
  ['Order date: 3 May.', ['The order was placed on 3 May.'], []],
]);

testTold('what was so before or after a time that is told', [
  [
    'Until 2020 the zoo was closed on Mondays. It has been open daily since 2020.',
    [],
    ['Before that the zoo was open daily.'],
  ],
  ['Since May the fee has been $5.', ['Since then, the fee has been $5.'], ['Before that, the fee was $5.']],
  ['The office was in Bern until 2020.', ['Until then, the office was in Bern.'], []],
  ['From 2020 on, the office was in Bern.', [], ['Until then, the office was in Bern.']],
  ['Before 2020 the zoo was open daily.', ['Before that the zoo was open daily.'], []],
  ['14:02 wrong password. 14:05 account locked.', ['After that, the account was locked.'], []],
]);
