/** What a number, a name or a pronoun takes up again: "Case 12 … The case", "Ticket 9 … it", "The supplier is Vento AG. The supplier". */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Case 12 was opened by Ms. Ruiz. It concerns a damaged sofa. The case was closed on 4 May.',
    ['Case 12 was closed on 4 May.', 'Case 12 concerns a damaged sofa.'],
    ['Case 12 was opened on 4 May.', 'Case 13 was closed on 4 May.', 'Ms. Ruiz closed case 12.'],
  ],
  [
    'Project 3 was planned in May. The project was approved in June.',
    ['Project 3 was approved in June.'],
    ['Project 3 was planned in June.', 'Project 4 was approved in June.'],
  ],
  [
    'Case 12 was opened by Anna. It replaces case 11. The case was closed on 4 May.',
    [],
    ['Case 12 was closed on 4 May.', 'Case 11 was closed on 4 May.'],
  ],
  [
    'Case 12 was opened by Anna. A case was reported by Ben. The case was closed on 4 May.',
    [],
    ['Case 12 was closed on 4 May.'],
  ],
  [
    'Ticket 9 was assigned to Max. Max resolved it the next day.',
    ['Max resolved ticket 9.', 'Ticket 9 was resolved by Max.'],
    ['Max resolved ticket 10.', 'Max did not resolve ticket 9.', 'Ticket 9 was reopened by Max.'],
  ],
  [
    'Ticket 9 was assigned to Max after ticket 10. Max resolved it the next day.',
    [],
    ['Max resolved ticket 9.', 'Max resolved ticket 10.'],
  ],
  [
    'Invoice 41 was sent to Ana Roe. She paid it in May.',
    ['Ana Roe paid invoice 41.', 'Invoice 41 was paid in May.'],
    ['Ana Roe paid invoice 14.', 'Invoice 41 was sent in May.'],
  ],
  [
    'The order was packed by Lia. She also labelled it.',
    ['Lia labelled the order.'],
    ['Lia shipped the order.', 'The order was labelled by Mia.'],
  ],
  ['The order was packed by Lia. The box was red. She also labelled it.', [], ['Lia labelled the order.']],
  [
    'The supplier is Vento AG. The supplier is based in Zurich.',
    ['Vento AG is based in Zurich.'],
    ['Vento AG is based in Geneva.', 'Vento AG is not based in Zurich.'],
  ],
  ['The supplier is Vento AG. The backup supplier is based in Zurich.', [], ['Vento AG is based in Zurich.']],
  [
    'The supplier is Vento AG. The supplier of the screws is based in Zurich.',
    [],
    ['Vento AG is based in Zurich.'],
  ],
  [
    'The manager is Ana Roe. The manager approved the budget.',
    ['Ana Roe approved the budget.'],
    ['Ana Roe rejected the budget.'],
  ],
  [
    'The manager was Ana Roe until May. The manager approved the budget in June.',
    [],
    ['Ana Roe approved the budget.'],
  ],
];

testTold('what is taken up again is the one thing that was named', TOLD);
