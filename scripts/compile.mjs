// Compiles the sources of the service before its first start on a machine, in a process of its own: the compiler of
// TypeScript and what it leaves behind take 15 MB that a server would keep for as long as it runs.
// Runs before `npm start`, on whatever Node npm itself runs on (20 or later); says nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, shareCompiled } from '../bin/node24.mjs';

const self = fileURLToPath(import.meta.url);
const node = findNode();

/** Beside what was compiled, so that it goes when that goes. */
function stampFile() {
  const folder = module.getCompileCacheDir?.();
  return folder && join(folder, `touchstone-${createHash('sha256').update(self).digest('hex').slice(0, 16)}`);
}

async function compile() {
  shareCompiled();
  const stamp = stampFile();
  if (stamp === undefined || existsSync(stamp)) return;
  await import('../src/cli/main.ts');
  await import('../src/storage/sqlite/writer-thread.ts');
  await import('../src/app/serve.ts');
  module.flushCompileCache();
  writeFileSync(stamp, '');
}

// What goes wrong here goes wrong at the start again, which says what it is.
if (node === process.execPath) await compile().catch(() => undefined);
else if (node !== undefined) spawnSync(node, [self]);
