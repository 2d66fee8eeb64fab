import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { Networks } from '../../src/webhooks/networks.ts';
import { resolveByDns } from '../../src/webhooks/resolve.ts';
import { createSender } from '../../src/webhooks/send.ts';
import { startNameServer } from './name-server.ts';
import { startReceiver } from './receiver.ts';

const NEVER = new AbortController().signal;

async function nameServer(t: TestContext, addresses: (name: string) => readonly string[] | undefined) {
  const server = await startNameServer(addresses);
  t.after(() => server.close());
  return { ...server, resolve: resolveByDns([server.address]) };
}

describe('a name', () => {
  test('has the addresses of both families', async (t) => {
    const { resolve } = await nameServer(t, () => ['8.8.8.8', '8.8.4.4', '2001:4860:4860::8888']);
    const found = await resolve('hooks.example', NEVER);
    assert.deepEqual([...found].sort(), ['2001:4860:4860::8888', '8.8.4.4', '8.8.8.8']);
  });

  test('may have those of one family alone', async (t) => {
    const { resolve } = await nameServer(t, (name) =>
      name === 'six.example' ? ['2606:4700::1'] : ['1.1.1.1'],
    );
    assert.deepEqual(await resolve('six.example', NEVER), ['2606:4700::1']);
    assert.deepEqual(await resolve('four.example', NEVER), ['1.1.1.1']);
  });

  test('that there is not is a failure', async (t) => {
    const { resolve } = await nameServer(t, () => []);
    await assert.rejects(resolve('nothing.example', NEVER), /no address/);
  });

  test('whose server says nothing is given up with the attempt', async (t) => {
    const { resolve } = await nameServer(t, () => undefined);
    const cut = new AbortController();
    setTimeout(() => cut.abort(), 20);
    await assert.rejects(resolve('slow.example', cut.signal), { name: 'AbortError' });
  });

  test('that changes its mind between two attempts, or within one, leads nowhere inside', async (t) => {
    const receiver = await startReceiver();
    t.after(() => receiver.close());
    let inside = false;
    const { resolve, asked } = await nameServer(t, () => (inside ? ['127.0.0.66'] : ['127.0.0.1']));
    const send = createSender({ networks: new Networks(['127.0.0.1']), resolve });
    const attempt = () =>
      send({ url: `http://rebind.example:${receiver.port}/`, headers: {}, body: '{}' }, NEVER);
    assert.equal((await attempt()).status_code, 204);
    // One question for each family, and none of the connection's own after the check.
    assert.equal(asked.length, 2);
    inside = true;
    assert.equal((await attempt()).error, 'address_refused');
    assert.equal(receiver.received.length, 1);
    assert.equal(asked.length, 4);
  });
});
