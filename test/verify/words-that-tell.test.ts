/**
 * Words and marks beside those that a claim and its evidence share: the word that belongs to a verb, the value that stands right
 * behind a word, the other half of a name, "among" before the most, and the event in which something holds.
 */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  // A word that belongs to its verb.
  ['Delta took Brio to court.', [], ['Delta took over Brio.']],
  ['The crew called the strike after talks broke off.', [], ['The crew called off the strike.']],
  ['The clinic gave the annex to the town.', [], ['The clinic gave up the annex.']],
  ['The store brought the old logo to the fair.', [], ['The store brought back the old logo.']],
  ['Ruth paid the plumber.', ['Ruth paid the plumber.'], ['Ruth paid for the plumber.']],
  ['On Monday the crew called the strike off.', ['The crew called off the strike.'], []],
  ['Delta took over the mill.', ['The mill was taken over by Delta.'], []],
  ['The letter was sent on Monday.', ['The letter was sent out on Monday.'], []],
  ['The firm wrote the debt off.', ['The firm wrote off the debt.'], []],
  // Half of a name.
  [
    'Anna Lopez-Vega signed the lease.',
    ['Anna Lopez-Vega signed the lease.'],
    ['Anna Lopez signed the lease.'],
  ],
  ['Mr. Meyer-Kolb was fined.', [], ['Mr. Meyer was fined.', 'Mr. Kolb was fined.']],
  // One of those that have the most.
  [
    'Rents in May were among the highest of the year.',
    ['Rents in May were among the highest of the year.'],
    ['Rents in May were the highest of the year.'],
  ],
  ['Lea is one of the fastest runners of the club.', [], ['Lea is the fastest runner of the club.']],
  ['Lea is the fastest runner of the club.', ['Lea is the fastest runner of the club.'], []],
  // What holds in an event.
  [
    'In the event of default, the guarantor pays the rent.',
    ['The guarantor pays the rent in the event of default.'],
    ['The guarantor pays the rent.'],
  ],
  ['In the event of damage the deposit is kept.', [], ['The deposit is kept.']],
  ['Upon late payment, the bank may block the card.', [], ['The bank may block the card.']],
  ['Failing delivery in time, the buyer may withdraw.', [], ['The buyer may withdraw.']],
  // What is told under a label is no list of its values.
  [
    'Budget: The council discussed the budget of 3 million and approved 2.6 million.',
    ['The council approved 2.6 million.'],
    ['The budget of 3 million was approved.'],
  ],
];

testTold('words that tell', TOLD);
