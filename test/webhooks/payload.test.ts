import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { EXAMPLES } from '../../src/contract/pages.ts';
import { EventPayloads } from '../../src/contract/schemas/index.ts';
import { compile } from '../../src/contract/validate.ts';
import type { AuditRecord } from '../../src/domain/audit.ts';
import type { Job } from '../../src/domain/job.ts';
import type { Json } from '../../src/domain/json.ts';
import type { Delivery, DeliveryEvent } from '../../src/domain/webhook.ts';
import type { Storage } from '../../src/storage/ports.ts';
import { payloadsFrom } from '../../src/webhooks/payload.ts';

const ID = '019ce5d1-6f3a-7c44-9b1e-2f6d8a90c3b7';
const TIME = '2026-03-11T13:22:05.120Z';

const shown = EXAMPLES.find(({ name }) => name === 'get_record')!.answer as unknown as {
  record: AuditRecord;
};
const RECORD: AuditRecord = {
  ...shown.record,
  record_id: ID,
  decision: 'deny',
  reason: 'unsupported_claims',
};
const JOB: Job = {
  job_id: ID,
  type: 'verify_batch',
  status: 'completed',
  progress: { total: 2, completed: 1, failed: 1 },
  created_at: TIME,
  started_at: TIME,
  finished_at: '2026-03-11T13:30:00.000Z',
  expires_at: '2026-03-18T13:30:00.000Z',
  error: null,
};

/** A storage that holds one record and one job of one tenant. */
function payloads(record?: AuditRecord, job?: Job) {
  const mine = <T>(tenant: string, id: string, value: T | undefined) =>
    Promise.resolve(tenant === 'acme' && id === ID ? value : undefined);
  const storage = {
    log: {
      record: (tenant: string, id: string) => mine(tenant, id, record && { record: JSON.stringify(record) }),
    },
    jobs: { get: (tenant: string, id: string) => mine(tenant, id, job) },
  } as unknown as Pick<Storage, 'log' | 'jobs'>;
  return payloadsFrom(storage);
}

const delivery = (event: DeliveryEvent): Delivery => ({
  webhook_id: ID,
  event,
  subject: ID,
  status: 'pending',
  attempts: 1,
  created_at: TIME,
  next_attempt_at: TIME,
  last_attempt: null,
});

function assertDescribed(payload: { readonly type: string }): void {
  const { schema } = EventPayloads.find(({ events }) => events.includes(payload.type)) ?? assert.fail();
  assert.deepEqual(compile(schema)(payload as unknown as Json), []);
}

describe('what a webhook carries', () => {
  test('of a decision is what its record says, the same at each attempt', async () => {
    const write = payloads(RECORD);
    const body = await write('acme', delivery('decision.deny'));
    assert.equal(await write('acme', delivery('decision.deny')), body);
    const payload = JSON.parse(body!);
    assertDescribed(payload);
    assert.deepEqual([payload.type, payload.timestamp], ['decision.deny', RECORD.evaluated_at]);
    assert.deepEqual(payload.data.metrics, { claims_total: 1, claims_supported: 1, sources_total: 1 });
    assert.equal('follows' in payload.data, false);
  });

  test('of a decision that concludes another names the first record; without an action there is no type', async () => {
    const { action_type: _, ...bare } = RECORD;
    const body = await payloads({ ...bare, follows: ID })('acme', delivery('decision.deny'));
    const payload = JSON.parse(body!);
    assertDescribed(payload);
    assert.deepEqual([payload.data.follows, payload.data.action_type], [ID, null]);
  });

  test('of a decision holds no commitment, no span and no key of the caller', async () => {
    const body = (await payloads(RECORD)('acme', delivery('decision.needs_review')))!;
    for (const inside of ['commitment', 'citations', 'checksum', RECORD.key_id, RECORD.tenant]) {
      assert.equal(body.includes(inside), false, inside);
    }
  });

  test('of a job is the job, at the time of its end', async () => {
    const payload = JSON.parse((await payloads(undefined, JOB)('acme', delivery('job.completed')))!);
    assertDescribed(payload);
    assert.deepEqual(payload, { type: 'job.completed', timestamp: JOB.finished_at, data: JOB });
  });

  test('is nothing where what it is about is gone, or another tenant’s', async () => {
    for (const event of ['decision.deny', 'job.failed'] as const) {
      assert.equal(await payloads()('acme', delivery(event)), undefined);
      assert.equal(await payloads(RECORD, JOB)('other', delivery(event)), undefined);
    }
  });
});
