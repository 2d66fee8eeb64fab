/**
 * A sentence that opens with what it excepts does not say it of all; what the two largest do, or the other half of a
 * sentence, or what is only weighed, is not the claim's; what is on top of a price is not in it.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Apart from the orders of the last ten minutes no data was lost.', [], ['No data was lost.']],
  ['Except for two from May, all invoices were paid.', [], ['All invoices were paid.']],
  ['With the exception of the attic, every room has a balcony.', [], ['Every room has a balcony.']],
  ['All invoices except two from May were paid.', ['All invoices except two from May were paid.'], []],
  ['The two largest shareholders own 60% of the firm.', [], ['The shareholders own 60% of the firm.']],
  ['Smaller branches close at noon on Saturdays.', [], ['Branches close at noon on Saturdays.']],
  ['The two larger paid plans include phone support.', [], ['Paid plans include phone support.']],
  ['The remaining guests got a voucher.', [], ['The guests got a voucher.']],
  ['The two engineers fixed the pump.', ['The engineers fixed the pump.'], []],
  ['The bank agreed to look at lowering the rate.', [], ['The bank agreed to lower the rate.']],
  ['The council decided to discuss closing the pool.', [], ['The council decided to close the pool.']],
  ['The bank agreed to lower the rate by a point.', ['The bank agreed to lower the rate.'], []],
  [
    'The court blocked the sale of the house but let the sale of the flat go ahead.',
    [],
    ['The court blocked the sale of the flat.'],
  ],
  [
    'The team deleted the copy of April and kept the copy of March.',
    ['The team deleted the copy of April.', 'The team kept the copy of March.'],
    ['The team deleted the copy of March.'],
  ],
  [
    'The course starts in the new building and moves to the old one in week three.',
    ['The course starts in the new building.'],
    ['The course starts in the old building.'],
  ],
  [
    'Rita bought the blue car and sold the red one.',
    ['Rita bought the blue car.'],
    ['Rita bought the red car.'],
  ],
  ['Rent 900 euros plus 120 for heating.', [], ['The rent includes heating.']],
  ['Price 40 euros plus VAT.', [], ['The price includes VAT.']],
  ['Price 40 euros incl. VAT.', ['The price includes VAT.'], []],
  [
    'The customer does not want a refund but a replacement.',
    ['The customer wants a replacement.'],
    ['The customer wants a refund.', 'The customer does not want a replacement.'],
  ],
  ['The firm does not sell coffee but tea.', ['The firm sells tea.'], ['The firm sells coffee.']],
];

testTold('what is excepted, picked out or weighed', TOLD);
