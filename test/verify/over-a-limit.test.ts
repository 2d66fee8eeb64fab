/** What a rule asks of all above a limit is asked of one thing whose own amount is above it, and of no other. */
import { type Told, testTold } from './told.ts';

const RULE = 'All refunds over $200 need manager approval.';
const LARGE = 'Invoices above 5,000 euros require the signature of a director.';

const TOLD: readonly Told[] = [
  [`${RULE} Refund RF-12 is $350.`, ['Refund RF-12 needs manager approval.'], []],
  [`${RULE} Refund RF-12 for order O-4 is $350.`, ['Refund RF-12 needs manager approval.'], []],
  [`${RULE} The amount of refund RF-12 is $350.`, ['Refund RF-12 needs manager approval.'], []],
  [`${RULE} Refund RF-12 of 3 May is for $350.`, ['Refund RF-12 needs manager approval.'], []],
  [
    `${LARGE} Invoice INV-88 is for 7,200 euros.`,
    ['Invoice INV-88 requires the signature of a director.'],
    [],
  ],
  [
    `${RULE} Refund RF-12 is $150. Refund RF-13 is $350.`,
    ['Refund RF-13 needs manager approval.'],
    ['Refund RF-12 needs manager approval.'],
  ],
  [`${RULE} The fee for refund RF-12 is $350.`, [], ['Refund RF-12 needs manager approval.']],
  [`${RULE} Invoice RF-12 is $350.`, [], ['Refund RF-12 needs manager approval.']],
  [
    `${RULE} Refund RF-12 was requested together with a fee of $350.`,
    [],
    ['Refund RF-12 needs manager approval.'],
  ],
  [`${RULE} Refund RF-12 is not $350.`, [], ['Refund RF-12 needs manager approval.']],
  [
    `${RULE} Refunds of members never do. Refund RF-12 of a member is $350.`,
    [],
    ['Refund RF-12 needs manager approval.'],
  ],
  [`${RULE} Urgent refunds do not. Refund RF-12 is $350.`, [], ['Refund RF-12 needs manager approval.']],
  [
    `${LARGE} The shipment of invoice INV-88 cost 7,200 euros.`,
    [],
    ['Invoice INV-88 requires the signature of a director.'],
  ],
];

testTold('a rule for what is above a limit', TOLD);
