import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { jobStage, reported, type Stage } from './job-stage.ts';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i);

async function* linesOf(response: IncomingMessage): AsyncGenerator<{ index: number; id: string }> {
  for await (const line of createInterface({ input: response })) yield JSON.parse(line);
}

async function indexesOf(response: IncomingMessage): Promise<number[]> {
  const found: number[] = [];
  for await (const { index } of linesOf(response)) found.push(index);
  return found;
}

describe('the results of a job', () => {
  let stage: Stage;
  before(async () => {
    stage = await jobStage();
  });
  after(() => stage.stop());

  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  async function poll(job_id: string, query = ''): Promise<any> {
    const response = await stage.open(`/v2/jobs/${job_id}${query}`);
    response.setEncoding('utf8');
    let text = '';
    for await (const chunk of response) text += chunk;
    return JSON.parse(text);
  }

  test('are not shown while the job is not over', async () => {
    const job_id = await stage.submit(2);
    const queued = await poll(job_id);
    assert.equal(queued.status, 'queued');
    assert.equal(queued.started_at, null);
    await stage.step();
    const running = await poll(job_id);
    assert.equal(running.status, 'running');
    assert.deepEqual(running.progress, { total: 2, completed: 1, failed: 0 });
    assert.ok(!('results' in running) && !('next_cursor' in running));
    while (await stage.step());
  });

  test('come in pages, in the order sent, with the job’s end', async () => {
    const job_id = await stage.submit(7);
    while (await stage.step());
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const page = await poll(job_id, `?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
      assert.equal(page.status, 'completed');
      assert.ok(page.finished_at !== null && page.expires_at > page.finished_at);
      seen.push(...page.results.map(({ id }: { id: string }) => id));
      cursor = page.next_cursor;
    }
    assert.equal(pages, 3);
    assert.deepEqual(
      seen,
      upTo(7).map((i) => `e${i + 1}`),
    );
    assert.equal((await poll(job_id, '?limit=7')).next_cursor, null);
    assert.equal((await poll(job_id, '?cursor=x')).status, 400);
    assert.equal((await poll(job_id, '?limit=0')).status, 400);
    assert.equal((await poll(job_id, '?page=2')).errors[0].pointer, '/query/page');
  });

  test('that are large come in shorter pages, one at the least', async () => {
    const job_id = await stage.submit(4);
    const large = (characters: number) => (claim: Parameters<typeof reported>[0]) =>
      reported(claim).map((one) => ({ ...one, body: `{"id":"${'x'.repeat(characters)}"}` }));
    for (const characters of [3_000_000, 3_000_000, 5_000_000, 10]) await stage.step(large(characters));
    const lengths: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await poll(job_id, cursor === '' ? '' : `?cursor=${cursor}`);
      lengths.push(page.results.length);
      cursor = page.next_cursor;
    }
    assert.deepEqual(lengths, [1, 1, 1, 1]);
  });

  test('stream as JSON lines, in the order sent', async () => {
    const job_id = await stage.submit(150);
    while (await stage.step());
    const response = await stage.open(`/v2/jobs/${job_id}/results`);
    assert.equal(response.headers['content-type'], 'application/x-ndjson');
    assert.deepEqual(await indexesOf(response), upTo(150));
  });

  test('stream while the job runs: each as soon as those before it are there', async () => {
    const job_id = await stage.submit(5);
    const lines = linesOf(await stage.open(`/v2/jobs/${job_id}/results`));
    for (const index of upTo(5)) {
      await stage.step();
      assert.equal((await lines.next()).value?.index, index);
    }
    assert.equal((await lines.next()).done, true);
  });

  test('that come out of order wait for those before them', async () => {
    const job_id = await stage.submit(3);
    const lines = indexesOf(await stage.open(`/v2/jobs/${job_id}/results`));
    let first = true;
    while (
      await stage.step((claim) => {
        if (!first) return reported(claim);
        first = false;
        return [{ index: claim.first, outcome: 'retry', not_before_ms: Date.now() }];
      })
    );
    assert.deepEqual(await lines, upTo(3));
  });

  test('of a cancelled job are those that there were', async () => {
    const job_id = await stage.submit(4);
    await stage.step();
    const lines = indexesOf(await stage.open(`/v2/jobs/${job_id}/results`));
    const response = await fetch(`${stage.address}/v2/jobs/${job_id}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer default' },
    });
    assert.equal(response.status, 200);
    assert.equal(((await response.json()) as { status: string }).status, 'cancelled');
    assert.deepEqual(await lines, [0]);
    assert.equal((await poll(job_id)).results.length, 1);
    assert.equal((await poll(job_id)).status, 'cancelled');
  });

  test('of another tenant are not there', async () => {
    const job_id = await stage.submit(1);
    while (await stage.step());
    assert.equal((await stage.open(`/v2/jobs/${job_id}`, {}, 'other')).statusCode, 404);
    assert.equal((await stage.open(`/v2/jobs/${job_id}/results`, {}, 'other')).statusCode, 404);
    const cancelling = await fetch(`${stage.address}/v2/jobs/${job_id}/cancel`, {
      method: 'POST',
      headers: { authorization: 'Bearer other' },
    });
    assert.equal(cancelling.status, 404);
  });

  test('that are cut off when the service stops cannot be taken for whole', async (t) => {
    const other = await jobStage();
    t.after(() => other.stop());
    const job_id = await other.submit(2);
    const response = await other.open(`/v2/jobs/${job_id}/results`);
    await other.step();
    const cut = assert.rejects(indexesOf(response));
    await other.stopServer();
    await cut;
  });
});
