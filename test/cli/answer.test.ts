// touchstone authorize --answer: a text is judged by its claims, from a file or while it arrives.
import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { run, touchstone } from '../app/process.ts';
import { temporaryFolder } from '../http/harness.ts';

const REQUEST = {
  sources: [{ source_id: 's1', text: 'Invoice 7781 was paid on 3 May. The kettle passed inspection.' }],
};

describe('touchstone authorize --answer', () => {
  let folder: string;
  let env: Record<string, string>;
  let request: string;
  before(() => {
    folder = temporaryFolder();
    env = { TOUCHSTONE_DATA: join(folder, 'data') };
    request = join(folder, 'request.json');
    writeFileSync(request, JSON.stringify(REQUEST));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  test('judges the text of a file and records the decision', async () => {
    const answer = join(folder, 'answer.md');
    writeFileSync(answer, 'Invoice 7781 was paid on 3 May [s1]. The kettle passed inspection.');
    const { code, stdout } = await run(['authorize', request, '--answer', answer], env);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /✓ supported {2}a2/);
    assert.match(stdout, /allow: coverage_sufficient\nrecord [0-9a-f-]{36}/);
  });

  test('judges standard input as it arrives, and each claim is told once', async () => {
    const running = touchstone(['authorize', request, '--answer', '-', '--dry-run'], env, null);
    const { stdin, stdout } = running.child;
    const seen = (words: string) =>
      new Promise<void>((resolve) => {
        stdout!.on('data', () => running.said().stdout.includes(words) && resolve());
      });
    const first = seen('supported  a1');
    stdin!.write('Invoice 7781 was paid on 3 May [s1]. The ket');
    await first;
    stdin!.end('tle failed inspection.');
    const { code, stdout: all } = await running.exit;
    assert.equal(code, 3, all);
    assert.equal(all.match(/ a1 /g)?.length, 1);
    assert.match(all, /The kettle failed inspection\./);
  });

  test('prints the response alone with --json', async () => {
    const { stdout } = await run(
      ['authorize', request, '--answer', '-', '--json'],
      env,
      'Hi! Invoice 7781 was paid on 3 May [s1].',
    );
    assert.equal(JSON.parse(stdout).metrics.claims_total, 1);
  });

  test('an answer beside the answer of the request is a usage error', async () => {
    const both = join(folder, 'both.json');
    writeFileSync(both, JSON.stringify({ ...REQUEST, output: 'x' }));
    const { code, stderr } = await run(['authorize', both, '--answer', '-'], env, 'x');
    assert.equal(code, 2);
    assert.match(stderr, /has a field output beside --answer/);
  });

  test('an answer that is not UTF-8 is a usage error, from a file as from standard input', async () => {
    const latin = join(folder, 'latin.md');
    const bytes = Buffer.from('Die Gebühr wurde bezahlt.', 'latin1');
    writeFileSync(latin, bytes);
    const running = touchstone(['authorize', request, '--answer', '-'], env, null);
    running.child.stdin!.end(bytes);
    // One after the other: of two commands that record on one data folder the second is refused.
    const piped = await running.exit;
    const filed = await run(['authorize', request, '--answer', latin], env);
    for (const { code, stderr } of [piped, filed]) {
      assert.equal(code, 2, stderr);
      assert.match(stderr, /The answer is not UTF-8/);
    }
  });

  test('standard input cannot be both the request and the answer', async () => {
    const { code, stderr } = await run(['authorize', '-', '--answer', '-'], env, '{}');
    assert.equal(code, 2);
    assert.match(stderr, /Name a file for one of the two/);
  });

  test('a request that is no JSON is told with its fault', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{"sources":[],"sources":[]}');
    const { code, stderr } = await run(['authorize', broken, '--answer', '-'], env, 'It was paid.');
    assert.equal(code, 1);
    assert.match(stderr, /invalid_json/);
  });
});
