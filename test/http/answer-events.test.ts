// Events go out as they come into being; what fails on the way is told in the last one.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_LIMITS } from '../../src/contract/index.ts';
import { AnswerEvents, eventFrame, wantsEvents } from '../../src/http/answer-events.ts';
import { systemClock } from '../../src/service/clock.ts';
import { Late, Refused } from '../../src/service/refused.ts';
import { Stopwatch } from '../../src/service/stopwatch.ts';

const watch = new Stopwatch(systemClock);
const CALL = { request_id: 'r1', watch, deadline: watch.started + 30_000 };

async function streamed(events: AnswerEvents, signal = new AbortController().signal): Promise<string> {
  let body = '';
  await events.stream({
    signal,
    write(piece) {
      body += piece;
      return undefined;
    },
  });
  return body;
}

describe('the events of an answer', () => {
  test('go out in order, up to the end of the work', async () => {
    const events = new AnswerEvents(CALL, DEFAULT_LIMITS, async (send) => {
      send('a');
      await new Promise((go) => setImmediate(go));
      send('b');
    });
    await events.begun();
    assert.equal(await streamed(events), 'ab');
  });

  test('a failure before the first is an ordinary one', async () => {
    const refusal = new Refused({ code: 'invalid_request', detail: 'x' });
    const events = new AnswerEvents(CALL, DEFAULT_LIMITS, () => Promise.reject(refusal));
    await assert.rejects(events.begun(), refusal);
  });

  test('a refusal behind the first is the event "error" with its problem', async () => {
    const events = new AnswerEvents(CALL, DEFAULT_LIMITS, async (send) => {
      send(eventFrame('check', { claim_id: 'a1' }));
      throw new Refused({ code: 'audit_unavailable', detail: 'No record.' });
    });
    await events.begun();
    const body = await streamed(events);
    assert.match(body, /^event: check\ndata: \{"claim_id":"a1"\}\n\nevent: error\ndata: /);
    assert.match(body, /"code":"audit_unavailable","request_id":"r1"/);
    assert.ok(!body.includes('event: decision'));
  });

  test('a lapse of time names the limit and its setting', async () => {
    const events = new AnswerEvents(CALL, DEFAULT_LIMITS, async (send) => {
      send('a');
      throw new Late('The verification');
    });
    await events.begun();
    assert.match(await streamed(events), /longer than the 30 s .*TOUCHSTONE_REQUEST_SECONDS/);
  });

  test('what nobody foresaw breaks the stream off, without a word of it', async () => {
    const events = new AnswerEvents(CALL, DEFAULT_LIMITS, async (send) => {
      send('a');
      throw new Error('inner secret');
    });
    await events.begun();
    await assert.rejects(streamed(events), /inner secret/);
  });

  test('text of a caller cannot end an event', () => {
    assert.equal(eventFrame('check', { text: 'a\n\nevent: decision' }).split('\n\n').length, 2);
  });

  test('are sent to who asks for them', () => {
    assert.ok(wantsEvents({ accept: 'text/event-stream' }));
    assert.ok(wantsEvents({ accept: 'application/json, Text/Event-Stream; q=0.5' }));
    for (const accept of [undefined, '*/*', 'application/json', 'text/event-stream;q=0'])
      assert.ok(!wantsEvents({ accept }), accept);
  });
});
