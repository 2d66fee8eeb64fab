/** What another source moves, hands over, renames or disputes no longer stands; what it does to another thing takes nothing away. */
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

const REFUSED: readonly (readonly [claim: string, ...evidence: string[]])[] = [
  [
    'The choir rehearsal takes place in room 12.',
    'The choir rehearsal takes place in room 12 at 19:00.',
    'The choir rehearsal has been moved to room 3.',
  ],
  [
    'The viewing of Ms. Prentice is on 9 July.',
    'The viewing of Ms. Prentice is on 9 July.',
    'The viewing of Ms. Prentice was moved from 9 July to 16 July.',
  ],
  [
    'Train IC 71 leaves from platform 4.',
    'Train IC 71 leaves from platform 4.',
    'Train IC 71 now leaves from platform 9.',
  ],
  [
    'Mr. Sandoval is the contact for the Turin account.',
    'Contact for the Turin account: Mr. Sandoval.',
    'Mr. Sandoval has handed the Turin account over to Ms. Birk.',
  ],
  ['The policy holder is Mr. Quinn.', 'The policy holder is Mr. Quinn.', 'The policy holder is Mr. Quayle.'],
  [
    'Incident 512 is closed.',
    'Incident 512 is closed. Later the caller reports the same fault, incident reopened.',
  ],
];

const KEPT: readonly (readonly [claim: string, ...evidence: string[]])[] = [
  [
    'The choir rehearsal takes place in room 12.',
    'The choir rehearsal takes place in room 12 at 19:00.',
    'The cello lesson has been moved to room 3.',
  ],
  [
    'The viewing of Ms. Prentice is on 9 July.',
    'The viewing of Ms. Prentice is on 9 July.',
    'The viewing of Mr. Moe was moved from 9 July to 16 July.',
  ],
  [
    'Train IC 71 leaves from platform 4.',
    'Train IC 71 leaves from platform 4.',
    'Train IC 77 now leaves from platform 9.',
  ],
  [
    'Mr. Sandoval is the contact for the Turin account.',
    'Contact for the Turin account: Mr. Sandoval.',
    'Ms. Orton has handed the Verona account over to Ms. Birk.',
  ],
  [
    'The holder of policy 81 is Mr. Quinn.',
    'The holder of policy 81 is Mr. Quinn.',
    'The holder of policy 82 is Mr. Quayle.',
  ],
  ['The trial begins on 2 March.', 'The trial begins on 2 March.', 'The lease starts on 12 March.'],
  [
    'Incident 512 is closed.',
    'Incident 512 is closed. Later the caller reports another fault, incident 513 reopened.',
  ],
];

suite('a statement that another sentence puts otherwise', () => {
  for (const [claim, ...evidence] of REFUSED)
    test(`is not supported: ${evidence.at(-1)}`, () => {
      assert.notEqual(ask(claim, evidence).status, 'supported');
    });
  for (const [claim, ...evidence] of KEPT)
    test(`is supported where another thing is spoken of: ${evidence.at(-1)}`, () => {
      assert.equal(ask(claim, evidence).status, 'supported');
    });
});
