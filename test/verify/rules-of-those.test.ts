/** A rule told of those whom it is for, and of a case: the one says the other, and neither says more. */
import { testTold } from './told.ts';

testTold('A rule of a case is one of those in it', [
  [
    'If a member pays late, the discount is lost.',
    ['Members who pay late lose the discount.', 'Members who pay late lose their discount.'],
    [
      'Members who pay late lose their membership.',
      'Members who pay early lose their discount.',
      'Members who never pay late lose the discount.',
      'Members lose their discount.',
    ],
  ],
  [
    'If a meal arrives cold, we credit it.',
    ['Meals that arrive cold are credited.', 'A meal that arrives cold is credited.'],
    ['Meals are credited.', 'Meals that arrive late are credited.', 'Meals that arrive cold are replaced.'],
  ],
  [
    'If an item is broken, we replace it.',
    ['Broken items are replaced.', 'Items that are broken are replaced.'],
    ['Broken boxes are replaced.', 'Items are replaced.'],
  ],
  [
    'If your order is late, we refund the delivery fee.',
    ['Customers whose order is late get the delivery fee back.'],
    ['Customers whose order is early get the delivery fee back.'],
  ],
  [
    'If you cancel your subscription, your access continues until the end of the month.',
    ['Subscribers who cancel their subscription keep access until the end of the month.'],
    ['Subscribers who cancel their subscription keep access until the end of the year.'],
  ],
  [
    'If a guest checks out late, a fee of 20 euros is charged.',
    ['Guests who check out late pay 20 euros.'],
    ['Guests who check out late pay 30 euros.', 'Guests who check out early pay 20 euros.'],
  ],
  [
    'Members who pay late lose the discount.',
    ['If a member pays late, the member loses the discount.'],
    ['If a member pays early, the member loses the discount.'],
  ],
  [
    'If an order is late, you can cancel it.',
    ['Late orders can be cancelled.'],
    ['Late orders are cancelled.'],
  ],
  [
    'If you cancel within 14 days, we refund you.',
    [],
    ['Sellers who cancel within 14 days are refunded.', 'Drivers who cancel within 14 days are refunded.'],
  ],
  [
    'If an account has no balance, it is closed.',
    ['Accounts without a balance are closed.'],
    ['Accounts with a balance are closed.'],
  ],
  [
    'Terms for drivers. If you cancel late, you pay a fee.',
    [],
    ['Customers who cancel late pay a fee.', 'Guests who cancel late pay a fee.'],
  ],
  [
    'For merchants. If you cancel an order late, you pay a fee.',
    [],
    ['Customers who cancel an order late pay a fee.'],
  ],
  ['The firm that Delta bought is in Basel.', [], ['The firm that bought Delta is in Basel.']],
  ['I know where my money is.', [], ['I know where my new money is.']],
  ['If an order is late, it can be cancelled.', [], ['Late orders are cancelled.']],
]);

testTold('Who is given something in a case is who is said to be', [
  [
    'If a member brings a friend, we give the friend a credit.',
    [],
    ['Members who bring a friend get a credit.'],
  ],
  ['If a seller ships late, a refund is issued.', [], ['Sellers who ship late get a refund.']],
  [
    'If an employee is ill, the manager needs a certificate.',
    [],
    ['Employees who are ill need a certificate.'],
  ],
  ['If you cancel, you get a refund of half the price.', [], ['Guests who cancel get a refund.']],
  ['If you return all items, we refund the price.', [], ['Customers who return an item get the price back.']],
  ['Members who cancel get a refund.', [], ['Whoever cancels gets a refund.']],
]);

testTold('What is so in a narrower case is not so in a wider one', [
  [
    'If an item is broken and you have a receipt, it is replaced.',
    [],
    ['Items that are broken are replaced.', 'Broken items are replaced.'],
  ],
  ['If an item is broken on arrival, it is replaced.', [], ['Items that are broken are replaced.']],
  [
    'Guests who smoke in their rooms are fined.',
    ['Guests who smoke in their rooms are fined.'],
    ['Guests who smoke are fined.', 'If a guest smokes, the guest is fined.'],
  ],
  ['Items that are damaged in transit are refunded.', [], ['If an item is damaged, it is refunded.']],
  [
    'Users who enter a wrong PIN five times are locked out.',
    [],
    ['Users who enter a wrong PIN are locked out.', 'If a user enters a wrong PIN, the user is locked out.'],
  ],
  ['Members who pay late twice lose the discount.', [], ['If a member pays late, the discount is lost.']],
  ['Guests who smoke are fined.', ['Guests who smoke in bed are fined.'], []],
  ['The guests who smoked in their rooms were fined.', ['The guests who smoked were fined.'], []],
]);
