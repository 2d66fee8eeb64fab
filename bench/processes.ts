/** Programs that a measurement starts, pinned to cores where the system has `taskset`. */
import { type ChildProcess, execFile as execFileCallback, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured, Orders } from './orders.ts';

const HAS_TASKSET = process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0;

/** The core of the servers, and that of the load generator: another one where there is one. */
export const SERVER_CORE = 0;
export const LOAD_CORE = availableParallelism() > 1 ? 1 : 0;

/** The command line that runs a TypeScript file of this folder or of bin/ on one core. */
function pinned(core: number, file: string, args: readonly string[]): [string, string[]] {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const command = [process.execPath, path, ...args];
  return HAS_TASKSET ? ['taskset', ['-c', String(core), ...command]] : [command[0]!, command.slice(1)];
}

export interface Running {
  readonly child: ChildProcess;
  readonly port: number;
  stop(): Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts a server that prints a line with its port, and waits for that line; on any core where `core` is null. */
export async function start(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  portOf: (line: string) => number | undefined,
  core: number | null = SERVER_CORE,
): Promise<Running> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const [command, rest] = core === null ? [process.execPath, [path, ...args]] : pinned(core, file, args);
  const child = spawn(command, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    const readers = [child.stdout!, child.stderr!].map((input) => createInterface({ input }));
    for (const reader of readers) {
      reader.on('line', (line) => {
        said = `${said}${line}\n`.slice(-2000);
        const found = portOf(line);
        if (found === undefined) return;
        for (const one of readers) one.close();
        resolve(found);
      });
    }
    child.on('exit', (code) => reject(new Error(`${file} ended with status ${code}:\n${said}`)));
  });
  child.stdout!.resume();
  child.stderr!.resume();
  return { child, port, stop: () => stop(child) };
}

const execFile = promisify(execFileCallback);

/** Drives one round of load and gives what was measured. Meanwhile the servers' logs are read away as they come. */
export async function load(orders: Orders): Promise<Measured> {
  const [command, args] = pinned(LOAD_CORE, './load.ts', [JSON.stringify(orders)]);
  const { stdout } = await execFile(command, args, { maxBuffer: 1 << 20 });
  return JSON.parse(stdout) as Measured;
}

/** Resident memory of a process in MB; undefined where the system does not tell. */
export function residentMb(pid: number): number | undefined {
  return memoryMb(pid, 'VmRSS');
}

/** The most resident memory that a process ever had, in MB; undefined where the system does not tell. */
export function peakMb(pid: number): number | undefined {
  return memoryMb(pid, 'VmHWM');
}

function memoryMb(pid: number, field: string): number | undefined {
  try {
    const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1];
    return kb === undefined ? undefined : Number(kb) / 1024;
  } catch {
    return undefined;
  }
}

/** Processor time that a process has taken, all its threads together, in seconds; undefined where nobody tells. */
export function processorSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    // Linux counts in hundredths.
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
