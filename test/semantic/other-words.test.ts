import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { askOf } from './told-model.ts';

/** Evidence, and what a model takes it for though it says that only in part, or not at all. */
const UNSTATED: readonly (readonly [evidence: string, claim: string])[] = [
  // May, might, could, should, will.
  ['The refund may be issued.', 'The money was returned.'],
  ['The parcel might be dispatched tonight.', 'The shipment has gone out.'],
  ['The mechanic should exchange the filter.', 'The technician swapped out the part.'],
  ['The council will widen the street.', 'The road was made broader.'],
  // To be done, awaited, planned.
  ['Staff are to be vetted.', 'The employees had a background check.'],
  ['Approval of the loan is awaited.', 'The credit was granted.'],
  ['The vendor plans to recall the batch.', 'The supplier pulled the goods from shelves.'],
  ['Delivery of the boiler is pending.', 'The heater arrived.'],
  // On a condition.
  ['The access would have been blocked if he had tried again.', 'The login was denied.'],
  ['If the bank consents, the mortgage will be paid out.', 'The home loan was disbursed.'],
  // Denied, undone, ended, refused.
  ['The invoice remains unpaid.', 'The bill has been settled.'],
  ['The deed is still unsigned.', 'The papers got their signature.'],
  ['Hardly anyone came.', 'Many people attended.'],
  ['The contract was terminated.', 'The agreement continues to be in force.'],
  ['Her passport has expired.', 'The travel document is still valid.'],
  ['The visa was refused.', 'He got permission to enter.'],
];

/** Evidence that says the claim in other words throughout. */
const STATED: readonly (readonly [evidence: string, claim: string])[] = [
  ['We reimbursed the purchaser in full.', 'The money is with the customer again.'],
  ['The employees were vetted in May.', 'The staff had a background check.'],
  ['The bank approved the loan.', 'The credit was granted.'],
  ['The firewall blocked his access.', 'The login was denied.'],
  ['The museum will open in June.', 'The gallery is going to start in early summer.'],
  ['Staff can work from home.', 'Employees are allowed remote work.'],
  ['The flight was cancelled because the crew could not land.', 'The plane did not take off.'],
  ['Although the driver was tired, he finished the route.', 'The chauffeur completed the trip.'],
  ['If you have a ticket you may enter; the hall opened at nine.', 'The venue let people in from nine.'],
  ['The contract was terminated.', 'The agreement is over.'],
  ['The pilot refused to take off.', 'The captain declined to depart.'],
  ['Paul was unable to walk after the accident.', 'The crash left him immobile.'],
  ['The storm did not damage the roof.', 'The tiles survived the gale.'],
  ['She asked for a refund.', 'The customer lodged a complaint.'],
];

describe('what a passage says in other words throughout', () => {
  for (const [evidence, claim] of UNSTATED)
    test(`"${evidence}" does not state "${claim}"`, async () => {
      const { status, reason } = await askOf(evidence, claim);
      assert.notEqual(status, 'supported');
      assert.ok(['modality', 'condition', 'negation'].includes(reason!), reason);
    });

  for (const [evidence, claim] of STATED)
    test(`"${evidence}" may state "${claim}"`, async () => {
      assert.equal((await askOf(evidence, claim)).status, 'supported');
    });
});
