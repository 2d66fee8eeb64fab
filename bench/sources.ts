/**
 * Measures claims against a registered document: `node bench/sources.ts [sources]`.
 * A document of 1 MB is registered with a server of its own; then requests of one claim each refer to it:
 * warm, right after a restart, and both again with `sources` (100,000) others registered beside it. Each
 * line tells what the caller waits for, over HTTP, on this machine as it is, and what CPU time the server takes;
 * `inline` is what the same costs where the text comes with each request. No claim is asked twice but for
 * `the same claim again`, which is answered from memory.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksumOf } from '../src/evidence/index.ts';
import type { NewSource } from '../src/storage/ports.ts';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { median, type Running, residentMb, start } from './processes.ts';

const KEY = 'a-key-of-the-measurement-alone';
const DOCUMENT_BYTES = 1_000_000;
const ROUNDS = 200;
/** Claims until the engine's threads run as fast as they will. */
const WARMING = 80;
const RESTARTS = 5;
const BATCH = 1000;
const others = Number(process.argv[2] ?? 100_000);

const SUBJECTS = [
  'The supplier',
  'The customer',
  'Each branch',
  'The head of finance',
  'An employee',
  'The carrier',
  'The landlord',
  'A member',
];
const VERBS = ['reports', 'approves', 'pays', 'records', 'returns', 'checks', 'signs', 'keeps'];
const OBJECTS = [
  'the invoice',
  'the contract',
  'a damaged parcel',
  'the travel expenses',
  'the annual statement',
  'the order',
  'a complaint',
  'the access card',
];
const ENDS = [
  'within %d days',
  'before the end of month %d',
  'for up to %d euros',
  'in room %d',
  'under number AB-%d',
  'at least %d times a year',
];

/** A handbook: no two sentences the same, few words that stand in one alone. */
function handbook(): string {
  const sentences: string[] = [];
  for (let at = 0, length = 0; length < DOCUMENT_BYTES; at++) {
    const pick = (words: readonly string[], step: number): string =>
      words[Math.floor(at / step) % words.length]!;
    const end = pick(ENDS, 3).replace('%d', String((at * 7919) % 9973));
    const sentence = `${pick(SUBJECTS, 1)} ${pick(VERBS, 5)} ${pick(OBJECTS, 7)} ${end}.${at % 6 === 5 ? '\n\n' : ' '}`;
    sentences.push(sentence);
    length += sentence.length;
  }
  return sentences.join('');
}

const TEXT = handbook();
const SENTENCES = TEXT.split(/(?<=\.)\s+/);
/** A step that goes through all sentences, far from one to the next. */
const STEP = 7919;

/** What the document says, here and there, and what it does not; another claim for each number. */
function claim(number: number): string {
  const said = SENTENCES[(number * STEP) % SENTENCES.length]!;
  return number % 2 === 0 ? said : said.replace(/\d+/, '77777');
}

let asked = 0;
/** A claim that nobody has asked about: what was answered lately is kept, and would measure that alone. */
const fresh = (): string => claim(asked++);

async function serve(folder: string): Promise<Running> {
  const env = { TOUCHSTONE_DATA: folder, TOUCHSTONE_API_KEY: KEY, PORT: '0', LOG_LEVEL: 'warn' };
  const port = (line: string): number | undefined => {
    const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  return start('../bin/touchstone.mjs', ['serve'], env, port, undefined);
}

async function send(port: number, path: string, body: string): Promise<{ verdict?: string }> {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { verdict?: string };
}

async function timed(port: number, source: object, text: string): Promise<number> {
  const body = JSON.stringify({ claims: [{ text }], sources: [source] });
  const started = performance.now();
  await send(port, '/v2/verify', body);
  return performance.now() - started;
}

async function rounds(port: number, source: object, count: number, next = fresh): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at++) times.push(await timed(port, source, next()));
  return times;
}

/** CPU time that a process has taken, in milliseconds; undefined where the system does not tell. */
function cpuMs(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    // In ticks of a hundredth of a second: utime and stime (proc(5)).
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;
const tell = (what: string, times: readonly number[]): void => {
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!;
  console.log(
    `${what.padEnd(44)} median ${ms(median(times)).padStart(10)}   p95 ${ms(slowest).padStart(10)}`,
  );
};

/** Requests to a server that has read the document before, and to one that has just started. */
async function measure(folder: string, beside: string): Promise<void> {
  const server = await serve(folder);
  await rounds(server.port, { source_id: 'handbook' }, WARMING);
  const before = cpuMs(server.child.pid!);
  tell(`warm, ${beside}`, await rounds(server.port, { source_id: 'handbook' }, ROUNDS));
  const after = cpuMs(server.child.pid!);
  if (before !== undefined && after !== undefined) {
    console.log(`${'CPU time of the server for each of them'.padEnd(44)} ${ms((after - before) / ROUNDS)}`);
  }
  tell(`warm by checksum, ${beside}`, await rounds(server.port, { checksum: checksumOf(TEXT) }, ROUNDS));
  const same = claim(asked);
  const again = await rounds(server.port, { source_id: 'handbook' }, ROUNDS, () => same);
  tell(`the same claim again, ${beside}`, again.slice(1));
  console.log(`${'resident memory'.padEnd(44)} ${residentMb(server.child.pid!)?.toFixed(0) ?? '?'} MB`);
  await server.stop();
  const first: number[] = [];
  const second: number[] = [];
  for (let at = 0; at < RESTARTS; at++) {
    const restarted = await serve(folder);
    first.push(await timed(restarted.port, { source_id: 'handbook' }, fresh()));
    second.push(await timed(restarted.port, { source_id: 'handbook' }, fresh()));
    await restarted.stop();
  }
  tell(`first request after a restart, ${beside}`, first);
  tell(`second request after a restart, ${beside}`, second);
}

async function registerOthers(folder: string, count: number): Promise<void> {
  const storage = await openSqlite({ folder, role: 'server' });
  for (let from = 0; from < count; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => other(from + at));
    const put = await storage.sources.put('default', batch);
    if (!put.ok) throw new Error('The sources are not registered.');
  }
  await storage.close();
}

function other(n: number): NewSource {
  const text = `Note ${n}: the order with number ${n} was delivered on time and paid in full.`;
  return {
    source_id: `note-${n}`,
    type: 'text',
    checksum: checksumOf(text),
    bytes: text.length,
    characters: text.length,
    pages: null,
    media_type: 'text/plain',
    title: null,
    uri: `https://notes.example/${n}`,
    origin: 'document',
    observed_at: null,
    metadata: {},
    file: null,
    warnings: [],
    created_at: new Date(Date.UTC(2026, 0, 1) + n).toISOString(),
    replace: false,
    text,
    page_starts: null,
  };
}

const folder = mkdtempSync(join(tmpdir(), 'touchstone-sources-'));
try {
  const server = await serve(folder);
  await send(server.port, '/v2/sources', JSON.stringify({ source_id: 'handbook', text: TEXT }));
  tell('inline, the text in each request', (await rounds(server.port, { text: TEXT }, 40)).slice(10));
  await server.stop();
  await measure(folder, 'alone');
  await registerOthers(folder, others);
  await measure(folder, `beside ${others} sources`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
