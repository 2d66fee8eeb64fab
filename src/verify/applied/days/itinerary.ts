/**
 * What an itinerary tells of whom it is for, each of its entries said in plain sentences: "Dana meets Emil Brandt on Monday
 * morning" of "Mon 7 Dec: 09:30 meeting at Norrsken House with Emil Brandt". Each entry is asked by itself.
 */

import { capital, escaped } from '../../context/tellings/words.ts';
import type { Document } from '../../read/document.ts';
import type { Place, Scene, Shown } from '../asked.ts';
import { MONTHS, WEEK } from './calendar.ts';

const HEAD =
  /^(?=[^\n]{0,80}\b(?:itinerary|trip|travel plan|travel schedule|journey)\b)[^\n]{0,60}?\b(?:for|of|traveller:|traveler:|passenger:) (?<name>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/iu;
const DAY_LINE =
  /^(?:(?<week>Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6},? )?(?<d>\d{1,2}) (?<m>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}(?: \d{4})?: (?<rest>.+)$/iu;
const UNDONE =
  /\b(?:cancel\w*|tentative|option(?:al)?|tbc|to be confirmed|if|unless|either|provisional|proposed|draft)\b/iu;
const LONGEST = 6_000;
const MOST_ENTRIES = 24;

/** An entry: what it tells, in plain sentences, and the words by which it is known. */
interface Entry extends Omit<Place, 'document'> {
  readonly text: string;
  readonly plain: readonly string[];
}

/** Where an entry stands that says a statement; undefined where none does. */
export function byItinerary(said: string, { documents, says }: Scene): Shown | undefined {
  for (const [document, source] of documents.entries()) {
    if (source.structured || source.text.length > LONGEST) continue;
    const name = HEAD.exec(source.text)?.groups?.name;
    if (name === undefined) continue;
    const own = namedSo(said, name);
    if (own === undefined) continue;
    for (const { text, plain, sentence } of entriesOf(source, own.name)) {
      if (UNDONE.test(text) || !sharesWord(own.said, plain, own.name) || !hasAll(own.said, plain)) continue;
      if (says(`${own.said}.`, plain.join(' '))) return { places: [{ document, sentence }], told: text };
    }
  }
  return undefined;
}

/** A statement with the traveller called as it calls him, by his name for a pronoun; undefined where it names another. */
function namedSo(said: string, name: string): { readonly said: string; readonly name: string } | undefined {
  const [first = name] = name.split(' ');
  const called = [name, first].find((one) => new RegExp(String.raw`\b${escaped(one)}\b`, 'u').test(said));
  const who = called ?? name;
  const told = said
    .replace(/(?<=^|, |\d )(?:[Hh]e|[Ss]he|[Tt]he travell?er)(?= )/gu, who)
    .replace(/^(On \d{1,2} \p{L}+|On \p{L}+day(?: \p{L}+)?) (?:he|she|the travell?er) /u, `$1 ${who} `)
    .replace(/^(?:His|Her) /u, `${who}'s `);
  return { said: told, name: who };
}

const WORD = /\p{Lu}\p{L}{2,}|\d{1,2}:\d\d/gu;

/** Whether a statement has a name or a time of an entry besides the traveller's. */
function sharesWord(said: string, plain: readonly string[], name: string): boolean {
  const all = plain.join(' ');
  const words = said.match(WORD) ?? [];
  return (
    words.some((word) => !name.includes(word) && all.includes(word)) ||
    /\b(?:dinner|lunch|breakfast)\b/u.test(said)
  );
}

const STEM = 4;

/** Whether each word of a statement stands in what an entry tells: another means of travel does not. */
function hasAll(said: string, plain: readonly string[]): boolean {
  const all = plain.join(' ').toLowerCase();
  return (said.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every(
    (word) => SMALL.test(word) || all.includes(word.slice(0, STEM)),
  );
}

const SMALL =
  /^(?:the|and|not|yet|has|had|her|his|for|from|with|will|there|she|goes|spends?|meets?|includ\p{L}*|costs?|price)$/u;

function entriesOf(source: Document, who: string): readonly Entry[] {
  const found: Entry[] = [];
  let at = 0;
  let city = '';
  for (const line of source.text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const day = DAY_LINE.exec(line.trim())?.groups;
    if (day === undefined) continue;
    const offset = start + line.indexOf(day.rest!);
    let from = 0;
    for (const piece of day.rest!.split(/(?<=[.;]) /u)) {
      const text = piece.trim().replace(/[.;]$/u, '');
      const [sentence] = source.sentencesIn(offset + from, offset + from + piece.length);
      from += piece.length + 1;
      const told = plainOf(text, who, day, city);
      city = told.city;
      if (sentence !== undefined && told.plain.length > 0 && found.length < MOST_ENTRIES)
        found.push({ text, plain: told.plain, sentence });
    }
  }
  return found;
}

const TIME = String.raw`\d{1,2}[:.]\d\d`;
const CITY = String.raw`\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)*`;
const FLIGHT = new RegExp(
  String.raw`^(?:Flight )?(?<code>[A-Z][A-Z\d] ?\d{1,4}),? (?<from>${CITY})(?: (?<t1>${TIME}))? ?[-–→] ?(?<to>${CITY}) (?:(?<t2>${TIME})|(?<t3>${TIME}) ?[-–] ?(?<t4>${TIME}))$`,
  'u',
);
const RIDE = new RegExp(
  String.raw`^(?<t1>${TIME}) (?<what>train|bus|coach|ferry|boat) to (?<to>${CITY})(?: \((?<more>[^)]*)\))?(?:, (?:arrival|arriving|arrives) (?<t2>${TIME}))?$`,
  'u',
);
const MEETING = new RegExp(
  String.raw`^(?<t>${TIME}) (?<what>meeting|lunch|dinner|call|interview|workshop|breakfast|appointment|coffee)(?: at (?<a>${CITY}))?(?: with (?<whom>(?:the )?[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3}?))?(?: at (?<b>${CITY}))?(?:, booked for (?<many>\p{L}+|\d+))?$`,
  'u',
);
const HOTEL = new RegExp(
  String.raw`^(?:Check-in )?(?:at )?(?<hotel>Hotel ${CITY}|${CITY} Hotel)(?: from ${TIME})?, (?<n>\p{L}+|\d+) nights?(?<rest>(?:, [^,]+)*)$`,
  'u',
);
const VISIT = new RegExp(
  String.raw`^(?:(?<t1>${TIME}) )?(?:site )?visit (?:at|to) (?<what>[^,;]{2,40}?)(?: from (?<from>${TIME}) to (?<to>${TIME}))?$`,
  'iu',
);
const FREE = /^(?<part>Morning|Afternoon|Evening) (?:is )?free$/iu;

type Groups = Readonly<Record<string, string | undefined>>;

const partOf = (time: string): string => {
  const hour = Number.parseInt(time, 10);
  return hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
};

/** An entry in plain sentences, and where the traveller is behind it. */
function plainOf(
  text: string,
  who: string,
  day: Groups,
  city: string,
): { readonly plain: readonly string[]; readonly city: string } {
  const on = `on ${day.d} ${MONTHS.find((month) => month.startsWith(day.m!.slice(0, 1).toUpperCase() + day.m!.slice(1, 3).toLowerCase()))}`;
  const week = WEEK.find(
    (one) => day.week !== undefined && one.toLowerCase().startsWith(day.week.toLowerCase()),
  );
  const at = (time: string | undefined): readonly string[] => [
    on,
    ...(week === undefined ? [] : [`on ${week}`]),
    ...(time === undefined
      ? []
      : [
          `${on} at ${time}`,
          `on the ${partOf(time)} of ${on.slice(3)}`,
          ...(week === undefined ? [] : [`on ${week} ${partOf(time)}`]),
        ]),
  ];
  const flight = FLIGHT.exec(text)?.groups;
  if (flight !== undefined) {
    const [leaves, lands] = [flight.t1 ?? flight.t3, flight.t2 ?? flight.t4];
    const [from, to] = [flight.from!, flight.to!].map((place) => [...new Set([place, place.split(' ')[0]!])]);
    const plain = to!.flatMap((place) => [
      ...at(leaves).flatMap((when) => [
        `${who} flies to ${place} ${when}.`,
        `${who} flies to ${place} ${when} with flight ${flight.code}.`,
      ]),
      ...from!.map((one) => `${who} flies from ${one} to ${place} ${on}.`),
      `${who} lands in ${place} at ${lands}.`,
      `The flight to ${place} lands at ${lands}.`,
      ...(leaves === undefined ? [] : [`The flight to ${place} leaves at ${leaves}.`]),
    ]);
    return {
      plain: [...plain, `${who} lands at ${lands}.`, `${flight.code} lands at ${lands}.`],
      city: to!.at(-1)!,
    };
  }
  const ride = RIDE.exec(text)?.groups;
  if (ride !== undefined) {
    const plain = at(ride.t1).flatMap((when) => [
      `${who} takes the ${ride.what} to ${ride.to} ${when}.`,
      `${who} travels to ${ride.to} by ${ride.what} ${when}.`,
    ]);
    const arrives =
      ride.t2 === undefined
        ? []
        : [
            `The ${ride.what} arrives in ${ride.to} at ${ride.t2}.`,
            `${who} arrives in ${ride.to} at ${ride.t2}.`,
          ];
    return {
      plain: [...plain, `The ${ride.what} to ${ride.to} leaves at ${ride.t1}.`, ...arrives],
      city: ride.to!,
    };
  }
  return { plain: ofStay(text, who, at, week, city), city };
}

/** What an entry tells that moves nobody to another place. */
function ofStay(
  text: string,
  who: string,
  at: (time: string | undefined) => readonly string[],
  week: string | undefined,
  city: string,
): readonly string[] {
  const meeting = MEETING.exec(text)?.groups;
  if (meeting !== undefined) {
    const { what = '', whom, many } = meeting;
    const place = meeting.a ?? meeting.b;
    const where = place === undefined ? [''] : ['', ` at ${place}`];
    const withWhom = whom === undefined ? [''] : [` with ${whom}`];
    const meal = /^(?:lunch|dinner|breakfast|coffee)$/u.test(what);
    return at(meeting.t).flatMap((when) =>
      where.flatMap((there) => [
        ...withWhom.map((one) => `${who} has ${meal ? '' : 'a '}${what}${one}${there} ${when}.`),
        ...(whom === undefined ? [] : [`${who} meets ${whom}${there} ${when}.`]),
        ...(many === undefined
          ? []
          : [
              `The ${what}${there} is booked for ${many} people.`,
              `There will be ${many} people at ${what}.`,
            ]),
      ]),
    );
  }
  const hotel = HOTEL.exec(text)?.groups;
  if (hotel !== undefined) return ofHotel(hotel, who, city);
  const visit = VISIT.exec(text)?.groups;
  if (visit !== undefined)
    return [
      ...at(visit.from ?? visit.t1).map((when) => `${who} visits ${visit.what} ${when}.`),
      ...(visit.to === undefined ? [] : [`${who} visits ${visit.what} from ${visit.from} to ${visit.to}.`]),
    ];
  const part = FREE.exec(text)?.groups?.part?.toLowerCase();
  if (part === undefined || week === undefined) return [];
  return [
    `${who} has nothing planned for ${week} ${part}.`,
    `${week} ${part} is free.`,
    `${who} is free on ${week} ${part}.`,
  ];
}

function ofHotel({ hotel = '', n = '', rest = '' }: Groups, who: string, city: string): readonly string[] {
  const nights = `${n} night${/^(?:1|one)$/iu.test(n) ? '' : 's'}`;
  const places = [hotel, ...(city === '' ? [] : [`the hotel in ${city}`])];
  const parts = rest.split(', ').map((one) => one.trim());
  return [
    `${who} stays at ${hotel} for ${nights}.`,
    ...(city === '' ? [] : [`${who} stays in ${city} for ${nights}.`]),
    ...places.flatMap((place) => [
      ...(parts.includes('breakfast included')
        ? [
            `Breakfast at ${place} is included.`,
            `Breakfast at ${place} is included in the price.`,
            `Breakfast at ${place} is part of the price.`,
          ]
        : []),
      ...(parts.includes('paid') ? [`${capital(place)} has been paid.`, `${capital(place)} is paid.`] : []),
      ...(parts.includes('pay at the hotel')
        ? [`${capital(place)} has not been paid yet.`, `${capital(place)} is to be paid at the hotel.`]
        : []),
    ]),
  ];
}
