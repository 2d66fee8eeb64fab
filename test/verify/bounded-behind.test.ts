/** What a sentence adds in brackets, behind a comma, before a noun or in front, and by which a rule holds of less than it says. */
import { type Told, testTold } from './told.ts';

const DOGS = 'Dogs are welcome.';
const OPENS = 'The gym opens at 6.';
const VALID = 'The licence is valid for two years.';
const ALL = 'The discount applies to all books.';

const TOLD: readonly Told[] = [
  ['Dogs (guide dogs only) are welcome.', [], [DOGS]],
  ['Dogs are welcome, though not in the dining room.', [], [DOGS]],
  ['Dogs are always welcome.', [DOGS], []],
  ['Dogs are welcome and get a bowl of water.', [DOGS], []],
  ["The discount applies to all children's books.", [], [ALL]],
  ['The discount applies to all our books.', [ALL], []],
  ['The gym opens at 6 (weekends 8).', [], [OPENS]],
  ['From June the gym opens at 6.', [], [OPENS]],
  ['The gym opens at 6 every day.', [OPENS], []],
  ['The licence is valid for two years from the date of issue.', [VALID], []],
  ['Pumps older than ten years must be serviced yearly.', [], ['The pump must be serviced yearly.']],
  ['Pumps must be serviced yearly.', ['The pump must be serviced yearly.'], []],
];

testTold('what bounds a rule', TOLD);
