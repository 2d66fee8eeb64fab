// Output mode (specification 1.4): an answer is governed through its claims.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Running, running } from './harness.ts';

const ANSWER =
  'Hi Marianne, thanks for getting in touch! Your return for order 30-4471 was received on 12 May [s1]. ' +
  'The kettle passed inspection and $64.00 was sent back to your Visa card on 14 May [s1]. ' +
  'Does that answer your question? The money should always be visible within 24 hours.';
const SOURCE = {
  source_id: 's1',
  title: 'Returns record 30-4471',
  text: 'The return for order 30-4471 was received on 12 May. The kettle passed inspection. $64.00 was sent back to the Visa card on 14 May.',
};
const VERBOSE = { mode: 'verbose' };

describe('output mode', () => {
  let server: Running;
  before(async () => {
    server = await running({ TOUCHSTONE_MAX_ANSWER_CLAIMS: '4' });
  });
  after(() => server.stop());

  const authorize = async (body: object) => {
    const { status, body: artifact } = await server.post('/v2/authorize', body);
    assert.equal(status, 200, JSON.stringify(artifact));
    return artifact;
  };

  test('finds the claims of an answer, with their places, and names what it sets aside', async () => {
    const artifact = await authorize({ answer: ANSWER, sources: [SOURCE], response: VERBOSE });
    const said = artifact.diagnostics.map((check: { answer_start: number; answer_end: number }) =>
      ANSWER.slice(check.answer_start, check.answer_end),
    );
    assert.deepEqual(said, [
      'Your return for order 30-4471 was received on 12 May [s1].',
      'The kettle passed inspection',
      '$64.00 was sent back to your Visa card on 14 May [s1].',
      'The money should always be visible within 24 hours.',
    ]);
    assert.deepEqual(
      artifact.diagnostics.map((check: { claim_id: string; status: string }) => [
        check.claim_id,
        check.status,
      ]),
      [
        ['a1', 'supported'],
        ['a2', 'supported'],
        ['a3', 'supported'],
        ['a4', 'unsupported'],
      ],
    );
    assert.deepEqual(
      artifact.skipped.map((one: { text: string; reason: string }) => [one.text, one.reason]),
      [
        ['Hi Marianne, thanks for getting in touch!', 'courtesy'],
        ['Does that answer your question?', 'question'],
      ],
    );
    assert.equal(artifact.decision, 'deny');
  });

  test('gives the answer without the statements that are not supported', async () => {
    const artifact = await authorize({ answer: ANSWER, sources: [SOURCE], response: VERBOSE });
    assert.equal(
      artifact.supported_answer,
      ANSWER.replace(' The money should always be visible within 24 hours.', ''),
    );
  });

  test('compact artifacts hold what the specification lists and nothing else', async () => {
    const artifact = await authorize({ answer: ANSWER, sources: [SOURCE] });
    assert.deepEqual(Object.keys(artifact).sort(), [
      'coverage_score',
      'decision',
      'evaluated_at',
      'metrics',
      'request_hash',
      'request_id',
    ]);
  });

  test('without a claim there is nothing to allow: needs_review, no_claims', async () => {
    const body = {
      answer: 'Good morning! Could you send us two photos?',
      sources: [SOURCE],
      response: VERBOSE,
    };
    const strict = await authorize(body);
    assert.deepEqual([strict.decision, strict.reason, strict.diagnostics], ['needs_review', 'no_claims', []]);
    assert.equal(strict.supported_answer, body.answer);
    const audit = await authorize({ ...body, requirements: { decision_mode: 'audit' } });
    assert.deepEqual([audit.decision, audit.reason], ['allow', 'no_claims']);
  });

  test('the claims of the request and of its answer are verified both, under ids of their own', async () => {
    const artifact = await authorize({
      claims: [{ claim_id: 'a1', text: 'The kettle passed inspection.' }],
      answer: 'Import VAT was paid by the sender.',
      sources: [SOURCE, { text: 'Import VAT was paid by the sender.' }],
      response: VERBOSE,
    });
    assert.deepEqual(
      artifact.diagnostics.map((check: { claim_id: string; answer_start?: number }) => [
        check.claim_id,
        check.answer_start,
      ]),
      [
        ['a1', undefined],
        ['aa1', 0],
      ],
    );
    assert.equal(artifact.decision, 'allow');
  });

  test('more claims than are evaluated are never silent: evaluation_incomplete', async () => {
    const answer = Array.from({ length: 6 }, (_, i) => `The kettle of lot ${i} passed inspection.`).join(' ');
    const artifact = await authorize({
      answer,
      sources: [{ text: answer }],
      response: VERBOSE,
      requirements: { decision_mode: 'balanced' },
    });
    assert.equal(artifact.decision, 'needs_review');
    assert.ok(artifact.reasons.includes('evaluation_incomplete'));
    const last = artifact.diagnostics.at(-1);
    assert.equal(artifact.diagnostics.length, 5);
    assert.deepEqual([last.claim_id, last.status, last.reason], ['a5', 'ambiguous', 'evaluation_incomplete']);
    assert.equal(answer.slice(last.answer_start, last.answer_end), last.claim_text);
    assert.ok(!artifact.supported_answer.includes('lot 4'));
  });

  test('offsets into the answer count in the unit that the response asks for', async () => {
    const answer = '🙂 Grüße! The kettle passed inspection.';
    const artifact = await authorize({
      answer,
      sources: [SOURCE],
      response: { ...VERBOSE, offsets: 'utf-8' },
    });
    const [check] = artifact.diagnostics;
    assert.equal(
      Buffer.from(answer).subarray(check.answer_start, check.answer_end).toString(),
      'The kettle passed inspection.',
    );
  });

  test('the record commits to the answer without holding a word of it', async () => {
    const artifact = await authorize({ answer: ANSWER, sources: [SOURCE], response: VERBOSE });
    const { text } = await server.send('GET', `/v2/audit/${artifact.audit.record_id}`);
    const { record } = JSON.parse(text);
    assert.match(record.answer_commitment, /^sha256:[0-9a-f]{64}$/);
    assert.equal(record.claims.length, 4);
    assert.ok(record.versions.extractor);
    assert.ok(!text.includes('kettle'));
  });

  test('semantic verification judges the claims of an answer too, and says so where it cannot', async () => {
    const body = { answer: ANSWER, sources: [SOURCE], response: VERBOSE };
    const plain = await authorize(body);
    const artifact = await authorize({ ...body, options: { semantic_verify: true } });
    const places = (one: { diagnostics: { answer_start: number; claim_id: string }[] }) =>
      one.diagnostics.map(({ answer_start, claim_id }) => [claim_id, answer_start]);
    assert.deepEqual(places(artifact), places(plain));
    assert.equal(artifact.diagnostics[0].status, 'supported');
  });

  describe('citations in the answer', () => {
    const sources = [
      {
        source_id: 's1',
        title: 'Terms',
        text: 'Refunds take five working days. The deposit was returned on 9 June.',
        uri: 'https://example.com/terms',
      },
      {
        source_id: 's2',
        title: 'Ledger',
        text: 'Invoice 7781 was paid on 3 May. Refunds take five working days.',
      },
    ];
    const checkOf = async (answer: string) => {
      const artifact = await authorize({ answer, sources, response: VERBOSE });
      return artifact.diagnostics[0];
    };

    for (const cite of [
      '[s1]',
      '[1]',
      '(Source: Terms)',
      '([our terms](https://example.com/terms))',
      '【s1】',
    ]) {
      test(`${cite} ties the claim to its source`, async () => {
        const check = await checkOf(`Refunds take five working days ${cite}.`);
        assert.equal(check.status, 'supported', JSON.stringify(check));
        assert.deepEqual(
          [...new Set(check.citations.map((one: { source_id: string }) => one.source_id))],
          ['s1'],
        );
        assert.equal(check.invalid_citations, undefined);
      });
    }

    test('a footnote names its source by what its definition says', async () => {
      const check = await checkOf('Refunds take five working days.[^a]\n\n[^a]: See the Ledger.');
      assert.equal(check.status, 'supported');
      assert.equal(check.citations[0].source_id, 's2');
    });

    test('support from another source is reported, and the citation is invalid_citation', async () => {
      const answer = 'Invoice 7781 was paid on 3 May [s1].';
      const check = await checkOf(answer);
      assert.deepEqual([check.status, check.reason], ['ambiguous', 'invalid_citation']);
      assert.equal(check.citations[0].source_id, 's2');
      const [invalid] = check.invalid_citations;
      assert.deepEqual([invalid.source_id, invalid.quote], ['s1', '[s1]']);
      assert.equal(answer.slice(invalid.answer_start, invalid.answer_end), '[s1]');
    });

    test('one of two citations that does not support its sentence is named, and takes nothing from the other', async () => {
      const check = await checkOf('Invoice 7781 was paid on 3 May [s1][s2].');
      assert.equal(check.status, 'supported');
      assert.deepEqual(
        check.invalid_citations.map((one: { source_id: string }) => one.source_id),
        ['s1'],
      );
    });

    test('a citation of a source that the request does not have is invalid_citation', async () => {
      const check = await checkOf('Refunds take five working days [s9].');
      assert.deepEqual([check.status, check.reason], ['ambiguous', 'invalid_citation']);
      assert.equal(check.invalid_citations[0].source_id, 's9');
    });

    test('each half of a sentence is tied to the citation behind it', async () => {
      const answer = 'Invoice 7781 was paid on 3 May [s2] and the deposit was returned on 9 June [s1].';
      const artifact = await authorize({ answer, sources, response: VERBOSE });
      assert.deepEqual(
        artifact.diagnostics.map(
          (check: { citations: { source_id: string }[] }) => check.citations[0]!.source_id,
        ),
        ['s2', 's1'],
      );
      assert.equal(artifact.decision, 'allow');
    });
  });
});
