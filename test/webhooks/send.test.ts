import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { Networks } from '../../src/webhooks/networks.ts';
import { resolveByDns } from '../../src/webhooks/resolve.ts';
import { createSender, type Response, type Send } from '../../src/webhooks/send.ts';
import { CERTIFICATE } from './certificate.ts';
import { answers, type Behaviour, hangs, type Receiver, startReceiver } from './receiver.ts';

const LOOPBACK = new Networks(['127.0.0.0/8']);
const NEVER = new AbortController().signal;
const MESSAGE = {
  headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' },
  body: '{"größe":"🜂"}',
};

/** Gives these addresses, one list at each call, the last one for ever. */
function namesOf(...lists: readonly (readonly string[])[]) {
  const asked: string[] = [];
  return {
    asked,
    resolve: async (name: string) => lists[Math.min(asked.push(name), lists.length) - 1]!,
  };
}

const open: Receiver[] = [];
after(() => Promise.all(open.map((one) => one.close())));

async function receiver(
  behaviour?: Behaviour,
  options?: { tls?: boolean; port?: number },
): Promise<Receiver> {
  const started = await startReceiver(behaviour, options);
  open.push(started);
  return started;
}

const loopback: Send = createSender({ networks: LOOPBACK, resolve: resolveByDns() });

/** Sends, and gives up after so many milliseconds. */
function sendWithin(send: Send, url: string, ms: number): Promise<Response> {
  const cut = new AbortController();
  const timer = setTimeout(() => cut.abort(), ms);
  return send({ url, ...MESSAGE }, cut.signal).finally(() => clearTimeout(timer));
}

describe('one attempt', () => {
  test('posts the body and the headers as they are, and reads the status', async () => {
    const one = await receiver(answers(202));
    const response = await loopback({ url: `${one.url}/a?b=c#d`, ...MESSAGE }, NEVER);
    assert.deepEqual(response, { status_code: 202, error: null, retry_after_ms: null });
    const [got] = one.received;
    assert.equal(got?.body, MESSAGE.body);
    assert.equal(got?.path, '/hook/a?b=c');
    assert.equal(got?.headers['webhook-id'], 'msg_1');
    assert.equal(got?.headers.host, `127.0.0.1:${one.port}`);
    assert.equal(got?.headers['content-length'], String(Buffer.byteLength(MESSAGE.body)));
  });

  for (const status of [400, 404, 410, 429, 500, 503]) {
    test(`that is answered ${status} failed by its status`, async () => {
      const one = await receiver(answers(status, { 'retry-after': '7' }));
      const response = await loopback({ url: one.url, ...MESSAGE }, NEVER);
      assert.deepEqual(response, { status_code: status, error: 'status', retry_after_ms: 7000 });
    });
  }

  for (const status of [301, 302, 303, 307, 308]) {
    test(`that is redirected by ${status} goes nowhere else`, async () => {
      const inside = await receiver();
      const one = await receiver(answers(status, { location: inside.url }));
      const response = await loopback({ url: one.url, ...MESSAGE }, NEVER);
      assert.deepEqual(response, { status_code: status, error: 'redirected', retry_after_ms: null });
      assert.equal(inside.received.length, 0);
      assert.equal(one.received.length, 1);
    });
  }

  test('to a receiver that never answers ends with its time', async () => {
    const one = await receiver(hangs);
    const response = await sendWithin(loopback, one.url, 50);
    assert.deepEqual(response, { status_code: null, error: 'timeout', retry_after_ms: null });
  });

  test('does not wait for the end of a body: neither a slow one nor an endless one', async () => {
    const gone: Promise<unknown>[] = [];
    const endless: Behaviour = (response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', write);
      gone.push(new Promise((resolve) => response.on('close', resolve)));
      write();
    };
    const slow: Behaviour = (response) => {
      response.writeHead(200).write('.');
      gone.push(new Promise((resolve) => response.on('close', resolve)));
    };
    for (const behaviour of [endless, slow]) {
      const one = await receiver(behaviour);
      assert.equal((await loopback({ url: one.url, ...MESSAGE }, NEVER)).status_code, 200);
    }
    // Both connections are cut from this side.
    await Promise.all(gone);
  });

  /** What a receiver does with the bare connection. */
  const RUDE: Readonly<Record<string, (socket: Socket) => void>> = {
    'resets the connection': (socket) => socket.resetAndDestroy(),
    'closes without an answer': (socket) => socket.end(),
    'answers with what is no HTTP': (socket) => socket.end('SSH-2.0-OpenSSH_9.7\r\n'),
    'answers with headers that do not end': (socket) => {
      socket.write(`HTTP/1.1 200 OK\r\n`);
      for (let at = 0; at < 3000; at++) socket.write(`x-${at}: ${'y'.repeat(50)}\r\n`);
    },
    'switches to another protocol': (socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n');
    },
  };
  for (const [what, act] of Object.entries(RUDE)) {
    test(`to one that ${what} failed`, async () => {
      const server = createServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => act(socket));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      const response = await sendWithin(loopback, `http://127.0.0.1:${port}/`, 10_000);
      assert.deepEqual(response, { status_code: null, error: 'connection_failed', retry_after_ms: null });
      server.close();
    });
  }

  test('to a port where nobody listens failed', async () => {
    const one = await startReceiver();
    await one.close();
    assert.equal((await loopback({ url: one.url, ...MESSAGE }, NEVER)).error, 'connection_failed');
  });
});

describe('the target of an attempt', () => {
  const outside = new Networks([]);

  test('is refused when it is not public, however it is written, and nothing is connected to', async () => {
    const { resolve, asked } = namesOf(['8.8.8.8']);
    const send = createSender({ networks: outside, resolve });
    const { port } = await receiver();
    for (const host of [
      ...['127.0.0.1', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '[::1]', '[::ffff:127.0.0.1]'],
      ...[
        '[::ffff:7f00:1]',
        '[64:ff9b::7f00:1]',
        '[2002:7f00:1::]',
        '169.254.169.254',
        '10.0.0.1',
        '127。0。0。1',
      ],
    ]) {
      const response = await send({ url: `https://${host}:${port}/`, ...MESSAGE }, NEVER);
      assert.equal(response.error, 'address_refused', host);
    }
    assert.deepEqual(asked, []);
    assert.equal(open.at(-1)!.received.length, 0);
  });

  test('is refused when its name leads inside, or also inside', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['2606:4700::1', 'fd00::1'], []]) {
      const send = createSender({ networks: outside, resolve: namesOf(addresses).resolve });
      const response = await send({ url: 'https://hooks.example/', ...MESSAGE }, NEVER);
      assert.equal(response.error, 'address_refused', String(addresses));
    }
  });

  test('is refused without TLS, unless the operator named its network', async () => {
    const send = createSender({ networks: outside, resolve: namesOf(['8.8.8.8']).resolve });
    assert.equal((await send({ url: 'http://hooks.example/', ...MESSAGE }, NEVER)).error, 'address_refused');
  });

  test('is looked up once for each attempt, and the connection goes to what was checked', async () => {
    const good = await receiver();
    const { resolve, asked } = namesOf(['127.0.0.1'], ['127.0.0.66']);
    const send = createSender({ networks: new Networks(['127.0.0.1']), resolve });
    const url = `http://rebind.example:${good.port}/`;
    assert.equal((await send({ url, ...MESSAGE }, NEVER)).status_code, 204);
    assert.equal(good.received[0]?.headers.host, `rebind.example:${good.port}`);
    assert.equal((await send({ url, ...MESSAGE }, NEVER)).error, 'address_refused');
    assert.equal(good.received.length, 1);
    assert.deepEqual(asked, ['rebind.example', 'rebind.example']);
  });

  test('of a name without addresses is told as such, and its lookup ends with the time of the attempt', async () => {
    const failing = createSender({
      networks: LOOPBACK,
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    });
    assert.equal(
      (await failing({ url: 'https://hooks.example/', ...MESSAGE }, NEVER)).error,
      'name_not_resolved',
    );
    const hanging = createSender({
      networks: LOOPBACK,
      resolve: (_, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    assert.equal((await sendWithin(hanging, 'https://hooks.example/', 20)).error, 'timeout');
  });

  test('localhost is known without a name server', async () => {
    assert.deepEqual(await resolveByDns()('localhost', NEVER), ['127.0.0.1', '::1']);
    assert.deepEqual(await resolveByDns()('hooks.localhost.', NEVER), ['127.0.0.1', '::1']);
  });
});

describe('TLS', () => {
  test('asks for the certificate of the name, though the connection goes to an address', async () => {
    const one = await receiver(answers(204), { tls: true });
    const { resolve } = namesOf(['127.0.0.1']);
    const send = createSender({ networks: LOOPBACK, resolve }, CERTIFICATE);
    const at = (host: string) => send({ url: `https://${host}:${one.port}/`, ...MESSAGE }, NEVER);
    assert.equal((await at('hooks.example')).status_code, 204);
    assert.equal((await at('other.example')).error, 'tls_failed');
    assert.equal(one.received.length, 1);
  });

  test('does not trust a certificate that signs itself', async () => {
    const one = await receiver(answers(204), { tls: true });
    const send = createSender({ networks: LOOPBACK, resolve: namesOf(['127.0.0.1']).resolve });
    const response = await send({ url: `https://hooks.example:${one.port}/`, ...MESSAGE }, NEVER);
    assert.equal(response.error, 'tls_failed');
    assert.equal(one.received.length, 0);
  });
});
