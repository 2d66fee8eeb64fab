/** Approvals, exclusive rights, days to which something was moved, free entry and the ends of terms, each in other words. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The notice period for the tenant is three months.',
    ["The tenant must give three months' notice.", 'The tenant has to give notice three months in advance.'],
    ["The landlord must give three months' notice.", "The tenant must give two months' notice."],
  ],
  [
    'The licence runs until 3 May 2027.',
    ['The licence ends on 3 May 2027.'],
    [
      'The licence ends on 4 May 2027.',
      'The licence begins on 3 May 2027.',
      'The licence does not end on 3 May 2027.',
    ],
  ],
  [
    'The lease was extended to June 2028.',
    ['The lease now ends in June 2028.'],
    ['The lease ended in June 2028.'],
  ],
  ['The lease was not extended to June 2028.', [], ['The lease now ends in June 2028.']],
  [
    "Drawings above 200 euros need the chair's approval.",
    ['Drawings above 200 euros must be approved by the chair.'],
    [
      'Drawings below 200 euros must be approved by the chair.',
      'Drawings must be approved by the chair.',
      'The chair has approved drawings above 200 euros.',
    ],
  ],
  [
    'Drawings above 200 euros require the approval of the chair.',
    ['The chair has to approve drawings above 200 euros.'],
    [],
  ],
  [
    'Drawings over 200 euros require the approval of the chair.',
    ['The chair must approve drawings of more than 200 euros.'],
    [],
  ],
  [
    "Drawings above 300 euros need the chair's approval.",
    [],
    ['Drawings above 300 euros must be approved by the treasurer.'],
  ],
  [
    "Drawings above 200 euros do not need the chair's approval.",
    [],
    ['Drawings above 200 euros must be approved by the chair.'],
  ],
  [
    'Rebuilding requires the written permission of the council.',
    ["Rebuilding is allowed only with the council's written permission."],
    [],
  ],
  [
    "Rebuilding requires the council's permission.",
    ["Without the council's permission, rebuilding is not allowed."],
    [
      "Rebuilding is allowed without the council's permission.",
      "Rebuilding is allowed only with the owner's permission.",
    ],
  ],
  [
    'Only teachers may use the lift.',
    ['Pupils may not use the lift.'],
    ['Teachers may not use the lift.', 'Pupils may not use the stairs.'],
  ],
  ['Teachers may use the lift.', [], ['Pupils may not use the lift.']],
  ['Only administrators can delete reports.', [], ['Users cannot delete reports.']],
  ['Only senior managers may sign contracts.', [], ['Managers may not sign contracts.']],
  ['Only hotel guests can use the pool.', [], ['Guests cannot use the pool.']],
  ['Only doctors can enter the ward.', [], ['Surgeons cannot enter the ward.']],
  ['The kiosk accepts only cash.', ['Cheques are not accepted.'], ['Cash is not accepted.']],
  ['The kiosk accepts cash.', [], ['Cheques are not accepted.']],
  ['The kiosk accepts only coins.', [], ['Coins are not accepted.']],
  [
    'The hearing was moved from Wednesday to Friday.',
    ['The hearing takes place on Friday instead of Wednesday.'],
    ['The hearing takes place on Wednesday instead of Friday.', 'The hearing takes place on Wednesday.'],
  ],
  [
    'The hearing, originally scheduled for Wednesday, will now take place on Friday.',
    ['The hearing was moved from Wednesday to Friday.'],
    ['The hearing was moved from Friday to Wednesday.'],
  ],
  ['The hearing was not moved from Wednesday to Friday.', [], ['The hearing takes place on Friday.']],
  [
    'The plumber came on Thursday, not on Tuesday as agreed.',
    ['The plumber came on Thursday instead of Tuesday.'],
    ['The plumber came on Tuesday instead of Thursday.', 'The plumber came on Tuesday.'],
  ],
  [
    'Admission to the gallery is free on Mondays.',
    [
      'The gallery offers free admission on Mondays.',
      'Visitors do not have to pay for admission on Mondays.',
    ],
    [
      'The gallery offers free admission on Tuesdays.',
      'The gallery offers free admission.',
      'Visitors have to pay for admission on Mondays.',
    ],
  ],
  [
    'Admission to the gallery is free for members on Mondays.',
    [],
    ['Visitors do not have to pay for admission on Mondays.'],
  ],
  [
    'She appealed on 10 September; the panel has not decided yet.',
    ["The panel's decision is still pending."],
    [],
  ],
  ['She appealed on 10 September; the panel has decided.', [], ["The panel's decision is still pending."]],
];

testTold('what a rule asks for, and when something is now, is told in other words', TOLD);
