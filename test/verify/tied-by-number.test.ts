/** A thing with a number or a name of its own, told as what another sentence says it is, and of whom. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Order 31 belongs to customer Nia Roy. Order 31 was delivered on 9 May.',
    ["Nia Roy's order was delivered on 9 May.", 'The order of Nia Roy was delivered.'],
    [],
  ],
  [
    'Order 31 belongs to customer Nia Roy. Order 32 was delivered on 9 May.',
    [],
    ["Nia Roy's order was delivered on 9 May."],
  ],
  [
    'Order 31 belongs to customer Nia Roy. Order 30 belongs to Omar Ali. Order 31 was delivered on 9 May.',
    [],
    ["Omar Ali's order was delivered on 9 May."],
  ],
  [
    'Order 31 belongs to Nia Roy. Order 33 belongs to Nia Roy. Order 31 was delivered on 9 May.',
    [],
    ["Nia Roy's order was delivered on 9 May."],
  ],
  [
    'Order 7781 was placed by Hana Sato. The order contained a camera. It was shipped to Osaka on 3 May.',
    ["Hana Sato's order contained a camera."],
    [],
  ],
  [
    'Order 7781 was placed by Hana Sato. Order 7782 was placed by Leo Marsh. The order contained a camera.',
    [],
    ["Hana Sato's order contained a camera."],
  ],
  [
    'The laptop is owned by Ivo. The phone is owned by Ada. The phone was stolen.',
    ["Ada's phone was stolen."],
    ["Ivo's laptop was stolen.", "Ivo's phone was stolen."],
  ],
  [
    'Employee E-17 is Marta Lind. Employee E-17 was granted access to the vault.',
    ['Marta Lind was granted access to the vault.'],
    [],
  ],
  [
    'Employee E-17 is Marta Lind. Employee E-18 was granted access to the vault.',
    [],
    ['Marta Lind was granted access to the vault.'],
  ],
  [
    'Employee E-17 is Marta Lind. Employee E-18 is Otto Berg. Employee E-17 was granted access to the vault.',
    [],
    ['Otto Berg was granted access to the vault.'],
  ],
  [
    'Employee E-17 is Marta Lind. Employee E-17 was not granted access to the vault.',
    [],
    ['Marta Lind was granted access to the vault.'],
  ],
  [
    'Claim C-44 was filed by Lena Fox. Claim C-44 was rejected on 2 June.',
    ["Lena Fox's claim was rejected."],
    ["Lena Fox's claim was approved."],
  ],
  [
    'Claim C-44 was filed by Lena Fox. Claim C-441 was rejected on 2 June.',
    [],
    ["Lena Fox's claim was rejected."],
  ],
  [
    'Claim C-44 was not filed by Lena Fox. Claim C-44 was rejected on 2 June.',
    [],
    ["Lena Fox's claim was rejected."],
  ],
];

testTold('what has a number is of whom another sentence says', TOLD);
