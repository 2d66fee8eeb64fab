/** Who writes and who is written to, at each place of a document: by the heads of mails, greetings, signatures and the lines of a chat. */
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Document } from '../document.ts';
import { PERSONS, TITLES } from './words.ts';

/** Somebody who writes or is written to: by name, or by the role that stands in the name's place. */
export interface Voice {
  readonly name: string;
  /** The name is a noun for a role: "customer" of "Customer: …" and of "Dear customer". */
  readonly role: boolean;
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
  String.raw`(?:^|\n|[.!?] )[ \t]{0,3}(?:(?:[Ww]ith )?(?:[Kk]ind |[Bb]est |[Ww]arm |[Mm]any )?(?:[Rr]egards|[Tt]hanks|[Ww]ishes)|(?:[Yy]ours )?[Ss]incerely|[Yy]ours|[Cc]heers|[Bb]est|[Tt]hank you)[ \t,.!\u2013-]{0,4}\n?[ \t]{0,3}(${NAME})(?=[\n,.]|$| \()`,
  'gmu',
);
const DASHED = new RegExp(String.raw`[.!?] ?[\u2013\u2014-]{1,2} ?(${NAME})(?=[\n,.]|$)`, 'gmu');
const SPEAKER = new RegExp(
  String.raw`^[ \t]{0,4}(?:\[?\d{1,2}[:.]\d\d(?::\d\d)?\]?[ \t,–-]{1,4})?(${NAME}|\p{Ll}{3,20})(?: \([^)\n]{1,30}\))?:[ \t]`,
  'gmu',
);

type Kind = 'from' | 'to' | 'greeting' | 'signed' | 'speaker';

interface Sign extends Voice {
  readonly kind: Kind;
}

const known = new WeakMap<Document, readonly Sign[]>();

/** Who writes and who reads what stands at an offset of a document. */
export function voicesAt(document: Document, offset: number): Voices {
  let signs = known.get(document);
  if (signs === undefined) known.set(document, (signs = find(document.text)));
  const speakers = signs.filter(({ kind }) => kind === 'speaker');
  if (speakers.length > 0) return inChat(speakers, document.text, offset);
  const head = signs.findLast(({ kind, at }) => kind === 'from' && at <= offset);
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

/** In a chat of two the one speaks to the other. */
function inChat(speakers: readonly Sign[], text: string, offset: number): Voices {
  const line = text.lastIndexOf('\n', offset) + 1;
  const writer = speakers.findLast(({ at }) => at >= line && at <= offset);
  const others = new Map(speakers.map((one) => [one.name, one]));
  if (writer === undefined) return { writer: undefined, reader: undefined };
  others.delete(writer.name);
  return { writer, reader: others.size === 1 ? [...others.values()][0] : undefined };
}

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
  for (const match of matchesOf(text, GREETING)) add('greeting', match[1], match.index);
  for (const match of matchesOf(text, SIGNED)) add('signed', match[1], match.index);
  for (const match of matchesOf(text, DASHED)) add('signed', match[1], match.index);
  if (signs.length === 0) for (const match of matchesOf(text, SPEAKER)) add('speaker', match[1], match.index);
  const spoken = new Set(gather(signs, ({ kind, name }) => (kind === 'speaker' ? [name] : [])));
  // One line with a label is a field; who speaks is told apart from somebody else.
  const chat = spoken.size >= 2;
  return signs.filter(({ kind }) => kind !== 'speaker' || chat).sort((a, b) => a.at - b.at);
}

/** "Mr Kaya" is Kaya: a claim may give the title or not. */
function withoutTitle(name: string): string {
  const [first, ...rest] = name.split(' ');
  return rest.length > 0 && TITLES.has(first.toLowerCase().replace('.', '')) ? name : name.replace(/\.$/, '');
}
