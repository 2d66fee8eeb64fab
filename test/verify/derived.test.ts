import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [claim: string, given: readonly Given[], supported: boolean, titles?: readonly string[]];

const LOG = '09:12 alert raised\n09:20 acknowledged by Ines\n10:42 service restored';
const RETURNS = 'Goods can be sent back within 30 days of delivery. Opened software cannot be returned.';
const IN_TIME = 'Order 7731, one desk fan. Delivered 4 March 2026. Return requested 30 March 2026.';
const LATE = 'Order 7732, one desk fan. Delivered 4 March 2026. Return requested 12 April 2026.';
const VOUCHERS = 'SPRING15: valid until 31 May 2026.\nSUMMER20: valid until 31 August 2026.';
const ORDER = 'Order 90-11 placed 3 June 2026 with code SPRING15.';
const APPROVAL =
  'Refunds above $500 need the approval of a team lead. Agents may issue smaller refunds on their own.';
const SHOPS = 'Shops whose cancellation rate is above 5 percent lose the badge.';

const RETURN_DESK =
  'Ticket 4410, Ms. Adler. Chair delivered 3 March. She filled in the return form on 19 March. Chair came back on 27 March.';
const CALL = 'Spoken with Mr. Varga by telephone, 6 July, 17:10 to 17:25. He keeps one seat.';
const CORKED = 'Corked bottles can be reported within six months of delivery.';
const PASSKEYS = 'Passkeys made before 2024 work only in browsers, those made later in the apps too.';

const DUE = 'The shipment was due on 4 May 2026 and reached the warehouse on 7 May 2026.';
const FILING = 'Section 4: A claim must be filed within seven days of the loss.';
const PIPE = 'Loss: burst pipe on 2 March 2026. Claim filed: 5 March 2026.';
const LATE_PIPE = 'Loss: burst pipe on 2 March 2026. Claim filed: 15 March 2026.';
const KETTLE =
  'Order 3390. Delivered 1 June 2026. Customer wrote on 9 June 2026 asking to send the kettle back.';
const LATE_KETTLE =
  'Order 3391. Delivered 1 June 2026. Customer wrote on 9 July 2026 asking to send the kettle back.';

const refund = (amount: number): Given => ({ refund_id: 'RF-88', order: 'O-512', amount, currency: 'USD' });

const ROWS: readonly Row[] = [
  ['The service was restored an hour and a half after the alert was raised.', [LOG], true],
  ['The service was restored two hours after the alert was raised.', [LOG], false],
  ['Eight minutes passed between the alert and its acknowledgement.', [LOG], true],
  ['Ten minutes passed between the alert and its acknowledgement.', [LOG], false],
  ['Card payments failed for 42 minutes.', ['Between 18:10 and 18:52, card payments failed.'], true],
  ['Card payments failed for 52 minutes.', ['Between 18:10 and 18:52, card payments failed.'], false],
  [
    'The return of order 7731 was requested in time.',
    [RETURNS, IN_TIME],
    true,
    ['Returns policy', 'Order 7731'],
  ],
  [
    'The return of order 7731 was requested too late.',
    [RETURNS, IN_TIME],
    false,
    ['Returns policy', 'Order 7731'],
  ],
  [
    'The return of order 7732 was requested too late.',
    [RETURNS, LATE],
    true,
    ['Returns policy', 'Order 7732'],
  ],
  [
    'The return of order 7732 was requested in time.',
    [RETURNS, LATE],
    false,
    ['Returns policy', 'Order 7732'],
  ],
  [
    'Voucher SPRING15 had expired when order 90-11 was placed.',
    [VOUCHERS, ORDER],
    true,
    ['Voucher list', 'Order'],
  ],
  [
    'Voucher SPRING15 was still valid when order 90-11 was placed.',
    [VOUCHERS, ORDER],
    false,
    ['Voucher list', 'Order'],
  ],
  ['Refund RF-88 needs the approval of a team lead.', [APPROVAL, refund(640)], true],
  ['Refund RF-88 needs the approval of a team lead.', [APPROVAL, refund(500)], false],
  ['Refund RF-88 is above the limit of $500.', [APPROVAL, refund(640)], true],
  ['Refund RF-88 is above the limit of $500.', [APPROVAL, refund(500)], false],
  [
    "Tinwhistle's cancellation rate is high enough to lose the badge.",
    [SHOPS, { shop: 'Tinwhistle', orders: 400, cancelled_orders: 26 }],
    true,
  ],
  [
    "Tinwhistle's cancellation rate is high enough to lose the badge.",
    [SHOPS, { shop: 'Tinwhistle', orders: 400, cancelled_orders: 20 }],
    false,
  ],
  ['The three nights cost 240 euros in total.', ['Three nights were booked at 80 euros each.'], true],
  ['The three nights cost 160 euros in total.', ['Three nights were booked at 80 euros each.'], false],
  ['Two refunds were made on order A-778.', [ledger()], true],
  ['Three refunds were made on order A-778.', [ledger()], false],
  ['Altogether GBP 54.99 was refunded for A-778.', [ledger()], true],
  ['Altogether GBP 150.00 was refunded for A-790.', [ledger()], false],
  ['GBP 150.00 was refunded on A-790.', [ledger()], false],
  ['Ms. Adler handed in the return form sixteen days after the delivery.', [RETURN_DESK], true],
  ['Ms. Adler handed in the return form ten days after the delivery.', [RETURN_DESK], false],
  // The chair came back so long after it was delivered; the form was filled in before.
  ['Ms. Adler handed in the return form twenty-four days after the delivery.', [RETURN_DESK], false],
  ['Ms. Adler handed in the return form sixteen days before the delivery.', [RETURN_DESK], false],
  ['The chair came back eight days after she filled in the return form.', [RETURN_DESK], true],
  ['The chair came back sixteen days after she filled in the return form.', [RETURN_DESK], false],
  ['The conversation by telephone took fifteen minutes.', [CALL], true],
  ['The conversation by telephone took twenty-five minutes.', [CALL], false],
  ['A bottle that is corked can be reported five months after delivery.', [CORKED], true],
  ['A bottle that is corked can be reported seven months after delivery.', [CORKED], false],
  ['A customer of 70 gets his delivery for free.', ['Customers over 65 get delivery for free.'], true],
  ['A customer of 60 gets his delivery for free.', ['Customers over 65 get delivery for free.'], false],
  ['A passkey made in 2025 works only in browsers.', [PASSKEYS], false],
  ['Costs fell by 0.4 million euros.', ['Costs fell from 9.1 million euros to 8.7 million euros.'], true],
  ['Costs rose by 0.4 million euros.', ['Costs fell from 9.1 million euros to 8.7 million euros.'], false],
  ['The price rose by 25 percent.', ['The price rose from $20 to $25.'], true],
  ['The price rose by 20 percent.', ['The price rose from $20 to $25.'], false],
  ['Sales dropped by 12.', ['Headcount dropped from 80 to 68 after the sale.'], false],
  ['The shipment was three days late.', [DUE], true],
  ['The shipment was four days late.', [DUE], false],
  ['The claim was filed within the time the policy allows.', [PIPE, FILING], true],
  ['The claim was filed within the time the policy allows.', [LATE_PIPE, FILING], false],
  ['The customer of order 3390 is within the return window.', [KETTLE, RETURNS], true],
  ['The customer of order 3391 is within the return window.', [LATE_KETTLE, RETURNS], false],
];

function ledger(): Given {
  return [
    { refund: 'RF-1001', order: 'A-778', amount: 45, currency: 'GBP', issued: '2026-05-04' },
    { refund: 'RF-1002', order: 'A-781', amount: 12.5, currency: 'GBP', issued: '2026-05-04' },
    { refund: 'RF-1003', order: 'A-778', amount: 9.99, currency: 'GBP', issued: '2026-05-06' },
    { refund: 'RF-1004', order: 'A-790', amount: 150, currency: 'GBP', issued: null },
  ];
}

describe('what follows from values of the evidence', () => {
  for (const [claim, given, supported, titles] of ROWS)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(given).slice(0, 160)}`, () => {
      const check = ask(claim, given, titles === undefined ? {} : { titles });
      assert.equal(check.status === 'supported', supported, check.reason);
      if (!supported) return;
      assert.ok(check.citations.length > 0);
      assert.ok((check.derivations ?? []).length > 0, 'it says how it follows');
    });

  test('a limit that something keeps contradicts that it does not', () => {
    const check = ask('The return of order 7731 was requested too late.', [RETURNS, IN_TIME], {
      titles: ['Returns policy', 'Order 7731'],
    });
    assert.equal(check.status, 'unsupported');
    assert.equal(check.reason, 'date_time');
  });
});
