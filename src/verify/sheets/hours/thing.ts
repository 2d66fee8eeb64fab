/** What of a schedule a statement is of: the museum that the title names, or its café, which has a line of its own. */
import { type Decided, wordsIn } from '../said.ts';
import type { Entry, Schedule, Thing } from './schedule.ts';

/** When a thing is open, by day; undefined where that is not known or is said in two ways. */
export type Week = readonly (Entry | undefined)[];

const IT = /^(?:it|they)$/iu;
const SMALL = /^(?:of|at|in|s|for|and|&)$/u;

/** The thing that a phrase names; undefined where it names none of the schedule, or may mean two. */
export function thingOf(phrase: string, { title, things }: Schedule): Thing | undefined {
  const said = wordsIn(phrase).filter((word) => !SMALL.test(word));
  if (IT.test(phrase)) return things.length === 1 ? things[0] : undefined;
  if (said.length === 0) return undefined;
  const own = (words: readonly string[]): readonly string[] => words.filter((word) => !SMALL.test(word));
  const named = things.filter(
    ({ words }) =>
      words.length > 0 &&
      own(words).every((word) => said.includes(word)) &&
      said.every((word) => words.includes(word) || title.includes(word)),
  );
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const main = things.find(({ words }) => words.length === 0);
  return main !== undefined && said.every((word) => title.includes(word)) ? main : undefined;
}

/** The week of a thing, each day where it is told of once and in full. */
export const weekOf = ({ entries }: Thing): Week =>
  Array.from({ length: 7 }, (_, day) => {
    const own = entries.filter((entry) => entry.day === day);
    return own.length === 1 && own[0]!.spans !== undefined ? own[0] : undefined;
  });

/** When a day opens, and when it closes; undefined of a day on which it is closed. */
export const opensAt = ({ spans }: Entry): number | undefined => spans?.[0]?.from;
export const closesAt = ({ spans }: Entry): number | undefined => spans?.at(-1)?.to;
export const isClosed = ({ spans }: Entry): boolean => spans?.length === 0;

/** For how many minutes it is open. */
export const minutesOpen = ({ spans }: Entry): number =>
  (spans ?? []).reduce((sum, { from, to }) => sum + to - from, 0);

/** A claim in the words of a schedule, of something or of days that it does not tell of, or that holds for a while only. */
export const leftOpen = ({ titleLines, things }: Schedule): Decided => ({
  holds: false,
  open: true,
  kind: 'date_time',
  lines: titleLines.length > 0 ? titleLines : [things[0]!.entries[0]!.line],
  told: '',
});
