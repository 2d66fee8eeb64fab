// Somebody is what he works as, and not what he was before or stands in for; what is free for some costs nobody else less.
import { testTold } from './told.ts';

testTold('what somebody works as', [
  [
    'Anna Weber has worked for us since March 2019, first as an accountant and since 2022 as head of payroll. She has asked to reduce her hours.',
    ['Anna Weber is the head of payroll.', 'Anna Weber has been the head of payroll since 2022.'],
    [
      'Anna Weber is an accountant.',
      'Anna Weber is the head of sales.',
      'Anna Weber has been the head of payroll since 2019.',
    ],
  ],
  [
    'Ben Adler has worked at the hotel since 2020 as a porter.',
    ['Ben Adler is a porter.'],
    ['Ben Adler is a cook.'],
  ],
  [
    'Anna Weber has worked for us since 2022 as acting head of payroll.',
    [],
    ['Anna Weber is the head of payroll.'],
  ],
  ['Anna Weber worked for us until 2022 as head of payroll.', [], ['Anna Weber is the head of payroll.']],
  [
    'Anna Weber has been with us since 2022 as head of payroll. In June she moved to Treasury.',
    [],
    ['Anna Weber is head of payroll.'],
  ],
  ["Anna Weber works for us as a manager's assistant.", [], ['Anna Weber is a manager.']],
]);

testTold('for whom it is free', [
  [
    'The work is free of charge for tenants. Owners pay half. Hot water will be off.',
    ['Tenants do not have to pay for the work.'],
    [
      'Owners do not have to pay for the work.',
      'Tenants have to pay for the work.',
      'Tenants do not have to pay for the hot water.',
    ],
  ],
  [
    'The first hour of the work is free of charge for tenants.',
    [],
    ['Tenants do not have to pay for the work.'],
  ],
  ['The work is free of charge for tenants over 65.', [], ['Tenants do not have to pay for the work.']],
]);
