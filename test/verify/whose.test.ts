// What is the customer's is yours, where the evidence serves one role; what is another's, or another thing of his, is not.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    "The customer's refund was approved on 3 May.",
    ['Your refund was approved.', 'Your refund was approved on 3 May.'],
    ['Your refund was rejected.', 'Your return was approved.', 'Your refund was approved on 4 May.'],
  ],
  ["The supplier's refund was approved.", [], ['Your refund was approved.']],
  ["The customer's old account was closed.", [], ['Your account was closed.']],
  [
    "A hold of $90 is placed on the renter's credit card.",
    ['A hold of $90 is placed on your credit card.'],
    ['A hold of $80 is placed on your credit card.', 'A hold of $90 is placed on your account.'],
  ],
  ["The fee was charged to the landlord's card.", [], ['The fee was charged to your card.']],
  ["The parcel was left at the neighbour's door.", [], ['The parcel was left at your door.']],
  [
    "The tenant's deposit will be returned within 14 days.",
    ['Your deposit will be returned within 14 days.'],
    ['Your deposit will be returned within 4 days.'],
  ],
];

testTold('whose a thing is', TOLD);
