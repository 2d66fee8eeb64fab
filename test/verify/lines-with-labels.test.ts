/** Lines of labels, drawn tables, parts of lines and levels of logs are read by the marks that set them apart. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { seenOf } from '../../src/verify/notation/index.ts';
import { ask } from './ask.ts';
import { type Told, testTold } from './told.ts';

const DASHED: readonly Told[] = [
  [
    'Pickup address - 14 Mill Lane\nReturn address - 3 Hill Street',
    ['The pickup address is 14 Mill Lane.', 'The return address is 3 Hill Street.'],
    ['The return address is 14 Mill Lane.', 'The pickup address is 3 Hill Street.'],
  ],
  [
    'Lender – Nordbank AG\nBorrower – Pia Lund\nRate – 4.1%\nTerm – 36 months',
    ['The lender is Nordbank AG.', 'The borrower is Pia Lund.'],
    ['The borrower is Nordbank AG.', 'The lender is Pia Lund.'],
  ],
  [
    'Gross weight = 14 kg\nNet weight = 11 kg',
    ['The net weight is 11 kg.'],
    ['The net weight is 14 kg.', 'The gross weight is 11 kg.'],
  ],
  // A dash within sentences sets nothing apart, nor does one between two ends.
  ['Rosa Diaz – the tenant – paid on 3 May.', ['Rosa Diaz paid on 3 May.'], []],
  ['Open Monday - Friday\nClosed Saturday - Sunday', [], ['The shop is open on Sunday.']],
];

const LED: readonly Told[] = [
  [
    'Soup ........... 5.50\nBread .......... 1.20\nService ........ 0.80\nTotal .......... 7.50 EUR',
    ['The total is 7.50 euros.', 'The service is 0.80.'],
    ['The total is 5.50 euros.', 'The service is 1.20.', 'The bread is 5.50.'],
  ],
];

const PARTS: readonly Told[] = [
  [
    'Claim 12 filed 3 March · decided 20 March',
    ['Claim 12 was filed on 3 March.', 'Claim 12 was decided on 20 March.'],
    ['Claim 12 was filed on 20 March.', 'Claim 12 was decided on 3 March.'],
  ],
  [
    'Loan 5 requested 1 May • approved 4 May • paid out 9 May',
    ['Loan 5 was approved on 4 May.'],
    ['Loan 5 was requested on 9 May.', 'Loan 5 was approved on 1 May.'],
  ],
  [
    'Loan 5 requested 1 May | approved 4 May | paid out 9 May',
    ['Loan 5 was approved on 4 May.'],
    ['Loan 5 was approved on 1 May.', 'Loan 5 was requested on 4 May.'],
  ],
];

const COLUMNS: readonly Told[] = [
  [
    'NAME      READY   STATUS    RESTARTS   AGE\napi-4c2d  1/1     Running   0          5d\njob-9a1b  0/1     Error     12         2h',
    ['Pod api-4c2d is running.', 'job-9a1b restarted 12 times.'],
    ['Pod job-9a1b is running.', 'api-4c2d restarted 12 times.', 'All pods are running.'],
  ],
  [
    'Filesystem      Size  Used Avail Use% Mounted on\n/dev/vda1        80G   60G   20G  75% /\n/dev/vdb1       300G   30G  270G  10% /srv',
    ['/dev/vdb1 is mounted on /srv.'],
    ['/dev/vdb1 is mounted on /.'],
  ],
  [
    'CONTAINER ID   IMAGE      STATUS                     PORTS                  NAMES\na1b2c3d4e5f6   caddy:2    Up 3 hours                 0.0.0.0:80->80/tcp     front\nb2c3d4e5f6a1   redis:7    Exited (1) 2 minutes ago                          store',
    [],
    ['The image of store is caddy:2.', 'The container store is up.'],
  ],
];

const ABREAST: readonly Told[] = [
  [
    'Lender: Nordbank AG Borrower: Pia Lund',
    ['The lender is Nordbank AG.', 'The borrower is Pia Lund.'],
    ['The borrower is Nordbank AG.', 'The lender is Pia Lund.'],
  ],
  [
    'Stage: draft. Author: Kim, Editor: Lee',
    ['The editor is Lee.'],
    ['The editor is Kim.', 'The author is Lee.'],
  ],
  [
    'Guest: Olu Ade Room: 12 Due Date: 4 June 2026 Deposit: 90 EUR',
    ['The guest is Olu Ade.', 'The deposit is 90 euros.'],
    ['The due date is 12 June 2026.', 'The deposit is 12 euros.'],
  ],
];

const DRAWN: readonly Told[] = [
  [
    ' id |  tenant  |  state  |  rent\n----+----------+---------+-------\n 71 | Pia Lund | settled | 640.00\n 72 | Olu Ade  | overdue | 710.00\n(2 rows)',
    ['The state of 72 is overdue.', 'The rent of 71 is 640.00.'],
    ['The state of 71 is overdue.', 'The rent of 72 is 640.00.'],
  ],
  [
    '┌───────┬─────────┐\n│ Queue │ Workers │\n├───────┼─────────┤\n│ mail  │ 4       │\n│ print │ 9       │\n└───────┴─────────┘',
    ['The print queue has 9 workers.'],
    ['The print queue has 4 workers.', 'The mail queue has 9 workers.'],
  ],
];

const LEVELS: readonly Told[] = [
  [
    '2026-03-01T10:00Z ERROR [billing] payout po_7 failed\n2026-03-01T10:02Z INFO [billing] payout po_8 completed',
    ['Payout po_7 failed.', 'Payout po_8 completed.'],
    ['Payout po_8 failed.', 'Payout po_7 completed.'],
  ],
  ['2026-03-01T10:00Z ERROR saving order 12', [], ['Order 12 was saved.']],
];

const TICKED: readonly Told[] = [
  [
    'Applicant: Pia Lund\nConsent given: [x] yes [ ] no\nNewsletter: ☐ Yes ☑ No\nSize: ( ) S (x) M ( ) L',
    ['Consent was given.', 'The size is M.'],
    ['Consent was not given.', 'The newsletter is wanted.', 'The size is S.', 'The size is L.'],
  ],
  ['Owner of a dog? Yes [ ]  No [X]', [], ['The applicant is the owner of a dog.']],
];

const OTHER_DEALS: readonly Told[] = [
  [
    'Order status: Delivered\nDelivered on: 6 March 2026\nRefund status: requested',
    ['The order was delivered on 6 March 2026.'],
    ['The order was refunded.', 'A refund was approved.'],
  ],
];

const MENDED: readonly Told[] = [
  [
    '[09:01] Kim: The label maker is jammed.\n[09:40] Kim: Label maker works again.',
    [],
    ['The label maker is jammed.'],
  ],
  [
    'The boiler is broken. The boiler was repaired on 4 May.',
    ['The boiler was repaired on 4 May.'],
    ['The boiler is broken.'],
  ],
  ['The boiler is broken. The oven was repaired on 4 May.', ['The boiler is broken.'], []],
  ['The lid was cracked. It was replaced on 4 May.', ['The lid was cracked.'], []],
];

const MEMBERS: readonly Told[] = [
  [
    'Update on the parcel of Pia Lund.\n{"parcel":"PX-4","state":"returned","carrier":"UPS"}\nShe called on Monday.',
    ['The carrier is UPS.', 'The state is returned.'],
    ['The carrier is DHL.', 'The parcel was delivered.'],
  ],
  [
    'Here is what the service returned:\n```json\n{\n  "order": {"id": "R-9", "status": "packed"}\n}\n```\nLet me know if you need more.',
    ['Order R-9 was packed.'],
    ['Order R-9 was shipped.'],
  ],
  [
    'This is only a sample of the answer:\n{"order": {"id": "R-9", "status": "packed"}}',
    [],
    ['Order R-9 was packed.'],
  ],
];

const EXPECTED: readonly Told[] = [
  ['Expected response:\n{"order":"R-7","status":"delivered"}', [], ['Order R-7 was delivered.']],
];

testTold('what is expected is not so', EXPECTED);
testTold('a dash or an equals sign parts labels from values', DASHED);
testTold('dots lead from a label to its value', LED);
testTold('a raised dot parts what a line says', PARTS);
testTold('columns of a listing have heads', COLUMNS);
testTold('each of several labels in one line has its own value', ABREAST);
testTold('drawn tables have rows and columns', DRAWN);
testTold('the level of a line takes nothing back that the line says itself', LEVELS);
testTold('of several answers the one that is ticked is given', TICKED);
testTold('what one part of a deal awaits leaves no other open', OTHER_DEALS);
testTold('what was mended is broken no more', MENDED);
testTold('members among sentences are labels with their values', MEMBERS);

describe('what is seen of lines', () => {
  test('is cited as it stands in the source', () => {
    const text = 'Pickup address - 14 Mill Lane\nReturn address - 3 Hill Street';
    const { citations } = ask('The return address is 3 Hill Street.', [text]);
    assert.ok(citations.every(({ quote }) => text.includes(quote)));
  });

  test('keeps each word where it stands, whatever the marks', () => {
    const piece = fc.constantFrom(
      'Word',
      '7',
      ' ',
      '  ',
      ' - ',
      ': ',
      ', ',
      ' · ',
      ' = ',
      '....',
      ' | ',
      'NAME  ID  7  Word\n',
      '\n',
      '\n---+---\n',
      '(1 row)',
      '│',
      '├──┤',
      '{"Word": 7, "a": "Word"}',
      'Owner: ',
      '2026-01-02T10:00Z ERROR failed',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        const seen = seenOf(text) ?? text;
        assert.equal(seen.length, text.length);
        for (const { 0: word, index } of seen.matchAll(/Word|7|Owner/g))
          assert.equal(text.slice(index, index + word.length), word);
      }),
      { numRuns: 2000 },
    );
  });
});
