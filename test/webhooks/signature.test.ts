import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { messageIdOf, subjectOf } from '../../src/webhooks/message-id.ts';
import { newSecret, secretsInForce, signatureOf } from '../../src/webhooks/signature.ts';

describe('the signature of a webhook', () => {
  test('is the one of the published vector', () => {
    const signature = signatureOf(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    assert.equal(signature, 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test('is accepted by the published library, whatever the body, with each of the secrets and no other', () => {
    const property = fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 2 }), (text, others) => {
      const body = JSON.stringify({ text });
      const timestamp = Math.floor(Date.now() / 1000);
      const id = messageIdOf('019ce5d1-6f3a-7c44-9b1e-2f6d8a90c3b7');
      const secrets = [newSecret(), ...Array.from({ length: others }, newSecret)];
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(secrets, id, timestamp, body),
      };
      for (const secret of secrets) {
        assert.deepEqual(new Webhook(secret).verify(body, headers), { text });
        assert.throws(() => new Webhook(secret).verify(`${body} `, headers));
        assert.throws(() => new Webhook(secret).verify(body, { ...headers, 'webhook-id': 'msg_other' }));
      }
      assert.throws(() => new Webhook(newSecret()).verify(body, headers));
    });
    fc.assert(property, { numRuns: 50 });
  });

  test('has a secret of 32 random bytes', () => {
    const [one, other] = [newSecret(), newSecret()];
    assert.match(one, /^whsec_[A-Za-z0-9+/]{43}=$/);
    assert.notEqual(one, other);
  });

  test('is made with a replaced secret until that expires, and not at that moment', () => {
    const secrets = [
      { secret: 'new', expires_at: null },
      { secret: 'old', expires_at: '2026-01-02T00:00:00.000Z' },
    ];
    const end = Date.parse('2026-01-02T00:00:00.000Z');
    assert.deepEqual(secretsInForce(secrets, end - 1), ['new', 'old']);
    assert.deepEqual(secretsInForce(secrets, end), ['new']);
  });
});

describe('a message id', () => {
  test('holds nothing that could be taken for the end of what is signed, and leads back to its subject', () => {
    fc.assert(
      fc.property(fc.uuid(), (subject) => {
        const id = messageIdOf(subject);
        assert.match(id, /^msg_[0-9a-f]{32}$/);
        assert.equal(subjectOf(id), subject);
      }),
    );
  });

  test('that is none leads nowhere', () => {
    for (const id of [
      '',
      'msg_',
      'msg_zz',
      `msg_${'a'.repeat(33)}`,
      'a'.repeat(32),
      `msg_${'A'.repeat(32)}`,
    ]) {
      assert.equal(subjectOf(id), undefined);
    }
  });
});
