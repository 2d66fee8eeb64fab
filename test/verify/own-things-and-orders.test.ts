// A thing of one of their own, and an order that is taken and not yet delivered.
import { testTold } from './told.ts';

testTold('own things and orders taken', [
  [
    'The damage was caused by a burst pipe in the flat above yours.',
    [],
    [
      "A burst pipe in the claimant's own flat caused the damage.",
      'A burst pipe in your own flat caused the damage.',
    ],
  ],
  [
    'The damage was caused by a leak in the kitchen above.',
    [],
    ["A leak in the tenant's own kitchen caused the damage."],
  ],
  ['Ana drove a car that belongs to the firm.', [], ['Ana drove her own car.']],
  ['Ana drove a car.', [], ['Ana drove her own car.']],
  ['The customer used a charger.', [], ['The customer used her own charger.']],
  ['The charger damaged the phone.', [], ["The customer's own charger damaged the phone."]],
  ['Ana drove her own car.', ['Ana drove her own car.'], []],
  ['Ana drove her car to work.', ['Ana drove her own car.'], []],
  ['Employees may use private laptops.', ['Employees may use their own laptops.'], []],
  ['We have received your order.', [], ['The order was delivered.']],
  ['We received the order.', [], ['The order was delivered.']],
  ['We received your order on 3 May.', [], ['The order was delivered on 3 May.']],
  ['We received your application.', [], ['The application was delivered.']],
  ['The customer received the parcel.', ['The parcel was delivered.'], []],
  [
    'The customer received the order on 3 May.',
    ['The order was delivered.', 'The order was delivered on 3 May.'],
    [],
  ],
  ['The shop received the order on 3 May.', [], ['The order was delivered on 3 May.']],
  ['Your order has been received and will be shipped soon.', [], ['The order has been delivered.']],
  ['Thank you for your order, which we received today.', [], ['The order has been delivered.']],
]);
