// Bundles and compiles the sources of the service before its first start on a machine, in processes of their own: what
// that takes and leaves behind a server would keep for as long as it runs.
// Runs before `npm start`, on whatever Node npm itself runs on (20 or later); says nothing.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { findNode, shareCompiled } from '../bin/node24.mjs';
import { keepCompiled, load, openPack, packFile, usePacked, writePack } from '../bin/packed.mjs';
import { bundle } from './bundle.mjs';

const self = fileURLToPath(import.meta.url);
const node = findNode();

const source = (path) => new URL(`../src/${path}`, import.meta.url).href;

/** What the command line, its server and the threads begin with. */
const ENTRIES = [
  'cli/main.ts',
  'app/serve.ts',
  'service/engine/worker.ts',
  'service/intake/thread.ts',
  'service/jobs/verify-thread.ts',
  'service/semantic/thread.ts',
  'storage/sqlite/writer-thread.ts',
  'verify/index.ts',
  'service/engine/warm-up.ts',
].map(source);

/** Whether nothing has changed since this last ran. */
function isDone(file) {
  const pack = openPack(file);
  const fresh = pack?.isFresh() ?? false;
  pack?.close();
  return fresh;
}

/** Imports what a server imports. */
async function importService() {
  await load(source('cli/main.ts'));
  await load(source('storage/sqlite/writer-thread.ts'));
  await load(source('app/serve.ts'));
  await warmUp();
}

/** Asks what a server is asked: of what is compiled when it is first called, that of an answer is kept as well. */
async function warmUp() {
  const { createVerifier } = await load(source('verify/index.ts'));
  const { warmUpQuestion } = await load(source('service/engine/warm-up.ts'));
  createVerifier()(warmUpQuestion());
}

/** Bundling is for another process: what it compiles on the way would be kept in place of what is compiled here. */
async function compile() {
  shareCompiled();
  const file = packFile();
  if (file === undefined || isDone(file)) return;
  spawnSync(process.execPath, [self, file]);
  usePacked();
  await importService();
  keepCompiled(file);
  module.flushCompileCache();
}

/** Writes the file of modules, none of them compiled. */
async function pack(file) {
  // That stripping types is an experimental feature of Node is no news to whoever starts a server.
  process.removeAllListeners('warning');
  writePack(file, await bundle(ENTRIES));
}

// What goes wrong here goes wrong at the start again, which says what it is.
const [, , file] = process.argv;
if (file !== undefined) await pack(file);
else if (node === process.execPath) await compile().catch(() => undefined);
else if (node !== undefined) spawnSync(node, [self]);
