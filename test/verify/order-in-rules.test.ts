/** What a rule does first, told by any of the words for it, and never the other way round. */
import { testTold } from './told.ts';

testTold('A rule that tells an order tells it from both ends', [
  [
    'The keys are handed over once the deposit has been taken.',
    [
      'The deposit is taken before the keys are handed over.',
      'The keys are handed over after the deposit is taken.',
    ],
    ['The keys are handed over before the deposit is taken.', 'The deposit is taken.'],
  ],
  [
    'Refunds are issued once the item has been inspected.',
    [
      'Refunds are issued after the item is inspected.',
      'Refunds are issued after inspection.',
      'Refunds are issued after inspection of the item.',
      'The item is inspected before a refund is issued.',
    ],
    [
      'Refunds are issued before the item is inspected.',
      'Refunds are issued until the item is inspected.',
      'The item is inspected after a refund is issued.',
      'Refunds are issued after the customer is inspected.',
      'Refunds are inspected after the item is issued.',
      'Refunds are issued two days after the item is inspected.',
      'The item has been inspected.',
    ],
  ],
  [
    'We transfer the balance once the reserve has been withheld.',
    ['A reserve is withheld before the transfer.'],
    ['A reserve is withheld after the transfer.'],
  ],
  [
    'The order ships once payment has been received.',
    ['The order ships after payment.'],
    ['The order ships before payment.'],
  ],
  ['The order ships once payment has been requested.', [], ['The order ships after payment.']],
  ['The order ships once the payment form has been received.', [], ['The order ships after payment.']],
  [
    'The tenant moves in after paying the deposit.',
    ['The tenant pays the deposit before moving in.'],
    ['The tenant moves in before paying the deposit.'],
  ],
  [
    'The order is released after the manager has approved.',
    ['The manager approves before the order is released.'],
    [
      'The director approves before the order is released.',
      'The manager approves after the order is released.',
    ],
  ],
  [
    'Access is granted once the training has been completed.',
    ['Access is granted after completion of the training.'],
    ['Access is granted after the training is started.'],
  ],
  [
    'Access is granted once the user has been registered.',
    ['Access is granted after registration.'],
    ['Access is granted after registration of the laptop.'],
  ],
]);

testTold('An order that is narrowed, or not in force, is not the rule', [
  [
    'Refunds are issued once the item has been inspected. This does not apply to gift cards.',
    [],
    ['Refunds are issued after the item is inspected.'],
  ],
  [
    'Refunds are issued once the item has been inspected, except for gift cards.',
    [],
    ['Refunds are issued after the item is inspected.'],
  ],
  [
    'Partial refunds are issued once the item has been inspected.',
    [],
    ['Refunds are issued after the item is inspected.'],
  ],
  [
    'Draft: refunds are issued once the item has been inspected.',
    [],
    ['Refunds are issued after the item is inspected.'],
  ],
]);

testTold('On which side of a deed something lies is not exchanged', [
  [
    'Access is granted following completion of the training.',
    ['Access is granted after the training is completed.'],
    [
      'Access is granted before the training is completed.',
      'Access is granted until completion of the training.',
    ],
  ],
  ['Access ends on completion of the training.', [], ['Access ends before the training is completed.']],
  [
    'The fee is charged upon delivery of the goods.',
    [],
    ['The fee is charged before the goods are delivered.'],
  ],
  ['The fee is charged when the goods are delivered.', [], ['The fee is charged before delivery.']],
  [
    'Access is granted after completion of the training.',
    [],
    ['Access is granted until the training is completed.'],
  ],
]);
