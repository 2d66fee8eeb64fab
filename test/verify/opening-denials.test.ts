/** Denials that stand before what they are of ("it is not the case that", "not only did she"), and how often something is done. */
import { type Told, testTold } from './told.ts';

const DENIED: readonly Told[] = [
  [
    'It is not the case that the licence was revoked.',
    ['The licence was not revoked.'],
    ['The licence was revoked.', 'The licence was not renewed.', 'The lease was not revoked.'],
  ],
  [
    'It is not true that Mara approved the transfer.',
    ['Mara did not approve the transfer.'],
    [
      'Mara approved the transfer.',
      'Jonas did not approve the transfer.',
      'Mara did not approve the budget.',
      'The transfer was not approved.',
    ],
  ],
  [
    'It is false that the service contract has expired.',
    ['The service contract has not expired.'],
    ['The service contract has expired.', 'The service contract has not been signed.'],
  ],
  [
    'It is not the case that the office was closed on 4 July.',
    ['The office was not closed on 4 July.'],
    [
      'The office was not closed.',
      'The office was closed on 4 July.',
      'The office was not closed on 5 July.',
    ],
  ],
  // What is denied of all together, of a doer or a reason may be so all the same.
  [
    'It is not the case that all shipments were insured.',
    [],
    ['The shipments were not insured.', 'No shipment was insured.'],
  ],
  ['It is not the case that the mast was damaged by hail.', [], ['The mast was not damaged.']],
  ['It is not the case that the clerk resigned because of the audit.', [], ['The clerk did not resign.']],
  [
    'It is not the case that the door was locked and alarmed.',
    [],
    ['The door was not locked.', 'The door was not alarmed.'],
  ],
  ['Jonas said that it is not the case that the licence was revoked.', [], ['The licence was not revoked.']],
  ['Is it true that it is not the case that the licence was revoked?', [], ['The licence was not revoked.']],
];
testTold('a denial before a whole statement', DENIED);

const NOT_ONLY: readonly Told[] = [
  [
    'Not only did the tenant apologise, he also repaired the fence.',
    ['The tenant apologised.', 'The tenant repaired the fence.', 'The tenant also repaired the fence.'],
    [
      'The tenant did not apologise.',
      'The tenant did not repair the fence.',
      'The landlord apologised.',
      'The landlord repaired the fence.',
      'Only the tenant apologised.',
    ],
  ],
  [
    'Not only was the lens scratched, but it was also cracked.',
    ['The lens was scratched.', 'The lens was cracked.'],
    ['The lens was not scratched.', 'The lens was not cracked.', 'The camera was cracked.'],
  ],
  [
    'Not only did Mara coach Nina, she also won the final.',
    ['Mara coached Nina.'],
    ['Nina won the final.', 'Nina coached Mara.', 'Mara did not coach Nina.'],
  ],
  [
    'The courier not only delivered the parcel but also repaired the shelf.',
    ['The courier delivered the parcel.', 'The courier repaired the shelf.'],
    [
      'The courier did not deliver the parcel.',
      'The tenant delivered the parcel.',
      'The courier delivered the shelf.',
      'The courier repaired the parcel.',
    ],
  ],
  ['The shop not only closed on Sundays but also on Mondays.', [], ['The shop did not close on Sundays.']],
  ['Not only might the lens crack, it might leak.', [], ['The lens cracked.', 'The lens leaks.']],
  ['Not once did the tenant apologise.', [], ['The tenant apologised.']],
];
testTold('"not only" denies nothing', NOT_ONLY);

const OFTEN: readonly Told[] = [
  [
    'The lift is inspected quarterly.',
    ['The lift is inspected every three months.', 'The lift is inspected every quarter.'],
    [
      'The lift is inspected every month.',
      'The lift is inspected every four months.',
      'The lift is inspected every six months.',
      'The lift is not inspected every three months.',
    ],
  ],
  [
    'The filters are cleaned every six months.',
    ['The filters are cleaned half-yearly.'],
    ['The filters are cleaned yearly.', 'The filters are cleaned quarterly.'],
  ],
  [
    'Wages are paid fortnightly.',
    ['Wages are paid every two weeks.', 'Wages are paid every other week.'],
    ['Wages are paid weekly.', 'Wages are paid every two months.', 'Wages are paid every week.'],
  ],
];
testTold('how often', OFTEN);
