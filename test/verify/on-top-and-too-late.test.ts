/** How much longer something takes, for whom a dispute was decided, and what those get who are too late. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Deliveries to Northern Ireland take one additional day.',
    [
      'Deliveries to Northern Ireland take a day longer.',
      'Deliveries to Northern Ireland take an extra day.',
    ],
    [
      'Deliveries to Northern Ireland take two days longer.',
      'Deliveries to Northern Ireland take a day.',
      'Deliveries to Northern Ireland take an hour longer.',
      'Deliveries take a day longer.',
      'Deliveries to Northern Ireland take a day longer than to Wales.',
      'Deliveries to Northern Ireland take a working day longer.',
    ],
  ],
  [
    'Orders over £50 ship free. Deliveries to Northern Ireland take one additional day.',
    ['Delivery to Northern Ireland takes a day longer.'],
    [],
  ],
  [
    'Deliveries to Northern Ireland take two additional days.',
    ['Deliveries to Northern Ireland take two extra days.'],
    [],
  ],
  [
    'Deliveries to Northern Ireland take one additional day. Deliveries to Scotland are free.',
    [],
    ['Deliveries to Scotland take a day longer.'],
  ],
  [
    'Deliveries to Northern Ireland may take one additional day.',
    [],
    ['Deliveries to Northern Ireland take a day longer.'],
  ],
  [
    'Deliveries to Northern Ireland do not take one additional day.',
    [],
    ['Deliveries to Northern Ireland take a day longer.'],
  ],
  [
    'Old terms:\nDeliveries to Northern Ireland take one additional day.',
    [],
    ['Deliveries to Northern Ireland take a day longer.'],
  ],
  [
    'The cardholder disputed a charge. The issuer found in favour of the merchant on 2 August.',
    [
      "The dispute was decided in the merchant's favour.",
      "The dispute was decided in the merchant's favour on 2 August.",
    ],
    [
      "The dispute was decided in the cardholder's favour.",
      "The dispute was decided in the merchant's favour on 3 August.",
      "The complaint was decided in the merchant's favour.",
    ],
  ],
  [
    'The cardholder opened a dispute. The issuer ruled in favour of the merchant on 2 August.',
    ['The dispute was resolved in favour of the merchant.'],
    [],
  ],
  [
    'The cardholder disputed a charge. The issuer found in favour of the merchant on 2 August. On appeal the decision was overturned.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The cardholder disputed a charge. The issuer may find in favour of the merchant.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The cardholder disputed a charge. The issuer has not found in favour of the merchant.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The cardholder disputed a charge. In another matter, the issuer found in favour of the merchant.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The cardholder disputed two charges. In the first case the issuer found in favour of the merchant, in the second for her.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The merchant says that the issuer found in favour of the merchant in the dispute.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'The cardholder disputed a charge. The issuer found for the merchant a new terminal.',
    [],
    ["The dispute was decided in the merchant's favour."],
  ],
  [
    'Customers who cancel within the first 30 days get a full refund; after that, no refund is given for the rest of the year.',
    [
      'Customers who cancel after the first 30 days get no refund for the rest of the year.',
      'Whoever cancels after the first 30 days gets no refund for the remainder of the year.',
    ],
    [
      'Whoever cancels after the first 30 days gets a full refund.',
      'Whoever cancels within the first 30 days gets no refund.',
      'Whoever pays after the first 30 days gets no refund.',
      'Whoever cancels after the first 30 days gets no bonus.',
    ],
  ],
  [
    'Customers who cancel within the first 30 days get a full refund. After that, no refund is given.',
    ['Customers who cancel after the first 30 days get no refund.'],
    [],
  ],
  [
    'Customers who cancel within the first 90 days get a full refund; after that, no refund is given for the rest of the year.',
    [],
    ['Whoever cancels after the first 60 days gets no refund.'],
  ],
  [
    'Draft terms:\nCustomers who cancel within the first 30 days get a full refund; after that, no refund is given for the rest of the year.',
    [],
    ['Whoever cancels after the first 30 days gets no refund.'],
  ],
  [
    'Customers who cancel within the first 30 days get a full refund; after that, no refund is given for the rest of the year. Members get a refund at any time.',
    [],
    ['Members who cancel after the first 30 days get no refund.'],
  ],
  [
    'Points expire after 24 months without a purchase.',
    ['Points lapse if there has been no purchase for two years.'],
    [],
  ],
  [
    'The cardholder disputed a charge of $312.00 from Lakeside Hotels on 18 July, saying that she had cancelled the booking.',
    ['The cardholder says that she cancelled the booking.'],
    [
      'The cardholder says that she cancels the booking.',
      'The cardholder says that she had not cancelled the booking.',
    ],
  ],
  [
    'The cardholder disputed a charge of $312.00 from Lakeside Hotels on 18 July, saying that she had not cancelled the booking.',
    [],
    ['The cardholder says that she cancelled the booking.'],
  ],
  ['Delivery takes two extra days.', [], ['Delivery takes two days.']],
  ['The process needs a further hour.', [], ['The process needs an hour.']],
  ['Express delivery costs an additional $5.', [], ['Express delivery costs $5.']],
  ['An extra fee of $5 applies.', ['An extra fee of $5 applies.'], []],
];

testTold('what comes on top, who wins and who is too late', TOLD);
