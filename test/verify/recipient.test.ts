// What was sent, given or done to somebody else was not so to the one addressed; who is served, or named, may be that one.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['The voucher was sent to the hotel.', [], ['The voucher was sent to you.', 'We sent you the voucher.']],
  ['The voucher was sent to the guest.', ['The voucher was sent to you.', 'We sent you the voucher.'], []],
  ['The contract was sent to the landlord on 3 May.', [], ['We sent you the contract on 3 May.']],
  ['The contract was sent to Ines Costa on 3 May.', ['We sent you the contract on 3 May.'], []],
  ['The invoice was emailed to accounting.', [], ["We've emailed you the invoice."]],
  ['The invoice was emailed to your manager.', [], ["We've emailed you the invoice."]],
  ['The invoice was emailed to the customer.', ["We've emailed you the invoice."], []],
  ['We refunded the supplier $40.', [], ['We refunded you $40.']],
  ['We refunded the customer $40.', ['We refunded you $40.'], ['We refunded you $50.']],
  ['$40 was refunded to the card.', ["We've refunded you $40."], []],
  ['We booked the crew a room.', [], ["We've booked you a room."]],
  ['Another passenger was rebooked on LX 40.', [], ["We've rebooked you on LX 40."]],
  [
    'The passenger was rebooked on LX 40.',
    ["We've rebooked you on LX 40."],
    ["We've rebooked you on LX 41."],
  ],
  ['Contract sent to landlord on 3 May.', [], ['We sent you the contract on 3 May.']],
  ['The keys were handed to the caretaker.', [], ['The keys were handed to you.']],
];

testTold('whom a deed reached', TOLD);
