import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { Metrics } from '../../src/http/metrics.ts';

async function lines(metrics: Metrics, name: string): Promise<string[]> {
  return (await metrics.print()).body.split('\n').filter((line) => line.startsWith(name));
}

describe('metrics', () => {
  test('requests are counted by method, route and status', async () => {
    const metrics = new Metrics();
    metrics.request('POST', '/v2/verify', 200, 3);
    metrics.request('POST', '/v2/verify', 200, 4);
    assert.deepEqual(await lines(metrics, 'touchstone_requests_total'), [
      'touchstone_requests_total{method="POST",route="/v2/verify",status="200"} 2',
    ]);
  });

  test('decisions are counted by their reason', async () => {
    const metrics = new Metrics();
    metrics.decision('deny', 'unsupported_claims');
    assert.deepEqual(await lines(metrics, 'touchstone_decisions_total'), [
      'touchstone_decisions_total{decision="deny",reason="unsupported_claims"} 1',
    ]);
  });

  test('a histogram is cumulative, with its sum and count', async () => {
    const metrics = new Metrics();
    for (const size of [1, 2, 3, 5000]) metrics.batch(size);
    const found = await lines(metrics, 'touchstone_audit_batch_size');
    assert.ok(found.includes('touchstone_audit_batch_size_bucket{le="1"} 1'));
    assert.ok(found.includes('touchstone_audit_batch_size_bucket{le="2"} 2'));
    assert.ok(found.includes('touchstone_audit_batch_size_bucket{le="2048"} 3'));
    assert.ok(found.includes('touchstone_audit_batch_size_bucket{le="+Inf"} 4'));
    assert.ok(found.includes('touchstone_audit_batch_size_sum 5006'));
    assert.ok(found.includes('touchstone_audit_batch_size_count 4'));
  });

  test('a figure that cannot be read is none, and the others are told', async () => {
    const metrics = new Metrics();
    metrics.gauge('touchstone_streams', 'Streams.', () => 3);
    metrics.gauge('touchstone_jobs_queued', 'Jobs.', () => {
      throw new Error('the storage is gone');
    });
    assert.deepEqual(await lines(metrics, 'touchstone_streams'), ['touchstone_streams 3']);
    assert.deepEqual(await lines(metrics, 'touchstone_jobs_queued'), ['touchstone_jobs_queued Nan']);
  });

  test('the delay of the event loop is among the figures', async () => {
    assert.ok((await lines(new Metrics(), 'nodejs_eventloop_lag_p99_seconds')).length > 0);
  });

  test('a process that is watched from its start tells the delays before the first question', async () => {
    // Loaded before, so that no time has to be waited for until it is there.
    await import('prom-client');
    const metrics = new Metrics();
    metrics.watch();
    const found = async () => {
      const [line] = await lines(metrics, 'nodejs_eventloop_lag_max_seconds');
      return Number(line!.split(' ')[1]);
    };
    await setTimeout(500);
    for (const end = performance.now() + 300; performance.now() < end; );
    await setTimeout(100);
    assert.ok((await found()) >= 0.2);
  });

  test('the time of processors is counted from the start of the process', async () => {
    const before = process.cpuUsage();
    const metrics = new Metrics();
    for (const [name, us] of [
      ['process_cpu_user_seconds_total', before.user],
      ['process_cpu_system_seconds_total', before.system],
      ['process_cpu_seconds_total', before.user + before.system],
    ] as const) {
      const [line] = await lines(metrics, name);
      assert.ok(Number(line!.split(' ')[1]) >= us / 1e6);
    }
  });
});
