/** A rule of which the sentence right behind says for whom or in which case it holds, and whom it leaves out. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  [
    'Guests may bring dogs into the dining room.',
    ['Guests may bring dogs. This does not apply to the dining room.'],
  ],
  ['Guests may bring dogs.', ['Guests may bring dogs. This only applies to the garden rooms.']],
  ['Members enter free.', ['Members enter free. Exception: special exhibitions.']],
  [
    'Members enter all exhibitions free.',
    ['Members enter all exhibitions free. Exception: special exhibitions.'],
  ],
  ['All staff have keys.', ['All staff have keys. The interns do not.']],
  ['All staff have keys.', ['All staff have keys, except the interns.']],
  ['All staff have keys.', ['All staff have keys. Interns are an exception.']],
  ['All staff have keys.', ['All staff have keys. This does not include interns.']],
  ['All rooms have a balcony.', ['All rooms have a balcony. Room 12 has none.']],
  ['All rooms have a balcony.', ['All rooms have a balcony. The single rooms do not.']],
  ['All orders ship free.', ['All orders ship free. This holds only if the order is over 50 euros.']],
  ['Orders ship free.', ['Orders ship free. The above is only true of orders over 50 euros.']],
  ['Orders ship free.', ['Orders ship free. This applies only to orders over 50 euros.']],
  ['Orders ship free.', ['Orders ship free. Only orders over 50 euros qualify.']],
  ['Orders ship free.', ['Orders ship free. A minimum order of 50 euros applies.']],
  ['Orders ship free.', ['Orders ship free. Orders below 50 euros are excluded.']],
  ['Orders ship free.', ['Orders ship free. Orders below 50 euros do not.']],
  ['Orders ship free.', ['Orders ship free. For orders below 50 euros we charge 5 euros.']],
  ['The customer gets a refund.', ['The customer gets a refund. The condition is that the item is unused.']],
  ['The customer gets a refund.', ['The customer gets a refund. This presupposes that the item is unused.']],
  ['The customer gets a refund.', ['The customer gets a refund. If the item was used, there is no refund.']],
  ['Everyone gets a bonus.', ['Everyone gets a bonus. Everyone, that is, but the temps.']],
  ['Everyone gets a bonus.', ['Everyone gets a bonus. Temps get nothing.']],
  ['Everyone gets a bonus.', ['Everyone gets a bonus. The temps are left out.']],
  ['Nobody works on Sunday.', ['Nobody works on Sunday. The night guard does.']],
  ['Nobody works on Sunday.', ['Nobody works on Sunday. The only exception is the night guard.']],
  ['The shop is open every day.', ['The shop is open every day. On Sundays it stays closed.']],
  ['The shop is open every day.', ['The shop is open every day. It is closed on Sundays.']],
  ['The shop is open every day.', ['The shop is open every day. Not on Sundays, though.']],
  ['The shop is open every day.', ['The shop is open every day, Sundays excepted.']],
  ['Every invoice was paid.', ['Every invoice was paid. Invoice 14 was not.']],
  ['Every invoice was paid.', ['Every invoice was paid. Invoice 14 remains unpaid.']],
  ['All five tests passed.', ['All five tests passed. Test 3 failed on the second run.']],
  ['All the doors were locked.', ['All the doors were locked. The back door was open.']],
  ['All doors were locked.', ['All doors were locked. The exception was the back door.']],
  ['Staff may work from home.', ['Staff may work from home. Their manager must agree first.']],
  ['Staff may work from home.', ['Staff may work from home. This requires the consent of the manager.']],
  ['Staff may work from home.', ['Staff may work from home. This is subject to the consent of the manager.']],
  ['Staff may work from home.', ['Staff may work from home. They need the consent of their manager.']],
  ['The policy covers theft.', ['The policy covers theft. Theft from unlocked cars is not covered.']],
  [
    'The policy covers theft from unlocked cars.',
    ['The policy covers theft. Theft from unlocked cars is not covered.'],
  ],
  ['Entry is free.', ['Entry is free. Non-members pay 5 euros.']],
  ['Entry is free.', ['Entry is free. This is true of children only.']],
  ['Entry is free.', ['Entry is free. At weekends visitors pay 5 euros.']],
  [
    'The contract renews automatically.',
    ['The contract renews automatically. Unless, that is, one side objects.'],
  ],
  [
    'The contract renews automatically.',
    ['The contract renews automatically. That is the case only for business customers.'],
  ],
  [
    'The warranty covers the motor.',
    ['The warranty covers the motor. It only applies if the device was serviced yearly.'],
  ],
  ['The gym is open to all.', ['The gym is open to all. This is limited to weekdays.']],
  [
    'Employees can take unpaid leave.',
    ['Employees can take unpaid leave. The head of department must approve it first.'],
  ],
  [
    'Employees can take unpaid leave.',
    ['Employees can take unpaid leave. They must first obtain written permission.'],
  ],
  ['Every student passed.', ['Every student passed. Two students failed the oral part.']],
  ['Every student passed.', ['Every student passed. Only Tom did not.']],
  ['All windows were closed.', ['All windows were closed. The window in the bathroom was ajar.']],
  ['All members voted in favour.', ['All members voted in favour. One member abstained.']],
  ['All parcels arrived.', ['All parcels arrived. Parcel 7 is still missing.']],
  ['Nobody has a key.', ['Nobody has a key. Only Ana has.']],
  ['Returns are free.', ['Returns are free. Returns from abroad cost 10 euros.']],
  ['Returns are free.', ['Returns are free. Unless the goods are heavy.']],
  ['Returns are free.', ['Returns are free. The only condition is that the label is used.']],
  [
    'Customers get a discount of 10%.',
    ['Customers get a discount of 10%. The discount is only granted on the first order.'],
  ],
  [
    'Customers get a discount of 10%.',
    ['Customers get a discount of 10%. Customers with a debt are excluded.'],
  ],
  ['The pool is open daily.', ['The pool is open daily. Except on Mondays.']],
  ['The pool is open daily.', ['The pool is open daily. Monday is the exception.']],
  ['Tenants may keep pets.', ['Tenants may keep pets. The landlord must agree.']],
  ['Tenants may keep pets.', ['Tenants may keep pets. Tenants of the ground floor may not.']],
  ['Tenants may keep pets.', ['Tenants may keep pets. This is not true of dogs.']],
  ['Tenants may keep pets.', ['Tenants may keep pets. Dogs are an exception.']],
  ['Drivers get a company phone.', ['Drivers get a company phone. That goes for full-time drivers only.']],
  ['Parking is free.', ['Parking is free. Lorries pay 10 euros.']],
  ['The hotel takes in guests with pets.', ['The hotel takes in guests with pets. Conditions apply.']],
  ['Each member has one vote.', ['Each member has one vote. The chair has two.']],
  ['Each member has one vote.', ['Each member has one vote. Honorary members have none.']],
  ['The plan includes phone support.', ['The plan includes phone support. Restrictions apply.']],
  ['Lunch is included.', ['Lunch is included. Not on Sundays.']],
];

const LEFT: readonly Case[] = [
  [
    'Guests may bring dogs into the garden.',
    ['Guests may bring dogs into the garden. This does not apply to the dining room.'],
  ],
  ['The interns do not have keys.', ['All staff have keys. The interns do not have keys.']],
  ['All rooms have a balcony.', ['All rooms have a balcony. Room 12 has the largest.']],
  ['All staff have keys.', ['All staff have keys. The keys do not open the safe.']],
  ['Entry is free.', ['Entry is free. Parking costs 5 euros.']],
  ['Entry is free.', ['Entry is free. This applies to everyone.']],
  ['Every invoice was paid.', ['Every invoice was paid. Invoice 14 was paid last.']],
  ['The shop is open every day.', ['The shop is open every day. The cafe is closed on Sundays.']],
  ['Everyone gets a bonus.', ['Everyone gets a bonus. This includes the temps.']],
  ['Orders ship free.', ['Orders ship free. Only gift cards cost extra to wrap.']],
  ['The policy covers theft.', ['The policy covers theft. Vandalism is not covered.']],
  ['Staff may work from home.', ['Staff may work from home. They need a good connection for it.']],
  ['The contract renews automatically.', ['The contract renews automatically. That is common.']],
  ['All doors were locked.', ['All doors were locked. The guard checked the back door twice.']],
  ['Members enter free.', ['Members enter free. Members also get a newsletter.']],
  ['Members enter free.', ['Members enter free. Students pay 5 euros.']],
  ['All orders ship free.', ['All orders ship free. Orders over 50 euros also come gift-wrapped.']],
  ['Nobody works on Sunday.', ['Nobody works on Sunday. The night guard starts on Monday.']],
  ['The lamp costs 20 euros.', ['The lamp costs 20 euros. It only works with batteries.']],
  [
    'The board approved the budget.',
    ['The board approved the budget. This requires a notice to all members.'],
  ],
  ['The board approved the budget.', ['The board approved the budget. The chair must sign it.']],
  ['Ana has a key.', ['Ana has a key. Ben does not.']],
  ['Ana was paid.', ['Ana was paid. Ben was not.']],
  ['Orders are packed in Graz.', ['Orders are packed in Graz. Orders over 50 euros also get a gift.']],
  ['Orders are packed in Graz.', ['Orders are packed in Graz. Orders from Italy cost 5 euros more.']],
  [
    'The firm ships to Italy.',
    ['The firm ships to Italy. Orders below 50 euros are excluded from the discount.'],
  ],
  [
    'The customer gets a refund.',
    ['The customer gets a refund. If the customer has questions, there is a hotline.'],
  ],
  [
    'The customer gets a refund.',
    ['The customer gets a refund. If the refund is late, there is no penalty.'],
  ],
  ['All tests passed.', ['All tests passed. The reports were open to the public.']],
  ['All doors were locked.', ['All doors were locked. The windows face the street.']],
  [
    'All doors are locked at night.',
    ['All doors are locked at night. The back door was opened by the guard at six.'],
  ],
  ['The shop is open on Sundays.', ['The shop is open on Sundays. That is unusual.']],
  ['The policy covers theft.', ['The policy covers theft. Vandalism is excluded.']],
  ['Nobody was hurt.', ['Nobody was hurt. The driver was shocked.']],
  ['No invoice is open.', ['No invoice is open. All invoices have been paid.']],
  [
    'Students get half price on Mondays.',
    ['Students get half price on Mondays. This is only true on Mondays.'],
  ],
  ['The ticket costs 5 euros.', ['The ticket costs 5 euros. Children pay 3 euros.']],
  ['Adults pay 5 euros.', ['Adults pay 5 euros. Children below six do not.']],
  ['Entry is free.', ['Entry is free. A guided tour is an extra 5 euros.']],
  ['All staff were informed.', ['All staff were informed. This took two days.']],
  ['All staff were informed.', ['All staff were informed. Nobody objected.']],
  ['Every room has a phone.', ['Every room has a phone. The phones do not reach the outside.']],
  ['The warranty covers the motor.', ['The warranty covers the motor. It does not cover the battery.']],
  ['The warranty covers the motor.', ['The warranty covers the motor. This includes labour.']],
  ['Ms Ruiz approved all requests.', ['Ms Ruiz approved all requests. The last was approved in May.']],
  ['All deliveries arrived.', ['All deliveries arrived. The driver was late.']],
];

describe('What the next sentence takes out', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
