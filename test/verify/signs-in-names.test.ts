// Signs in names ("order #5512", "plan (old)") are letters like others to whatever looks for the names again.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const SIGNS = ['#', '(', ')', '[', ']', '*', '+', '?', '\\', '{', '}', '|', '$', '^', '/', '.', '-', '&'];

/** Texts with a place `@` for a name, and what is asked of them. */
const TEXTS: readonly (readonly [evidence: string, claim: string])[] = [
  ['Order @: packed on 3 May. Sent by courier. Paid by card.', 'Order @ was sent by courier.'],
  ['@, flat 12. Heating serviced in March. Needs a new lock.', 'The heating of @ was serviced in March.'],
  ['The @ plan costs $20 a month. Cancelled by the customer on 4 June.', '@ is cancelled.'],
  ['The @desk: Tue to Sun 9 to 5, Mon closed.', 'The @desk is closed on Mondays.'],
  ['Northgate has a new @address.', 'The address of @Northgate has changed.'],
  ['Ticket @\nStatus: closed\nOwner: Ana Ruiz\n\nReopened twice.', 'Ana Ruiz owns ticket @.'],
];

describe('a sign in a name', () => {
  for (const sign of SIGNS)
    test(`is no part of a pattern: ${sign}`, () => {
      for (const name of [`${sign}5512`, `A${sign}7`, `Nord${sign}`, `${sign}old${sign}`])
        for (const [evidence, claim] of TEXTS)
          assert.doesNotThrow(() =>
            ask(
              claim.replaceAll('@', () => name),
              [evidence.replaceAll('@', () => name)],
            ),
          );
    });
});
