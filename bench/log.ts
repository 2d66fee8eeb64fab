/**
 * Measures the audit log as it grows: appends a second, time to start, time of a proof, memory.
 *
 *   node bench/log.ts [--records 1000000]
 *
 * Real records in a real SQLite file, appended 64 at a time as concurrent requests would; the rates are
 * measured over windows of the same length at both sizes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AuditLog, buildRecord, openAuditLog, openKeyFile } from '../src/audit/index.ts';
import { uuid7 } from '../src/service/uuid7.ts';
import type { Storage } from '../src/storage/ports.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { median } from './processes.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '1000000' }, use: { type: 'string' } },
});
const SMALL = 10_000;
const LARGE = Number(values.records);
const WINDOW = 10_000;
const CONCURRENT = 64;

const folder = values.use ?? mkdtempSync(join(tmpdir(), 'touchstone-log-'));
const HASH = `sha256:${'ab'.repeat(32)}`;

async function open(): Promise<{ storage: Storage; log: AuditLog }> {
  const storage = await openSqlite({ folder, role: 'server' });
  const signer = openKeyFile(join(folder, 'signing-key.pem'), Date.now);
  const { log: store, signingKeys } = storage;
  return { storage, log: await openAuditLog({ store, signingKeys, origin: 'bench.local/log', signer }) };
}

/** The record of a decision on one claim with two sources, as an authorization leaves it. */
function record(at: number) {
  return buildRecord(
    {
      record_id: uuid7(Date.now()),
      operation: 'authorize',
      tenant: 'default',
      key_id: 'bench',
      evaluated_at: new Date().toISOString(),
      request_id: uuid7(Date.now()),
      request_hash: HASH,
      ruling: { decision: 'allow', reason: 'coverage_sufficient', reasons: ['coverage_sufficient'] },
      action: { type: 'refund', params: { order: at, amount: 42.5 } },
      requirements: { decision_mode: 'strict', min_coverage: 0.85, citations: 'required' },
      coverage_score: 1,
      checks: [
        {
          claim_id: 'c1',
          claim_text: `Order ${at} was delivered.`,
          status: 'supported',
          coverage: 1,
          citations: [{ source_id: 's1', quote: 'x', start: 0, end: 1 }],
          evidence: [],
          gaps: [],
          conflicts: [],
          method: 'deterministic',
        },
      ],
      evidence: [
        { source_id: 's1', type: 'text', text: 'x', checksum: HASH },
        { source_id: 's2', type: 'text', text: 'y', checksum: HASH },
      ],
      versions: { engine: '1', lexicon: '1', policy: HASH },
    },
    false,
  );
}

/** Appends until the log has `size` records; gives those appended a second. */
async function growTo(log: AuditLog, size: number): Promise<number> {
  const from = log.size;
  const began = performance.now();
  let next = from;
  const lane = async () => {
    while (next < size) {
      const { record: one, secrets } = record(next++);
      await log.append(one, secrets);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, lane));
  return (size - from) / ((performance.now() - began) / 1000);
}

/** The median of a few windows of appends. */
async function rate(log: AuditLog): Promise<number> {
  const rates: number[] = [];
  for (let turn = 0; turn < 5; turn++) rates.push(await growTo(log, log.size + WINDOW / 5));
  return median(rates);
}

async function proofTime(storage: Storage, log: AuditLog): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const before = 1 + Math.floor((turn / 200) * (log.size - 1));
    const [entry] = await storage.log.list({ tenant: 'default', before, limit: 1 });
    const began = performance.now();
    await log.proof('default', entry!.record_id, log.size);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Resident memory in MB of a process that opens the log, appends to it and proves from it, and nothing else. */
function memory(): number {
  const args = [fileURLToPath(import.meta.url), '--use', folder];
  return Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

async function use(): Promise<void> {
  const { storage, log } = await open();
  await growTo(log, log.size + 2000);
  await proofTime(storage, log);
  process.stdout.write(String(process.memoryUsage().rss / 2 ** 20));
  await log.close();
  await storage.close();
}

async function startTime(): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const began = performance.now();
    const { storage, log } = await open();
    times.push(performance.now() - began);
    await log.close();
    await storage.close();
  }
  return median(times);
}

async function measure(name: string, to: number): Promise<{ rate: number; memory: number }> {
  let { storage, log } = await open();
  await growTo(log, to - WINDOW);
  await log.close();
  await storage.close();
  ({ storage, log } = await open());
  await growTo(log, log.size + WINDOW / 10);
  const appends = await rate(log);
  const proof = await proofTime(storage, log);
  const records = log.size;
  await log.close();
  await storage.close();
  const held = memory();
  const start = await startTime();
  const bytes = statSync(join(folder, 'touchstone.db')).size / records;
  console.log(
    `${name} (${records} records): ${appends.toFixed(0)} appends/s  proof ${proof.toFixed(2)} ms (target ≤ 2)  ` +
      `start ${start.toFixed(0)} ms (target ≤ 1000)  memory ${held.toFixed(0)} MB  ${bytes.toFixed(0)} bytes a record`,
  );
  return { rate: appends, memory: held };
}

async function compare(): Promise<void> {
  const small = await measure('small', SMALL);
  const large = await measure('large', LARGE);
  console.log(`rate, large to small: ${(large.rate / small.rate).toFixed(2)} (target ≥ 0.9)`);
  console.log(`memory, large less small: ${(large.memory - small.memory).toFixed(0)} MB`);
}

if (values.use !== undefined) {
  await use();
} else {
  try {
    await compare();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
