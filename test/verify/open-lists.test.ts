/** Items of a list of options, risks, rumours, test cases, causes or exclusions are not stated; those of decisions are. */
import { type Told, testTold } from './told.ts';

const MOVES = 'The office moves to Leeds.';
const DELETES = 'The user can delete files.';

const TOLD: readonly Told[] = [
  ['Options considered:\n1. The office moves to Leeds.\n2. The office stays in York.', [], [MOVES]],
  ['Risks\n- The rent rises\n- Staff leave', [], ['The rent rises.']],
  ['Claims on social media:\n- The app sends data to China', [], ['The app sends data to China.']],
  [
    'Exclusion criteria:\n- The patient has asthma\n- The patient is pregnant',
    [],
    ['The patient has asthma.'],
  ],
  ['Not in scope\n- The user can delete files', [], [DELETES]],
  ['Test cases\n- The user can delete files', [], [DELETES]],
  ['Possible causes:\n1. The printer is offline.\n2. The cable is loose.', [], ['The printer is offline.']],
  ['Decisions\n- The office moves to Leeds\n- Ben leads the move', [MOVES], []],
  ['Features\n- The user can delete files\n- The user can share files', [DELETES], []],
  ['Findings\n- The printer is offline.\n- The cable is intact.', ['The printer is offline.'], []],
  ['Risks\n- Bleeding occurs in 2% of cases', ['Bleeding occurs in 2% of cases.'], []],
];

testTold('lists of what is not stated', TOLD);
