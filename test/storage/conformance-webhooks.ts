import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { DeliveryAttempt, Webhook } from '../../src/domain/webhook.ts';
import type { ClaimedDelivery, LogEntry, Storage, WebhookStore } from '../../src/storage/ports.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { batchAt, recordId, timeAt } from './samples.ts';

const NOW = Date.parse(timeAt(1000));
const LEASE = 30_000;
const MOST = 10_000;

export function webhookAt(n: number, fields: Partial<Webhook> = {}): Webhook {
  return {
    webhook_id: recordId(0xa00 + n),
    tenant: 'acme',
    url: `https://hooks.example/${n}`,
    description: `größer 🜂 ${n}`,
    events: ['decision.deny', 'decision.needs_review'],
    secrets: [{ secret: `whsec_${n}`, expires_at: null }],
    created_at: timeAt(n),
    updated_at: timeAt(n),
    disabled_at: null,
    disabled_reason: null,
    failing_since: null,
    ...fields,
  };
}

/** Appends decisions to the log, one entry each. */
async function decide(storage: Storage, ...decisions: readonly Partial<LogEntry>[]): Promise<void> {
  const base = (await storage.log.head())?.tree_size ?? 0;
  await storage.log.append(batchAt(base, decisions.length, { fields: (leaf) => decisions[leaf - base]! }));
}

const DENY = { decision: 'deny' };
const REVIEW = { decision: 'needs_review' };
const ALLOW = { decision: 'allow' };

async function subjects(store: WebhookStore, webhook: Webhook, status?: 'pending' | 'cancelled') {
  const { tenant, webhook_id } = webhook;
  const found = await store.deliveries({ tenant, webhook_id, limit: 1000, ...(status && { status }) });
  return found.map(({ subject }) => subject);
}

let leases = 0;

async function claimAll(store: WebhookStore, now_ms = NOW, limit = 100): Promise<readonly ClaimedDelivery[]> {
  const due = await store.due();
  const claims = due.map(({ webhook_id }) => ({ webhook_id, limit }));
  leases += 1;
  return store.claim(claims, `lease ${leases}`, now_ms, now_ms + LEASE);
}

const attempt = (fields: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  at: timeAt(1001),
  status_code: 500,
  error: 'status',
  duration_ms: 12.5,
  ...fields,
});
const GOOD = attempt({ status_code: 204, error: null });

export function webhookConformance(openFresh: OpenFresh): void {
  describe('webhooks', () => {
    keeping(openFresh);
    changing(openFresh);
  });
  describe('deliveries of webhooks', () => {
    fanningOut(openFresh);
    leasing(openFresh);
    settling(openFresh);
    replaying(openFresh);
    removing(openFresh);
  });
}

function keeping(openFresh: OpenFresh): void {
  test(
    'a webhook is given back whole, also after a restart, and to its tenant alone',
    onFresh(openFresh, async (fresh) => {
      const other = webhookAt(2, { tenant: 'other', events: ['job.completed', 'job.failed'] });
      await fresh.storage.webhooks.create(webhookAt(1), 5);
      await fresh.storage.webhooks.create(other, 5);
      const { webhooks } = await fresh.reopen();
      assert.deepEqual(await webhooks.get('acme', webhookAt(1).webhook_id), webhookAt(1));
      assert.equal(await webhooks.get('other', webhookAt(1).webhook_id), undefined);
      assert.equal(await webhooks.get('acme', "' OR 1=1 --"), undefined);
      assert.deepEqual(await webhooks.list('other'), [other]);
      assert.deepEqual(await webhooks.list(), [webhookAt(1), other]);
    }),
  );

  test(
    'a tenant has no more webhooks than the limit, however many are made together',
    onFresh(openFresh, async ({ storage: { webhooks } }) => {
      const made = await Promise.allSettled(
        Array.from({ length: 8 }, (_, n) => webhooks.create(webhookAt(n), 3)),
      );
      assert.equal(made.filter(({ status }) => status === 'fulfilled').length, 3);
      for (const one of made) if (one.status === 'rejected') assert.equal(one.reason.code, 'conflict');
      await webhooks.create(webhookAt(9, { tenant: 'other' }), 3);
      assert.equal((await webhooks.list('acme')).length, 3);
    }),
  );
}

function changing(openFresh: OpenFresh): void {
  test(
    'an update changes what it names and nothing else, of its tenant alone',
    onFresh(openFresh, async ({ storage: { webhooks } }) => {
      const before = webhookAt(1);
      await webhooks.create(before, 5);
      assert.equal(
        await webhooks.update('other', before.webhook_id, { url: 'https://evil' }, timeAt(9)),
        undefined,
      );
      const url = 'https://elsewhere.example/';
      const changed = await webhooks.update('acme', before.webhook_id, { url }, timeAt(9));
      assert.deepEqual(changed, { ...before, url, updated_at: timeAt(9) });
      const events = ['decision.deny', 'job.failed'] as const;
      const again = await webhooks.update('acme', before.webhook_id, { events, description: '' }, timeAt(10));
      assert.deepEqual(again, { ...before, url, events, description: '', updated_at: timeAt(10) });
      assert.deepEqual(await webhooks.get('acme', before.webhook_id), again);
    }),
  );

  test(
    'a rotated secret comes first; those before it keep their ends, and expired ones go',
    onFresh(openFresh, async ({ storage: { webhooks } }) => {
      await webhooks.create(webhookAt(1), 5);
      const rotate = (secret: string, at: number, keep = 9) =>
        webhooks.rotateSecret('acme', webhookAt(1).webhook_id, secret, timeAt(at), timeAt(at + 100), keep);
      await rotate('whsec_b', 10);
      const twice = await rotate('whsec_c', 20);
      assert.deepEqual(twice?.secrets, [
        { secret: 'whsec_c', expires_at: null },
        { secret: 'whsec_b', expires_at: timeAt(120) },
        { secret: 'whsec_1', expires_at: timeAt(110) },
      ]);
      assert.deepEqual(
        (await rotate('whsec_d', 115))?.secrets.map(({ secret }) => secret),
        ['whsec_d', 'whsec_c', 'whsec_b'],
      );
      assert.deepEqual(
        (await rotate('whsec_e', 116, 2))?.secrets.map(({ secret }) => secret),
        ['whsec_e', 'whsec_d'],
      );
      assert.equal((await webhooks.get('acme', webhookAt(1).webhook_id))?.secrets.length, 2);
      assert.equal(
        await webhooks.rotateSecret('other', webhookAt(1).webhook_id, 'x', timeAt(1), timeAt(2), 2),
        undefined,
      );
    }),
  );
}

function fanningOut(openFresh: OpenFresh): void {
  test(
    'each decision that a webhook subscribes to becomes one delivery, from its creation on',
    onFresh(openFresh, async (fresh) => {
      const { storage } = fresh;
      await decide(storage, DENY, DENY);
      await storage.webhooks.create(webhookAt(1), 5);
      await storage.webhooks.create(webhookAt(2, { tenant: 'other' }), 5);
      await storage.webhooks.create(webhookAt(3, { events: ['decision.needs_review', 'job.failed'] }), 5);
      assert.equal(await storage.webhooks.fanOut(NOW, 100, MOST), 0);
      await decide(storage, DENY, ALLOW, REVIEW, { ...DENY, tenant: 'other' }, { decision: null });
      assert.equal(await storage.webhooks.fanOut(NOW, 100, MOST), 4);
      assert.equal(await storage.webhooks.fanOut(NOW, 100, MOST), 0);
      const { webhooks } = await fresh.reopen();
      assert.deepEqual((await subjects(webhooks, webhookAt(1))).toSorted(), [recordId(2), recordId(4)]);
      assert.deepEqual(await subjects(webhooks, webhookAt(2, { tenant: 'other' })), [recordId(5)]);
      assert.deepEqual(await subjects(webhooks, webhookAt(3)), [recordId(4)]);
      assert.deepEqual(await subjects(webhooks, webhookAt(1, { tenant: 'other' })), []);
      assert.deepEqual(await webhooks.delivery('acme', webhookAt(3).webhook_id, recordId(4)), {
        webhook_id: webhookAt(3).webhook_id,
        event: 'decision.needs_review',
        subject: recordId(4),
        status: 'pending',
        attempts: 0,
        created_at: new Date(NOW).toISOString(),
        next_attempt_at: new Date(NOW).toISOString(),
        last_attempt: null,
      });
    }),
  );

  test(
    'whatever the steps and however many fan out at once, no decision is lost or doubled',
    onFresh(openFresh, async ({ storage }) => {
      await storage.webhooks.create(webhookAt(1), 5);
      let expected = 0;
      const kinds = fc.array(fc.constantFrom(DENY, REVIEW, ALLOW, { ...DENY, tenant: 'other' }), {
        minLength: 1,
        maxLength: 12,
      });
      const property = fc.asyncProperty(
        kinds,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (decisions, step, together) => {
          await decide(storage, ...decisions);
          expected += decisions.filter((one) => one === DENY || one === REVIEW).length;
          for (let made = 1; made > 0; ) {
            const all = Array.from({ length: together }, () => storage.webhooks.fanOut(NOW, step, MOST));
            made = (await Promise.all(all)).reduce((sum, one) => sum + one, 0);
          }
          const found = await subjects(storage.webhooks, webhookAt(1));
          assert.equal(found.length, expected);
          assert.equal(new Set(found).size, expected);
        },
      );
      await fc.assert(property, { numRuns: 20 });
    }),
  );

  test(
    'a webhook with enough pending gets no more until some are over: the log keeps the rest',
    onFresh(openFresh, async ({ storage }) => {
      const { webhooks } = storage;
      await webhooks.create(webhookAt(1, { events: ['decision.deny'] }), 5);
      await decide(storage, DENY, DENY, DENY, DENY, DENY);
      assert.equal(await webhooks.fanOut(NOW, 2, 2), 2);
      assert.equal(await webhooks.fanOut(NOW, 2, 2), 0);
      for (const one of await claimAll(webhooks)) await webhooks.settle(one, GOOD, { status: 'delivered' });
      assert.equal(await webhooks.fanOut(NOW, 2, 2), 2);
      for (const one of await claimAll(webhooks)) await webhooks.settle(one, GOOD, { status: 'delivered' });
      assert.equal(await webhooks.fanOut(NOW, 2, 2), 1);
      assert.equal((await subjects(webhooks, webhookAt(1))).length, 5);
    }),
  );

  test(
    'an event that is added begins with what happens then, and the others lose nothing by it',
    onFresh(openFresh, async ({ storage }) => {
      const { webhooks } = storage;
      await webhooks.create(webhookAt(1, { events: ['decision.deny'] }), 5);
      await decide(storage, DENY, REVIEW);
      const { webhook_id } = webhookAt(1);
      await webhooks.update(
        'acme',
        webhook_id,
        { events: ['decision.deny', 'decision.needs_review'] },
        timeAt(1),
      );
      await decide(storage, REVIEW);
      await webhooks.fanOut(NOW, 100, MOST);
      assert.deepEqual((await subjects(webhooks, webhookAt(1))).toSorted(), [recordId(0), recordId(2)]);
    }),
  );

  test(
    'the end of a job is an event from the moment that it is over; a cancelled one is none',
    onFresh(openFresh, async (fresh) => {
      const { jobs, webhooks } = fresh.storage;
      const both = ['job.completed', 'job.failed'] as const;
      await webhooks.create(webhookAt(1, { events: both }), 5);
      await webhooks.create(webhookAt(2, { events: ['decision.deny', 'job.failed'] }), 5);
      await webhooks.create(webhookAt(3, { events: both, tenant: 'other' }), 5);
      await webhooks.create(webhookAt(4, { events: both }), 5);
      await webhooks.update('acme', webhookAt(4).webhook_id, { enabled: false }, timeAt(1));
      const submit = (n: number) =>
        jobs.submit({
          job_id: recordId(n),
          tenant: 'acme',
          key_id: 'k',
          request_id: 'r',
          type: 'verify_batch',
          single: false,
          created_ms: NOW,
          submission_key: null,
          entries: ['{}'],
        });
      for (const n of [1, 2, 3]) await submit(n);
      const error = { code: 'internal_error', detail: 'It failed.' } as const;
      await jobs.fail(recordId(1), error, NOW, NOW + 9);
      await jobs.cancel('acme', recordId(2), NOW, NOW + 9);
      const claim = await jobs.claim({
        owner: 'worker',
        types: ['verify_batch'],
        now_ms: NOW,
        lease_until_ms: NOW + LEASE,
      });
      assert.deepEqual(await subjects(webhooks, webhookAt(1)), [recordId(1)]);
      await jobs.settle(claim!.token, [{ index: 0, outcome: 'completed', body: '{}' }], NOW, NOW + 9);
      const reopened = (await fresh.reopen()).webhooks;
      assert.deepEqual(await subjects(reopened, webhookAt(1)), [recordId(3), recordId(1)]);
      assert.deepEqual(await subjects(reopened, webhookAt(2)), [recordId(1)]);
      assert.deepEqual(await subjects(reopened, webhookAt(3, { tenant: 'other' })), []);
      assert.deepEqual(await subjects(reopened, webhookAt(4)), []);
      const delivery = await reopened.delivery('acme', webhookAt(1).webhook_id, recordId(3));
      assert.deepEqual([delivery?.event, delivery?.status], ['job.completed', 'pending']);
    }),
  );

  test(
    'disabling cancels what is pending, and nothing that happens meanwhile is owed',
    onFresh(openFresh, async ({ storage }) => {
      const { webhooks } = storage;
      const { webhook_id } = webhookAt(1);
      await webhooks.create(webhookAt(1), 5);
      await decide(storage, DENY);
      await webhooks.fanOut(NOW, 100, MOST);
      const disabled = await webhooks.update('acme', webhook_id, { enabled: false }, timeAt(7));
      assert.deepEqual([disabled?.disabled_at, disabled?.disabled_reason], [timeAt(7), 'manual']);
      await decide(storage, DENY);
      assert.equal(await webhooks.fanOut(NOW, 100, MOST), 0);
      assert.deepEqual(await webhooks.due(), []);
      assert.deepEqual(await subjects(webhooks, webhookAt(1), 'cancelled'), [recordId(0)]);
      assert.equal(await webhooks.addTest('acme', webhook_id, recordId(99), NOW), undefined);
      assert.equal(await webhooks.replay('acme', webhook_id, recordId(0), NOW), undefined);

      const enabled = await webhooks.update('acme', webhook_id, { enabled: true }, timeAt(8));
      assert.deepEqual([enabled?.disabled_at, enabled?.disabled_reason], [null, null]);
      await decide(storage, DENY);
      assert.equal(await webhooks.fanOut(NOW, 100, MOST), 1);
      assert.deepEqual(await subjects(webhooks, webhookAt(1), 'pending'), [recordId(2)]);
    }),
  );
}

/** A store with one webhook and so many deliveries that are due. */
async function withDue(storage: Storage, count: number): Promise<WebhookStore> {
  await storage.webhooks.create(webhookAt(1), 5);
  await decide(storage, ...Array.from({ length: count }, () => DENY));
  while ((await storage.webhooks.fanOut(NOW, 1000, MOST)) > 0);
  return storage.webhooks;
}

function leasing(openFresh: OpenFresh): void {
  test(
    'of many that claim at once each delivery goes to one, oldest first, and not again before its lease ends',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 20);
      const claimed = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => claimAll(webhooks, NOW, 4)))).flat();
      assert.equal(claimed.length, 20);
      assert.equal(new Set(claimed.map(({ subject }) => subject)).size, 20);
      assert.ok(claimed.every(({ attempts, webhook }) => attempts === 1 && webhook.url === webhookAt(1).url));
      assert.equal((await claimAll(webhooks, NOW + LEASE - 1)).length, 0);
      assert.equal((await claimAll(webhooks, NOW + LEASE)).length, 20);
    }),
  );

  test(
    'only what is due is claimed, and what is due is told with its time',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1);
      const { webhook_id } = webhookAt(1);
      assert.deepEqual(await webhooks.due(), [{ webhook_id, failing_since: null, due_ms: NOW }]);
      assert.equal((await claimAll(webhooks, NOW - 1)).length, 0);
      const [one] = await claimAll(webhooks);
      await webhooks.settle(one!, attempt(), { status: 'pending', due_ms: NOW + 5000 });
      assert.deepEqual(await webhooks.due(), [
        { webhook_id, failing_since: timeAt(1001), due_ms: NOW + 5000 },
      ]);
      assert.equal((await claimAll(webhooks, NOW + 4999)).length, 0);
      assert.equal((await claimAll(webhooks, NOW + 5000)).length, 1);
    }),
  );

  test(
    'a lease that has gone to another settles nothing',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1);
      const [first] = await claimAll(webhooks);
      const [second] = await claimAll(webhooks, NOW + LEASE);
      assert.equal(await webhooks.settle(first!, GOOD, { status: 'delivered' }), false);
      assert.equal(second?.attempts, 2);
      assert.equal(await webhooks.settle(second!, GOOD, { status: 'delivered' }), true);
      assert.equal(await webhooks.settle(second!, attempt(), { status: 'failed', disable: 'gone' }), false);
      assert.equal((await webhooks.get('acme', webhookAt(1).webhook_id))?.disabled_at, null);
    }),
  );

  test(
    'a claim that is given back was no attempt, and is due at once',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1);
      const [claimed] = await claimAll(webhooks);
      await webhooks.giveBack(claimed!, NOW + 1);
      const [again] = await claimAll(webhooks, NOW + 1);
      assert.equal(again?.attempts, 1);
      await webhooks.giveBack(claimed!, NOW + 2);
      assert.equal((await claimAll(webhooks, NOW + 2)).length, 0);
    }),
  );

  test(
    'what a process held that was ended is sent all the same, at the end of its lease at the latest',
    onFresh(openFresh, async (fresh) => {
      const webhooks = await withDue(fresh.storage, 3);
      assert.equal((await claimAll(webhooks)).length, 3);
      const reopened = (await fresh.reopen()).webhooks;
      await reopened.recover(NOW + 1);
      assert.equal((await claimAll(reopened, NOW + LEASE)).length, 3);
    }),
  );
}

function settling(openFresh: OpenFresh): void {
  test(
    'what came of an attempt is kept with its delivery, and on the webhook whether things get through',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1);
      const { webhook_id } = webhookAt(1);
      const failing = async () => (await webhooks.get('acme', webhook_id))?.failing_since;
      const fail = async (at: number) => {
        const [claimed] = await claimAll(webhooks, NOW + at);
        await webhooks.settle(claimed!, attempt({ at: timeAt(at) }), { status: 'pending', due_ms: NOW + at });
      };
      await fail(1);
      await fail(2);
      assert.equal(await failing(), timeAt(1));
      const kept = await webhooks.delivery('acme', webhook_id, recordId(0));
      assert.equal(kept?.attempts, 2);
      assert.deepEqual(kept?.last_attempt, attempt({ at: timeAt(2) }));
      const [claimed] = await claimAll(webhooks, NOW + 2);
      await webhooks.settle(claimed!, GOOD, { status: 'delivered' });
      assert.equal(await failing(), null);
      const done = await webhooks.delivery('acme', webhook_id, recordId(0));
      assert.deepEqual([done?.status, done?.next_attempt_at, done?.last_attempt], ['delivered', null, GOOD]);
      assert.deepEqual(await webhooks.due(), []);
    }),
  );

  test(
    'having nothing to send says nothing about the receiver',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1);
      const [claimed] = await claimAll(webhooks);
      const nothing = attempt({ status_code: null, error: 'nothing_to_send' });
      await webhooks.settle(claimed!, nothing, { status: 'failed', disable: null });
      assert.equal((await webhooks.get('acme', webhookAt(1).webhook_id))?.failing_since, null);
    }),
  );

  test(
    'a failure that disables cancels the others, those under way too',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 3);
      const [first, second] = await claimAll(webhooks, NOW, 2);
      const gone = attempt({ status_code: 410, at: timeAt(50) });
      assert.equal(await webhooks.settle(first!, gone, { status: 'failed', disable: 'gone' }), true);
      const webhook = await webhooks.get('acme', webhookAt(1).webhook_id);
      assert.deepEqual([webhook?.disabled_at, webhook?.disabled_reason], [timeAt(50), 'gone']);
      assert.equal((await subjects(webhooks, webhookAt(1), 'cancelled')).length, 2);
      assert.equal(await webhooks.settle(second!, GOOD, { status: 'delivered' }), false);
      assert.deepEqual(await webhooks.figures(), { enabled: 0, disabled: 1, failing: 0, pending: 0 });
    }),
  );

  test(
    'figures count what is enabled, failing and pending',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 3);
      await webhooks.create(webhookAt(2), 5);
      const [claimed] = await claimAll(webhooks, NOW, 1);
      assert.deepEqual(await webhooks.figures(), { enabled: 2, disabled: 0, failing: 0, pending: 3 });
      await webhooks.settle(claimed!, attempt(), { status: 'failed', disable: null });
      assert.equal((await webhooks.figures()).failing, 1);
      assert.equal((await webhooks.figures()).pending, 2);
    }),
  );
}

function replaying(openFresh: OpenFresh): void {
  test(
    'a delivery that is over is replayed with all its attempts before it; one under way is left to it',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 2);
      const { webhook_id } = webhookAt(1);
      const [first, second] = await claimAll(webhooks);
      await webhooks.settle(first!, GOOD, { status: 'delivered' });
      assert.equal(await webhooks.replay('other', webhook_id, first!.subject, NOW), undefined);
      assert.equal(await webhooks.replay('acme', webhook_id, recordId(77), NOW), undefined);
      const again = await webhooks.replay('acme', webhook_id, first!.subject, NOW + 9);
      assert.deepEqual([again?.status, again?.attempts], ['pending', 0]);
      assert.equal(again?.next_attempt_at, new Date(NOW + 9).toISOString());
      const untouched = await webhooks.replay('acme', webhook_id, second!.subject, NOW + 9);
      assert.equal(untouched?.attempts, 1);
      assert.equal(await webhooks.settle(second!, GOOD, { status: 'delivered' }), true);
      assert.deepEqual(
        (await claimAll(webhooks, NOW + 9)).map(({ subject }) => subject),
        [first!.subject],
      );
    }),
  );

  test(
    'a test is a delivery of its own',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 0);
      const { webhook_id } = webhookAt(1);
      assert.equal(await webhooks.addTest('other', webhook_id, recordId(50), NOW), undefined);
      const made = await webhooks.addTest('acme', webhook_id, recordId(50), NOW);
      assert.deepEqual([made?.event, made?.subject, made?.status], ['webhook.test', recordId(50), 'pending']);
      assert.equal((await claimAll(webhooks)).length, 1);
    }),
  );

  test(
    'lists run from the latest backwards, and their pages join without a gap or a repetition',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 23);
      const { tenant, webhook_id } = webhookAt(1);
      const [one] = await claimAll(webhooks, NOW, 1);
      await webhooks.settle(one!, GOOD, { status: 'delivered' });
      const seen: string[] = [];
      for (let before: number | undefined; ; ) {
        const cursor = before === undefined ? {} : { before };
        const page = await webhooks.deliveries({
          tenant,
          webhook_id,
          limit: 5,
          status: 'pending',
          ...cursor,
        });
        seen.push(...page.map(({ subject }) => subject));
        before = page.at(-1)?.position;
        if (page.length < 5) break;
      }
      const expected = Array.from({ length: 23 }, (_, n) => recordId(22 - n));
      assert.deepEqual(
        seen,
        expected.filter((subject) => subject !== one!.subject),
      );
      assert.deepEqual(await subjects(webhooks, webhookAt(1)), expected);
    }),
  );
}

function removing(openFresh: OpenFresh): void {
  test(
    'a removed webhook is gone with its deliveries, and sends nothing more',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 3);
      await webhooks.create(webhookAt(2, { tenant: 'other' }), 5);
      const { webhook_id } = webhookAt(1);
      const [claimed] = await claimAll(webhooks, NOW, 1);
      assert.equal(await webhooks.remove('other', webhook_id), false);
      assert.equal(await webhooks.remove('acme', webhook_id), true);
      assert.equal(await webhooks.remove('acme', webhook_id), false);
      assert.deepEqual(await webhooks.list('acme'), []);
      assert.deepEqual(await subjects(webhooks, webhookAt(1)), []);
      assert.deepEqual(await webhooks.due(), []);
      assert.equal(await webhooks.settle(claimed!, attempt(), { status: 'failed', disable: 'gone' }), false);
      assert.equal((await webhooks.figures()).pending, 0);
      assert.equal(await webhooks.sweep(0), 3);
      assert.equal(await webhooks.sweep(0), 0);
    }),
  );

  test(
    'sweeping takes deliveries that are over and old, and leaves what is pending',
    onFresh(openFresh, async ({ storage }) => {
      const webhooks = await withDue(storage, 1500);
      const claimed = await claimAll(webhooks, NOW, 1200);
      await Promise.all(claimed.map((one) => webhooks.settle(one, GOOD, { status: 'delivered' })));
      assert.equal(await webhooks.sweep(NOW), 0);
      const { tenant, webhook_id } = webhookAt(1);
      await webhooks.sweep(NOW + 1);
      assert.equal((await webhooks.deliveries({ tenant, webhook_id, limit: 1000 })).length, 300);
    }),
  );
}
