/** What holds while something lasts, at a season or on certain days, told of all times; and things that a word of a tier sets apart. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Case = readonly [claim: string, evidence: readonly string[]];

const TAKEN_BACK: readonly Case[] = [
  ['The pool opens at 11.', ['During the renovation the pool opens at 11.']],
  ['Everything is 20% off.', ['During the sale, everything is 20% off.']],
  ['The lift is out of use.', ['Until Friday the lift was out of use. It runs again.']],
  ['Buses stop at Mill Road.', ['While the bridge is closed, buses stop at Mill Road.']],
  ['We close at 2.', ['On public holidays we close at 2.']],
  ['The museum closes at 4.', ['In winter the museum closes at 4.']],
  [
    'The library opens at 9.',
    ['The library opens at 9. During the renovation it opens at 11. The renovation runs all year.'],
  ],
  ['The library opens at 9.', ['The library opens at 9. During the current renovation it opens at 11.']],
  ['Deliveries come to the back gate.', ['For the duration of the works, deliveries come to the back gate.']],
  ['The cafe serves breakfast.', ['At weekends the cafe serves breakfast.']],
  ['Parking is free.', ['On Sundays parking is free.']],
  ['Parking is free.', ['After 6 pm parking is free.']],
  ['Visitors need a pass.', ['In the laboratory wing, visitors need a pass.']],
  ['Overtime is paid double.', ['On public holidays, overtime is paid double.']],
  [
    'The hotline is staffed around the clock.',
    ['During the tax season the hotline is staffed around the clock.'],
  ],
  ['Shipping is free.', ['This week only: shipping is free.']],
  [
    'Shipping is free.',
    [
      'Shipping is free. This offer ends tonight at midnight and then shipping costs 5 euros. It ended on 3 March.',
    ],
  ],
  ['Meals are included.', ['Between June and August meals are included.']],
  ['The ferry runs hourly.', ['In the high season the ferry runs hourly.']],
  ['The ferry runs hourly.', ['The ferry runs hourly in the high season.']],
  ['Dogs are allowed on the beach.', ['From October to March dogs are allowed on the beach.']],
  ['Dogs are allowed on the beach.', ['Dogs are allowed on the beach from October to March.']],
  ['The server is read-only.', ['While the backup is running, the server is read-only.']],
  ['The account is locked.', ['For 30 minutes after three failed attempts, the account is locked.']],
  ['Refunds take ten days.', ['During peak periods refunds take ten days.']],
  [
    'The ward admits two visitors at a time.',
    [
      'Until further notice the ward admits two visitors at a time. That notice was given on 4 May: the limit no longer applies.',
    ],
  ],
  [
    'The night shift is paid 20 euros an hour.',
    ['For the month of December the night shift is paid 20 euros an hour.'],
  ],
  ['Mr Okoro signs the orders.', ['While Ms Lind is on leave, Mr Okoro signs the orders.']],
  ['Mr Okoro signs the orders.', ["In Ms Lind's absence Mr Okoro signs the orders."]],
  ['Calls go to the Leeds office.', ['Outside office hours, calls go to the Leeds office.']],
  ['Calls go to the Leeds office.', ['When the Hull office is closed, calls go to the Leeds office.']],
  ['The gate is open.', ['Whenever a delivery is due, the gate is open.']],
  ['The speed limit is 50.', ['In wet weather the speed limit is 50.']],
  ['Children travel free.', ['In the school holidays children travel free.']],
  ['The gym is reserved for staff.', ['Between 7 and 8 the gym is reserved for staff.']],
  ['The interest rate is 2%.', ['For the first year the interest rate is 2%.']],
  [
    'The plan costs 5 euros a month.',
    ['For the first three months the plan costs 5 euros a month. After that it costs 15.'],
  ],
  ['The bank waives the fee.', ['In the first year the bank waives the fee.']],
  [
    'Employees are entitled to 20 days of leave.',
    ['In their first year, employees are entitled to 20 days of leave.'],
  ],
  ['Notice is one week.', ['During the probation period notice is one week.']],
  ['Either side can leave without notice.', ['During the trial month either side can leave without notice.']],
  ['The restaurant is closed.', ['On Mondays the restaurant is closed.']],
  ['The tap water is not safe to drink.', ['After heavy rain the tap water is not safe to drink.']],
  ['The plan includes phone support.', ['The basic plan includes phone support.']],
  ['The policy covers flood damage.', ['The Gold policy covers flood damage.']],
  ['The file was restored.', ['The file was deleted.']],
  ['The file was deleted.', ['The file was deleted and later restored.']],
  ['The file is deleted.', ['The file was deleted and later restored.']],
  ['The migration of the system was completed.', ['The migration of the test system was completed.']],
  ['The system was migrated.', ['The test system was migrated.']],
  ['The firm was sold in 1990.', ['The firm, founded in 1990, was sold.']],
  ['The firm was sold in 1990.', ['The firm, which was founded in 1990, was sold to Kite.']],
  ['The hotel was closed in 1990.', ['The hotel, built in 1990, was closed.']],
  ['The account was blocked and is blocked.', ['The account was blocked and later unblocked.']],
  ['The account was blocked.', ['The account was blocked for a minute by mistake and unblocked at once.']],
  ['Ana was hired in May.', ['Ana, who moved to Graz in May, was hired.']],
  ['The contract was signed on 3 May.', ['The contract, drafted on 3 May, was signed.']],
  ['The plan costs 9 euros.', ['The student plan costs 9 euros.']],
  ['The warranty covers the battery.', ['The extended warranty covers the battery.']],
  ['The subscription includes printing.', ['The Premium subscription includes printing.']],
  ['The ticket includes breakfast.', ['The VIP ticket includes breakfast.']],
  ['The backup of the database failed.', ['The backup of the test database failed.']],
  ['The upgrade of the server is done.', ['The upgrade of the staging server is done.']],
  ['The report was withdrawn in March.', ['The report, published in March, was withdrawn.']],
  ['The user was deactivated.', ['The user was deactivated and reactivated the same day.']],
];

const LEFT: readonly Case[] = [
  ['The pool opens at 11 during the renovation.', ['During the renovation the pool opens at 11.']],
  ['On public holidays we close at 2.', ['On public holidays we close at 2.']],
  ['In winter the museum closes at 4.', ['The museum closes at 4 in winter.']],
  [
    'The library opens at 9.',
    ['The library opens at 9. During the renovation of the north wing, the north wing was closed.'],
  ],
  ['Parking is free on Sundays.', ['On Sundays parking is free.']],
  ['The museum closes at 4.', ['The museum closes at 4. In winter the garden closes at 3.']],
  ['The ferry runs hourly in the high season.', ['In the high season the ferry runs hourly.']],
  [
    'Mr Okoro signs the orders while Ms Lind is on leave.',
    ['While Ms Lind is on leave, Mr Okoro signs the orders.'],
  ],
  [
    'The renovation took six months.',
    ['During the renovation the pool opened at 11. The renovation took six months.'],
  ],
  [
    'The company employs 40 people.',
    ['The company employs 40 people. During the summer it takes on ten students.'],
  ],
  [
    'Refunds are paid within five days.',
    ['Refunds are paid within five days. On public holidays the bank is closed.'],
  ],
  [
    'The bakery opens at six.',
    ['The bakery opens at six. While the bridge was closed, the buses stopped at Mill Road.'],
  ],
  [
    'Ms Lind returned on 4 May.',
    ['While Ms Lind was on leave, Mr Okoro signed the orders. Ms Lind returned on 4 May.'],
  ],
  ['The manager approved the refund.', ['On Monday the manager approved the refund.']],
  ['The manager approved the refund.', ['During the meeting the manager approved the refund.']],
  ['The technician replaced the pump.', ['While the line was stopped, the technician replaced the pump.']],
  ['The council approved the plan.', ['In May the council approved the plan.']],
  ['The firm was sold.', ['The firm, founded in 1990, was sold.']],
  ['The firm was founded in 1990.', ['The firm, founded in 1990, was sold.']],
  ['The basic plan includes phone support.', ['The basic plan includes phone support.']],
  ['The file was restored.', ['The file was deleted and later restored.']],
];

describe('What holds for a time or in a case', () => {
  for (const [claim, evidence] of TAKEN_BACK)
    test(`keeps «${claim}» from being supported by: ${evidence.join(' | ')}`, () =>
      assert.notEqual(ask(claim, evidence).status, 'supported'));
  for (const [claim, evidence] of LEFT)
    test(`leaves «${claim}» supported by: ${evidence.join(' | ')}`, () =>
      assert.equal(ask(claim, evidence).status, 'supported'));
});
