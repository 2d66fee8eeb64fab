/** "Yesterday" in a text that gives its own day. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Date: 10 June 2026. The server was replaced yesterday.',
    ['The server was replaced on 9 June 2026.', 'The server was replaced on June 9, 2026.'],
    [
      'The server was replaced on 10 June 2026.',
      'The server was replaced on 8 June 2026.',
      'The server was replaced on 9 June 2025.',
      'The server was not replaced on 9 June 2026.',
      'The router was replaced on 9 June 2026.',
    ],
  ],
  [
    'Sent: 1 March 2026\n\nHello, I returned the shoes yesterday.',
    ['The shoes were returned on 28 February 2026.'],
    ['The shoes were returned on 1 March 2026.', 'The boots were returned on 28 February 2026.'],
  ],
  [
    'From: Ana Silva\nTo: Ben Ott\nDate: Wed, 10 Jun 2026 09:00:00 +0000\nSubject: Invoice\n\nI paid the invoice yesterday.',
    ['Ana Silva paid the invoice on 9 June 2026.', 'The invoice was paid on 9 June 2026.'],
    ['Ben Ott paid the invoice on 9 June 2026.', 'The invoice was sent on 9 June 2026.'],
  ],
  [
    'Incident report, 10 June 2026\nYesterday the database was down for two hours.',
    ['The database was down on 9 June 2026.'],
    ['The database was down on 10 June 2026.', 'The database was down for three hours on 9 June 2026.'],
  ],
  [
    'Report dated 10 January 2026. The audit took place last month.',
    ['The audit took place in December 2025.'],
    ['The audit took place in January 2026.', 'The audit took place in December 2026.'],
  ],
  [
    'Date: 10 June 2026. The shop opened a week ago.',
    ['The shop opened on 3 June 2026.'],
    ['The shop opened on 9 June 2026.'],
  ],
  [
    'Date: 10 June 2026. Ben said that the server was replaced yesterday.',
    [],
    ['The server was replaced on 9 June 2026.'],
  ],
  [
    'Due date: 10 June 2026. The server was replaced yesterday.',
    [],
    ['The server was replaced on 9 June 2026.'],
  ],
  [
    'Date: 10 June 2026. The server was not replaced yesterday.',
    [],
    ['The server was replaced on 9 June 2026.'],
  ],
  [
    'Date: 10 June 2026\n\nDate: 3 May 2026\nThe server was replaced yesterday.',
    [],
    ['The server was replaced on 9 June 2026.', 'The server was replaced on 2 May 2026.'],
  ],
];

testTold('what was yesterday was on the day before the date of its text', TOLD);
