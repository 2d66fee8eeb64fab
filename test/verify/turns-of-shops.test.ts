/** What is to be had and how, and nouns before and behind others, in the claim's own turn. */
import { testTold } from './told.ts';

testTold('Shops and offices in the turns of a claim', [
  [
    'You can expect your parcel on Monday.',
    ['The parcel will arrive on Monday.'],
    [
      'The parcel arrived on Monday.',
      'The parcel will arrive on Tuesday.',
      'The invoice will arrive on Monday.',
    ],
  ],
  ['There are no more places on the course.', ['The course is full.'], ['The course is empty.']],
  ['There are still places on the course.', [], ['The course is full.']],
  ['There are no tickets left for the concert.', ['Tickets for the concert are sold out.'], []],
  [
    'Customers can pay by card.',
    ['Payment by card is accepted.'],
    ['Payment in cash is accepted.', 'Payment by card is not possible.'],
  ],
  [
    'Residents may park in the yard.',
    ['Parking is permitted in the yard.'],
    ['Parking is permitted in the street.', 'Parking is not permitted in the yard.'],
  ],
  [
    'The sale price of the boat was 90,000 euros.',
    ['The boat was sold for 90,000 euros.'],
    ['The boat was bought for 80,000 euros.'],
  ],
  [
    'Members pay 45 euros a year.',
    ['The annual membership fee is 45 euros.'],
    ['The monthly fee is 45 euros.'],
  ],
  ['Ms Abe was employed by the firm until 30 April.', ["Ms Abe's employment ended on 30 April."], []],
  ['Ms Abe was employed by the firm from 30 April.', [], ["Ms Abe's employment ended on 30 April."]],
  ['We have discontinued the model.', ['The model is no longer available.'], []],
  ['We have improved the model.', [], ['The model is no longer available.']],
  [
    'Your order no. A-771 has been shipped. Quote order number A-771 in all letters.',
    ['The order number is A-771.'],
    [],
  ],
  [
    'Quote order number A-771 in all letters. Your invoice number is A-772.',
    [],
    ['The order number is A-772.'],
  ],
  ['Quote order number A-771 in all letters.', [], ['The invoice number is A-771.']],
  ['The application for a visa was rejected.', ['The visa application was rejected.'], []],
  [
    'The application for a permit was rejected.',
    [],
    ['The visa application was rejected.', 'The visa was rejected.'],
  ],
  ['The increase of prices was announced in May.', ['The price increase was announced in May.'], []],
  [
    'Dogs are not admitted.',
    ['Entry is forbidden for dogs.'],
    ['Entry is forbidden for cats.', 'Entry is free for dogs.'],
  ],
  [
    'The budget was adopted without a dissenting vote.',
    ['The budget was adopted unanimously.'],
    ['The budget was rejected unanimously.'],
  ],
  ['We have corrected the bill.', ['The bill was corrected.'], ['The bill was paid.']],
]);
