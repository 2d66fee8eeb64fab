// Everything that has to hold before a change is merged: lint, types, and all tests (the arrows between
// rooms are one of them). `npm test` and the continuous integration both run this file.
//
//   node scripts/test.mjs [test file…]     with files: only those tests, without lint and types
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { become, findNode, MINIMUM, missingNodeMessage } from '../bin/node24.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));

/** Rooms whose tests start nothing: a process for each core runs them, which loads the engine once rather than for every file. */
const PURE = ['contract', 'decide', 'extract', 'text', 'tlog', 'verify'];

/** Runs one step; gives its exit status. */
function step(title, args) {
  process.stdout.write(`\n— ${title}\n`);
  const started = process.hrtime.bigint();
  const { status, error } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (error) process.stdout.write(`${error.message}\n`);
  const seconds = Number((process.hrtime.bigint() - started) / 1_000_000n) / 1000;
  return { title, ok: status === 0, seconds };
}

/** Runs test files with the options of the runner. */
function runTests(title, files, options) {
  if (files.length === 0) return [];
  const loaded = ['fuzz-seed.mjs', 'test-cache.mjs'].map((name) => new URL(name, import.meta.url).href);
  const imports = loaded.flatMap((url) => ['--import', url]);
  return [step(title, [...imports, '--test', '--test-reporter=spec', ...options, ...files])];
}

/** Files that each load a share of some test files into one process: the next largest goes to the least. */
function shared(files, count) {
  const folder = fileURLToPath(new URL('../node_modules/.cache/shares/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  const shares = Array.from({ length: Math.min(count, files.length) }, () => ({ bytes: 0, loads: [] }));
  const sized = files.map((file) => ({ path: `${root}${file}`, bytes: statSync(`${root}${file}`).size }));
  for (const { path, bytes } of sized.sort((a, b) => b.bytes - a.bytes)) {
    const least = shares.reduce((one, other) => (other.bytes < one.bytes ? other : one));
    least.bytes += bytes;
    least.loads.push(`import ${JSON.stringify(pathToFileURL(path).href)};\n`);
  }
  return shares.map(({ loads }, i) => {
    const path = `${folder}share-${i + 1}.test.mjs`;
    writeFileSync(path, loads.join(''));
    return path;
  });
}

function runAll() {
  const tests = globSync('test/**/*.test.ts', { cwd: root }).sort();
  const isPure = (file) => PURE.includes(file.split(/[\\/]/)[1]);
  const pure = tests.filter(isPure);
  const others = tests.filter((file) => !isPure(file));
  const cores = availableParallelism();
  const atOnce = [`--test-concurrency=${cores}`];
  return [
    step('lint (biome)', [bin('@biomejs/biome/bin/biome'), 'check', '--diagnostic-level=warn', '.']),
    step('types (tsc)', [bin('typescript/bin/tsc')]),
    // Servers and commands that tests start by the hundred run what `npm start` runs.
    step('compile', [fileURLToPath(new URL('compile.mjs', import.meta.url))]),
    ...runTests(`tests of what starts nothing (${pure.length} files)`, shared(pure, cores), atOnce),
    // Most of their time goes by in waiting for what they started.
    ...runTests(`tests of all else (${others.length} files)`, others, atOnce),
  ];
}

function main() {
  const chosen = process.argv.slice(2);
  const results = chosen.length > 0 ? runTests(`tests (${chosen.length} files)`, chosen, []) : runAll();

  process.stdout.write('\n');
  for (const { title, ok, seconds } of results) {
    process.stdout.write(`${ok ? 'pass' : 'FAIL'}  ${title}  ${seconds.toFixed(1)} s\n`);
  }
  const failed = results.filter(({ ok }) => !ok);
  process.stdout.write(
    failed.length === 0 ? 'ALL PASS\n' : `FAILED: ${failed.map((r) => r.title).join(', ')}\n`,
  );
  process.exit(failed.length === 0 ? 0 : 1);
}

const node = findNode();
if (node === undefined) {
  process.stderr.write(missingNodeMessage());
  process.exit(1);
} else if (Number.parseInt(process.versions.node, 10) >= MINIMUM) {
  main();
} else {
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)]);
}
