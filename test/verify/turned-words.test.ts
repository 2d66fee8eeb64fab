/** Statements that differ from what is said by one word: again, no longer, after for within, to for from, every for the, even though. */
import { testTold } from './told.ts';

testTold('What was done once is not done again', [
  [
    'The meeting of 4 May was put back to 11 May.',
    ['The meeting of 4 May was put back to 11 May.'],
    ['The meeting of 4 May was put back to 11 May again.'],
  ],
  ['The server crashed on Monday.', ['The server crashed.'], ['The server crashed once more.']],
  ['The server crashed again on Monday.', ['The server crashed again.'], []],
  ['The lift is working again.', ['The lift works again.'], []],
]);

testTold('What holds now is not over', [
  ['Due date: 17 May', ['The due date is 17 May.'], ['The due date is no longer 17 May.']],
  [
    'Flight 33: gate changed from B12 to C4.',
    ['The gate for flight 33 is C4.'],
    ['The gate for flight 33 is no longer C4.'],
  ],
  [{ fee_usd: 25 }, ['The fee is 25 dollars.'], ['The fee is no longer 25 dollars.']],
]);

testTold('What holds within a time does not hold after it', [
  [
    'A full refund is given to customers who cancel within 14 days.',
    ['Customers who cancel within 14 days get a full refund.'],
    ['Customers who cancel after 14 days get a full refund.'],
  ],
  [
    'The landlord must return the deposit within 14 days of the end of the lease.',
    ['The landlord has to return the deposit within 14 days of the end of the lease.'],
    ['The landlord has to return the deposit after 14 days.'],
  ],
  ['The link is valid for 15 minutes.', ['The link stops working after 15 minutes.'], []],
]);

testTold('Each way has its own clause', [
  [
    'The train from Lyon was cancelled; the train to Lyon ran late.',
    ['The train from Lyon was cancelled.', 'The train to Lyon ran late.'],
    ['The train to Lyon was cancelled.', 'The train from Lyon ran late.'],
  ],
  [
    'The letter from Kim was lost; the letter to Kim arrived.',
    ['The letter to Kim arrived.'],
    ['The letter to Kim was lost.'],
  ],
]);

testTold('What is reckoned of one is not told of all', [
  [
    'The payment was made on 28 February 2026. The due date was 1 March 2026.',
    ['The payment was made on time.'],
    ['Every payment was made on time.', 'All payments were made on time.'],
  ],
]);

testTold('Who tells of a deed has not done it', [
  [
    'The manager confirmed the parcel arrived on Monday.',
    ['The parcel arrived on Monday.'],
    ['The manager arrived on Monday.'],
  ],
  ['The manager confirmed and arrived on Monday.', ['The manager arrived on Monday.'], []],
]);

testTold('What stands beside a deed may be its cause', [
  [
    '04 Apr line 7 closed, power failure at the depot.',
    [],
    ['Line 7 was closed on 4 April even though there was a power failure.'],
  ],
  ['The match was played although it rained.', ['The match was played although it rained.'], []],
]);
