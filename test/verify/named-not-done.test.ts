/**
 * What a record is called, asks for or leaves empty has not been done by that; what was done and then undone is so no
 * longer; and who was in a role, is to be in it or stands beside who is, is not in it.
 */
import { type Told, testTold } from './told.ts';

const NAMED: readonly Told[] = [
  [
    '{"payments":[{"id":"p_4","status":"settled"},{"id":"p_6","status":"initiated"}]}',
    ['Payment p_4 was paid.'],
    ['Payment p_6 was paid.'],
  ],
  ['{"payments":[{"id":"p_4","amount":30},{"id":"p_6","amount":20}]}', [], ['Payment p_6 was paid.']],
  [
    '{"shipments":[{"id":"s_2","status":"delivered"},{"id":"s_5","status":"label_created"}]}',
    ['Shipment s_2 was delivered.', 'Shipment s_2 was shipped.'],
    ['Shipment s_5 was shipped.'],
  ],
  [
    '{"refunds":[{"order":"K-2","amount":25,"currency":"EUR","status":"queued"}]}',
    [],
    ['25 euros were refunded.', 'Order K-2 was refunded.'],
  ],
  [
    '{"refund_request":{"id":"Q-4","order_id":"K-2","state":"approved"}}',
    ['Refund request Q-4 was approved.'],
    ['Order K-2 was refunded.'],
  ],
  ['Payment: 12\nAmount: 40 EUR\nStatus: initiated', [], ['Payment 12 was paid.']],
  ['Refund: B-7\nRequested: 2 May, 70 EUR\nReason: late', [], ['Refund B-7 was refunded.']],
  [
    '{"invitation":{"email":"r.lo@mill.example","role":"editor","status":"sent","accepted_at":null}}',
    [],
    ['r.lo@mill.example is an editor.'],
  ],
  [
    '{"grant":{"ref":"N-3","applicant":"Ulla Rask","host":"Lund College"}}',
    ['Ulla Rask applied for grant N-3.'],
    ['Lund College applied for grant N-3.'],
  ],
  [
    '{"lease":{"no":"L-4","end_date":"2025-12-31","probation_completed":true}}',
    ['Lease L-4 ends on 31 December 2025.'],
    ['Lease L-4 ended on 31 December 2025.'],
  ],
  [
    '{"tickets":[{"id":7,"state":"closed"},{"id":8,"state":"open"}]}',
    ['Ticket 7 is closed.'],
    ['Ticket 7 was fixed.'],
  ],
];

const EMPTY: readonly Told[] = [
  ['Payment authorised: 3 May\nPayment captured: –', [], ['The payment has been captured.']],
  ['Keys received: 4 June\nDeposit returned: not yet', [], ['The deposit was returned.']],
  ['Keys handed over: ___\nDeposit paid: 300 EUR', [], ['The keys were handed over.']],
  ['Keys handed over: 3 May\nMeter read: 4 May', ['The keys were handed over on 3 May.'], []],
  ['Tests passed: 18 of 20', [], ['The tests passed.']],
  ['Sent: 5 May (2 of 3 parcels)', [], ['Three parcels were sent.']],
  ['Fraud check: done\nResult: inconclusive', [], ['The fraud check found fraud.']],
];

const UNDONE: readonly Told[] = [
  [
    'Case 41\nOpened: 4 Jan 2025\nClosed: 9 Jan 2025\nReopened: 15 Jan 2025',
    ['Case 41 was reopened on 15 January 2025.'],
    ['Case 41 is closed.', 'Case 41 has been closed since 9 January 2025.'],
  ],
  ['Case 41\nOpened: 4 Jan 2025\nClosed: 9 Jan 2025', ['The case is closed.'], []],
  ['Status: pending\nConfirmed on: 6 March', [], ['It is confirmed.']],
  ['Status: confirmed\nConfirmed on: 6 March', ['It is confirmed.'], []],
  ['Card: 9\nBlocked on: 1 March 2025\nUnblocked on: 3 March 2025', [], ['The card is blocked.']],
  ['Order: 5\nStatus: shipped\nApproved on: 2 May 2025', ['Order 5 is approved.'], []],
  [
    '{"order":{"id":5,"status":"shipped","cancelled_at":"2025-03-02","reinstated_at":"2025-03-03"}}',
    [],
    ['Order 5 is cancelled.'],
  ],
  [
    '{"shipment":{"no":"H-8","events":[{"t":"2025-05-08T07:10Z","type":"customs_hold"},{"t":"2025-05-09T16:00Z","type":"customs_released"}]}}',
    [],
    ['Shipment H-8 is held by customs.'],
  ],
];

const ROLES: readonly Told[] = [
  [
    'Case: 8\nOwner: Petra Simms\nPrevious owner: Hal Dunn',
    ['Petra Simms owns the case.', 'Hal Dunn owned the case.'],
    ['Hal Dunn owns the case.'],
  ],
  ['Team: Blue\nDeputy manager: Eva Wu\nManager: Hal Dunn', [], ['Eva Wu manages the team.']],
  ['Flat: 3B\nOwner: Hal Dunn\nNext owner: Eva Wu', [], ['Eva Wu owns the flat.']],
  [
    '{"loan":{"id":"L-5","guarantor":{"name":"Uma Roy","status":"released"},"borrower":{"name":"Arun Roy","status":"active"}}}',
    ['Arun Roy is the borrower.'],
    ['Uma Roy is the guarantor.'],
  ],
  [
    'Allergies: none known\nFamily history: penicillin allergy (mother)',
    [],
    ['The patient is allergic to penicillin.'],
  ],
];

testTold('what is named for a deed', NAMED);
testTold('a label without its value', EMPTY);
testTold('what was undone', UNDONE);
testTold('who is in a role no more, or not yet', ROLES);
