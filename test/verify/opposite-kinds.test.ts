/** A rule for those of the opposite kind says nothing against what holds for the others. */
import { testTold } from './told.ts';

testTold('a rule beside one for the opposite kind', [
  [
    'Returns. Damaged items can be returned within 30 days of delivery for a refund or a replacement. Undamaged items can be returned within 14 days if unused.',
    ['Customers may return damaged items within 30 days.'],
    ['Damaged items can be returned within 14 days.'],
  ],
  [
    'Members pay 10 euros. Non-members pay 15 euros.',
    ['Members pay 10 euros.', 'Non-members pay 15 euros.'],
    ['Members pay 15 euros.', 'Non-members pay 10 euros.'],
  ],
  [
    'Unopened bottles can be returned within 30 days. Opened bottles can be returned within 3 days.',
    ['You can return unopened bottles within 30 days.'],
    ['You can return opened bottles within 30 days.'],
  ],
  [
    'Refunds are paid within five days after we receive the item.',
    ['Refunds are paid within five days.'],
    ['Refunds are paid within five weeks.'],
  ],
  ['Refunds are paid within five days if the item is unopened.', [], ['Refunds are paid within five days.']],
]);
