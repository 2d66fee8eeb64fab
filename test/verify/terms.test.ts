import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask } from './ask.ts';

/** What is supported and what is not: the claim, the text and its title. */
const TABLE: readonly (readonly [boolean, string, string, string])[] = [
  [
    true,
    'Permanent staff are entitled to 25 days of annual leave.',
    'Leave is booked through the portal. Permanent staff get 25 days of annual leave each year. Contractors are not covered by this policy.',
    'Leave policy',
  ],
  [
    false,
    'Contractors are entitled to 25 days of annual leave.',
    'Leave is booked through the portal. Permanent staff get 25 days of annual leave each year. Contractors are not covered by this policy.',
    'Leave policy',
  ],
  [
    true,
    'Customers have 30 days to return unworn shoes.',
    'Unworn shoes can be returned within 30 days of delivery. Worn shoes cannot be returned.',
    'Returns',
  ],
  [
    false,
    'Customers have 30 days to return worn shoes.',
    'Unworn shoes can be returned within 30 days of delivery. Worn shoes cannot be returned.',
    'Returns',
  ],
  [
    true,
    'Brook & Vale does not accept cash.',
    'We do not take cash. Cards and phone payments are welcome at every till.',
    'Brook & Vale: paying in the shop',
  ],
  [
    false,
    'Brook & Vale does not accept cards.',
    'We do not take cash. Cards and phone payments are welcome at every till.',
    'Brook & Vale: paying in the shop',
  ],
  [
    true,
    'The warranty covers two years.',
    'The warranty runs for two years from the date of purchase. Keep the receipt.',
    'Kettle KX warranty',
  ],
  [
    false,
    'The warranty covers three years.',
    'The warranty runs for two years from the date of purchase. Keep the receipt.',
    'Kettle KX warranty',
  ],
  [
    true,
    'Refunds take up to 10 days.',
    'Refunds may take up to 10 days to reach your card. Questions go to the desk.',
    'Help page',
  ],
  [
    false,
    'Refunds take at least 10 days.',
    'Refunds may take up to 10 days to reach your card. Questions go to the desk.',
    'Help page',
  ],
  [
    true,
    'Tenants are allowed to keep a cat.',
    'Tenants may keep one cat or two small birds. Dogs need the written consent of the landlord.',
    'House rules',
  ],
  [
    false,
    'Tenants are allowed to keep a dog.',
    'Tenants may keep one cat or two small birds. Dogs need the written consent of the landlord.',
    'House rules',
  ],
  [
    true,
    'The Delta team keeps its current desk allowance.',
    "Dear all, from March the Alpha team moves to hot desks. Delta's desk allowance does not change. Costs are reviewed in June.",
    'Mail to team leads',
  ],
  [
    false,
    'The Alpha team keeps its current desk allowance.',
    "Dear all, from March the Alpha team moves to hot desks. Delta's desk allowance does not change. Costs are reviewed in June.",
    'Mail to team leads',
  ],
  [
    true,
    'The monthly fee of the Orchard plan stays the same next year.',
    'Hello Priya, there is no change to the monthly fee of the Orchard plan next year. The Meadow plan goes up by 4 percent.',
    'Renewal mail',
  ],
  [
    false,
    'The monthly fee of the Meadow plan stays the same next year.',
    'Hello Priya, there is no change to the monthly fee of the Orchard plan next year. The Meadow plan goes up by 4 percent.',
    'Renewal mail',
  ],
  [
    true,
    'Part-time staff receive the same travel allowance as full-time staff.',
    'Full-time and part-time staff alike receive the travel allowance. Interns receive a season ticket instead.',
    'Travel policy',
  ],
  [
    false,
    'Interns receive the same travel allowance as full-time staff.',
    'Full-time and part-time staff alike receive the travel allowance. Interns receive a season ticket instead.',
    'Travel policy',
  ],
  [
    true,
    'Next-day delivery is available in Malta.',
    'Next-day delivery is not available outside the mainland, with the exception of Malta and Gozo.',
    'Delivery terms',
  ],
  [
    false,
    'Next-day delivery is available in Cyprus.',
    'Next-day delivery is not available outside the mainland, with the exception of Malta and Gozo.',
    'Delivery terms',
  ],
  [
    true,
    'Three of the cartons failed the seal check.',
    '24 of the 27 cartons passed the seal check; three did not and were set aside.',
    'Dock report',
  ],
  [
    false,
    'Four of the cartons failed the seal check.',
    '24 of the 27 cartons passed the seal check; three did not and were set aside.',
    'Dock report',
  ],
  [
    true,
    'Ms. Haas signed the amendment.',
    'Mr. Prior signed the amendment on Monday, and so did Ms. Haas. Mr. Quill has yet to sign.',
    'Board note',
  ],
  [
    false,
    'Mr. Quill signed the amendment.',
    'Mr. Prior signed the amendment on Monday, and so did Ms. Haas. Mr. Quill has yet to sign.',
    'Board note',
  ],
  [
    true,
    'The second sensor did not report a fault.',
    'The first sensor reported no fault, and neither did the second. The third was offline.',
    'Plant log',
  ],
  [
    false,
    'The third sensor did not report a fault.',
    'The first sensor reported no fault, and neither did the second. The third was offline.',
    'Plant log',
  ],
  [
    true,
    'Notice to leave has to be given at least one month in advance.',
    'Notice to leave must be given no later than one month before the day of moving out. The deposit is returned within 14 days.',
    'Tenancy',
  ],
  [
    false,
    'Notice to leave has to be given at least two weeks in advance.',
    'Notice to leave must be given no later than one month before the day of moving out. The deposit is returned within 14 days.',
    'Tenancy',
  ],
  [
    true,
    'Work may start only after the permit has been signed.',
    'Work must not start before the permit has been signed. Helmets are worn at all times.',
    'Site rules',
  ],
  [
    false,
    'Work may start before the permit has been signed.',
    'Work must not start before the permit has been signed. Helmets are worn at all times.',
    'Site rules',
  ],
  [
    true,
    'A refund cannot be paid without a receipt.',
    "No refund is paid unless the customer shows a receipt. Vouchers are given at the manager's discretion.",
    'Desk rules',
  ],
  [
    false,
    'A voucher cannot be given without a receipt.',
    "No refund is paid unless the customer shows a receipt. Vouchers are given at the manager's discretion.",
    'Desk rules',
  ],
  [
    true,
    'Visitors need a badge to enter the lab.',
    'Visitors may not enter the lab without a badge. Staff use their key card.',
    'Lab rules',
  ],
  [
    false,
    'Staff need a badge to enter the lab.',
    'Visitors may not enter the lab without a badge. Staff use their key card.',
    'Lab rules',
  ],
  [
    true,
    'Buyers have 60 days to report a defect.',
    'Defects can be reported within 60 days of receipt. Wear and tear is not a defect.',
    'Conditions of sale',
  ],
  [
    false,
    'Buyers have 60 days to report wear and tear.',
    'Defects can be reported within 60 days of receipt. Wear and tear is not a defect.',
    'Conditions of sale',
  ],
  [
    true,
    "Pinecrest Dental doesn't take American Express.",
    'Payment is due on the day of treatment. We accept Visa and Mastercard. American Express is not accepted.',
    'Pinecrest Dental - payment',
  ],
  [
    false,
    "Pinecrest Dental doesn't take Visa.",
    'Payment is due on the day of treatment. We accept Visa and Mastercard. American Express is not accepted.',
    'Pinecrest Dental - payment',
  ],
  [
    true,
    'The interest rate for existing customers remains at 3.2 percent.',
    'Dear Mr. Olu, from April the rate for new customers is 2.8 percent. For existing customers the interest rate stays at 3.2 percent.',
    'Bank letter',
  ],
  [
    false,
    'The interest rate for new customers remains at 3.2 percent.',
    'Dear Mr. Olu, from April the rate for new customers is 2.8 percent. For existing customers the interest rate stays at 3.2 percent.',
    'Bank letter',
  ],
  [
    true,
    'The lift may be used by residents and visitors alike.',
    'Residents and visitors may both use the lift. Goods go up by the stairs.',
    'House notice',
  ],
  [
    false,
    'The lift may be used for goods.',
    'Residents and visitors may both use the lift. Goods go up by the stairs.',
    'House notice',
  ],
  [
    true,
    'Both Mr. Lund and Ms. Reyes attended the briefing.',
    'Mr. Lund attended the briefing. So did Ms. Reyes. Mr. Oduya sent his apologies.',
    'Minutes',
  ],
  [
    false,
    'Both Mr. Lund and Mr. Oduya attended the briefing.',
    'Mr. Lund attended the briefing. So did Ms. Reyes. Mr. Oduya sent his apologies.',
    'Minutes',
  ],
  [
    true,
    'The scaffold may be used only once it has been inspected.',
    'The scaffold must not be used until it has been inspected. Loads over 200 kg are forbidden.',
    'Safety sheet',
  ],
  [
    false,
    'The scaffold may be used before it has been inspected.',
    'The scaffold must not be used until it has been inspected. Loads over 200 kg are forbidden.',
    'Safety sheet',
  ],
  [
    true,
    "The tenant needs the landlord's written consent to take in a subtenant.",
    "The tenant may not take in a subtenant without the landlord's written consent. Guests may stay for up to four weeks.",
    'Lease, section 9',
  ],
  [
    false,
    "The tenant needs the landlord's written consent to have a guest.",
    "The tenant may not take in a subtenant without the landlord's written consent. Guests may stay for up to four weeks.",
    'Lease, section 9',
  ],
  [
    true,
    'The sender has to pay for the packaging.',
    "Packaging is at the sender's expense. Customs duties are borne by the recipient.",
    'Courier terms',
  ],
  [
    false,
    'The recipient has to pay for the packaging.',
    "Packaging is at the sender's expense. Customs duties are borne by the recipient.",
    'Courier terms',
  ],
  [
    true,
    'Only the account owner may close the account.',
    'An account can be closed by its owner and by nobody else. Statements are kept for ten years.',
    'Bank terms',
  ],
  [
    false,
    'Anyone may close the account.',
    'An account can be closed by its owner and by nobody else. Statements are kept for ten years.',
    'Bank terms',
  ],
  [
    true,
    'Night-shift workers receive a meal voucher.',
    'Workers on the night shift are given a meal voucher. The canteen closes at 18:00.',
    'Canteen notice',
  ],
  [
    false,
    'Day-shift workers receive a meal voucher.',
    'Workers on the night shift are given a meal voucher. The canteen closes at 18:00.',
    'Canteen notice',
  ],
  [
    true,
    "Mr. Costa's salary stays as it is.",
    'Dear Mr. Costa, your new title is Senior Buyer from 1 June. Your salary will not change. Your parking space moves to level 2.',
    'HR mail, 4 May',
  ],
  [
    true,
    'The opening hours of the north desk are the same as before.',
    'The south desk opens at 10 from Monday. The opening hours of the north desk remain unchanged.',
    'Desk notice',
  ],
  [
    false,
    'The opening hours of the south desk are the same as before.',
    'The south desk opens at 10 from Monday. The opening hours of the north desk remain unchanged.',
    'Desk notice',
  ],
  [
    true,
    'The free shuttle still runs on weekdays.',
    'The pool is closed until July. The free shuttle continues to run on weekdays. On Sundays there is no shuttle.',
    'Hotel update',
  ],
  [
    false,
    'The free shuttle still runs on Sundays.',
    'The pool is closed until July. The free shuttle continues to run on weekdays. On Sundays there is no shuttle.',
    'Hotel update',
  ],
  [
    true,
    'Claims for theft are paid in Portugal.',
    'Claims for theft are not paid outside the home country, except in Spain and Portugal. A police report is needed.',
    'Cover note',
  ],
  [
    false,
    'Claims for theft are paid in Italy.',
    'Claims for theft are not paid outside the home country, except in Spain and Portugal. A police report is needed.',
    'Cover note',
  ],
  [
    true,
    'Batteries are not covered by the guarantee.',
    'The guarantee covers all parts except batteries and bulbs. It lasts 24 months.',
    'Guarantee card',
  ],
  [
    false,
    'Hinges are not covered by the guarantee.',
    'The guarantee covers all parts except batteries and bulbs. It lasts 24 months.',
    'Guarantee card',
  ],
  [
    true,
    'The Ghent team has not filed its report.',
    'The Bruges team has filed its report. The Ghent team has not.',
    'Status mail',
  ],
  [
    false,
    'The Bruges team has not filed its report.',
    'The Bruges team has filed its report. The Ghent team has not.',
    'Status mail',
  ],
  [
    true,
    'Ms. Orlov was refunded as well.',
    'Mr. Haas was refunded on Tuesday. So was Ms. Orlov. Mr. Dietz got a voucher.',
    'Desk log',
  ],
  [
    false,
    'Mr. Dietz was refunded as well.',
    'Mr. Haas was refunded on Tuesday. So was Ms. Orlov. Mr. Dietz got a voucher.',
    'Desk log',
  ],
  [
    true,
    'Drivers must not unload before the engine is off.',
    'Drivers may only unload once the engine is off. Speed limit 10 km/h.',
    'Yard rules',
  ],
  [
    false,
    'Drivers may unload while the engine is on.',
    'Drivers may only unload once the engine is off. Speed limit 10 km/h.',
    'Yard rules',
  ],
  [
    true,
    'A key card is needed to use the lift at night.',
    'At night the lift cannot be used without a key card. The stairs are always open.',
    'House rules',
  ],
  [
    false,
    'A key card is needed to use the stairs at night.',
    'At night the lift cannot be used without a key card. The stairs are always open.',
    'House rules',
  ],
  [
    true,
    "Returns are at the customer's expense.",
    'The customer bears the cost of returns. Exchanges are free.',
    'Shop terms',
  ],
  [
    false,
    "Exchanges are at the customer's expense.",
    'The customer bears the cost of returns. Exchanges are free.',
    'Shop terms',
  ],
  [
    true,
    'Students pay no entrance fee.',
    'Admission is free of charge for students. Adults pay 9 euros.',
    'Museum',
  ],
  [
    false,
    'Adults pay no entrance fee.',
    'Admission is free of charge for students. Adults pay 9 euros.',
    'Museum',
  ],
  [
    true,
    'Only the treasurer can approve expenses over 500 euros.',
    'Expenses over 500 euros may be approved by the treasurer alone. Smaller sums are approved by the secretary.',
    'Club rules',
  ],
  [
    false,
    'Only the secretary can approve expenses over 500 euros.',
    'Expenses over 500 euros may be approved by the treasurer alone. Smaller sums are approved by the secretary.',
    'Club rules',
  ],
  [
    true,
    'It is possible to pay in three instalments.',
    'You can pay in three instalments. Interest is 0 percent.',
    'Checkout help',
  ],
  [
    false,
    'It is possible to pay in six instalments.',
    'You can pay in three instalments. Interest is 0 percent.',
    'Checkout help',
  ],
  [
    true,
    'Apprentices are allowed to leave at 15:00 on exam days.',
    'Working time ends at 16:30. On exam days apprentices may leave at 15:00. Journeymen stay until the end.',
    'Workshop rules',
  ],
  [
    false,
    'Journeymen are allowed to leave at 15:00 on exam days.',
    'Working time ends at 16:30. On exam days apprentices may leave at 15:00. Journeymen stay until the end.',
    'Workshop rules',
  ],
  [
    true,
    'There will be no change to the pension contribution.',
    'Dear Ms. Ode, from July your gross pay rises by 3 percent. The pension contribution remains as it is. The canteen subsidy ends.',
    'Pay letter',
  ],
  [
    false,
    'There will be no change to the canteen subsidy.',
    'Dear Ms. Ode, from July your gross pay rises by 3 percent. The pension contribution remains as it is. The canteen subsidy ends.',
    'Pay letter',
  ],
  [
    true,
    'Four of the samples were out of range.',
    '21 of the 25 samples were within range; four were not.',
    'Lab sheet',
  ],
  [
    false,
    'Five of the samples were out of range.',
    '21 of the 25 samples were within range; four were not.',
    'Lab sheet',
  ],
  [
    true,
    'The Porto branch has not replied either.',
    'The Lyon branch has not replied, nor has the Porto branch. The Graz branch answered on Monday.',
    'Survey log',
  ],
  [
    false,
    'The Graz branch has not replied either.',
    'The Lyon branch has not replied, nor has the Porto branch. The Graz branch answered on Monday.',
    'Survey log',
  ],
  [
    true,
    'Payment is released only after the goods have been checked.',
    'We do not release payment before the goods have been checked. Advance payments need two signatures.',
    'Purchase rules',
  ],
  [
    false,
    'Payment is released before the goods have been checked.',
    'We do not release payment before the goods have been checked. Advance payments need two signatures.',
    'Purchase rules',
  ],
  [
    true,
    'Pupils may not leave the grounds unless a teacher goes with them.',
    'Pupils may leave the grounds only if a teacher goes with them. Phones stay in the lockers.',
    'School rules',
  ],
  [
    false,
    'Pupils may leave the grounds without a teacher.',
    'Pupils may leave the grounds only if a teacher goes with them. Phones stay in the lockers.',
    'School rules',
  ],
  [
    true,
    "You need a doctor's note to stay away for more than three days.",
    "Employees may not stay away for more than three days without a doctor's note. Send it to HR.",
    'HR page',
  ],
  [
    false,
    "You need a doctor's note to stay away for one day.",
    "Employees may not stay away for more than three days without a doctor's note. Send it to HR.",
    'HR page',
  ],
  [
    true,
    "Fuel is at the company's expense.",
    'Lost keys are charged to the hirer. The company bears the cost of fuel.',
    'Car hire terms',
  ],
  [
    false,
    "Fuel is at the hirer's expense.",
    'Lost keys are charged to the hirer. The company bears the cost of fuel.',
    'Car hire terms',
  ],
  [
    false,
    'Full-time staff are entitled to 30 days of leave.',
    'Managers get 30 days of leave. Full-time staff get 25 days of leave.',
    'Policy',
  ],
  [
    false,
    'Employees are entitled to 25 days of annual leave.',
    'From 2027, employees get 25 days of annual leave. Until then they get 22.',
    'Policy',
  ],
  [
    false,
    'Members have the right to bring a guest.',
    'Members may not bring a guest on Sundays. On other days one guest is allowed.',
    'Rules',
  ],
  [false, 'Customers have 30 days to pay for goods.', 'Customers may return goods within 30 days.', 'Terms'],
  [
    false,
    'Tenants are allowed to keep a cat and two birds.',
    'Tenants may keep one cat or two small birds.',
    'House rules',
  ],
  [
    false,
    'The warranty covers three years.',
    'The warranty runs for three years on the motor and for one year on everything else.',
    'Kettle',
  ],
  [false, 'Refunds always take 10 days or more.', 'Refunds may take up to 10 days.', 'Help'],
  [
    false,
    'The fee stays the same.',
    'The fee does not change unless the index rises by more than 2 percent.',
    'Mail',
  ],
  [
    false,
    'Part-time staff receive the same bonus as full-time staff.',
    'Full-time and part-time staff alike receive a bonus. Part-time staff get it pro rata.',
    'Pay',
  ],
  [
    false,
    'Refunds are given for sale items.',
    'Refunds are not given for sale items, with the exception of faulty ones.',
    'Terms',
  ],
  [
    false,
    'Work may start only after the inspection.',
    'Work must not start before the permit has been signed. The inspection comes later.',
    'Rules',
  ],
  [
    false,
    'Staff need a badge to enter the archive.',
    'Visitors may not enter the archive without a badge. Staff use a code.',
    'Rules',
  ],
  [
    false,
    'Visitors need only a badge to enter the lab.',
    'Visitors may not enter the lab without a badge. They must also be escorted.',
    'Rules',
  ],
  [
    false,
    'The deposit is returned within 14 days of the inspection.',
    'The deposit is returned no later than 14 days after the keys are handed in.',
    'Lease',
  ],
  [false, 'Delivery is free of charge.', 'Delivery is at no cost for orders over 50 euros.', 'Terms'],
  [
    false,
    'Three cartons passed the seal check.',
    '24 of the 27 cartons passed the seal check; three did not.',
    'Dock',
  ],
  [false, 'The second pump is offline.', 'The first pump is not offline, and neither is the second.', 'Log'],
  [
    false,
    'Apprentices have the right to overtime pay.',
    'Apprentices do not have the right to overtime pay. Journeymen do.',
    'Pay',
  ],
  [
    false,
    'Field Ops stays on Enterprise at its current price.',
    'For the coming term, Research moves to the Enterprise tier while Field Ops remains on Business at the price you pay today.',
    'Mail',
  ],
  [false, 'Members may borrow at least ten books.', 'Members may borrow up to ten books.', 'Library'],
  [false, 'A deposit is not required.', 'For stays of one night we ask for no deposit.', 'Guesthouse'],
  [false, 'Guesthouse Birk accepts large dogs.', 'Small dogs are welcome.', 'Guesthouse Birk'],
  [
    false,
    'Employees are bound by the same leave rules as managers.',
    'The leave rules apply to employees and interns alike.',
    'HR',
  ],
  [
    false,
    'The guarantee covers bulbs.',
    'The guarantee covers all parts except batteries and bulbs.',
    'Card',
  ],
  [false, 'Adults pay no entrance fee.', 'Admission is free for adults on Sundays.', 'Museum'],
  [false, 'It is possible for guests to pay in instalments.', 'You cannot pay in instalments.', 'Help'],
  [
    false,
    'Only the treasurer may approve expenses.',
    'Expenses over 500 euros may be approved by the treasurer alone.',
    'Rules',
  ],
  [false, 'The tenant bears the cost of heating.', 'The tenant pays for half of the heating.', 'Lease'],
  [
    false,
    'The rate is 2 percent.',
    'For old customers the rate is 2 percent. For new customers it is 3 percent.',
    'Bank',
  ],
  [false, 'The shop is open on Sundays.', 'The centre is closed on Sundays, except the pharmacy.', 'Centre'],
  [
    false,
    'The Delta team moves to hot desks.',
    'The Delta office moves to hot desks. Every team gets a cabinet.',
    'Mail',
  ],
  [
    false,
    'Work may only start once the fence is up.',
    'Work must not start before the permit is signed or the fence is up.',
    'Site',
  ],
  [
    false,
    'Notice must be given one day in advance.',
    'Notice must be given at least one month before the meeting.',
    'Club',
  ],
  [
    false,
    'The third lot was sold.',
    'The first lot was sold, and so was the second. The third was not.',
    'Auction',
  ],
  [
    false,
    'The south desk is not open on Sundays.',
    'The north desk is open on Saturdays. The south desk is not.',
    'Log',
  ],
  [false, 'Trainees get 20 days of leave.', 'Trainees get 20 days of leave after their probation.', 'HR'],
  [false, 'Ms. Ruiz keeps her budget.', 'Ms. Ruiz keeps half of her budget.', 'Mail'],
  [
    false,
    'For the coming term Research and Field Ops stay on Business.',
    'For the coming term, Research moves to Enterprise while Field Ops stays on Business.',
    'Mail',
  ],
  [
    false,
    'Four of the samples were out of stock.',
    '21 of the 25 samples were within range; four were not.',
    'Lab',
  ],
  [
    false,
    "You need a manager's note to stay away.",
    "Employees may not stay away for more than three days without a doctor's note.",
    'HR',
  ],
  [
    false,
    'Drones may be flown on the airfield.',
    'Drones must not be flown on the airfield, except in zone 3.',
    'Rules',
  ],
  [
    false,
    'Apprentices may leave at 15:00 on exam days.',
    'On exam days journeymen may leave at 15:00. Apprentices stay.',
    'Rules',
  ],
];

const OFFER =
  'Welcome-back offer WB12: half price for six months. Open to former customers who left at least 12 months before they rejoin. Orders must be placed by 31 August 2026.';
const BOTH = 'J. Moreau stayed away long enough, and ordered early enough, to get WB12.';

/** Whether one who left and came back at two dates has the offer. */
const RETURNS: readonly (readonly [boolean, string, string])[] = [
  [true, BOTH, 'J. Moreau | left 2025-06-30 | rejoin order 2026-08-14'],
  [false, BOTH, 'J. Moreau | left 2025-11-30 | rejoin order 2026-08-14'],
  [false, BOTH, 'J. Moreau | left 2025-06-30 | rejoin order 2026-09-14'],
  [false, BOTH.replace('WB12', 'WB13'), 'J. Moreau | left 2025-06-30 | rejoin order 2026-08-14'],
];

/** What is paid by another, paid for in part, or free for some only. */
const PAID: readonly (readonly [string, string])[] = [
  [
    'The recipient has to pay for the packaging.',
    "Packaging is at the sender's expense. Customs duties are borne by the recipient.",
  ],
  [
    'Customs duties have to be paid by the sender.',
    "Packaging is at the sender's expense. Customs duties are borne by the recipient.",
  ],
  ['The seller bears the cost of returns.', 'The seller pays for the return of faulty goods only.'],
  ['The tenant bears the cost of repairs.', 'The tenant bears the cost of small repairs.'],
  ['The tenant bears the cost of heating.', 'The tenant pays for half of the heating.'],
  ['Delivery is free of charge.', 'Delivery is at no cost for orders over 50 euros.'],
  ['Support stays free.', 'Support stays free for members.'],
];

suite('what rules, offers and agreements say in other turns', () => {
  for (const [supported, claim, text, title] of TABLE)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by ${JSON.stringify(text)}`, () => {
      assert.equal(ask(claim, [text], { titles: [title] }).status === 'supported', supported);
    });

  for (const [supported, claim, row] of RETURNS)
    test(`«${claim}» is ${supported ? '' : 'not '}supported by an offer and «${row}»`, () => {
      const { status } = ask(claim, [OFFER, row], { titles: ['Offer sheet', 'Customer row'] });
      assert.equal(status === 'supported', supported);
    });

  for (const [claim, text] of PAID)
    test(`«${claim}» is not supported by ${JSON.stringify(text)}`, () => {
      assert.notEqual(ask(claim, [text]).status, 'supported');
    });
});
