// What an exception names by its day is not so then; a clause is told of the subject that its pronoun takes up.
import { testTold } from './told.ts';

testTold('days that an exception leaves out', [
  [
    'The museum is open from 10:00 to 18:00 every day except Monday. Admission is 12 euros.',
    ['The museum is closed on Mondays.'],
    ['The museum is closed on Thursdays.', 'The café is closed on Mondays.'],
  ],
  [
    'The laundry room may be used from 7 am to 9 pm except on Sundays. Music must be turned down after 10 pm.',
    ['The laundry room may not be used on Sundays.'],
    ['The laundry room may not be used on Saturdays.', 'The laundry room must be used on Sundays.'],
  ],
  [
    'Parcels are delivered daily except on Sundays and public holidays. Letters are delivered on Saturdays.',
    ['Parcels are not delivered on public holidays.'],
    ['Parcels are not delivered on Saturdays.', 'Letters are not delivered on Sundays.'],
  ],
  [
    'The helpdesk can be reached at any time except Sundays. Mail is read on Monday.',
    ['The helpdesk cannot be reached on Sunday.'],
    ['The helpdesk cannot be reached on Monday.'],
  ],
  [
    'The helpdesk can be reached at any time except Sundays. That was the old rule: since May it can be reached on Sundays too.',
    [],
    ['The helpdesk cannot be reached on Sunday.'],
  ],
  [
    'The museum is open every day except Monday. In July and August it is open on Mondays as well.',
    [],
    ['The museum is closed on Mondays in July.', 'The museum is closed on Mondays.'],
  ],
  ['The clinic is open for walk-ins every day except Monday.', [], ['The clinic is closed on Mondays.']],
  ['Members are charged half except on Sundays.', [], ['Members are not charged on Sundays.']],
  ['Dogs may be taken off the lead except on Sundays.', [], ['Dogs may not be taken on Sundays.']],
]);

testTold('a pronoun for the subject of the clause before', [
  [
    'Temporary accounts have no mailbox, and they expire after 30 days. Permanent accounts do not expire.',
    ['Temporary accounts expire after 30 days.'],
    ['Permanent accounts expire after 30 days.', 'Temporary accounts expire after 3 days.'],
  ],
  [
    'The staging cluster had lost two nodes, so it was rebuilt on 3 May. Production was not touched.',
    ['The staging cluster was rebuilt on 3 May.'],
    ['Production was rebuilt on 3 May.', 'The nodes were rebuilt on 3 May.'],
  ],
  [
    'The board sued the bank, but it lost the case. The ruling is final.',
    [],
    ['The bank lost the case.', 'The board lost the case.'],
  ],
  [
    'The report listed one account, but it was deleted on 3 May.',
    [],
    ['The report was deleted on 3 May.', 'The account was deleted on 3 May.'],
  ],
  [
    'The manager called the contractor on Friday, and his badge was blocked.',
    [],
    ["The contractor's badge was blocked on Friday.", "The manager's badge was blocked."],
  ],
  [
    'Draft, not adopted. Controlled drugs are never posted; they must be collected in person.',
    [],
    ['Controlled drugs must be collected in person.'],
  ],
  [
    'If controlled drugs are never posted, they must be collected in person.',
    [],
    ['Controlled drugs must be collected in person.'],
  ],
]);
