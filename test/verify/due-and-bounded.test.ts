/** What is due once something is done, and bounds that an "or" closes. */
import { testTold } from './told.ts';

testTold('Due times and bounds', [
  [
    'The deposit is refundable when the keys are returned.',
    ['The deposit is refundable once the keys are returned.'],
    ['The deposit is refundable.'],
  ],
  ['The deposit of 500 euros is refundable once the keys are returned.', [], ['The deposit is refundable.']],
  ['The fee is payable when the contract is signed.', [], ['The fee is payable.']],
  [
    'The second instalment of EUR 9,000 is payable once the roof is on.',
    [],
    ['The second instalment is payable.'],
  ],
  ['The upgrade is available once the trial ends.', [], ['The upgrade is available.']],
  ['The bonus is owed when the target is met.', [], ['The bonus is owed.']],
  ['The room is free once the group has left.', [], ['The room is free.']],
  ['The final payment is due after the inspection.', [], ['The final payment is due.']],
  [
    'The final payment is due as soon as the work is accepted.',
    [],
    ['The final payment is due.', 'The final payment is due before the work is accepted.'],
  ],
  ['The bonus is paid when the target is met.', [], ['The bonus is paid before the target is met.']],
  [
    'The deposit is returned once the keys are handed in.',
    [],
    ['The deposit is returned before the keys are handed in.'],
  ],
  ['The fee is due when the contract is signed.', [], ['The fee is due until the contract is signed.']],
  ['The alarm sounds when the door opens.', [], ['The alarm sounds before the door opens.']],
  [
    'The tenant pays the second instalment of 400 euros when the tiles are laid.',
    [],
    ['The tenant pays the second instalment before the tiles are laid.'],
  ],
  [
    'The final payment of 300 euros is due as soon as the work is accepted.',
    ['The final payment is due as soon as the work is accepted.'],
    [],
  ],
  ['Visitors from abroad must register first.', [], ['You must register first.']],
  ['Customers on the old plan must upgrade first.', [], ['You must upgrade first.']],
  ['Users on 5.6 or earlier must upgrade to 5.7 first.', [], ['You must upgrade to 5.7 first.']],
  ['Customers with a basic account have to pay a fee.', [], ['You have to pay a fee.']],
  ['Customers who pay by card have to pay a fee.', [], ['You have to pay a fee.']],
  ['Travellers from India need a visa.', [], ['You need a visa.']],
  ['Residents under 18 need a permit.', [], ['You need a permit.']],
  ['Customers on annual plans can cancel free of charge.', [], ['You can cancel free of charge.']],
  ['Customers must register first.', ['You must register first.'], []],
  ['All travellers need a visa.', ['You need a visa.'], []],
  ['Users on 5.6 or earlier must upgrade to 5.7.', [], ['Users on 5.7 or earlier must upgrade.']],
  ['Version 4.1 or later is supported; 4.2 adds dark mode.', [], ['Version 4.2 or later is supported.']],
  [
    'Orders of 60 euros or more ship free; a fee of 50 euros is charged for bulky goods.',
    [],
    ['Orders of 50 euros or more ship free.'],
  ],
  [
    'Children of 4 or younger travel free, those of 6 or older pay half.',
    [],
    ['Children of 6 or younger travel free.', 'Children of 4 or older travel free.'],
  ],
  [
    'Users on 5.6 or earlier must upgrade.',
    ['Users on 5.6 or older must upgrade.'],
    ['Users on 5.6 or later must upgrade.'],
  ],
]);
