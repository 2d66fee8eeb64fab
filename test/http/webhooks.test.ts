import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { DEFAULT_LIMITS } from '../../src/contract/limits.ts';
import { openApi } from '../../src/contract/pages.ts';
import { EventPayloads } from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import { answers, type Received, type Receiver, startReceiver } from '../webhooks/receiver.ts';
import { type Answered, CLAIM, type Running, running, SUPPORTED, TEXT, temporaryFolder } from './harness.ts';

const LOCAL = { TOUCHSTONE_WEBHOOK_NETWORKS: '127.0.0.0/8', TOUCHSTONE_WEBHOOK_RETRIES: '1,1,1' };
const SECRET_TEXT = 'The parcel was delivered on 4 March 2026.';
const DENIED = {
  action: { type: 'refund', params: { card: '4111-1111-1111-1111' } },
  claims: [{ text: SECRET_TEXT }],
  sources: [{ text: TEXT }],
};
const REVIEWED = { ...DENIED, requirements: { decision_mode: 'balanced' } };

async function receiverFor(t: TestContext, behaviour = answers(204)): Promise<Receiver> {
  const receiver = await startReceiver(behaviour);
  t.after(() => receiver.close());
  return receiver;
}

const ofType = (receiver: Receiver, type: string): Received[] =>
  receiver.received.filter(({ body }) => JSON.parse(body).type === type);

describe('webhooks', () => {
  let server: Running;
  before(async () => {
    server = await running(LOCAL);
  });
  after(() => server.stop());

  const send = (method: string, path: string, body?: unknown, key?: string): Promise<Answered> =>
    server.send(method, path, {
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
      ...(key !== undefined && { key }),
    });

  /** A tenant of its own with a webhook, and a key for it. */
  async function tenantWith(url: string, fields: object = {}) {
    const tenant = `t${Math.random().toString(36).slice(2)}`;
    const key = await server.key({ tenant });
    const created = await send('POST', '/v2/webhooks', { url, ...fields }, key);
    assert.equal(created.status, 201, created.text);
    return { tenant, key, created: created.body, path: `/v2/webhooks/${created.body.webhook_id}` };
  }

  async function untilDelivery(
    path: string,
    key: string,
    check: (delivery: Record<string, unknown>) => boolean,
  ) {
    for (;;) {
      const { body } = await send('GET', path, undefined, key);
      if (check(body)) return body;
      await delay(10);
    }
  }

  test('a denied decision is told with its record, signed, and without a word of its claim or parameters', async (t) => {
    const receiver = await receiverFor(t);
    const { key, created } = await tenantWith(receiver.url);
    const decided = await send('POST', '/v2/authorize', { ...DENIED, response: { mode: 'verbose' } }, key);
    assert.equal(decided.body.decision, 'deny');
    await receiver.got(1);
    const [{ headers, body } = assert.fail()] = receiver.received;
    const payload = new Verifier(created.secret).verify(body, headers as Record<string, string>);
    const { audit, request_id, evaluated_at, coverage_score, reason } = decided.body;
    assert.deepEqual(payload, {
      type: 'decision.deny',
      timestamp: evaluated_at,
      data: {
        record_id: audit.record_id,
        request_id,
        decision: 'deny',
        reason,
        action_type: 'refund',
        coverage_score,
        evaluated_at,
        metrics: { claims_total: 1, claims_supported: 0, sources_total: 1 },
      },
    });
    assert.equal(headers['webhook-id'], `msg_${audit.record_id.replaceAll('-', '')}`);
    for (const word of ['parcel', '4111', TEXT]) assert.equal(body.includes(word), false, word);
  });

  test('what is sent is what the reference says of it', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    await send('POST', '/v2/authorize', DENIED, key);
    await send('POST', '/v2/authorize', REVIEWED, key);
    await send('POST', `${path}/test`, undefined, key);
    await receiver.got(3);
    const described = Object.keys(openApi(DEFAULT_LIMITS, '1').webhooks as object);
    for (const { body } of receiver.received) {
      const payload = JSON.parse(body);
      const { schema } = EventPayloads.find(({ events }) => events.includes(payload.type)) ?? assert.fail();
      assert.deepEqual(compile(schema)(payload), []);
      assert.ok(described.includes(payload.type));
    }
  });

  test('only what is subscribed to is told, and an allowed action tells nobody', async (t) => {
    const receiver = await receiverFor(t);
    const { key } = await tenantWith(receiver.url, { events: ['decision.needs_review'] });
    assert.equal((await send('POST', '/v2/authorize', SUPPORTED, key)).body.decision, 'allow');
    assert.equal((await send('POST', '/v2/authorize', DENIED, key)).body.decision, 'deny');
    assert.equal((await send('POST', '/v2/authorize', REVIEWED, key)).body.decision, 'needs_review');
    await receiver.got(1);
    await delay(100);
    assert.equal(receiver.received.length, 1);
    assert.equal(ofType(receiver, 'decision.needs_review').length, 1);
  });

  test('what fails is tried again, and its delivery tells how it went', async (t) => {
    const receiver = await receiverFor(t, answers(503));
    const { key, path } = await tenantWith(receiver.url);
    const { message_id } = (await send('POST', `${path}/test`, undefined, key)).body;
    const failed = await untilDelivery(
      `${path}/deliveries/${message_id}`,
      key,
      (one) => one.last_attempt !== null,
    );
    assert.equal(failed.status, 'pending');
    assert.deepEqual([failed.last_attempt.status_code, failed.last_attempt.error], [503, 'status']);
    assert.ok(failed.next_attempt_at > failed.last_attempt.at);
    assert.notEqual((await send('GET', path, undefined, key)).body.failing_since, null);
    receiver.behave = answers(200);
    const done = await untilDelivery(
      `${path}/deliveries/${message_id}`,
      key,
      (one) => one.status !== 'pending',
    );
    assert.deepEqual(
      [done.status, done.next_attempt_at, done.payload.type],
      ['delivered', null, 'webhook.test'],
    );
    assert.equal((await send('GET', path, undefined, key)).body.failing_since, null);
    assert.deepEqual(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1);
  });

  test('a delivery is replayed under the same id', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    const { message_id } = (await send('POST', `${path}/test`, undefined, key)).body;
    const delivery = `${path}/deliveries/${message_id}`;
    await untilDelivery(delivery, key, (one) => one.status === 'delivered');
    const replayed = await send('POST', `${delivery}/replay`, undefined, key);
    assert.equal(replayed.body.status, 'pending');
    await receiver.got(2);
    assert.equal(receiver.received[1]?.headers['webhook-id'], message_id);
    const listed = await send('GET', `${path}/deliveries?status=delivered`, undefined, key);
    assert.ok(listed.body.deliveries.length <= 1);
  });

  test('a rotated secret signs at once, and the old one with it for a day', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path, created } = await tenantWith(receiver.url);
    const rotated = await send('POST', `${path}/rotate-secret`, undefined, key);
    assert.notEqual(rotated.body.secret, created.secret);
    const overlap = Date.parse(rotated.body.previous_secret_expires_at) - Date.parse(rotated.body.updated_at);
    assert.equal(overlap, 86_400_000);
    await send('POST', `${path}/test`, undefined, key);
    await receiver.got(1);
    const [{ headers, body } = assert.fail()] = receiver.received;
    for (const secret of [created.secret, rotated.body.secret]) {
      new Verifier(secret).verify(body, headers as Record<string, string>);
    }
  });

  test('it is disabled and enabled by `status`, in the words of the answer, as by `enabled`', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    const disabled = await send('PATCH', path, { status: 'disabled' }, key);
    assert.deepEqual(
      [disabled.status, disabled.body.status, disabled.body.disabled_reason, disabled.body.warnings],
      [200, 'disabled', 'manual', []],
    );
    assert.equal(
      (await send('PATCH', path, { status: 'enabled', enabled: true }, key)).body.status,
      'enabled',
    );
    for (const body of [
      { status: 'paused' },
      { status: null },
      { status: 'disabled', enabled: true },
      { status: 'enabled', enabled: false },
    ]) {
      const refused = await send('PATCH', path, body, key);
      assert.equal(refused.status, 400, refused.text);
      assert.equal(refused.body.errors[0].pointer, '/status');
    }
    assert.equal((await send('GET', path, undefined, key)).body.status, 'enabled');
  });

  test('410 disables it, and it can be enabled again', async (t) => {
    const receiver = await receiverFor(t, answers(410));
    const { key, path } = await tenantWith(receiver.url);
    await send('POST', `${path}/test`, undefined, key);
    const gone = await untilDelivery(path, key, ({ status }) => status === 'disabled');
    assert.equal(gone.disabled_reason, 'gone');
    const refused = await send('POST', `${path}/test`, undefined, key);
    assert.deepEqual([refused.status, refused.body.code], [409, 'webhook_disabled']);
    const [{ message_id }] = (await send('GET', `${path}/deliveries`, undefined, key)).body.deliveries;
    const again = await send('POST', `${path}/deliveries/${message_id}/replay`, undefined, key);
    assert.deepEqual([again.status, again.body.code], [409, 'webhook_disabled']);
    assert.equal((await send('PATCH', path, { enabled: true }, key)).body.status, 'enabled');
    assert.equal((await send('POST', `${path}/test`, undefined, key)).status, 200);
  });

  test('nobody sees or touches the webhooks of another tenant, and a key needs the scope admin', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    const { message_id } = (await send('POST', `${path}/test`, undefined, key)).body;
    const stranger = await server.key({ tenant: 'stranger' });
    const calls: readonly (readonly [string, string, unknown?])[] = [
      ['GET', path],
      ['PATCH', path, { url: 'https://8.8.8.8/' }],
      ['DELETE', path],
      ['POST', `${path}/rotate-secret`],
      ['POST', `${path}/test`],
      ['GET', `${path}/deliveries`],
      ['GET', `${path}/deliveries/${message_id}`],
      ['POST', `${path}/deliveries/${message_id}/replay`],
    ];
    for (const [method, at, body] of calls) {
      const answer = await send(method, at, body, stranger);
      assert.deepEqual([answer.status, answer.body.code], [404, 'not_found'], `${method} ${at}`);
    }
    assert.deepEqual((await send('GET', '/v2/webhooks', undefined, stranger)).body.webhooks, []);
    const weak = await server.key({ scopes: ['verify', 'authorize', 'jobs', 'sources', 'audit'] });
    for (const [method, at, body] of [
      ...calls,
      ['GET', '/v2/webhooks'],
      ['POST', '/v2/webhooks', {}],
    ] as const) {
      assert.equal((await send(method, at, body, weak)).body.code, 'insufficient_scope', `${method} ${at}`);
      assert.equal((await send(method, at, body, 'none')).status, 401);
    }
    assert.equal((await send('GET', path, undefined, key)).body.url, receiver.url);
  });

  test('a secret is shown when it is made and never again, and neither it nor an address is logged', async (t) => {
    const receiver = await receiverFor(t, answers(500));
    const { key, path, created } = await tenantWith(`${receiver.url}?token=of-the-receiver`);
    await send('POST', `${path}/test`, undefined, key);
    await receiver.got(1);
    await send('PATCH', path, { description: 'x' }, key);
    for (const at of ['/v2/webhooks', path, `${path}/deliveries`]) {
      assert.doesNotMatch((await send('GET', at, undefined, key)).text, /whsec_/);
    }
    const logged = JSON.stringify(server.logged);
    assert.equal(logged.includes(created.secret), false);
    assert.equal(logged.includes('of-the-receiver'), false);
  });

  test('a webhook that is deleted is gone with its deliveries', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    await send('POST', `${path}/test`, undefined, key);
    await receiver.got(1);
    assert.equal((await send('DELETE', path, undefined, key)).body.deleted, true);
    assert.equal((await send('GET', path, undefined, key)).status, 404);
    assert.equal((await send('GET', `${path}/deliveries`, undefined, key)).status, 404);
    await send('POST', '/v2/authorize', DENIED, key);
    await delay(100);
    assert.equal(receiver.received.length, 1);
  });

  test('an idempotency key makes one webhook, and belongs to one path', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    const post = (at: string, body?: unknown) =>
      server.send('POST', at, {
        key,
        headers: { 'content-type': 'application/json', 'idempotency-key': `k ${at}`.replaceAll(' ', '-') },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const [one, same] = [
      await post('/v2/webhooks', { url: receiver.url }),
      await post('/v2/webhooks', { url: receiver.url }),
    ];
    assert.deepEqual([same.status, same.text], [one.status, one.text]);
    const location = `/v2/webhooks/${one.body.webhook_id}`;
    assert.deepEqual(
      [one, same].map(({ headers }) => headers.get('location')),
      [location, location],
    );
    assert.equal((await send('GET', '/v2/webhooks', undefined, key)).body.webhooks.length, 2);
    const other = `/v2/webhooks/${one.body.webhook_id}`;
    const headers = { 'idempotency-key': 'shared' };
    assert.equal((await server.send('POST', `${path}/test`, { key, headers })).status, 200);
    const reused = await server.send('POST', `${other}/test`, { key, headers });
    assert.equal(reused.body.code, 'idempotency_key_reused');
  });

  test('all faults of a body are told at once', async () => {
    const fault = async (body: unknown) => {
      const { status, body: problem } = await send('POST', '/v2/webhooks', body);
      assert.equal(status, 400);
      return Object.fromEntries(
        problem.errors.map(({ pointer, message }: { pointer: string; message: string }) => [
          pointer,
          message,
        ]),
      );
    };
    const many = await fault({ url: 'ftp://x', events: ['decision.allow'], description: 7 });
    assert.deepEqual(Object.keys(many).sort(), ['/description', '/events/0', '/url']);
    assert.match((await fault({}))['/url'], /url is missing/);
    assert.match((await fault({ url: 7 }))['/url'], /must be a string/);
    assert.match((await fault({ url: 'hooks.example' }))['/url'], /no web address/);
    assert.match((await fault({ url: 'https://u:p@hooks.example/' }))['/url'], /user name/);
    assert.match((await fault({ url: 'https://hooks.example/#x' }))['/url'], /fragment/);
    assert.match(
      (await fault({ url: `https://hooks.example/${'x'.repeat(2100)}` }))['/url'],
      /limit is 2,048/,
    );
    assert.match((await fault({ url: 'https://8.8.8.8/', events: [] }))['/events'], /empty/);
    assert.match((await fault('words'))[''], /must be an object/);
    assert.match((await fault(null))[''], /must be an object/);
    const created = await send('POST', '/v2/webhooks', { url: 'https://8.8.8.8/', evnets: ['x'] });
    assert.deepEqual(created.body.warnings, ['/evnets']);
    await send('DELETE', `/v2/webhooks/${created.body.webhook_id}`);
  });

  test('a name that nobody knows at the moment is taken: each attempt asks again', async () => {
    const created = await send('POST', '/v2/webhooks', { url: 'https://hooks.shop.example/' });
    assert.equal(created.status, 201);
    await send('DELETE', `/v2/webhooks/${created.body.webhook_id}`);
  });

  test('a tenant has so many and no more', async (t) => {
    const receiver = await receiverFor(t);
    const { key } = await tenantWith(receiver.url);
    for (let n = 1; n < 16; n++) await send('POST', '/v2/webhooks', { url: receiver.url }, key);
    const refused = await send('POST', '/v2/webhooks', { url: receiver.url }, key);
    assert.deepEqual([refused.status, refused.body.code], [409, 'too_many_webhooks']);
    assert.match(refused.body.detail, /16 webhooks.*TOUCHSTONE_MAX_WEBHOOKS/);
  });

  test('a batch that is over is told without its results', async (t) => {
    const receiver = await receiverFor(t);
    const { key } = await tenantWith(receiver.url, { events: ['job.completed'] });
    const batch = { jobs: [{ claims: [{ text: CLAIM }], sources: [{ text: TEXT }] }] };
    const submitted = await send('POST', '/v1/verify-claims-batch', batch, key);
    assert.equal(submitted.status, 202);
    await receiver.got(1);
    const payload = JSON.parse(receiver.received[0]!.body);
    assert.equal(payload.type, 'job.completed');
    assert.equal(payload.data.job_id, submitted.body.job_id);
    assert.deepEqual(payload.data.progress, { total: 1, completed: 1, failed: 0 });
    assert.equal(payload.timestamp, payload.data.finished_at);
    assert.equal('results' in payload.data, false);
    const { schema } = EventPayloads.find(({ events }) => events.includes('job.completed')) ?? assert.fail();
    assert.deepEqual(compile(schema)(payload), []);
  });

  test('figures and metrics tell what is sent', async (t) => {
    const receiver = await receiverFor(t);
    const { key, path } = await tenantWith(receiver.url);
    await send('POST', `${path}/test`, undefined, key);
    await receiver.got(1);
    const { webhooks } = (await send('GET', '/health/detailed')).body.components;
    assert.equal(webhooks.status, 'ok');
    assert.ok(webhooks.enabled >= 1);
    const metrics = await send('GET', '/metrics');
    assert.match(metrics.text, /touchstone_webhook_attempts_total\{status="delivered"\} [1-9]/);
    for (const name of ['in_flight', 'pending', 'failing']) {
      assert.match(metrics.text, new RegExp(`touchstone_webhooks_${name} \\d`));
    }
  });
});

describe('where a webhook may lead', () => {
  test('is the public network alone, at registration and at each change, unless the operator names others', async (t) => {
    const server = await running();
    t.after(() => server.stop());
    const post = (url: string) => server.post('/v2/webhooks', { url });
    const inside = await receiverFor(t);
    for (const url of [
      ...[
        inside.url,
        inside.url.replace('http:', 'https:'),
        'https://localhost/',
        'https://x.localhost:8443/',
      ],
      ...[
        'https://127.1/',
        'https://2130706433/',
        'https://0x7f.0.0.1/',
        'https://[::1]/',
        'https://10.0.0.1/',
      ],
      ...['https://[::ffff:127.0.0.1]/', 'https://[64:ff9b::a9fe:a9fe]/', 'https://[2002:7f00:1::]/'],
      ...[
        'https://169.254.169.254/latest/meta-data',
        'https://0.0.0.0/',
        'https://100.64.1.1/',
        'https://[fe80::1]/',
      ],
      ...[
        'https://224.0.0.1/',
        'https://255.255.255.255/',
        'https://[fd00::1]/',
        'http://8.8.8.8/',
        'http://hooks.invalid/',
      ],
    ]) {
      const { status, body } = await post(url);
      assert.equal(status, 400, url);
      assert.deepEqual(
        body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ['/url'],
      );
      assert.match(body.detail, /not public.*TOUCHSTONE_WEBHOOK_NETWORKS/);
    }
    const created = (await post('https://8.8.8.8/')).body;
    const changed = await server.send('PATCH', `/v2/webhooks/${created.webhook_id}`, {
      body: JSON.stringify({ url: 'https://192.168.0.1/' }),
      headers: { 'content-type': 'application/json' },
    });
    assert.equal(changed.status, 400);
    assert.equal(inside.received.length, 0);
  });

  test('is asked again before each attempt: a network that the operator no longer names is not sent to', async (t) => {
    const receiver = await receiverFor(t);
    const folder = temporaryFolder();
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const first = await running(LOCAL, folder);
    const created = (await first.post('/v2/webhooks', { url: receiver.url })).body;
    await first.stop();
    const second = await running({}, folder);
    t.after(() => second.stop());
    const path = `/v2/webhooks/${created.webhook_id}`;
    const { message_id } = (await second.send('POST', `${path}/test`)).body;
    for (;;) {
      const { body } = await second.send('GET', `${path}/deliveries/${message_id}`);
      if (body.last_attempt === null) {
        await delay(10);
        continue;
      }
      assert.equal(body.last_attempt.error, 'address_refused');
      break;
    }
    assert.equal(receiver.received.length, 0);
  });
});
