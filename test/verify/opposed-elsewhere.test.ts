/** Another source, or a later line, that tells the same thing otherwise in words of its own, and rules that hold of some only. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Case = readonly [claim: string, ...evidence: Given[]];

const text = (said: Given): string => (typeof said === 'string' ? said : JSON.stringify(said));

const REFUSED: readonly Case[] = [
  ['The lift is working.', 'The lift is working.', 'The lift has been out of order since this morning.'],
  ['Order A1 was delivered.', 'Order A1 was delivered.', 'Order A1 never arrived.'],
  [
    'The film Dune Sea runs 95 minutes.',
    'The film Dune Sea runs 95 minutes.',
    'Dune Sea runs for two hours.',
  ],
  ['The gate is B12.', 'Flight TP4: the gate is B12.', 'Gate change: flight TP4 now leaves from gate C3.'],
  ['Ines works in sales.', 'Ines works in sales.', 'Ines moved from sales to finance in June.'],
  ['The order was delivered.', 'The order was delivered.', 'The customer never received the order.'],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'The customer says order A1 has not arrived.',
  ],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'The parcel for order A1 is still at the depot.',
  ],
  ['The printer works.', 'The printer works.', 'The printer broke down on Monday and nobody has fixed it.'],
  ['The shop is open on Sundays.', { shop: { open_sunday: true } }, 'The shop is closed on Sundays.'],
  [
    'The shop is open on Sundays.',
    { shop: { open_sunday: true } },
    'From this month we no longer open on Sundays.',
  ],
  ['The price is 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'K1 now costs 45 euros.'],
  ['K1 costs 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'K1 now costs 45 euros.'],
  ['K1 costs 40 euros.', { product: { sku: 'K1', price_eur: 40 } }, 'We raised the price of K1 to 45 euros.'],
  ['The manager is Lara.', { team: 'Ops', manager: 'Lara' }, 'Ops is now managed by Petra.'],
  [
    'The manager is Lara.',
    { team: 'Ops', manager: 'Lara' },
    'Lara left last week; Petra took over as manager of Ops.',
  ],
  ['The ticket is open.', { ticket: { id: 7, status: 'open' } }, 'Ticket 7 was resolved yesterday.'],
  [
    'The appointment is at 10:00.',
    { appointment: { patient: 'Jo', time: '10:00' } },
    "Jo's appointment was moved to 11:30.",
  ],
  [
    'The appointment is at 10:00.',
    { appointment: { patient: 'Jo', time: '10:00' } },
    "Jo's appointment is at half past eleven.",
  ],
  [
    'The delivery date is 3 May 2026.',
    { order: 5, delivery_date: '2026-05-03' },
    'Delivery of order 5 has been put back to 7 May 2026.',
  ],
  ['The invoice is unpaid.', { invoice: 5, paid: false }, 'The payment for invoice 5 arrived this morning.'],
  ['There are 8 seats left.', { event: 'Gala', seats_left: 8 }, 'The gala is sold out.'],
  [
    'The battery lasts 10 hours.',
    { phone: 'X2', battery_hours: 10 },
    'In our test the battery of the X2 lasted seven hours.',
  ],
  ['The hotel allows dogs.', { hotel: 'Inn', dogs_allowed: true }, 'Dogs are not allowed at the Inn.'],
  ['The hotel allows dogs.', { hotel: 'Inn', dogs_allowed: true }, 'The Inn no longer takes dogs.'],
  ['The employee is on leave.', { employee: 'Ada', on_leave: true }, 'Ada came back from leave today.'],
  ['Ada is the owner.', { repo: 'core', owner: 'Ada' }, 'Ownership of core went from Ada to Bo in June.'],
  [
    'The meeting takes place in room 4.',
    'Calendar: room 4',
    "Note on the door of room 4: today's meeting takes place in room 9.",
  ],
  ['Jens has the key.', 'Jens has the key.', 'Jens: I gave the key back to Ola this morning.'],
  [
    'The contract was signed.',
    'Minutes: the contract was signed.',
    'Correction to the minutes: the contract was discussed, not signed.',
  ],
  ['Lot 5 was sold for 900.', 'Auction list: lot 5 900', 'Result sheet: lot 5 unsold'],
  ['The cat is missing.', 'The cat is missing since Sunday.', 'The cat is home again, thanks to all.'],
  ['The road is closed.', 'The road is closed for works.', 'Update 14:00: the road is open again.'],
  ['The exam is at 9.', 'The exam is at 9.', 'The exam has been brought forward to 8.'],
  [
    'Ms Bell is in charge.',
    'Ms Bell is in charge of the project.',
    'From 1 June Mr Tan is in charge of the project instead of Ms Bell.',
  ],
  ['The bill is 80 euros.', 'The bill is 80 euros.', 'We made a mistake in the bill: it should be 60 euros.'],
  [
    'The boiler has been repaired.',
    'The boiler has been repaired.',
    'The boiler failed again an hour after the repair.',
  ],
  ['Tom passed the exam.', 'Tom passed the exam.', 'After the review of the marks Tom did not pass.'],
  ['The flight lands at 18:00.', 'LH10 lands at 18:00.', 'LH10: now expected at 19:20.'],
  [
    'The office is on the third floor.',
    'Our office is on the third floor.',
    'We have moved: you now find us on the fifth floor.',
  ],
  [
    'The medicine is in stock.',
    'The medicine is in stock.',
    'Sorry, we sold the last pack of the medicine an hour ago.',
  ],
  ['The house is for sale.', 'The house is for sale.', 'The house was sold last week.'],
  [
    'The concert is sold out.',
    'The concert is sold out.',
    'Extra tickets for the concert went on sale today.',
  ],
  [
    'The beach is safe for swimming.',
    'The beach is safe for swimming.',
    'Warning: no swimming at the beach until further notice.',
  ],
  [
    'The password is "tulip".',
    'The password is "tulip".',
    'The password was changed to "rose" this morning.',
  ],
  [
    'Staff may work from home on Fridays.',
    'Staff may work from home on Fridays.',
    'The home office rule for Fridays has been withdrawn.',
  ],
  ['The library opens at 10.', 'The library opens at 10.', 'Summer hours: the library opens at 11.'],
  ['The vaccine is available.', 'The vaccine is available.', 'We have run out of the vaccine.'],
  ['Eva is pregnant.', 'Eva is pregnant.', 'Eva gave birth on Monday.'],
  [
    'The parcel is with the neighbour.',
    'The parcel is with the neighbour.',
    'I picked up the parcel from the neighbour.',
  ],
  ['The suspect is at large.', 'The suspect is at large.', 'Police arrested the suspect this morning.'],
  ['The match is on.', 'The match is on.', 'The match has been called off.'],
  ['Rooms have free wifi.', 'Rooms in the annex have free wifi; in the main house it costs 5 euros.'],
  ['The gym is free for guests.', 'The gym is free for guests who stay three nights or more.'],
  ['Pets stay free.', 'Pets stay free in winter.'],
  ['You can return shoes.', 'You can return shoes that have not been worn.'],
  ['Late fees apply after 5 days.', 'Late fees apply after 15 days, or after 5 days for repeat late payers.'],
  ['The bonus is paid in March.', 'The bonus, if any, is paid in March.'],
  [
    'Overtime is paid double.',
    'Overtime is paid double on public holidays and at time and a half otherwise.',
  ],
  ['Interns get paid leave.', 'Staff get paid leave; interns get unpaid leave.'],
  ['Parking is available for visitors.', 'Parking is available for visitors with a permit.'],
  ['The insurer covers rental cars.', 'The insurer covers rental cars up to seven days.'],
  ['The insurer pays for a lawyer.', 'The insurer pays for a lawyer of its own choice only.'],
  ['Refunds take 5 days.', 'Refunds take 5 days once approved, and approval takes up to 10.'],
  ['The trial is free.', 'The trial is free for the first week.'],
  ['Accounts are deleted after 30 days.', 'Accounts are deleted after 30 days without a login.'],
  ['Drivers must be 21.', 'Drivers must be 25, or 21 with a surcharge.'],
  ['Photos are allowed.', 'Photos are allowed without flash.'],
  ['Visitors must sign in.', 'Visitors must sign in after 6 pm.'],
  ['Breakfast is served from 7.', 'Breakfast is served from 7 on weekdays and from 8 on weekends.'],
  ['The shuttle is free.', 'The shuttle is free to the station and costs 4 euros to the airport.'],
  ['Children under 12 travel free.', 'Children under 6 travel free; children under 12 pay half.'],
  ['Two bags are allowed.', 'One bag and one small item are allowed; two bags cost extra.'],
  ['The landlord can enter the flat.', "The landlord can enter the flat only after giving 24 hours' notice."],
  ['The fee is waived.', 'The fee is waived for students.'],
  ['Alcohol is not served.', 'Alcohol is not served before noon.'],
  [
    'The park closes at dusk.',
    'The park closes at dusk except on festival days, when it closes at midnight.',
  ],
  [
    'Payment is due in 30 days.',
    'Payment is due in 30 days for existing customers; new customers pay in advance.',
  ],
  [
    'New customers pay in 30 days.',
    'Payment is due in 30 days for existing customers; new customers pay in advance.',
  ],
  ['The guarantee is void.', 'The guarantee is void if the seal is broken.'],
  ['Smoking is permitted.', 'Smoking is permitted on the terrace.'],
  ['Nurses may give the injection.', 'Nurses may give the injection under the supervision of a doctor.'],
  ['The council pays the bill.', 'The council pays the bill if the owner cannot be found.'],
  [
    'The meeting takes place in room 4.',
    "Calendar: room 4\nNote on the door of room 4: today's meeting takes place in room 9.",
  ],
  ['Jens has the key.', 'Jens has the key.\nJens: I gave the key back to Ola this morning.'],
  [
    'The contract was signed.',
    'Minutes: the contract was signed.\nCorrection to the minutes: the contract was discussed, not signed.',
  ],
  ['Lot 5 was sold for 900.', 'Auction list: lot 5 900\nResult sheet: lot 5 unsold'],
  ['The cat is missing.', 'The cat is missing since Sunday.\nThe cat is home again, thanks to all.'],
  ['The road is closed.', 'The road is closed for works.\nUpdate 14:00: the road is open again.'],
  ['The exam is at 9.', 'The exam is at 9.\nThe exam has been brought forward to 8.'],
  [
    'Ms Bell is in charge.',
    'Ms Bell is in charge of the project.\nFrom 1 June Mr Tan is in charge of the project instead of Ms Bell.',
  ],
  ['The bill is 80 euros.', 'The bill is 80 euros.\nWe made a mistake in the bill: it should be 60 euros.'],
  [
    'The boiler has been repaired.',
    'The boiler has been repaired.\nThe boiler failed again an hour after the repair.',
  ],
  ['Tom passed the exam.', 'Tom passed the exam.\nAfter the review of the marks Tom did not pass.'],
  ['The flight lands at 18:00.', 'LH10 lands at 18:00.\nLH10: now expected at 19:20.'],
  [
    'The office is on the third floor.',
    'Our office is on the third floor.\nWe have moved: you now find us on the fifth floor.',
  ],
  [
    'The medicine is in stock.',
    'The medicine is in stock.\nSorry, we sold the last pack of the medicine an hour ago.',
  ],
  ['The house is for sale.', 'The house is for sale.\nThe house was sold last week.'],
  ['The concert is sold out.', 'The concert is sold out.\nExtra tickets for the concert went on sale today.'],
  [
    'The beach is safe for swimming.',
    'The beach is safe for swimming.\nWarning: no swimming at the beach until further notice.',
  ],
  ['The password is "tulip".', 'The password is "tulip".\nThe password was changed to "rose" this morning.'],
  [
    'Staff may work from home on Fridays.',
    'Staff may work from home on Fridays.\nThe home office rule for Fridays has been withdrawn.',
  ],
  ['The library opens at 10.', 'The library opens at 10.\nSummer hours: the library opens at 11.'],
  ['The vaccine is available.', 'The vaccine is available.\nWe have run out of the vaccine.'],
  ['Eva is pregnant.', 'Eva is pregnant.\nEva gave birth on Monday.'],
  [
    'The parcel is with the neighbour.',
    'The parcel is with the neighbour.\nI picked up the parcel from the neighbour.',
  ],
  ['The suspect is at large.', 'The suspect is at large.\nPolice arrested the suspect this morning.'],
  ['The match is on.', 'The match is on.\nThe match has been called off.'],
];

const SUPPORTED: readonly Case[] = [
  ['The gate is B12.', { flight: { no: 'TP4', gate: 'B12' } }, 'Flight TP9 leaves from gate C3.'],
  ['The order was delivered.', { order: { id: 'A1', status: 'delivered' } }, 'Order B2 never arrived.'],
  [
    'The order was delivered.',
    { order: { id: 'A1', status: 'delivered' } },
    'Thanks, order A1 arrived this morning.',
  ],
  [
    'The film runs 95 minutes.',
    { film: { title: 'Dune Sea', runtime_min: 95 } },
    'Dune Sea is shown at nine; it is a fine film.',
  ],
  [
    'Ines works in sales.',
    { employee: { name: 'Ines', department: 'sales' } },
    'Ines moved from finance to sales in June.',
  ],
  ['The match is on.', 'The match is on.', 'The under-12 match has been called off.'],
  ['Ben is the captain.', 'Ben is the captain.', 'Ben handed the ball to Luis.'],
  ['The road is closed.', 'The road is closed for works.', 'The bridge is open again.'],
  ['The exam is at 9.', 'The exam is at 9.', 'The French exam has been brought forward to 8.'],
  ['Jens has the key.', 'Jens has the key.', 'Ola gave the book back this morning.'],
  ['The house is for sale.', 'The house is for sale.', 'The house next door was sold last week.'],
  [
    'The parcel is with the neighbour.',
    'The parcel is with the neighbour.',
    'I picked up the letter from the post office.',
  ],
  ['The order was delivered.', 'The order was delivered.', 'The customer received the order on Monday.'],
  ['The library opens at 10.', 'The library opens at 10.', 'The café opens at 11.'],
  ['The bill is 80 euros.', 'The bill is 80 euros.', 'The deposit of 60 euros was paid.'],
  ['Children under 6 travel free.', 'Children under 6 travel free; children under 12 pay half.'],
  [
    'New customers pay in advance.',
    'Payment is due in 30 days for existing customers; new customers pay in advance.',
  ],
  ['The match is on.', 'The match is on.\nThe under-12 match has been called off.'],
  ['Ben is the captain.', 'Ben is the captain.\nBen handed the ball to Luis.'],
  ['The road is closed.', 'The road is closed for works.\nThe bridge is open again.'],
  ['The exam is at 9.', 'The exam is at 9.\nThe French exam has been brought forward to 8.'],
  ['Jens has the key.', 'Jens has the key.\nOla gave the book back this morning.'],
  ['The house is for sale.', 'The house is for sale.\nThe house next door was sold last week.'],
  [
    'The parcel is with the neighbour.',
    'The parcel is with the neighbour.\nI picked up the letter from the post office.',
  ],
  ['The order was delivered.', 'The order was delivered.\nThe customer received the order on Monday.'],
  ['The library opens at 10.', 'The library opens at 10.\nThe café opens at 11.'],
  ['The bill is 80 euros.', 'The bill is 80 euros.\nThe deposit of 60 euros was paid.'],
];

describe('sources that disagree carry no statement', () => {
  for (const [claim, ...given] of REFUSED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.notEqual(ask(claim, given).status, 'supported'));
});

describe('what another source says of another thing takes nothing away', () => {
  for (const [claim, ...given] of SUPPORTED)
    test(`${claim} < ${given.map(text).join(' | ')}`, () =>
      assert.equal(ask(claim, given).status, 'supported'));
});
