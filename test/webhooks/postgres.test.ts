import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { post, serve } from '../app/process.ts';
import { temporaryFolder } from '../http/harness.ts';
import { missingPostgres, type PostgresServer, startPostgres } from '../postgres/server.ts';
import { startReceiver } from './receiver.ts';

const ROUNDS = 4;

describe('webhooks of several servers on one PostgreSQL', { skip: missingPostgres() ?? false }, () => {
  let database: PostgresServer;
  let folder: string;
  before(async () => {
    database = await startPostgres();
    folder = temporaryFolder();
  });
  after(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  test('each decision is sent by one of them while all is well, and by another when one is killed', {
    timeout: 240_000,
  }, async (t) => {
    /** How often the delivery of each record came. */
    const came = new Map<string, number>();
    const receiver = await startReceiver((response, _, { body }) => {
      const { record_id } = JSON.parse(body).data;
      came.set(record_id, (came.get(record_id) ?? 0) + 1);
      setTimeout(() => response.writeHead(204).end(), 3);
    });
    t.after(() => receiver.close());
    const env = {
      DATABASE_URL: await database.createDatabase(),
      LOG_LEVEL: 'error',
      TOUCHSTONE_WEBHOOK_NETWORKS: '127.0.0.0/8',
      TOUCHSTONE_WEBHOOK_SECONDS: '1',
    };
    const told = new Set<string>();
    async function deny(address: string, count: number): Promise<void> {
      for (let n = 0; n < count; n++) {
        const body = { claims: [{ text: 'It was delivered.' }], sources: [], response: { mode: 'verbose' } };
        const answer = await post(address, '/v2/authorize', body).then(
          (one) => one.json() as Promise<{ decision?: string; audit: { record_id: string } }>,
          () => undefined,
        );
        if (answer?.decision === 'deny') told.add(answer.audit.record_id);
      }
    }
    const allCame = async () => {
      while ([...told].some((record_id) => !came.has(record_id))) await delay(20);
    };

    const first = await serve(folder, env);
    assert.equal((await post(first.address, '/v2/webhooks', { url: receiver.url })).status, 201);
    let second = await serve(folder, env);
    await Promise.all([deny(first.address, 40), deny(second.address, 40)]);
    await allCame();
    assert.equal(told.size, 80);
    assert.ok(
      [...came.values()].every((times) => times === 1),
      'a decision was sent twice',
    );

    for (let round = 0; round < ROUNDS; round++) {
      const running = Promise.all([deny(first.address, 20), deny(second.address, 20)]);
      await delay(30 * round);
      second.child.kill('SIGKILL');
      await second.exit;
      await running;
      second = await serve(folder, env);
    }
    await allCame();
    for (const server of [first, second]) {
      server.child.kill('SIGTERM');
      assert.equal((await server.exit).code, 0);
    }
  });
});
