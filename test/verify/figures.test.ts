/** Claims about amounts and times that are calculated from those of the evidence, beside evidence that only seems to bear them out. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [claim: string, given: readonly Given[], supported: boolean, titles?: readonly string[]];

const SOFAS = 'The grey sofa costs 620 euros. The blue sofa costs 500 euros.';
const FARES = 'Adults pay $12, children $8.';
const ACCOUNT = 'Opening balance 500 euros. 3 May: withdrawal 200 euros. 9 May: deposit 50 euros.';
const BAG = 'The limit for bags is 23 kg. The bag weighs 26 kg.';
const APPEALS = 'Appeals must be filed by 20 June 2026.';
const FAR = 'A credit is given where the parcel arrives more than three days after the promised date.';

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'one amount beside another': [
    ['The grey sofa costs 120 euros more than the blue sofa.', [SOFAS], true],
    ['The blue sofa costs 120 euros more than the grey sofa.', [SOFAS], false],
    ['The grey sofa is larger than the blue sofa.', [SOFAS], false],
    [
      'The deposit is three times the monthly rent.',
      ['Deposit: 2,850 euros. Monthly rent: 950 euros.'],
      true,
    ],
    [
      'The deposit is three times the yearly rent.',
      ['Deposit: 2,850 euros. Monthly rent: 950 euros.'],
      false,
    ],
    [
      'The tower is twice as high as the hall.',
      ['The tower cost 2 million euros, the hall 1 million.'],
      false,
    ],
    ['The bag is 3 kg over the limit.', [BAG], true],
    ['The bag is 4 kg over the limit.', [BAG], false],
    [
      'Usage in May exceeded the free allowance by 30 GB.',
      ['The free allowance is 500 GB a month, for business customers 600 GB. Usage in May: 530 GB.'],
      false,
    ],
    ['The trip was within the budget.', ['The trip cost 500 euros. The budget was 500 euros.'], true],
    ['The trip was under the budget.', ['The trip cost 500 euros. The budget was 500 euros.'], false],
  ],
  'prices by the head': [
    ['Two adults and one child pay $32.', [FARES], true],
    ['Two adults and two children pay $32.', [FARES], false],
    ['Two adults and one child pay $32.', ['Adults pay $12, children over six $8.'], false],
    ['Two adults and one child pay $32.', [`${FARES} Families pay $25.`], false],
    ['One night at the Linde costs 87 euros.', ['Six nights at the Linde cost 522 euros.'], true],
    [
      'One night at the Linde costs 87 euros.',
      ['Six nights at the Linde cost 522 euros with breakfast.'],
      false,
    ],
    ['The yearly plan works out at 9 euros a month.', ['The yearly plan costs 108 euros a year.'], true],
  ],
  'what is left': [
    ['The balance of account 4410 is 350 euros.', [ACCOUNT], true, ['Account 4410']],
    [
      'The balance of account 4410 is 350 euros.',
      [`${ACCOUNT} 10 May: fee 5 euros.`],
      false,
      ['Account 4410'],
    ],
    ['The balance of account 4411 is 350 euros.', [ACCOUNT], false, ['Account 4410']],
    ['Invoice 7719 has been paid in full.', ['Invoice 7719. Total: 420.00. Paid: 420.00.'], true],
    ['Invoice 7719 has been paid in full.', ['Invoice 7719. Total: 420.00. Paid: 240.00.'], false],
    [
      'Nothing is left to pay on invoice 7719.',
      ['Invoice 7719. Total: 420.00. Paid: 420.00. Reminder fee: 5.00.'],
      false,
    ],
    ['48 pipelines are still to be moved.', ['Of the 260 pipelines, 212 have been moved.'], true],
    [
      'Six applicants have yet to be interviewed.',
      ['Of the 15 applicants, nine have been interviewed and two have withdrawn.'],
      false,
    ],
    ['Fewer than one order in ten was late.', ['412 orders, 37 of them late.'], true],
    ['Fewer than one order in twenty was late.', ['412 orders, 37 of them late.'], false],
  ],
  'how far from a deadline': [
    [
      'The appeal of R. Osei was filed with three days to spare.',
      [APPEALS, 'Filed: 17 June 2026.'],
      true,
      ['Rules', 'Appeal of R. Osei'],
    ],
    [
      'The appeal of R. Osei was filed with four days to spare.',
      [APPEALS, 'Filed: 17 June 2026.'],
      false,
      ['Rules', 'Appeal of R. Osei'],
    ],
    [
      'The appeal of R. Osei missed the deadline by two days.',
      [APPEALS, 'Appeal of R. Osei, filed 22 June 2026.'],
      true,
    ],
    [
      'The appeal of R. Osei missed the deadline by two days.',
      [APPEALS, 'The appeal of R. Osei was dated 22 June 2026.'],
      false,
    ],
    [
      'Order K-118 arrived late enough for the credit.',
      [FAR, 'Order K-118: promised 3 May 2026, arrived 8 May 2026.'],
      true,
    ],
    [
      'Order K-118 arrived late enough for the credit.',
      [FAR, 'Order K-118: promised 3 May 2026, arrived 6 May 2026.'],
      false,
    ],
    [
      'Order K-118 arrived late enough for the voucher.',
      [FAR, 'Order K-118: promised 3 May 2026, arrived 8 May 2026.'],
      false,
    ],
  ],
  'within a spell of time': [
    [
      'On 20 July only the office can download reports.',
      ['Between 16 and 31 July only the office can download reports.'],
      true,
    ],
    [
      'On 10 July only the office can download reports.',
      ['Between 16 and 31 July only the office can download reports.'],
      false,
    ],
    ['On 18 May the offer is no longer open.', ['The offer is open from 1 May to 15 May.'], true],
    ['The counter is open at 17:30.', ['The counter is open from 9:00 to 18:00 on weekdays.'], false],
    ['The parcel was delivered on 3 May.', ['The parcel was delivered between 1 May and 5 May.'], false],
    ['The meeting was postponed on 12 May.', ['The meeting was postponed until 15 May.'], false],
  ],
  'how long it lasted': [
    ['The power was off for 75 minutes.', ['The power went off at 13:10 and came back at 14:25.'], true],
    ['The water was off for 75 minutes.', ['The power went off at 13:10 and came back at 14:25.'], false],
    ['The shop was closed for three days.', ['The shop closed on 3 May and reopened on 6 May.'], true],
    [
      'The lift was out of service for 50 minutes.',
      ['The lift failed at 9:10 and the escalator was repaired at 10:00.'],
      false,
    ],
    [
      'The server was down for nearly an hour.',
      ['The server went down at 02:10 and was back up at 03:05.'],
      true,
    ],
    [
      'The server was down for nearly an hour.',
      ['The server went down at 02:10 and was back up at 02:45.'],
      false,
    ],
    ['The stream was down for a little over an hour.', ['The stream was down from 20:05 to 21:50.'], false],
  ],
};

for (const [kind, rows] of Object.entries(KINDS))
  describe(kind, () => {
    for (const [claim, given, supported, titles] of rows)
      test(`«${claim}» is ${supported ? '' : 'not '}supported by «${given.join(' // ')}»`, () => {
        const check = ask(claim, given, titles === undefined ? {} : { titles });
        assert.equal(check.status === 'supported', supported, `${check.status}, ${check.reason}`);
        if (supported) assert.ok((check.derivations ?? []).length > 0);
      });
  });
