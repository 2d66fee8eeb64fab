/** Whose something is who did not do it, and what is included in an amount, which is not its price. */
import { type Told, testTold } from './told.ts';

const OWNERS: readonly Told[] = [
  [
    'Ticket 5582 was opened by Lena Marsh on 11 May. Support reset her two-factor settings on 12 May.',
    ["Support reset Lena Marsh's two-factor settings."],
    ['Lena Marsh reset her two-factor settings.'],
  ],
  [
    'Ms. Osei called on 3 May. Sales renewed her contract.',
    ["Sales renewed Ms. Osei's contract."],
    ['Ms. Osei renewed her contract.'],
  ],
  [
    'Ms. Osei called on 3 May. She cancelled her order.',
    ['Ms. Osei cancelled her order.'],
    ['Ms. Osei kept her order.'],
  ],
];

const INCLUDED: readonly Told[] = [
  [
    'Lunch is included in the fee of €45.',
    ['The fee is €45.', 'Lunch is included in the €45 fee.', 'The fee of €45 includes lunch.'],
    ['Lunch costs €45.', 'Lunch is €45.'],
  ],
  ['Delivery is included in the price of $529.', ['Delivery is included.'], ['Delivery costs $529.']],
  ['Breakfast is included in the room rate of €90.', [], ['Breakfast is €90.']],
];

testTold('whose something is', OWNERS);
testTold('what is included in an amount', INCLUDED);
