// Whose, when made and how it stands of a thing within a record is not said of the record.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    {
      ticket: {
        id: 'INC-318',
        status: 'resolved',
        assignee: 'Priya Roy',
        opened_at: '2026-10-12T08:14:00Z',
        resolved_at: '2026-10-12T10:02:00Z',
        affected_services: ['checkout', 'search'],
        postmortem: { status: 'draft', due: '2026-10-19', owner: 'Jonas Vik' },
      },
    },
    [
      'Jonas Vik owns the postmortem.',
      'The postmortem is due on 19 October.',
      'Priya Roy is assigned to the incident.',
      'Two services were affected.',
      'The incident was resolved after 1 hour and 48 minutes.',
    ],
    [
      'Jonas Vik owns the incident.',
      'The incident is due on 19 October.',
      'Three services were affected.',
      'The incident was resolved after 2 hours.',
      'Jonas Vik is assigned to the incident.',
    ],
  ],
  [
    { order: { id: 'A-1', invoice: { number: 'R-9', created_at: '2026-05-03', status: 'overdue' } } },
    ['The invoice was created on 3 May 2026.'],
    ['The order was created on 3 May 2026.', 'The order is overdue.'],
  ],
  [
    { ticket: { id: 'T-1', title: 'Login broken', report: { author: 'Ann Lee', status: 'final' } } },
    [],
    ['Ann Lee wrote the ticket.', 'The ticket is final.'],
  ],
  [
    { order: { id: 'A-9', returned_items: ['lamp', 'desk', 'chair'], kept_items: ['shelf', 'rug'] } },
    ['Three items were returned.'],
    ['Two items were returned.', 'Three items were kept.'],
  ],
];

testTold('of the thing within', TOLD);
