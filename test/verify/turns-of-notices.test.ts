/** What mails, notices and terms say of asking, regular deeds, taxes and closing days, in the claim's own turn. */
import { testTold } from './told.ts';

testTold('Mails, notices and terms in the turns of a claim', [
  [
    'Mr Ode called to ask if the viewing could be postponed.',
    ['Mr Ode asked to postpone the viewing.'],
    ['The viewing was postponed.', 'Mr Ode asked to cancel the viewing.'],
  ],
  [
    'The client asked whether he could pay in two instalments.',
    ['The client asked to pay in two instalments.'],
    ['The client paid in two instalments.'],
  ],
  [
    'The client was asked whether he could pay in two instalments.',
    [],
    ['The client asked to pay in two instalments.'],
  ],
  [
    'Ms Tran rang on Monday to complain about the smell.',
    ['Ms Tran complained about the smell.'],
    ['Ms Tran apologised for the smell.'],
  ],
  [
    'The boiler gets an annual service.',
    ['The boiler is serviced every year.'],
    ['The boiler is serviced every month.', 'The boiler was replaced this year.'],
  ],
  [
    'The committee holds monthly meetings.',
    ['The committee meets every month.'],
    ['The committee meets every week.'],
  ],
  [
    'A contract between Lund and Roth was signed in June.',
    ['Lund and Roth signed a contract in June.'],
    ['Lund and Roth cancelled a contract in June.'],
  ],
  [
    'A contract between Lund and Roth was to be signed in June.',
    [],
    ['Lund and Roth signed a contract in June.'],
  ],
  [
    'The branch is being run by Ms Bell, with Mr Doe as her assistant.',
    ['Ms Bell runs the branch.', "Mr Doe is Ms Bell's assistant."],
    ['Mr Doe runs the branch.', "Ms Bell is Mr Doe's assistant."],
  ],
  ['The rates are exclusive of VAT.', ['The rates do not include VAT.'], ['The rates include VAT.']],
  [
    'The price is inclusive of VAT.',
    ['VAT is included in the price.'],
    ['VAT is not included in the price.'],
  ],
  ['The price comes to 40 euros, including VAT.', [], ['The price is 40 euros plus VAT.']],
  [
    'The price comes to 40 euros plus VAT.',
    ['The price is 40 euros plus VAT.'],
    ['The price is 40 euros including VAT.'],
  ],
  [
    'You can apply until 10 May.',
    ['Applications close on 10 May.'],
    ['Applications open on 10 May.', 'Applications close on 12 May.'],
  ],
  ['You can apply from 10 May.', [], ['Applications close on 10 May.']],
  [
    'Mr Fox came to the meeting half an hour after it had started.',
    ['Mr Fox was late for the meeting.'],
    ['The meeting started late.'],
  ],
  ['Mr Fox came to the meeting half an hour before it started.', [], ['Mr Fox was late for the meeting.']],
  [
    'Fog delayed the flight by two hours.',
    ['The flight was delayed because of fog.', 'The flight was delayed by two hours.'],
    ['The flight was cancelled because of fog.', 'The fog lasted two hours.'],
  ],
  [
    'Either side can end the contract with three months of notice.',
    ["Either side can end the contract with three months' notice."],
    [],
  ],
  [
    "Staff receive 25 days' annual leave.",
    ['Staff receive 25 days of annual leave.'],
    ['Staff receive 30 days of annual leave.'],
  ],
  [
    'Opening hours of the pharmacy: Mon-Fri 8:00-19:00.',
    ['The pharmacy is open until 7 p.m. on weekdays.'],
    ['The pharmacy is open until 8 p.m. on weekdays.'],
  ],
  [
    'Opening hours of the pharmacy: Mon-Thu 8:00-19:00, Fri 8:00-13:00.',
    [],
    ['The pharmacy is open until 7 p.m. on weekdays.'],
  ],
  [
    'The fair is held every other year.',
    ['The fair is held every two years.'],
    ['The fair is held twice a year.'],
  ],
  [
    'The ticket is non-transferable.',
    ['The ticket may not be transferred.'],
    ['The ticket may be transferred.'],
  ],
]);
