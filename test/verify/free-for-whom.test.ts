// What those whom a text serves pay for is not free, whoever says so; what the house pays for, or nobody, is.
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Customers pay the return shipping costs.',
    [],
    ['Shipping is free of charge.', 'Return shipping is free.'],
  ],
  ['The customer pays the delivery costs.', [], ['Delivery is free of charge.']],
  ['Guests pay the breakfast costs.', [], ['Breakfast is free of charge.']],
  ['The tenant bears the costs of repairs.', [], ['Repairs are free of charge.']],
  ['You must pay the costs of the exchange.', [], ['The exchange is free of charge.']],
  ['Delivery is free.', ['Delivery is free of charge.'], ['Delivery is not free of charge.']],
  ['There is no charge for delivery.', ['Delivery is free of charge.'], []],
  ['Customers pay nothing for delivery.', [], ['Delivery costs $5.']],
];

testTold('free for whom', TOLD);
