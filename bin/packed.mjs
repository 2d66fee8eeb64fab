// The modules of the service in one file, bundled and compiled before (`scripts/compile.mjs`): a start neither looks each
// of them up, nor keeps the text of each twice, as it was written and as it is run. Where there is no such file, or a
// source has changed since, modules come from their sources.
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

/** The file begins with the length of its index, in this many digits. */
const LENGTH_DIGITS = 12;
const CUT_SHORT = 'The file of modules is cut short.';
/** What threads are told of the file that the process uses. */
const USED = 'touchstone: the file of modules in use';
/** What a bundle is called in stack traces. */
const NAMED = /touchstone:(\w[\w.-]*):(\d+):\d+/g;

/** Beside what Node has compiled, so that it goes when that goes; each checkout has its own. Undefined without a cache. */
export function packFile() {
  const folder = module.getCompileCacheDir?.();
  const self = createHash('sha256')
    .update(import.meta.url)
    .digest('hex')
    .slice(0, 16);
  return folder && join(folder, `touchstone-${self}`);
}

/** What changes whenever a file does: its time alone would be the same for files out of an archive. */
export function stateOf(url) {
  const found = statSync(fileURLToPath(url), { throwIfNoEntry: false });
  return found ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : 'gone';
}

/** One state of many. */
export function stateOfAll(states) {
  return createHash('sha256').update(states.join('\n')).digest('hex');
}

/**
 * Writes the file.
 * @param packed `sources`: the URLs of all that went into it, and `state`: theirs before they were read; `entries`: the
 *   bundle of each module that may be asked for, by its URL; `bundles` by their names, each with its `text`, `code` once
 *   it was compiled, the `modules` that it needs of others, and the `places` in the sources that its lines come from
 */
export function writePack(file, { sources, state, entries, bundles }) {
  const parts = [];
  let end = 0;
  const add = (bytes) => {
    parts.push(bytes);
    end += bytes.length;
    return [end - bytes.length, bytes.length];
  };
  const index = { sources, state, entries, bundles: {} };
  for (const [name, { text, code, modules, places }] of Object.entries(bundles)) {
    // A text that has only characters of Latin-1 takes one byte for each, here and in memory.
    const encoding = /[^\0-\xff]/.test(text) ? 'utf16le' : 'latin1';
    index.bundles[name] = {
      encoding,
      modules,
      text: add(Buffer.from(text, encoding)),
      code: code && add(code),
      places: add(Buffer.from(JSON.stringify(places))),
    };
  }
  const head = Buffer.from(JSON.stringify({ ...index, end }));
  const length = String(head.length).padStart(LENGTH_DIGITS);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.concat([Buffer.from(length), head, ...parts]), { mode: 0o600 });
  renameSync(draft, file);
}

function readAt(descriptor, [start, length]) {
  // By itself, and not out of a shared buffer: what is read is let go whole.
  const bytes = Buffer.allocUnsafeSlow(length);
  if (readSync(descriptor, bytes, 0, length, start) !== length) throw new Error(CUT_SHORT);
  return bytes;
}

/** Nobody but who runs this may have written what is run. */
function isOwn({ uid, mode }) {
  return process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);
}

/** An open file of modules; undefined where there is none to be used. */
export function openPack(file) {
  let descriptor;
  try {
    descriptor = openSync(file);
    const found = fstatSync(descriptor);
    if (!isOwn(found)) throw new Error('It is of somebody else.');
    const length = Number(readAt(descriptor, [0, LENGTH_DIGITS]).toString('latin1'));
    const start = LENGTH_DIGITS + length;
    const index = JSON.parse(readAt(descriptor, [LENGTH_DIGITS, length]));
    if (start + index.end !== found.size) throw new Error(CUT_SHORT);
    return new Pack(descriptor, start, index, `${found.dev} ${found.ino} ${found.size} ${found.mtimeMs}`);
  } catch {
    if (descriptor !== undefined) closeSync(descriptor);
    return undefined;
  }
}

class Pack {
  #descriptor;
  #start;
  #index;
  #sources;
  #scripts = new Map();
  #run = new Map();

  constructor(descriptor, start, { sources, state, ...index }, stamp) {
    this.#descriptor = descriptor;
    this.#start = start;
    this.#index = index;
    this.#sources = { sources, state };
    /** Tells this file from any other that was or will be in its place. */
    this.stamp = stamp;
  }

  /** Whether every source is as it was. To be asked once: nothing of them is kept afterwards. */
  isFresh() {
    const { sources, state } = this.#sources;
    this.#sources = undefined;
    return stateOfAll(sources.map(stateOf)) === state;
  }

  /** What a module exports, by its URL; undefined where it may not be asked for. */
  module(url) {
    const name = this.#index.entries[url];
    return name === undefined ? undefined : this.#load(name);
  }

  /** Runs a bundle when those modules are there that it, and whatever it needs, has from elsewhere. */
  async #load(name) {
    if (this.#run.has(name)) return this.#run.get(name);
    const needed = new Set();
    const elsewhere = new Map();
    const need = (one) => {
      if (needed.has(one)) return;
      needed.add(one);
      for (const id of this.#index.bundles[one].modules) {
        if (id in this.#index.bundles) need(id);
        else elsewhere.set(id, undefined);
      }
    };
    need(name);
    await Promise.all([...elsewhere.keys()].map(async (id) => elsewhere.set(id, await import(id))));
    return this.#exports(name, elsewhere);
  }

  #exports(name, elsewhere) {
    const known = this.#run.get(name);
    if (known !== undefined) return known;
    const exports = {};
    this.#run.set(name, exports);
    const required = (id) => (id in this.#index.bundles ? this.#exports(id, elsewhere) : elsewhere.get(id));
    const load = (id) => (id in this.#index.bundles ? this.#load(id) : import(id));
    try {
      const run = this.#script(name).runInThisContext();
      run(exports, required, load, (id) => import.meta.resolve(id));
    } catch (error) {
      this.#run.delete(name);
      throw error;
    }
    return exports;
  }

  #script(name) {
    const { text, encoding, code } = this.#index.bundles[name];
    const script = new Script(this.#read(text).toString(encoding), {
      filename: `touchstone:${name}`,
      ...(code && { cachedData: this.#read(code) }),
    });
    if (!code) this.#scripts.set(name, script);
    return script;
  }

  /** What was compiled of the bundles that ran, by their names; of a file that holds none yet. */
  compiled() {
    return new Map([...this.#scripts].map(([name, script]) => [name, script.createCachedData()]));
  }

  /** All of the file, for `writePack`. */
  contents() {
    const { entries, bundles } = this.#index;
    const read = ([name, { text, encoding, places, modules }]) => [
      name,
      {
        text: this.#read(text).toString(encoding),
        places: JSON.parse(this.#read(places)),
        modules,
      },
    ];
    return { ...this.#sources, entries, bundles: Object.fromEntries(Object.entries(bundles).map(read)) };
  }

  /** Where the lines of a bundle stand in the sources. */
  places(name) {
    return JSON.parse(this.#read(this.#index.bundles[name].places));
  }

  #read([start, length]) {
    return readAt(this.#descriptor, [this.#start + start, length]);
  }

  close() {
    closeSync(this.#descriptor);
  }
}

/** The file that this thread uses; undefined where it uses none. */
let used;

/** Has modules come from the file of them, where that is there and they are as they were. */
export function usePacked() {
  const file = packFile();
  const pack = file && openPack(file);
  if (!pack) return;
  // A thread uses what the process uses, which has looked at the sources already.
  const told = getEnvironmentData(USED);
  if (told === undefined ? !pack.isFresh() : told !== pack.stamp) {
    pack.close();
    return;
  }
  setEnvironmentData(USED, pack.stamp);
  used = pack;
  Error.prepareStackTrace = traceOf;
}

/** A stack trace as V8 gives it, with places in the sources instead of those in the bundles. */
function traceOf(error, sites) {
  const known = new Map();
  const placed = (whole, name, line) => {
    if (!known.has(name)) known.set(name, used.places(name));
    const { runs, sources } = known.get(name);
    const [first, source, at] = runs.findLast(([from]) => from <= line) ?? [];
    return source === undefined ? whole : `${sources[source]}:${at + Number(line) - first}`;
  };
  const lines = sites.map((site) => `    at ${String(site).replace(NAMED, placed)}`);
  return [Error.prototype.toString.call(error), ...lines].join('\n');
}

/** A module of the service by its URL: out of the file of them where that is used, else from its source. */
export function load(url) {
  return used?.module(url) ?? import(url);
}

/** Keeps what was compiled of the modules that this process has run out of the file, if it did. */
export function keepCompiled(file) {
  if (used === undefined) return;
  const compiled = used.compiled();
  const pack = openPack(file);
  const { bundles, ...rest } = pack.contents();
  pack.close();
  for (const [name, code] of compiled) bundles[name].code = code;
  writePack(file, { ...rest, bundles });
}
