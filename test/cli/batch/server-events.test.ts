import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { readEvents, type ServerEvent } from '../../../src/cli/batch/server-events.ts';

async function readAll(chunks: Iterable<Uint8Array>): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(
    (async function* () {
      yield* chunks;
    })(),
  ))
    events.push(event);
  return events;
}

const text = (...parts: readonly string[]) => [Buffer.from(parts.join(''))];

describe('a stream of server-sent events', () => {
  test('gives each event with the last id, and passes over comments and other fields', async () => {
    const stream = text(
      ':\n\n',
      'id: 1\nevent: queued\ndata: {"a":1}\n\n',
      ': note\nretry: 10\n\n',
      'data:one\ndata: two\n\n',
      'id: 3\ndata\n\n',
      'id: 4\ndata: unfinished',
    );
    assert.deepEqual(await readAll(stream), [
      { id: '1', data: '{"a":1}' },
      { id: '1', data: 'one\ntwo' },
      { id: '3', data: '' },
    ]);
  });

  for (const [name, end] of [
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
  ] as const) {
    test(`is read the same however it is cut into chunks: ${name}`, async () => {
      const event = fc.record({ id: fc.nat().map(String), data: fc.string({ unit: 'grapheme' }) });
      await fc.assert(
        fc.asyncProperty(fc.array(event), fc.array(fc.nat({ max: 40 })), async (events, cuts) => {
          const sent = events.map(({ id, data }) => ({ id, data: data.replaceAll(/[\r\n]/g, '-') }));
          const bytes = Buffer.from(
            sent.map(({ id, data }) => `id: ${id}${end}data: ${data}${end}${end}`).join(''),
          );
          const chunks: Buffer[] = [];
          let at = 0;
          for (const cut of cuts) {
            chunks.push(bytes.subarray(at, at + cut));
            at += cut;
          }
          chunks.push(bytes.subarray(at));
          assert.deepEqual(await readAll(chunks), sent);
        }),
      );
    });
  }
});
