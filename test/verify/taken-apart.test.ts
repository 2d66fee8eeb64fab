// What a claim sets beside each other, looked up part by part: two days, an amount and its limit, runs in a log, votes.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string];

function about(what: string, given: readonly Given[], rows: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim] of rows)
      test(`${supported ? 'says' : 'does not say'} "${claim}"`, () => {
        assert.equal(ask(claim, given).status === 'supported', supported);
      });
  });
}

about(
  'days of two sources',
  ['Invoice 88: due date 20 June 2026.', 'Bank: invoice 88 was paid on 16 June 2026.'],
  [
    [true, 'Invoice 88 was paid four days before its due date.'],
    [true, 'Invoice 88 was paid before its due date.'],
    [false, 'Invoice 88 was paid five days before its due date.'],
    [false, 'Invoice 88 was paid after its due date.'],
  ],
);

about(
  'two deeds in one note',
  ['Contract 40: signed for the client by Hal Moss on 2 Feb and for the agency by Pia Ito on 4 Feb.'],
  [
    [true, 'The agency signed the contract two days after the client did.'],
    [false, 'The agency signed the contract three days after the client did.'],
  ],
);

about(
  'deeds by their labels',
  ['Complaint 31: received 2 May 2026, answered 9 May 2026.'],
  [
    [true, 'The complaint was answered within ten days.'],
    [true, 'The complaint was answered a week after it was received.'],
    [false, 'The complaint was answered within five days.'],
    [false, 'The complaint was answered two weeks after it was received.'],
  ],
);

about(
  'days of two invoices',
  ['Invoice 1: paid 3 May 2026. Invoice 2: due 5 June 2026. The goods were delivered on 6 June 2026.'],
  [[false, 'Invoice 2 was paid before the goods were delivered.']],
);

about(
  'what is only planned',
  ['Delivery planned for 3 May 2026. The return was received on 6 June 2026.'],
  [[false, 'The order was delivered before the return was received.']],
);

about(
  'a period that a rule sets',
  [
    { order: 'A-3', purchased_at: '2026-05-01', refund_requested_at: '2026-05-13' },
    'Refunds are available within 14 days of purchase.',
  ],
  [[true, 'The refund request is within the 14-day refund window.']],
);

about(
  'a day behind a period that a rule sets',
  [
    { order: 'A-3', purchased_at: '2026-05-01', refund_requested_at: '2026-05-23' },
    'Refunds are available within 14 days of purchase.',
  ],
  [[false, 'The refund request is within the 14-day refund window.']],
);

about(
  'an amount and a limit of another source',
  ['The shipment weighs 17.4 kg.', 'Carrier terms: parcels up to 20 kg are accepted.'],
  [
    [true, "The shipment weighs less than the carrier's 20 kg limit."],
    [false, "The shipment weighs more than the carrier's 20 kg limit."],
    [false, "The shipment weighs less than the carrier's 25 kg limit."],
  ],
);

about(
  'a limit by the day in data',
  [{ withdrawal: { amount: 620, currency: 'EUR' }, limits: { daily: 500, currency: 'EUR' } }],
  [
    [true, 'The withdrawal exceeds the daily limit of 500 euros.'],
    [false, 'The withdrawal is within the daily limit of 500 euros.'],
  ],
);

about(
  'a limit for something else',
  ['Refund RF-3: 45 pounds.', 'Cash withdrawals up to 500 pounds are free.'],
  [[false, 'The refund of 45 pounds is below the 500 pound limit.']],
);

about(
  'a warranty',
  ['Serial T-5: bought 10 October 2024. Warranty: 24 months from the date of purchase.'],
  [
    [true, 'The device is still under warranty on 1 September 2026.'],
    [true, 'The device is no longer under warranty on 1 November 2026.'],
    [false, 'The device is still under warranty on 1 November 2026.'],
    [false, 'The car is still under warranty on 1 September 2026.'],
  ],
);

const BACKUPS =
  '2026-06-01 02:00 backup nightly OK\n2026-06-02 02:00 backup nightly FAILED: disk full\n2026-06-03 02:00 backup nightly OK';

about(
  'runs in a log',
  [BACKUPS],
  [
    [true, 'The nightly backup of 2 June failed.'],
    [true, 'Only one of the three nightly backups failed.'],
    [false, 'The nightly backup of 3 June failed.'],
    [false, 'Two of the three nightly backups failed.'],
    [false, 'All nightly backups succeeded.'],
  ],
);

about(
  'how long a run took',
  [
    '2026-06-01 02:00:10 INFO schema migration started\n2026-06-01 02:04:00 INFO index rebuild started\n2026-06-01 02:12:10 INFO schema migration finished',
  ],
  [
    [true, 'The schema migration took 12 minutes.'],
    [false, 'The schema migration took 14 minutes.'],
    [false, 'The index rebuild took 12 minutes.'],
  ],
);

about(
  'votes in minutes',
  [
    'Minutes of 3 May. Present: Adair, Bruce, Cline, Dunn. Motion: new cycle lane. For: Adair, Bruce, Cline. Against: Dunn.',
  ],
  [
    [true, 'Four members were present.'],
    [true, 'Dunn voted against the new cycle lane.'],
    [true, 'Only Dunn voted against the motion.'],
    [false, 'Five members were present.'],
    [false, 'Cline voted against the new cycle lane.'],
    [false, 'Dunn voted against the budget.'],
    [false, 'Only Cline voted for the motion.'],
  ],
);

about(
  'charges in a table',
  [
    'charge_id,order,amount,date\nch_1,O-55,49.90,2026-03-01\nch_2,O-55,49.90,2026-03-01\nch_3,O-56,12.00,2026-03-04',
  ],
  [
    [true, 'Order O-55 was charged twice.'],
    [false, 'Order O-55 was charged three times.'],
    [false, 'Order O-56 was charged twice.'],
  ],
);

about(
  'charges of which one failed',
  [
    'charge_id,order,amount,status\nch_1,O-55,49.90,succeeded\nch_2,O-55,49.90,failed\nch_3,O-56,12.00,succeeded',
  ],
  [[false, 'Order O-55 was charged twice.']],
);

about(
  'deeds beside others of their thing',
  ['Return received 3 May 2026. Refund requested 6 May 2026. Refund issued 9 May 2026.'],
  [
    [true, 'The refund was issued six days after the return was received.'],
    [false, 'The refund was issued three days after the return was received.'],
  ],
);

about(
  'days of two complaints',
  ['First complaint: received 2 May 2026. Second complaint: received 3 May 2026, answered 10 May 2026.'],
  [[false, 'The first complaint was answered a week after it was received.']],
);
