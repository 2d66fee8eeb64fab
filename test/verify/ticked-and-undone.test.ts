/**
 * What is ticked off is no duty any more and what is not ticked yet is one; a later line of a log ends what an earlier one tells;
 * two texts that tell of no time how something was, and tell it differently, are in conflict.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Done:\n- Notify the members\n\nTo do:\n- Update the register',
    ['The register must be updated.'],
    ['The members must be notified.', 'The register was updated.'],
  ],
  [
    '- [x] Renew the licence\n- [ ] Update the register',
    ['The licence was renewed.', 'The register must be updated.'],
    ['The licence must be renewed.', 'The register was updated.', 'The register must not be updated.'],
  ],
  ['No longer needed:\n- Change the passphrase', [], ['The passphrase must be changed.']],
  ['Steps:\n1. Delete the dump\n2. Rotate the keys', ['The dump must be deleted.'], []],
  ['Rejected proposals:\n- Cut the budget', [], ['The budget must be cut.']],
  [
    'Case 31\n2 May  opened by Ines\n5 May  resolved by Karl\n6 May  reopened by Ines',
    ['Case 31 was resolved by Karl on 5 May.'],
    ['Case 31 is resolved.'],
  ],
  ['Case 31\n2 May  opened by Ines\n5 May  resolved by Karl', ['Case 31 is resolved.'], []],
  ['2025-01-02 access granted to P. Lind\n2025-02-10 access revoked', [], ['Access for P. Lind is granted.']],
  [
    '09:00 task assigned to Max\n10:00 task reassigned to Lea',
    ['The task was assigned to Max at 09:00.'],
    ['The task is assigned to Max.'],
  ],
  ['3 March: permit approved by the council\n9 April: licence revoked', ['The permit is approved.'], []],
];

testTold('ticked off, and ended by a later line', TOLD);

const DIFFER: readonly (readonly [string, string])[] = [
  ['The phone was in warranty.', 'The phone was out of warranty.'],
  ['The refund was rejected.', 'The refund was paid out.'],
  ['The account was suspended.', 'The account was active.'],
  ['The driver was sober.', 'The driver was drunk.'],
  ['The cabin was vacant.', 'The cabin was occupied.'],
  ['The items were in stock.', 'The items were out of stock.'],
];

const AGREE: readonly (readonly [string, string])[] = [
  ['The phone was in warranty.', 'The charger was out of warranty.'],
  ['The account was suspended on 3 May.', 'The account was active on 9 May.'],
  ['The order was paid.', 'The order was delivered.'],
  ['The claim was paid.', 'The second claim was declined.'],
];

describe('two texts that tell how something was', () => {
  for (const [one, other] of DIFFER)
    for (const claim of [one, other])
      test(`«${claim}» is in conflict: «${one}» «${other}»`, () => {
        const { status, reason } = ask(claim, [one, other]);
        assert.deepEqual([status, reason], ['ambiguous', 'conflicting_sources']);
      });
  for (const [claim, other] of AGREE)
    test(`«${claim}» stands beside «${other}»`, () => {
      assert.equal(ask(claim, [claim, other]).status, 'supported');
    });
});
