/** Each of two deeds of one subject, and deeds done to another thing than the one that is told of. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Kim did not attend the meeting.', [], ['Kim did not attend the lecture.']],
  ['Kim attended the meeting.', [], ['Kim attended the lecture.']],
  ['Kim missed the meeting.', [], ['Kim skipped the lecture.', 'Kim did not attend the lecture.']],
  ['Kim skipped the meeting.', [], ['Kim skipped the lecture.']],
  ['Kim missed the lecture.', [], ['Kim did not attend the wedding.', 'Kim failed to attend the wedding.']],
  ['Mr. Osei missed the ferry on Monday.', [], ['Mr. Osei did not catch the train on Monday.']],
  ['The letter did not reach the tenant.', [], ['The parcel was not received by the tenant.']],
  [
    'The board turned down the request.',
    [],
    ['The board rejected the plan.', 'The plan was rejected by the board.'],
  ],
  [
    'The board rejected the request.',
    ['The request was turned down.'],
    ['The board did not approve the plan.'],
  ],
  ['The bank refused the cheque.', [], ['The bank did not accept the card.']],
  ['Ivo refused the contract.', [], ['Ivo did not sign the lease.']],
  ['Ivo lost the cat.', [], ['Ivo did not keep the dog.']],
  ['The request was turned down by the board.', [], ['The plan was rejected by the board.']],
  ['The request was rejected.', [], ['The plan was turned down.']],
  [
    'Swimming is forbidden in the lake.',
    ['It is not allowed to swim in the lake.'],
    ['It is prohibited to fish in the lake.'],
  ],
  [
    'The deposit cannot be refunded, except if the booking is cancelled.',
    [],
    ['The deposit cannot be refunded if the booking is cancelled.'],
  ],
  [
    'The shop is not open at weekends, except on Sundays in December.',
    [],
    ['The shop is not open on Sundays.'],
  ],
  ['Dogs are not allowed, except in the garden.', [], ['Dogs are not allowed in the garden.']],
  ['Trucks may not park here, except in the yard.', [], ['Trucks may not park in the yard.']],
  [
    'The tenant paid the invoice and moved out on 3 May.',
    ['The invoice was paid by the tenant.', 'The tenant moved out on 3 May.'],
    [],
  ],
  ['The nurse has weighed the baby and wants to see it again.', ['The nurse weighed the baby.'], []],
  ['The bank approved the loan but later withdrew the approval.', [], ['The loan was approved by the bank.']],
  ['The guard said the thief opened the door and ran.', [], ['The door was opened by the guard.']],
  [
    'Ms. Roe ordered a new lock but rejected the offer for an alarm.',
    [],
    ['A new lock was rejected by Ms. Roe.'],
  ],
  ['Mr. Hale opened the account and closed it the next day.', [], ['The account was opened by Mr. Hale.']],
  [
    'Mr. Hale has seen the flat and wants to rent it.',
    ['The flat has been seen by Mr. Hale.'],
    ['The flat was rented by Mr. Hale.'],
  ],
  [
    'The seller would have shipped the order and informed the buyer.',
    [],
    ['The order was shipped by the seller.'],
  ],
  ['If the seller shipped the order and informed the buyer, no fee is due.', [], ['The order was shipped.']],
  [
    'The clerk printed the report and forgot to send it to the auditor.',
    ['The report was printed by the clerk.'],
    ['The report was sent to the auditor.'],
  ],
  ['The consulate granted the visa but revoked it.', [], ['The visa was granted.']],
  ['Kim missed the ferry.', [], ['Kim did not catch the train.']],
  ['Kim did not see the dog.', [], ['Kim did not see the cat.']],
  ['Kim missed the train.', [], ['Kim did not catch the bus.']],
  ['Kim missed the hearing.', [], ['Kim did not attend the concert.']],
];

testTold('a deed is told of its own object', TOLD);
