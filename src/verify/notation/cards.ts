/** Texts in the notation of calendars and cards of contacts: iCalendar (RFC 5545) and vCard (RFC 6350). */
import type { Json } from '../../domain/json.ts';
import { escapePointer } from '../read/evidence-text.ts';
import { type SourceLine, sourceLines } from './lines.ts';
import { type Place, plainValue, proseIn, type WrittenData } from './written.ts';

const PROPERTY =
  /^(?:[A-Za-z\d]+\.)?(?<name>[A-Za-z-]+)(?<parameters>(?:;[^:;"]+(?:"[^"]*")?)*):(?<value>.*)$/;
const PARAMETER = /;(?<key>[A-Za-z-]+)=(?:"(?<quoted>[^"]*)"|(?<plain>[^;:"]*))/g;

const COMPONENTS: Readonly<Record<string, string>> = {
  VEVENT: 'event',
  VTODO: 'task',
  VJOURNAL: 'journal',
  VCARD: 'contact',
};
const NAMES: Readonly<Record<string, string>> = {
  SUMMARY: 'title',
  DTSTART: 'start',
  DTEND: 'end',
  DUE: 'due',
  COMPLETED: 'completed at',
  LOCATION: 'location',
  ORGANIZER: 'organizer',
  ATTENDEE: 'attendee',
  STATUS: 'status',
  DESCRIPTION: 'description',
  PRIORITY: 'priority',
  FN: 'name',
  ORG: 'organization',
  TITLE: 'job_title',
  ROLE: 'role',
  TEL: 'phone',
  EMAIL: 'email',
  URL: 'url',
  BDAY: 'birthday',
  NOTE: 'note',
};
/** What only runs the exchange of the text, or says again what another property says. */
const SKIPPED =
  /^(?:BEGIN|END|VERSION|PRODID|CALSCALE|METHOD|UID|DTSTAMP|SEQUENCE|TRANSP|CLASS|N|REV|CREATED|LAST-MODIFIED|PHOTO|X-.*)$/;
const STAMP = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const ANSWERS: Readonly<Record<string, string>> = {
  'NEEDS-ACTION': 'not answered',
};

/** The data of a text of such components; undefined for any other. */
export function cardsOf(text: string): WrittenData | undefined {
  if (!/^\s*BEGIN:V[A-Z]+\s*$/m.test(text.slice(0, 200)) || !/^\s*BEGIN:V/.test(text)) return undefined;
  const lines = sourceLines(text, /^$/);
  if (lines === undefined) return undefined;
  const places = new Map<string, Place>();
  const cards = cardsIn(lines);
  if (cards === undefined || cards.length === 0) return undefined;
  let prose = 0;
  const kinds = new Map<string, Json[]>();
  for (const card of cards) {
    const all = kinds.get(card.kind) ?? [];
    const isOne = cards.filter(({ kind }) => kind === card.kind).length === 1;
    const pointer = isOne ? `/${card.kind}` : `/${card.kind}s/${all.length}`;
    const members: { [key: string]: Json } = {};
    places.set(pointer, card.place);
    for (const { name, value, place } of card.members) {
      const own = nameFor(name, members);
      Object.defineProperty(members, own, { value, enumerable: true });
      places.set(`${pointer}/${escapePointer(own)}`, place);
      prose += typeof value === 'string' ? proseIn(value) : 0;
    }
    kinds.set(card.kind, [...all, members]);
  }
  if (prose * 2 > text.length) return undefined;
  const data = Object.fromEntries(
    [...kinds].map(([kind, all]) => (all.length === 1 ? [kind, all[0]!] : [`${kind}s`, all])),
  );
  return { text, data, places };
}

/** A name that no other member has. */
function nameFor(name: string, members: { readonly [key: string]: Json }): string {
  if (!Object.hasOwn(members, name)) return name;
  let number = 2;
  while (Object.hasOwn(members, `${name}_${number}`)) number++;
  return `${name}_${number}`;
}

interface Member {
  readonly name: string;
  readonly value: Json;
  readonly place: Place;
}

interface Card {
  readonly kind: string;
  readonly members: readonly Member[];
  readonly place: Place;
}

/** The components of a text that tell something, in their order; undefined where one does not end. */
function cardsIn(lines: readonly SourceLine[]): readonly Card[] | undefined {
  const cards: Card[] = [];
  let open: { kind: string; members: Member[]; start: number } | undefined;
  const names: string[] = [];
  for (const line of lines) {
    const { name = '', value = '', parameters = '' } = PROPERTY.exec(line.content)?.groups ?? {};
    const property = name.toUpperCase();
    // A line that goes on the one before it, or of another notation.
    if (property === '') return undefined;
    if (property === 'BEGIN') {
      names.push(value);
      const kind = COMPONENTS[value.toUpperCase()];
      if (kind !== undefined) open = { kind, members: [], start: line.start };
    } else if (property === 'END') {
      if (names.pop() !== value) return undefined;
      if (open !== undefined && COMPONENTS[value.toUpperCase()] === open.kind) {
        cards.push({ ...open, place: { start: open.start, end: line.start + line.content.length } });
        open = undefined;
      }
    } else if (open !== undefined && COMPONENTS[names.at(-1)!.toUpperCase()] === open.kind) {
      const member = memberOf(property, parameters, value, line);
      if (member !== undefined) open.members.push(member);
    }
  }
  return names.length === 0 ? cards : undefined;
}

function memberOf(property: string, parameters: string, said: string, line: SourceLine): Member | undefined {
  if (SKIPPED.test(property)) return undefined;
  const place = { start: line.start, end: line.start + line.content.length };
  const given = new Map(
    [...parameters.matchAll(PARAMETER)].map(({ groups }) => [
      groups!.key!.toUpperCase(),
      groups!.quoted ?? groups!.plain!,
    ]),
  );
  const plain = NAMES[property] ?? property.toLowerCase();
  const type = given.get('TYPE')?.toLowerCase();
  const name = type !== undefined && /^[a-z]+$/.test(type) ? `${type}_${plain}` : plain;
  const person = given.get('CN');
  const answer = given.get('PARTSTAT');
  if (person !== undefined && answer !== undefined)
    return { name, value: { name: person, status: ANSWERS[answer] ?? answer.toLowerCase() }, place };
  return { name, value: person ?? plainly(said, property), place };
}

/** A value without the marks of its notation. */
function plainly(said: string, property: string): Json {
  const [, year, month, day, hour, minute, second, zone] = STAMP.exec(said) ?? [];
  if (year !== undefined)
    return hour === undefined
      ? `${year}-${month}-${day}`
      : `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
  const words = said
    .replaceAll(/\\([,;\\])/g, '$1')
    .replaceAll(/\\[nN]/g, ' ')
    .replace(/^mailto:/i, '');
  if (property === 'STATUS') return words.toLowerCase().replaceAll('-', ' ');
  return property === 'TEL' ? words : plainValue(words);
}
