/** Texts in XML, of calendars, contacts, commits and answers over HTTP are read as the data that they hold. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writtenIn } from '../../src/verify/notation/index.ts';
import { type Told, testTold } from './told.ts';

const XML = `<?xml version="1.0"?>
<booking ref="BK-4">
  <!-- made by phone -->
  <guest>Olu Ade</guest>
  <host>Moll &amp; Sons</host>
  <price currency="EUR">320.00</price>
  <status>confirmed</status>
  <arrivesOn>2026-07-03</arrivesOn>
</booking>`;
const STAFF = `<staff>
  <member><name>Pia Lund</name><team>Legal</team><active>true</active></member>
  <member><name>Bo Ek</name><team>Press</team><active>false</active></member>
</staff>`;
const CALENDAR = `BEGIN:VCALENDAR
VERSION:2.0
BEGIN:VEVENT
SUMMARY:Board dinner
DTSTART:20260903T180000Z
LOCATION:Hall 2
ORGANIZER;CN=Pia Lund:mailto:pia@example.com
STATUS:CONFIRMED
END:VEVENT
BEGIN:VEVENT
SUMMARY:Press call
DTSTART:20260904T080000Z
LOCATION:Room 8
STATUS:CANCELLED
END:VEVENT
END:VCALENDAR`;
const CARD =
  'BEGIN:VCARD\nVERSION:3.0\nFN:Tom Berg\nTITLE:Head of Legal\nTEL;TYPE=WORK:+45 1111\nTEL;TYPE=HOME:+45 2222\nEND:VCARD';
const COMMITS = `commit 4f2a9b1
Author: Pia Lund <pia@example.com>
Date:   Tue May 5 10:11:12 2026 +0200

    Revert "Enable guest checkout"

commit 90bb112
Author: Bo Ek <bo@example.com>
Date:   Mon May 4 09:00:00 2026 +0200

    Fix the rounding bug

commit 77ab001
Author: Tom Berg <tom@example.com>
Date:   Sun May 3 09:00:00 2026 +0200

    Merge branch 'drop-taxes' into main`;

const RECORDS: readonly Told[] = [
  [
    XML,
    ['The guest is Olu Ade.', 'The price is 320 euros.', 'The status of booking BK-4 is confirmed.'],
    ['The host is Olu Ade.', 'The price is $320.', 'The booking was cancelled.'],
  ],
  [
    STAFF,
    ['Pia Lund works in Legal.', 'Bo Ek is not active.'],
    ['Bo Ek works in Legal.', 'Pia Lund is not active.', 'Bo Ek is active.'],
  ],
  [
    CALENDAR,
    ['The press call was cancelled.', 'The board dinner starts on 3 September 2026.'],
    [
      'The board dinner was cancelled.',
      'The press call starts on 3 September 2026.',
      'Pia Lund organised the press call.',
    ],
  ],
  [CARD, ['Tom Berg is Head of Legal.'], ["Tom Berg's work phone is +45 2222."]],
  [
    COMMITS,
    ['Bo Ek fixed the rounding bug.', 'The rounding bug was fixed on 4 May 2026.'],
    [
      'Pia Lund fixed the rounding bug.',
      'Guest checkout is enabled.',
      'Pia Lund enabled guest checkout.',
      'Tom Berg dropped taxes.',
    ],
  ],
  [
    'Delivery address\n14 Mill Lane, Ely\n\nInvoice address\n3 Hill Street, Ayr\n\nCarrier\nUPS',
    ['The delivery address is 14 Mill Lane, Ely.', 'The carrier is UPS.'],
    ['The invoice address is 14 Mill Lane, Ely.', 'The delivery address is 3 Hill Street, Ayr.'],
  ],
  [
    'Guest\nOlu Ade\nHost\nPia Lund\nStart date\n3 July 2026\nEnd date\n6 July 2026',
    ['The guest is Olu Ade.', 'The host is Pia Lund.'],
    ['The host is Olu Ade.', 'The end date is 3 July 2026.'],
  ],
  [
    'HTTP/1.1 200 OK\nDate: Tue, 05 May 2026 08:00:00 GMT\nX-Request-Id: 7781\n\n{"name":"Pia Lund","role":"viewer"}',
    ['Pia Lund is a viewer.'],
    ['Pia Lund is an admin.'],
  ],
];

testTold('records in notations of their own say what they hold', RECORDS);

test('what is not all of one notation is read as a text', () => {
  for (const text of [
    '<p>Paid.</p>',
    '<order>Paid <b>today</b></order>',
    '<order><id>1</id>',
    '<order><id>1</id></order> was cancelled.',
    'BEGIN:VEVENT\nSUMMARY:Dinner',
    'Olu Ade\nPia Lund\nBo Ek\nTom Berg',
    'Guest\nThe guest left early.\nHost\nPia Lund',
    'commit 4f2a9b1\nIt was reverted later.',
    'HTTP/1.1 409 Conflict\n\n{"status":"paid","id":"7"}',
  ])
    assert.equal(writtenIn(text), undefined, text);
});
