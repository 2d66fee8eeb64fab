/** Who "I", "we" and "you" are in a letter, mail or notice, as a claim calls them. */

import { mayBeHouse, mayBeReader } from '../context/roles-addressed.ts';
import { turnAt } from '../context/tellings/speech/speaker.ts';
import { capital, escaped } from '../context/tellings/words.ts';
import { voicesAt } from '../context/voices.ts';
import { FIRST_NAMES } from '../context/words.ts';
import type { Document } from '../read/document.ts';
import type { Author } from './author.ts';

/** Somebody who speaks or is spoken to, as a sentence begins with him. */
export interface Called {
  readonly name: string;
  /** His, her, its: undefined where that is not known. */
  readonly whose: 'his' | 'her' | 'its' | undefined;
}

/** Who speaks and is spoken to in one text, as far as it tells. */
export interface Speaking {
  readonly me: Called | undefined;
  readonly we: Called | undefined;
  readonly you: Called | undefined;
}

/** Names that a text gives to who writes it and who reads it. */
interface Named {
  readonly writer: string | undefined;
  readonly reader: string | undefined;
  readonly firm: string | undefined;
}

const ME = /(?<![\p{L}'\u2019])(?:I|me|my)(?![\p{L}])/u;
const WE = /(?<![\p{L}'\u2019])(?:we|us|our|We|Our)(?![\p{L}])/u;
const YOU = /(?<![\p{L}'\u2019])(?:you|your|You|Your)(?![\p{L}])/u;
/** Heads of mails, greetings and turns of a chat: of several of these nobody is told. */
const TURNS = /(?:^|\n)(?:From|>|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?:)\s/gu;

const SIGNED_ALONE =
  /\n\s*((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}'\u2019-]+){0,2})(?:, [^\n]{2,60})?(?:\n[^\n]{0,60})?\s*$/u;
/** The firm in the last line, behind an office or alone. */
const FIRM =
  /\n(?:[^\n,]{2,40}, )?((?:The )?\p{Lu}[\p{L}&'\u2019.-]+(?: (?:\p{Lu}[\p{L}&'\u2019.-]*|&|and|of)){0,4})\s*$/u;
const OFFICE =
  /\b(?:relations|service|services|team|department|manager|director|office|support|desk|officer|head|assistant|secretary|care|sales|accounts)$/iu;

const known = new WeakMap<Document, Named | null>();

function namedIn(document: Document): Named | undefined {
  const found = known.get(document);
  if (found !== undefined) return found ?? undefined;
  const named = read(document);
  known.set(document, named ?? null);
  return named;
}

function read(document: Document): Named | undefined {
  const { text } = document;
  if (!(ME.test(text) || WE.test(text) || YOU.test(text))) return undefined;
  if ((text.match(TURNS)?.length ?? 0) > 1 || hasSeveralWriters(document)) return undefined;
  const first = voicesAt(document, Math.min(text.length - 1, text.indexOf('\n') + 1));
  const last = voicesAt(document, text.length >> 1);
  if (first.writer !== undefined && last.writer !== undefined && first.writer.name !== last.writer.name)
    return undefined;
  const signed = first.writer ?? last.writer;
  const writer = signed === undefined ? SIGNED_ALONE.exec(text)?.[1] : signed.role ? undefined : signed.name;
  const reader = first.reader ?? last.reader;
  const firm = FIRM.exec(text)?.[1];
  return {
    writer,
    reader: reader === undefined || reader.role ? undefined : reader.name,
    firm:
      firm === undefined ||
      OFFICE.test(firm) ||
      firm === writer ||
      FIRST_NAMES.has(firm.split(' ')[0]!.toLowerCase())
        ? undefined
        : firm,
  };
}

/** "[09:14] Ana: …" and "[09:15] Agent Bo: …": whether more than one speaks, or writes, in a text. */
function hasSeveralWriters(document: Document): boolean {
  const { scan } = document;
  const names = new Set<string>();
  for (let at = 0; at < scan.sentenceCount && names.size < 2; at++) {
    const { writer } = voicesAt(document, scan.sentenceStart[at]!);
    if (writer !== undefined) names.add(writer.name);
  }
  return names.size > 1;
}

/** Who speaks and is spoken to, as `said` calls them; undefined where nobody is known. `author`: who wrote it by its title. */
export function speakingIn(
  document: Document,
  said: string,
  author: Author | undefined,
): Speaking | undefined {
  const named = namedIn(document);
  if (named === undefined) return undefined;
  const { text } = document;
  const writer = named.writer ?? author?.name;
  const role = named.writer === undefined ? author?.role : undefined;
  const me =
    ME.test(text) && writer !== undefined
      ? personIn(
          said,
          writer,
          role === undefined ? WRITERS : new RegExp(`^(?:writer|author|sender|${role})$`),
        )
      : undefined;
  const we = WE.test(text) ? houseIn(said, text, named.firm) : undefined;
  const you =
    YOU.test(text) || /\bplease\b/iu.test(text) ? readerIn(said, text, named.reader, me?.name) : undefined;
  return me === undefined && we === undefined && you === undefined ? undefined : { me, we, you };
}

const WRITERS = /^(?:writer|author|sender)$/;

/** A sentence of a turn as it is said, and who says it to whom. */
export interface Spoken {
  readonly text: string;
  readonly speaking: Speaking;
}

/** Who speaks in a sentence of a chat or of one of several mails, as `said` calls him; undefined where it does not. */
export function spokenAt(document: Document, sentence: number, said: string): Spoken | undefined {
  const turn = turnAt(document, sentence, said, 'does');
  if (turn?.who === undefined || turn.question) return undefined;
  const called = (who: string | undefined): Called | undefined =>
    who === undefined ? undefined : { name: capital(who), whose: whoseOf(who) };
  return { text: turn.text, speaking: { me: called(turn.who), we: undefined, you: called(turn.reader) } };
}

const whoseOf = (name: string): Called['whose'] => {
  const title = /^(Mr|Mrs|Ms)\b/.exec(name)?.[1];
  const own =
    title === undefined ? FIRST_NAMES.get(name.split(' ')[0]!.toLowerCase()) : title === 'Mr' ? 'm' : 'f';
  return own === 'm' ? 'his' : own === 'f' ? 'her' : undefined;
};

const PRONOUN = /^(He|She) /u;

/** A person by the name that a claim has for him, or "he" or "she" where it begins so. */
function personIn(said: string, name: string, roles: RegExp): Called {
  const whose = whoseOf(name);
  const parts = name.split(' ');
  for (const part of [name, parts.at(-1)!, parts[0]!]) {
    const found = new RegExp(
      String.raw`(?:(?:Mrs?|Ms|Dr)\.? )?(?<!\p{L})${escaped(part)}(?!\p{L})`,
      'u',
    ).exec(said)?.[0];
    if (found !== undefined) return { name: found, whose: whose ?? whoseOf(found) };
  }
  const role = /^The (\p{Ll}+)/u.exec(said)?.[1];
  if (role !== undefined && roles.test(role)) return { name: `The ${role}`, whose };
  const pronoun = PRONOUN.exec(said)?.[1];
  if (pronoun !== undefined && (whose === undefined || whose === (pronoun === 'He' ? 'his' : 'her')))
    return { name: pronoun, whose: pronoun === 'He' ? 'his' : 'her' };
  return { name, whose };
}

const NOUNS = /\b[Tt]he (\p{Ll}+)(?=[ '\u2019.,]|$)/gu;

function houseIn(said: string, text: string, firm: string | undefined): Called | undefined {
  for (const [, noun] of said.matchAll(NOUNS))
    if (mayBeHouse(noun!, text)) return { name: `The ${noun}`, whose: 'its' };
  return firm === undefined ? undefined : { name: firm, whose: 'its' };
}

function readerIn(
  said: string,
  text: string,
  reader: string | undefined,
  me: string | undefined,
): Called | undefined {
  for (const [, noun] of said.matchAll(NOUNS)) {
    if (mayBeReader(noun!, text)) return { name: `The ${noun}`, whose: undefined };
  }
  if (reader === undefined) return undefined;
  const called = personIn(said, reader, /^(?:reader|recipient|addressee)$/);
  // "He" that may be either is neither.
  return /^(?:He|She)$/.test(called.name) && me === called.name ? { ...called, name: reader } : called;
}
