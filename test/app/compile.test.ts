import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../scripts/compile.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-compile-'));
after(() => rmSync(folder, { recursive: true }));

function compile(cache: string) {
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const files = (cache: string): string[] =>
  readdirSync(cache, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(cache, name)).isFile(),
  );

describe('what npm start does before the server starts', () => {
  test('compiles the sources of the service once, and says nothing', () => {
    const cache = join(folder, 'cache');
    assert.deepEqual(compile(cache), { status: 0, said: '' });
    const compiled = files(cache);
    assert.ok(compiled.length > 500, `${compiled.length} files`);
    assert.ok(compiled.some((name) => /touchstone-[0-9a-f]{16}$/.test(name)));
    const stamp = join(cache, compiled.find((name) => name.includes('touchstone-'))!);
    const { mtimeMs } = statSync(stamp);
    compile(cache);
    assert.equal(statSync(stamp).mtimeMs, mtimeMs);
  });

  test('leaves a cache that cannot be written to the start itself', () => {
    assert.deepEqual(compile('/dev/null/cache'), { status: 0, said: '' });
  });
});
