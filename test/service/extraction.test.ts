import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { readablePaths } from '../../src/service/extraction/readable.ts';
import { createDocumentReader, type ReaderSettings } from '../../src/service/extraction/reader.ts';
import { docxOf, paragraph, pdfBomb, pdfOf } from '../evidence/files.ts';

const MIB = 1024 * 1024;
const SETTINGS: ReaderSettings = {
  processes: 1,
  file_ms: 60_000,
  memory_bytes: 400 * MIB,
  text_bytes: 8 * MIB,
  pages: 100,
};
const LONG_MS = 120_000;
const READER = new URL('../../src/service/extraction/reader.ts', import.meta.url).href;
const FILES = new URL('../evidence/files.ts', import.meta.url).href;

describe('files are read in a process of their own', () => {
  const reader = createDocumentReader(SETTINGS);
  after(() => reader.close());
  const read = (bytes: Uint8Array, name = 'x') => reader.read(bytes, { name }, LONG_MS);

  test('a file comes back with its canonical text, checksum and sizes', async () => {
    const file = await read(Buffer.from('größer 🜂\r\n'), 'x.txt');
    assert.deepEqual(file, {
      type: 'text',
      media_type: 'text/plain',
      text: 'größer 🜂\n',
      // printf 'größer 🜂\n' | sha256sum
      checksum: 'sha256:559b5c3698caafd2110fab8dd52c92d0bad6551c03d8e244b49c759cafc90fc4',
      bytes: 14,
      characters: 9,
      title: null,
      page_starts: null,
      warnings: [],
    });
  });

  test('JSON is read strictly: a key that stands twice is a fault', async () => {
    await assert.rejects(read(Buffer.from('{"a": 1, "a": 2}'), 'x.json'), {
      code: 'unreadable',
      message: /twice/,
    });
    assert.equal((await read(Buffer.from('{"b": 1.0, "a": [2]}'), 'x.json')).text, '{"a":[2],"b":1}');
  });

  test('a fault comes back as one, and the next file is read', async () => {
    await assert.rejects(read(Buffer.from('Words.'), 'x.pdf'), { name: 'DocumentFault', code: 'unreadable' });
    assert.match((await read(pdfOf(['Words.']))).text, /Words/);
  });

  test('a file that unpacks without end takes no more memory than it may, and the next file is read', async () => {
    const bomb = pdfBomb(1024 * MIB);
    assert.ok(bomb.length < 2 * MIB);
    const before = process.memoryUsage.rss();
    await assert.rejects(read(bomb), { code: 'too_large', message: /memory than 400 MiB/ });
    assert.ok(process.memoryUsage.rss() - before < 200 * MIB, 'the service itself takes none of it');
    assert.match((await read(docxOf(paragraph('Words.')))).text, /Words/);
  });

  test('many files at once are read one after the other', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => read(Buffer.from(`Text ${at}.`), 'x.txt')),
    );
    assert.deepEqual(
      all.map(({ text }) => text),
      Array.from({ length: 20 }, (_, at) => `Text ${at}.`),
    );
  });
});

test('a file whose reading takes too long is refused, and the next file is read', async () => {
  // So much memory that no machine is fast enough to fill it in the time.
  const reader = createDocumentReader({ ...SETTINGS, file_ms: 1500, memory_bytes: 3000 * MIB });
  // Unpacks to much within the memory that it may take, and is worked through piece by piece.
  const slow = pdfOf(Array.from({ length: 100 }, () => 'x (y) '.repeat(100_000)));
  await assert.rejects(reader.read(slow, {}, LONG_MS), { code: 'too_large', message: /longer than 1.5 s/ });
  assert.equal((await reader.read(Buffer.from('Words.'), {}, LONG_MS)).text, 'Words.');
  await reader.close();
});

test('a process whose service was killed ends, whatever it is reading', {
  skip: process.platform === 'linux' ? false : 'processes are looked up in /proc',
}, async () => {
  const service = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { createDocumentReader } = await import(${JSON.stringify(READER)});
     const { pdfWithoutEnd } = await import(${JSON.stringify(FILES)});
     const reader = createDocumentReader(${JSON.stringify(SETTINGS)});
     reader.read(pdfWithoutEnd(), {}, ${LONG_MS});`,
  ]);
  let reading: readonly number[] = [];
  while (reading.length === 0) {
    await delay(50);
    reading = childrenOf(service.pid!);
  }
  await delay(2000);
  service.kill('SIGKILL');
  await delay(800);
  assert.deepEqual(reading.filter(isRunning), []);
});

/** The processes that another one started. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && statOf(name)[1] === String(parent))
    .map(Number);
}

const isRunning = (pid: number): boolean => !['', 'Z', 'X'].includes(statOf(pid)[0] ?? '');

/** State and parent of a process (proc_pid_stat(5)), whose name stands in brackets before them; none for one that is gone. */
function statOf(pid: number | string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

test('a file that waits for its turn longer than a request may is told so', async () => {
  const reader = createDocumentReader(SETTINGS);
  const first = reader.read(Buffer.from('Words.'), {}, LONG_MS);
  await assert.rejects(reader.read(Buffer.from('Words.'), {}, 0), {
    name: 'Refused',
    message: /not read in the time/,
  });
  assert.equal((await first).text, 'Words.');
  await reader.close();
});

test('past a bound of files that wait the next is told so at once', async () => {
  const reader = createDocumentReader(SETTINGS);
  const all = Array.from({ length: 60 }, () => reader.read(Buffer.from('Words.'), {}, LONG_MS));
  const settled = await Promise.allSettled(all);
  const refused = settled.filter(({ status }) => status === 'rejected');
  assert.ok(refused.length > 20 && refused.length < 40);
  await reader.close();
});

test('a reader that is closed ends its process', async () => {
  const reader = createDocumentReader(SETTINGS);
  await reader.read(Buffer.from('Words.'), {}, LONG_MS);
  await reader.close();
  await reader.close();
});

describe('the process may read the program and its libraries, and nothing else', () => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'touchstone-readable-')));
  after(() => rmSync(home, { recursive: true }));
  const at = (path: string): string => join(home, path);
  const folder = (path: string): string => {
    mkdirSync(at(path), { recursive: true });
    return at(path);
  };
  const program = (root: string): void => {
    folder(`${root}/src`);
    writeFileSync(at(`${root}/package.json`), '{}');
    folder(`${root}/data`);
  };

  test('where its libraries are a link, both ends of it are open', () => {
    program('copy');
    folder('main/node_modules/unpdf');
    symlinkSync(at('main/node_modules'), at('copy/node_modules'));
    assert.deepEqual(readablePaths(at('copy'), at('main/node_modules/unpdf/index.mjs')).sort(), [
      at('copy/node_modules'),
      at('copy/package.json'),
      at('copy/src'),
      at('main/node_modules'),
    ]);
  });

  test('where it is a library itself, the folder of all libraries is open', () => {
    program('shop/node_modules/touchstone');
    folder('shop/data');
    const library = at('shop/node_modules/.store/unpdf/node_modules/unpdf/index.mjs');
    assert.deepEqual(readablePaths(at('shop/node_modules/touchstone'), library).sort(), [
      at('shop/node_modules'),
      at('shop/node_modules/touchstone/package.json'),
      at('shop/node_modules/touchstone/src'),
    ]);
  });
});
