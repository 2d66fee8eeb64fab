import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { KEY, run, type Serving, serve, touchstone } from '../../app/process.ts';
import { SUPPORTED, temporaryFolder } from '../../http/harness.ts';

const UNSUPPORTED = { claims: [{ text: 'The parcel was lost.' }], sources: [] };

const jsonl = (entries: readonly unknown[]): string =>
  entries.map((one) => `${JSON.stringify(one)}\n`).join('');
const read = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { index: number; id: string; verdict: string; checks: object[] });

async function stopped({ child, exit }: Serving): Promise<void> {
  child.kill('SIGTERM');
  await exit;
}

async function jobsOf(address: string): Promise<readonly { job_id: string; status: string }[]> {
  const response = await fetch(`${address}/v2/jobs`, { headers: { authorization: `Bearer ${KEY}` } });
  return ((await response.json()) as { jobs: { job_id: string; status: string }[] }).jobs;
}

describe('touchstone batch', () => {
  let folder: string;
  let server: Serving;
  before(async () => {
    folder = temporaryFolder();
    server = await serve(join(folder, 'data'));
  });
  after(async () => {
    await stopped(server);
    rmSync(folder, { recursive: true, force: true });
  });

  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const batch = (args: readonly string[], env: Record<string, string> = {}, input?: string) =>
    run(['batch', ...args, '--url', server.address], { TOUCHSTONE_API_KEY: KEY, ...env }, input);

  test('writes a result for each line, in their order, and ends with 0 when all are supported', async () => {
    const input = file('good.jsonl', jsonl([{ id: 'a', ...SUPPORTED }, SUPPORTED, SUPPORTED]));
    const output = join(folder, 'good.out');
    const { code, stderr, stdout } = await batch([input, '--output', output]);
    assert.equal(code, 0, stderr);
    assert.equal(stdout, '');
    assert.match(stderr, /3 of 3 entries/);
    assert.match(stderr, /3 supported, 0 unsupported, 0 ambiguous, 0 failed/);
    assert.deepEqual(
      read(output).map(({ index, id, verdict }) => [index, id, verdict]),
      [
        [0, 'a', 'supported'],
        [1, 'e2', 'supported'],
        [2, 'e3', 'supported'],
      ],
    );
    assert.ok(!existsSync(`${output}.part`));
  });

  test('ends with 3 when something is unsupported; reads standard input and writes standard output', async () => {
    const input = jsonl([SUPPORTED, UNSUPPORTED]);
    const { code, stdout, stderr } = await batch(['-', '--verbose', '--citations', 'optional'], {}, input);
    assert.equal(code, 3, stderr);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      results.map(({ verdict }) => verdict),
      ['supported', 'unsupported'],
    );
    assert.equal(results[0].requirements.citations, 'optional');
    assert.ok(results[0].checks[0].citations.length > 0);
  });

  test('cuts a file above the limits into several jobs, and empty lines are no entries', async () => {
    const before = (await jobsOf(server.address)).length;
    const lines = Array.from({ length: 8 }, (_, i) => ({
      claims: SUPPORTED.claims,
      sources: [{ text: `${i}` }],
    }));
    const input = file('many.jsonl', `\n${jsonl(lines.slice(0, 4))}\n  \n${jsonl(lines.slice(4))}\n`);
    const output = join(folder, 'many.out');
    const { stderr } = await batch([input, '-o', output], { TOUCHSTONE_MAX_BATCH_ENTRIES: '3' });
    assert.equal((await jobsOf(server.address)).length - before, 3, stderr);
    const results = read(output);
    assert.deepEqual(
      results.map(({ index, id }) => [index, id]),
      lines.map((_, i) => [i, `e${i + 1}`]),
    );
    assert.match(stderr, /8 of 8 entries/);
  });

  test('a file or an input without an entry is a usage error: 2', async () => {
    const before = (await jobsOf(server.address)).length;
    const output = join(folder, 'none.out');
    const of_file = await batch([file('none.jsonl', '\n  \n'), '-o', output]);
    const of_input = await batch(['-'], {}, '');
    for (const { code, stderr } of [of_file, of_input]) {
      assert.equal(code, 2, stderr);
      assert.match(stderr, /has no entry\. Give it a JSON object with claims and sources on each line\./);
    }
    assert.equal(existsSync(output), false);
    assert.equal((await jobsOf(server.address)).length, before);
  });

  test('run again, gives the results of the jobs that there are; afresh, makes others', async () => {
    const input = file('again.jsonl', jsonl([{ id: 'again', ...SUPPORTED }]));
    const args = [input, '-o', join(folder, 'again.out')];
    await batch(args);
    const before = await jobsOf(server.address);
    const again = await batch(args);
    assert.equal(again.code, 0);
    assert.equal((await jobsOf(server.address)).length, before.length);
    assert.match(again.stderr, new RegExp(`job ${before[0]!.job_id}`));
    await batch([...args, '--afresh']);
    assert.equal((await jobsOf(server.address)).length, before.length + 1);
  });

  test('tells faults by the line of the file', async () => {
    const faulty = { claims: [{ text: '' }], sources: [] };
    const input = file('faulty.jsonl', `${jsonl([SUPPORTED])}\n${jsonl([faulty])}`);
    const { code, stderr } = await batch([input]);
    assert.equal(code, 1);
    assert.match(stderr, /line 3, \/claims\/0\/text: text is empty/);
  });

  for (const [name, text, told] of [
    ['a line that is no JSON', '{"claims":[]}\n{"claims"\n', /line 2 is not JSON/],
    ['a line that is no object', '[]\n', /line 1 is no entry/],
    ['an id that another line has', '{"id":"x"}\n{"id":"x"}\n', /line 2 has the id "x", as line 1 has/],
    ['an id that another line has by its place', '{}\n{"id":"e1"}\n', /line 2 has the id "e1", as line 1/],
  ] as const) {
    test(`${name} is a usage error: 2`, async () => {
      const { code, stderr } = await batch([file('bad.jsonl', text)]);
      assert.equal(code, 2, stderr);
      assert.match(stderr, told);
    });
  }

  test('a file that is not there, an address that is none, an output that cannot be: 2', async () => {
    const input = file('fine.jsonl', jsonl([SUPPORTED]));
    assert.equal((await batch(['/no/such/file'])).code, 2);
    assert.equal((await run(['batch', input, '--url', 'nowhere'])).code, 2);
    assert.equal((await run(['batch', input, '--url', 'file:///etc'])).code, 2);
    assert.equal((await batch([input, '-o', '/no/such/folder/out'])).code, 2);
    assert.equal((await batch([input, '-o', dirname(input)])).code, 2);
    assert.equal((await batch([input, '-o', join(dirname(input), '.', 'fine.jsonl')])).code, 2);
    assert.equal(readFileSync(input, 'utf8'), jsonl([SUPPORTED]), 'the entries are still there');
    assert.equal((await batch([input, '--min-coverage', '2'])).code, 2);
  });

  test('a key that opens nothing is told at once: 1', async () => {
    const { code, stderr } = await batch([file('fine.jsonl', jsonl([SUPPORTED])), '--key', 'ts_none_none']);
    assert.equal(code, 1);
    assert.match(stderr, /unauthenticated/);
    assert.doesNotMatch(stderr, /ts_none_none/);
  });
});

describe('touchstone batch, interrupted', () => {
  test('goes on where it was, over kills of its own and restarts of the server', async (t) => {
    const folder = temporaryFolder();
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const data = join(folder, 'data');
    const input = join(folder, 'in.jsonl');
    const output = join(folder, 'out.jsonl');
    writeFileSync(input, jsonl(Array.from({ length: 20 }, () => SUPPORTED)));

    const idle = await serve(data, { TOUCHSTONE_JOBS: 'off' });
    const args = ['batch', input, '--url', idle.address, '-o', output];
    const first = touchstone(args, { TOUCHSTONE_API_KEY: KEY });
    while (!/job [\w-]+: 20 entries/.test(first.said().stderr))
      await new Promise((done) => setTimeout(done, 20));
    first.child.kill('SIGKILL');
    await first.exit;
    assert.ok(!existsSync(output), 'half of the results are not taken for all');

    const second = touchstone(args, { TOUCHSTONE_API_KEY: KEY });
    while (!/job [\w-]+: 20 entries/.test(second.said().stderr))
      await new Promise((done) => setTimeout(done, 20));
    await stopped(idle);
    const working = await serve(data, { PORT: new URL(idle.address).port });
    const { code, stderr } = await second.exit;
    assert.equal(code, 0, stderr);
    assert.equal(read(output).length, 20);
    assert.equal((await jobsOf(working.address)).length, 1);
    await stopped(working);
  });
});
