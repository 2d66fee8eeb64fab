/** Patterns of a line say the same: one that is put for another has all that the other tells of. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { businessGroups } from '../../src/verify/otherwise/business.ts';
import { dealingGroups } from '../../src/verify/otherwise/dealings.ts';
import { everydayGroups } from '../../src/verify/otherwise/everyday.ts';
import { policyGroups } from '../../src/verify/otherwise/policies.ts';
import { serviceGroups } from '../../src/verify/otherwise/services.ts';

const slotsOf = (pattern: string): ReadonlySet<string> =>
  new Set([...pattern.matchAll(/\{(\p{Ll})/gu)].map(([, slot]) => slot!));

describe('patterns that say the same', () => {
  const groups = { businessGroups, dealingGroups, everydayGroups, policyGroups, serviceGroups };
  for (const [name, make] of Object.entries(groups))
    test(`${name}: no pattern leaves out what a claim that it is put for tells of`, () => {
      const lacking = make().flatMap((line) => {
        const patterns = line.split(' | ');
        const read = patterns.filter((one) => !one.startsWith('<')).map(slotsOf);
        const said = patterns.filter((one) => !one.startsWith('> '));
        return said.filter((one) => read.some((slots) => !slots.isSubsetOf(slotsOf(one))));
      });
      assert.deepEqual(lacking, []);
    });
});
