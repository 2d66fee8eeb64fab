/** What a record shows of one case is no rule, and what one source takes back another does not carry. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

const ROWS: readonly (readonly [
  sources: readonly Given[],
  says: readonly string[],
  not: readonly string[],
])[] = [
  [
    [
      'Refund policy\nCustomers may request a full refund within 30 days of delivery. Requests made later than that receive store credit only. Gift cards and downloadable software are not refundable. Refunds are paid to the original payment method within 10 business days of approval.',
      {
        order_id: 'A-20417',
        item: 'Desk lamp',
        category: 'home',
        delivered: '2024-03-04',
        refund_requested: '2024-03-27',
        amount: 58.9,
        currency: 'EUR',
        payment_method: 'card',
        status: 'pending_review',
      },
    ],
    [],
    ['A full refund can be requested up to 60 days after delivery.'],
  ],
  [
    [
      'We match the price of any authorised retailer if the identical item is in stock there at the time of the request. The request must be made at purchase or within 14 days afterwards. Marketplace sellers, auction sites and clearance sales are excluded. One price match per item and customer.',
      {
        chat: 'CH-9182',
        customer: 'Olu Bassey',
        item: 'TX-55 television, black',
        bought: '2024-11-02',
        price_paid: 799,
        request_date: '2024-11-11',
        competitor: {
          name: 'BrightHome',
          authorised: true,
          type: 'retailer',
          price: 749,
          same_model: true,
          in_stock: false,
        },
        previous_matches: 0,
      },
    ],
    ['Olu Bassey made the price match request nine days after buying the television.'],
    ['Olu Bassey has already used a price match on this item.'],
  ],
  [
    [
      'The landlord returns the deposit within 30 days after the tenant hands back the keys. Deductions are allowed for unpaid rent and for damage beyond normal wear. Each deduction must be itemised in writing. If no itemised list is sent within 30 days, the whole deposit must be returned.',
      'From: Beatrix Holm (landlord)\nTo: Samir Haddad\nSent: 20 May 2024\nDear Samir, you handed back the keys on 30 April. From your deposit of 1,200 EUR I deduct 180 EUR for the cracked bathroom sink (invoice attached). Rent is fully paid. I will transfer the remaining 1,020 EUR by the end of the week. Regards, Beatrix',
    ],
    [],
    ['Deductions are permitted for normal wear.'],
  ],
  [
    [
      'Customers may request a full refund within 30 days of delivery.',
      'The order was delivered on 4 March 2024. The refund was requested on 27 March 2024.',
    ],
    [],
    ['A full refund can be requested up to 60 days after delivery.'],
  ],
  [
    [
      'Customers may request a full refund within 30 days of delivery.',
      {
        order_id: 'A-20417',
        delivered: '2024-03-04',
        refund_requested: '2024-03-27',
        status: 'pending_review',
      },
    ],
    [],
    ['The refund may be requested within 60 days of delivery.'],
  ],
  [
    [
      'Expenses must be submitted within 30 days of the trip.',
      { expense: 'E-1', trip: '2024-03-04', submitted: '2024-03-27', employee: 'Ann Lee' },
    ],
    [],
    ['Employees may submit expenses up to 90 days after the trip.'],
  ],
  [
    [
      'Change freeze: From 15 December to 3 January no changes may be deployed to customer-facing systems. Emergency fixes for severity-1 incidents are exempt, provided that the on-call director approves them. Internal tools are not affected by the freeze. Every deployment during the freeze must be announced in #ops beforehand.',
      'CHG-2231\nTitle: Fix rounding error in invoice PDF\nSystem: customer portal (customer-facing)\nLinked incident: INC-904, severity 2\nPlanned: 20 December, 22:00\nRequested by: Y. Cohen\nOn-call director approval: A. Novak, 18 December\nAnnounced in #ops: no',
    ],
    [],
    ['Severity-1 emergency fixes need no approval during the freeze.'],
  ],
  [
    [
      'First mail, 9:12: The fee has been waived as you asked.',
      'Second mail, 9:40: Sorry, my last message was meant for another customer. Your fee stays.',
    ],
    [],
    ['The fee was waived.'],
  ],
  [
    [
      'Mail of the renter: The van was damaged by the hail on 8 June, not by me.',
      'Assessor: dents on the van; cause could not be determined.',
    ],
    [],
    ['The van was damaged by the hail on 8 June.'],
  ],
  [
    [
      'Mail: Here is a draft of the apology to the parents. Please do not send it before Thursday.',
      'School outbox, Wednesday\nmenu for the week: sent\napology to parents: draft',
    ],
    [],
    ['The school sent the apology to the parents.'],
  ],
  [
    [
      'Page of 2021: Parking in the yard is free for guests.',
      {
        site: 'yard',
        valid_from: '2024-01-01',
        parking: { guests: '6 EUR per day', staff: 'free' },
        replaces: 'page of 2021',
        spaces: 22,
        ev: 2,
      },
    ],
    [],
    ['Parking in the yard is free for guests.'],
  ],
];

describe('A rule and a record each say their own', () => {
  for (const [sources, says, not] of ROWS) {
    for (const claim of says)
      test(`«${claim}» is said by ${JSON.stringify(sources)}`, () =>
        assert.equal(ask(claim, sources).status, 'supported'));
    for (const claim of not)
      test(`«${claim}» is not said by ${JSON.stringify(sources)}`, () =>
        assert.notEqual(ask(claim, sources).status, 'supported'));
  }
});
