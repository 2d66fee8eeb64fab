/** How many nights lie between an arrival and a departure. */
import { dayNumber } from '../../../../text/values/calendar.ts';
import type { Value } from '../../../../text/values/index.ts';
import type { Teller, Telling } from '../types.ts';
import { asClaimed } from '../words.ts';

const STAY =
  /\b(?:check-?in|arrival|arriving|arrives?|from)\b.{1,40}\b(?:check-?out|departure|departing|departs?|leaving|to|until)\b/i;
/** What may have moved a stay since. */
const CHANGED = /\b(?:chang|amend|(?<!free )cancel|moved|rebook|extend|shorten|no-show|another booking)/i;
const ABOUT = /\b(?:booking|reservation|guest|room|hotel|stay|night)/i;
const GUEST =
  /\b(?:[Gg]uest|[Nn]ame|[Bb]ooked (?:by|for)|[Rr]eservation for|[Bb]ooking for):? (\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+){0,3})/u;

/** "Check-in 6 March, check-out 9 March": a booking for three nights. */
export const nights: Teller = (scene) => {
  const { source, sentence, title, tell } = scene;
  const { text, start, end, values } = source.sentence(sentence);
  if (!STAY.test(text.slice(start, end)) || !ABOUT.test(`${title} ${source.text.slice(0, 2_000)}`)) return [];
  const days = values.map(dayOf).filter((day) => day !== undefined);
  if (days.length !== 2 || days[1]! <= days[0]! || days[1]! - days[0]! > 60) return [];
  if (CHANGED.test(source.text)) return [];
  const count = days[1]! - days[0]!;
  const told = tell(sentence);
  const guest = GUEST.exec(source.text.slice(0, 2_000));
  const named =
    guest === null ? [] : source.sentencesIn(guest.index, guest.index + 1).filter((at) => at !== sentence);
  const from = [...told.from, ...named.slice(0, 1)];
  const { claim } = scene;
  const spell = `${asClaimed(claim, count)} ${count === 1 ? 'night' : 'nights'}`;
  const dates = values
    .filter((value) => dayOf(value) !== undefined)
    .map((value) => text.slice(value.start, value.end).trim());
  const derivation = `${dates[1]} − ${dates[0]} = ${spell}`;
  const owners = guest === null ? [] : [`${guest[1]}${guest[1].endsWith('s') ? "'" : "'s"}`];
  const things = ['booking', 'stay', 'reservation'];
  const texts = [
    ...[...owners, 'The'].flatMap((owner) =>
      things.flatMap((thing) => ['was', 'is'].map((verb) => `${owner} ${thing} ${verb} for ${spell}.`)),
    ),
    ...(guest === null ? ['The guest'] : [guest[1], 'The guest']).map((who) => `${who} booked ${spell}.`),
  ];
  return texts.map((said): Telling => ({ text: said, from, derivation }));
};

function dayOf(value: Value): number | undefined {
  if (value.kind !== 'date' && value.kind !== 'datetime') return undefined;
  const { y, m, d } = value.date;
  return m === undefined || d === undefined ? undefined : dayNumber(y ?? 2023, m, d);
}
