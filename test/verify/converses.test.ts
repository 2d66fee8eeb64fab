/** What one of two did, told as what the other did by it, and deeds that a noun names. */
import { type Told, testTold } from './told.ts';

const CONVERSES: readonly Told[] = [
  [
    'The credit union lent Goran $800.',
    ['Goran borrowed $800 from the credit union.'],
    [
      'Goran lent the credit union $800.',
      'Goran lent $800 to the credit union.',
      'The credit union borrowed $800 from Goran.',
      'Goran borrowed $900 from the credit union.',
      'Petra borrowed $800 from the credit union.',
      'Goran borrowed $800 from the bank.',
      'Goran did not borrow $800 from the credit union.',
    ],
  ],
  [
    'Goran borrowed a drill from Petra in May.',
    ['Petra lent a drill to Goran in May.', 'Petra lent Goran a drill in May.'],
    [
      'Goran lent a drill to Petra in May.',
      'Goran lent Petra a drill.',
      'Petra borrowed a drill from Goran.',
      'Petra lent Goran a drill in June.',
      'Petra lent Goran a saw in May.',
    ],
  ],
  [
    'Hana rented the studio to Paul.',
    ['Paul rented the studio from Hana.'],
    [
      'Paul rented the studio to Hana.',
      'Hana rented the studio from Paul.',
      'Paul rented the garage from Hana.',
      'Paul did not rent the studio from Hana.',
    ],
  ],
  [
    'Paul received the contract from Hana.',
    ['Hana sent the contract to Paul.', 'Hana sent Paul the contract.'],
    [
      'Paul sent the contract to Hana.',
      'Hana received the contract from Paul.',
      'Hana signed the contract.',
      'Hana sent the contract to Mila.',
    ],
  ],
  // What was sent may be lost.
  ['Hana sent the contract to Paul.', [], ['Paul received the contract from Hana.']],
  [
    'The guest is owed €120 by the hotel.',
    ['The hotel owes the guest €120.', 'The hotel owes €120 to the guest.'],
    [
      'The guest owes the hotel €120.',
      'The hotel owes the guest €150.',
      'The hotel does not owe the guest €120.',
      'The hotel is owed €120 by the guest.',
    ],
  ],
  [
    'Ms. Berg succeeded Mr. Cole as treasurer.',
    ['Mr. Cole preceded Ms. Berg as treasurer.'],
    [
      'Ms. Berg preceded Mr. Cole as treasurer.',
      'Mr. Cole succeeded Ms. Berg as treasurer.',
      'Mr. Cole preceded Ms. Berg as president.',
      'Mr. Cole did not precede Ms. Berg as treasurer.',
    ],
  ],
  ['Ms. Berg may have succeeded Mr. Cole as treasurer.', [], ['Mr. Cole preceded Ms. Berg as treasurer.']],
  [
    'Nordlux is a subsidiary of Helvar.',
    ['Helvar is the parent of Nordlux.', 'Helvar is the parent company of Nordlux.'],
    [
      'Nordlux is the parent of Helvar.',
      'Helvar is a subsidiary of Nordlux.',
      'Helvar is the parent of Solux.',
      'Helvar is not the parent of Nordlux.',
    ],
  ],
  ['Nordlux is no longer a subsidiary of Helvar.', [], ['Helvar is the parent of Nordlux.']],
  ['Nordlux was a subsidiary of Helvar.', [], ['Helvar is the parent of Nordlux.']],
  [
    'The shop gave the customer a voucher.',
    ['The customer got a voucher.', 'The customer received a voucher from the shop.'],
    [
      'The shop got a voucher.',
      'The customer gave the shop a voucher.',
      'The customer got a refund.',
      'The customer did not get a voucher.',
    ],
  ],
  ['The shop will give the customer a voucher.', [], ['The customer got a voucher.']],
  ['The shop almost gave the customer a voucher.', [], ['The customer got a voucher.']],
];

const DEEDS: readonly Told[] = [
  [
    'The cancellation of the ferry was due to ice.',
    [
      'The ferry was cancelled.',
      'The ferry was cancelled due to ice.',
      'The ferry was cancelled because of ice.',
    ],
    [
      'The ferry was not cancelled.',
      'The ferry was delayed.',
      'The ferry cancelled the ice.',
      'The train was cancelled.',
      'The ferry was cancelled due to fog.',
    ],
  ],
  ['The cancellation of the ferry was averted.', [], ['The ferry was cancelled.']],
  ['The cancellation of the ferry is possible.', [], ['The ferry was cancelled.']],
  ['The renewal of the permit was due to start in May.', [], ['The permit was renewed.']],
  ['The planned cancellation of the ferry shocked commuters.', [], ['The ferry was cancelled.']],
  [
    'The rejection of the bid by the council was final.',
    ['The council rejected the bid.', 'The bid was rejected by the council.', 'The bid was rejected.'],
    [
      'The bid rejected the council.',
      'The council did not reject the bid.',
      'The council accepted the bid.',
      'The board rejected the bid.',
    ],
  ],
  ['The rejection of the bid by the council was reversed.', [], ['The council rejected the bid.']],
  ['The approval of the board was final.', [], ['The board was approved.']],
  ['The approval of the plan by the board is expected.', [], ['The board approved the plan.']],
  [
    'The purchase of Solux by Nordlux closed in March.',
    ['Nordlux purchased Solux.', 'Solux was purchased by Nordlux.'],
    [
      'Solux purchased Nordlux.',
      'Nordlux was purchased by Solux.',
      'Nordlux sold Solux.',
      'Nordlux purchased Helvar.',
    ],
  ],
  [
    'The inquiry began. The investigation by the coroner lasted ten days.',
    ['The coroner investigated.'],
    ['The coroner was investigated.', 'The coroner did not investigate.'],
  ],
  ['The investigation of the coroner lasted ten days.', [], ['The coroner investigated.']],
  [
    'The refusal of the insurer to pay the claim led to a complaint.',
    ['The insurer refused to pay the claim.'],
    ['The insurer paid the claim.', 'The insurer refused to pay the complaint.'],
  ],
  [
    "Following the termination of Ms. Roy's contract on 3 May, her badge was returned.",
    ["Ms. Roy's contract was terminated on 3 May.", "Ms. Roy's contract was terminated."],
    [
      "Ms. Roy's contract was terminated on 4 May.",
      "Ms. Roy's badge was terminated.",
      "Ms. Roy's contract was renewed on 3 May.",
      "Ms. Roy's contract was not terminated.",
    ],
  ],
  [
    "Following the termination of Ms. Roy's contract on 3 May, her badge will be returned.",
    [],
    ["Ms. Roy's contract was terminated on 3 May."],
  ],
];

testTold('what one of two did by what the other did', CONVERSES);
testTold('a deed by the noun that names it', DEEDS);
