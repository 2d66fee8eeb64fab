// What is offered, expected, free or open, told of those whom it is for, and the near misses beside it.
import { testTold } from './told.ts';

testTold('what is offered and expected, of those whom it is for', [
  [
    'We expect a degree in biology, two years of experience and good English.',
    ['Applicants need a degree in biology.', 'Good English is required.'],
    ['Applicants need three years of experience.', 'You get two years of experience.'],
  ],
  [
    'We offer a company flat, 28 days of holiday and a free lunch.',
    ['You get 28 days of holiday.'],
    ['You get 30 days of holiday.', 'You need a company flat.'],
  ],
  ['Applications close on 3 May.', ['The application deadline is 3 May.'], []],
  ['Applications close on 3 May. Interviews are on 5 May.', [], ['The application deadline is 5 May.']],
  [
    'A bus pass is free for pupils; adults pay EUR 30 per month.',
    ['Pupils get a bus pass for free.', 'Adults have to pay EUR 30 a month.'],
    [
      'Adults get a bus pass for free.',
      'Adults have to pay EUR 50 a month.',
      'Pupils have to pay EUR 30 a month.',
    ],
  ],
  ['The garden is open to everyone.', ['Everyone may use the garden.'], []],
  ['The garden is open to everyone. The kitchen is for staff.', [], ['Everyone may use the kitchen.']],
  ['The garden is open to members only.', [], ['Everyone may use the garden.']],
  ['A deposit of EUR 80 was received on 3 May.', ['A deposit of EUR 80 has already been paid.'], []],
  ['A deposit of EUR 80 was not received.', [], ['A deposit of EUR 80 has already been paid.']],
  ['A deposit of EUR 80 is due on 3 May.', [], ['A deposit of EUR 80 has already been paid.']],
  [
    'Minors need the consent of a parent.',
    ["Minors need a parent's consent."],
    ["Minors need a teacher's consent.", "Minors do not need a parent's consent."],
  ],
  ['Ines Kuhn pays EUR 30 for the taxi.', [], ['Ines has to pay the rent.']],
  ['Ines pays EUR 30 a month for the gym.', [], ['Ines has to pay EUR 30 a month.']],
  [
    'Contract terms. The Buyer pays within 30 days. The Seller delivers within five days.',
    ['The Buyer has to pay within 30 days.'],
    [],
  ],
]);
