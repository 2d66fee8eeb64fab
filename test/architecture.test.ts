// What stands at the root, and the arrows of the house: which room of src/ may import from which, and which rooms
// touch the world.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What belongs at the root of the repository; trials and their output belong nowhere in it. */
const ROOT = [
  ...['.ci', '.gitattributes', '.gitignore', '.npmrc', 'LICENSE', 'NOTICE', 'README.md', 'biome.json'],
  ...['package-lock.json', 'package.json', 'tsconfig.json'],
  ...['bench', 'bin', 'deploy', 'docs', 'scripts', 'src', 'test', 'training'],
];

/** What git keeps at the root; of sources that came without it, all but what it would ignore. */
function atRoot(): readonly string[] {
  const git = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : [];
  if (files.length > 0) return [...new Set(files.map((file) => file.split('/')[0]!))];
  const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean);
  const patterns = ignored.map((line) => line.replaceAll(/^\/|\/$/g, ''));
  return readdirSync(root).filter((name) => !patterns.some((pattern) => matchesGlob(name, pattern)));
}

/** Lowest first; a room imports only from those before it. Rooms on one line may both be used by the next. */
const FLOORS = [
  ['domain'],
  ['text'],
  ['tlog'],
  ['verify'],
  ['decide'],
  ['extract'],
  ['semantic'],
  ['storage'],
  ['audit'],
  ['evidence'],
  ['jobs'],
  ['webhooks'],
  ['service'],
  ['http'],
  ['app'],
  ['cli'],
];

/** `contract` stands beside the others: it knows the words and the reading, and is known by the edges. */
const CONTRACT_USES = new Set(['domain', 'text']);
const CONTRACT_USED_BY = new Set(['service', 'http', 'app', 'cli']);

const PURE = new Set(['domain', 'text', 'tlog', 'verify', 'decide', 'extract', 'contract']);
/** Files that read bytes from beside their source, once: the lexicon, the judge and their like. */
const readsItsBytes = (file: string): boolean =>
  file.endsWith('/bundled.ts') || file === 'src/verify/index.ts';
/** What these are used for computes, and does no I/O. */
const PURE_BUILTINS = new Set(['node:crypto', 'node:buffer', 'node:util']);
const PURE_PACKAGES = new Set(['typebox']);

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|(?:^|[;\n])\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The module specifiers that a source names, in order. */
function specifiers(source: string): string[] {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
  return [...bare.matchAll(IMPORT)].map((match) => (match[1] ?? match[2] ?? match[3])!);
}

const files = globSync('src/**/*.ts', { cwd: root });
const imports: Import[] = files.flatMap((file) =>
  specifiers(readFileSync(join(root, file), 'utf8')).map((specifier) => ({ file, specifier })),
);

const roomOf = (path: string): string => path.split('/')[1]!;
const floorOf = (room: string): number => FLOORS.findIndex((floor) => floor.includes(room));
const isLocal = ({ specifier }: Import): boolean => specifier.startsWith('.');
const target = ({ file, specifier }: Import): string =>
  relative(root, resolve(root, dirname(file), specifier));

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  if (from === 'contract') return CONTRACT_USES.has(to);
  if (to === 'contract') return CONTRACT_USED_BY.has(from);
  return floorOf(to) < floorOf(from);
}

test('the root holds the files and folders that it is meant to, and no others', () => {
  assert.deepEqual(atRoot().toSorted(), ROOT.toSorted());
});

describe('the arrows between rooms', () => {
  test('every file of src/ stands in a room that the architecture knows', () => {
    const strangers = files.filter((file) => floorOf(roomOf(file)) < 0 && roomOf(file) !== 'contract');
    assert.deepEqual(strangers, []);
  });

  test('a room imports only from the rooms below it', () => {
    const wrong = imports
      .filter(isLocal)
      .filter((one) => !mayImport(roomOf(one.file), roomOf(target(one))))
      .map((one) => `${one.file} → ${target(one)}`);
    assert.deepEqual(wrong, []);
  });

  test('every relative import names a file of src/ with its extension', () => {
    const wrong = imports.filter(isLocal).filter((one) => !files.includes(target(one)));
    assert.deepEqual(
      wrong.filter((one) => !one.specifier.endsWith('.json')),
      [],
    );
  });

  test('pure rooms import nothing that does I/O', () => {
    const wrong = imports
      .filter((one) => !isLocal(one) && PURE.has(roomOf(one.file)) && !readsItsBytes(one.file))
      .filter(({ specifier }) => {
        const builtin = builtinModules.includes(specifier.replace(/^node:/, ''));
        return builtin ? !PURE_BUILTINS.has(specifier) : !PURE_PACKAGES.has(specifier.split('/')[0]!);
      })
      .map((one) => `${one.file} → ${one.specifier}`);
    assert.deepEqual(wrong, []);
  });

  test('pure rooms read no clock, no environment and no randomness', () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\)|\bprocess\.|\bMath\.random\b|\bperformance\.|\brandom(?:Bytes|UUID)\b/;
    const wrong = files
      .filter((file) => PURE.has(roomOf(file)))
      .filter((file) =>
        impure.test(readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')),
      );
    assert.deepEqual(wrong, []);
  });

  test('libraries that read documents are loaded by the process that reads them, and by no other', () => {
    const reader = 'src/evidence/documents/read.ts';
    const users = imports.filter(isLocal).filter((one) => target(one) === reader);
    assert.deepEqual(
      users.map(({ file }) => file),
      ['src/service/extraction/child.ts'],
    );
  });

  test('no two files import each other, directly or by a circle', () => {
    const graph = Map.groupBy(imports.filter(isLocal), ({ file }) => file);
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      assert.ok(!path.includes(file), `circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
      if (done.has(file)) return;
      for (const one of graph.get(file) ?? []) walk(target(one), [...path, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
  });
});

test('every source file that a page of the documents names is there', () => {
  const known = globSync('{src,test,bench,training,scripts,bin}/**/*.{ts,mjs}', { cwd: root });
  const isThere = (name: string): boolean => known.some((file) => `/${file}`.endsWith(`/${name}`));
  const lost = ['README.md', ...globSync('docs/*.md', { cwd: root })].flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`((?:[\w-]+\/)*[\w-]+\.(?:ts|mjs))`/g)]
      .filter(([, name]) => !isThere(name!))
      .map(([, name]) => `${page}: ${name}`),
  );
  assert.deepEqual(lost, []);
});
