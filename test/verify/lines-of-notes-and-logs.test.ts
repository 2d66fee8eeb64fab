/** What a line, a field or a rule of a record says, and what a statement may not take from it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask, type Given } from './ask.ts';

type Row = readonly [evidence: Given, claim: string];

const LEDGER = '16 Apr CM-118 voided\n17 Apr late fee EUR 8.00 proposed';
const LOG = '10:02 RF-9082 created amount=74.00EUR\n10:04 RF-9082 amended amount=47.00EUR';
const UNUSED = { voucher: 'VC-3310-K', value: 25, holder: 'Moa Lind', times_used: 0 };
const RETURN = {
  return: 'RX-40518',
  reason_given_by_customer: 'colour differs from picture',
  item: 'Velvet armchair, moss',
};
const ALLOWANCE =
  'Guards get a night allowance of 2.80 EUR per hour as of 1 December; apprentices are left out.';

const SHEETS =
  'Overtime sheets must reach us by the 18th, otherwise hours move to January. The bike lease is open to staff. The bonus is proposed. Correction: deadline is the 16th, not the 18th.';
const TERMS =
  '1. Flexible rate. A booking at the Flexible rate may be cancelled free of charge until two days before arrival.\n2. Event nights. For stays that include an event night, rule 1 does not apply.';
const USED = '3 Mar: overdraft limit EUR 5,000, used EUR 4,120.';

/** A rule that another sets aside is told as what later text overrides. */
const REFUSED: readonly (readonly [...Row, kind: string])[] = [
  [LEDGER, 'A late fee of EUR 8.00 was charged on 17 April.', 'modality'],
  [LOG, 'RF-9082 stands at 74.00 EUR.', 'superseded'],
  [UNUSED, 'Moa Lind has already used voucher VC-3310-K.', 'negation'],
  [RETURN, 'The moss velvet armchair differs in colour from the picture.', 'attribution'],
  [SHEETS, 'Overtime sheets must reach us by the 18th.', 'superseded'],
  [SHEETS, 'Overtime sheets have until the 18th to reach payroll.', 'superseded'],
  [
    TERMS,
    'A Flexible booking that includes an event night may be cancelled free of charge until two days before arrival.',
    'superseded',
  ],
  [USED, 'On 3 March the overdraft had gone over its limit of EUR 5,000.', 'comparison'],
  [ALLOWANCE, 'Apprentices get a night allowance of 2.80 EUR per hour from 1 December.', 'exception'],
  [
    'Business licence application BL-2290, Saffron Deli.',
    'The business licence applied for under BL-2290 is for Saffron Bakery.',
    'entity',
  ],
];

const SUPPORTED: readonly Row[] = [
  [LEDGER, 'A late fee of EUR 8.00 was proposed on 17 April.'],
  [LEDGER.replace('proposed', 'charged'), 'A late fee of EUR 8.00 was charged on 17 April.'],
  [LOG, 'RF-9082 was created with an amount of 74.00 EUR.'],
  [LOG.replace('04 RF-9082', '04 RF-9083'), 'RF-9082 has an amount of 74.00 EUR.'],
  [RETURN, 'The reason that the customer gave is that the colour differs from the picture.'],
  [
    SHEETS.replace('Correction: deadline is the 16th, not the 18th.', ''),
    'Overtime sheets must reach us by the 18th.',
  ],
  [TERMS, 'A booking at the Flexible rate may be cancelled free of charge until two days before arrival.'],
  [ALLOWANCE, 'Guards get a night allowance of 2.80 EUR per hour.'],
  [ALLOWANCE, 'Apprentices are left out.'],
];

const verdictOf = ([evidence, claim]: Row) => ask(claim, [evidence]);

describe('what a line of notes, a log or a record tells', () => {
  test('is not told as done, as still so, or of those whom it passes over', () => {
    assert.deepEqual(
      REFUSED.filter(([evidence, claim]) => verdictOf([evidence, claim]).status === 'supported'),
      [],
    );
  });

  test('is refused by the name of what is wrong', () => {
    assert.deepEqual(
      REFUSED.flatMap(([evidence, claim, kind]) => {
        const { reason } = verdictOf([evidence, claim]);
        return reason === kind ? [] : [[claim, reason]];
      }),
      [],
    );
  });

  test('is told as it stands', () => {
    assert.deepEqual(
      SUPPORTED.filter((row) => verdictOf(row).status !== 'supported'),
      [],
    );
  });
});
