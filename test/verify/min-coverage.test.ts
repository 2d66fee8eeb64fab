// `min_coverage`: the share of a claim that has to be covered for it to count as supported.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

/** Claims of which the evidence says a part, and nothing against the rest. */
const IN_PART: readonly (readonly [claim: string, evidence: string])[] = [
  ['The invoice was paid promptly.', 'The invoice was paid.'],
  ['The parcel was delivered on 3 March to Ana Ruiz in Leeds.', 'The parcel was delivered on 3 March.'],
  ['The red lamp was returned unused.', 'The lamp was returned.'],
  [
    'The meeting on 5 May was attended by 20 members and lasted three hours.',
    'The meeting on 5 May lasted three hours.',
  ],
];

/** Claims that the evidence contradicts or leaves open. */
const NOT_SO: readonly (readonly [claim: string, evidence: string])[] = [
  ['The invoice was paid on 3 May.', 'The invoice was paid on 4 May.'],
  ['The invoice was paid.', 'The invoice may be paid next week.'],
  ['The invoice was paid.', 'The invoice was not paid.'],
  ['The parcel has arrived.', 'The parcel was delivered to the wrong address.'],
];

describe('min_coverage', () => {
  for (const [claim, evidence] of IN_PART)
    test(`decides on what is said in part: «${claim}» by «${evidence}»`, () => {
      const { coverage, status } = ask(claim, [evidence]);
      assert.notEqual(status, 'supported');
      assert.ok(coverage > 0 && coverage < 0.85);
      const lower = ask(claim, [evidence], { min_coverage: coverage });
      assert.equal(lower.status, 'supported');
      assert.equal(lower.coverage, coverage);
      assert.ok(lower.citations.length > 0 && lower.gaps.length > 0);
      assert.notEqual(ask(claim, [evidence], { min_coverage: coverage + 0.01 }).status, 'supported');
    });

  for (const [claim, evidence] of NOT_SO)
    test(`lets nothing through that is not so: «${claim}» by «${evidence}»`, () => {
      for (const min_coverage of [0.01, 0.3, 0.5, 0.8, 0.84])
        assert.notEqual(ask(claim, [evidence], { min_coverage }).status, 'supported');
    });
});
