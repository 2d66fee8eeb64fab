// What a statement gives a thing stands where the evidence tells of that thing, and a field with "no" is denied there.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The Kilo tent weighs 3 kg and costs $90. The Lima tent weighs 5 kg and costs $140.',
    [],
    [
      'The Kilo tent has the weight 5 kg and the price $90.',
      'The Kilo tent has the weight 3 kg and the price $140.',
      'Tent Kilo has the weight 5 kg and the price $140.',
    ],
  ],
  [
    'The Orion kettle is green. It holds 2 litres. The Rigel kettle is black and holds 3 litres.',
    [],
    [
      'Kettle Orion has the colour black.',
      'Kettle Orion has the colour green and the volume 3 litres.',
      'Kettle Orion has the colour black and the volume 2 litres.',
    ],
  ],
  [
    'Weaving is taught by Ana Prus and costs 80 euros. Carving is taught by Jon Vell and costs 95 euros.',
    [],
    [
      'Course Weaving has the teacher Ana Prus and the fee 95 euros.',
      'Course Weaving has the teacher Jon Vell and the fee 80 euros.',
    ],
  ],
  [
    'Train R4 departs at 08:10 from platform 3. Train R6 departs at 09:25 from platform 5.',
    ['Train R4 has the departure 08:10 and the platform 3.'],
    [
      'Train R4 has the departure 08:10 and the platform 5.',
      'Train R4 has the departure 09:25 and the platform 3.',
    ],
  ],
  [
    'The Lux fare is changeable.',
    [],
    ['Fare: Lux, Changeable: no.', 'Lux: changeable: no.', 'Fare: Lux, Changeable: No (a fee applies).'],
  ],
];

testTold('values of another thing', TOLD);
