/** Conditions on either side of what they govern, one of several things that are done, and one whom a relative clause picks out. */
import { type Told, testTold } from './told.ts';

const CONDITIONS: readonly Told[] = [
  [
    'If Mona pays, Piet will deliver.',
    ['Piet will deliver if Mona pays.'],
    [
      'Mona will pay if Piet delivers.',
      'Mona pays if Piet will deliver.',
      'Piet will deliver unless Mona pays.',
      'Piet will deliver.',
      'Piet will not deliver if Mona pays.',
      'Piet will deliver only if Mona pays.',
      'Piet will deliver if Rosa pays.',
      'Piet will deliver even if Mona pays.',
    ],
  ],
  [
    'Unless the lessee gives notice by June, the lease continues for a year.',
    ['The lease continues for a year unless the lessee gives notice by June.'],
    [
      'The lease continues for a year if the lessee gives notice by June.',
      'The lease continues for a year.',
      'The lessee gives notice by June unless the lease continues for a year.',
      'The lease continues for a year unless the lessee gives notice by July.',
      'The lease continues for a year unless the lessor gives notice by June.',
    ],
  ],
  [
    'The alarm will sound if the door opens.',
    ['If the door opens, the alarm will sound.'],
    [
      'If the alarm sounds, the door will open.',
      'If the door opens, the alarm will not sound.',
      'Unless the door opens, the alarm will sound.',
    ],
  ],
  ['The alarm will sound only if the door opens.', [], ['If the door opens, the alarm will sound.']],
  [
    'Should the tenant default, the landlord keeps the furniture.',
    [
      'If the tenant defaults, the landlord keeps the furniture.',
      'The landlord keeps the furniture if the tenant defaults.',
    ],
    [
      'If the landlord defaults, the tenant keeps the furniture.',
      'The tenant defaults.',
      'The landlord keeps the furniture.',
      'Unless the tenant defaults, the landlord keeps the furniture.',
    ],
  ],
  [
    'The grant is paid provided that the student passed the exam.',
    [
      'The grant is paid if the student passed the exam.',
      'If the student passed the exam, the grant is paid.',
    ],
    [
      'The grant is paid.',
      'The student passed the exam.',
      'The grant is paid unless the student passed the exam.',
      'The grant is paid if the student passed the interview.',
    ],
  ],
  [
    'Vera will sign and Hugo will pay if Ines agrees.',
    [],
    ['If Ines agrees, Vera will pay and Hugo will sign.', 'If Ines agrees, Vera will sign.'],
  ],
];

const LISTS: readonly Told[] = [
  [
    'Ines bought a tent, a stove and three blankets.',
    ['Ines bought a tent.', 'Ines bought a stove.', 'Ines bought three blankets.'],
    [
      'Ines bought two blankets.',
      'Ines bought a lantern.',
      'Ines did not buy a stove.',
      'Ines sold a stove.',
      'Olga bought a stove.',
      'Ines bought only a stove.',
    ],
  ],
  [
    'The auditor reviewed the ledger, the invoices and the payroll on Monday.',
    ['The auditor reviewed the invoices.', 'The auditor reviewed the payroll on Monday.'],
    ['The auditor reviewed the invoices on Tuesday.', 'The auditor approved the invoices.'],
  ],
  [
    'The cook mixed the flour, the eggs and the butter.',
    [],
    ['The flour mixed the eggs.', 'The cook did not mix the eggs.'],
  ],
  ['The bank lends money to farms, schools and clubs.', [], ['The bank lends schools.']],
  ['Piet did not order a desk, a lamp and two chairs.', [], ['Piet ordered a lamp.']],
  [
    'Piet might order a desk, a lamp and two chairs.',
    [],
    ['Piet ordered a lamp.', 'Piet will order a lamp.'],
  ],
  ['Piet ordered either a desk, a lamp or two chairs.', [], ['Piet ordered a lamp.']],
  ['The company merged the north, the south and the west branch.', [], ['The company merged the south.']],
];

const PICKED_OUT: readonly Told[] = [
  [
    'The clerk that the manager praised left the firm.',
    ['The clerk left the firm.'],
    [
      'The manager left the firm.',
      'The clerk praised the manager.',
      'The clerk did not leave the firm.',
      'The clerks left the firm.',
    ],
  ],
  [
    'The supplier whose bid was rejected resubmitted it on Friday.',
    ["The supplier's bid was rejected.", 'The supplier resubmitted the bid on Friday.'],
    [
      'The supplier was rejected.',
      'The bid was resubmitted on Monday.',
      "The supplier's bid was accepted.",
      'The supplier rejected the bid.',
    ],
  ],
  [
    'The driver whose car was towed phoned the police.',
    ['The driver phoned the police.', "The driver's car was towed."],
    ['The police phoned the driver.', 'The driver was towed.', 'The car phoned the police.'],
  ],
  ['The member who cancels late pays a fee.', [], ['The member pays a fee.']],
  ['Every member who cancelled paid a fee.', [], ['Every member paid a fee.', 'Every member cancelled.']],
  ['The nurse who treated Omar almost fainted.', [], ['The nurse fainted.']],
  [
    'The clerk who lost the key was dismissed. The clerk who found it was praised.',
    [],
    ['The clerk was not dismissed.', 'The clerk was dismissed and praised.'],
  ],
];

testTold('a condition before or behind what it governs', CONDITIONS);
testTold('one of the things that somebody does the same to', LISTS);
testTold('what is told of one whom a relative clause picks out', PICKED_OUT);
