/**
 * What a text says of one kind, one member, a level beyond, another date or only as a heading is not said of the whole, of
 * the other, at the level, of the thing or as done.
 */
import { type Told, testTold } from './told.ts';

const TWO_BY_WHEN =
  'The policyholder must report a burglary to the police without delay and to us within one week.';
const TABLE =
  '| Pos | Article | Qty | Unit price | Amount |\n|---|---|---|---|---|\n| 1 | Drill D-40 | 4 | 120.00 | 480.00 |\n' +
  '| 3 | Work gloves | 25 | 4.00 | 100.00 |\n\nSubtotal: 897.00 EUR\nTotal: 1,048.14 EUR';

const TOLD: readonly Told[] = [
  ['Smoking cigars is prohibited.', ['Smoking cigars is prohibited.'], ['Smoking is prohibited.']],
  ['Parking behind the house is free.', [], ['Parking is free.']],
  ['§7 Subletting. Subletting the whole flat is prohibited.', [], ['Subletting is prohibited.']],
  ['Smoking is prohibited here.', ['Smoking is prohibited.'], []],
  ['Swimming and diving are allowed.', ['Swimming is allowed.'], []],
  ['Glass breakage is insured under the Plus tariff.', [], ['Glass breakage is insured.']],
  ['Overtime is paid under the new agreement.', [], ['Overtime is paid.']],
  ['Glass breakage is insured under section 4.', ['Glass breakage is insured.'], []],
  ['The key is hidden under the mat.', ['The key is hidden.'], []],
  [
    TWO_BY_WHEN,
    ['A burglary must be reported to the police without delay.'],
    ['A burglary must be reported to the police within one week.'],
  ],
  [
    'The form was sent to the court by 3 May and to the landlord within a month.',
    [],
    ['The form was sent to the court within a month.'],
  ],
  [
    'Customers in the EU were affected; the US region was not.',
    ['Customers in the EU were affected.'],
    ['Customers in the US were affected.'],
  ],
  ['Customers in the US were affected; the EU region was not.', ['Customers in the US were affected.'], []],
  ['4. Office move. Ben asked for quotes.', [], ['The office was moved.']],
  ['Website redesign. Two agencies have sent offers.', [], ['The website was redesigned.']],
  ['Item 5: Roof repair\nThe board discussed the cost.', [], ['The roof was repaired.']],
  ['Roof repair: done in May.', ['The roof was repaired.'], []],
  [
    'Invoice date: 14 April 2025. Due: 14 May 2025. Order: PO-5512 of 2 April 2025.',
    ['The invoice is dated 14 April 2025.'],
    ['The order is dated 14 April 2025.'],
  ],
  ['Deposit of 200.00 EUR received on 4 April with thanks.', [], ['A deposit of 200 EUR is due.']],
  ['A deposit of 200 EUR is still due.', ['A deposit of 200 EUR is due.'], []],
  ['Overtime is paid only to employees below grade 7.', [], ['Overtime is paid to employees of grade 7.']],
  ['Overtime is paid to employees of grade 7 and above.', ['Overtime is paid to employees of grade 7.'], []],
  [TABLE, ['The unit price of the work gloves is 4.00.'], ['The unit price of the work gloves is 100.00.']],
  ['I have paid. Thanks, Carl.', [], ['Carl has paid.']],
  ['I have paid. Thanks\nCarl', ['Carl has paid.'], []],
  ['I have paid. Best regards, Carl.', ['Carl has paid.'], []],
  ['The fee was going to be paid, but the bank blocked it.', [], ['The fee was paid.']],
  ['Ann was supposed to move, but the landlord refused.', [], ['Ann moved.']],
  ['The day the invoice was paid never came.', [], ['The invoice was paid.']],
  ['The invoice Ann paid was another one.', [], ['Ann paid the invoice.']],
  ['The invoice was paid on time, and the reminder never came.', ['The invoice was paid.'], []],
  ['Talks were interrupted.', [], ['Talks were broken off.']],
  ['He brought up the issue.', [], ['He created the issue.']],
];

testTold('one kind, one member, a level beyond or a heading', TOLD);
