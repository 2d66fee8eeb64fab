// Who was at a meeting and how it voted, and whom an apposition names.
import { testTold } from './told.ts';

testTold('appositions, meetings and votes', [
  [
    'The treasurer, Mr. Novak, presented the accounts. ',
    ['Mr. Novak presented the accounts.', 'The treasurer is Mr. Novak.'],
    ['Mr. Novak presented the budget.'],
  ],
  [
    'The parcel left our warehouse on 3 May. Delivery took place on 6 May, and a neighbour, Mr. Brandt, signed for it.',
    ['Mr. Brandt signed for the parcel.'],
    [],
  ],
  [
    'Our assessor, Ms. Keller, visited the flat on 8 January and estimated the repair costs at €4,200.',
    ['Ms. Keller visited the flat on 8 January.', 'Ms. Keller estimated the repair costs at €4,200.'],
    [],
  ],
  [
    'The on-call engineer, Priya Nair, renewed the certificate at 14:50, and the service recovered five minutes later.',
    ['Priya Nair renewed the certificate.'],
    [],
  ],
  [
    'The parcel left our warehouse on 3 May. Delivery took place on 6 May, and a neighbour, Ms. Brandt, signed for it.',
    [],
    ['Mr. Brandt signed for the parcel.'],
  ],
  [
    'The treasurer, Mr. Novak, presented the accounts to the chair, Mr. Lund.',
    [],
    ['Mr. Lund presented the accounts.'],
  ],
  [
    "Our assessor's deputy, Ms. Keller, was ill on 8 January, so the assessor visited the flat.",
    [],
    ['Ms. Keller visited the flat on 8 January.'],
  ],
  ['Our assessor, Ms. Keller, visited the tenant.', [], ['Ms. Keller is the tenant.']],
  [
    'The neighbour, Mr. Brandt, was asked to sign for it.',
    [],
    ['The neighbour, Mr. Brandt, received the order.'],
  ],
  ['The neighbour, Mr. Brandt, could have signed for the order.', [], ['Mr. Brandt signed for the order.']],
  [
    'The neighbour, Mr. Brandt, refused it, and the caretaker, Mr. Ode, signed for the parcel.',
    [],
    ['Mr. Brandt signed for the parcel.', 'Mr. Ode refused it.'],
  ],
  ['Income rose by 6 percent, while expenses fell slightly.', [], ['Expenses rose by 6 percent.']],
  ['The desks are here and were paid; the chairs are late.', [], ['The chairs were paid.']],
  ['Income rose by 6 percent to €84,000, while expenses fell slightly.', ['Income rose by 6 percent.'], []],
  [
    'The board met on 12 March. Ms. Lind chaired the meeting; Mr. Aas and Dr. Berg attended, and apologies were received from Ms. Moe.',
    [
      'Mr. Aas was at the meeting.',
      'Dr. Berg attended the meeting.',
      'Ms. Moe sent her apologies.',
      'Ms. Moe did not attend the meeting.',
    ],
    [
      'Ms. Moe attended the meeting.',
      'Mr. Aas sent his apologies.',
      'Mr. Aas did not attend the meeting.',
      'Ms. Lind received apologies from Ms. Moe.',
    ],
  ],
  [
    'The board met on 12 March 2024 in Oslo. The proposal to sell the Bergen site was rejected by four votes to two.',
    [
      'The board rejected the proposal to sell the Bergen site.',
      'Four members voted against the proposal to sell the Bergen site.',
      'Two members voted for selling the Bergen site.',
    ],
    [
      'The board approved the proposal to sell the Bergen site.',
      'Two members voted against the proposal to sell the Bergen site.',
      'Four members voted for selling the Bergen site.',
    ],
  ],
  [
    "Minutes of the residents' association. The motion was put to the vote and lost by three votes to five.",
    ['Five owners voted against the motion.'],
    ['Three owners voted against the motion.'],
  ],
  [
    "Minutes of the residents' association. The accounts were adopted with one abstention.",
    ['One owner abstained when the accounts were adopted.'],
    [
      'One owner voted against the accounts.',
      'Two owners abstained when the accounts were adopted.',
      'The accounts were adopted unanimously.',
    ],
  ],
  [
    "Minutes of the residents' association, 4 November. Present: nine owners; Ms. Adler took the chair. The meeting closed at 21:15.",
    ['Ms. Adler chaired the meeting.'],
    [],
  ],
  [
    'The board met on 12 March 2024 in Oslo. The proposal to sell the Bergen site was approved by four votes to two.',
    [],
    ['The board sold the Bergen site.'],
  ],
  [
    'The board met on 12 March with the committee. The proposal to sell the site was rejected by four votes to two.',
    [],
    ['The committee rejected the proposal to sell the site.'],
  ],
  [
    'The board met on 12 March. The works council was heard. The proposal to sell the site was rejected by four votes to two.',
    [],
    ['The board rejected the proposal to sell the site.'],
  ],
  [
    'The board met on 12 March. The proposal to sell the site was rejected by four votes to two.',
    [],
    ['The board unanimously rejected the proposal to sell the site.'],
  ],
  [
    "Minutes of the residents' association. A motion by Mr. Weiss to install a charging station was put to the vote and lost by three votes to five.",
    [],
    ['The motion to install a charging station was adopted.', 'Mr. Weiss voted against the motion.'],
  ],
  [
    "Minutes of the residents' association. Present: nine owners; Ms. Adler took the chair. The treasurer presented the accounts.",
    [],
    ['The treasurer chaired the meeting.'],
  ],
  [
    'Minutes of the meeting. Ms. Adler took the chair. After item 3 Mr. Ode took the chair.',
    [],
    ['Ms. Adler chaired the meeting.'],
  ],
  [
    'The furniture was given away after the meeting. Ms. Adler took the chair home.',
    [],
    ['Ms. Adler chaired the meeting.'],
  ],
  [
    'Minutes of the meeting. Apologies were received from Ms. Moe, who arrived at 10 am.',
    [],
    ['Ms. Moe was absent.'],
  ],
  [
    'Minutes of the meeting. Apologies were received from Ms. Moe for her remarks in May.',
    [],
    ['Ms. Moe was absent.'],
  ],
]);
