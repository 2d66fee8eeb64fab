// Who decided how, by the lines of a text or the rows of data: each by his own line, and what was taken back by none.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [supported: boolean, claim: string];

function about(what: string, given: Given, rows: readonly Row[]): void {
  describe(what, () => {
    for (const [supported, claim] of rows)
      test(`${supported ? 'says' : 'does not say'} "${claim}"`, () => {
        assert.equal(ask(claim, [given]).status === 'supported', supported);
      });
  });
}

about(
  'a ticket with its approvals',
  'Ticket 88: Olu Ede requests write access to the invoice archive.\n4 June, P. Hahn (manager): Approved.\n5 June, Security team: Still under review.',
  [
    [true, 'P. Hahn approved the access request.'],
    [true, "Olu's manager approved the access request."],
    [true, 'The security team has not approved the access request yet.'],
    [false, 'The security team approved the access request.'],
    [false, 'P. Hahn rejected the access request.'],
    [false, 'P. Hahn approved the travel request.'],
  ],
);

about(
  'an approval that was taken back',
  'Ticket 88: Olu Ede requests write access to the archive.\n4 June, P. Hahn (manager): Approved.\n5 June, P. Hahn (manager): Withdrawn, wrong archive.',
  [[false, 'P. Hahn approved the access request.']],
);

about(
  'votes in one line',
  'Paper 31 reviews: Chu - approve. Ames - approve. Sol - request changes. Oyo - approve.',
  [
    [true, 'At least two reviewers approved the paper.'],
    [true, 'Three of the four reviewers approved the paper.'],
    [false, 'Two reviewers approved the paper.'],
    [false, 'Four reviewers approved the paper.'],
    [false, 'Sol approved the paper.'],
  ],
);

about(
  'rows of approvals by role',
  {
    travel_request: 'TR-5',
    approvals: [
      { role: 'team lead', status: 'approved' },
      { role: 'Finance', status: 'pending' },
    ],
  },
  [
    [true, 'The team lead approved the travel request.'],
    [false, 'The travel request was approved by both the team lead and Finance.'],
  ],
);
