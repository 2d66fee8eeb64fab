/** Notes that are kept of orders, bookings, cases and contacts, tables by periods and objects with lists: what they say, and what not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

interface Kept {
  readonly title?: string;
  readonly given: Given;
  readonly says: readonly string[];
  readonly not: readonly string[];
}

const KEPT: Readonly<Record<string, Kept>> = {
  'an order is told of the one who placed it': {
    title: 'Order 5512',
    given:
      'Placed 3 October 2026 by Lena Ortiz. Items: 1 x ceramic kettle, 2 x linen towels. Shipping: express. Delivered 6 October 2026, signed for by neighbour. Payment: PayPal, 74.90 EUR.',
    says: [
      'Lena Ortiz ordered a ceramic kettle.',
      'Lena Ortiz bought two linen towels.',
      'Lena Ortiz paid with PayPal.',
      'The order was shipped by express.',
      'A neighbour signed for the parcel.',
    ],
    not: [
      'Lena Ortiz ordered two ceramic kettles.',
      'Lena Ortiz signed for the parcel.',
      'The order was shipped on 6 October 2026.',
      'The order was paid by credit card.',
    ],
  },
  'what is pending or cancelled was neither paid nor sent': {
    title: 'Order 9001',
    given:
      'Placed 2 May 2026 by Mia Brandt. Items: 1 x watch. Shipping: express. Status: cancelled on 3 May 2026. Payment: PayPal, 120.00 EUR, pending.',
    says: ['Mia Brandt ordered a watch.'],
    not: ['Mia Brandt paid with PayPal.', 'The order was shipped by express.', 'Mia Brandt bought a watch.'],
  },
  'of two who may have ordered neither did': {
    title: 'Order 9002',
    given: 'Customer: Ann Lee. Placed by: Bob Ray. Items: 1 x desk. Payment: card.',
    says: [],
    not: ['Ann Lee ordered a desk.', 'Bob Ray ordered a desk.'],
  },
  'a quote orders nothing': {
    title: 'Quote 12',
    given: 'Customer: Lars Berg. Items: 4 x tyre. Total: 480 EUR. Valid until: 30 June 2026.',
    says: [],
    not: ['Lars Berg ordered four tyres.', 'Lars Berg paid 480 EUR.'],
  },
  'the deeds of a case are done to what it is about': {
    title: 'Case 5061',
    given:
      'Reported: 11 June 2026 by Dana Cole. Category: water leak. Inspected 12 June 2026 by plumber. Cause: broken valve. Cost: 180 GBP, charged to landlord.',
    says: [
      'Dana Cole reported the case.',
      'A plumber inspected the leak on 12 June 2026.',
      'The leak was caused by a broken valve.',
      'The landlord was charged 180 GBP.',
    ],
    not: [
      'Dana Cole inspected the leak.',
      'The leak was inspected on 11 June 2026.',
      'The leak was caused by a burst pipe.',
      'The plumber was charged 180 GBP.',
    ],
  },
  'a contact has the post at the firm': {
    title: 'Contact: Ines Duarte',
    given:
      'Company: Pelagos Foods. Role: head of procurement. Last contact: 9 April 2026, call by Tom Reyes. Next step: send quote by 15 April 2026.',
    says: [
      'Ines Duarte is head of procurement at Pelagos Foods.',
      'Tom Reyes called Ines Duarte on 9 April 2026.',
      'The next step is to send a quote by 15 April 2026.',
    ],
    not: [
      'Tom Reyes is head of procurement at Pelagos Foods.',
      'Ines Duarte called Tom Reyes on 9 April 2026.',
      'The quote was sent on 15 April 2026.',
    ],
  },
  'a day that a label sets is no day of a deed': {
    title: 'Customer: Farid Aziz',
    given: 'Plan: Business, annual. Contract renewal: 1 March 2027. Account manager: Signe Holm.',
    says: ['Signe Holm is the account manager of Farid Aziz.'],
    not: ['The contract was renewed on 1 March 2027.'],
  },
  'a row is compared over periods': {
    given:
      '| Plant | 2024 | 2025 |\n|---|---|---|\n| Gdansk | 820 | 790 |\n| Porto | 610 | 655 |\n| Cork | 700 | 700 |',
    says: [
      'Gdansk fell from 2024 to 2025.',
      'Porto grew by 45 from 2024 to 2025.',
      'Porto was higher in 2025 than in 2024.',
      'Gdansk had the highest figure in 2025.',
      'Porto had 655 in 2025.',
      'The three plants together had 2,145 in 2025.',
    ],
    not: [
      'Porto fell from 2024 to 2025.',
      'Porto grew by 40 from 2024 to 2025.',
      'Cork rose from 2024 to 2025.',
      'Cork had the lowest figure in 2025.',
      'Porto had 655 in 2024.',
    ],
  },
  'months of a head are said in full': {
    given: 'Team,Jan,Feb,Mar\nRed,14,18,11\nBlue,9,9,16\nGreen,20,12,13',
    says: ['Red rose from January to February.', 'Blue had the highest figure in March.'],
    not: ['Green rose from January to February.', 'Red had the highest figure in March.'],
  },
  'lists beside an object are its own': {
    given: {
      customer: { name: 'Aylin Demir', tier: 'gold' },
      orders: [
        { id: 'O-1', status: 'delivered' },
        { id: 'O-2', status: 'returned' },
      ],
    },
    says: ['Aylin Demir is a gold customer.', 'Aylin Demir has two orders.'],
    not: ['Aylin Demir is a silver customer.', 'Aylin Demir has three orders.'],
  },
  'what there is to choose from is not had': {
    given: { user: { name: 'Ida Moe', plan: 'free' }, plans: [{ name: 'free' }, { name: 'pro' }] },
    says: ['Ida Moe is on the free plan.'],
    not: ['Ida Moe has two plans.', 'Ida Moe is on the pro plan.'],
  },
  'what an object includes stands in its list': {
    given: { booking: { ref: 'HB-2291', guest: 'Marta Nowak', extras: ['parking', 'late checkout'] } },
    says: ['The booking includes parking.', 'Booking HB-2291 has two extras.'],
    not: ['The booking includes breakfast.', 'The booking does not include parking.'],
  },
  'a carrier in capitals is no small word': {
    given: 'Order: WX-204\nCarrier: DHL\nShipped: 3 September 2026',
    says: ['The order was shipped with DHL.'],
    not: ['The order was shipped with UPS.'],
  },
};

for (const [name, { title, given, says, not }] of Object.entries(KEPT))
  describe(name, () => {
    const titles = [title];
    for (const claim of says)
      test(`says ${claim}`, () => assert.equal(ask(claim, [given], { titles }).status, 'supported'));
    for (const claim of not)
      test(`does not say ${claim}`, () =>
        assert.notEqual(ask(claim, [given], { titles }).status, 'supported'));
  });
