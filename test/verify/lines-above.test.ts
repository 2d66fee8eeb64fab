/** A line of its own that ends with a colon tells what the lines under it are. */
import { testTold } from './told.ts';

const RULE = 'If a guest checks out late, a fee of 20 euros is charged.';
const ORDER = 'Refunds are issued once the item has been inspected.';

testTold('What stands under a line that says that it is none is not stated', [
  [RULE, [RULE, 'Guests who check out late pay 20 euros.'], []],
  [`Our rules:\n${RULE}`, [RULE, 'Guests who check out late pay 20 euros.'], []],
  [`Old policy:\n${RULE}`, [], [RULE, 'Guests who check out late pay 20 euros.']],
  [`Example:\n${RULE}`, [], [RULE, 'Guests who check out late pay 20 euros.']],
  [`Old process:\n${ORDER}`, [], [ORDER, 'Refunds are issued after the item is inspected.']],
  [
    'Last year:\nThe office is closed from 4 to 6 May.',
    [],
    ['The office is closed from 4 to 6 May.', 'The office is closed for three days.'],
  ],
  ['Example:\nInvoices 4410 and 4411 were paid on 9 May.', [], ['Both invoices were paid.']],
  [`Old policy:\nThe fee is 10 euros.\n\n${RULE}`, [RULE], ['The fee is 10 euros.']],
]);

testTold('A rule that the next sentence ends, or that is of another, is none of these', [
  [`${RULE} This rule was abolished in 2024.`, [], [RULE, 'Guests who check out late pay 20 euros.']],
  [
    `${ORDER} This procedure is no longer used.`,
    [],
    [ORDER, 'Refunds are issued after the item is inspected.'],
  ],
  ['If a guest breaks our glasses, a refund is given.', [], ['Guests who break their glasses get a refund.']],
]);
