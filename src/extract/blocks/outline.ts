/** Which parts of an answer stay, and what hangs on what, once some of them are empty. */
import type { Part } from '../../domain/answer.ts';

/** What stays of an answer once some of its parts are empty. */
export interface Outline {
  readonly empty: ReadonlySet<number>;
  /** The first part that stays of those that hang on an empty one; undefined where none does. */
  readonly children: readonly (number | undefined)[];
  /** The last part before this one of which something stays; -1 where none does. */
  readonly before: readonly number[];
  /** How many of the parts before this one have more behind them than the end of a line. */
  readonly gaps: readonly number[];
}

/** Told once for all parts, so that lists take time in proportion to their length, however deep they are. */
export function outlineOf(answer: string, parts: readonly Part[], empty: ReadonlySet<number>): Outline {
  const children = new Array<number | undefined>(parts.length);
  const stays = (at: number): boolean => !empty.has(at) || children[at] !== undefined;
  for (let block = parts.length - 1; block >= 0; block--) children[block] = childOf(parts, block, stays);
  const before: number[] = [];
  const gaps: number[] = [];
  for (const at of parts.keys()) {
    const last = at - 1;
    before.push(at === 0 ? -1 : stays(last) ? last : before[last]);
    gaps.push(at === 0 ? 0 : gaps[last] + (isClose(answer, parts[last], parts[at]) ? 0 : 1));
  }
  return { empty, children, before, gaps };
}

/** Whether nothing but the end of a line stands between one part and the next. */
export const isClose = (answer: string, one: Part, next: Part): boolean =>
  /^[ \t\r]*\n$/.test(answer.slice(one.end, next.start));

function childOf(parts: readonly Part[], block: number, stays: (at: number) => boolean): number | undefined {
  for (let at = block + 1; at < parts.length && hangsOn(parts[at], parts[block]); at++) {
    if (stays(at)) return at;
  }
  return undefined;
}

/** Whether a part stands within an item: indented deeper, in the same quotation. */
export function hangsOn({ quoted, indent }: Part, item: Part): boolean {
  const depth = item.quoted.length;
  return item.item && quoted.length >= depth && (quoted[depth] ?? indent) > item.indent;
}
