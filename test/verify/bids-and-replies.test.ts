/** What a polite bid asks for besides is not done, a reply that takes a turn back ends it, and what another has is his. */
import { type Told, testTold } from './told.ts';

const MOVED = 'The balance was transferred to account 6.';
const CONFIRMED = 'The flight is confirmed.';
const MONDAY = 'The release goes out on Monday.';
const LOST = 'The parcel is lost.';

const TOLD: readonly Told[] = [
  ['Request: Please close account 5 and transfer the balance to account 6.', [], [MOVED]],
  [
    'Request: Please close account 5 and transfer the balance.\nReply: The balance was transferred to account 6.',
    [MOVED],
    [],
  ],
  [
    'Please note that the card was replaced and the account was blocked.',
    ['The card was replaced.', 'The account was blocked.'],
    [],
  ],
  ['Please close the account and send the form. The card was replaced.', ['The card was replaced.'], []],
  ['Bot: Your flight is confirmed. Agent: The bot was wrong.', [], [CONFIRMED]],
  ['Bot: Your flight is confirmed. Agent: The app was wrong.', [CONFIRMED], []],
  ['Ann: The customer paid.\nBob: Not true.', [], ['The customer paid.']],
  ['Ann: The customer paid.\nBob: Right.', ['The customer paid.'], []],
  ['Lead: The release goes out on Monday.\nQA: We found a blocker.\nLead: Then not Monday.', [], [MONDAY]],
  ['Lead: The release goes out on Monday.\nQA: Then not Sunday.', [MONDAY], []],
  ['On 3 May, Lena wrote:\n> The parcel is lost.\nIt was found yesterday.', [], [LOST]],
  ['The parcel is lost. It was found yesterday.', [], [LOST]],
  ['The parcel is lost. It was made of wood.', [LOST], []],
  [
    'The parcel was delivered on 3 May. It had been lost in transit for a week.',
    ['The parcel was delivered on 3 May.'],
    [],
  ],
  [
    'Customer: You said the refund was sent on 4 May.\nAgent: I see no refund in the system.',
    [],
    ['The agent said that the refund was sent on 4 May.'],
  ],
  [
    'The results of Ms Renn are normal, those of Ms Rehn are not back yet.',
    ['The results of Ms Renn are normal.'],
    ['The results of Ms Renn are not back yet.'],
  ],
  [
    'The shops in Bonn are open, those in Trier are closed.',
    ['The shops in Bonn are open.'],
    ['The shops in Bonn are closed.'],
  ],
  [
    'Name: Ella Park\nEmergency contact: Finn Park\nPhone: 555-1000\nPhysician: Dr. Low',
    ["Ella Park's physician is Dr. Low."],
    ["Finn Park's physician is Dr. Low."],
  ],
  ['The parcel was sent on 3 May. The address was wrong.', ['The parcel was sent on 3 May.'], []],
];

testTold('polite bids and replies', TOLD);
