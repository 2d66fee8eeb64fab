import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { DocumentFault, type DocumentLimits, type FileHints } from '../../evidence/documents/index.ts';
import { Refused } from '../refused.ts';
import type { Order, ReadFile, Report, Terms } from './messages.ts';
import { readablePaths } from './readable.ts';

export interface ReaderSettings extends DocumentLimits {
  /** Processes that read files, at the most; each reads one at a time. */
  readonly processes: number;
  /** Time that one file may take. */
  readonly file_ms: number;
  /** Resident memory that a process may take, in bytes. */
  readonly memory_bytes: number;
}

/** Reads files in processes of their own, so that no file takes the service's time, memory or secrets. */
export interface DocumentReader {
  /**
   * @param time_ms time that the reading may take, with the wait for its turn
   * @throws DocumentFault for a file that is no evidence, Refused with `overloaded` where too many wait
   */
  read(bytes: Uint8Array, hints: FileHints, time_ms: number): Promise<ReadFile>;
  close(): Promise<void>;
}

/** Files that wait for their turn, at the most. */
const MOST_WAITING = 32;
/** A process without work ends after this time. */
const IDLE_MS = 20_000;
const MIB = 1024 * 1024;
/** Characters that are kept of what a process says that does not start. */
const MOST_SAID = 4096;

interface Job {
  readonly order: Order;
  readonly resolve: (file: ReadFile) => void;
  readonly reject: (error: Error) => void;
  timer: NodeJS.Timeout | undefined;
}

export function createDocumentReader(settings: ReaderSettings): DocumentReader {
  const { text_bytes, pages } = settings;
  const waiting: Job[] = [];
  const desks = Array.from({ length: settings.processes }, () => new Desk(settings));
  const next = (): void => {
    const free = desks.find((desk) => !desk.busy);
    const job = free && waiting.shift();
    if (job === undefined) return;
    clearTimeout(job.timer);
    void free!.work(job).finally(next);
  };
  return {
    read(bytes, hints, time_ms) {
      if (waiting.length >= MOST_WAITING) {
        return Promise.reject(overloaded('Too many files wait to be read. Send this one again in a moment.'));
      }
      if (time_ms <= 0) return Promise.reject(overtaken());
      const { promise, resolve, reject } = Promise.withResolvers<ReadFile>();
      const order = { bytes, hints, limits: { text_bytes, pages } };
      const job: Job = { order, resolve, reject, timer: undefined };
      job.timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(job), 1);
        reject(overtaken());
      }, time_ms);
      waiting.push(job);
      next();
      return promise;
    },
    async close() {
      for (const job of waiting.splice(0)) {
        clearTimeout(job.timer);
        job.reject(new Refused({ code: 'shutting_down', detail: 'The service is shutting down.' }));
      }
      await Promise.all(desks.map((desk) => desk.close()));
    },
  };
}

function overloaded(detail: string): Refused {
  return new Refused({ code: 'overloaded', detail });
}

/** One process and the file it reads. A process that a file brings down is replaced for the next. */
class Desk {
  readonly #settings: ReaderSettings;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  busy = false;

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
  }

  /** Settles the job, whatever happens; resolves when the desk is free again. */
  async work({ order, resolve, reject }: Job): Promise<void> {
    this.busy = true;
    clearTimeout(this.#idle);
    try {
      const child = (this.#child ??= await start(this.#settings.memory_bytes));
      const report = await this.#ask(child, order);
      if (report.kind === 'read') resolve(report.file);
      else reject(new DocumentFault(report.code, report.message));
    } catch (error) {
      reject(error as Error);
    } finally {
      this.busy = false;
      this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  #ask(child: ChildProcess, order: Order): Promise<Exclude<Report, { kind: 'ready' }>> {
    const { file_ms, memory_bytes } = this.#settings;
    return new Promise((resolve, reject) => {
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        child.kill('SIGKILL');
      }, file_ms);
      const settle = (report: Report): void => {
        clearTimeout(timer);
        child.off('exit', lost);
        child.unref();
        child.channel?.unref();
        if (report.kind !== 'ready') resolve(report);
      };
      const lost = (_: number | null, signal: NodeJS.Signals | null): void => {
        clearTimeout(timer);
        child.off('message', settle);
        this.#child = undefined;
        reject(late ? tookTooLong(file_ms) : brokeDown(signal, memory_bytes));
      };
      child.ref();
      child.channel?.ref();
      child.once('message', settle);
      child.once('exit', lost);
      child.send(order, (error) => {
        if (error === null) return;
        child.kill('SIGKILL');
      });
    });
  }
}

const overtaken = (): Refused =>
  overloaded(
    'The file was not read in the time of a request (setting TOUCHSTONE_REQUEST_SECONDS): others were before it.',
  );

function tookTooLong(file_ms: number): DocumentFault {
  const limit = `${file_ms / 1000} s (setting TOUCHSTONE_SOURCE_SECONDS)`;
  return new DocumentFault(
    'too_large',
    `its reading takes longer than ${limit}. Split it, or send its text.`,
  );
}

function brokeDown(signal: NodeJS.Signals | null, memory_bytes: number): DocumentFault {
  // V8 aborts at its own limit; the watchdog kills at the limit of the process.
  if (signal !== null) {
    const limit = `${Math.round(memory_bytes / MIB)} MiB (setting TOUCHSTONE_SOURCE_MEMORY_MB)`;
    const message = `its reading takes more memory than ${limit}. Split it, or send its text.`;
    return new DocumentFault('too_large', message);
  }
  return new DocumentFault('unreadable', 'it is damaged in a way that stops its reading. Save it anew.');
}

/**
 * Starts a process that can do nothing but compute: Node's permission model closes the file system, other
 * processes and add-ons to it, and its environment is empty.
 */
async function start(memory_bytes: number): Promise<ChildProcess> {
  const terms: Terms = { memory_bytes, parent_pid: process.pid };
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [JSON.stringify(terms)], {
    execArgv: [
      '--permission',
      '--allow-worker',
      ...readablePaths().map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${Math.max(64, Math.floor((memory_bytes / MIB) * 0.75))}`,
      '--no-warnings',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  // Where the system has no descriptor for it, there is no pipe, and the child tells of it by an error alone.
  const stderr = child.stderr as Socket | undefined;
  let said = '';
  const hear = (words: string): void => {
    said = (said + words).slice(0, MOST_SAID);
  };
  stderr?.setEncoding('utf8').on('data', hear);
  return new Promise((resolve, reject) => {
    const failed = (cause: unknown): void =>
      reject(new Error(`The process that reads files does not start.\n${said}`.trimEnd(), { cause }));
    child.on('error', failed);
    child.once('close', failed);
    child.once('message', () => {
      child.off('close', failed);
      // From now on it may quote a file: nobody hears it.
      stderr?.off('data', hear).resume().unref();
      // A later failure to deliver is seen as the end of the process, and its error is told to nobody.
      resolve(child);
    });
  });
}
