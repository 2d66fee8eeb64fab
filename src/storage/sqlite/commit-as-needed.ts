/**
 * Commits for a server. A thread that writes takes some 20 MB and a start of its own, so there is none as long as there
 * is little to write: a commit here keeps the calling thread from its other work no longer than the disk takes.
 */
import { type Committer, WriterThread } from './committers.ts';
import { type ConnectOptions, connect } from './connection.ts';
import { GroupCommitter, type Outcome } from './group-commit.ts';
import { LONG, type Write } from './writes.ts';

/** How long commits may hold the calling thread in a while: a share of a twentieth. */
const WHILE_MS = 500;
const MOST_MS = 25;

/** What commits take of the calling thread's time. */
export class Pace {
  #since = Number.NEGATIVE_INFINITY;
  #spent = 0;

  /**
   * Whether commits now take more of the time than they should.
   * @param begun_ms when a commit began, and `ended_ms` when it ended, on a clock that only goes forward
   */
  isBusy(begun_ms: number, ended_ms: number): boolean {
    if (begun_ms - this.#since > WHILE_MS) {
      this.#since = begun_ms;
      this.#spent = 0;
    }
    this.#spent += ended_ms - begun_ms;
    return this.#spent > MOST_MS;
  }
}

/** That another process writes fails a group before anything of it was done. */
const isHeldUp = (outcomes: readonly Outcome[]): boolean =>
  outcomes.every((outcome) => !outcome.ok && outcome.error.code === 'locked');

/**
 * Commits on the calling thread until there is much to write, a write takes long, or another process holds the file; then on
 * a thread of its own, for good.
 */
export class CommitterAsNeeded implements Committer {
  readonly #file: string;
  readonly #options: ConnectOptions;
  readonly #now: () => number;
  readonly #start: () => WriterThread;
  readonly #here: GroupCommitter;
  readonly #pace = new Pace();
  #next: WriterThread | undefined;
  #there: Committer | undefined;

  /**
   * @param now milliseconds on a clock that only goes forward
   * @param start starts a thread that is to write
   */
  constructor(
    file: string,
    options: ConnectOptions,
    now: () => number = () => performance.now(),
    start: () => WriterThread = () => new WriterThread(),
  ) {
    this.#file = file;
    this.#options = options;
    this.#now = now;
    this.#start = start;
    this.#here = new GroupCommitter(connect(file, { ...options, busy_ms: 0 }));
  }

  /** Whether a thread writes. */
  get onThread(): boolean {
    return this.#there !== undefined;
  }

  async commit(group: readonly Write[]): Promise<readonly Outcome[]> {
    if (this.#there !== undefined) return this.#there.commit(group);
    // What came between it and its file is told here: another connection might write to another file.
    const mayMove = this.#here.isSound;
    const isLong = group.some(({ name }) => LONG.has(name));
    if (mayMove && (isLong || this.#next?.isReady === true)) return this.#move().commit(group);
    const begun_ms = this.#now();
    const outcomes = this.#here.commit(group);
    if (mayMove && isHeldUp(outcomes)) return this.#move().commit(group);
    if (this.#pace.isBusy(begun_ms, this.#now())) this.#thread();
    return outcomes;
  }

  async close(): Promise<void> {
    if (this.#there !== undefined) return this.#there.close();
    this.#here.close();
    await this.#next?.dismiss();
  }

  /** The thread that is to write; one that has ended before it did is replaced. */
  #thread(): WriterThread {
    if (this.#next === undefined || this.#next.isGone) this.#next = this.#start();
    return this.#next;
  }

  #move(): Committer {
    this.#here.close();
    this.#there = this.#thread().open(this.#file, this.#options, this.#here.identity);
    return this.#there;
  }
}

export function commitAsNeeded(file: string, options: ConnectOptions): Committer {
  return new CommitterAsNeeded(file, options);
}
