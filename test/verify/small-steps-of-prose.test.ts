/** What a rate is since it changed, what somebody says beside what he does, what happens after a time without something, and what "after that" points to. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'The monthly price rose from $49 to $99.',
    ['The monthly price is now $99.'],
    ['The annual price is now $99.'],
  ],
  ['The price rose to $99.', ['The price is $99.'], []],
  ['The limit was lowered from 30 to 20.', ['The limit is 20.'], []],
  [
    'Account note. The monthly fee was raised from $49 to $99 on 1 April. The invoice was paid.',
    ['The monthly fee now stands at $99.'],
    [],
  ],
  ['The price rose from $49 to $99.', [], ['The price is now $49.', 'The fee is now $99.']],
  ['The price rose from $49 to $99. In July it was cut to $79.', [], ['The price is now $99.']],
  ['The price rose from $49 to $99 in May. It is back at $49.', [], ['The price is now $99.']],
  ['The price will rise from $49 to $99.', [], ['The price is now $99.']],
  ['The board proposed that the price be raised to $99.', [], ['The price is now $99.']],
  ['The price rose temporarily to $99.', [], ['The price is now $99.']],
  ['The price rose to $99 for new customers.', [], ['The price is now $99.']],
  ['Draft:\nThe price was raised to $99.', [], ['The price is now $99.']],
  ['Old price list:\nThe price was raised to $99.', [], ['The price is now $99.']],
  ['Ann says that the price rose to $99.', [], ['The price is now $99.']],
  ['Sales rose from 40 to 45 million in May.', [], ['Sales are now 45 million.']],
  ['The price of milk rose to $99.', [], ['The price of bread is now $99.']],
  ['In 2019 the price rose to $99.', [], ['The price is now $99.']],
  ['The share price rose to $99 in May.', [], ['The share price is now $99.']],
  ['The unemployment rate fell to 5% in May.', [], ['The unemployment rate is now 5%.']],
  [
    'The cardholder disputed a charge of $312.00 from Lakeside Hotels on 18 July, saying that she had cancelled the booking.',
    [
      'The cardholder said that she had cancelled the booking.',
      'The cardholder says that she had cancelled the booking.',
    ],
    ['The cardholder had cancelled the booking.'],
  ],
  [
    'Mr Roe refused to pay, claiming that the parcel was empty.',
    ['Mr Roe claimed that the parcel was empty.'],
    ['Mr Roe proved that the parcel was empty.', 'Mr Roe said that the parcel was full.'],
  ],
  [
    'The cardholder disputed a charge of $312.00 from the merchant on 18 July, saying that she had cancelled the booking.',
    [],
    ['The merchant said that she had cancelled the booking.'],
  ],
  [
    'The charge was disputed by Ann, saying that she had cancelled the booking.',
    [],
    ['The charge said that she had cancelled the booking.'],
  ],
  [
    'The claim was rejected by Apex, stating that the pipe was old.',
    [],
    ['The claim states that the pipe was old.'],
  ],
  [
    'Mr Roe refused to pay, without saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe never replied, instead of saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe met a neighbour who was complaining, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe would have refused, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'If Mr Roe refuses to pay, saying that the parcel was empty, call us.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe refused to pay, saying that the parcel was empty.',
    [],
    ['Mr Roe confirmed that the parcel was empty.'],
  ],
  ['Mr Roe forwarded a letter from Ann, saying that she paid.', [], ['Mr Roe said that he paid.']],
  [
    'Mr Roe may refuse to pay, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Points expire after 24 months without a purchase.',
    [
      'Points expire if there has been no purchase for two years.',
      'Points expire if no purchase is made for 24 months.',
    ],
    [
      'Points expire if there has been no purchase for one year.',
      'Points expire if there has been no login for two years.',
      'Points expire after two years.',
      'Points do not expire if there has been no purchase for two years.',
      'Points expire if there has been a purchase for two years.',
      'Vouchers expire if there has been no purchase for two years.',
      'Points expire if no purchase is made within two months.',
    ],
  ],
  [
    'Old rules:\nPoints expire after 24 months without a purchase.',
    [],
    ['Points expire if there has been no purchase for two years.'],
  ],
  [
    'Points may expire after 24 months without a purchase.',
    [],
    ['Points expire if there has been no purchase for two years.'],
  ],
  [
    'Customers who cancel within the first 30 days get a full refund; after that, no refund is given.',
    ['No refund is given after the first 30 days.'],
    ['No refund is given within the first 30 days.', 'A full refund is given after the first 30 days.'],
  ],
  [
    'Customers who cancel within the first 30 days get a full refund; after that, no refund is given for the rest of the year.',
    ['No refund is given for the rest of the year after the first 30 days.'],
    [],
  ],
  [
    'Tickets can be exchanged free of charge within 14 days. After that, a fee of $10 is charged.',
    ['After 14 days, a fee of $10 is charged.'],
    [
      'After 15 days, no fee of $10 is charged.',
      'Within 14 days, a fee of $10 is charged.',
      'After 14 days, a fee of $20 is charged.',
    ],
  ],
  [
    'You must reply within 5 days. Then we decide within 10 days. After that, the claim is closed.',
    [],
    ['After 5 days, the claim is closed.'],
  ],
  [
    'Tickets can be exchanged within 14 days or the shop keeps them for 30 days. After that, a fee of $10 is charged.',
    [],
    ['After 14 days, a fee of $10 is charged.'],
  ],
  ['The hourly rate was raised to $99 on 1 May.', ['The hourly rate is now $99.'], []],
  [
    'Mr Roe will refuse to pay, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe is expected to refuse to pay, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe has received a letter, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Mr Roe got an e-mail from the bank, stating that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
  [
    'Draft:\nMr Roe refused to pay, saying that the parcel was empty.',
    [],
    ['Mr Roe said that the parcel was empty.'],
  ],
];

testTold('small steps from a change, a saying, a lack and a time', TOLD);
