import assert from 'node:assert/strict';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Stream, Streams } from '../../src/http/stream.ts';

/** Serves one stream to whoever asks. */
async function serving(
  streams: Streams,
  stream: Stream,
  endless = false,
  permitted: () => Promise<boolean> = async () => true,
) {
  const failures: unknown[] = [];
  const server = createServer((_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200);
    streams.run(response, stream, { endless, permitted }).catch((error: unknown) => failures.push(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, failures, close: () => new Promise((resolve) => server.close(resolve)) };
}

function open(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => get(url, resolve).on('error', reject));
}

const MIB = 'x'.repeat(1 << 20);

describe('a streamed answer', () => {
  const opened: { close(): Promise<unknown> }[] = [];
  const serve = async (...args: Parameters<typeof serving>) => {
    const one = await serving(...args);
    opened.push(one);
    return one;
  };
  after(() => Promise.all(opened.map((one) => one.close())));

  test('arrives whole', async () => {
    const { url } = await serve(new Streams(1000), async (outlet) => {
      for (let i = 0; i < 50; i++) await outlet.write(`${i}\n`);
    });
    assert.equal(await (await fetch(url)).text(), Array.from({ length: 50 }, (_, i) => `${i}\n`).join(''));
  });

  test('is written no faster than it is read', async () => {
    let written = 0;
    const { url } = await serve(new Streams(60_000), async (outlet) => {
      while (written < 64 && !outlet.signal.aborted) {
        written++;
        await outlet.write(MIB);
      }
    });
    const response = await open(url);
    await sleep(200);
    const ahead = written;
    assert.ok(ahead < 32, `${ahead} MiB were written before anything was read`);
    let read = 0;
    for await (const chunk of response) read += (chunk as Buffer).length;
    assert.equal(read, 64 << 20);
  });

  test('is broken off when its reader stands still for too long', async () => {
    const streams = new Streams(50);
    const ended = Promise.withResolvers<void>();
    const { url } = await serve(streams, async (outlet) => {
      while (!outlet.signal.aborted) await outlet.write(MIB);
      ended.resolve();
    });
    const response = await open(url);
    response.on('error', () => {});
    await ended.promise;
    response.destroy();
  });

  test('ends when its reader leaves', async () => {
    const ended = Promise.withResolvers<void>();
    const { url } = await serve(new Streams(60_000), async ({ signal, write }) => {
      await write('hello');
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      ended.resolve();
    });
    const response = await open(url);
    response.on('error', () => {});
    response.once('data', () => response.destroy());
    await ended.promise;
  });

  test('that fails is cut off, so that nobody takes it for whole', async () => {
    const one = await serve(new Streams(1000), async (outlet) => {
      await outlet.write('half');
      throw new Error('the other half is gone');
    });
    await assert.rejects(async () => (await fetch(one.url)).text());
    assert.equal(one.failures.length, 1);
  });

  test('when the service stops, endless ones end at once and others are finished', async () => {
    const streams = new Streams(60_000);
    const endless = await serve(
      streams,
      async ({ signal, write }) => {
        await write('a');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
      true,
    );
    const more = Promise.withResolvers<void>();
    const finite = await serve(streams, async ({ write }) => {
      await write('a');
      await more.promise;
      await write('b');
    });
    const [first, second] = await Promise.all([fetch(endless.url), fetch(finite.url)]);
    assert.equal(streams.size, 2);
    const drained = streams.drain(60_000);
    assert.equal(await first.text(), 'a');
    more.resolve();
    assert.equal(await second.text(), 'ab');
    await drained;
    assert.equal(streams.size, 0);
  });

  test('an endless one ends when its reader may not have it any more, and not because nobody can tell', async () => {
    const answers = [async () => true, () => Promise.reject(new Error('storage')), async () => false];
    let asked = 0;
    const { url } = await serve(
      new Streams(60_000, 5),
      async ({ signal, write }) => {
        await write('a');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      },
      true,
      () => answers[asked++]!(),
    );
    assert.equal(await (await fetch(url)).text(), 'a');
    assert.equal(asked, 3);
  });

  test('one that does not end in the time of a stop is cut off', async () => {
    const streams = new Streams(60_000);
    const { url } = await serve(streams, async ({ signal, write }) => {
      await write('a');
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    });
    const response = await fetch(url);
    await Promise.all([streams.drain(20), assert.rejects(response.text())]);
  });
});
