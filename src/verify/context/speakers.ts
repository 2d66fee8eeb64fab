/** Who speaks in a chat, a ticket or a thread: what each turn opens with. */
import { matchesOf } from '../../text/matches.ts';
import { FIRST_NAMES, PERSONS } from './words.ts';

/** The opening of a turn: who speaks, by name, by role or by both, and where his words begin. */
export interface Opening {
  readonly name: string;
  /** The name is a noun for a role. */
  readonly role: boolean;
  /** What else the opening calls him: the name of "Customer (Ana Ruiz)", the role of "Ana Ruiz (customer)". */
  readonly also?: string;
  readonly at: number;
  readonly end: number;
  /** It has a time, as a record has none for its labels. */
  readonly stamped: boolean;
}

const PART = String.raw`\p{Lu}[\p{L}'\u2019-]{0,30}\.?`;
const NAME = `${PART}(?: (?:(?:de|la|van|von|der|da|di|del|al|bin) )?${PART}){0,3}`;
const MONTH = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DAY = String.raw`(?:\p{Lu}\p{Ll}{2,8},? )?(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{4})?|\d{1,2} (?:${MONTH})\p{Ll}{0,6}\.?(?: \d{4})?|(?:${MONTH})\p{Ll}{0,6}\.? \d{1,2}(?:, \d{4})?)`;
const TIME = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?:\.\d+)?Z?(?: ?[ap]\.?m\.?)?(?: (?:UTC|CET|CEST|GMT|EST|PST))?`;
const WHEN = String.raw`(?:${DAY}(?:[T ,]{1,2}(?:at )?${TIME})?|${TIME})`;

/** "[12 May 2026 09:14] Customer (Ana Ruiz):", "Ana Ruiz, 12 May 2026 09:14:", "Ana Ruiz (customer) wrote on 12 May:". */
const TURN = new RegExp(
  String.raw`^[ \t>*#-]{0,6}(?:[\[(]?(${WHEN})[\])]?[ \t,:|\u2013\u2014-]{1,4})?(${NAME}|\p{Ll}{3,20})(?: [(\[]([^)\]\n]{1,40})[)\]])?(?:,? (?:wrote|writes|said|says|replied))?(?:,? ?[(\[]?(?:on )?(${WHEN})[)\]]?)?(?:,? (?:wrote|writes|said|says|replied))?:(?:[ \t]|\n(?!\n))`,
  'gmu',
);

/** Labels that stand where a name could: what a mail or a record is headed with. */
const LABEL =
  /^(?:from|to|cc|bcc|date|subject|re|sent|status|order|ticket|case|note|notes|summary|items?|total|priority|reply-to|attachments?)$/i;

/** The openings of the turns of a text. */
export function openingsIn(text: string): readonly Opening[] {
  const handles = handlesIn(text);
  const known = new Set(handles.map(({ at }) => at));
  return [...handles, ...turnsIn(text).filter(({ at }) => !known.has(at))].sort((a, b) => a.at - b.at);
}

function turnsIn(text: string): readonly Opening[] {
  return matchesOf(text, TURN).flatMap((match): Opening[] => {
    const [whole, before, said, bracket, after] = match;
    if (LABEL.test(said!)) return [];
    const place = {
      at: match.index,
      end: match.index + whole.length,
      stamped: (before ?? after) !== undefined,
    };
    const one = calledBy(said!, bracket);
    return one === undefined ? [] : [{ ...one, ...place }];
  });
}

/** What opens several lines of a chat in small letters: the handles of who writes there. */
const HANDLE =
  /^[ \t]{0,4}(?:[[(]?\d{1,2}[:.]\d\d(?::\d\d)?[\])]?[ \t,:-]{1,3})?([a-z][a-z._-]{2,19}):[ \t](?=\S+ \S)/gmu;
const FIELD =
  /^(?:status|note|notes|title|name|type|kind|date|time|from|to|subject|price|total|amount|reason|result|results|summary|error|warning|info|debug|cause|impact|action|actions|owner|source|output|input|version|description|comment|comments|address|phone|email|url|http|https|file|line|id|key|value|state|plan|next|todo|done|step|example|tip|hint|answer|question|update|updates|message|author|reviewer|approver|requester|contact|location|place|items?|order|delivered|placed|payment|shipping|returns?)$/;

/** Who writes in a chat of handles: two at least, and lines enough to tell them from labels. */
function handlesIn(text: string): readonly Opening[] {
  const found = matchesOf(text, HANDLE).filter(([, handle]) => !FIELD.test(handle!));
  const names = new Set(found.map(([, handle]) => handle));
  // Every line is somebody's: of a record with labels the same one comes back on none.
  if (names.size < 2 || found.length <= names.size) return [];
  return found.map((match) => ({
    name: match[1]!,
    role: isRole(match[1]!),
    at: match.index,
    end: match.index + match[0].length,
    stamped: true,
  }));
}

/** Who is meant by the words before a colon, and those in brackets behind them. */
function calledBy(
  said: string,
  bracket: string | undefined,
): Pick<Opening, 'name' | 'role' | 'also'> | undefined {
  const lead = said.toLowerCase();
  if (isRole(lead)) {
    const named = bracket !== undefined && isName(bracket) ? { also: bracket } : {};
    return { name: lead, role: true, ...named };
  }
  if (!/^\p{Lu}/u.test(said)) return undefined;
  const [first, ...rest] = said.split(' ');
  // "Agent Rosa" is an agent, and Rosa.
  if (rest.length > 0 && isRole(first!.toLowerCase()))
    return { name: rest.join(' '), role: false, also: first!.toLowerCase() };
  const role = bracket?.toLowerCase();
  return { name: said, role: false, ...(role !== undefined && isRole(role) ? { also: role } : {}) };
}

const SPEAKING = new Set('visitor bot assistant support'.split(' '));

const isRole = (word: string): boolean => PERSONS.has(word) || SPEAKING.has(word);

const isName = (text: string): boolean => new RegExp(`^${NAME}$`, 'u').test(text);

/** Whether an opening is of a person whatever stands beside it: a role, a known first name, or somebody with a time. */
export const isOfPerson = ({ name, role, also, stamped }: Opening): boolean =>
  role || also !== undefined || stamped || FIRST_NAMES.has(name.split(' ')[0]!.toLowerCase());

/** A text without the opening of a turn that it begins with. */
export function withoutOpening(text: string, handles: readonly string[] = []): string {
  const handle = handles.find((one) => text.startsWith(`${one}: `));
  if (handle !== undefined) return text.slice(handle.length + 2).trimStart();
  const [first] = turnsIn(text.slice(0, LONGEST_OPENING));
  if (first === undefined || text.slice(0, first.at).trim() !== '' || !isOfPerson(first)) return text;
  return text.slice(first.end).trimStart();
}

const LONGEST_OPENING = 160;
