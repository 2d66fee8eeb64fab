import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKED = new URL('../../bin/packed.mjs', import.meta.url).href;
const BUNDLE = new URL('../../scripts/bundle.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'touchstone-packed-'));
after(() => rmSync(folder, { recursive: true }));

const MODULES = {
  'outer.ts': `// A note on ‘quotes’.
import { sep } from 'node:path';
import { said } from './inner.ts';

interface Told<T> { readonly text: T }
const kind: string = String.raw\`\\d–\${1}’\`;
const told: Told<string> = { text: said };
export { told, kind };
export const own = import.meta.url;
export const names = [/^–$/u.test('–'), ({ œ: 'oe' }).œ, sep.length, \`“\${told.text}”\`, ((parts: TemplateStringsArray) => parts.raw[0])\`→\`];
export const later = async () => (await import('./later.ts')).late;
`,
  'patterns.ts': `const NUMBER = /\\d+/g;
const NAMED =
  new RegExp(String.raw\`^(?<name>\${NUMBER.source}) \${'x'}$\`, 'u');
const TABLE = [{ one: /a/i, NUMBER }, NAMED] as const;
const SHADED = /s/;
export const EXPORTED = /exported/u;
export let made = 0;
const COUNTED = [/c/, ((made += 1), /d/)];
const BEFORE = [/b/, made];
interface Part { readonly NUMBER: string }

export function told(text: string): unknown[] {
  const part: Part = { NUMBER: 'own' };
  const known = { NUMBER, other: TABLE };
  const { NUMBER: renamed } = known;
  return [
    text.replace(NUMBER, 'n'), NAMED.exec(text)?.groups?.name, part.NUMBER, renamed === NUMBER, known.other[0] === TABLE[0],
    TABLE[0].one.test('A'), TABLE[0].NUMBER === NUMBER, TABLE[1] === NAMED, EXPORTED.source, COUNTED.length, ((made += 1), BEFORE[1]),
    NUMBER.exec('1 2')?.index, NUMBER.lastIndex, NUMBER.exec('1 2')?.index, NUMBER.exec('1 2'),
  ];
}
export const shaded = (SHADED: RegExp) => [SHADED.source, ((): boolean => SHADED.test('t'))()];
export const shade = () => SHADED.source;
`,
  'inner.ts': "export const said: string = 'as it was ✓';\n",
  'later.ts': `import { told } from './outer.ts';
type Nothing = null;

export const late: string = told.text + ', later';

export const fail = (): Nothing => {
  throw new Error('it broke');
};
`,
};

/** Modules of their own, with a compile cache of their own. */
class Place {
  readonly #folder: string;

  constructor(name: string) {
    this.#folder = join(folder, name);
    mkdirSync(this.#folder);
    for (const [file, text] of Object.entries(MODULES)) this.write(file, text);
    this.run(
      "process.removeAllListeners('warning'); writePack(packFile(), await bundle(['outer.ts', 'later.ts', 'patterns.ts'].map(url)));",
    );
  }

  write(name: string, text: string): void {
    writeFileSync(this.path(name), text);
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  /** The file of modules. */
  get pack(): string {
    const names = readdirSync(this.path('cache'), { recursive: true, encoding: 'utf8' });
    return join(this.path('cache'), names.find((name) => /touchstone-[0-9a-f]{16}$/.test(name))!);
  }

  /** Whether modules come out of the file of them: the types of a source are blanked in it, and left out of a bundle. */
  get isUsed(): boolean {
    const program = "usePacked(); const { fail } = await load(url('later.ts')); console.log(String(fail));";
    return !this.run(program).includes('      ');
  }

  run(program: string): string {
    const source = `
      import { enableCompileCache } from 'node:module';
      import { keepCompiled, load, openPack, packFile, usePacked, writePack } from ${JSON.stringify(PACKED)};
      import { bundle } from ${JSON.stringify(BUNDLE)};
      const url = (name) => ${JSON.stringify(`${pathToFileURL(this.#folder).href}/`)} + name;
      enableCompileCache(${JSON.stringify(this.path('cache'))});
      ${program}`;
    const args = ['--input-type=module', '-e', source];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout.trim();
  }
}

const SAY =
  "const { told, kind, own, names, later } = await load(url('outer.ts')); console.log(JSON.stringify([told, kind, own, names, await later()]));";

describe('modules out of one file', () => {
  test('are what their sources are: values, literals, places, modules that are imported later', () => {
    const place = new Place('same');
    const packed = place.run(`usePacked(); ${SAY}`);
    assert.equal(packed, place.run(SAY));
    assert.match(packed, /as it was ✓/);
    assert.ok(place.isUsed);
  });

  test('have the same patterns, made where they are first used', () => {
    const place = new Place('patterns');
    const tell =
      "const { told, shaded, shade, EXPORTED } = await load(url('patterns.ts')); console.log(JSON.stringify([told('12 x'), shaded(/t/), shade(), EXPORTED.flags]));";
    const packed = place.run(`usePacked(); ${tell}`);
    assert.equal(packed, place.run(tell));
    assert.match(packed, /^\[\["n x","12","own",true,true,true,true,true,"exported",2,1,0,1,2,null\],/);
    const text = place.run(
      'console.log(Object.values(openPack(packFile()).contents().bundles).map(({ text }) => text).join());',
    );
    for (const name of ['NUMBER', 'NAMED', 'TABLE', 'EXPORTED'])
      assert.ok(text.includes(`${name}$made ??=`), name);
    for (const name of ['COUNTED', 'BEFORE', 'SHADED']) assert.ok(!text.includes(`${name}$made`), name);
  });

  test('are the same once they were compiled', () => {
    const place = new Place('compiled');
    place.run(`usePacked(); ${SAY} keepCompiled(packFile());`);
    assert.equal(place.run(`usePacked(); ${SAY}`), place.run(SAY));
    assert.ok(place.isUsed);
  });

  test('tell in a stack trace where they stand in their sources', () => {
    const place = new Place('traced');
    const program =
      "usePacked(); const { fail } = await load(url('later.ts')); try { fail(); } catch (error) { console.log(error.stack); }";
    const [message, first] = place.run(program).split('\n');
    assert.equal(message, 'Error: it broke');
    assert.equal(first, `    at fail (${pathToFileURL(place.path('later.ts')).href}:7)`);
  });

  test('come from their sources once one has changed, though it looks as old and is as long', () => {
    const place = new Place('changed');
    place.write('inner.ts', "export const said: string = 'as it is! ✓';\n");
    utimesSync(place.path('inner.ts'), 0, 0);
    assert.match(place.run(`usePacked(); ${SAY}`), /as it is! ✓/);
  });

  test('come from their sources where the file is cut short, or others may write to it', () => {
    const cut = new Place('cut');
    truncateSync(cut.pack, statSync(cut.pack).size - 1);
    assert.ok(!cut.isUsed);
    const open = new Place('open');
    chmodSync(open.pack, 0o666);
    assert.equal(open.isUsed, process.platform === 'win32');
  });

  test('are those of the process in its threads, whatever has come in place of the file', () => {
    const place = new Place('threads');
    const said = (before: string): string =>
      place.run(`usePacked();
        const { Worker } = await import('node:worker_threads');
        ${before}
        const program = \`
          import { enableCompileCache } from 'node:module';
          import { load, usePacked } from ${JSON.stringify(PACKED)};
          enableCompileCache(${JSON.stringify(place.path('cache'))});
          usePacked();
          const { fail } = await load(\${JSON.stringify(url('later.ts'))});
          console.log(String(fail).includes('      '));\`;
        new Worker(new URL('data:text/javascript,' + encodeURIComponent(program)));`);
    assert.equal(said(''), 'false', 'out of the file');
    const other =
      "const fs = await import('node:fs'); fs.copyFileSync(packFile(), packFile() + '.new'); fs.renameSync(packFile() + '.new', packFile());";
    assert.equal(said(other), 'true', 'from the sources');
  });
});

test('what a server runs is bundled whole: no character takes two bytes, and all threads are in it', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const file = join(folder, 'whole');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/compile.mjs', file], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
  const program = `
    import { openPack } from ${JSON.stringify(PACKED)};
    const { entries, bundles } = openPack(${JSON.stringify(file)}).contents();
    const wide = Object.values(bundles).filter(({ text }) => /[^\\0-\\xff]/.test(text)).length;
    console.log(JSON.stringify({ wide, entries: Object.keys(entries) }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const { wide, entries } = JSON.parse(stdout) as { wide: number; entries: string[] };
  assert.equal(wide, 0);
  const paths = [
    'cli/main.ts',
    'service/engine/worker.ts',
    'service/intake/thread.ts',
    'service/jobs/verify-thread.ts',
    'service/semantic/thread.ts',
    'storage/sqlite/writer-thread.ts',
  ];
  for (const path of paths)
    assert.ok(
      entries.some((url) => url.endsWith(`/src/${path}`)),
      path,
    );
});
