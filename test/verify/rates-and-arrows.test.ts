/** Values at each time, along an arrow, of so many, in a phrase that asks, allows or bounds; and causes that are none. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Rent rose by 20 euros a month in 2023.',
    ['The rent rose by 20 euros a month in 2023.', 'The rent increased by 20 euros monthly.'],
    ['Rent rose by 20 euros in 2023.'],
  ],
  ['The plant produced 40 tons a day in 2023.', [], ['The plant produced 40 tons in 2023.']],
  ['He paid 240 euros in 2023, that is 20 euros a month.', ['He paid 240 euros in 2023.'], []],
  ['The plan costs 20 euros a month.', ['The plan costs 20 euros.'], []],
  [
    '2026-09-14T09:05:00Z INFO quota raised 50GB->80GB by=admin.rui',
    [],
    ['The quota was raised to 50GB by admin.rui.'],
  ],
  ['The caterer cancelled 12 trays, I had made 5.', [], ['The caterer cancelled 5 of 12 trays.']],
  ['The caterer cancelled 12 trays. I had made 5.', [], ['The caterer cancelled 5 of 12 trays.']],
  ['Of twelve invoices five are open.', ['Five of twelve invoices are open.'], []],
  [
    'Inspection: 8 EUR, free for orders above 50 EUR',
    ['The inspection costs 8 EUR.'],
    ['The inspection is free for orders below 50 EUR.'],
  ],
  ['Client: please sign the form.', [], ['The client has signed the form.']],
  ['Fee: 30 EUR, landlord may waive.', ['The fee is 30 EUR.'], ['The landlord has waived the fee.']],
  ['Children: must be accompanied', ['Children must be accompanied.'], []],
  [
    'Overcharges: 2, both refunded before audit.',
    [],
    ['The overcharges were refunded because of the audit.'],
  ],
  ['The train was cancelled because of the strike.', ['The train was cancelled due to the strike.'], []],
  [
    'Change on 2023: tools +0.6, pay –0.4.',
    ['Pay fell by 0.4 on 2023.'],
    ['The rating for pay rose by 0.4 on 2023.'],
  ],
  [
    'Notice: two months to the end of a month.',
    ['Notice is two months to the end of a month.'],
    ['Notice is one month to the end of a month.'],
  ],
  ['Notice period: a month.', ['The notice period is one month.'], []],
  [
    'Tickets may be exchanged for another date of the same play up to 48 hours before.',
    ['Tickets may be exchanged for another date of the same play up to 48 hours before.'],
    ['Tickets may be exchanged for another play up to 48 hours before.'],
  ],
  [
    'The repair warranty is six months and covers parts only.',
    [],
    ['The repair warranty covers parts and labour for six months.'],
  ],
];

testTold('values and causes are told as the evidence tells them', TOLD);
