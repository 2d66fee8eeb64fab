// A file of entries is read line by line, and every line as it stands.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { linesOf } from '../../../src/cli/batch/lines.ts';
import { UsageError } from '../../../src/cli/exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchstone-lines-'));
after(() => rmSync(folder, { recursive: true }));

async function linesIn(content: string | Buffer): Promise<string[]> {
  const file = join(folder, 'entries.jsonl');
  writeFileSync(file, content);
  return Array.fromAsync(linesOf(file));
}

test('a line feed alone ends a line, and the last line needs none', async () => {
  const separated = '{"claims":[{"text":"One\u2028two\u2029three\u0085four"}]}';
  assert.deepEqual(await linesIn(`${separated}\r\n\n{"b":1}`), [`${separated}\r`, '', '{"b":1}']);
  assert.deepEqual(await linesIn('{"a":1}\n'), ['{"a":1}']);
  assert.deepEqual(await linesIn(''), []);
});

test('a line that is longer than a piece of the file is whole, whatever characters a piece ends in', async () => {
  const long = `"${'é😀'.repeat(60_000)}"`;
  assert.deepEqual(await linesIn(`${long}\n1\n${long}`), [long, '1', long]);
});

test('a line that is not UTF-8 is named', async () => {
  const content = Buffer.concat([
    Buffer.from('{"a":1}\n{"text":"'),
    Buffer.from([0xff]),
    Buffer.from('"}\n'),
  ]);
  await assert.rejects(
    linesIn(content),
    (error) =>
      error instanceof UsageError && error.message === 'line 2 is not UTF-8. Save the file encoded as UTF-8.',
  );
});

test('a file that is not there is named', async () => {
  const file = join(folder, 'absent.jsonl');
  await assert.rejects(
    Array.fromAsync(linesOf(file)),
    (error) => error instanceof UsageError && error.message.startsWith(`${file} cannot be read: ENOENT`),
  );
});
