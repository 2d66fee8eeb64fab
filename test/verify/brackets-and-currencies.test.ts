/** What stands in brackets is of the name before them; amounts of inner objects are in the currency that the whole names. */
import { testTold } from './told.ts';

testTold('brackets behind a name', [
  [
    'Femi Ade (contractor, Northwind) asked for read access.',
    ['Femi Ade is a contractor.'],
    ['Northwind is a contractor.', 'Femi Ade is a former contractor.'],
  ],
  ['Present: Ana Ruiz (nurse), Ben Ode (doctor).', ['Ana Ruiz is a nurse.'], ['Ana Ruiz is a doctor.']],
]);

testTold('the currency of inner objects', [
  [
    { lease: { monthly_rent: 900, deposit: 1800, term_months: 24 }, currency: 'EUR' },
    ['The monthly rent is 900 euros.', 'The deposit is 1,800 euros.'],
    ['The deposit is 1,800 dollars.', 'The term is 24 euros.', 'The rent is 900 euros per year.'],
  ],
  [
    { loan: { amount: 12000, instalment_monthly: 378 }, currency: 'EUR' },
    ['The monthly instalment is 378 euros.'],
    ['The monthly instalment is 378 dollars.'],
  ],
]);

testTold('one of several things that are not allowed', [
  [
    'Posts may not contain personal data of others, calls to violence, or advertising.',
    ['Advertising is not allowed in posts.', 'Posts must not contain calls to violence.'],
    ['Advertising is allowed in posts.', 'Links are not allowed in posts.', 'Posts may not contain calls.'],
  ],
]);
