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
import { pathToFileURL } from 'node:url';

const PACKED = new URL('../../bin/packed.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'touchstone-packed-'));
after(() => rmSync(folder, { recursive: true }));

/** Runs a program beside two modules that import one another, with a compile cache of its own. */
class Place {
  readonly #folder: string;

  constructor(name: string) {
    this.#folder = join(folder, name);
    mkdirSync(this.#folder);
    this.write('inner.mjs', "export const said = 'from its file';");
    this.write('outer.mjs', "export { said } from './inner.mjs';");
    this.#run(
      `writePack(packFile(), new Map([
        ['inner.mjs', "export const said = 'packed \u2713';"],
        ['outer.mjs', "export { said } from './inner.mjs';"],
      ].map(([name, text]) => [url(name), { text, state: stateOf(url(name)) }])));`,
    );
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.#folder, name), text);
  }

  path(name: string): string {
    return join(this.#folder, name);
  }

  /** The file of modules. */
  get pack(): string {
    const names = readdirSync(this.path('cache'), { recursive: true, encoding: 'utf8' });
    return join(this.path('cache'), names.find((name) => /touchstone-[0-9a-f]{16}$/.test(name))!);
  }

  /** What the outer module says, by what the inner one is. */
  said(): string {
    return this.#run("usePacked(); console.log((await import(url('outer.mjs'))).said);");
  }

  #run(program: string): string {
    const source = `
      import { enableCompileCache } from 'node:module';
      import { packFile, stateOf, usePacked, writePack } from ${JSON.stringify(PACKED)};
      const url = (name) => ${JSON.stringify(`${pathToFileURL(this.#folder).href}/`)} + name;
      enableCompileCache(${JSON.stringify(this.path('cache'))});
      ${program}`;
    const args = ['--input-type=module', '-e', source];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    return stdout.trim();
  }
}

describe('modules out of one file', () => {
  test('come from it while they are as they were', () => {
    assert.equal(new Place('as-they-were').said(), 'packed ✓');
  });

  test('come from their own file once that has changed, though it looks as old and is as long', () => {
    const place = new Place('changed');
    place.write('inner.mjs', "export const said = 'from my file!';");
    utimesSync(place.path('inner.mjs'), 0, 0);
    assert.equal(place.said(), 'from my file!');
  });

  test('come from their own files where the one is cut short, or others may write to it', () => {
    const cut = new Place('cut');
    truncateSync(cut.pack, statSync(cut.pack).size - 1);
    assert.equal(cut.said(), 'from its file');
    const open = new Place('open');
    chmodSync(open.pack, 0o666);
    assert.equal(open.said(), process.platform === 'win32' ? 'packed ✓' : 'from its file');
  });
});
