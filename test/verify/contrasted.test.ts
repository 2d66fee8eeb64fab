/** Two told of in one breath: clefts, what is spared, gaps, days of two deeds, and passives of verbs with a participle of their own. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'It was Nadia who repaired the pump, not Erik.',
    ['Nadia repaired the pump.', 'Erik did not repair the pump.'],
    [
      'Erik repaired the pump.',
      'Nadia did not repair the pump.',
      'Nadia repaired the valve.',
      'Nadia and Erik repaired the pump.',
    ],
  ],
  [
    'Mr. Lind returned the keys but neither the badge nor the laptop.',
    [
      'Mr. Lind did not return the badge.',
      'Mr. Lind did not return the laptop.',
      'Mr. Lind returned the keys.',
    ],
    [
      'Mr. Lind returned the badge.',
      'Mr. Lind did not return the keys.',
      'Ms. Lind did not return the badge.',
      'Mr. Lind did not return the phone.',
    ],
  ],
  [
    'The warranty covers the motor but not the battery.',
    ['The warranty does not cover the battery.', 'The warranty covers the motor.'],
    ['The warranty covers the battery.', 'The warranty does not cover the motor.'],
  ],
  [
    'Nadia drafted the agenda and Erik the minutes.',
    ['Nadia drafted the agenda.', 'Erik drafted the minutes.'],
    ['Nadia drafted the minutes.', 'Erik drafted the agenda.', 'Erik did not draft the minutes.'],
  ],
  ['Nadia showed the guard and Erik the badge.', [], ['Erik showed the badge.']],
  [
    'She paid invoice 7 on Monday and invoice 8 on Friday.',
    ['She paid invoice 7 on Monday.', 'She paid invoice 8 on Friday.'],
    [
      'She paid invoice 8 on Monday.',
      'She paid invoice 7 on Friday.',
      'She did not pay invoice 8 on Friday.',
      'She paid invoice 9 on Friday.',
    ],
  ],
  [
    'Ms. Berg beat Mr. Cole.',
    ['Mr. Cole was beaten by Ms. Berg.'],
    ['Ms. Berg was beaten by Mr. Cole.', 'Mr. Cole was not beaten by Ms. Berg.'],
  ],
];

testTold('what is told of two in one breath', TOLD);
