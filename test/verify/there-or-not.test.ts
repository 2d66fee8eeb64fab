// What was found is not said to be not there, and a value in brackets is of the thing that is named with it.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Mr Ode returned the mixer on 20 May because the bowl did not lock. Our service desk checked it on 23 May and confirmed the defect. We refunded the price.',
    [],
    ['The service desk found no defect in the mixer.', 'There was no defect in the mixer.'],
  ],
  [
    'Data sheet: Alto 30 e-bike\nRange: 30 km (Alto 60: 60 km)\nWeight: 21 kg (24 kg for the Alto 60)',
    ['The Alto 30 has a range of 30 km.'],
    ['The Alto 30 has a range of 60 km.', 'The Alto 30 weighs 24 kg.', 'The range is 60 km.'],
  ],
  [
    'Case 4471\nStatus: New -> Waiting -> Closed\nPriority: Low -> High\nOwner: Ida Holm -> Per Lind',
    [],
    ['The priority of case 4471 is low.', 'The case is new.'],
  ],
  [
    '2026-06-11T08:00:03Z INFO pipeline 9921 started\n2026-06-11T08:04:41Z INFO unit tests: 640 passed, 0 failed\n2026-06-11T08:09:10Z INFO integration tests: 97 passed, 3 failed',
    ['The unit tests passed.'],
    ['The integration tests passed.'],
  ],
  [
    "The school's order for 40 desks was cancelled before it was placed. Ann Vogt's payment of 60 euros was rejected by the bank.",
    [],
    ['The school ordered 40 desks.', 'Ann Vogt paid 60 euros.'],
  ],
];

testTold('there or not', TOLD);
