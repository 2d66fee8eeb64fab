import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  buildRecord,
  type DecisionFacts,
  openSecrets,
  opensCommitment,
  sealRecord,
} from '../../src/audit/index.ts';
import { canonicalize } from '../../src/text/canonical.ts';
import { factsOf, recordOf } from './workshop.ts';

describe('the record of a decision', () => {
  test('it holds who, what, the decision and the versions, and no text', () => {
    const { record } = recordOf(7, true);
    assert.equal(record.tenant, 'acme');
    assert.equal(record.decision, 'allow');
    assert.deepEqual(record.reasons, ['coverage_sufficient']);
    assert.equal(record.action_type, 'refund');
    assert.deepEqual(record.claims[0]!.citations, [{ source_id: 's1', start: 3, end: 27 }]);
    assert.deepEqual(record.sources, [
      { source_id: 's1', checksum: `sha256:${'cd'.repeat(32)}` },
      { source_id: 's2', checksum: null, fault: 'fetch_failed' },
    ]);
    const text = canonicalize(record);
    for (const secret of ['refund of order', 'HF-7', 'never kept', 'Order 7 was']) {
      assert.ok(!text.includes(secret), secret);
    }
  });

  test('it holds the options that decided, and of a source that was set aside what it held and should have held', () => {
    const [actual, expected] = ['ef', '01'].map((digits) => `sha256:${digits.repeat(32)}`);
    const options = {
      deny_if_any_unsupported: true,
      evidence_limit: 3,
      trusted_origins: ['document'],
      semantic_verify: true,
    } as const;
    const evidence = [
      {
        source_id: 'tampered',
        type: 'faulty',
        fault: 'source_integrity_failed',
        checksum: actual!,
        expected_checksum: expected!,
      },
      { source_id: 'unknown', type: 'faulty', fault: 'fetch_failed', expected_checksum: expected! },
    ] as const;
    const { record } = buildRecord(factsOf(1, { options, evidence } as Partial<DecisionFacts>), false);
    assert.deepEqual(record.options, {
      deny_if_any_unsupported: true,
      evidence_limit: 3,
      trusted_origins: ['document'],
    });
    assert.deepEqual(record.sources, [
      {
        source_id: 'tampered',
        checksum: actual,
        fault: 'source_integrity_failed',
        expected_checksum: expected,
      },
      { source_id: 'unknown', checksum: null, fault: 'fetch_failed', expected_checksum: expected },
    ]);
  });

  test('its commitments open with salt and text, and with nothing else', () => {
    const { record, secrets } = recordOf(7, true);
    const pointer = '/claims/0/text_commitment';
    const salt = secrets.salts[pointer]!;
    const text = secrets.texts![pointer]!;
    const { text_commitment } = record.claims[0]!;
    const bytes = Buffer.concat([Buffer.from(salt, 'base64'), Buffer.from(text)]);
    assert.equal(text_commitment, `sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    assert.ok(opensCommitment(text_commitment, salt, text));
    assert.ok(!opensCommitment(text_commitment, salt, `${text} `));
    assert.ok(!opensCommitment(text_commitment, randomBytes(32).toString('base64'), text));
    assert.ok(!opensCommitment(text_commitment, '', text));
    const params = '/action_params_commitment';
    assert.equal(secrets.texts![params], '{"amount":39.9,"order":"HF-7"}');
    assert.ok(
      opensCommitment(record.action_params_commitment!, secrets.salts[params]!, secrets.texts![params]!),
    );
  });

  test('two records of one decision share no commitment', () => {
    const commitments = Array.from({ length: 300 }, () => recordOf(7).record.claims[0]!.text_commitment);
    assert.equal(new Set(commitments).size, 300);
  });

  test('texts stay only where the operator keeps them', () => {
    assert.equal(recordOf(7, false).secrets.texts, undefined);
    assert.equal(Object.keys(recordOf(7, false).secrets.salts).length, 2);
  });

  test('a verification has no decision and no action', () => {
    const { ruling: _, action: __, ...facts } = factsOf(1, { operation: 'verify' });
    const { record } = buildRecord(facts, false);
    const sealed = sealRecord(record, null);
    assert.equal(sealed.decision, null);
    assert.equal(sealed.action_type, null);
    assert.equal(sealed.secrets, null);
    assert.ok(!('reason' in record));
  });

  test('record_hash is the SHA-256 of the RFC 8785 form', () => {
    const { record, secrets } = recordOf(3);
    const sealed = sealRecord(record, secrets);
    assert.equal(sealed.record, canonicalize(record));
    assert.deepEqual(Buffer.from(sealed.record_hash), createHash('sha256').update(sealed.record).digest());
  });

  test('sealed secrets come back, and no changed character of them goes unnoticed', () => {
    const { record, secrets } = recordOf(3, true);
    const { secrets: stored, record_hash } = sealRecord(record, secrets);
    assert.deepEqual(openSecrets(stored!, record_hash), secrets);
    assert.equal(openSecrets(stored!, sealRecord(recordOf(4).record, null).record_hash), undefined);
    fc.assert(
      fc.property(fc.nat(stored!.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const changed = stored!.slice(0, at) + String.fromCharCode(code) + stored!.slice(at + 1);
        fc.pre(changed !== stored);
        assert.equal(openSecrets(changed, record_hash), undefined);
      }),
    );
  });
});
