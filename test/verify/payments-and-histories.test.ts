/** Payments that data tells as made, how many of a thing had a deed done to them, and entries of histories on days in May. */
import { type Told, testTold } from './told.ts';

const PAID: readonly Told[] = [
  [
    {
      payment: {
        id: 'pay_81',
        status: 'pending',
        amount_usd: 240,
        payer: 'Rosa Lindt',
        payee: 'Hill Studio',
      },
    },
    [],
    ['Rosa Lindt paid $240.', 'Hill Studio received $240.', 'Hill Studio received the payment.'],
  ],
  [
    {
      payment: { id: 'pay_81', status: 'failed', amount_usd: 240, payer: 'Rosa Lindt', payee: 'Hill Studio' },
    },
    [],
    ['Rosa Lindt paid $240.', 'Hill Studio received the payment.'],
  ],
  [
    {
      payment: {
        id: 'pay_81',
        status: 'succeeded',
        amount_usd: 240,
        fee_usd: 7,
        payer: 'Rosa Lindt',
        payee: 'Hill Studio',
        refunded: true,
      },
    },
    [],
    [
      'Hill Studio received $7.',
      'Hill Studio paid $240.',
      'Rosa Lindt received $240.',
      'Rosa Lindt paid €240.',
      'Rosa Lindt paid $240 to Ann Roe.',
      'Hill Studio paid Rosa Lindt $240.',
      'Rosa Lindt paid $7.',
    ],
  ],
  [
    {
      payment: {
        id: 'pay_81',
        status: 'succeeded',
        amount_usd: 240,
        payer: { name: 'Rosa Lindt' },
        payee: { name: 'Hill Studio' },
      },
    },
    [
      'Rosa Lindt paid Hill Studio $240.',
      'Hill Studio received $240 from Rosa Lindt.',
      'Hill Studio received a payment of $240 from Rosa Lindt.',
      'Rosa Lindt has paid $240.',
    ],
    [
      'Rosa Lindt received the payment.',
      'Hill Studio received a payment of $24.',
      'Rosa Lindt paid 240 euros.',
    ],
  ],
  [
    { refund: { id: 're_81', status: 'succeeded', amount_usd: 240, from: 'Hill Studio', to: 'Rosa Lindt' } },
    [],
    ['Rosa Lindt paid $240.', 'Hill Studio received $240.'],
  ],
  [
    {
      transfers: [
        { id: 't1', status: 'completed', amount: 50, currency: 'CAD', from: 'Ann', to: 'Ben' },
        { id: 't2', status: 'pending', amount: 70, currency: 'CAD', from: 'Ben', to: 'Ann' },
      ],
    },
    [],
    [
      'Ann received 70 Canadian dollars.',
      'Ben received $50.',
      'Ben paid Ann 70 CAD.',
      'Ann received CAD 50.',
    ],
  ],
];
const COUNTED: readonly Told[] = [
  [
    {
      order_id: 'O-1',
      items: [
        { name: 'Blue mug', qty_ordered: 3, qty_shipped: 2, qty_returned: 0, max_qty: 10 },
        { name: 'Red mug', qty_ordered: 5, qty_shipped: 5, return_requested: 1 },
      ],
    },
    [
      'Two blue mugs were shipped.',
      'Two of the three blue mugs were shipped.',
      'Five red mugs have been shipped.',
    ],
    [
      'Three blue mugs were shipped.',
      'Two of the five blue mugs were shipped.',
      'Two red mugs were shipped.',
      'One red mug was returned.',
      'Ten blue mugs were ordered.',
      'Two mugs were shipped.',
      'Two of the three red mugs were shipped.',
      'Two blue mugs were delivered.',
      'Two blue mugs were ordered.',
    ],
  ],
  [
    {
      order_id: 'O-1',
      lines: [
        { item: 'Chair', quantity: 6, received: 4, rejected: 1, status: 'partially received' },
        { item: 'Table', quantity: 2, expected: 2, status: 'pending' },
      ],
    },
    ['Four of the six chairs were received.', 'One chair was rejected.'],
    [
      'Two tables were received.',
      'Six chairs were received.',
      'Two tables were expected and received.',
      'Four tables were received.',
      'Four of the six chairs were rejected.',
    ],
  ],
];
const HISTORIES: readonly Told[] = [
  [
    {
      order: {
        id: 'O-9',
        status: 'cancelled',
        status_history: [
          { status: 'placed', at: '2026-05-01T09:00Z' },
          { status: 'paid', at: '2026-05-02T10:00Z' },
          { status: 'cancelled', at: '2026-05-04T11:00Z' },
        ],
      },
    },
    ['Order O-9 was cancelled on 4 May 2026.', 'Order O-9 was paid on 2 May 2026.'],
    [
      'Order O-9 was paid on 4 May 2026.',
      'Order O-9 was cancelled on 2 May 2026.',
      'Order O-9 is paid.',
      'Order O-9 was shipped on 4 May 2026.',
      'Order O-9 was placed on 2 May 2026.',
      'Order O-9 was refunded on 4 May 2026.',
    ],
  ],
  [
    {
      ticket_id: 'T-3',
      status: 'reopened',
      history: [
        { event: 'opened', at: '2026-05-01', by: 'Ann' },
        { event: 'resolved', at: '2026-05-03', by: 'Ben' },
        { event: 'reopened', at: '2026-05-05', by: 'Ann' },
      ],
    },
    ['The ticket was resolved on 3 May 2026.', 'The ticket was reopened by Ann on 5 May 2026.'],
    [
      'The ticket is resolved.',
      'The ticket was resolved by Ann on 3 May 2026.',
      'The ticket was reopened by Ben.',
      'The ticket was resolved on 5 May 2026.',
      'The ticket was opened on 5 May 2026.',
    ],
  ],
  [
    {
      order: {
        id: 'ORD-5512',
        status_history: [
          { status: 'paid', at: '2026-05-02' },
          { status: 'packed', at: '2026-05-05' },
          { status: 'in_transit', at: '2026-05-06' },
        ],
      },
    },
    ['The order was packed on 5 May 2026.', 'Order ORD-5512 was paid on 2 May 2026.'],
    [],
  ],
  [
    {
      order_id: 'ORD-5512',
      history: [
        { event: 'paid', at: '2026-05-02' },
        { event: 'packed', at: '2026-05-05' },
        { event: 'shipped', at: '2026-05-06' },
      ],
    },
    [
      'The order was packed on 5 May 2026.',
      'Order ORD-5512 was paid on 2 May 2026.',
      'The order was shipped on 6 May 2026.',
    ],
    [],
  ],
  [
    {
      order_id: 'ORD-5512',
      status: 'in_transit',
      status_history: [
        { status: 'paid', at: '2026-05-02' },
        { status: 'packed', at: '2026-05-05' },
        { status: 'in_transit', at: '2026-05-06' },
      ],
    },
    ['The order was packed on 5 May 2026.', 'The order is in transit.'],
    ['The order was packed on 6 May 2026.'],
  ],
];

const DOERS: readonly Told[] = [
  [
    {
      appointment: {
        patient: 'Ron Diaz',
        doctor: 'Dr. Owens',
        referred_by: 'Dr. Patel',
        examined_at: '2026-03-02',
      },
    },
    ['Dr. Patel referred Ron Diaz.'],
    ['Dr. Owens referred Ron Diaz.', 'Dr. Patel examined Ron Diaz.', 'Dr. Patel referred Dr. Owens.'],
  ],
];

testTold('a payment that is made was paid by its payer and received by its payee', PAID);
testTold('a row counts what had a deed done to them', COUNTED);
testTold('an entry of a history tells its deed on its day', HISTORIES);
testTold('who a field says did it did it', DOERS);
