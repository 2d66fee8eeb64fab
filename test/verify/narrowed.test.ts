/** Evidence that says of some cases, of a part or of another what a claim says of the thing as a whole. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

interface Kind {
  readonly name: string;
  readonly refused: readonly (readonly [claim: string, evidence: string])[];
  readonly supported: readonly (readonly [claim: string, evidence: string])[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'what holds by a phrase that the claim leaves out',
    refused: [
      ['The room costs 80 euros.', 'The room costs 80 euros for members.'],
      ['The room costs 80 euros.', 'In winter, the room costs 80 euros.'],
      ['Pets are allowed.', 'Pets are allowed in rooms on the ground floor.'],
      ['The hall can be rented.', 'The hall can be rented by members of the club.'],
      ['The token expires after 24 hours.', 'The token expires after 24 hours of inactivity.'],
      ['The claim is covered.', 'The claim is covered, the adjuster wrote, if the lock was forced.'],
      ['The event takes place outdoors.', 'The event takes place outdoors, weather permitting.'],
    ],
    supported: [
      ['Returns are free.', 'Returns are free for everyone.'],
      ['The permit was granted.', 'The permit was granted by the city council on 3 June 2026.'],
      ['The database is replicated.', 'The database is replicated across three zones.'],
      ['The bridge is closed to traffic.', 'Since Monday the bridge has been closed to traffic.'],
    ],
  },
  {
    name: 'a deed that is of something, or done in part',
    refused: [
      ['The court acquitted the clerk.', 'The court acquitted the clerk on two of five counts.'],
      ['The firm was cleared.', 'The firm was cleared of fraud but fined for late filing.'],
      ['The thesis was accepted.', 'The thesis was accepted for review.'],
      ['The import was completed.', 'Import restarted, 40% done.'],
      ['The bank was fined.', 'The bank was fined in the first instance; the fine was lifted on appeal.'],
    ],
    supported: [
      ['The card was blocked.', 'The card was blocked on 4 May at 10:12.'],
      ['The alert was acknowledged.', 'The alert was acknowledged by Kim at 10:04.'],
    ],
  },
  {
    name: 'one of two things told side by side',
    refused: [
      ['The bakery sold more than the cafe.', 'The cafe outsold the bakery.'],
      ['The library is open on Sundays.', 'The library is open 9-18, closed Saturdays and Sundays.'],
      ['Profit rose by 8%.', 'Revenue rose by 8% while profit was flat.'],
      ['The tip was paid in cash.', 'The bill was paid in cash and the tip by card.'],
      ['The owner is Kim.', 'Owner: Lee\nPrevious owner: Kim'],
    ],
    supported: [
      ['The cafe sold more than the bakery.', 'The cafe outsold the bakery.'],
      ['The library is closed on Sundays.', 'The library is open 9-18, closed Saturdays and Sundays.'],
      ['The owner is Lee.', 'Owner: Lee\nPrevious owner: Kim'],
    ],
  },
  {
    name: 'some kind of what the claim names',
    refused: [
      ['Sales doubled.', 'Online sales doubled.'],
      ['The hostages were freed.', 'Two of the hostages were freed.'],
      ['The patch was deployed to all servers.', 'The patch was deployed to all servers in Frankfurt.'],
      ['The vaccine protects against influenza.', 'The vaccine protects against influenza B.'],
      ['Entry is 12 euros.', 'Entry was 12 euros.'],
      ['The restore time is two hours.', 'Our goal is a restore time of two hours.'],
    ],
    supported: [
      ['Sales doubled.', 'In May, sales doubled.'],
      ['The hostages were freed.', 'The hostages were freed on Monday.'],
    ],
  },
];

for (const { name, refused, supported } of KINDS)
  describe(name, () => {
    for (const [claim, evidence] of refused)
      test(`«${claim}» is not supported by «${evidence}»`, () => {
        assert.notEqual(ask(claim, [evidence]).status, 'supported');
      });
    for (const [claim, evidence] of supported)
      test(`«${claim}» is supported by «${evidence}»`, () => {
        const check = ask(claim, [evidence]);
        assert.equal(check.status, 'supported', check.reason);
      });
  });
