/** A pronoun that is the subject of a deed carries a claim of that deed for nobody whom it may not mean. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The museum repaired the window after it hired a glazier.',
    ['The museum hired a glazier.', 'The museum repaired the window.'],
    ['The window hired a glazier.'],
  ],
  [
    'The technician stopped the pump when it overheated.',
    ['The pump overheated.'],
    ['The technician overheated.'],
  ],
  ['The factory replaced the valve because it leaked.', ['The valve leaked.'], ['The factory leaked.']],
  ['The IT team restarted the printer after it crashed.', ['The printer crashed.'], ['The IT team crashed.']],
  [
    'The bakery hired the agency because it needed drivers.',
    [],
    ['The agency needed drivers.', 'The bakery needed drivers.'],
  ],
  [
    'The landlord sued the builder because it had missed the deadline.',
    [],
    ['The landlord had missed the deadline.', 'The builder had missed the deadline.'],
  ],
  ['The crate hit the lamp and it broke.', [], ['The crate broke.']],
  [
    'The teacher told the student that his passport had expired.',
    [],
    ["The teacher's passport had expired."],
  ],
  ['The hotel called the guest since her visa had expired.', [], ["The hotel's visa had expired."]],
  ['Mr. Ito wrote to Ms. Roe because he was ill.', ['Mr. Ito was ill.'], ['Ms. Roe was ill.']],
  ['Vera called the clinic when she lost her card.', ['Vera lost her card.'], ['The clinic lost her card.']],
  ['The airline apologised because it missed the deadline.', ['The airline missed the deadline.'], []],
  [
    'The tenants paid the rent after they received the invoice.',
    ['The tenants received the invoice.', 'The tenants paid the rent.'],
    [],
  ],
  [
    'The city closed the bridge after it was damaged.',
    ['The bridge was damaged.'],
    ['The city was damaged.'],
  ],
  ['The club moved to Bergen because it needed more space.', ['The club needed more space.'], []],
  ['Tom sent back the kettle because it was damaged.', ['The kettle was damaged.'], []],
  ['The bank blocked the card because it was stolen.', ['The card was stolen.'], []],
];

testTold('a deed that a pronoun tells', TOLD);
