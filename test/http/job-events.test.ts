import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import { readEvents, type ServerEvent } from '../../src/cli/batch/server-events.ts';
import type { Job } from '../../src/domain/job.ts';
import { jobStage, type Stage } from './job-stage.ts';

const idsOf = (events: readonly ServerEvent[]): number[] => events.map(({ id }) => Number(id));
const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);
const jobOf = ({ data }: ServerEvent): Job => JSON.parse(data);

async function textOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return text;
}

describe('the events of a job', () => {
  let stage: Stage;
  before(async () => {
    stage = await jobStage();
  });
  after(() => stage.stop());

  async function finished(entries: number): Promise<string> {
    const job_id = await stage.submit(entries);
    while (await stage.step());
    return job_id;
  }

  test('tell its life in order, each with the job right after it and without results', async () => {
    const job_id = await stage.submit(3);
    const response = await stage.open(`/v2/jobs/${job_id}/events?last_event_id=0`);
    assert.equal(response.statusCode, 200);
    assert.match(response.headers['content-type']!, /^text\/event-stream/);
    while (await stage.step());
    const text = await textOf(response);
    const types = [...text.matchAll(/^event: (.+)$/gm)].map(([, type]) => type);
    assert.deepEqual(types.slice(0, 2), ['queued', 'running']);
    assert.equal(types.at(-1), 'completed');
    assert.ok(types.slice(2, -1).every((type) => type === 'progress') && types.length > 3, types.join());
    const { events } = await stage.listen(job_id, 0);
    assert.deepEqual(idsOf(events), upTo(types.length));
    for (const event of events) {
      const job = jobOf(event);
      assert.equal(job.job_id, job_id);
      assert.ok(!('results' in job));
      assert.equal(job.progress.total, 3);
    }
    assert.deepEqual(jobOf(events.at(-1)!).progress, { total: 3, completed: 3, failed: 0 });
    assert.deepEqual(
      jobOf(events.at(-2)!).progress,
      { total: 3, completed: 3, failed: 0 },
      'the last progress is told',
    );
  });

  test('start with the present state for one who comes late, and end after the last event', async () => {
    const job_id = await stage.submit(4);
    await stage.step();
    await stage.step();
    const late = stage.listen(job_id);
    while (await stage.step());
    const { events } = await late;
    const all = (await stage.listen(job_id, 0)).events;
    assert.deepEqual(events, all.slice(-events.length));
    assert.ok(events.length < all.length, 'what was before is not told again');
    assert.deepEqual((await stage.listen(job_id)).events, all.slice(-1), 'of a job that is over, its end');
  });

  test('an id that there is no event of is no place to resume from: the present state comes first', async () => {
    const job_id = await finished(1);
    const { events } = await stage.listen(job_id, 999);
    assert.deepEqual(events, (await stage.listen(job_id)).events);
  });

  test('after the last event there is nothing: 204, so that a browser connects no more', async () => {
    const job_id = await finished(2);
    const last = (await stage.listen(job_id, 0)).events.length;
    assert.equal((await stage.listen(job_id, last)).status, 204);
    assert.equal((await stage.listen(job_id, last - 1)).status, 200);
  });

  test('Last-Event-ID stands before the parameter, and must be a number', async () => {
    const job_id = await finished(1);
    const all = (await stage.listen(job_id, 0)).events;
    const response = await stage.open(`/v1/jobs/${job_id}/events?last_event_id=0`, { 'last-event-id': '1' });
    assert.ok((await textOf(response)).startsWith('id: 2\n'));
    assert.ok(all.length > 2);
    assert.equal((await stage.listen(job_id, 'x')).status, 400);
    assert.equal((await stage.open(`/v2/jobs/${job_id}/events?last_event_id=-1`)).statusCode, 400);
    assert.equal((await stage.open(`/v2/jobs/${job_id}/events?after=1`)).statusCode, 400);
  });

  test('cut after every event, while the job runs and after its end: none is lost, none comes twice', async () => {
    const job_id = await stage.submit(10);
    const cuts = upTo(8);
    const heads = Promise.all(cuts.map((cut) => stage.listen(job_id, 0, cut)));
    while (await stage.step());
    const all = (await stage.listen(job_id, 0)).events;
    assert.deepEqual(idsOf(all), upTo(all.length));
    for (const [at, { events }] of (await heads).entries()) assert.deepEqual(events, all.slice(0, cuts[at]));
    for (let cut = 0; cut < all.length; cut++) {
      assert.deepEqual((await stage.listen(job_id, cut)).events, all.slice(cut), `after ${cut}`);
    }
  });

  test('whoever is cut off again and again, anywhere, hears each event once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (entries, readers) => {
          const job_id = await stage.submit(entries);
          const heard = Promise.all(
            readers.map(async (cuts) => {
              const events: ServerEvent[] = [];
              const resume = async (most?: number) => {
                const part = await stage.listen(job_id, events.length, most);
                events.push(...part.events);
                return part.status;
              };
              for (const most of cuts) await resume(most);
              while ((await resume()) !== 204);
              return events;
            }),
          );
          while (await stage.step()) await new Promise(setImmediate);
          const all = (await stage.listen(job_id, 0)).events;
          assert.deepEqual(idsOf(all), upTo(all.length));
          for (const events of await heard) assert.deepEqual(events, all);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('of a job that is cancelled end with that', async () => {
    const job_id = await stage.submit(3);
    await stage.step();
    const listening = stage.listen(job_id, 0);
    const now = Date.now();
    await stage.storage.jobs.cancel('default', job_id, now, now + 1000);
    const { events } = await listening;
    assert.equal(jobOf(events.at(-1)!).status, 'cancelled');
  });

  test('another tenant’s job is not there, and neither is one that never was', async () => {
    const job_id = await finished(1);
    assert.equal((await stage.open(`/v2/jobs/${job_id}/events`, {}, 'other')).statusCode, 404);
    assert.equal((await stage.open('/v2/jobs/no-such-job/events')).statusCode, 404);
    const uuid = '019ce5d1-7b02-7d11-a3c5-4e8f10b2c6d9';
    assert.equal((await stage.open(`/v2/jobs/${uuid}/events`)).statusCode, 404);
  });

  test('another tenant who asks for a job that is being followed learns nothing, and disturbs nobody', async () => {
    const job_id = await stage.submit(2);
    const listening = stage.listen(job_id, 0);
    await stage.step();
    assert.equal((await stage.open(`/v2/jobs/${job_id}/events`, {}, 'other')).statusCode, 404);
    while (await stage.step());
    const { events } = await listening;
    assert.deepEqual(idsOf(events), upTo(events.length));
    assert.equal(jobOf(events.at(-1)!).status, 'completed');
  });

  test('HEAD is answered at once', async () => {
    const job_id = await stage.submit(1);
    const response = await fetch(`${stage.address}/v2/jobs/${job_id}/events`, {
      method: 'HEAD',
      headers: { authorization: 'Bearer default' },
    });
    assert.equal(response.status, 200);
    while (await stage.step());
  });
});

describe('a stream of events', () => {
  test('is kept open by comments', async (t) => {
    const stage = await jobStage({ comment_ms: 10 });
    t.after(() => stage.stop());
    const response = await stage.open(`/v2/jobs/${await stage.submit(1)}/events`);
    let text = '';
    for await (const chunk of response) {
      text += chunk;
      if (/\n:\n\n:\n\n:\n\n$/.test(text)) break;
    }
    assert.match(text, /^id: 1\nevent: queued\n/);
  });

  test('beyond the limit is refused until another one ends', async (t) => {
    const stage = await jobStage({ max_streams: 2 });
    t.after(() => stage.stop());
    const job_id = await stage.submit(1);
    const path = `/v2/jobs/${job_id}/events`;
    const [first, second] = [await stage.open(path), await stage.open(path)];
    const third = await stage.open(path);
    assert.equal(third.statusCode, 503);
    assert.match(await textOf(third), /"code":"overloaded"/);
    first.destroy();
    for (let status = 503; status !== 200; ) {
      const again = await stage.open(path);
      status = again.statusCode!;
      again.destroy();
    }
    second.destroy();
  });

  test('hears of events that nobody announced', async (t) => {
    const stage = await jobStage({ poll_ms: 10 });
    t.after(() => stage.stop());
    const job_id = await stage.submit(2);
    const listening = stage.listen(job_id, 0);
    while (await stage.step());
    const { events } = await listening;
    assert.deepEqual(idsOf(events), upTo(events.length));
  });

  test('ends when the service stops', async (t) => {
    const stage = await jobStage();
    t.after(() => stage.stop());
    const response = await stage.open(`/v2/jobs/${await stage.submit(1)}/events`);
    const events = readEvents(response);
    assert.equal((await events.next()).value?.id, '1');
    await stage.stopServer();
    assert.equal((await events.next()).done, true);
  });

  test('of a reader that reads nothing holds nothing back from the others', async (t) => {
    const stage = await jobStage();
    t.after(() => stage.stop());
    const job_id = await stage.submit(64);
    const idle = await stage.open(`/v2/jobs/${job_id}/events?last_event_id=0`);
    const listening = stage.listen(job_id, 0);
    while (await stage.step());
    const { events } = await listening;
    assert.deepEqual(idsOf(events), upTo(events.length));
    assert.equal(jobOf(events.at(-1)!).status, 'completed');
    idle.destroy();
  });
});
