/**
 * Two of a kind that a text tells apart, two deeds of one sentence with a place and a number each, and what the speaker did
 * beside what another did: what is said of the one is not said of the other.
 */
import { type Told, testTold } from './told.ts';

const KINDS: readonly Told[] = [
  [
    'The outer door was locked at ten. The inner door was left open.',
    ['The outer door was locked at ten.'],
    ['The door was locked at ten.', 'The door was left open.'],
  ],
  ['The lift is out of order. The stairs can be used.', ['The lift is out of order.'], []],
  [
    'Lunch is included in the Comfort fare but not in the Basic fare.',
    [],
    ['Lunch is included in the fare.', 'Lunch is included in the Basic fare.'],
  ],
  ['The weekly meeting starts at nine.', ['The meeting starts at nine.'], []],
  ['The March invoice was paid on 3 May. The April invoice is open.', [], ['The invoice was paid on 3 May.']],
  [
    'Standard delivery is free from 40 euros; express delivery costs 8 euros.',
    ['Express delivery costs 8 euros.'],
    ['Delivery is free from 40 euros.', 'Delivery costs 8 euros.'],
  ],
  [
    'Delivery is free from 40 euros. Express delivery costs 8 euros.',
    ['Delivery is free from 40 euros.'],
    [],
  ],
  ['The flaw affects versions up to 4.9. Version 5 is not affected.', [], ['The flaw affects version 5.']],
];

const PLACES: readonly Told[] = [
  [
    'Kofi searched the garage for the keys and found them under the sofa.',
    ['Kofi found the keys under the sofa.'],
    ['Kofi found the keys in the garage.'],
  ],
  [
    'The crew loaded the crates in Genoa and unloaded them in Tunis.',
    ['The crew loaded the crates in Genoa.'],
    ['The crew unloaded the crates in Genoa.'],
  ],
  [
    'Lea signed the lease at the bank and moved in on 3 May.',
    ['Lea moved in on 3 May.'],
    ['Lea signed the lease on 3 May.'],
  ],
  ['Mia repaired and sold the bike in Ghent.', ['Mia sold the bike in Ghent.'], []],
];

const NUMBERS: readonly Told[] = [
  [
    'Claim 22-71 was settled in favour of the tenant; claim 22-90 is still open.',
    ['Claim 22-90 is still open.'],
    ['Claim 22-90 was settled in favour of the tenant.'],
  ],
  [
    'Chargeback 22-71 was decided in favour of the merchant; chargeback 22-90 is still open.',
    [],
    ['Chargeback 22-90 was decided in favour of the merchant.'],
  ],
  ['Claim 22-71 was settled in full, claim 22-90 in part.', ['Claim 22-90 was settled in part.'], []],
  [
    'Ticket 511 was closed, but ticket 512 is waiting for parts.',
    ['Ticket 511 was closed.'],
    ['Ticket 512 was closed.'],
  ],
];

const VALUES: readonly Told[] = [
  [
    'Grandma gave Tim 20 euros and Lisa 15.',
    ['Grandma gave Tim 20 euros.'],
    ['Grandma gave Lisa 20 euros.', 'Grandma gave Tim 15 euros.'],
  ],
  ['The firm owes Omar $40 and Rita $60.', [], ['The firm owes Rita $40.']],
];

const SPEAKERS: readonly Told[] = [
  ['Leon bought the car and I paid the insurance.', ['Leon bought the car.'], ['Leon paid the insurance.']],
  ['Ruth did the dishes while I cleaned the oven.', ['Ruth did the dishes.'], ['Ruth cleaned the oven.']],
  [
    'Omar called the bank, which then blocked the card.',
    ['Omar called the bank.'],
    ['Omar blocked the card.'],
  ],
  [
    'Nora wrote the report, her intern checked the figures.',
    ['Nora wrote the report.'],
    ['Nora checked the figures.'],
  ],
  ['Ana found the flat and signed the lease.', ['Ana signed the lease.'], []],
  ['Ana found the flat and Ben signed the lease.', [], ['Ana signed the lease.']],
  ['Leon booked the flight, and somebody else paid the hotel.', [], ['Leon paid the hotel.']],
  ['Every tenant pays 50 euros.', [], ['The tenants pay 50 euros.']],
  ['A signed copy of the contract is still missing.', [], ['The contract was signed.']],
  ['The signed contract arrived on 3 March.', ['The contract was signed.'], []],
  ['Ruth: I cleaned the oven.', ['Ruth cleaned the oven.'], []],
];

testTold('two of a kind', KINDS);
testTold('two deeds of one', PLACES);
testTold('two numbers', NUMBERS);
testTold('each its own value', VALUES);
testTold('the speaker and another', SPEAKERS);
