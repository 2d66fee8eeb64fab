/** What a measurement asks of the load generator, and what that answers. */
export interface Orders {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** A body in which every `@@@@@@@@@@@@` becomes a number of twelve digits that was never sent before. */
  readonly template: string;
  /** The first of those numbers. */
  readonly first: number;
}

export interface Measured {
  readonly requests: number;
  readonly rps: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Bytes of the last answer's body. */
  readonly answer_bytes: number;
}

export const PLACE = '@@@@@@@@@@@@';
