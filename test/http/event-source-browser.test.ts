import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { executablePath, skip } from './chromium.ts';
import { jobStage, type Stage } from './job-stage.ts';

/** Follows a job with the browser's own EventSource until it has given up connecting. */
const FOLLOW = (path: string) => `new Promise((resolve) => {
  const events = [];
  const source = new EventSource(${JSON.stringify(path)});
  for (const type of ['queued', 'running', 'progress', 'completed']) {
    source.addEventListener(type, ({ type, lastEventId, data }) => {
      events.push({ type, id: Number(lastEventId), status: JSON.parse(data).status });
    });
  }
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) resolve(events);
  });
})`;

describe('an EventSource of a browser', { skip }, () => {
  let stage: Stage;
  let browser: Browser;
  before(async () => {
    stage = await jobStage();
    browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  });
  after(async () => {
    await browser?.close();
    await stage?.stop();
  });

  test('gets every event once, and connects no more after the last one', async () => {
    const job_id = await stage.submit(3);
    const page = await browser.newPage({ extraHTTPHeaders: { authorization: 'Bearer default' } });
    let connections = 0;
    page.on('request', (request) => {
      if (request.url().includes('/events')) connections++;
    });
    await page.goto(`${stage.address}/v2/jobs/${job_id}`);
    const following = page.evaluate(FOLLOW(`/v2/jobs/${job_id}/events?last_event_id=0`));
    while (await stage.step());
    const events = (await following) as { type: string; id: number; status: string }[];
    const all = (await stage.listen(job_id, 0)).events;
    assert.deepEqual(
      events.map(({ id }) => id),
      all.map(({ id }) => Number(id)),
    );
    assert.equal(events[0]!.type, 'queued');
    assert.deepEqual(events.at(-1), { type: 'completed', id: all.length, status: 'completed' });
    assert.equal(connections, 2, 'the second one was answered 204');
    await page.close();
  });
});
