/** The items of an agenda or a timetable, each at its time: "09:30–11:00 Strategy review (Dana Cole)", "14:30 Wrap-up". */
import { clockIn, spanAt } from '../hours/clock.ts';
import { daysAt } from '../hours/days.ts';
import type { Line } from '../layout.ts';
import { once, type Sheet, wordsIn } from '../said.ts';

export interface Item {
  readonly from: number;
  readonly to: number | undefined;
  /** The days of the week that it is on, where its line names them. */
  readonly days: readonly number[] | undefined;
  /** The ways in which it is called, each as words in a row. */
  readonly names: readonly string[];
  readonly line: Line;
  /** Which of the parts of the sheet it stands in: days or tracks. */
  readonly group: number;
  /** Whether it may not be so. */
  readonly open: boolean;
}

const OPEN =
  /\b(?:cancel\p{L}*|moved|postponed|resched\p{L}*|tbc|tbd|tentative\p{L}*|optional|provisional\p{L}*|possibl[ey]|or|instead|new time|delayed)\b|\?/iu;
const LEAST = 2;
const TRAILING = /(?: ?\([^)]*\)| ?[–—|] ?.*| - .*|, .*)$/u;

/** The items of an agenda in their order; none where the sheet is none. */
export const itemsOf = once(({ lines }: Sheet): readonly Item[] => {
  const items: Item[] = [];
  let group = 0;
  for (const line of lines) {
    const item = itemOf(line, group);
    if (item !== undefined) items.push(item);
    else if (items.at(-1)?.group === group && !line.bullet && line.indent === 0) group++;
  }
  return items.length < LEAST ? [] : items;
});

function itemOf(line: Line, group: number): Item | undefined {
  const on = daysAt(line.text);
  const text = on === undefined ? line.text : line.text.slice(on.length).replace(/^[\s,:]+/u, '');
  const span = spanAt(text);
  const alone = span === undefined ? clockIn(text) : undefined;
  const length = span?.length ?? alone?.length;
  if (length === undefined) return undefined;
  const name = text.slice(length).replace(/^[\s:.,|–—-]+/u, '');
  if (!/^\p{L}/u.test(name) || /^(?:am|pm|uhr|h)\b/iu.test(name)) return undefined;
  const [from, to] = span === undefined ? [alone!.at, undefined] : [span.span.from, span.span.to];
  return { from, to, days: on?.days, names: namesOf(name), line, group, open: OPEN.test(name) };
}

/** "Workshop: pricing" is the pricing workshop, the workshop on pricing. */
function namesOf(name: string): readonly string[] {
  const bare = name.replace(TRAILING, '').replace(/\.$/u, '');
  const words = (phrase: string): string => wordsIn(phrase).join(' ');
  const [kind, topic] = bare.split(/: /u);
  const own = [...new Set([words(name), words(bare)])];
  if (topic === undefined) return own;
  const [a, b] = [words(kind!), words(topic)];
  return [...own, a, b, `${b} ${a}`, `${a} on ${b}`, `${a} about ${b}`];
}

/** The one item that a phrase names; undefined for none and for several. */
export function itemNamed(phrase: string, items: readonly Item[]): Item | undefined {
  const said = wordsIn(phrase).join(' ');
  const ways = [said, said.replace(/ (?:session|talk|item|slot|part)$/u, '')];
  const found = items.filter(({ names }) => ways.some((way) => names.includes(way)));
  return found.length === 1 ? found[0] : undefined;
}
