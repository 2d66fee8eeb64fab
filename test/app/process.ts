/** The product as its own process, as an operator starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const LAUNCHER = fileURLToPath(new URL('../../bin/touchstone.mjs', import.meta.url));

export const KEY = 'a-key-of-the-tests-alone';

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Process {
  readonly child: ChildProcess;
  /** What was said so far. */
  said(): { readonly stdout: string; readonly stderr: string };
  readonly exit: Promise<Exit>;
}

/** An environment without what this machine may have set. */
function environment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:TOUCHSTONE_|AUDIT_|PORT$|HOST$|LOG_LEVEL$|DATABASE_URL$|NODE_|npm_)/.test(name),
  );
  return { ...(Object.fromEntries(kept) as Record<string, string>), PORT: '0', ...extra };
}

/** Runs the command line; `input` of null leaves standard input open. */
export function touchstone(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: string | null,
  cwd?: string,
): Process {
  const child = spawn(process.execPath, [LAUNCHER, ...args], {
    env: environment(env),
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  let stdout = '';
  let stderr = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin!.on('error', () => {});
  if (input !== null) child.stdin!.end(input ?? '');
  const exit = once(child, 'close').then(([code, signal]) => ({ code, signal, stdout, stderr }) as Exit);
  return { child, said: () => ({ stdout, stderr }), exit };
}

/** Runs a command to its end. */
export function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input?: string,
  cwd?: string,
): Promise<Exit> {
  return touchstone(args, env, input, cwd).exit;
}

export interface Serving extends Process {
  readonly address: string;
}

/** Starts `touchstone serve` and waits until it says where it listens. */
export async function serve(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Serving> {
  const started = touchstone(['serve'], { TOUCHSTONE_DATA: folder, TOUCHSTONE_API_KEY: KEY, ...env });
  const address = await new Promise<string>((resolve, reject) => {
    started.child.stderr!.on('data', () => {
      const found = /http:\/\/[\d.]+:\d+/.exec(started.said().stderr)?.[0];
      if (found !== undefined) resolve(found);
    });
    started.exit.then(({ stderr, code }) => reject(new Error(`ended with ${code}: ${stderr}`)));
  });
  return { ...started, address };
}

/** Sends a JSON body with the tests' key. */
export function post(
  address: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
