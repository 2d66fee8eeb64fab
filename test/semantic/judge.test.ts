import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { leftOpen, openPart } from '../../src/semantic/question.ts';
import { createVerifier } from '../../src/verify/index.ts';
import { assertWellFormed, type Given, questionOf } from '../verify/ask.ts';
import { CLAIMS, SOURCES } from '../verify/samples.ts';
import { askOf, type Judge, judgeOver } from './told-model.ts';

const verifier = createVerifier();

/** Verdicts from nowhere, the same for the same pair and seed. */
const capricious =
  (seed: number): Judge =>
  ({ premise, hypothesis }) => {
    const roll =
      Number.parseInt(hash('sha256', `${seed} ${premise} ${hypothesis}`).slice(0, 8), 16) / 2 ** 32;
    if (roll < 0.3) return { entail: 0.95, neutral: 0.03, contradict: 0.02 };
    return roll < 0.4
      ? { entail: 0.02, neutral: 0.03, contradict: 0.95 }
      : { entail: 0.3, neutral: 0.4, contradict: 0.3 };
  };

const sure =
  (entail: number, contradict: number): Judge =>
  () => ({
    entail,
    contradict,
    neutral: 1 - entail - contradict,
  });

const TERMS = { top_k: 8, threshold: 0.85 };

async function ask(says: Judge, claims: readonly string[], given: readonly Given[], more = {}) {
  const question = questionOf(claims, given, more);
  const { checks } = await judgeOver(says).judgeWhole({ ...question, ...TERMS });
  return { question, before: verifier(question), after: checks };
}

describe('the semantic judge', () => {
  test('gives well-formed checks whatever the model says: exact quotes, no support without evidence', async () => {
    const claims = fc.array(fc.constantFrom(...CLAIMS), { minLength: 1, maxLength: 3 });
    const sources = fc.array(fc.constantFrom(...SOURCES), { minLength: 1, maxLength: 3 });
    const modes = fc.constantFrom('required' as const, 'optional' as const);
    await fc.assert(
      fc.asyncProperty(claims, sources, fc.nat(1e6), modes, async (some, given, seed, citations) => {
        const { question, before, after } = await ask(capricious(seed), some, given, { citations });
        after.forEach((check, i) => {
          assertWellFormed(check, question);
          if (!leftOpen(before[i]!)) assert.deepEqual(check, before[i]);
          if (before[i]!.status === 'supported' && check.conflicts.length === 0)
            assert.equal(check.status, 'supported');
          if (before[i]!.conflicts.length > 0) assert.notEqual(check.status, 'supported');
        });
      }),
      { numRuns: 60 },
    );
  });

  test('gives what it gives of the open part beside what the engine says of the rest', async () => {
    const claims = fc.array(fc.constantFrom(...CLAIMS), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(claims, fc.constantFrom(...SOURCES), fc.nat(1e6), async (some, given, seed) => {
        const question = { ...questionOf(some, [given]), ...TERMS };
        const checks = verifier(question);
        const part = openPart(question, checks);
        const { checks: whole, deepened } = await judgeOver(capricious(seed)).judgeWhole(question);
        assert.equal(deepened, checks.some(leftOpen));
        if (part === undefined) assert.deepEqual(whole, checks);
        else assert.deepEqual(whole, part.complete(await judgeOver(capricious(seed)).judge(part.question)));
      }),
      { numRuns: 20 },
    );
  });

  test('changes nothing where the model finds nothing', async () => {
    for (const source of SOURCES) {
      const { before, after } = await ask(sure(0.5, 0.2), CLAIMS.slice(0, 4), [source]);
      assert.deepEqual(after, before);
    }
  });

  test('what it refuses takes nothing from what the engine supports without a citation', async () => {
    const said =
      'leads the north team, joined in March 2019, speaks Finnish, plays the cello, studied geology';
    const claim = `Mira Holt ${said} and lives in Bergen.`;
    const given = [...said.split(', '), 'lives in Bergen'].map((what) => `Mira Holt ${what}.`).join('\n\n');
    const { before, after } = await ask(sure(0.99, 0), [claim], [given], { citations: 'optional' });
    assert.deepEqual([before[0]!.status, before[0]!.citations], ['supported', []]);
    assert.equal(after[0]!.status, 'supported');
  });

  test('what the typed checks leave open of who, what and whether refuses whatever model accepts it', async () => {
    const claim = 'The committee approved the refund of $50.';
    const sources = [
      'The committee may approve the refund of $50.',
      'The committee did not approve the refund of $50.',
      'The committee approved the refund of $500.',
      'The committee approved the refund of the fee.',
    ];
    for (const source of sources) {
      const question = questionOf([claim], [source]);
      const asked = { ...question, checks: verifier(question), top_k: 8, threshold: 0.85 };
      const [check] = await judgeOver(sure(0.99, 0), true).judge(asked);
      assert.notEqual(check!.status, 'supported', source);
    }
  });

  test('a model that weighs doubts is told of them', async () => {
    const question = questionOf(
      ['The clinic opened again.'],
      ['Mr Sorel says that the clinic opened again.'],
    );
    const told = new Set<string>();
    const listening: Judge = ({ examine }) => {
      for (const { kind } of examine!().objections) told.add(kind);
      return { entail: 0.99, neutral: 0.01, contradict: 0 };
    };
    const asked = { ...question, checks: verifier(question), top_k: 8, threshold: 0.85 };
    const [check] = await judgeOver(listening, true).judge(asked);
    assert.ok(told.has('attribution'));
    assert.notEqual(check!.status, 'supported');
  });

  test('a model that contradicts everything supports nothing more', async () => {
    const { before, after } = await ask(sure(0.01, 0.98), CLAIMS.slice(0, 8), SOURCES.slice(0, 2));
    after.forEach((check, i) => {
      if (check.status === 'supported') assert.equal(before[i]!.status, 'supported');
    });
  });

  test('gives the same answer alone and beside others', async () => {
    const judge = judgeOver(capricious(7));
    const questions = SOURCES.slice(0, 4).map((source) => {
      const question = questionOf(CLAIMS.slice(0, 3), [source]);
      return { ...question, checks: verifier(question), top_k: 8, threshold: 0.85 };
    });
    const together = await Promise.all(questions.map((question) => judge.judge(question)));
    for (const [i, question] of questions.entries())
      assert.deepEqual(await judgeOver(capricious(7)).judge(question), together[i]);
  });

  test('ends a request that is aborted, and goes on with the others', async () => {
    const judge = judgeOver(sure(0.1, 0.1));
    const question = { ...questionOf(CLAIMS.slice(0, 3), SOURCES.slice(0, 2)), top_k: 8, threshold: 0.85 };
    const asked = { ...question, checks: verifier(question) };
    const abort = new AbortController();
    const ended = judge.judge(asked, abort.signal);
    abort.abort(new Error('enough'));
    await assert.rejects(ended, /enough/);
    assert.equal((await judge.judge(asked)).length, 3);
  });

  test('looks at evidence without words, and finds nothing there', async () => {
    for (const given of ['', ' ', '---', '.', { data: {} }] as const) {
      const check = await askOf(given as Given, 'The parcel was delivered.');
      assert.equal(check.status, 'unsupported', JSON.stringify(given));
    }
  });

  test('a passage that is as likely to contradict as to entail is a conflict', async () => {
    const question = questionOf(['The till was emptied.'], ['Someone took the cash box home.']);
    const even = judgeOver(sure(0.5, 0.5));
    const { checks } = await even.judgeWhole({ ...question, top_k: 8, threshold: 0.5 });
    assert.notEqual(checks[0]!.status, 'supported');
    assert.equal(checks[0]!.conflicts.length, 1);
  });

  test('what stands elsewhere against the passage is a conflict, in the words of the passage', async () => {
    const claim = 'The money is with the customer again.';
    const only =
      (own: string): Judge =>
      ({ premise }) =>
        premise === own
          ? { entail: 0.99, neutral: 0.01, contradict: 0 }
          : { entail: 0.02, neutral: 0.96, contradict: 0.02 };
    const said = 'We reimbursed the purchaser in full.';
    for (const against of [
      'The purchaser was never reimbursed.',
      'The reimbursement was later reversed.',
      'We did not reimburse the purchaser.',
    ]) {
      const check = await askOf(`${said} ${against}`, claim, only(said));
      assert.notEqual(check.status, 'supported', against);
      assert.equal(check.conflicts[0]?.quote, against);
    }
    for (const beside of [
      'The purchaser was pleased.',
      'The courier was never reimbursed.',
      'The ticket was closed.',
      'The purchaser has not written since.',
    ])
      assert.equal((await askOf(`${said} ${beside}`, claim, only(said))).status, 'supported', beside);
  });
});
