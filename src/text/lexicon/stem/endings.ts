/** An ending, and what takes its place. */
export type Rule = readonly [ending: string, replacement: string];

/** Rules by the last character of their ending, the longest ending first. */
export type Rules = ReadonlyMap<number, readonly Rule[]>;

/** Rules from a line such as `"heiten heit:heit"`: each ending with, after a colon, its replacement. */
export function rules(line: string): Rules {
  const byLast = new Map<number, Rule[]>();
  for (const item of line.split(' ')) {
    const [ending, replacement = ''] = item.split(':') as [string, string?];
    const last = ending.charCodeAt(ending.length - 1);
    byLast.set(last, [...(byLast.get(last) ?? []), [ending, replacement]]);
  }
  for (const list of byLast.values()) list.sort((a, b) => b[0].length - a[0].length);
  return byLast;
}

/** The word without the longest ending that leaves at least `least` letters; else the word as it is. */
export function strip(word: string, table: Rules, least: number): string {
  const candidates = table.get(word.charCodeAt(word.length - 1));
  if (candidates === undefined) return word;
  for (const [ending, replacement] of candidates) {
    if (word.length - ending.length < least || !word.endsWith(ending)) continue;
    return word.slice(0, word.length - ending.length) + replacement;
  }
  return word;
}
