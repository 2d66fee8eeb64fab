/** What the line that leads a list says of its items, and of nothing that is not one of them. */
import { type Told, testTold } from './told.ts';

const WARRANTY =
  'Covered by the warranty:\n- battery\n- screen\n\nNot covered by the warranty:\n- water damage\n- theft';
const POLICY =
  '# Return policy\n\n## Eligible items\n* Unopened electronics\n* Clothing with tags\n\n## Not eligible\n* Gift cards\n* Opened software';
const REFUNDS =
  'The following refunds were approved:\n- order 5: $20\n- order 6: $35\n\nThe following were rejected:\n- order 7: $90';

const TOLD: readonly Told[] = [
  [
    WARRANTY,
    ['The screen is covered by the warranty.', 'Theft is not covered by the warranty.'],
    [
      'Theft is covered by the warranty.',
      'The screen is not covered by the warranty.',
      'The screen is covered by the insurance.',
      'The keyboard is covered by the warranty.',
    ],
  ],
  [
    POLICY,
    ['Gift cards are not eligible.', 'Unopened electronics are eligible.'],
    [
      'Gift cards are eligible.',
      'Clothing is eligible.',
      'Electronics are eligible.',
      'Unopened electronics are not eligible.',
      'Software is not eligible.',
    ],
  ],
  [
    REFUNDS,
    ['The refund for order 6 was approved.', 'The refund for order 6 is $35.'],
    [
      'The refund for order 7 was approved.',
      'The refund for order 6 is $20.',
      'The refund for order 6 was rejected.',
      'Order 6 was approved.',
    ],
  ],
  [
    'Approved requests:\n- 11\n- 12\n\nRejected requests:\n- 13',
    ['Request 12 was approved.', 'Request 13 was rejected.'],
    [
      'Request 13 was approved.',
      'Request 12 was rejected.',
      'Request 14 was approved.',
      'Invoice 12 was approved.',
      'Request 13 was not rejected.',
    ],
  ],
  [
    'Shipped:\n1. Parcel 4\n2. Parcel 5\nCancelled:\n1. Parcel 6',
    ['Parcel 5 was shipped.', 'Parcel 6 was cancelled.'],
    ['Parcel 6 was shipped.', 'Parcel 5 was cancelled.', 'Parcel 5 was delivered.'],
  ],
  ['Covered if you are a member:\n- battery\n- screen', [], ['The screen is covered.']],
  ['Covered:\n- battery\n- screen (first year only)', [], ['The screen is covered.']],
  ['Examples\n\nApproved:\n- Request 12', [], ['Request 12 was approved.']],
  ['Rejected:\n- Request 12\nApproved:\n- Request 12', [], ['Request 12 was approved.']],
  ['Planned:\n- Server 4\n- Server 5', [], ['Server 4 was planned and built.', 'Server 4 was built.']],
];

testTold('a list says of its items what the line before it says', TOLD);
