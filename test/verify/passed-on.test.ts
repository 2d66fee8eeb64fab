// Whoever passed something on to another holds it no more; what is passed on beside it, or may be, ends nothing.
import { testTold } from './told.ts';

testTold('passed on to another', [
  [
    'Farid Nouri bought unit 4 in 2022. He sold it to Mill Lane Bakery Ltd in May 2025.',
    ['Farid Nouri bought unit 4 in 2022.'],
    ['Farid Nouri owns unit 4.'],
  ],
  [
    "The lease of unit 4 was signed by Farid Nouri in 2022. He assigned it to Mill Lane Bakery Ltd in May 2025 with the landlord's consent.",
    ['The lease of unit 4 was signed by Farid Nouri in 2022.'],
    ['Farid Nouri holds the lease of unit 4.'],
  ],
  [
    'The licence was issued to Ada Lind in 2022. It was transferred to Bo Ek in 2024.',
    ['The licence was issued to Ada Lind in 2022.'],
    ['Ada Lind holds the licence.'],
  ],
  ['Ada Lind took over the team in 2022. She passed it to Bo Ek in 2024.', [], ['Ada Lind runs the team.']],
  [
    'Ada Lind holds the licence since 2022. She may transfer it to another company.',
    ['Ada Lind holds the licence.'],
    [],
  ],
  ['Ada Lind runs the team. She passed the report on to Bo Ek.', ['Ada Lind runs the team.'], []],
  ['Ada Lind has the report. She made it to the meeting on time.', ['Ada Lind has the report.'], []],
  ['The council owns the hall. It assigned the caretaker to the school.', ['The council owns the hall.'], []],
]);
