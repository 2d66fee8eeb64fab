/** Notes that open with what they are about and go on in participles; an object that stands nowhere. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Flat 12, heating. Reported 3 March. Repaired 5 March by Volt Services.',
    [
      'The heating in flat 12 was repaired by Volt Services.',
      'Volt Services repaired the heating in flat 12.',
      'The heating was repaired on 5 March.',
      'The heating was repaired two days after it had been reported.',
    ],
    [
      'The heating in flat 13 was repaired by Volt Services.',
      'The heating was repaired on 3 March.',
      'Volt Services reported the heating.',
      'The window was repaired by Volt Services.',
    ],
  ],
  [
    'CHG-31. Requested by Tom. Approved by Priya, 4 May. Deployed by Tom, 5 May 07:00. No incidents.',
    ['Priya approved CHG-31.'],
    [
      'CHG-31 was approved by Tom.',
      'Priya deployed CHG-31.',
      'CHG-32 was approved by Priya.',
      'CHG-31 was approved on 5 May.',
    ],
  ],
  ['CHG-31. Requested by Tom. Deployed by Tom, 5 May 07:00. No incidents.', ['There were no incidents.'], []],
  [
    'PNR 8KD: first leg delayed 70 min, connection missed. Rebooked to LH 118, next morning. Hotel voucher issued.',
    ['A hotel voucher was issued.', 'The connection was missed.'],
    [],
  ],
  [
    'M-5: third party admitted fault in writing, excess waived. Repair authorised at Lund Motors, EUR 1,240.',
    [
      'The third party admitted fault in writing.',
      'The excess was waived.',
      'A repair at Lund Motors was authorised.',
    ],
    [],
  ],
  [
    'Payouts to Shop 88 stopped 2 May, bank details changed on 1 May, verification pending.',
    ['The verification is still pending.', 'Payouts to Shop 88 were stopped on 2 May.'],
    [],
  ],
  [
    'Address change on W-6120 saved 14:02. Carrier declined the intercept at 14:20.',
    ['The address change was saved at 14:02.'],
    [],
  ],
  ['12:05 - Fix deployed. Finland was never on the affected batch.', ['A fix was deployed at 12:05.'], []],
  [
    '18 Sep: AC-3390 downgraded, annual to monthly. Unused seven months credited to card, GBP 83.30, settled 20 Sep.',
    ['GBP 83.30 was credited to the card.'],
    [],
  ],
  [
    '18 Sep: AC-3390 downgraded. Unused seven months credited to card, GBP 83.30.',
    ['Unused months were credited to the card.'],
    [],
  ],
  ['18 Sep: AC-3390 downgraded, annual to monthly.', ['AC-3390 was downgraded on 18 September.'], []],
  [
    'Flat 12, heating. Reported 3 March. Flat 14, window. Repaired 5 March by Volt Services.',
    [],
    ['The heating was repaired by Volt Services.'],
  ],
  [
    'Flat 12, heating. Reported 3 March. Repair planned 5 March by Volt Services.',
    [],
    ['The heating was repaired.'],
  ],
  [
    'Carrier declined the intercept at 14:20, parcel continues to the old address.',
    [],
    ['The carrier refused to intercept the letter.'],
  ],
];

testTold('notes under a head', TOLD);
