/** What near words do not say: company of who is alone, all of what is paid in part, another's stuff, a value beside the normal, what is only bidden. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from './ask.ts';

const UNSAID: readonly (readonly [thought: string, claim: string, evidence: string])[] = [
  ['who lives alone lives with nobody', 'He lives with his son.', 'Lives alone, son visits weekly.'],
  [
    'a part that was received is not the full amount',
    'The full amount has been paid.',
    'The total is €640, of which €160 has been received as a deposit.',
  ],
  ['each part is of its own stuff', 'The lid is made of steel.', 'Lid of bamboo, body of brushed steel.'],
  ['above the normal range is not normal', 'His pulse is normal.', 'His pulse is above the normal range.'],
  [
    'what is bidden behind a semicolon is not done',
    'The scan was repeated after two weeks.',
    'Comment: findings unclear; repeat the scan after two weeks.',
  ],
  [
    'what a note has of a relative is not of its person',
    'She is unemployed.',
    'Husband unemployed. Two children.',
  ],
  [
    'what is to be done when there is room is not done',
    'She has been transferred to the ward.',
    'Transfer to the ward when a bed is available.',
  ],
  [
    'of five of which two are offered not two are vacant',
    'Two plots are vacant.',
    'Vacant plots: five, of which two are to be offered to the school.',
  ],
  [
    'what comes next has not been',
    'The next meeting took place on 12 June.',
    'Next meeting: 12 June, 7 pm, in the hut.',
  ],
  [
    'a man is no she',
    'She has had a cough for two weeks.',
    'Mr Ian Holt, 66. Presents with a cough for two weeks.',
  ],
];

const SAID: readonly (readonly [thought: string, claim: string, evidence: string])[] = [
  ['who lives with somebody does', 'He lives with his son.', 'He lives with his son in Derby.'],
  ['all is paid in full', 'The full amount has been paid.', 'The full amount of €640 has been paid.'],
  [
    'a part of its own stuff',
    'The body is made of brushed steel.',
    'The lid is made of bamboo, and the body is made of brushed steel.',
  ],
  [
    'what was repeated was',
    'The scan was repeated after two weeks.',
    'The scan was repeated after two weeks; no change.',
  ],
  ['a man is he', 'He has had a cough for two weeks.', 'Mr Ian Holt, 66. He has had a cough for two weeks.'],
];

for (const [thought, claim, evidence] of UNSAID)
  test(thought, () => assert.notEqual(ask(claim, [evidence]).status, 'supported'));

for (const [thought, claim, evidence] of SAID)
  test(thought, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
