/** A claim with a few of its words exchanged, whose places are known all the same. */
import type { Reading } from '../../text/reading.ts';
import type { Untopical } from '../light/topic.ts';

export type Edit = Pick<Untopical, 'text' | 'at'>;

/** A claim with other words in the place of those from `from` to `to`. */
export function replaced({ text, start, end }: Reading, from: number, to: number, by: string): Edit {
  const head = text.slice(start, from);
  const grown = by.length - (to - from);
  return {
    text: `${head}${by}${text.slice(to, end)}`,
    at: (offset) => {
      if (offset <= head.length) return start + offset;
      return offset < head.length + by.length ? Math.min(to - 1, start + offset) : start + offset - grown;
    },
  };
}
