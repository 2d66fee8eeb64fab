import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { Webhook as Verifier } from 'standardwebhooks';
import { run, serve } from '../app/process.ts';
import { temporaryFolder } from '../http/harness.ts';
import { type Receiver, startReceiver } from '../webhooks/receiver.ts';

describe('touchstone webhooks', () => {
  let folder: string;
  let env: Record<string, string>;
  let receiver: Receiver;
  before(async () => {
    folder = temporaryFolder();
    env = { TOUCHSTONE_DATA: join(folder, 'data'), TOUCHSTONE_WEBHOOK_NETWORKS: '127.0.0.0/8' };
    receiver = await startReceiver();
  });
  after(async () => {
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const webhooks = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await run(['webhooks', ...args], env);
    assert.equal(code, 0, stderr);
    return stdout.trim();
  };
  const json = async (...args: readonly string[]) => JSON.parse(await webhooks(...args, '--json'));

  test('are made, shown without their secret, changed, disabled and deleted', async () => {
    const [webhook_id, secret] = (await webhooks('create', receiver.url, '--events', 'decision.deny')).split(
      '\n',
    );
    assert.match(secret!, /^whsec_/);
    const shown = await json('show', webhook_id!);
    assert.deepEqual([shown.url, shown.events, shown.status], [receiver.url, ['decision.deny'], 'enabled']);
    assert.equal(JSON.stringify(shown).includes('whsec_'), false);
    const changed = await json('update', webhook_id!, '--events', 'job.failed, decision.deny', '--disable');
    assert.deepEqual([changed.events, changed.status], [['decision.deny', 'job.failed'], 'disabled']);
    assert.match(await webhooks('list'), new RegExp(`${webhook_id} +disabled \\(manual\\)`));
    assert.equal(await webhooks('list', '--tenant', 'other'), '');
    const stranger = await run(['webhooks', 'rm', webhook_id!, '--tenant', 'other'], env);
    assert.deepEqual([stranger.code, stranger.stderr.split('\n')[0]], [1, 'touchstone: not_found']);
    assert.match(await webhooks('rm', webhook_id!), /is deleted/);
    assert.equal(await webhooks('list'), '');
  });

  test('made beside a running server are sent by it: a test, its replay, with a rotated secret', async (t) => {
    const server = await serve(env.TOUCHSTONE_DATA!, env);
    t.after(async () => {
      server.child.kill('SIGTERM');
      await server.exit;
    });
    const { webhook_id, secret } = await json('create', receiver.url);
    const fresh = await webhooks('rotate-secret', webhook_id);
    const { message_id } = await json('test', webhook_id);
    await receiver.got(1);
    const [{ headers, body } = assert.fail()] = receiver.received;
    assert.equal(headers['webhook-id'], message_id);
    for (const one of [secret, fresh]) new Verifier(one).verify(body, headers as Record<string, string>);
    await webhooks('replay', webhook_id, message_id);
    await receiver.got(2);
    assert.match(await webhooks('deliveries', webhook_id), new RegExp(`${message_id} .* webhook.test`));
    assert.equal((await json('deliveries', webhook_id, '--limit', '1')).length, 1);
  });

  test('what was cancelled by disabling is replayed once it is enabled again', async () => {
    const { webhook_id } = await json('create', receiver.url);
    for (let n = 0; n < 3; n++) await webhooks('test', webhook_id);
    await webhooks('update', webhook_id, '--disable');
    assert.equal((await json('deliveries', webhook_id, '--status', 'cancelled')).length, 3);
    const refused = await run(['webhooks', 'replay', webhook_id, '--cancelled'], env);
    assert.deepEqual([refused.code, refused.stderr.split('\n')[0]], [1, 'touchstone: webhook_disabled']);
    await webhooks('update', webhook_id, '--enable');
    assert.deepEqual(await json('replay', webhook_id, '--cancelled', '--since', '2100-01-01'), {
      replayed: 0,
    });
    assert.deepEqual(await json('replay', webhook_id, '--cancelled', '--failed'), { replayed: 3 });
    assert.equal((await json('deliveries', webhook_id, '--status', 'pending')).length, 3);
    await webhooks('rm', webhook_id);
  });

  test('lead nowhere inside, unless a setting names the network', async () => {
    const refused = await run(['webhooks', 'create', receiver.url], {
      ...env,
      TOUCHSTONE_WEBHOOK_NETWORKS: '',
    });
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /\/url: url leads to an address that is not public/);
    const wrong = await run(['webhooks', 'list'], { ...env, TOUCHSTONE_WEBHOOK_NETWORKS: '127.0.0.0/99' });
    assert.match(wrong.stderr, /TOUCHSTONE_WEBHOOK_NETWORKS must be networks/);
    const retries = await run(['webhooks', 'list'], { ...env, TOUCHSTONE_WEBHOOK_RETRIES: '5,never' });
    assert.match(retries.stderr, /TOUCHSTONE_WEBHOOK_RETRIES must be/);
  });

  for (const args of [
    ['create'],
    ['deliveries', 'x', '--limit', '0'],
    ['deliveries', 'x', '--status', 'lost'],
    ['update', 'x', '--enable', '--disable'],
    ['create', 'notaurl'],
    ['create', 'ftp://example.com/'],
    ['replay', 'x'],
    ['replay', 'x', 'msg', '--failed'],
    ['replay', 'x', '--failed', '--since', 'lately'],
  ]) {
    test(`${args.join(' ')} is a usage error: 2`, async () => {
      assert.equal((await run(['webhooks', ...args], env)).code, 2);
    });
  }
});
