/** Who writes and who is written to, at each place of a document: by the heads of mails, greetings, signatures and the lines of a chat. */
import { matchesOf } from '../../text/matches.ts';
import type { Document } from '../read/document.ts';
import { isOfPerson, type Opening, openingsIn } from './speakers.ts';
import { PERSONS, TITLES } from './words.ts';

/** Somebody who writes or is written to: by name, or by the role that stands in the name's place. */
export interface Voice {
  readonly name: string;
  /** The name is a noun for a role: "customer" of "Customer: …" and of "Dear customer". */
  readonly role: boolean;
  /** What else the document calls somebody there: the role beside the name, or the name beside the role. */
  readonly also?: string;
  /** Where the document says so. */
  readonly at: number;
}

export interface Voices {
  readonly writer: Voice | undefined;
  readonly reader: Voice | undefined;
}

/** Characters of a document past which nobody is told apart any more. */
const LONGEST = 60_000;

const PART = String.raw`\p{Lu}[\p{L}'\u2019-]{0,30}\.?`;
const NAME = `${PART}(?: (?:(?:de|la|van|von|der|da|di|del|al|bin) )?${PART}){0,3}`;
const HEAD = new RegExp(
  String.raw`^[ \t>]{0,4}([Ff]rom|FROM|[Ss]ender|[Aa]uthor|[Tt]o|TO|(?:[Rr]eply|[Mm]essage|[Nn]ote|[Mm]ail|[Ee]-?mail|[Aa]nswer|[Ll]etter|[Cc]omment|[Uu]pdate) (?:from|by))[ \t]?:?[ \t]{1,4}(${NAME})(?![\p{L}@.])`,
  'gmu',
);
const GREETING = new RegExp(
  String.raw`(?:^|[\n.!?:][ \t]{0,3})(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)),? (${NAME}|\p{Ll}{3,20})(?=[,!.:\n]| \()`,
  'gmu',
);
const SIGNED = new RegExp(
  String.raw`(?:^|\n|[.!?] )[ \t]{0,3}(?:(?:[Ww]ith )?(?:[Kk]ind |[Bb]est |[Ww]arm |[Mm]any )?(?:[Rr]egards|[Ww]ishes)|(?:[Yy]ours )?[Ss]incerely|[Yy]ours|[Cc]heers|[Bb]est)[ \t,.!\u2013-]{0,4}\n?[ \t]{0,3}(${NAME})(?=[\n,.]|$| \()`,
  'gmu',
);
/** "Thanks" before a name signs on a line of its own; "Thanks, Carl." within one thanks Carl. */
const THANKING = new RegExp(
  String.raw`(?:^|\n|[.!?] )[ \t]{0,3}(?:(?:[Ww]ith )?(?:[Kk]ind |[Bb]est |[Ww]arm |[Mm]any )?[Tt]hanks|[Tt]hank you)[ \t,.!\u2013-]{0,4}(?:\n[ \t]{0,3}(?=${NAME}(?:[\n,.]|$| \())|[ \t]{0,3}(?=${NAME}(?<!\.)(?:\n|$)))(${NAME})`,
  'gmu',
);
const DASHED = new RegExp(String.raw`[.!?] ?[\u2013\u2014-]{1,2} ?(${NAME})(?=[\n,.]|$)`, 'gmu');
/** "On 3 May Kim Lee <kim@example.org> wrote:": whose words are quoted behind it. */
const QUOTED = new RegExp(
  String.raw`^[ \t>]{0,4}(?:On [^\n]{3,60}?[ ,])?(${NAME})(?: ?[<(][^>)\n]{1,80}[>)])? wrote:[ \t]*$`,
  'gmu',
);
type Kind = 'from' | 'to' | 'greeting' | 'signed' | 'speaker' | 'quoted';

interface Sign extends Voice {
  readonly kind: Kind;
  /** Where the words of a speaker end. */
  readonly end?: number;
}

const known = new WeakMap<Document, readonly Sign[]>();

/** Who writes and who reads what stands at an offset of a document. */
export function voicesAt(document: Document, offset: number): Voices {
  let signs = known.get(document);
  if (signs === undefined) known.set(document, (signs = find(document.text)));
  const speakers = signs.filter(({ kind }) => kind === 'speaker');
  if (speakers.length > 0) return inChat(speakers, offset);
  const head = signs.findLast(({ kind, at }) => kind === 'from' && at <= offset);
  if (isInQuote(document.text, offset) && (head === undefined || !isInQuote(document.text, head.at))) {
    const quoted = signs.find(({ kind, at, end = at }) => kind === 'quoted' && at <= offset && offset <= end);
    return { writer: quoted, reader: undefined };
  }
  const start = head?.at ?? 0;
  const next = signs.find(({ kind, at }) => kind === 'from' && at > offset)?.at ?? document.text.length;
  const here = signs.filter(({ at }) => at >= start && at < next);
  const greeting = here.findLast(({ kind, at }) => kind === 'greeting' && at <= offset);
  const addressed = here.filter(({ kind }) => kind === 'to');
  const closing = here.find(({ kind, at }) => kind === 'signed' && at >= offset);
  return {
    writer: head ?? closing,
    reader: addressed.length === 1 ? addressed[0] : addressed.length === 0 ? greeting : undefined,
  };
}

/** Whether what stands at an offset is of somebody's turn in a chat. */
export const isSpoken = (document: Document, offset: number): boolean =>
  (voicesAt(document, offset).writer as Sign | undefined)?.kind === 'speaker';

/** In a chat of two the one speaks to the other. */
function inChat(speakers: readonly Sign[], offset: number): Voices {
  const writer = speakers.findLast(({ at, end = at }) => offset >= at && offset <= end);
  const others = new Map(speakers.map((one) => [one.name, one]));
  if (writer === undefined) return { writer: undefined, reader: undefined };
  for (const [name, other] of others) if (isSameVoice(writer, other)) others.delete(name);
  return { writer, reader: others.size === 1 ? [...others.values()][0] : undefined };
}

/** "Customer (Ana Ruiz)" and "Customer" of one chat. */
const isSameVoice = (one: Voice, other: Voice): boolean =>
  one.name === other.name || one.also === other.name || one.name === other.also;

function find(text: string): readonly Sign[] {
  if (text.length > LONGEST) return [];
  const signs: Sign[] = [];
  const add = (kind: Kind, said: string, at: number): void => {
    const name = said.trim();
    const role = PERSONS.has(name.toLowerCase());
    if (!role && !/^\p{Lu}/u.test(name)) return;
    signs.push({ kind, name: role ? name.toLowerCase() : withoutTitle(name), role, at });
  };
  for (const match of matchesOf(text, HEAD))
    add(match[1].toLowerCase() === 'to' ? 'to' : 'from', match[2], match.index);
  for (const match of matchesOf(text, QUOTED)) {
    const { index } = match;
    const end = quoteEnd(text, index + match[0].length);
    signs.push({ kind: 'quoted', name: withoutTitle(match[1]), role: false, at: index, end });
  }
  for (const match of matchesOf(text, GREETING)) add('greeting', match[1], match.index);
  for (const match of matchesOf(text, SIGNED)) add('signed', match[1], match.index);
  for (const match of matchesOf(text, THANKING)) add('signed', match[1], match.index);
  for (const match of matchesOf(text, DASHED)) add('signed', match[1], match.index);
  const turns = signs.some(({ kind }) => kind === 'from' || kind === 'to')
    ? []
    : turnsOf(text, signs.length > 0);
  const told = turns.length > 0 ? turns : signs;
  return [...told].sort((a, b) => a.at - b.at);
}

/** Whether the line of an offset is quoted from another mail. */
function isInQuote(text: string, offset: number): boolean {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]{0,4}>/.test(text.slice(line, line + 6));
}

/** Where the quoted lines end that follow a place. */
function quoteEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next < 0 ? text.length : next);
    if (line.trim() !== '' && !isInQuote(text, end + 1)) break;
    end = next < 0 ? text.length : next;
  }
  return end;
}

/** First person: what stands behind a lone opening is somebody's words. */
const OWN = /(?<![\p{L}'\u2019])(?:I|I['\u2019]\p{L}+|my|we|our|me|please)(?![\p{L}])/iu;

/** Who speaks in each line of a chat; none of a text that is none. `signed`: it has a greeting or a signature. */
function turnsOf(text: string, signed: boolean): readonly Sign[] {
  const openings = openingsIn(text).filter((one) => !NAMED.test(lineOf(text, one)));
  const persons = openings.filter(isOfPerson);
  const taken = signed ? persons : openings;
  // One line with a label is a field; who speaks is told apart from somebody else.
  const lone = persons.every(({ name }) => name === persons[0]!.name) && isOnlyLabel(text, persons);
  const alone = lone ? persons.filter((one) => one.role && OWN.test(firstOf(lineOf(text, one)))) : [];
  const several = new Set(taken.map(({ name }) => name)).size >= 2;
  return withNames(
    text,
    (several ? taken : alone).map((one): Sign => {
      const { name, role, also, at } = one;
      const end = at + (one.end - at) + lineOf(text, one).length;
      const voice = { name: role ? name : withoutTitle(name), role, at, end, kind: 'speaker' as const };
      return also === undefined ? voice : { ...voice, also };
    }),
  );
}

const CALLED = new RegExp(
  String.raw`(?:^|[.!?] |[:\]] )(?:[Tt]hanks|[Tt]hank you|[Hh]i|[Hh]ello|[Dd]ear|[Ss]orry|[Gg]ood (?:morning|afternoon|evening)|[Ss]ure),? ((?:(?:Mr|Mrs|Ms|Dr)\.? )?${PART}(?: ${PART})?)(?=[,.!])`,
  'gu',
);

/** In a chat of two, the name by which the one calls the other who has only a role: "Thanks, Mr Leal". */
function withNames(text: string, signs: readonly Sign[]): readonly Sign[] {
  const names = [...new Set(signs.map(({ name }) => name))];
  if (names.length !== 2) return signs;
  return signs.map((one) => {
    if (!one.role || signs.some(({ name, also }) => name === one.name && also !== undefined)) return one;
    const others = signs.filter(({ name }) => name !== one.name);
    const called = new Set(
      others.flatMap(({ at, end = at }) =>
        matchesOf(text.slice(at, end), CALLED).map(([, name]) => name!.replace('.', '')),
      ),
    );
    const [only] = called;
    return called.size === 1 ? { ...one, also: only! } : one;
  });
}

/** "Caller: Viktor Stahl, tenant of …": a field, and nobody's words. */
const NAMED = new RegExp(
  String.raw`^(?:(?:Mr|Mrs|Ms|Dr)\.? )?${PART} ${NAME}(?:[,;](?! (?:can|could|would|will|please|I|we|you)\b)|\.|$| \()`,
  'u',
);

/** The first sentence behind an opening. */
const firstOf = (line: string): string => /^.*?[.!?](?= |$)/u.exec(line)?.[0] ?? line;

const LABELLED = /^[ \t]*\S[^:\n]{1,40}:[ \t]/gmu;

/** Whether no line but those of one speaker has a label: another one may be of somebody else who speaks. */
const isOnlyLabel = (text: string, openings: readonly Opening[]): boolean =>
  matchesOf(text, LABELLED).every(({ index }) => openings.some(({ at, end }) => index >= at && index < end));

const INLINE = /[.!?)\]] (?=\p{Lu}\p{L}*(?: \p{Lu}\p{L}+)?:\s)/u;

/** What stands behind an opening on its line, as far as no other opening stands there. */
function lineOf(text: string, { end }: Opening): string {
  const line = text.indexOf('\n', end);
  const own = text.slice(end, line < 0 ? text.length : line);
  const other = INLINE.exec(own);
  return other === null ? own : own.slice(0, other.index + 1);
}

/** "Mr Kaya" is Kaya: a claim may give the title or not. */
function withoutTitle(name: string): string {
  const [first, ...rest] = name.split(' ');
  return rest.length > 0 && TITLES.has(first.toLowerCase().replace('.', '')) ? name : name.replace(/\.$/, '');
}
