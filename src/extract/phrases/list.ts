/** Lists of phrases and words, as they are written in this folder. */

/** One phrase a line, in the order in which they stand. */
export const lines = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
