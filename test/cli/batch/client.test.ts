import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, type TestContext, test } from 'node:test';
import { JobClient, ServerRefusal } from '../../../src/cli/batch/client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that gives its answers in turn, the last one again and again. */
async function client(t: TestContext, answers: readonly Answer[], patience_ms = 10_000) {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answers[Math.min(asked++, answers.length - 1)]!(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const heard: string[] = [];
  const jobs = new JobClient({ url, key: 'k', patience_ms, waiting: (why) => void heard.push(why) });
  return { jobs, heard, asked: () => asked };
}

const problem =
  (status: number, code: string): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code, detail: `it is ${code}`, status }));
  };
const accepted: Answer = (_request, response) => response.writeHead(202).end('{"job_id":"j"}');
const hangUp: Answer = (request) => request.socket.destroy();
const event = (id: number, finished_at: string | null) =>
  `id: ${id}\ndata: ${JSON.stringify({ progress: { completed: id }, finished_at })}\n\n`;

describe('the client of jobs', () => {
  test('sends a batch again while the server is busy or out of reach', async (t) => {
    const { jobs, heard, asked } = await client(t, [problem(503, 'overloaded'), hangUp, accepted]);
    assert.equal(await jobs.submit('{}', 'key'), 'j');
    assert.equal(asked(), 3);
    assert.equal(heard[0], 'it is overloaded');
  });

  test('does not insist on what is refused', async (t) => {
    const { jobs, asked } = await client(t, [problem(400, 'invalid_request')]);
    await assert.rejects(jobs.submit('{}', 'key'), ServerRefusal);
    assert.equal(asked(), 1);
  });

  test('gives up a server that stays out of reach, and says how to go on', async (t) => {
    const { jobs } = await client(t, [accepted, hangUp], 1);
    await jobs.submit('{}', 'key');
    await assert.rejects(jobs.submit('{}', 'key'), /does not answer: .*Run the command again to go on/);
  });

  test('gives up at once an address that can never answer, and says why', async (t) => {
    const { jobs } = await client(t, [accepted]);
    assert.equal(await jobs.submit('{}', 'key'), 'j');
    const plain = createServer((_request, response) => response.end());
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    t.after(() => plain.close());
    const { port } = plain.address() as AddressInfo;
    for (const [url, key, why] of [
      ['http://127.0.0.1:1', 'k', /127\.0\.0\.1:1 does not answer: bad port\. Check the address/],
      [`http://user:word@127.0.0.1:${port}`, 'k', /includes credentials/],
      [`https://127.0.0.1:${port}`, 'k', /wrong version number/],
      [`http://127.0.0.1:${port}`, 'ключ', /ByteString/],
    ] as const) {
      const begun = performance.now();
      const refused = new JobClient({ url, key, waiting: (words) => assert.fail(words) });
      await assert.rejects(refused.submit('{}', 'key'), { name: 'Failure', message: why });
      assert.ok(performance.now() - begun < 2_000, url);
    }
  });

  test('gives up after some tries where nothing ever answered', { timeout: 30_000 }, async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const heard: string[] = [];
    const url = `http://127.0.0.1:${port}`;
    const jobs = new JobClient({ url, key: 'k', waiting: (why) => void heard.push(why) });
    await assert.rejects(jobs.submit('{}', 'key'), /does not answer: .*ECONNREFUSED.*Check the address/);
    assert.ok(heard.length > 2);
  });

  test('follows a job over broken streams: each state once, from where it was', async (t) => {
    const from: (string | undefined)[] = [];
    const stream =
      (...pieces: readonly string[]): Answer =>
      (request, response) => {
        from.push(request.headers['last-event-id'] as string | undefined);
        response.writeHead(200);
        response.write(pieces.join(''), () => request.socket.destroy());
      };
    const { jobs } = await client(t, [
      stream(event(1, null), event(2, null), 'id: 3\ndata: {"half'),
      stream(':\n\n'),
      stream(event(3, null), event(4, 'now')),
    ]);
    const seen: number[] = [];
    for await (const { progress } of jobs.follow('j')) seen.push(progress.completed);
    assert.deepEqual(seen, [1, 2, 3, 4]);
    assert.deepEqual(from, [undefined, '2', '2']);
  });

  test('ends when nothing comes after the last event', async (t) => {
    const { jobs } = await client(t, [(_request, response) => response.writeHead(204).end()]);
    for await (const job of jobs.follow('j')) assert.fail(JSON.stringify(job));
  });

  test('fetches results over broken streams: each once', async (t) => {
    const { jobs } = await client(t, [
      (request, response) => {
        response.writeHead(200);
        response.write('{"index":0}\n{"index":1}\n{"ind', () => request.socket.destroy());
      },
      (_request, response) => response.writeHead(200).end('{"index":0}\n{"index":1}\n{"index":2}\n'),
    ]);
    const lines: string[] = [];
    for await (const line of jobs.results('j')) lines.push(line);
    assert.deepEqual(lines, ['{"index":0}', '{"index":1}', '{"index":2}']);
  });
});
