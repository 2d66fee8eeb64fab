/** A value in a bracket behind another is told by what the bracket says of it; a text with gaps to fill in tells of nobody. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  ['Weight: 82 kg (last visit 85 kg)', ['The weight is 82 kg.'], ['The weight is 85 kg.']],
  [
    'Cholesterol: 5.1 mmol/L (limit 5.0)',
    ['The cholesterol is 5.1 mmol/L.'],
    ['The cholesterol is 5.0 mmol/L.'],
  ],
  ['The price is 35 EUR (last year 40 EUR).', ['The price is 35 EUR.'], ['The price is 40 EUR.']],
  [
    'The timeout is now 20 minutes (previously 60).',
    ['The timeout used to be 60 minutes.'],
    ['The timeout is 60 minutes.'],
  ],
  ['The distance is 5 miles (8 km).', ['The distance is 8 km.'], []],
  ['Order 44 (contains 3 lamps)', ['The order contains 3 lamps.'], []],
  ['Hi, XXX has approved your request on DD/MM/YYYY.', [], ['The request was approved.']],
  ['Hi, Kim has approved your request on 3 May 2026.', ['The request was approved.'], []],
  ['Your claim no. ______ has been approved.', [], ['The claim has been approved.']],
  ['We have credited <AMOUNT> to your account.', [], ['The shop credited an amount to the account.']],
  ['Your order was shipped on %SHIP_DATE%.', [], ['The order was shipped.']],
  ['Your order was shipped by [REDACTED] on 3 May.', ['The order was shipped.'], []],
  ['Your card ending in XXXX 1234 was blocked on 3 May.', ['The card was blocked.'], []],
  ['10:02 [INFO] The server was restarted.', ['The server was restarted.'], []],
  ['The contract was signed on 3 May.\n\nSignature: __________', ['The contract was signed.'], []],
];

testTold('brackets and gaps', TOLD);
