/** What stands under a head is said of those whom the head names. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: string];

const OF_SOME: readonly Case[] = [
  ['Returns are free.', 'For members, there is more. Returns are free.'],
  ['The gate is open.', '8 am to 6 pm\nThe gate is open.\n\n6 pm to 8 am\nThe gate is closed.'],
  ['Entry is free.', 'Over 65s\nEntry is free.\n\nEveryone else\nEntry costs 8 euros.'],
  ['Cash is accepted.', 'In the shop\nCash is accepted.\n\nOnline\nOnly cards are accepted.'],
  [
    'The exam may be repeated.',
    'Failed with 40 to 49 points\nThe exam may be repeated.\n\nFailed with fewer than 40 points\nThe exam may not be repeated.',
  ],
  [
    'Meetings are recorded.',
    'External calls\n- Meetings are recorded.\n- Guests are told.\n\nInternal calls\n- Meetings are not recorded.',
  ],
  ['A second key is needed.', 'Night shift\nA second key is needed.\n\nDay shift\nThe gate is staffed.'],
  ['The fee is waived.', 'In hardship cases:\nThe fee is waived.'],
  ['The deposit is returned.', 'If the flat is left clean:\n- The deposit is returned.'],
  ['The account is locked.', 'After three failed attempts\nThe account is locked.'],
  ['Baggage is insured.', 'With the gold card:\n- Baggage is insured.\n- Lounge access is free.'],
  [
    'Returns are free.',
    '# Returns\n\n## Business customers\nReturns are free.\n\n## Private customers\nReturns cost 5 euros.',
  ],
  ['Overtime is paid.', 'Interns\n\nOvertime is paid. Working hours are recorded.'],
  ['Guests may park for free.', 'Hotel Lindner\n\nWeekends only\nGuests may park for free.'],
  [
    'Data is kept for 30 days.',
    'Free plan:\nData is kept for 30 days.\n\nEnterprise plan:\nData is kept for 2 years.',
  ],
  ['The pool opens at 8.', 'Winter season\nThe pool opens at 8.\n\nSummer season\nThe pool opens at 6.'],
  ['Delivery takes three days.', 'Spain\nDelivery takes three days.\n\nGermany\nDelivery takes one day.'],
  ['Delivery is free.', '## Orders over 50 euros\n\nDelivery is free.'],
  [
    'The fee is refunded.',
    'Cancellation by the organiser\nThe fee is refunded.\n\nCancellation by the participant\nThe fee is kept.',
  ],
  [
    'The alarm is tested weekly.',
    'Building A\nThe alarm is tested weekly.\n\nBuilding B\nThe alarm is tested monthly.',
  ],
  ['Photos are allowed.', '(Press only) Photos are allowed.'],
  ['The drug is safe.', 'Results in mice\n\nThe drug is safe.'],
  ['No visa is needed.', 'EU citizens\nNo visa is needed.\n\nAll others\nA visa is needed.'],
  ['The lift works.', 'North tower\nThe lift works.\n\nSouth tower\nThe lift is out of order.'],
  ['A password is required.', 'Administrators\nA password is required.\n\nViewers\nNo password is required.'],
  [
    'Two signatures are needed.',
    'Payments above 10,000 euros\nTwo signatures are needed.\n\nPayments below that\nOne signature is enough.',
  ],
  [
    'The warranty is two years.',
    'Model X200\nThe warranty is two years.\n\nModel X300\nThe warranty is five years.',
  ],
  ['Sick pay starts on day four.', 'Part-time staff\n\nSick pay starts on day four.'],
  ['The helpline is open all day.', 'Gold members\n\nThe helpline is open all day.'],
  ['The login bug is fixed.', 'Version 2.4\nThe login bug is fixed.\n\nVersion 2.3\nThe login bug is known.'],
  ['Bonuses are paid in March.', 'Executives\n\nAnnual leave is 30 days. Bonuses are paid in March.'],
  ["A doctor's note is needed from day one.", "Apprentices\nA doctor's note is needed from day one."],
  ['The dose is 5 mg a day.', 'Dose in children: The dose is 5 mg a day.'],
  [
    'Requests over the limit are rejected.',
    'Sandbox accounts\nRequests over the limit are rejected.\n\nProduction accounts\nRequests over the limit are queued.',
  ],
  [
    'Refunds are paid in vouchers.',
    'Sale items\nRefunds are paid in vouchers.\n\nRegular items\nRefunds are paid to the card.',
  ],
  [
    'Remote work is allowed three days a week.',
    'Engineering\nRemote work is allowed three days a week.\n\nCustomer support\nRemote work is not allowed.',
  ],
  [
    'The library is open until ten.',
    'During term\nThe library is open until ten.\n\nDuring the holidays\nThe library is open until six.',
  ],
  ['Visitors need a badge.', 'Site North\nVisitors need a badge.\n\nSite South\nVisitors need no badge.'],
  [
    'No deposit is needed.',
    'Bookings of up to four people\nNo deposit is needed.\n\nLarger groups\nA deposit of 50 euros is needed.',
  ],
  ['The minimum age is 16.', 'Germany: The minimum age is 16.\nFrance: The minimum age is 18.'],
  [
    'Parking is free.',
    '**Electric cars**\nParking is free.\n\n**Other cars**\nParking costs 2 euros an hour.',
  ],
  [
    'The system is available around the clock.',
    '1.1 Production\nThe system is available around the clock.\n1.2 Test\nThe system is available on workdays.',
  ],
  [
    'The subscription renews automatically.',
    'Monthly subscription\nThe subscription renews automatically.\n\nYearly subscription\nThe subscription ends after a year.',
  ],
];

const OF_OTHERS: readonly Case[] = [
  [
    'The pool opens at 8 in summer.',
    'Winter season\nThe pool opens at 8.\n\nSummer season\nThe pool opens at 6.',
  ],
  ['In summer the pool is heated.', 'Winter\nThe pool is heated.\n\nSummer\nThe sauna opens at 6.'],
  [
    'Delivery takes three days in Germany.',
    'Spain\nDelivery takes three days.\n\nGermany\nDelivery takes one day.',
  ],
  [
    'Returns are free for private customers.',
    'Business customers\nReturns are free.\n\nPrivate customers\nReturns cost 5 euros.',
  ],
  [
    'Returns are free for all customers.',
    'Business customers\nReturns are free.\n\nPrivate customers\nReturns cost 5 euros.',
  ],
  [
    'Returns are free for customers.',
    'Business customers\nReturns are free.\n\nPrivate customers\nReturns cost 5 euros.',
  ],
  ['Managers are paid overtime.', 'Interns\nOvertime is paid.\n\nManagers\nOvertime is not paid.'],
  [
    'On the Pro plan data is kept for 30 days.',
    'Basic plan\nData is kept for 30 days.\n\nPro plan\nData is kept for two years.',
  ],
  [
    'The lift in the south tower works.',
    'North tower\nThe lift works.\n\nSouth tower\nThe lift is out of order.',
  ],
  [
    'The lift in Building A is out of order.',
    'Building A\nThe lift works.\n\nBuilding B\nThe lift is out of order.',
  ],
  ['In case 19 the invoice was paid.', 'Case 18\nThe invoice was paid.\n\nCase 19\nThe invoice is open.'],
  [
    'The deposit for professionals is 200 euros.',
    'Students\n- The deposit is 200 euros.\n- The lease runs for a year.\n\nProfessionals\n- The deposit is 600 euros.',
  ],
  ['All citizens need no visa.', 'EU citizens\nNo visa is needed.\n\nAll others\nA visa is needed.'],
  ['Delivery is free for orders over 30 euros.', '## Orders over 50 euros\n\nDelivery is free.'],
  ['Delivery is free for orders under 50 euros.', '## Orders over 50 euros\n\nDelivery is free.'],
  ['Delivery is free for all orders.', '## Orders over 50 euros\n\nDelivery is free.'],
  ['The pool is open to everyone.', 'Members\nThe pool is open.\n\nGuests\nThe gym is open.'],
  ['The pool is open to guests.', 'Members\nThe pool is open.\n\nGuests\nThe gym is open.'],
  ['The gym is open to members.', 'Members\nThe pool is open.\n\nGuests\nThe gym is open.'],
];

const OF_THE_MATTER: readonly Case[] = [
  [
    'The invoice must be paid within 14 days.',
    'After your purchase\nThe invoice must be paid within 14 days.',
  ],
  ['The flat has two bedrooms.', 'At a glance\nThe flat has two bedrooms. The kitchen is fitted.'],
  ['The bridge is closed.', 'In the news\nThe bridge is closed.'],
  ['The parcel weighs 3 kg.', 'Parcel 7731\nThe parcel weighs 3 kg.'],
  ['The door is locked.', 'Status report\nThe door is locked.\nThe alarm is on.'],
  ['The contract is valid.', 'For employees of Hale Ltd\nThe contract is valid.'],
  ['Every order gets a number.', 'With every order\nEvery order gets a number.'],
  ['The battery lasts ten hours.', 'In use\nThe battery lasts ten hours.'],
  ['Ms Roe chairs the meeting.', 'In the chair: Ms Roe\nMs Roe chairs the meeting.'],
  ['The patient is allergic to penicillin.', 'On admission\nThe patient is allergic to penicillin.'],
  ['Payment is due in advance.', 'Payment by bank transfer\nPayment is due in advance.'],
  ['The rent includes heating.', 'Flats in Mill Road\nThe rent includes heating.'],
  [
    'Invoices are due within 30 days.',
    'Delivery terms\nDelivery takes five days.\n\nPayment terms\nInvoices are due within 30 days.',
  ],
  [
    'The deposit is 200 euros.',
    'Deposit\nThe deposit is 200 euros.\n\nNotice\nThe notice period is two months.',
  ],
  ['The lift was repaired on 3 May.', 'Residents\nThe lift was repaired on 3 May.'],
  ['Members enter free.', 'Members\nMembers enter free.\n\nGuests\nGuests pay 5 euros.'],
  ['The pump was replaced.', 'Service report\n\nThe pump was replaced. The filter was cleaned.'],
  ['The shop closes at six.', 'Opening hours\nThe shop closes at six.'],
  ['The key is at the reception.', 'For guests\nThe key is at the reception.'],
  ['The firm employs 200 people.', 'Employees\nThe firm employs 200 people.'],
  ['The contract ends on 31 May.', 'Contract for Mr Hale\n\nThe contract ends on 31 May.'],
  ['Staff get 25 days of leave.', 'Staff handbook\n\nStaff get 25 days of leave.'],
  ['The museum is closed on Mondays.', 'Berlin\nThe museum is closed on Mondays.'],
  ['The server was restarted at 10:20.', 'Incident 4411\nThe server was restarted at 10:20.'],
  [
    'Claims must be filed within 30 days.',
    "Policyholders' guide\n\nHow to claim\nClaims must be filed within 30 days.\n\nExclusions\nWear and tear is not covered.",
  ],
  ['The order was cancelled.', 'Order 8812\nThe order was cancelled.\n\nNotes\nThe customer called twice.'],
  ['The roof was inspected in June.', 'Building B\nThe roof was inspected in June.'],
  [
    'Children must be accompanied by an adult.',
    'Rules for children\n\nChildren must be accompanied by an adult.',
  ],
  [
    'Version 2.4 fixes the login bug.',
    'Version 2.4\nVersion 2.4 fixes the login bug.\n\nVersion 2.3\nVersion 2.3 adds dark mode.',
  ],
  ['The applicant was refused a visa.', 'Applicants\n\nThe applicant was refused a visa.'],
  [
    'Pets are not allowed in the rooms.',
    'House rules\n\nRooms\nPets are not allowed in the rooms.\n\nGarden\nPets are allowed in the garden.',
  ],
  [
    'The warranty covers parts and labour.',
    'Warranty\nThe warranty covers parts and labour.\n\nReturns\nGoods may be returned within 14 days.',
  ],
  ['Lunch is served at noon.', 'Day 1\nLunch is served at noon.\n\nDay 2\nThe bus leaves at eight.'],
  ['Dr Amari examined the patient.', 'Patients\nDr Amari examined the patient.'],
  [
    'The parking fee is 5 euros.',
    'Visitors only\nThe parking fee for visitors is 5 euros.\n\nGeneral\nThe parking fee is 5 euros.',
  ],
];

const OF_THEM: readonly Case[] = [
  [
    'With the gold card, lounge access is free.',
    'With the gold card:\n- Baggage is insured.\n- Lounge access is free.',
  ],
  ['In hardship cases the fee is waived.', 'Hardship cases\nThe fee is waived.'],
  [
    'The account is locked after three failed attempts.',
    'After three failed attempts\nThe account is locked.',
  ],
  [
    'If the flat is left clean, the deposit is returned.',
    'If the flat is left clean:\n- The deposit is returned.',
  ],
  ['A permit is required in Zone A.', 'Zone A\n\nA permit is required.\n\nZone B\n\nParking is free.'],
  ['Entry is free for over 65s.', 'Over 65s\nEntry is free.\n\nEveryone else\nEntry costs 8 euros.'],
  [
    'The pool opens at 8 in winter.',
    'Winter season\nThe pool opens at 8.\n\nSummer season\nThe pool opens at 6.',
  ],
  [
    'Delivery to Spain takes three days.',
    'Spain\nDelivery takes three days.\n\nGermany\nDelivery takes one day.',
  ],
  [
    'On the free plan, data is kept for 30 days.',
    'Free plan:\nData is kept for 30 days.\n\nEnterprise plan:\nData is kept for 2 years.',
  ],
  [
    'Premium customers can cancel free of charge.',
    'Premium plan\nYou can cancel free of charge.\n\nBasic plan\nCancelling costs 20 euros.',
  ],
  [
    'The warranty for the X200 is two years.',
    'Model X200\nThe warranty is two years.\n\nModel X300\nThe warranty is five years.',
  ],
  [
    'The pool opens at 8 in winter.',
    'Winter season\nThe pool opens at 8.\n\nSummer season\nThe pool opens at 6.',
  ],
  ['The pool opens at 8 in winter.', 'Winter\nThe pool opens at 8.\n\nSummer\nThe sauna opens at 6.'],
  ['The pool is heated in winter.', 'Winter\nThe pool is heated.\n\nSummer\nThe sauna opens at 6.'],
  ['In winter the pool is heated.', 'Winter\nThe pool is heated.\n\nSummer\nThe sauna opens at 6.'],
  [
    'Delivery takes three days in Spain.',
    'Spain\nDelivery takes three days.\n\nGermany\nDelivery takes one day.',
  ],
  [
    'Returns are free for business customers.',
    'Business customers\nReturns are free.\n\nPrivate customers\nReturns cost 5 euros.',
  ],
  [
    'For business customers, returns are free.',
    'Business customers\nReturns are free.\n\nPrivate customers\nReturns cost 5 euros.',
  ],
  [
    'On the Basic plan data is kept for 30 days.',
    'Basic plan\nData is kept for 30 days.\n\nPro plan\nData is kept for two years.',
  ],
  [
    'The lift in the north tower works.',
    'North tower\nThe lift works.\n\nSouth tower\nThe lift is out of order.',
  ],
  [
    'The lift in Building B is out of order.',
    'Building A\nThe lift works.\n\nBuilding B\nThe lift is out of order.',
  ],
  ['In case 18 the invoice was paid.', 'Case 18\nThe invoice was paid.\n\nCase 19\nThe invoice is open.'],
  [
    'The deposit for students is 200 euros.',
    'Students\n- The deposit is 200 euros.\n- The lease runs for a year.\n\nProfessionals\n- The deposit is 600 euros.',
  ],
  ['Delivery is free for orders over 50 euros.', '## Orders over 50 euros\n\nDelivery is free.'],
  [
    'The Berlin office is open from nine to five.',
    'Berlin office\nThe office is open from nine to five.\n\nHamburg office\nThe office is open from ten to four.',
  ],
];

const name = ([claim, evidence]: Case): string => `${claim} | ${evidence}`;

describe('A head that says for whom, when or of which its lines hold bounds a claim that names nothing of it', () => {
  for (const one of OF_SOME)
    test(name(one), () => assert.notEqual(ask(one[0], [one[1]]).status, 'supported'));
});

describe('What stands under one head is not said of those of another', () => {
  for (const one of OF_OTHERS)
    test(name(one), () => assert.notEqual(ask(one[0], [one[1]]).status, 'supported'));
});

describe('A head that says what its lines are about bounds nothing', () => {
  for (const one of OF_THE_MATTER)
    test(name(one), () => assert.equal(ask(one[0], [one[1]]).status, 'supported'));
});

describe('What stands under a head is said of those whom a claim names by it', () => {
  for (const one of OF_THEM) test(name(one), () => assert.equal(ask(one[0], [one[1]]).status, 'supported'));
});

describe('The title of a source bounds what it says as a head does', () => {
  const asked = (claim: string, ...sources: (readonly [title: string, text: string])[]): string =>
    ask(
      claim,
      sources.map(([, text]) => text),
      { titles: sources.map(([title]) => title) },
    ).status;
  test('a title of one kind beside that of another', () =>
    assert.notEqual(
      asked(
        'Returns are free.',
        ['Business customers', 'Returns are free.'],
        ['Private customers', 'Returns cost 5 euros.'],
      ),
      'supported',
    ));
  test('a title of some alone', () =>
    assert.notEqual(asked('Overtime is paid.', ['Rules for interns', 'Overtime is paid.']), 'supported'));
  test('of two years the later holds', () => {
    const both = [
      ['Terms 2021', 'Delivery is free.'],
      ['Terms 2025', 'Delivery costs 4 euros.'],
    ] as const;
    assert.notEqual(asked('Delivery is free.', ...both), 'supported');
    assert.equal(asked('Delivery costs 4 euros.', ...both), 'supported');
  });
  test('a title of the matter bounds nothing', () =>
    assert.equal(
      asked('The tank was cleaned on 3 May.', ['Service report', 'The tank was cleaned on 3 May.']),
      'supported',
    ));
});
