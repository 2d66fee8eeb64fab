/**
 * `node scripts/readme.ts` writes into README.md what must not be written by hand: the tables of settings and
 * limits, and under each command of its `console` blocks what that command prints. The commands run in a
 * folder of their own, beside a server of their own, in order, in one shell; the files that they read are the
 * `json` blocks that carry a name. With `--tables` the outputs stay as they are.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSettings } from '../src/app/settings.ts';
import { describeLimit, LIMITS, type LimitName } from '../src/contract/index.ts';

export const README = fileURLToPath(new URL('../README.md', import.meta.url));

/** The address that the README shows. */
const SHOWN = 'http://127.0.0.1:8080';
const CONSOLE = /(?<=^```console\n)[\s\S]*?(?=^```$)/gm;
const NAMED_JSON = /^```json ([\w-]+\.json)\n([\s\S]*?)^```$/gm;

/** The JSON blocks that carry a file name: the requests of the README. */
export function requestsOf(markdown: string): ReadonlyMap<string, string> {
  return new Map([...markdown.matchAll(NAMED_JSON)].map(([, name, text]) => [name!, text!]));
}

/** A command of a `console` block, as many lines as its quotes and backslashes ask for, and what follows it. */
interface Shown {
  readonly command: string;
  readonly output: string;
}

function shownIn(block: string): Shown[] {
  const found: { command: string; output: string }[] = [];
  let open = false;
  for (const line of block.split('\n').slice(0, -1)) {
    const last = found.at(-1);
    if (open) last!.command += `\n${line}`;
    else if (line.startsWith('$ ')) found.push({ command: line.slice(2), output: '' });
    else if (last === undefined) throw new Error(`A console block begins with "${line}", not with a command`);
    else last.output += `${line}\n`;
    const { command } = found.at(-1)!;
    open = command.endsWith('\\') || (command.match(/'/g)?.length ?? 0) % 2 === 1;
  }
  return found;
}

/** Every command of the console blocks with the output that stands under it. */
export function shownCommands(markdown: string): readonly Shown[] {
  return [...markdown.matchAll(CONSOLE)].flatMap(([block]) => shownIn(block));
}

interface Server {
  readonly child: ChildProcess;
  readonly address: string;
  readonly key: string;
}

async function startServer(folder: string): Promise<Server> {
  const env = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent' };
  const launcher = join(folder, 'bin', 'touchstone.mjs');
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const child = spawn(process.execPath, [launcher, 'serve'], { cwd: folder, env, stdio });
  let said = '';
  for await (const chunk of child.stderr!) {
    said += chunk;
    const [address, key] = [
      /http:\/\/[\d.]+:\d+/.exec(said)?.[0],
      /\bts_\w+_[\w-]{20,}(?=\s)/.exec(said)?.[0],
    ];
    if (address !== undefined && key !== undefined) return { child, address, key };
  }
  throw new Error(`The server did not start: ${said}`);
}

/** Runs commands in one shell; what each prints, on either stream, is ended by a line break. */
function runAll(commands: readonly string[], folder: string, { address, key }: Server): string[] {
  const steps = commands.map(
    (command) => `(exit $status)\n${command.replaceAll(SHOWN, address)}\nstatus=$?\nprintf '\\036'\n`,
  );
  const { stdout, status, error } = spawnSync('bash', ['-c', `exec 2>&1\nstatus=0\n${steps.join('')}`], {
    cwd: folder,
    env: { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, KEY: key, LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
  });
  const outputs = (stdout ?? '').split('\u001e').slice(0, -1);
  if (outputs.length !== commands.length) {
    throw new Error(`The commands ended early (${error?.message ?? `status ${status}`}): ${stdout}`);
  }
  return outputs.map((text) => text.replaceAll(address, SHOWN).replace(/([^\n])$/, '$1\n'));
}

/** What the commands of the README print now, in its order. */
export async function outputsNow(markdown: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-readme-'));
  try {
    symlinkSync(fileURLToPath(new URL('../bin', import.meta.url)), join(folder, 'bin'), 'dir');
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    for (const [name, text] of requestsOf(markdown)) writeFileSync(join(folder, name), text);
    const server = await startServer(folder);
    try {
      const commands = shownCommands(markdown).map(({ command }) => command);
      return runAll(commands, folder, server);
    } finally {
      server.child.kill('SIGTERM');
      await once(server.child, 'exit');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (text: string) => (text === '' ? 'none' : `\`${text}\``);

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map(cell).join(' | ')} |\n`).join('');
}

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];
const LIMIT_SETTINGS = new Set<string>(LIMIT_NAMES.map((name) => LIMITS[name].setting));

/** The tables of the README by the names of the comments between which they stand. */
export const TABLES: ReadonlyMap<string, string> = new Map([
  [
    'settings',
    table(
      ['setting', 'default', 'meaning'],
      describeSettings({})
        .filter(({ name }) => !LIMIT_SETTINGS.has(name))
        .map((line) => [code(line.name), code(line.default), line.description]),
    ),
  ],
  [
    'limits',
    table(
      ['limit', 'default', 'setting'],
      LIMIT_NAMES.map((name) => {
        const { description, default: value, setting } = LIMITS[name];
        return [description, `${describeLimit(name, value)} (\`${value}\`)`, code(setting)];
      }),
    ),
  ],
]);

/** The README with its tables as they are now. */
export function rewriteTables(markdown: string): string {
  let text = markdown;
  for (const [name, rows] of TABLES) {
    const place = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- /${name} -->)`);
    if (!place.test(text)) throw new Error(`README.md has no place for the ${name}`);
    text = text.replace(place, () => rows);
  }
  return text;
}

/** The README with its tables as they are now, and each command's output as given. */
export function rewrite(markdown: string, outputs: readonly string[]): string {
  let at = 0;
  return rewriteTables(markdown).replace(CONSOLE, (block) =>
    shownIn(block)
      .map(({ command }) => `$ ${command}\n${outputs[at++]}`)
      .join(''),
  );
}

if (import.meta.main) {
  const markdown = readFileSync(README, 'utf8');
  const tablesAlone = process.argv.includes('--tables');
  writeFileSync(
    README,
    tablesAlone ? rewriteTables(markdown) : rewrite(markdown, await outputsNow(markdown)),
  );
}
