import type { LanesFigures } from './lanes.ts';

export interface WorkerFigures extends LanesFigures {
  /** Claims that are held. */
  readonly claims: number;
  /** Whether the storage fails it at present. */
  readonly failing: boolean;
}

/** A worker with all that it works with: its queue and its threads. */
export interface WholeWorker {
  readonly figures: WorkerFigures;
  start(): void;
  /** Finishes the entries that are begun, gives the others back. Idempotent. */
  stop(): Promise<void>;
}
