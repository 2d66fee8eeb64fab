// Compiles the sources of the service before its first start on a machine, in a process of its own: the compiler of
// TypeScript and what it leaves behind take 15 MB that a server would keep for as long as it runs.
// Runs before `npm start`, on whatever Node npm itself runs on (20 or later); says nothing.
import { spawnSync } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { findNode, shareCompiled } from '../bin/node24.mjs';
import { openPack, packFile, stateOf, usePacked, writePack } from '../bin/packed.mjs';

const self = fileURLToPath(import.meta.url);
const node = findNode();

/** Whether nothing has changed since this last ran. */
function isDone(file) {
  const pack = openPack(file);
  const fresh = pack?.isFresh() ?? false;
  pack?.close();
  return fresh;
}

/** Imports what a server runs. */
async function importService() {
  await import('../src/cli/main.ts');
  await import('../src/storage/sqlite/writer-thread.ts');
  await import('../src/app/serve.ts');
}

/** Comments that have their lines to themselves. */
const COMMENT = /^[ \t]*(?:\/\/.*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*)$/gm;

/**
 * The text of a module without what does not run, every line where it was: a server keeps all of them in memory.
 * One with a string literal of several lines, in which comments may be none, stays as it is.
 */
function bare(text) {
  const left = text.replace(COMMENT, (comment) => comment.replace(/[^\n]+/g, ''));
  const hasLongLiteral = left.split('\n').some((line) => line.split('`').length % 2 === 0);
  return hasLongLiteral ? text : left.replace(/[ \t]+$/gm, '');
}

/** The formats of modules that are kept, with what is run of their texts. */
const RUN = {
  'module-typescript': (text) => bare(module.stripTypeScriptTypes(text)),
  module: bare,
};

/** All modules that a server imports, by their URLs. */
async function readService() {
  const modules = new Map();
  const hooks = module.registerHooks({
    load(url, context, next) {
      const state = url.startsWith('file:') && stateOf(url);
      const loaded = next(url, context);
      const run = RUN[loaded.format];
      if (state && run) modules.set(url, { text: run(String(loaded.source)), state });
      return loaded;
    },
  });
  await importService();
  hooks.deregister();
  return modules;
}

/** Reading is for another process: what it compiles on the way would be kept in place of what is compiled here. */
async function compile() {
  shareCompiled();
  const file = packFile();
  if (file === undefined || isDone(file)) return;
  spawnSync(process.execPath, [self, file]);
  usePacked();
  await importService();
  module.flushCompileCache();
}

/** Writes the file of modules. */
async function pack(file) {
  // That stripping types is an experimental feature of Node is no news to whoever starts a server.
  process.removeAllListeners('warning');
  writePack(file, await readService());
}

// What goes wrong here goes wrong at the start again, which says what it is.
const [, , file] = process.argv;
if (file !== undefined) await pack(file);
else if (node === process.execPath) await compile().catch(() => undefined);
else if (node !== undefined) spawnSync(node, [self]);
