/** What is being done, is set for a day, is made or given: in the claim's own turn, and not the other way round. */
import { testTold } from './told.ts';

testTold('What is under way, set for a day or given to somebody', [
  [
    'The fire is under investigation by the police.',
    ['The police are investigating the fire.'],
    ['The police have investigated the fire.', 'The police caused the fire.'],
  ],
  ['The road is being built.', ['The road is under construction.'], ['The road is under repair.']],
  ['The road is under construction.', [], ['The road has been built.']],
  [
    'The tenant paid rent of 900 euros.',
    ['The tenant paid 900 euros in rent.'],
    ['The tenant paid 900 euros in damages.'],
  ],
  ['The interview has been scheduled for 3 May.', ['The interview is on 3 May.'], []],
  ['The interview was scheduled for 3 May.', [], ['The interview was on 3 May.']],
  ['The interview was scheduled for 3 May but has been cancelled.', [], ['The interview is on 3 May.']],
  ['The interview is tentatively scheduled for 3 May.', [], ['The interview is on 3 May.']],
  ['The patient made a full recovery.', ['The patient recovered fully.'], ['The patient recovered slowly.']],
  [
    'The parents gave the teacher a warning.',
    ['The parents warned the teacher.'],
    ['The teacher warned the parents.'],
  ],
  ['You can end the contract whenever you want.', [], ['The contract can never be ended.']],
  ['The buyer gave the agent a tip.', [], ['The agent thanked the buyer.']],
]);
