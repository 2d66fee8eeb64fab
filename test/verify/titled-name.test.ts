/** Whom a form of address and a family name mean, and what a clause to the word leaves open. */
import { testTold } from './told.ts';

testTold('A form of address and a family name', [
  [
    'Henrik Olsen inspected the flat on 24 August.',
    ['Mr Olsen inspected the flat on 24 August.'],
    ['Dr Olsen inspected the flat.'],
  ],
  [
    'Our surveyor, Henrik Olsen, inspected the flat on 24 August.',
    ['Mr. Olsen inspected your flat.'],
    ['Ms Olsen inspected the flat.'],
  ],
  ['The ticket T-7 was opened by Priya Nair on 3 May.', ['Ms Nair opened it on 3 May.'], []],
  ['Henrik Olsen inspected the roof and Lars Olsen the flat.', [], ['Mr Olsen inspected the flat.']],
  ['Karen Olsen inspected the flat on 24 August.', [], ['Mr Olsen inspected the flat.']],
  ['Olsen Motors inspected the flat on 24 August.', [], ['Mr Olsen inspected the flat.']],
  ['Henrik Olsen was asked to sign the lease.', [], ['Mr Olsen signed the lease.']],
  ['Mr Olsen was away. Henrik Olsen inspected the flat.', [], ['Mr Olsen inspected the flat.']],
  ['Peter Olsen & Sons inspected the flat.', [], ['Mr Olsen inspected the flat.']],
  [
    'No decision was taken; the item was deferred to the meeting on 11 November.',
    ['No decision was taken.'],
    [],
  ],
  ['No price was agreed; the talks continue.', ['No price was agreed.'], []],
  ['No decision was taken on the fee; on the rest there was one.', [], ['No decision was taken.']],
  ['No refund was paid until 3 May; then all were.', [], ['No refund was paid.']],
  ['No users were affected in Graz; 14 users were affected in Linz.', [], ['No users were affected.']],
]);
