import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

/** What is supported and what is not: the claim, and the text. */
const TABLE: readonly (readonly [boolean, string, string])[] = [
  [true, 'Payment failed.', 'Payment status: failed'],
  [true, 'The payment failed.', 'Payment status: failed'],
  [true, 'The payment has failed.', 'Payment: failed (insufficient funds)'],
  [true, 'The order is on hold.', 'Order status: on hold (address check)'],
  [true, 'The order was cancelled.', 'Order status: cancelled (out of stock)'],
  [true, 'The train leaves at 9:00.', 'The train will leave at 9:00.'],
  [true, 'The subscription renews on 1 June 2026.', 'Your subscription will renew on 1 June 2026.'],
  [
    true,
    'The subscription renews on 1 June 2026.',
    'The subscription renews on 1 June 2026 for another year.',
  ],
  [true, 'The subscription will renew on 1 June 2026.', 'Your subscription renews on 1 June 2026.'],
  [true, 'The price rose by 10%.', 'The price rose from $50 to $55.'],
  [true, 'The price increased by 10%.', 'The price increased from $50 to $55.'],
  [true, 'The price increased by $5.', 'The price rose from $50 to $55.'],
  [false, 'Children under 12 pay nothing.', 'Parking is free for children under 12.'],
  [true, 'Children under 12 enter free.', 'Entry is free for children under 12.'],
  [true, 'Travel is free for children under 12.', 'Children under 12 travel free.'],
  [true, 'Digital goods cannot be refunded.', 'Digital goods are non-refundable.'],
  [true, 'The deposit is not refundable.', 'The deposit is non-refundable.'],
  [true, 'There are no refunds for digital goods.', 'Digital goods are non-refundable.'],
  [true, 'The total is $120.', 'Subtotal $100\nTax $20\nTotal $120'],
  [true, 'The total is $120.', 'Subtotal: $100\nTax: $20\nTotal: $120'],
  [true, 'Flight BA12 was cancelled because of fog.', 'Owing to fog, flight BA12 was cancelled.'],
  [true, 'Flight BA12 was cancelled because of fog.', 'Flight BA12 was cancelled owing to fog.'],
  [true, 'Flight BA12 was cancelled because of fog.', 'Due to fog, flight BA12 was cancelled.'],
  [true, 'The device has a two-year warranty.', 'The device comes with a two-year warranty.'],
  [true, 'The warranty lasts two years.', 'The device comes with a two-year warranty.'],
  [
    true,
    'Employees are entitled to 25 days of leave.',
    'All employees are entitled to 25 days of annual leave.',
  ],
  [true, 'The identity check was passed.', 'Identity check passed on 2 May.'],
  [true, 'The museum is closed on Mondays.', 'The museum: closed on Mondays.'],
  [false, 'The subscription renews on 1 June 2026.', 'Your subscription will not renew on 1 June 2026.'],
  [false, 'The subscription renews on 1 June 2026.', 'Your subscription may renew on 1 June 2026.'],
  [false, 'The shop is open on 1 June.', 'The shop will be open on 2 June.'],
  [false, 'Entry is free for children.', 'Children under 12 enter free.'],
  [false, 'Children travel free.', 'Travel is free for children under 12.'],
  [false, 'Children pay nothing.', 'Entry is free for children on Sundays.'],
  [false, 'The train leaves at 9:00.', 'The train will leave at 9:30.'],
  [false, 'The train left at 9:00.', 'The train will leave at 9:00.'],
  [true, 'Digital goods can not be refunded.', 'Digital goods are non-refundable.'],
  [false, 'Digital goods can be refunded.', 'Digital goods are non-refundable.'],
  [false, 'There are no refunds for goods.', 'Digital goods are non-refundable.'],
  [true, 'Tickets cannot be transferred.', 'Tickets are non-transferable.'],
  [false, 'No refunds are given for tickets.', 'Tickets are non-transferable.'],
  [false, 'No refunds were given for the tickets.', 'The tickets are non-refundable.'],
  [false, 'Sale items cannot be returned.', 'Sale items are non-refundable.'],
  [true, 'The price increased by 10%.', 'The price rose from $50 to $55.'],
  [true, 'The price increased by 10 percent.', 'The price went up from $50 to $55 in May.'],
  [false, 'The price increased by 10%.', 'The price rose from $50 to $60.'],
  [false, 'The price increased by 9%.', 'The price rose from $50 to $55.'],
  [false, 'The price fell by 10%.', 'The price rose from $50 to $55.'],
  [true, 'Sales fell by 25%.', 'Sales dropped from 400 to 300 units.'],
  [false, 'Sales fell by 33%.', 'Sales dropped from 400 to 300 units.'],
  [true, 'Sales fell by 100 units.', 'Sales dropped from 400 to 300 units.'],
  [true, 'The fee grew by 12.5%.', 'The fee grew from 80 to 90 euros.'],
  [true, 'Smoking is not allowed.', 'No smoking.'],
  [true, 'Smoking is prohibited.', 'No smoking!'],
  [true, 'Smoking is not allowed in the lobby.', 'No smoking in the lobby.'],
  [false, 'Smoking is not allowed.', 'No smoking in the lobby.'],
  [false, 'Smoking is allowed.', 'No smoking.'],
  [true, 'Pets are not allowed.', 'No pets allowed.'],
  [true, 'Pets are not allowed in the pool.', 'No pets are allowed in the pool.'],
  [false, 'Pets are not allowed.', 'No pets allowed in the pool.'],
  [false, 'Dogs are not allowed.', 'No large dogs allowed.'],
  [false, 'Pets are allowed.', 'No pets allowed.'],
  [true, 'Food is not permitted in the hall.', 'No food permitted in the hall.'],
  [true, 'The museum is closed on Mondays.', 'Opening hours: Tue-Sun 10-18. Closed on Mondays.'],
  [false, 'The museum is closed on Tuesdays.', 'Opening hours: Tue-Sun 10-18. Closed on Mondays.'],
  [false, 'The museum is open on Mondays.', 'Opening hours: Tue-Sun 10-18. Closed on Mondays.'],
  [false, 'Parking is not allowed.', 'No parking charges.'],
  [false, 'Flying is forbidden.', 'No flying objects were seen.'],
  [false, 'Members pay nothing.', 'Parking is free for members.'],
  [false, 'Smoking is prohibited.', 'Patient is 54. No smoking. No alcohol.'],
  [false, 'Smoking is not allowed.', 'She is 54 and fit. No smoking. No diabetes.'],
  [true, 'Children under 12 enter free.', 'Entry is free for children under 12.'],
  [true, 'Smoking is not allowed.', 'No smoking.'],
];

suite('what a plain sentence says in the other of two plain ways', () => {
  for (const [supported, claim, text] of TABLE)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(text)}`, () => {
      assert.equal(ask(claim, [text]).status === 'supported', supported);
    });

  test('a share is shown as it was calculated', () => {
    const { derivations } = ask('The price increased by 10%.', ['The price rose from $50 to $55.']);
    assert.deepEqual(derivations, ['55 − 50 = 5, ÷ 50 = 10%']);
  });
});
