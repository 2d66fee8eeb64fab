/** What follows by logic from what several statements say together: an order, a list, a condition that is met. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

type Row = readonly [evidence: string, claim: string];

const FOLLOWS: readonly Row[] = [
  ['Anna is older than Ben. Ben is older than Carl.', 'Carl is younger than Anna.'],
  ['Anna is older than Ben, and Ben is older than Carl.', 'Anna is older than Carl.'],
  ['Lia is as tall as Mia , Mia is as tall as Nia , Nia is taller than Pia', 'Lia is taller than Pia.'],
  [
    'The warehouse is north of the office. The office is north of the station.',
    'The station is south of the warehouse.',
  ],
  [
    'The safe is to the left of the door. The door is to the left of the lamp.',
    'The lamp is to the right of the safe.',
  ],
  ['Anna has visited Rome, Oslo and Bern.', 'Anna has visited at least three places.'],
  ['Anna has visited Rome, Oslo and Bern.', 'Anna has visited more than two places.'],
  ['If the pump fails, the alarm rings. The pump fails.', 'The alarm rings.'],
  ['If the form was signed, the refund was paid. The form was signed.', 'The refund was paid.'],
  [
    'The yellow square is below the blue square. The yellow square is to the right of the triangle.',
    'The blue square is to the right of the triangle.',
  ],
  ['The lamp is to the left of the desk. The lamp is below the clock.', 'The desk is below the clock.'],
  ['Everyone has visited Rome, Oslo and Bern.', 'A person visited Oslo and Bern.'],
  ['Anna has paid, Ben has not paid and if Anna has paid then Carl has left.', 'Carl has left.'],
];

const FAILS: readonly Row[] = [
  ['Anna is older than Ben. Ben is older than Carl.', 'Anna is younger than Carl.'],
  ['Anna is older than Ben. Ben is taller than Carl.', 'Anna is older than Carl.'],
  ['Anna is older than Ben. Carl is older than Ben.', 'Anna is older than Carl.'],
  ['Anna is not older than Ben. Ben is older than Carl.', 'Anna is older than Carl.'],
  ['Anna may be older than Ben. Ben is older than Carl.', 'Anna is older than Carl.'],
  ['If Anna is older than Ben, she pays. Ben is older than Carl.', 'Anna is older than Carl.'],
  ['Anna is as old as Ben. Ben is as old as Carl.', 'Anna is older than Carl.'],
  [
    'The warehouse is west of the office. The station is west of the office.',
    'The warehouse is west of the station.',
  ],
  ['Anna has visited Rome, Oslo and Bern.', 'Anna has visited more than three places.'],
  [
    'The yellow square is below the blue square. The yellow square is to the right of the triangle.',
    'The blue square is to the left of the triangle.',
  ],
  [
    'The lamp is to the left of the desk. The lamp is below the clock.',
    'The desk is to the left of the clock.',
  ],
  [
    'The lamp is to the left of the desk, but it was moved. The lamp is below the clock.',
    'The desk is below the clock.',
  ],
  ['Everyone has visited Rome, Oslo and Bern.', 'A person visited Oslo and Paris.'],
  ['Almost everyone has visited Rome, Oslo and Bern.', 'A person visited Oslo and Bern.'],
  ['Anna has visited Rome, Oslo and Bern.', 'Anna did not visit Paris.'],
  ['Everyone has visited Rome.', 'Anna has visited Rome.'],
  ['Anna called Ben. Almost everyone has visited Rome.', 'Anna has visited Rome.'],
  ['If the pump fails, the alarm rings.', 'The alarm rings.'],
  ['If the pump fails, the alarm rings. The alarm rings.', 'The pump fails.'],
  ['If the form was signed, the refund was paid. The form was not signed.', 'The refund was paid.'],
  ['If the form was signed, the refund was paid. Was the form signed?', 'The refund was paid.'],
  ['If the form is signed and dated, the refund is paid. The form is signed.', 'The refund is paid.'],
];

const isSupported = ([evidence, claim]: Row): boolean => ask(claim, [evidence]).status === 'supported';

describe('what follows from an order, a list or a condition that is met', () => {
  test('is supported, and told how it follows', () => {
    assert.deepEqual(
      FOLLOWS.filter((row) => !isSupported(row)),
      [],
    );
    const [[evidence, claim]] = FOLLOWS;
    assert.deepEqual(ask(claim, [evidence]).derivations, ['anna > ben (old); ben > carl (old)']);
  });

  test('is not where a link is missing, denied, only possible or of something else', () => {
    assert.deepEqual(FAILS.filter(isSupported), []);
  });
});
