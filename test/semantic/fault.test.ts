// A fault of the engine's own on one claim, in the thread of semantic verification: that claim is not evaluated.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JudgeParts } from '../../src/semantic/judge.ts';
import { createExaminer, createVerifier, type OpenEvidence } from '../../src/verify/index.ts';
import { questionOf } from '../verify/ask.ts';
import { type Judge, judgeOver, yes } from './told-model.ts';

const CLAIMS = ['The purchaser got the money back.', 'The ticket belongs to the north desk.'];
const SOURCES = ['We reimbursed Ada Holm in full. The north desk took the ticket.'];
const question = { ...questionOf(CLAIMS, SOURCES), top_k: 8, threshold: 0.85 };

const verifier = createVerifier();
const examiner = createExaminer();

/** A model that takes every passage for the claim once the engine has examined it. */
const careful: Judge = (pair) => {
  pair.examine!();
  return yes(pair);
};

/** The engine of the package, but for what it fails on. */
const failingIn =
  (part: 'statements' | 'touching' | 'examine' | 'cite' | 'show'): JudgeParts['open'] =>
  (evidence) => {
    const open = examiner(evidence);
    let calls = 0;
    const fails = () => {
      calls++;
      if (calls === 1) throw new RangeError('a fault');
    };
    return new Proxy(open, {
      get(target, name) {
        const value = target[name as keyof OpenEvidence];
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          if (name === part) fails();
          return Reflect.apply(value, target, given);
        };
      },
    });
  };

describe('a claim that the engine fails on beside a model', () => {
  for (const part of ['statements', 'touching', 'examine', 'cite', 'show'] as const) {
    test(`is not evaluated where it fails in ${part}; the other claim of its question is`, async () => {
      const whole = await judgeOver(careful).judgeWhole(question);
      const faults: unknown[] = [];
      const parts = { open: failingIn(part), onFault: (error: unknown) => void faults.push(error) };
      const { checks } = await judgeOver(careful, false, parts).judgeWhole(question);
      assert.deepEqual([checks[0]!.status, checks[0]!.reason], ['ambiguous', 'evaluation_incomplete']);
      assert.deepEqual(checks[0]!.citations, []);
      assert.deepEqual(checks[1], whole.checks[1]);
      assert.deepEqual(faults.map(String), ['RangeError: a fault']);
    });

    test(`is no claim of its neighbour's request (${part})`, async () => {
      let failed = false;
      const open: JudgeParts['open'] = (evidence) => {
        if (failed) return examiner(evidence);
        failed = true;
        return failingIn(part)(evidence);
      };
      const judge = judgeOver(careful, false, { open, onFault() {} });
      const alone = await judgeOver(careful).judgeWhole(question);
      const [first, second] = await Promise.all([judge.judgeWhole(question), judge.judgeWhole(question)]);
      assert.equal(first.checks[0]!.reason, 'evaluation_incomplete');
      assert.deepEqual(second, alone);
    });

    test(`throws in ${part} where nobody would hear of it`, async () => {
      const judge = judgeOver(careful, false, { open: failingIn(part) });
      await assert.rejects(judge.judgeWhole(question), RangeError);
    });
  }

  test('keeps what the engine settled without the model', async () => {
    const refused = { ...question, ...questionOf(['The parcel weighs 5 kg.'], ['The parcel weighs 7 kg.']) };
    const checks = verifier(refused);
    const judge = judgeOver(yes, false, { open: failingIn('statements'), onFault() {} });
    assert.deepEqual((await judge.judgeWhole(refused)).checks, checks);
  });

  test('has no support where what speaks against the accepted passage was not evaluated', async () => {
    const before = await judgeOver(yes).judgeWhole(question);
    assert.equal(before.checks[0]!.status, 'supported');
    const passage = before.checks[0]!.citations[0]!.quote;
    const exhausted: JudgeParts['verifier'] = (asked) =>
      verifier(asked).map(({ reason, ...check }) =>
        check.claim_text === passage
          ? { ...check, status: 'ambiguous', reason: 'evaluation_incomplete' }
          : { ...check, ...(reason !== undefined && { reason }) },
      );
    const { checks } = await judgeOver(yes, false, { verifier: exhausted }).judgeWhole(question);
    assert.deepEqual([checks[0]!.status, checks[0]!.reason], ['ambiguous', 'evaluation_incomplete']);
  });
});
