/** What stands beside a statement and takes it back, bounds it, or is of another thing: what is told of it is not told then. */
import { type Told, testTold } from './told.ts';

const TOLD: readonly Told[] = [
  [
    'Veloq said it would close the plant. In June it said it would keep it.',
    [],
    ['Veloq plans to close the plant.'],
  ],
  [
    'The council voted 21 to 14 to approve the plan.',
    ['The council approved the plan.', '21 members voted for the plan.'],
    [],
  ],
  [
    'The council voted 21 to 14 to approve the plan, short of the two-thirds needed.',
    [],
    ['The council approved the plan.'],
  ],
  [
    'The council voted 21 to 14 to approve the plan, but the mayor vetoed it.',
    [],
    ['The council approved the plan.'],
  ],
  ['The senate voted 51 to 49 to pass the bill out of committee.', [], ['The senate passed the bill.']],
  ['The council voted 21 to 14 to reject the plan.', [], ['21 members voted for the plan.']],
  ['Veloq said it would close the plant.', ['Veloq plans to close the plant.'], []],
  [
    'Veloq said it would close the plant; a day later it dropped the plan.',
    [],
    ['Veloq plans to close the plant.'],
  ],
  [
    "Either party may end the lease by giving two months' written notice.",
    ['Notice must be given in writing.'],
    [],
  ],
  [
    "Either party may end the lease by giving two months' written notice or by telling the other in person.",
    [],
    ['Notice must be given in writing.'],
  ],
  [
    "The landlord may end the lease by giving two months' written notice; the tenant may do so by phone.",
    [],
    ['Notice must be given in writing.'],
  ],
  [
    'Subletting is not permitted without consent, which the tenant already has.',
    [],
    ['The tenant may not sublet without consent.'],
  ],
  [
    "Ms Roy's leave from 1 September to 28 February is approved.",
    ["Ms Roy's leave starts on 1 September."],
    [],
  ],
  [
    "Ms Roy's leave from 1 September to 28 February is approved subject to cover being found.",
    [],
    ["Ms Roy's leave starts on 1 September."],
  ],
  ["Ms Roy's donation of 500 euros has not arrived.", [], ['Ms Roy donated 500 euros.']],
  ['Nitrate 12 mg/l (limit 50 mg/l).', ['The nitrate level was 12 mg/l.'], []],
  ['Nitrate 12 mg/l (limit), measured 38 mg/l.', [], ['The nitrate level was 12 mg/l.']],
  ['Affected systems: mail, CRM.', ['The CRM was affected.'], []],
  ['Affected systems: mail, CRM (later ruled out).', [], ['The CRM was affected.']],
  ['Everyone under 18 needs a signed form.', [], ['The form must be signed.']],
  ['Sale contract. Buyer: Rui Alves. Seller: Ana Dias. Vehicle: van.', ['Rui Alves bought the van.'], []],
  [
    'Offer. Buyer: Rui Alves. Seller: Ana Dias. Vehicle: van. Status: withdrawn.',
    [],
    ['Rui Alves bought the van.'],
  ],
  [
    'Minutes of the board meeting. Chair: Ina Kos (items 1-3), Jan Witt (items 4-9).',
    [],
    ['Ina Kos chaired the meeting.'],
  ],
  [
    'Orla Kettle\n- Holds 1.7 litres\n- Five-year guarantee on the heating element\n- Two handles',
    ['The Orla kettle has two handles.'],
    ['The Orla kettle has a five-year guarantee.'],
  ],
  [
    'S-11: chargebacks opened 6, resolved 6, reopened 2',
    [],
    ['All chargebacks against seller S-11 were resolved.'],
  ],
  ['Line 1: 12 of 30 GB used', ['Line 1 has 18 GB left.'], []],
  ['Line 1: 12 of 30 GB used.\nLine 1: 25 of 30 GB used.', [], ['Line 1 has 18 GB left.']],
  [
    'Flat 12, heating. Radiator cold since Monday. Repaired 5 March by Volt.',
    ['The heating in flat 12 was repaired by Volt on 5 March.'],
    [],
  ],
  [
    'Flat 12, heating. Tenant also reported a broken lock. Repaired on 5 March.',
    [],
    ['The heating in flat 12 was repaired on 5 March.'],
  ],
  ['Bug 774: crash on save. Reported by Ines. Fixed in 5.8.', ['The bug was fixed in 5.8.'], []],
  [
    'Bug 774: crash on save. Reported by Ines. Documentation typo noted as well. Fixed in 5.8.',
    [],
    ['The bug has been fixed.'],
  ],
  ['Is the shop open on Sundays? Yes, in December.', [], ['The shop is open on Sundays.']],
  ['What is the price? 40 euros each.', [], ['The price is 40 euros.']],
];

testTold('what stands beside a statement', TOLD);
