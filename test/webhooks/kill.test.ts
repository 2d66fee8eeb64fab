import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { KEY, post, run, serve } from '../app/process.ts';
import { temporaryFolder } from '../http/harness.ts';
import { answers, type Behaviour, hangs, startReceiver } from './receiver.ts';

const ROUNDS = 10;

/** Answers well, badly, late, or never: by turns. */
function moody(): Behaviour {
  let turn = 0;
  const moods: readonly Behaviour[] = [
    answers(204),
    answers(500),
    (_, request) => void request.socket.resetAndDestroy(),
    (response) => void setTimeout(() => response.writeHead(200).end(), 30),
    hangs,
  ];
  return (...args) => moods[turn++ % moods.length]!(...args);
}

describe('kill -9 between a decision and its delivery', () => {
  test(`${ROUNDS} times over: every decision that was told is delivered, and nothing else is`, {
    timeout: 300_000,
  }, async (t) => {
    const folder = temporaryFolder();
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const behave = moody();
    /** Records whose delivery was answered with 2xx. */
    const taken = new Set<string>();
    const receiver = await startReceiver((response, request, received) => {
      response.on('finish', () => {
        if (response.statusCode < 300) taken.add(JSON.parse(received.body).data.record_id);
      });
      behave(response, request, received);
    });
    t.after(() => receiver.close());
    const env = {
      LOG_LEVEL: 'error',
      TOUCHSTONE_WEBHOOK_NETWORKS: '127.0.0.0/8',
      TOUCHSTONE_WEBHOOK_SECONDS: '1',
      TOUCHSTONE_WEBHOOK_RETRIES: Array(50).fill('1').join(','),
    };
    /** Records of decisions that their caller heard of. */
    const told = new Set<string>();
    for (let round = 0; round < ROUNDS; round++) {
      const server = await serve(folder, env);
      if (round === 0) {
        const created = await post(server.address, '/v2/webhooks', { url: receiver.url });
        assert.equal(created.status, 201);
      }
      let killed = false;
      const clients = Array.from({ length: 4 }, async (_, client) => {
        for (let at = 0; !killed; at++) {
          const claims = [{ text: `Parcel ${round}-${client}-${at} was delivered.` }];
          const body = { claims, sources: [], response: { mode: 'verbose' } };
          const answer = await post(server.address, '/v2/authorize', body).then(
            (one) => one.json() as Promise<{ decision: string; audit: { record_id: string } }>,
            () => undefined,
          );
          if (answer?.decision === 'deny') told.add(answer.audit.record_id);
          await delay(5);
        }
      });
      const before = told.size;
      while (told.size < before + 5) await delay(2);
      await delay(round * 15);
      server.child.kill('SIGKILL');
      killed = true;
      await server.exit;
      await Promise.all(clients);
    }
    receiver.behave = (response, _, { body }) => {
      taken.add(JSON.parse(body).data.record_id);
      response.writeHead(204).end();
    };
    const server = await serve(folder, env);
    const figures = async () => {
      const headers = { authorization: `Bearer ${KEY}` };
      const answer = await fetch(`${server.address}/health/detailed`, { headers });
      return ((await answer.json()) as { components: { webhooks: { pending: number } } }).components.webhooks;
    };
    while ([...told].some((record_id) => !taken.has(record_id)) || (await figures()).pending > 0)
      await delay(50);
    server.child.kill('SIGTERM');
    assert.equal((await server.exit).code, 0);

    assert.ok(told.size >= ROUNDS * 5);
    const { stdout } = await run(['audit', 'export'], { TOUCHSTONE_DATA: folder });
    const recorded = new Set(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).record.record_id),
    );
    for (const record_id of taken) assert.ok(recorded.has(record_id), `${record_id} has no record`);
    assert.equal(taken.size, recorded.size, 'a record was not delivered');
    const ids = new Map<string, string>();
    for (const { headers, body } of receiver.received) {
      const { record_id } = JSON.parse(body).data;
      assert.equal(ids.get(record_id) ?? headers['webhook-id'], headers['webhook-id']);
      ids.set(record_id, String(headers['webhook-id']));
    }
  });
});
