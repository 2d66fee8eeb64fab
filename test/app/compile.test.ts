import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
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

/** The index of a file of modules. */
function headOf(file: string): string {
  const bytes = readFileSync(file);
  return bytes.toString('utf8', 12, 12 + Number(bytes.toString('latin1', 0, 12)));
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
    assert.ok(compiled.length > 100, `${compiled.length} files of what the dependencies are`);
    const stamp = join(cache, compiled.find((name) => /touchstone-[0-9a-f]{16}$/.test(name))!);
    const bundles: Record<string, { code?: unknown }> = JSON.parse(headOf(stamp)).bundles;
    for (const name of ['main-', 'serve-'])
      assert.ok(
        Object.entries(bundles).some(([other, { code }]) => other.startsWith(name) && code !== undefined),
        name,
      );
    const { mtimeMs } = statSync(stamp);
    compile(cache);
    assert.equal(statSync(stamp).mtimeMs, mtimeMs);
  });

  test('leaves a cache that cannot be written to the start itself', () => {
    assert.deepEqual(compile('/dev/null/cache'), { status: 0, said: '' });
  });
});
