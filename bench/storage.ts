/**
 * Measures the embedded store: `node bench/storage.ts [records] [folder]`.
 * Appends as the audit log does: decisions that arrive during a batch make up the next one. It prints, for
 * the writer on a thread of its own and on the caller's, appends/s with 32 callers, the share of the time
 * in which the event loop was free for requests, and the worst delay; then sizes and reads.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogBatch, LogEntry, Storage } from '../src/storage/ports.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';

const CALLERS = 32;
const COMPARED = 20_000;
const records = Number(process.argv[2] ?? 100_000);
const parent = process.argv[3] ?? tmpdir();

/** A record of 1.2 KB with random hashes, as a decision on one claim and two sources leaves. */
function newEntry(leaf_index: number): LogEntry {
  const hash = () => `sha256:${randomBytes(32).toString('hex')}`;
  const record_id = newId();
  const evaluated_at = new Date().toISOString();
  const claims = [{ claim_id: 'c1', text_commitment: hash(), status: 'supported', coverage: 1 }];
  const sources = ['s1', 's2'].map((source_id) => ({ source_id, checksum: hash() }));
  const filler = randomBytes(300).toString('hex');
  const record = JSON.stringify({ record_id, evaluated_at, request_hash: hash(), claims, sources, filler });
  return {
    leaf_index,
    record_hash: createHash('sha256').update(record).digest(),
    record_id,
    tenant: 'default',
    record,
    secrets: JSON.stringify({ salts: { '/claims/0/text_commitment': randomBytes(32).toString('base64') } }),
    decision: leaf_index % 10 === 0 ? 'deny' : 'allow',
    action_type: 'refund',
    evaluated_at,
  };
}

/** A UUIDv7 (RFC 9562, 5.7): ids that rise with time keep their index fast at any size. */
function newId(): string {
  const hex = Date.now().toString(16).padStart(12, '0') + randomBytes(10).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function newBatch(base_size: number, count: number): LogBatch {
  const tree_size = base_size + count;
  const tiles = [];
  for (let index = Math.floor(base_size / 256); (index + 1) * 256 <= tree_size; index++) {
    tiles.push({ level: 0, index, hashes: randomBytes(8192) });
  }
  const note = `touchstone.local/log\n${tree_size}\n${randomBytes(32).toString('base64')}\n\n— x ${randomBytes(68).toString('base64')}\n`;
  const checkpoint = {
    tree_size,
    root: randomBytes(32),
    note,
    key_id: 'k1',
    created_at: new Date().toISOString(),
  };
  return {
    base_size,
    entries: Array.from({ length: count }, (_, at) => newEntry(base_size + at)),
    tiles,
    checkpoint,
  };
}

/**
 * Appends `total` records for CALLERS callers that each wait for their own, then work for `work_us` in a
 * turn of their own; gives the number of batches. A batch starts as soon as the one before it is durable:
 * at the first arrival when `eager`, else when the present turn of the event loop has brought all that it had.
 */
async function appendAll(storage: Storage, total: number, work_us: number, eager: boolean): Promise<number> {
  let size = (await storage.log.head())?.tree_size ?? 0;
  let left = total;
  let waiting: (() => void)[] = [];
  let flushing = false;
  let batches = 0;
  const flush = async (): Promise<void> => {
    flushing = true;
    while (waiting.length > 0) {
      if (!eager) await nextTurn();
      const group = waiting;
      waiting = [];
      await storage.log.append(newBatch(size, group.length));
      size += group.length;
      batches += 1;
      for (const resolve of group) resolve();
    }
    flushing = false;
  };
  const caller = async (): Promise<void> => {
    while (left-- > 0) {
      await nextTurn();
      spin(work_us);
      const durable = new Promise<void>((resolve) => waiting.push(resolve));
      if (!flushing) void flush();
      await durable;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return batches;
}

async function compareWriters(writer: 'thread' | 'here', work_us: number): Promise<void> {
  const folder = mkdtempSync(join(parent, 'touchstone-bench-'));
  const storage = await openSqlite({ folder, role: 'server', writer });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const idle = performance.eventLoopUtilization();
  delay.enable();
  const begun = performance.now();
  const batches = await appendAll(storage, COMPARED, work_us, writer === 'thread');
  const seconds = (performance.now() - begun) / 1000;
  delay.disable();
  const { utilization } = performance.eventLoopUtilization(idle);
  console.log(
    `${writer.padEnd(6)} ${String(work_us).padStart(3)} µs of other work each: ` +
      `${Math.round(COMPARED / seconds)} appends/s, ${(COMPARED / batches).toFixed(1)} a batch, ` +
      `event loop busy ${(utilization * 100).toFixed(0)}%, delay p50 ${ms(delay.percentile(50))} p99 ${ms(delay.percentile(99))} max ${ms(delay.max)}`,
  );
  await storage.close();
  rmSync(folder, { recursive: true });
}

/** Stands for reading, verifying and deciding one request. */
function spin(us: number): void {
  const end = performance.now() + us / 1000;
  while (performance.now() < end);
}

function ms(nanoseconds: number): string {
  return `${(nanoseconds / 1e6).toFixed(1)} ms`;
}

async function timed(name: string, times: number, operation: () => Promise<unknown>): Promise<void> {
  await operation();
  const begun = performance.now();
  for (let at = 0; at < times; at++) await operation();
  console.log(`${name}: ${(((performance.now() - begun) / times) * 1000).toFixed(1)} µs`);
}

async function measureSize(): Promise<void> {
  const folder = mkdtempSync(join(parent, 'touchstone-bench-'));
  let storage = await openSqlite({ folder, role: 'server' });
  const step = Math.min(records, 20_000);
  for (let done = 0; done < records; done += step) {
    const begun = performance.now();
    await appendAll(storage, step, 0, true);
    const rate = Math.round((step / (performance.now() - begun)) * 1000);
    const rss = Math.round(process.memoryUsage().rss / 2 ** 20);
    console.log(`${done + step} records: ${rate} appends/s, ${rss} MiB resident`);
  }
  const middle = Math.floor(records / 2);
  const { value: entry } = await storage.log.entries(middle)[Symbol.asyncIterator]().next();
  const kept = entry.record.length + entry.secrets.length;
  await storage.close();
  console.log(
    `${(statSync(join(folder, 'touchstone.db')).size / records).toFixed(0)} bytes a record of ${kept} bytes with its secrets`,
  );
  const begun = performance.now();
  storage = await openSqlite({ folder, role: 'server' });
  console.log(`open: ${(performance.now() - begun).toFixed(1)} ms`);
  const { log } = storage;
  await timed('record by id', 10_000, () => log.record('default', entry.record_id));
  await timed('leaf entries of a tile', 2_000, () => log.leafEntries(middle, middle + 256));
  await timed('list of 50', 1_000, () => log.list({ tenant: 'default', limit: 50 }));
  await timed('list of 50 from the middle by decision, action and time', 200, () =>
    log.list({
      tenant: 'default',
      decision: 'deny',
      action_type: 'refund',
      to: entry.evaluated_at,
      limit: 50,
    }),
  );
  await storage.close();
  rmSync(folder, { recursive: true });
}

for (const work_us of [0, 50, 100]) {
  for (const writer of ['here', 'thread', 'here', 'thread'] as const) await compareWriters(writer, work_us);
}
await measureSize();
