/** Two sources on one matter that tell the state of a thing otherwise leave it open; of two things or days each holds. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** A claim, and two sources by their titles and texts. */
type Row = readonly [claim: string, first: readonly [string, string], second: readonly [string, string]];

const DISPUTED: readonly Row[] = [
  [
    'The rear bumper of van VX-208 was dented.',
    ['Check-out sheet, van VX-208', 'Rear bumper dented.'],
    ["Renter's sheet, van VX-208", 'Rear bumper without marks.'],
  ],
  [
    'The router was replaced.',
    ['Visit report FX-1187', 'Router replaced with an RX4.'],
    ['Note FX-1187', 'He left the old router in place.'],
  ],
  [
    'The fee was paid by card.',
    ['Note BL-1187, window 2', 'Fee 85 EUR paid by card.'],
    ['Note BL-1187, window 3', 'Fee 85 EUR paid in cash.'],
  ],
  [
    'Mr Osei was at home.',
    ['Visit 4 May, flat 2, by Kim', 'Mr Osei was at home.'],
    ['Visit 4 May, flat 2, by Lee', 'Mr Osei was away.'],
  ],
  [
    'The oral test was held.',
    ['Statement LC-5187', 'The oral test was held.'],
    ['Statement LC-5187, second', 'The oral test was called off.'],
  ],
  [
    'The pump was running.',
    ['Log P-7187, shift A', 'Pump running at 10:00.'],
    ['Log P-7187, shift B', 'Pump off at 10:00.'],
  ],
];

/** Of the topic of one source alone by its title. */
const BY_TITLE: Row = [
  'During the visit on 9 October the router of flat 6B was replaced with an RX4.',
  ['Visit report, 9 Oct', 'Job FX-3821, flat 6B, Mrs. Tolland. Router replaced with an RX4. Cable worn.'],
  [
    'Note by building manager, 9 Oct',
    'I let the technician into flat 6B; Mrs. Tolland was away. He left the old router in place.',
  ],
];

const STANDS: readonly Row[] = [
  [
    'The rear bumper of van VX-208 was dented.',
    ['Check-out sheet, van VX-208', 'Left mirror whole. Rear bumper dented.'],
    ['Rental terms', 'A van with the front bumper without marks at return is not charged.'],
  ],
  [
    'The router was replaced.',
    ['Visit report FX-1187', 'Router replaced with an RX4.'],
    ['Visit report FX-1187, tools', 'The old socket was left in place.'],
  ],
  [
    'The fee of 85 EUR was paid by card.',
    ['Note BL-1187', 'Fee 85 EUR paid by card.'],
    ['Note BL-1187, deposit', 'Deposit 20 EUR paid in cash.'],
  ],
  [
    'The left mirror was cracked.',
    ['Sheet VX-208', 'Left mirror cracked.'],
    ['Sheet VX-208, page 2', 'Right mirror whole.'],
  ],
  [
    'The oral test was held.',
    ['Statement LC-5187', 'The oral test was held.'],
    ['Statement LC-5187, second', 'The written test was put off.'],
  ],
  [
    'Mr Osei was at home.',
    ['Visit 4 May, flat 2', 'Mr Osei was at home.'],
    ['Visit 4 May, flat 2, other tenants', 'Mrs Tan was away.'],
  ],
];

const statusOf = ([claim, first, second]: Row) =>
  ask(claim, [first[1], second[1]], { titles: [first[0], second[0]] });

describe('two accounts of one matter', () => {
  test('that differ in the state of a thing leave it open', () => {
    assert.deepEqual(
      DISPUTED.filter((row) => statusOf(row).reason !== 'conflicting_sources').map(([claim]) => claim),
      [],
    );
  });

  test('leave it open too where only one of them is of the topic by its title', () => {
    assert.notEqual(statusOf(BY_TITLE).status, 'supported');
    const [claim, first, [title]] = BY_TITLE;
    const other =
      'I let the technician into flat 6B; Mrs. Tolland was away. He left the old socket in place.';
    assert.equal(statusOf([claim, first, [title, other]]).status, 'supported');
  });

  test('of two things do not', () => {
    assert.deepEqual(
      STANDS.filter((row) => statusOf(row).status !== 'supported').map(([claim]) => claim),
      [],
    );
  });
});
