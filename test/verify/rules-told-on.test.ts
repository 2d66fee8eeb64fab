/** Rules passed on to whoever asks: of a kind for any one of it, as a rule for what will be, free of charge, each of two. */
import { testTold } from './told.ts';

testTold('rules told on', [
  [
    'A downgrade takes effect at the end of the month.',
    ['Downgrades take effect at the end of the month.'],
    ['Upgrades take effect at the end of the month.', 'Downgrades take effect at the end of the year.'],
  ],
  ['A member must show a card.', ['Members must show a card.'], ['New visitors must show a card.']],
  ['A crate is at the depot.', [], ['Crates are at the depot.']],
  ['A guest is allergic to nuts.', [], ['Guests are allergic to nuts.']],
  ['A late refund takes five days.', [], ['Refunds take five days.', 'Early refunds take five days.']],
  [
    'The deposit will be returned within 30 days.',
    ['The deposit is returned within 30 days.'],
    [
      'The deposit is returned within 20 days.',
      'The deposit was returned within 30 days.',
      'The rent is returned within 30 days.',
      'The deposit is returned.',
    ],
  ],
  ['The account will be closed within 30 days.', [], ['The account is closed.']],
  ['Late fees will be waived.', [], ['Late fees are waived.']],
  [
    'The deposit will be returned within 30 days if the flat is clean.',
    [],
    ['The deposit is returned within 30 days.'],
  ],
  [
    'A fee of $25 will be charged for late cancellations.',
    ['A fee of $25 is charged for late cancellations.'],
    ['A fee of $25 is charged for all cancellations.', 'A fee of $35 is charged for late cancellations.'],
  ],
  [
    'The owner may enter only after giving 24 hours notice.',
    ['The owner must give 24 hours notice before entering.'],
    [
      'The owner must give 48 hours notice before entering.',
      'The guest must give 24 hours notice before entering.',
      'The owner must enter before giving 24 hours notice.',
    ],
  ],
  [
    'Dogs must be on a leash.',
    ['Dogs must be kept on a leash.'],
    ['Cats must be kept on a leash.', 'Dogs must be kept in a cage.'],
  ],
  ['Dogs should be on a leash.', [], ['Dogs must be kept on a leash.', 'Dogs must be on a leash.']],
  [
    'Free cancellation until 8 May; afterwards the first night is charged.',
    [
      'You can cancel free of charge until 8 May.',
      'The booking can be cancelled free of charge until 8 May.',
      'Cancellation is free until 8 May.',
    ],
    [
      'You can cancel free of charge until 10 May.',
      'You can cancel free of charge.',
      'You can cancel the flight free of charge until 8 May.',
      'The booking was cancelled free of charge until 8 May.',
    ],
  ],
  [
    'Free returns within 30 days.',
    ['You can return items free of charge within 30 days.'],
    [
      'You can return items free of charge within 60 days.',
      'You can exchange items free of charge within 30 days.',
    ],
  ],
  [
    'Shipping is free for orders over €50.',
    ['There is no charge for shipping on orders over €50.'],
    [
      'There is no charge for shipping on orders over €30.',
      'There is no charge for returns on orders over €50.',
      'There is no charge for shipping.',
    ],
  ],
  [
    'Audit logs are kept for 30 days on Team and for one year on Enterprise.',
    ['On Enterprise, audit logs are kept for one year.', 'Audit logs are kept for 30 days on Team.'],
    [
      'On Team, audit logs are kept for one year.',
      'Audit logs are kept for one year.',
      'Audit logs are kept for 30 days on Enterprise.',
    ],
  ],
  [
    'Twelve people applied, four of them from abroad.',
    ['Twelve people applied.'],
    ['Four people applied.', 'Twelve people applied from abroad.'],
  ],
  [
    'Dogs may not enter the canteen or the labs.',
    ["Dogs aren't allowed in the canteen.", 'Dogs are not allowed in the labs.'],
    [
      'Dogs are allowed in the canteen.',
      'Cats are not allowed in the labs.',
      'Dogs are not allowed in the office.',
    ],
  ],
  ['Visitors may not enter the lab without a badge.', [], ['Visitors are not allowed in the lab.']],
  ['A customer complained.', [], ['Customers complained.']],
]);
