/** How often something is done, of how long it takes until the next time: "three times an hour" for "every 20 minutes". */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { numberOf } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty)`;
const EVERY = new RegExp(
  String.raw`\bevery (?<count>${COUNT}) (?<unit>minutes|hours|months)\b(?! (?:after|before|of|or|to|until)\b)`,
  'u',
);
const TIMES =
  /\b(?<times>once|twice|(?:\d{1,2}|two|three|four|five|six|ten|twelve) times) (?:a|an|per|every|each) (?<span>hour|day|year)\b/gu;
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30 };
/** Of which longer span a shorter one is a part, and how many make it up. */
const WHOLE: Readonly<Record<string, readonly [span: string, parts: number]>> = {
  minutes: ['hour', 60],
  hours: ['day', 24],
  months: ['year', 12],
};
/** What makes of an interval one that is not kept, or only for a part of the span. */
const LOOSE =
  /\b(?:about|around|roughly|approximately|at least|at most|up to|between|from \d|until|weekdays|daytime|during|peak|only|except|not|opening|working|night|no more)\b/iu;

const timesOf = (words: string): number | undefined =>
  words === 'once' ? 1 : words === 'twice' ? 2 : numberOf(words.split(' ', 1)[0]!);

function byInterval({ text, said }: Wording): readonly string[] {
  const [ours, ...others] = matchesOf(said, TIMES);
  const every = EVERY.exec(text);
  if (ours === undefined || others.length > 0 || every === null || LOOSE.test(text)) return [];
  const { count = '', unit = '' } = every.groups!;
  const [span, parts] = WHOLE[unit]!;
  const length = TENS[count] ?? numberOf(count);
  const { times = '', span: own } = ours.groups!;
  if (length === undefined || own !== span || length * (timesOf(times) ?? 0) !== parts) return [];
  return [text.replace(every[0], ours[0])];
}

export const EVERY_SO_LONG: readonly Rewriter[] = [
  { of: /\b(?:once|twice|times) /u, from: EVERY, write: byInterval },
];
