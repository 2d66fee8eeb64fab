/** An office or a department in full, where the evidence has only the letters that everybody writes for it. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Ms. Elena Petrova was appointed CFO.',
    ['Elena Petrova was appointed chief financial officer.'],
    [
      'Elena Petrova was appointed chief executive officer.',
      'Elena Petrova was appointed deputy chief financial officer.',
      'Elena Petrova was not appointed chief financial officer.',
      'Elena Petrova appointed the chief financial officer.',
    ],
  ],
  [
    'The CEO approved the budget.',
    ['The chief executive officer approved the budget.'],
    ['The chief operating officer approved the budget.'],
  ],
  [
    'Jan Holm is the VP of sales.',
    ['Jan Holm is the vice president of sales.'],
    ['Jan Holm is the vice president of marketing.', 'Jan Holm is the president of sales.'],
  ],
  [
    'The form was sent to HR.',
    ['The form was sent to human resources.'],
    ['The form was sent by human resources.'],
  ],
  ['Prices include VAT.', ['Prices include value-added tax.'], ['Prices exclude value-added tax.']],
  ['Elena Petrova was appointed deputy CFO.', [], ['Elena Petrova was appointed chief financial officer.']],
  [
    'Elena Petrova was appointed CFO (chief field officer).',
    [],
    ['Elena Petrova was appointed chief financial officer.'],
  ],
  [
    'Jan Holm is the head of sales. The insurance team met on Monday.',
    ['Jan Holm is the head of sales.', 'The insurance team met on Monday.'],
    ['Jan Holm is the head of marketing.', 'The security team met on Monday.'],
  ],
  ['Ada Lee, MD, founded the clinic.', [], ['Ada Lee, the managing director, founded the clinic.']],
  ['Jo Park is the CIO.', [], ['Jo Park is the chief information officer.']],
];

testTold('offices in letters', TOLD);
