/** What rules bound, keep, need no more and lay on somebody, in the claim's own turn. */
import { testTold } from './told.ts';

testTold('Rules and notices in the turns of a claim', [
  ['The storm injured two hikers.', [], ['Two hikers died in the storm.']],
  ['The storm killed two hikers.', [], ['Two hikers were injured in the storm.']],
  ['Two hikers lost their lives in the storm.', ['Two hikers died in the storm.'], []],
  ['The storm claimed the lives of two hikers.', ['Two hikers were killed in the storm.'], []],
  [
    'Invoices older than ten years are deleted.',
    ['Invoices are deleted after ten years.'],
    ['Invoices are deleted after two years.'],
  ],
  [
    'Recordings are kept for 14 days and then deleted.',
    ['Recordings are deleted after 14 days.'],
    ['Recordings are never deleted.'],
  ],
  [
    'Entries longer than 500 words are rejected.',
    ['Entries must have at most 500 words.'],
    ['Entries must have at least 500 words.'],
  ],
  [
    'Applicants younger than 18 years are not accepted.',
    ['Applicants must be at least 18 years old.'],
    ['Applicants must be under 18 years old.'],
  ],
  [
    'Only written claims are considered.',
    ['Claims must be made in writing.'],
    ['Claims can be made by phone.'],
  ],
  [
    'Liability for loss lies with the carrier.',
    ['The carrier is liable for loss.'],
    ['The sender is liable for loss.', 'The carrier is liable for delay.'],
  ],
  [
    'Responsibility for the accounts rests with the treasurer.',
    ['The treasurer is responsible for the accounts.'],
    [],
  ],
  [
    'Responsibility for the accounts rests with the treasurer, not the chair.',
    [],
    ['The chair is responsible for the accounts.'],
  ],
  [
    'The test went off without incidents.',
    ['There were no incidents during the test.'],
    ['There were incidents during the test.', 'There was no test.'],
  ],
  ['Visitors need no password.', ['A password is not needed.'], ['A password is needed.']],
  ['Some visitors need no password.', [], ['A password is not needed.']],
  [
    'Without a file, the program stops.',
    ['The program stops if the file is missing.'],
    ['The program stops if the file is found.', 'The program stops.'],
  ],
  [
    'New staff are on probation for the first three months.',
    ['The probation period is three months.'],
    ['The probation period is six months.'],
  ],
  ['The court found in favour of the buyer.', ['The court ruled in favour of the buyer.'], []],
  [
    'The court found in favour of the buyer against the seller.',
    [],
    ['The court ruled in favour of the seller.'],
  ],
]);
