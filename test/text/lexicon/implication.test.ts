import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { implication, isAttribution, type Polarity } from '../../../src/text/lexicon/index.ts';

/** Affirmed, negated, verbs. */
const TABLE: readonly [Polarity, Polarity, string][] = [
  ['true', 'true', 'know, realize, regret, discover, notice, be aware'],
  ['true', 'false', 'manage, remember, bother, dare, happen, turn out, succeed'],
  ['false', 'true', 'fail, forget, neglect, omit, refrain, avoid'],
  ['true', 'unknown', 'force, cause, prove, confirm, admit, show, verify'],
  ['false', 'unknown', 'refuse, prevent, decline, forbid, call off, cancel, pretend'],
  ['unknown', 'false', 'allow, be able, permit, try, attempt'],
  ['unknown', 'true', 'hesitate'],
  [
    'unknown',
    'unknown',
    'want, plan, intend, promise, hope, say, claim, believe, deny, doubt, ask, request, order, offer, approve',
  ],
];

describe('What a verb implies of its complement', () => {
  for (const [positive, negative, verbs] of TABLE) {
    for (const verb of verbs.split(', ')) {
      test(`is ${positive} for "${verb}" affirmed and ${negative} for it negated`, () => {
        assert.deepEqual(implication(verb), { positive, negative });
      });
    }
  }

  test('is unknown for any other word', () => {
    for (const word of ['zzgq', '', '__proto__', 'laptop'])
      assert.deepEqual(implication(word), { positive: 'unknown', negative: 'unknown' });
  });
});

describe('Verbs of attribution', () => {
  test('make what follows somebody’s words', () => {
    for (const verb of ['say', 'claim', 'report', 'believe', 'point out', 'deny'])
      assert.ok(isAttribution(verb));
    for (const verb of ['refund', 'manage', 'ship', '']) assert.ok(!isAttribution(verb));
  });
});
