import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import type { Webhook } from '../../src/domain/webhook.ts';
import type { Storage } from '../../src/storage/ports.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import { Dispatcher, type DispatcherParts } from '../../src/webhooks/dispatcher.ts';
import { Networks } from '../../src/webhooks/networks.ts';
import { resolveByDns } from '../../src/webhooks/resolve.ts';
import { createSender } from '../../src/webhooks/send.ts';
import { newSecret } from '../../src/webhooks/signature.ts';
import { batchAt, recordId } from '../storage/samples.ts';
import { answers, hangs, type Receiver, startReceiver } from './receiver.ts';

const DAY = 86_400_000;
const NETWORKS = new Networks(['127.0.0.0/8']);

interface Stage {
  readonly storage: Storage;
  /** Seen by onAttempt. */
  readonly attempts: string[];
  readonly errors: unknown[];
  webhook(receiver: Pick<Receiver, 'url'>, fields?: Partial<Webhook>): Promise<Webhook>;
  decide(count: number, tenant?: string): Promise<void>;
  dispatcher(parts?: Partial<DispatcherParts>): Promise<Dispatcher>;
  /** Resolves once a check of what is stored holds. */
  until(check: () => Promise<boolean> | boolean): Promise<void>;
}

async function staged(t: TestContext): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-webhooks-'));
  const storage = await openSqlite({ folder, role: 'server', writer: 'here' });
  const dispatchers: Dispatcher[] = [];
  t.after(async () => {
    await Promise.all(dispatchers.map((one) => one.stop()));
    await storage.close();
    rmSync(folder, { recursive: true });
  });
  let made = 0;
  let leases = 0;
  const attempts: string[] = [];
  const errors: unknown[] = [];
  return {
    storage,
    attempts,
    errors,
    async webhook({ url }, fields = {}) {
      made += 1;
      const now = new Date().toISOString();
      const webhook: Webhook = {
        webhook_id: recordId(0xb00 + made),
        tenant: 'acme',
        url,
        description: '',
        events: ['decision.deny'],
        secrets: [{ secret: newSecret(), expires_at: null }],
        created_at: now,
        updated_at: now,
        disabled_at: null,
        disabled_reason: null,
        failing_since: null,
        ...fields,
      };
      await storage.webhooks.create(webhook, 100);
      return webhook;
    },
    async decide(count, tenant = 'acme') {
      const base = (await storage.log.head())?.tree_size ?? 0;
      await storage.log.append(batchAt(base, count, { fields: () => ({ decision: 'deny', tenant }) }));
    },
    async dispatcher(parts = {}) {
      const dispatcher = new Dispatcher({
        store: storage.webhooks,
        payloadOf: async (tenant, { event, subject }) => JSON.stringify({ tenant, event, subject }),
        send: createSender({ networks: NETWORKS, resolve: resolveByDns() }),
        patience: { pauses_ms: [1, 1], give_up_ms: 5 * DAY },
        timeout_ms: 5_000,
        most_at_once: 16,
        most_of_one: 4,
        version: '1.2.3',
        now: Date.now,
        random: () => 0,
        leaseId: () => `lease ${++leases}`,
        ...parts,
      });
      dispatchers.push(dispatcher);
      await dispatcher.start({
        onAttempt: (status) => attempts.push(status),
        onError: (error) => errors.push(error),
      });
      return dispatcher;
    },
    async until(check) {
      while (!(await check())) await delay(5);
    },
  };
}

async function receiverFor(t: TestContext, ...args: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...args);
  t.after(() => receiver.close());
  return receiver;
}

const bodiesOf = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(body).subject).toSorted();
const firstRecords = (count: number) => Array.from({ length: count }, (_, n) => recordId(n));

describe('the dispatcher', () => {
  test('sends each event once, signed so that the published library accepts it', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    const webhook = await stage.webhook(receiver);
    const dispatcher = await stage.dispatcher();
    await stage.decide(30);
    dispatcher.wake();
    await receiver.got(30);
    await stage.until(() => stage.attempts.length === 30);
    assert.deepEqual(bodiesOf(receiver), firstRecords(30));
    assert.equal((await stage.storage.webhooks.figures()).pending, 0);
    for (const { headers, body } of receiver.received) {
      new Verifier(webhook.secrets[0]!.secret).verify(body, headers as Record<string, string>);
      const { subject } = JSON.parse(body);
      assert.equal(headers['webhook-id'], `msg_${subject.replaceAll('-', '')}`);
      assert.equal(headers['user-agent'], 'Touchstone/1.2.3');
      assert.equal(headers['content-type'], 'application/json');
    }
    assert.deepEqual(stage.errors, []);
  });

  for (const when of ['while it sends', 'before it starts'])
    test(`sends what there is though the clock is set back ${when}`, async (t) => {
      const stage = await staged(t);
      const receiver = await receiverFor(t);
      const webhook = await stage.webhook(receiver);
      let ahead_ms = DAY;
      const dispatcher = when === 'while it sends' ? await stage.dispatcher({ now }) : undefined;
      await stage.storage.webhooks.addTest('acme', webhook.webhook_id, recordId(1), now() + DAY);
      function now(): number {
        return Date.now() + ahead_ms;
      }
      // Long enough that the clock was looked at before.
      if (dispatcher !== undefined) await delay(100);
      assert.equal(receiver.received.length, 0);
      ahead_ms = 0;
      if (dispatcher === undefined) await stage.dispatcher({ now });
      else dispatcher.wake();
      await receiver.got(1);
      assert.deepEqual(stage.errors, []);
    });

  test('finds what others wrote without being told', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    await stage.webhook(receiver);
    await stage.dispatcher();
    await stage.decide(1);
    await receiver.got(1);
  });

  test('sends one event to every webhook that wants it, under one id, with a secret of each', async (t) => {
    const stage = await staged(t);
    const receivers = [await receiverFor(t), await receiverFor(t), await receiverFor(t)] as const;
    const own = [await stage.webhook(receivers[0]), await stage.webhook(receivers[1])];
    await stage.webhook(receivers[2], { tenant: 'other' });
    await stage.dispatcher();
    await stage.decide(1);
    await Promise.all([receivers[0].got(1), receivers[1].got(1)]);
    const [one, other] = [receivers[0].received[0]!, receivers[1].received[0]!];
    assert.equal(one.headers['webhook-id'], other.headers['webhook-id']);
    assert.equal(one.body, other.body);
    new Verifier(own[1]!.secrets[0]!.secret).verify(other.body, other.headers as Record<string, string>);
    assert.throws(() =>
      new Verifier(own[0]!.secrets[0]!.secret).verify(other.body, other.headers as Record<string, string>),
    );
    assert.equal(receivers[2].received.length, 0);
  });

  test('tries again what fails, under the same id with a time of its own, until it gets through', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t, answers(500));
    const webhook = await stage.webhook(receiver);
    let now_ms = Date.now();
    await stage.dispatcher({ now: () => (now_ms += 1_000) });
    await stage.decide(1);
    await receiver.got(2);
    receiver.behave = answers(204);
    await stage.until(() => stage.attempts.includes('delivered'));
    assert.deepEqual(stage.attempts, ['pending', 'pending', 'delivered']);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    const times = receiver.received.map(({ headers }) => headers['webhook-timestamp']);
    assert.equal(new Set(ids).size, 1);
    assert.equal(new Set(times).size, 3);
    assert.equal((await stage.storage.webhooks.get('acme', webhook.webhook_id))?.failing_since, null);
  });

  test('gives a delivery up after its last attempt, and tells what came of it', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t, answers(503));
    const { webhook_id } = await stage.webhook(receiver);
    await stage.dispatcher();
    await stage.decide(1);
    await stage.until(() => stage.attempts.includes('failed'));
    assert.equal(receiver.received.length, 3);
    const delivery = await stage.storage.webhooks.delivery('acme', webhook_id, recordId(0));
    assert.deepEqual([delivery?.status, delivery?.attempts], ['failed', 3]);
    assert.deepEqual([delivery?.last_attempt?.status_code, delivery?.last_attempt?.error], [503, 'status']);
    assert.equal((await stage.storage.webhooks.get('acme', webhook_id))?.disabled_at, null);
  });

  test('disables a webhook that answers 410, and one through which nothing gets for days', async (t) => {
    const stage = await staged(t);
    const gone = await receiverFor(t, answers(410));
    const failing = await receiverFor(t, answers(500));
    const webhooks = [await stage.webhook(gone), await stage.webhook(failing)];
    await stage.dispatcher({ patience: { pauses_ms: [1], give_up_ms: 0 } });
    await stage.decide(1);
    const reasons = async () =>
      (await stage.storage.webhooks.list('acme')).map(({ disabled_reason }) => disabled_reason);
    await stage.until(async () => (await reasons()).every((reason) => reason !== null));
    assert.deepEqual(await reasons(), ['gone', 'failing']);
    await stage.decide(3);
    assert.equal(await stage.storage.webhooks.fanOut(Date.now(), 10, 100), 0);
    assert.equal(gone.received.length, 1);
    assert.equal(webhooks.length, 2);
  });

  test('lets a receiver that hangs delay no other, and gives it no more than its share', async (t) => {
    const stage = await staged(t);
    const slow = await receiverFor(t, hangs);
    const quick = await receiverFor(t);
    await stage.webhook(slow);
    await stage.webhook(quick);
    await stage.dispatcher({ timeout_ms: 60_000 });
    await stage.decide(50);
    await quick.got(50);
    await slow.got(4);
    assert.equal(slow.received.length, 4);
  });

  test('lets many that hang take no more than half of the room, and one place each of the rest', async (t) => {
    const stage = await staged(t);
    const slow = await receiverFor(t, hangs);
    const quick = await receiverFor(t);
    for (let n = 0; n < 4; n++) await stage.webhook(slow);
    await stage.decide(20);
    const dispatcher = await stage.dispatcher({ timeout_ms: 60_000, most_at_once: 16, most_of_one: 8 });
    await slow.got(8 + 3);
    await stage.webhook(quick);
    await stage.decide(20);
    await quick.got(20);
    assert.ok(dispatcher.stats.in_flight < 16);
    assert.ok(slow.received.length <= 8 + 3);
  });

  test('sends to a failing receiver one at a time', async (t) => {
    const stage = await staged(t);
    let open = 0;
    let most = 0;
    const receiver = await receiverFor(t, (response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        response.writeHead(500).end();
      }, 5);
    });
    await stage.webhook(receiver);
    await stage.decide(1);
    await stage.dispatcher({ patience: { pauses_ms: Array(1000).fill(1), give_up_ms: DAY } });
    await stage.until(async () => (await stage.storage.webhooks.figures()).failing === 1);
    await stage.decide(12);
    await stage.until(() => new Set(bodiesOf(receiver)).size > 3);
    assert.equal(most, 1);
  });

  test('signs with the replaced secret too while that is in force', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    const webhook = await stage.webhook(receiver);
    const fresh = newSecret();
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    await stage.storage.webhooks.rotateSecret('acme', webhook.webhook_id, fresh, at(0), at(DAY), 5);
    await stage.dispatcher();
    await stage.decide(1);
    await receiver.got(1);
    const [{ headers, body } = assert.fail()] = receiver.received;
    for (const secret of [fresh, webhook.secrets[0]!.secret]) {
      new Verifier(secret).verify(body, headers as Record<string, string>);
    }
    assert.equal(String(headers['webhook-signature']).split(' ').length, 2);
  });

  test('fails what there is nothing to send of, without blaming the receiver', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    const { webhook_id } = await stage.webhook(receiver);
    await stage.dispatcher({ payloadOf: async () => undefined });
    await stage.decide(1);
    await stage.until(() => stage.attempts.length === 1);
    assert.deepEqual(stage.attempts, ['failed']);
    assert.equal(receiver.received.length, 0);
    assert.equal((await stage.storage.webhooks.get('acme', webhook_id))?.failing_since, null);
  });

  test('two on one storage never send the same at once', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    await stage.webhook(receiver);
    await Promise.all([stage.dispatcher(), stage.dispatcher(), stage.dispatcher()]);
    await stage.decide(60);
    await stage.until(async () => stage.attempts.length >= 60);
    assert.deepEqual(bodiesOf(receiver), firstRecords(60));
  });

  test('a stop finishes what runs or gives it back, and the next start sends it at once', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t, hangs);
    const { webhook_id } = await stage.webhook(receiver);
    const dispatcher = await stage.dispatcher({ timeout_ms: 60_000 });
    await stage.decide(1);
    await receiver.got(1);
    await dispatcher.stop();
    const given = await stage.storage.webhooks.delivery('acme', webhook_id, recordId(0));
    assert.deepEqual([given?.status, given?.attempts, given?.last_attempt], ['pending', 0, null]);
    receiver.behave = answers(204);
    await stage.dispatcher();
    await stage.until(() => stage.attempts.includes('delivered'));
  });

  test('goes on after the storage failed, and says so meanwhile', async (t) => {
    const stage = await staged(t);
    const receiver = await receiverFor(t);
    await stage.webhook(receiver);
    let broken = true;
    const store: Storage['webhooks'] = {
      ...stage.storage.webhooks,
      due: () => (broken ? Promise.reject(new Error('gone')) : stage.storage.webhooks.due()),
    };
    const dispatcher = await stage.dispatcher({ store });
    await stage.decide(1);
    await stage.until(() => stage.errors.length > 0);
    assert.equal(dispatcher.stats.failing, true);
    broken = false;
    await receiver.got(1);
    await stage.until(() => !dispatcher.stats.failing);
  });
});
