/** The time by which a text tells what was moved or called off is not when it takes place. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The meeting on Tuesday has been moved to Thursday.',
    ['The meeting is on Thursday.'],
    ['The meeting is on Tuesday.'],
  ],
  ['Tuesday\u2019s rehearsal has been postponed to Thursday.', [], ['The rehearsal takes place on Tuesday.']],
  ['We have moved the delivery on Tuesday to Thursday.', [], ['The delivery is on Tuesday.']],
  [
    'The concert on 5 May has been called off.',
    ['The concert on 5 May was called off.'],
    ['The concert is on 5 May.'],
  ],
  [
    'The concert planned for 5 May was cancelled.',
    ['The concert planned for 5 May was cancelled.'],
    ['The concert takes place on 5 May.'],
  ],
  ['The training at 3 pm was brought forward to 1 pm.', [], ['The training is at 3 pm.']],
  ['The visit on 5 May has not been cancelled.', ['The visit on 5 May has not been cancelled.'], []],
  ['The meeting on Tuesday takes place in room 4.', ['The meeting is on Tuesday.'], []],
];

testTold('what was moved', TOLD);
