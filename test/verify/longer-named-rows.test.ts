/** Rows whose names begin or end with the name of another row. */
import { type Told, testTold } from './told.ts';

const LONGER: readonly Told[] = [
  [
    {
      warehouse: 'W1',
      items: [
        { name: 'Drill', reserved: 3 },
        { name: 'Drill bit', reserved: 0 },
      ],
    },
    ['Three drills are reserved.'],
    ['Three drill bits are reserved.', 'Three drill bits were reserved.'],
  ],
  [
    {
      items: [
        { name: 'Chair', sold: 7 },
        { name: 'Chair cushion', sold: 2 },
      ],
    },
    ['Seven chairs were sold.', 'Two chair cushions were sold.'],
    ['Seven chair cushions were sold.', 'Two chairs were sold.'],
  ],
  [
    'id,name,plan,seats\n1,Oak,Pro,50\n2,Oak Street,Starter,5\n3,Elm,Pro,20',
    ['Oak is on the Pro plan.', 'Oak Street is on the Starter plan.'],
    ['Oak is on the Starter plan.', 'Oak has 5 seats.'],
  ],
  [
    '| Site | Manager | Staff |\n|---|---|---|\n| Lyon | Petit | 40 |\n| Lyon Nord | Blanc | 12 |\n| Metz | Roux | 9 |',
    ['Lyon has 40 staff.', 'Lyon Nord has 12 staff.'],
    ['Lyon is managed by Blanc.', 'Blanc manages Lyon.', 'Lyon has 12 staff.'],
  ],
  [
    [
      { name: 'Acme', plan: 'Pro' },
      { name: 'Acme Labs', plan: 'Starter' },
    ],
    ['Acme is on the Pro plan.'],
    ['Acme is on the Starter plan.', 'Acme has the Starter plan.'],
  ],
  [
    {
      items: [
        { name: 'Lamp', price: 20, currency: 'USD' },
        { name: 'Lamp XL', price: 35, currency: 'USD' },
        { name: 'Desk lamp', price: 28, currency: 'USD' },
      ],
    },
    ['The lamp costs $20.', 'The Lamp XL costs $35.', 'The desk lamp costs $28.'],
    ['The lamp costs $35.', 'The lamp costs $28.'],
  ],
  [
    {
      invoices: [
        { id: 'I-1', status: 'paid' },
        { id: 'I-2', status: 'partially paid' },
        { id: 'I-3', status: 'not paid' },
      ],
    },
    ['Invoice I-1 is paid.', 'Invoice I-2 is partially paid.'],
    ['Invoice I-2 is paid.', 'Invoice I-2 was paid.', 'Invoice I-3 is paid.'],
  ],
  [
    {
      people: [
        { name: 'Kim Lee', role: 'manager' },
        { name: 'Kim Lee Park', role: 'director' },
        { name: 'Jo Kim', role: 'clerk' },
      ],
    },
    ['Kim Lee is a manager.', 'Kim Lee Park is a director.'],
    ['Kim Lee is a director.'],
  ],
  [
    'name,plan,seats\nAcme,Pro,50\nAcme Labs,Starter,5',
    ['Acme Labs is on the Starter plan.', 'Acme is on the Pro plan.'],
    ['Acme is on the Starter plan.'],
  ],
];

testTold('a row of a longer name is another row', LONGER);
