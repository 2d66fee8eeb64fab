// Several of a number that is several; never several of one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const CASES: readonly (readonly [holds: boolean, claim: string, evidence: string])[] = [
  [true, 'Several customers complained about the fee.', 'Seven customers complained about the fee.'],
  [true, 'The show won multiple Tony Awards.', 'The show won nine Tony Awards.'],
  [true, 'Multiple invoices were paid late.', 'Two invoices were paid late.'],
  [false, 'Numerous customers complained about the fee.', 'Four customers complained about the fee.'],
  [false, 'Several customers complained about the fee.', 'One customer complained about the fee.'],
  [false, 'Many customers complained about the fee.', 'A customer complained about the fee.'],
  [false, 'Several long-standing customers complained.', 'A single long-standing customer complained.'],
  [false, 'Both drivers were injured.', 'One driver was injured.'],
  [true, 'Several customers complained about a fee.', 'Several customers complained about a fee.'],
];

describe('how many a statement speaks of without a number', () => {
  for (const [holds, claim, evidence] of CASES)
    test(`"${evidence}" ${holds ? 'states' : 'does not state'} "${claim}"`, () => {
      assert.equal(ask(claim, [evidence]).status === 'supported', holds);
    });
});
