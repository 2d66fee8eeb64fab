/**
 * What must hold of the starts and the ends of events. Each event is an interval of two points (Allen 1983, in its
 * end-point form); a relation says that one point lies before another, or not after it, and what follows is what a
 * chain of such relations leads to.
 */

/** The points of an event: `start(e)` is not after `end(e)`. */
export type Point = number;
export const start = (event: number): Point => 2 * event;
export const end = (event: number): Point => 2 * event + 1;

/** That one point lies before another (`strict`), or not after it, and what says so. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly strict: boolean;
  /** For a reader. */
  readonly told: string;
  /** The pieces of the evidence that say so. */
  readonly by: readonly number[];
  /** Dates or times say so. */
  readonly dated?: true;
}

/** Relations that lead from one point to another. */
export type Chain = readonly Edge[];

/** Points that are followed, at the most: no text of a few pages has more. */
const MOST_REACHED = 2_000;

export class Network {
  private readonly after = new Map<Point, Edge[]>();

  constructor(edges: readonly Edge[]) {
    for (const edge of edges) {
      const known = this.after.get(edge.from);
      if (known === undefined) this.after.set(edge.from, [edge]);
      else known.push(edge);
    }
  }

  /** The shortest chain by which a point must lie before another, or not after it where not `strict`; undefined for none. */
  chain(from: Point, to: Point, strict: boolean): Chain | undefined {
    const seen = new Set<string>([`${from}/false`]);
    let reached: { at: Point; strict: boolean; chain: Chain }[] = [{ at: from, strict: false, chain: [] }];
    while (reached.length > 0 && seen.size < MOST_REACHED) {
      const next: typeof reached = [];
      for (const one of reached) {
        if (one.at === to && (one.strict || !strict)) return one.chain;
        for (const edge of this.from(one.at)) {
          const stricter = one.strict || edge.strict;
          const key = `${edge.to}/${stricter}`;
          if (seen.has(key)) continue;
          seen.add(key);
          next.push({ at: edge.to, strict: stricter, chain: [...one.chain, edge] });
        }
      }
      reached = next;
    }
    return undefined;
  }

  /** What a point leads to; the start of an event leads to its end. */
  private from(point: Point): readonly Edge[] {
    const known = this.after.get(point) ?? [];
    return point % 2 === 1
      ? known
      : [...known, { from: point, to: point + 1, strict: false, told: '', by: [] }];
  }
}
