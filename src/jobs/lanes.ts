import { type Chunk, Lane, type LaneOptions, type LineOutcome } from './lane.ts';

export interface LanesFigures {
  readonly threads: number;
  readonly busy: number;
  /** Threads that ended before they had answered, since the start. */
  readonly lost: number;
}

/** Some lanes, and the chunks that wait for one of them to be free, in the order that they came. */
export class Lanes {
  readonly #lanes: readonly Lane[];
  readonly #waiting: (() => void)[] = [];

  constructor(threads: number, options: LaneOptions) {
    this.#lanes = Array.from({ length: threads }, () => new Lane(options));
  }

  get figures(): LanesFigures {
    return {
      threads: this.#lanes.length,
      busy: this.#lanes.filter((lane) => lane.busy).length,
      lost: this.#lanes.reduce((sum, lane) => sum + lane.lost, 0),
    };
  }

  /** Works on a chunk. Nothing comes of one that is broken off while it waits. */
  async run(chunk: Chunk, signal: AbortSignal): Promise<readonly LineOutcome[]> {
    while (this.#free === undefined) {
      await new Promise<void>((turn) => this.#waiting.push(turn));
    }
    try {
      return signal.aborted ? [] : await this.#free.run(chunk, signal);
    } finally {
      this.#waiting.shift()?.();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  get #free(): Lane | undefined {
    return this.#lanes.find((lane) => !lane.busy);
  }
}
