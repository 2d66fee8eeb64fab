/** A plan is told no longer where its noun is called off, nor a deed where that stands with no new date. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const SOL: Given = { project: 'Sol', launch_date: '2026-05-01' };
const MOVE = 'The office will move in July.';
const COURSE = 'The course starts on 4 May.';

const OFF: readonly Case[] = [
  [
    'The line opens in April 2026.',
    'The line opens in April 2026.',
    'The opening of the line was postponed.',
  ],
  ['The train leaves at 8:15.', 'The train leaves at 8:15.', 'The departure of the train is delayed.'],
  [MOVE, 'Memo of 1 May: The office will move in July.', 'Memo of 20 May: The move is cancelled.'],
  [COURSE, COURSE, 'Mail of 2 May: The start of the course is put off until further notice.'],
  [
    'Sol was launched on 1 May 2026.',
    SOL,
    'Mail: The launch of Sol was postponed; no new date has been set.',
  ],
  [
    'The launch date of Sol is 1 May 2026.',
    SOL,
    'The launch of Sol was postponed; no new date has been set.',
  ],
  ['The sale begins on 3 May.', 'The sale begins on 3 May.', 'The start of the sale was pushed back.'],
];

const STANDING: readonly Case[] = [
  [COURSE, COURSE, 'The start of the exam is put off until further notice.'],
  [COURSE, COURSE, 'The start of the course was postponed to 4 May.'],
  [
    'The train left at 8:15.',
    'The train left at 8:15.',
    'The departure of the train was delayed by a signal.',
  ],
  ['Sol was launched on 1 May 2026.', SOL, 'The launch was delayed by rain.'],
  [MOVE, MOVE, 'The move was nearly cancelled.'],
  [MOVE, MOVE, 'The move is expensive.'],
];

describe('what is called off', () => {
  for (const [claim, ...evidence] of OFF)
    test(`«${claim}» is not left standing by «${evidence.at(-1)}»`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, ...evidence] of STANDING)
    test(`«${claim}» is left standing by «${evidence.at(-1)}»`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
