/** What a later sentence gives back, takes away or ends of what a claim has from the one before, and what it leaves as it is. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, next: string];

/** The evidence is the claim itself and this behind it. */
const ENDED: readonly Case[] = [
  ['The payment has gone through.', 'The bank returned it the next day.'],
  ['The refund has been paid.', 'The money came back because the account was closed.'],
  ['The report has been submitted.', 'The portal rejected the file and it has to be sent again.'],
  ['The order has been shipped.', 'The carrier sent it back to us unopened.'],
  ['The user is an administrator.', 'On Monday his rights were reduced to viewer.'],
  ['The contract is signed.', 'Both parties later tore it up.'],
  ['The tenant has the keys.', 'She gave them back on 30 June.'],
  ['The flat is let.', 'The tenant moved out in May and it has stood empty since.'],
  ['The position is vacant.', 'We hired Ms Ott for it on Friday.'],
  ['The room is booked.', 'The guest has cancelled.'],
  ['The patch is installed.', 'We had to roll it back.'],
  ['The feature is enabled.', 'After complaints we turned it off.'],
  ['The certificate is valid.', 'It ran out yesterday.'],
  ['The passport is valid.', 'It was reported stolen last week.'],
  ['The driver has a licence.', 'The court took it away in March.'],
  ['The student is enrolled.', 'He dropped out in the second year.'],
  ['The supplier is approved.', 'In May it was struck off the list.'],
  ['The product is in stock.', 'The last one was sold an hour ago.'],
  ['The elevator is certified.', 'The certificate lapsed in 2023.'],
  ['The dog is vaccinated.', 'The vaccination has expired.'],
  ['The company is solvent.', 'In June it filed for bankruptcy.'],
  ['The debt is outstanding.', 'The customer paid it off on 2 May.'],
  ['The claim is pending.', 'It was settled on Friday.'],
  ['The application is under review.', 'It was turned down this morning.'],
  ['The meeting is confirmed.', 'Two hours later Ana called it off.'],
  ['The invoice is unpaid.', 'We received the money on 4 May.'],
  ['The goods are at the warehouse.', 'The customer collected them on Tuesday.'],
  ['The road is closed.', 'The police let cars through again at six.'],
  ['The witness is available.', 'She has left the country.'],
  ['The vote is open.', 'It ended at noon.'],
  ['The offer is valid.', 'The seller withdrew it.'],
  ['The subscription is active.', 'The customer cancelled it in May.'],
  ['The subscription is active.', 'It runs for a year. The customer cancelled it in May.'],
  ['Ana is the manager.', 'The team has six members. Ana left in May and Ben is the manager now.'],
  ['The system is online.', 'All checks are green. At 14:20 the system went down.'],
  ['The parcel is at the depot.', 'It weighs 3 kg. The customer picked it up on Friday.'],
  ['The patient takes aspirin.', 'The doctor stopped it on Monday.'],
  ['The patient takes aspirin.', 'It was replaced by clopidogrel.'],
  ['The patient is allergic to nuts.', 'A test in May ruled this out.'],
  ['The suspect is in custody.', 'A judge let him go on Friday.'],
  ['The strike goes on.', 'It was ended on Sunday.'],
  ['The museum has two paintings by Klee.', 'One was sold in 2020.'],
  ['The hotline is free of charge.', 'Calls have cost 20 cents a minute since May.'],
  ['The laptop is assigned to Ben.', 'He returned it in May.'],
  ['The house is insured.', 'The insurance was cancelled in May.'],
  ['The permit is valid.', 'The city revoked it in June.'],
  ['The member is active.', 'He resigned on 3 May.'],
  ['The ticket has been booked.', 'The airline cancelled it.'],
  ['The licence is active.', 'It lapsed at midnight.'],
  ['The client has a lawyer.', 'The lawyer quit on Friday.'],
];

const LEFT: readonly Case[] = [
  ['The position is vacant.', 'Ms Ott resigned in May.'],
  ['The flat is empty.', 'The tenant moved out in May.'],
  ['The machine is down.', 'It broke on Monday.'],
  ['The order is cancelled.', 'It was cancelled by Ana.'],
  ['Ana is the manager.', 'The former manager left in May.'],
  ['The company is solvent.', 'It sold a plant in May.'],
  ['The parcel is at the depot.', 'The sender was informed.'],
  ['The invoice is unpaid.', 'A reminder was sent on 4 May.'],
  ['The tenant has the keys.', 'She collected them on 1 May.'],
  ['The driver has a licence.', 'He passed the test in 2015.'],
  ['The contract is signed.', 'Both parties got a copy.'],
  ['The subscription is active.', 'It was renewed in May.'],
  ['The subscription is active.', 'It can be cancelled at any time.'],
  ['The passport is valid.', 'It was issued in 2021.'],
  ['The museum has two paintings by Klee.', 'Both were bought in 1950.'],
  ['The dog is vaccinated.', 'The vet gave it the last shot in May.'],
  ['The claim is pending.', 'The first assessment was rejected by the customer.'],
  ['The server is patched.', 'The old server was scrapped.'],
  ['The room is booked.', 'The guest arrives on Friday.'],
  ['The shop is open.', 'The cafe closed in June.'],
  ['Kim works for Orr.', 'She left Acme in 2019.'],
  ['The report is approved.', 'The draft was rejected in May.'],
  ['The suspect is in custody.', 'His lawyer left at noon.'],
  ['The site is up.', 'The backup ended at noon.'],
  ['The meeting is confirmed.', 'The call on Friday was cancelled.'],
  ['The user has access.', 'His brother lost his password.'],
  ['The car is insured.', 'It was stolen from the garage last year and found again.'],
  ['The refund has been paid.', 'The lamp was returned on 3 May.'],
  ['The order has been shipped.', 'A missing part was replaced.'],
  ['The case is closed.', 'It was settled on Friday.'],
  ['The product is in stock.', 'Forty units were sold last month.'],
  ['The lamp is broken.', 'It was returned by the customer.'],
  ['The customer has a right to a refund.', 'The lamp was lost in the post.'],
  ['The house is insured.', 'The shed burned down in May.'],
  ['The team has eight members.', 'It was founded in 2010.'],
  ['The library has 400 members.', 'The cafe was closed down.'],
];

describe('What is told behind a claim', () => {
  for (const [claim, next] of ENDED)
    test(`ends «${claim}»: ${next}`, () =>
      assert.notEqual(ask(claim, [`${claim} ${next}`]).status, 'supported'));
  for (const [claim, next] of LEFT)
    test(`leaves «${claim}» as it is: ${next}`, () =>
      assert.equal(ask(claim, [`${claim} ${next}`]).status, 'supported'));
});
