/** Who "I", "we" and "you" are, where the document tells: they are retold as the claim calls them. */

import { byWord } from '../../text/by-word.ts';
import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Unit } from '../claim/units.ts';
import type { Document } from '../read/document.ts';
import type { Replacement } from './antecedent.ts';
import { hasNoun, mayBeHouse, mayBeReader } from './roles-addressed.ts';
import { type Voice, voicesAt } from './voices.ts';
import { PERSONS } from './words.ts';

/** What stands for a person that speaks or is spoken to, with the verb form that agrees with it. */
const SPOKEN =
  /(?<![\p{L}\p{N}'\u2019])(I|me|my|we|us|our|you|your)(?:['\u2019](m|ve|re|ll|d)\b|(?![\p{L}'\u2019])(?: (am|are|were|have|do|don['\u2019]t|aren['\u2019]t|haven['\u2019]t|weren['\u2019]t)\b)?)/giu;
const AGREEING: Readonly<Record<string, string>> = byWord({
  m: 'is',
  am: 'is',
  re: 'is',
  are: 'is',
  were: 'was',
  ve: 'has',
  have: 'has',
  do: 'does',
  "don't": 'does not',
  "aren't": 'is not',
  "haven't": 'has not',
  "weren't": 'was not',
  ll: 'will',
  d: "'d",
});
const MANY: Readonly<Record<string, string>> = byWord({
  m: 'are',
  re: 'are',
  ve: 'have',
  ll: 'will',
  d: "'d",
});
const OWNING = new Set(['my', 'our', 'your']);

/** What is put in the place of a person that speaks or is spoken to. */
interface Filler {
  readonly text: string;
  readonly plural: boolean;
  readonly from: number;
}

/** "We confirm your leave": what is done by saying it has been done. */
const PERFORMED =
  /(?<![\p{L}\p{N}])(I|[Ww]e) (?:hereby |therefore |now |also )?(lift|extend|confirm|approve|accept|reject|decline|refuse|cancel|terminate|withdraw|grant|acknowledge|appoint|waive|revoke)(?= \p{Ll})(?! (?:if|unless|whether|only)\b)/gu;
const PARTICIPLES: Readonly<Record<string, string>> = byWord({
  lift: 'lifted',
  extend: 'extended',
  confirm: 'confirmed',
  approve: 'approved',
  accept: 'accepted',
  reject: 'rejected',
  decline: 'declined',
  refuse: 'refused',
  cancel: 'cancelled',
  terminate: 'terminated',
  withdraw: 'withdrawn',
  grant: 'granted',
  acknowledge: 'acknowledged',
  appoint: 'appointed',
  waive: 'waived',
  revoke: 'revoked',
});

/** What the writer of a letter does by saying so, as done. */
export function performed(source: Document, sentence: number): Replacement[] {
  const { start, end } = source.sentence(sentence);
  const said = source.text.slice(start, end);
  const found = matchesOf(said, PERFORMED);
  if (found.length === 0 || isConditional(said) || voicesAt(source, start).reader === undefined) return [];
  return found.map((match) => {
    const verb = start + match.index + match[0].length - match[2].length;
    const text = `have ${PARTICIPLES[match[2]]}`;
    return { start: verb, end: verb + match[2].length, text, from: sentence };
  });
}

const isConditional = (text: string): boolean =>
  /\b(?:if|unless|when|whenever|once|until|provided|should|as soon as|usually|normally|always|never)\b/i.test(
    text,
  );

/** The persons of a sentence as the statement calls them; those that it does not speak of stay as they are. */
export function partiesTold(
  source: Document,
  sentence: number,
  units: readonly Unit[],
  lexicon: Lexicon,
): Replacement[] {
  const { start, end } = source.sentence(sentence);
  const said = source.text.slice(start, end);
  const found = matchesOf(said, SPOKEN).filter(({ index }) => !isQuotedAt(said, index));
  if (found.length === 0) return [];
  const { writer, reader } = voicesAt(source, start);
  const calls = new Claim(units, lexicon);
  const fillers = new Map<string, Filler | undefined>();
  const fill = (person: string): Filler | undefined => {
    if (!fillers.has(person))
      fillers.set(person, fillerOf(person, source, sentence, calls, { writer, reader }));
    return fillers.get(person);
  };
  return gather(found, (match): Replacement[] => {
    const [whole, word, short, verb] = match;
    const form = word.toLowerCase();
    const filler = fill(/^(?:i|me|my)$/.test(form) ? 'i' : /^you/.test(form) ? 'you' : 'we');
    if (filler === undefined) return [];
    const opens = match.index === 0;
    const noun = opens ? filler.text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : filler.text;
    const at = start + match.index;
    if (OWNING.has(form)) {
      // "Our office" is the office, and not the office's office.
      const owned = source.text.slice(at + word.length, at + word.length + 40);
      if (owned.toLowerCase().startsWith(` ${filler.text.replace(/^the /i, '').toLowerCase()}`)) return [];
      const owner = noun.endsWith('s') ? `${noun}'` : `${noun}'s`;
      return [{ start: at, end: at + word.length, text: owner, from: filler.from }];
    }
    const finite = (short ?? verb)?.toLowerCase().replace('\u2019', "'");
    const agreeing =
      finite === undefined ? '' : filler.plural ? (MANY[finite] ?? finite) : (AGREEING[finite] ?? finite);
    const text = agreeing === '' ? noun : `${noun} ${agreeing}`;
    return [{ start: at, end: at + whole.length, text, from: filler.from }];
  });
}

/** The words of a statement by which it may call a person. */
class Claim {
  readonly words: ReadonlySet<string>;
  /** Its nouns in the form that it has them, by lemma. */
  readonly forms: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;

  constructor(units: readonly Unit[], lexicon: Lexicon) {
    const plain = units.filter(({ value }) => value === undefined);
    const stripped = (form: string): string => form.replace(/['\u2019]s?$/, '');
    this.words = new Set(gather(plain, ({ word }) => [stripped(word.form), word.lemma]));
    this.forms = new Map(
      plain.map(({ word }) => [lexicon.lemma(stripped(word.form), 'n'), stripped(word.form)] as const),
    );
    // What opens a statement has its capital anyway.
    this.names = new Set(
      gather(plain, ({ word, name, from }) => (name || from === 0 ? [stripped(word.form)] : [])),
    );
  }
}

function fillerOf(
  person: string,
  source: Document,
  sentence: number,
  calls: Claim,
  { writer, reader }: { readonly writer: Voice | undefined; readonly reader: Voice | undefined },
): Filler | undefined {
  if (person === 'we') return houseOf(source, sentence, calls, reader);
  const voice = person === 'i' ? writer : reader;
  const named = voice && byVoice(voice, source, sentence, calls);
  if (named !== undefined || person === 'i') return named;
  return readerOf(source, sentence, calls, reader);
}

/** By name or role, as the document has it, where the statement calls somebody so. */
function byVoice(
  { name, role, also, at }: Voice,
  source: Document,
  sentence: number,
  calls: Claim,
): Filler | undefined {
  const from = source.sentencesIn(at, at + 1)[0] ?? sentence;
  const roleName = role ? name : also;
  if (roleName !== undefined && calls.forms.has(roleName))
    return { text: `the ${roleName}`, plural: false, from };
  const named = role ? also : name;
  if (named === undefined) return undefined;
  const parts = fold(named).split(' ');
  return parts.some((part) => calls.names.has(part)) ? { text: named, plural: false, from } : undefined;
}

/** The one role of the statement that the document may address. */
function readerOf(
  source: Document,
  sentence: number,
  calls: Claim,
  reader: Voice | undefined,
): Filler | undefined {
  const roles = [...calls.forms].filter(
    ([noun]) => mayBeReader(noun, source.text) && !hasNoun(source.text, noun),
  );
  if (roles.length !== 1 || (reader?.role === true && reader.name !== roles[0][0])) return undefined;
  const [noun, form] = roles[0];
  const plural = form !== noun;
  // What is told to one reader is not thereby said of all.
  if (plural && reader !== undefined) return undefined;
  return { text: plural ? form : `the ${noun}`, plural, from: sentence };
}

/** Who speaks as "we": by the noun or the name that the statement has for it. */
function houseOf(
  source: Document,
  sentence: number,
  calls: Claim,
  reader: Voice | undefined,
): Filler | undefined {
  const nouns = [...calls.forms.keys()].filter((noun) => !PERSONS.has(noun) || HOUSE_PERSONS.has(noun));
  const houses = nouns.filter((noun) => mayBeHouse(noun, source.text) && !isGreeted(noun, source, reader));
  const [noun] = houses;
  return houses.length === 1 ? { text: `the ${noun}`, plural: false, from: sentence } : undefined;
}

/** "Dear supplier, we confirm …": who is written to does not write. */
const isGreeted = (noun: string, { text }: Document, reader: Voice | undefined): boolean =>
  (reader?.role === true && reader.name === noun) ||
  patternOf(String.raw`(?<![^\n])\W*(?:dear|hello|hi) (?:\p{L}+ )?${noun}s?\b`, 'iu').test(text);

/** Persons that may be a firm. */
const HOUSE_PERSONS = new Set('landlord seller vendor supplier insurer employer carrier courier'.split(' '));

/** Whether an offset of a sentence lies between quotation marks. */
function isQuotedAt(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const plain = (before.match(/"/g) ?? []).length % 2 === 1;
  return plain || before.lastIndexOf('\u201c') > before.lastIndexOf('\u201d');
}
