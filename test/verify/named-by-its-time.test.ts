/** A time, a state or an end of a range that a sentence has, of something else than the statement says. */
import { testTold } from './told.ts';

testTold('A time by which a thing is called is not that of what it did', [
  [
    'The 9:00 bus left at 9:20.',
    ['The 9:00 bus left at 9:20.', 'The bus left at 9:20.'],
    ['The bus left at 9:00.'],
  ],
  ['The 10:00 meeting took place at 11:00.', [], ['The meeting took place at 10:00.']],
  ['The 6 am shift started at 7 am.', [], ['The shift started at 6 am.']],
  [
    'The Friday flight landed on Saturday.',
    ['The flight landed on Saturday.'],
    ['The flight landed on Friday.'],
  ],
  ['The 3 May delivery arrived on 5 May.', [], ['The delivery arrived on 3 May.']],
  [
    'The 2022 audit was completed in 2023.',
    ['The audit was completed in 2023.', 'The 2022 audit was completed in 2023.'],
    [],
  ],
  [
    'The 2022 audit was completed in 2021.',
    [],
    ['The 2021 audit was completed in 2022.', 'The audit was completed in 2022.'],
  ],
  ['Monday deliveries arrive on Tuesday.', [], ['Deliveries arrive on Monday.']],
  ['The parcel was sent on Monday and arrived on Tuesday.', ['The parcel was sent on Monday.'], []],
  ['She arrived on the Friday flight.', ['She arrived on the Friday flight.'], []],
]);

testTold('A half without a verb has a subject of its own', [
  ['The drawer was found open, the safe empty.', ['The safe was empty.'], ['The drawer was empty.']],
  ['The keys were on the table, the purse missing.', [], ['The keys were missing.']],
  ['The front tyre was worn, the rear one flat.', [], ['The front tyre was flat.']],
  ['The answer is short, the reasoning wrong.', [], ['The answer is wrong.']],
  ['The bus is full, this train empty.', [], ['The bus is empty.']],
  [
    'The rooms are small, the price high and the staff rude.',
    ['The rooms are small.', 'The staff is rude.'],
    ['The rooms are high.', 'The rooms are rude.'],
  ],
  ['The drawer was open, clean and empty.', ['The drawer was empty.'], []],
  ['The parcel is heavy and late.', ['The parcel is late.'], []],
]);

testTold('A range is not told by one of its ends', [
  ['Refunds take five days.', [], ['Refunds take five to ten days.']],
  ['Refunds take ten days.', [], ['Refunds take 5 to 10 days.']],
  [
    'Refunds take 5 days, exchanges 10.',
    [],
    ['Refunds take 5-10 days.', 'Refunds take between 5 and 10 days.'],
  ],
  ['The tickets cost 10 euros, and 15 on Sundays.', [], ['The tickets cost 10 to 15 euros.']],
  ['The call lasted 12 minutes.', ['The call lasted 10 to 20 minutes.'], []],
  ['The price is 20 euros.', ['The price is between 10 and 20 euros.'], []],
  ['Refunds take 5-10 days.', ['Refunds take five to ten days.'], []],
]);

testTold('What is charged for some of them is not charged for each', [
  [
    'We charge 2 euros per bag over 10 kg.',
    ['We charge 2 euros per bag over 10 kg.'],
    ['We charge 2 euros per bag.'],
  ],
  ['A fee of $5 is charged per order below $50.', [], ['A fee of $5 is charged per order.']],
  ['They accept returns over $20.', [], ['They accept returns.']],
  ['You need a ticket on weekends.', [], ['You need a ticket.']],
  ['We charge 2 euros per bag, payable at the desk.', ['We charge 2 euros per bag.'], []],
  ['You need a ticket, which you buy at the desk.', ['You need a ticket.'], []],
]);
