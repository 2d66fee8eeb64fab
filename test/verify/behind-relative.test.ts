/**
 * What stands behind a relative clause, or is counted or denied beside something else: "never" is said of the verb that
 * follows it, a rule for whoever does something says of nobody that he does it, and a number is of its own noun.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The parcel that Boris posted never arrived.',
    ['Boris posted the parcel.', 'The parcel never arrived.'],
    ['The parcel arrived.'],
  ],
  [
    'The client who objected never replied.',
    ['The client objected.', 'The client never replied.'],
    ['The client replied.', 'The client never objected.'],
  ],
  ['The bus that broke down almost hit a tree.', [], ['The bus hit a tree.']],
  [
    'The guest who smokes in a room pays for the cleaning.',
    [],
    ['The guest smokes in a room.', 'The guest pays for the cleaning.'],
  ],
  ['The driver who parks here must show a permit.', [], ['The driver parks here.']],
  ['The engineer who leads the team is Ana.', ['The engineer leads the team.'], []],
  ['The customer who complained left.', ['The customer complained.', 'The customer left.'], []],
  [
    'Noor packed a tent, a stove and three blankets.',
    ['Noor packed three blankets.', 'Noor packed a stove.'],
    ['Noor packed three stoves.', 'Noor packed three tents.'],
  ],
  [
    'The kit has a large battery and two cables.',
    ['The kit has two cables.', 'The kit has a large battery.'],
    ['The kit has two large batteries.'],
  ],
  ['The tenant paid nothing.', ['The tenant did not pay.'], ['The tenant paid.']],
  ['The tenant paid nothing without complaining.', [], ['The tenant paid.']],
  ['The agent told nobody about the outage.', [], ['The agent told the client about the outage.']],
];

testTold('what stands behind a relative clause, beside a count, or is done to nothing', TOLD);
