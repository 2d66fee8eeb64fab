/** Accounts, what is awaited, what is allowed and only then, bounds, prices, deadlines and connections missed: each in other words. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The caretaker says the lift was out of order, but the log shows no fault.',
    ['According to the caretaker, the lift was out of order.'],
    ['The lift was out of order.', 'According to the log, the lift was out of order.'],
  ],
  ['The tenant does not say that the lift works.', [], ['According to the tenant, the lift works.']],
  ['Ms. Bell asked whether the parcel arrived.', [], ['According to Ms. Bell, the parcel arrived.']],
  ['Ms. Bell said that the parcel had not arrived.', [], ['According to Ms. Bell, the parcel arrived.']],
  [
    'According to the witness, the light was red.',
    ['The witness stated that the light was red.'],
    [
      'The witness stated that the light was green.',
      'The driver stated that the light was red.',
      'The light was red.',
    ],
  ],
  [
    'The claim is still awaiting review.',
    ['The claim has not yet been reviewed.'],
    ['The claim has been reviewed.', 'The claim has not been paid.'],
  ],
  ['The claim is pending payment.', ['The claim has not been paid yet.'], []],
  [
    'The claim was awaiting review until 3 May, when the adjuster reviewed it.',
    [],
    ['The claim has not been reviewed.'],
  ],
  ['The claim is no longer awaiting approval.', [], ['The claim has not been approved yet.']],
  [
    'On Monday: the request is awaiting approval. On Tuesday: the request was approved.',
    [],
    ['The request has not been approved yet.'],
  ],
  [
    'The purchase is pending approval by the board.',
    ['The purchase has not been approved by the board yet.'],
    ['The purchase has not been approved by the manager yet.'],
  ],
  [
    'The committee has not decided yet.',
    ["The committee's decision is still outstanding."],
    ["The court's decision is still outstanding."],
  ],
  ['The committee decided on Friday.', [], ["The committee's decision is still outstanding."]],
  [
    'The caretaker permits prams but no bikes in the hall.',
    ['Bikes are not permitted in the hall.', 'Prams are permitted in the hall.'],
    [
      'Bikes are permitted in the hall.',
      'Prams are not permitted in the hall.',
      'Scooters are not permitted in the hall.',
    ],
  ],
  [
    'Swimming is forbidden in the lake.',
    ['It is prohibited to swim in the lake.'],
    ['It is prohibited to fish in the lake.', 'It is prohibited to swim in the river.'],
  ],
  [
    'You may not camp in the park.',
    ['Camping is not permitted in the park.'],
    ['Camping is permitted in the park.'],
  ],
  ['You may camp in the park.', [], ['Camping is not permitted in the park.']],
  [
    'The library is closed on Sundays for cleaning.',
    ['The library does not open on Sundays.'],
    ['The library does not open on Saturdays.', 'The library opens on Sundays.'],
  ],
  ['The library is closed on Sundays for groups only.', [], ['The library does not open on Sundays.']],
  [
    'Visitors are admitted only on weekdays.',
    ['Visitors are not admitted on Sundays.'],
    ['Visitors are not admitted on Fridays.', 'Visitors are not admitted on Mondays.'],
  ],
  [
    'Visitors are admitted only on weekdays and only with a pass.',
    ['Visitors are not admitted at weekends.'],
    [],
  ],
  ['Visitors are admitted only on weekends.', ['Visitors are not admitted on Mondays.'], []],
  [
    'The deposit cannot be refunded, except if the booking is cancelled.',
    ['The deposit can be refunded only if the booking is cancelled.'],
    [
      'The deposit can be refunded only if the booking is confirmed.',
      'The deposit cannot be refunded if the booking is cancelled.',
      'The deposit can be refunded.',
    ],
  ],
  [
    'Minors are admitted only if accompanied by a guardian.',
    ['Minors must be accompanied by a guardian.'],
    [
      'Minors must be accompanied by a teacher.',
      'Adults must be accompanied by a guardian.',
      'Minors need not be accompanied by a guardian.',
    ],
  ],
  ['Minors are usually accompanied by a guardian.', [], ['Minors must be accompanied by a guardian.']],
  [
    'Tours may be booked only with prior registration.',
    ['Tours require prior registration.'],
    ['Tours do not require prior registration.'],
  ],
  [
    'Members with at least three children pay half.',
    ['Members with three or more children pay half.'],
    ['Members with four or more children pay half.', 'Members with three or fewer children pay half.'],
  ],
  ['Members with exactly three children pay half.', [], ['Members with more than three children pay half.']],
  [
    'Up to four guests may be invited.',
    ['No more than four guests may be invited.'],
    ['At least four guests may be invited.', 'No more than five guests may be invited.'],
  ],
  [
    'Teachers and students pay 15 percent less.',
    ['Teachers get a discount of 15%.', 'Students get a 15% discount.'],
    ['Students get a 10% discount.', 'Seniors get a 15% discount.', 'Students pay 15 percent more.'],
  ],
  ['Teachers pay 15 percent less than students.', [], ['Students get a 15% discount.']],
  [
    'The price per chair is $30.',
    ['Chairs cost $30 each.'],
    ['Tables cost $30 each.', 'Chairs cost $30 in total.', 'The chairs cost $35 each.'],
  ],
  [
    'The budget was increased from 100 to 300 euros.',
    ['The budget was tripled.'],
    ['The budget was doubled.'],
  ],
  ['The budget was increased from 100 to 200 euros.', [], ['The budget was halved.']],
  ['The fee was cut from 80 to 40 euros.', ['The fee was halved.'], ['The old fee was 40 euros.']],
  ['The rent fell to $800 from $900.', [], ['The rent rose from $900 to $800.']],
  [
    'The rent rose to $900 from $800.',
    ['The rent rose from $800 to $900.'],
    ['The rent fell from $800 to $900.'],
  ],
  [
    'The deadline for proposals is 4 May.',
    ['Proposals close on 4 May.'],
    ['Proposals close on 5 May.', 'Reports close on 4 May.', 'Proposals are accepted from 4 May.'],
  ],
  [
    'Only entries received by 4 May will be judged.',
    ['Entries received after 4 May will not be judged.'],
    ['Entries received before 4 May will not be judged.', 'Entries received after 3 May will not be judged.'],
  ],
  [
    'Kim missed the ferry.',
    ['Kim did not catch the ferry.'],
    ['Kim did not catch the train.', 'Kim caught the ferry.', 'Kim did not miss the ferry.'],
  ],
  ['Kim caught the ferry.', [], ['Kim missed the ferry.']],
];

testTold('rules and prices are told in other words', TOLD);
