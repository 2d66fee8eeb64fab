// Modules as they were read and stripped of their types before: one file holds them all, so that a start neither
// looks each up in its folders nor keeps the text of each twice, as it was written and as it is run.
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file begins with the length of its index, in this many digits. */
const LENGTH_DIGITS = 12;
/** The format of a module that is to be taken from the file. */
const PACKED = 'packed module';
const CUT_SHORT = 'The file of modules is cut short.';

/** Beside what was compiled, so that it goes when that goes; each checkout has its own. Undefined without a cache. */
export function packFile() {
  const folder = module.getCompileCacheDir?.();
  const self = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 16);
  return folder && join(folder, `touchstone-${self}`);
}

/** What changes whenever the file of a module does: its time alone would be the same for files out of an archive. */
export function stateOf(url) {
  const found = statSync(fileURLToPath(url), { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}`;
}

/** Writes modules by their URLs: the text of each, and the state that its file had before it was read. */
export function writePack(file, modules) {
  const index = {};
  const parts = [];
  let start = 0;
  for (const [url, { text, state }] of modules) {
    // A text that has only characters of Latin-1 takes one byte for each, here and in memory.
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    const bytes = Buffer.from(text, encoding);
    index[url] = [start, bytes.length, encoding, state];
    parts.push(bytes);
    start += bytes.length;
  }
  const head = Buffer.from(JSON.stringify(index));
  const length = String(head.length).padStart(LENGTH_DIGITS);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([Buffer.from(length), head, ...parts]), { mode: 0o600 });
  renameSync(draft, file);
}

function readAt(descriptor, start, length) {
  const bytes = Buffer.allocUnsafe(length);
  if (readSync(descriptor, bytes, 0, length, start) !== length) throw new Error(CUT_SHORT);
  return bytes;
}

/** Nobody but who runs this may have written what is run. */
function isOwn(descriptor) {
  const { uid, mode } = fstatSync(descriptor);
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/** An open file of modules; undefined where there is none to be used. */
export function openPack(file) {
  let descriptor;
  try {
    descriptor = openSync(file);
    if (!isOwn(descriptor)) throw new Error('It is of somebody else.');
    const length = Number(readAt(descriptor, 0, LENGTH_DIGITS).toString('latin1'));
    const index = JSON.parse(readAt(descriptor, LENGTH_DIGITS, length));
    const pack = new Pack(descriptor, LENGTH_DIGITS + length, new Map(Object.entries(index)));
    if (pack.size !== fstatSync(descriptor).size) throw new Error(CUT_SHORT);
    return pack;
  } catch {
    if (descriptor !== undefined) closeSync(descriptor);
    return undefined;
  }
}

class Pack {
  #descriptor;
  #start;
  #index;

  constructor(descriptor, start, index) {
    this.#descriptor = descriptor;
    this.#start = start;
    this.#index = index;
  }

  /** Of the whole file, in bytes. */
  get size() {
    return this.#index.values().reduce((end, [, length]) => end + length, this.#start);
  }

  /** Whether a module is here as its file is now. */
  has(url) {
    const entry = this.#index.get(url);
    return entry !== undefined && stateOf(url) === entry[3];
  }

  /** Whether every module is as it was. */
  isFresh() {
    return [...this.#index.keys()].every((url) => this.has(url));
  }

  text(url) {
    const [start, length, encoding] = this.#index.get(url);
    return readAt(this.#descriptor, this.#start + start, length).toString(encoding);
  }

  close() {
    closeSync(this.#descriptor);
  }
}

/** Has the modules that this thread imports come from the file of them, where that is there and they are as they were. */
export function usePacked() {
  const file = packFile();
  const pack = file && module.registerHooks && openPack(file);
  if (!pack) return;
  module.registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL !== undefined) {
        const { href } = new URL(specifier, context.parentURL);
        if (pack.has(href)) return { url: href, format: PACKED, shortCircuit: true };
      }
      const resolved = next(specifier, context);
      return pack.has(resolved.url) ? { ...resolved, format: PACKED } : resolved;
    },
    load(url, context, next) {
      if (context.format !== PACKED) return next(url, context);
      return { format: 'module', source: pack.text(url), shortCircuit: true };
    },
  });
}
