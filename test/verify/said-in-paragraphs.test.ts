/** What a paragraph says of the things that it tells of, in plain steps, and what it does not. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const SUPPORTED: readonly Case[] = [
  ['The concert starts at 8 pm.', 'The concert will start at 8 pm and end at about ten.'],
  [
    'The trip takes place on 22 May.',
    'The trip of class 6b will now take place on Thursday 22 May instead of Tuesday 20 May.',
  ],
  ['The meeting is held on Monday.', 'The meeting will be held on Monday in Ghent.'],
  ['The kettle is being recalled.', 'We are recalling the kettle because its handle may come loose.'],
  ['The trust was founded by local anglers.', 'The trust was founded in 1987 by a group of local anglers.'],
  [
    'The school was designed by two architects from Porto.',
    'A pair of architects from Porto designed the school.',
  ],
  [
    'Priority 1 incidents are answered within 30 minutes.',
    'Incidents of priority 1 are answered within 30 minutes, those of priority 2 within four hours.',
  ],
  ['Zone 2 tickets cost 4 euros.', 'Tickets for zone 2 cost 4 euros.'],
  ['Two pallets were held back by customs.', 'Twelve pallets were unloaded; two were held back by customs.'],
  [
    '1,150 payments were retried successfully.',
    'Some 1,200 payments failed; 1,150 of them were retried successfully.',
  ],
  ['The handle may come loose.', 'The handle can come loose when the kettle is full.'],
  [
    'Hannah Marsh is the director of the trust.',
    'The trust was founded by a group of anglers. Its director, Hannah Marsh, called the grant large.',
  ],
  [
    'Mr Brandt was discharged on 7 March.',
    'Mr Brandt was admitted on 4 March. The ward was full. The food was good. The rooms were bright. He was discharged on 7 March.',
  ],
  ['The tenant filed a complaint.', 'A complaint was filed by the tenant and is pending.'],
  ['No credit card is needed for the trial.', 'The trial of 14 days needs no credit card.'],
  [
    'Employees get 28 days of annual leave.',
    'Employees get 28 days of annual leave, of which up to five may be carried over if the manager agrees.',
  ],
  ['The shipment arrived on Friday.', 'The shipment of more than 20 tonnes arrived on Friday.'],
];

const NOT_SUPPORTED: readonly Case[] = [
  ['The concert starts at 8 pm.', 'The concert will now start at 8.30 pm instead of 8 pm.'],
  ['The concert ends at 8 pm.', 'The concert will start at 8 pm and end at about 10.'],
  ['The meeting is held in Ghent.', 'The meeting will be held in Ghent if the room is free.'],
  ['The kettle is being recalled.', 'We are considering recalling the kettle.'],
  ['The kettle is being recalled.', 'We are recalling the toaster, not the kettle.'],
  ['The bridge is being repaired.', 'The council is repairing the road to the bridge.'],
  ['The fence was damaged by all youths.', 'A group of youths damaged the fence on Friday night.'],
  ['The letter was signed by the residents.', 'The letter was signed by a small group of residents.'],
  ['Zone 2 tickets cost 4 euros.', 'Tickets for zone 12 cost 4 euros.'],
  ['2 tickets cost 4 euros.', 'Tickets for zone 2 cost 4 euros.'],
  ['Two pallets were unloaded.', 'Twelve pallets were unloaded; two were held back by customs.'],
  [
    '1,200 payments were retried successfully.',
    'Some 1,200 payments failed; 1,150 of them were retried successfully.',
  ],
  ['The handle may come loose.', 'The handle cannot come loose when the lid is closed.'],
  ['The pump failed.', 'The pump may fail when it is cold.'],
  [
    'Hannah Marsh is the director of the company.',
    'The trust was bought by a company from Leeds. Its director, Hannah Marsh, called the price fair.',
  ],
  [
    'The owner of the bank is Lou Kim.',
    'The bakery got a loan from a bank. Its owner, Lou Kim, was born in Seoul.',
  ],
  [
    'Mr Brandt was discharged on 7 March.',
    'Mr Brandt was admitted on 4 March. Mr Olsen shared his room. The food was good. The nurse was kind. He was discharged on 7 March.',
  ],
  ['The refund was approved.', 'Approval of the refund was requested and is pending.'],
  ['The loss is covered.', 'The loss is covered, the adjuster wrote, if the lock was forced.'],
  [
    "Sick leave requires a doctor's certificate.",
    "Sick leave of more than three days requires a doctor's certificate.",
  ],
  ['A delay gives the right to cancel.', 'A delay of more than two weeks gives the right to cancel.'],
  [
    'A membership lasts 24 months.',
    '1. A membership runs for twelve months from the date of joining. 2. You can freeze it for up to three months in any calendar year.',
  ],
  ['The fine is 40 euros.', 'Clause 2. The fine is 20 euros.'],
  [
    'Membership costs 5 pounds a month.',
    'You can freeze your membership for up to three months; a fee of 5 pounds a month is payable while it is frozen.',
  ],
  [
    'Mrs Holm faxed the prescription.',
    'Prescription 8841 for Mrs Ingrid Holm received by fax from Dr Weber.',
  ],
];

describe('A paragraph', () => {
  for (const [claim, evidence] of SUPPORTED)
    test(`carries «${claim}»: ${evidence}`, () => assert.equal(ask(claim, [evidence]).status, 'supported'));
  for (const [claim, evidence] of NOT_SUPPORTED)
    test(`does not carry «${claim}»: ${evidence}`, () =>
      assert.notEqual(ask(claim, [evidence]).status, 'supported'));
});
