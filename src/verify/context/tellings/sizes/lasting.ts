/** How long what runs from one day or hour to another lasts: "from 1 to 7 May" seven days, "22:00 to 02:00" four hours. */
import { lastly } from '../../../../text/once.ts';
import { dayNumber } from '../../../../text/values/calendar.ts';
import type { Teller } from '../types.ts';
import { bare, lowered, minuteOf } from '../words.ts';
import { OPENING, plain, saidBy, sizeOf } from './measure.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const MONTH = `(?:${MONTHS.join('|')})`;
const CLOCK = String.raw`\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?`;
const FROM_TO =
  '(?:is|are|runs?|ran|lasts?|lasted|was|were|takes place|took place)(?: open)? (?:from |between )?';
const OF_HOURS = new RegExp(
  String.raw`^(?<thing>[^,;:]{2,60}?) ${FROM_TO}(?<a>${CLOCK}) ?(?:to|until|till|and|[\u2013-]) ?(?<b>${CLOCK})$`,
  'iu',
);
const OF_DAYS = new RegExp(
  String.raw`^(?<thing>[^,;:]{2,60}?) (?:runs?|ran|lasts?|lasted|takes place|took place) from (?:the )?(?<a>\d{1,2})(?: (?<am>${MONTH}))?(?: (?<ay>\d{4}))? (?:to|until|till|through) (?:the )?(?<b>\d{1,2}) (?<bm>${MONTH})(?: (?<by>\d{4}))?$`,
  'iu',
);
const LASTS =
  /^(?<thing>.+?) (?:lasts?|lasted|runs? for|ran for|is|was|takes?|took)(?: for)? (?<count>\S+) (?<unit>hours?|minutes?|days?)(?: long)?$/iu;

const UNIT = /hour|minute|day/iu;

const lengthIn = lastly((said) => (UNIT.test(said) ? LASTS.exec(said)?.groups : undefined));

/** The claim of how long something lasts, where its two ends lie so far apart; of days both count. */
export const lastingFromTo: Teller = (scene) => {
  const { sentence, claim, tell } = scene;
  const ours = lengthIn(saidBy(scene));
  if (ours === undefined) return [];
  const told = tell(sentence);
  const text = lowered(bare(told.text));
  const days = /^day/iu.test(ours.unit!);
  const theirs = (days ? OF_DAYS : OF_HOURS).exec(text)?.groups;
  if (theirs === undefined || OPENING.test(text) || plain(theirs.thing!) !== plain(ours.thing!)) return [];
  const length = days ? daysOf(theirs) : minutesOf(theirs.a!, theirs.b!);
  const said = sizeOf(ours.count!, days ? '' : ours.unit!);
  if (length === undefined || said === undefined || said.size !== length * (days ? 1 : 60)) return [];
  const derivation = `${theirs.a} to ${theirs.b}: ${ours.count} ${ours.unit}`;
  return [{ ...told, text: claim.text.slice(claim.start, claim.end), derivation }];
};

/** Minutes between two times of a clock, over midnight where the second is earlier; undefined where it may be of twelve hours. */
function minutesOf(a: string, b: string): number | undefined {
  const [from, to] = [minuteOf(a), minuteOf(b)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const halved = (time: string): boolean => /[ap]\.?m/iu.test(time);
  const whole =
    [a, b].every((time) => /^\d{2}[:.]\d\d$/u.test(time)) && (from >= 780 || to >= 780 || /^0/u.test(a));
  if (!whole && !(halved(a) && halved(b))) return undefined;
  return (to - from + 1440) % 1440;
}

/** Any year that has no leap day stands for one that is not said. */
const SOME_YEAR = 2023;

function daysOf({ a, am, ay, b, bm, by }: Record<string, string | undefined>): number | undefined {
  const last = MONTHS.indexOf(bm!.toLowerCase());
  const first = am === undefined ? last : MONTHS.indexOf(am.toLowerCase());
  const year = Number(by ?? SOME_YEAR);
  // Of days without a year nothing is said across the end of February.
  if (by === undefined && first < 2 && last > 1) return undefined;
  if (first > last && ay === undefined) return undefined;
  const length =
    dayNumber(year, last + 1, Number(b)) - dayNumber(Number(ay ?? year), first + 1, Number(a)) + 1;
  return length > 1 ? length : undefined;
}
