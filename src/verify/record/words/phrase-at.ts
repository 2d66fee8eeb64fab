/** Where words of a claim read like a pattern: "has to sign for" wherever it stands. */
import type { Said } from '../said.ts';

/** Words [`from`, `to`) of a claim, and what the groups of the pattern found in them. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/** The words that read so, as their forms stand one after the other with a blank between them; whole words only. */
export function phraseAt({ bare }: Said, pattern: RegExp): Phrase | undefined {
  const text = bare.join(' ');
  const found = pattern.exec(text);
  if (found === null || found[0] === '') return undefined;
  const [start, end] = [found.index, found.index + found[0].length];
  const isWhole = (at: number): boolean =>
    at === 0 || at === text.length || text[at] === ' ' || text[at - 1] === ' ';
  if (!isWhole(start) || !isWhole(end)) return undefined;
  const from = start === 0 ? 0 : text.slice(0, start).trimEnd().split(' ').length;
  return { from, to: from + found[0].trim().split(' ').length, groups: found.groups ?? {} };
}
