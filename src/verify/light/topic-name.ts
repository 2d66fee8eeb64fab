/**
 * The party that a whole source is about: the one person or company that its title or its opening names. In such a
 * source "the bank account of Northgate Toys" is the bank account.
 */

import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { PERSONS } from '../context/words.ts';
import type { Document } from '../read/document.ts';
import type { Untopical } from './topic.ts';

/** A source as it is asked for the party that it is about. */
interface Source {
  readonly document: Document;
  readonly title: string | undefined;
}

/** Longest source that is taken to be about one party, in characters. */
const LONGEST = 4_000;
/** Sentences of a source that may name the party. */
const OPENING = 2;
/** A name of one to five words, each with a capital, initials and what joins them among them. */
const NAME =
  /\p{Lu}[\p{L}\p{M}'\u2019&-]*\.?(?: (?:de|da|van|von|der|of|and|&) (?=\p{Lu})| (?=\p{Lu}))?(?:\p{Lu}[\p{L}\p{M}'\u2019&-]*\.?(?: (?=\p{Lu}))?){0,4}/gu;
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|herr|frau|mme)\.? /i;
const LEADING = new Set(['of', 'for', 'at', 'against']);

/** What a statement becomes without the name of the party that a source is about; none where no source is about one. */
export function withoutNames(claim: Reading, sources: readonly Source[]): readonly Untopical[] {
  if (claim.question || claim.language !== 'en') return [];
  return gather(namesIn(claim), (named): Untopical[] => {
    const about = sources.map((source) => isAbout(source, named.name));
    const edit = about.includes(true) ? editOf(claim, named) : undefined;
    return edit === undefined ? [] : [{ ...edit, about, foreign: about.map((one) => !one) }];
  });
}

interface Named {
  readonly name: string;
  /** Words of the claim, from the first of the name to one past its last. */
  readonly from: number;
  readonly to: number;
  readonly owns: boolean;
}

/** The names in a claim that stand as whose something is: owned by them, or behind a preposition. */
function namesIn({ words, text }: Reading): readonly Named[] {
  const found: Named[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!isNamed(words[from], text)) continue;
    let to = from + 1;
    while (
      to < words.length &&
      isNamed(words[to], text) &&
      /^[. ]{1,2}$/.test(text.slice(words[to - 1].end, words[to].start))
    )
      to++;
    const said = text.slice(words[from].start, words[to - 1].end);
    const name = said.replace(/['\u2019]s?$/, '');
    const owns = name !== said || /^['\u2019](?= )/.test(text.slice(words[to - 1].end));
    if (owns || (from > 0 && LEADING.has(words[from - 1].form))) found.push({ name, from, to, owns });
    from = to - 1;
  }
  return found;
}

const isNamed = ({ value, start, weight }: Word, text: string): boolean =>
  value < 0 && /\p{Lu}/u.test(text[start] ?? '') && (start > 0 || weight > 0);

/** Whether the opening of a source names this party and no other. */
function isAbout({ document, title }: Source, name: string): boolean {
  const { scan, text, structured } = document;
  if (structured || text.length > LONGEST) return false;
  const bare = fold(name.replace(TITLE, ''));
  const openings = [
    ...(title === undefined ? [] : [title]),
    ...Array.from({ length: Math.min(OPENING, scan.sentenceCount) }, (_, i) =>
      text.slice(scan.sentenceStart[i], scan.sentenceEnd[i]),
    ),
  ];
  const naming = openings.find((one) => namesOf(one).some((other) => fold(other).endsWith(bare)));
  if (naming === undefined || isOneOfMany(naming, text)) return false;
  if (isOfAnother(openings.slice(title === undefined ? 0 : 1, openings.indexOf(naming)), naming, bare))
    return false;
  return namesOf(naming).every((other) => fold(other).endsWith(bare));
}

const LABEL = /^(?:[^:\n]{0,28}[^\p{L}\n:])?(?<last>\p{L}+):/u;

/** Whether a line before that names the party is labelled as whose the record is: "Name: Ella Park" over "Contact: Finn Park". */
const isOfAnother = (before: readonly string[], naming: string, bare: string): boolean =>
  LABEL.test(naming) &&
  before.some((line) => {
    const [label = '', last = ''] = LABEL.exec(line) ?? [];
    const isWhose = last.toLowerCase() === 'name' || PERSONS.has(last.toLowerCase());
    const names = isWhose ? namesOf(line.slice(label.length)) : [];
    return names.length > 0 && !names.some((other) => fold(other).endsWith(bare));
  });

/** Whether a line's label begins another line too: "Customer: Omar Kim" of the first of several orders. */
function isOneOfMany(line: string, text: string): boolean {
  const label = /^[^:\n]{2,30}:/.exec(line)?.[0];
  return label !== undefined && `\n${text}`.split(`\n${label}`).length > 2;
}

/** The names in an opening, but for the word that begins it and for the names of months and days. */
function namesOf(text: string): readonly string[] {
  return matchesOf(text, NAME)
    .map(({ 0: name, index }) => ({ name: name.trim().replace(TITLE, ''), opens: index === 0 }))
    .filter(
      ({ name, opens }) => /\p{Ll}/u.test(name) && !(opens && !name.includes(' ')) && !CALENDAR.test(name),
    )
    .map(({ name }) => name);
}

const CALENDAR =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun)$/i;

function editOf(claim: Reading, { from, to, owns }: Named): Pick<Untopical, 'text' | 'at'> | undefined {
  const { words, text, start, end } = claim;
  const after = owns ? (words[to]?.start ?? -1) : words[to - 1].end;
  if (after < 0) return undefined;
  const first = owns ? words[from].start : words[from - 1].start;
  const put = owns ? (first === start ? 'The ' : 'the ') : '';
  const head = text.slice(start, first);
  const before = owns ? head : head.trimEnd();
  if (!owns && before === '') return undefined;
  return {
    text: before + put + text.slice(after, end),
    at: (offset) => {
      if (offset < before.length) return start + offset;
      const beyond = offset - before.length - put.length;
      return beyond < 0 ? first : after + beyond;
    },
  };
}
