/**
 * Who is who in a document: "Buyer: Tomasz Wilk" and "courier Aisha" name the buyer and the courier, "order 100-448" the
 * order. A role that two bear, or a noun with two numbers, names nobody.
 */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { matchesOf } from '../../text/matches.ts';
import { patternOf } from '../../text/pattern.ts';
import type { Document } from '../read/document.ts';
import { definedParties } from './defined-parties.ts';
import { MONTH_OR_DAY, PERSONS } from './words.ts';

/** A noun by which a document calls one thing only, and what that thing is called. */
export interface Member {
  /** The noun, lower case. */
  readonly noun: string;
  readonly name: string;
  /** The name is a number or code: it follows its noun rather than standing for it. */
  readonly code: boolean;
  /** Where the document says so. */
  readonly at: number;
  /** Of a party that an agreement names so, the form of a firm: it may be called by a part of its name. */
  readonly form?: string;
}

/** Things that one document tells apart by their nouns, at most. */
const MOST_MEMBERS = 24;
/** Characters of a document past which nobody is told apart any more. */
const LONGEST = 60_000;

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]{0,30}(?:\.(?= \p{Lu}))?(?: (?:de|la|van|von|der|da|di|del|al|bin) \p{Lu}[\p{L}'\u2019-]{1,30}| \p{Lu}[\p{L}'\u2019-]{0,30}){0,3}`;
/** "Buyer: Tomasz Wilk." at the start of a line, a sentence or a field. */
const LABELLED = new RegExp(
  String.raw`(?:^|[.;|(\n][ \t]{0,4})(\p{Lu}?\p{Ll}{2,30})(?: name)?:[ \t]+(${NAME})(?=[.,;|)\n]|$)`,
  'gmu',
);
/** "Courier Aisha", "the customer Jane Roe". */
const TITLED = new RegExp(String.raw`(?<![\p{L}-])(\p{Lu}?\p{Ll}{2,30}) (${NAME})`, 'gu');
/** "order 100-448", "ticket #8812", "invoice no. 77". */
const NUMBERED =
  /(?<![\p{L}-])(\p{Lu}?\p{Ll}{2,30})(?: (?:no\.?|nr\.?|number|id))?:? (#?(?:[\p{Lu}\d][\p{Lu}\p{Ll}\d/_-]{0,30}\d[\p{L}\d/_-]{0,30}|\d))(?![\p{L}\d%]|[.,:]\d)/gu;
/** What is counted or dated rather than numbered. */
const COUNTED = /^\d{1,3}$|^(?:19|20)\d\d$|^\d{1,2}(?:am|pm|st|nd|rd|th|h)$|^\d{4}-\d\d-\d\d/i;

/** "Case 12 was opened", "Ticket 9 has": a small number behind the noun that a sentence opens with tells which. */
const OPENING =
  /(?:^|[.!?\n] {0,2})(\p{Lu}\p{Ll}{2,30}) \d{1,3} (?:is|was|has|had|will|concerns|contains|covers|belongs|\p{Ll}{2,20}ed)\b/gu;
/** "The supplier is Vento AG." */
const CALLED = new RegExp(
  String.raw`(?:^|[.!?\n] {0,2})The (\p{Ll}{3,30}) is (${NAME})(?=[.;](?:\s|$))`,
  'gu',
);

const known = new WeakMap<Document, readonly Member[]>();

/** The things that a document calls by one noun each, found once. */
export function castOf(document: Document, lexicon: Lexicon): readonly Member[] {
  let cast = known.get(document);
  if (cast === undefined) known.set(document, (cast = find(document, lexicon)));
  return cast;
}

function find({ text }: Document, lexicon: Lexicon): Member[] {
  if (text.length > LONGEST) return [];
  const roles = new Map<string, boolean>();
  const bears = (noun: string): boolean => {
    const known = roles.get(noun) ?? isRole(noun, lexicon);
    roles.set(noun, known);
    return known;
  };
  const found = new Map<string, Member[]>();
  const add = (noun: string, name: string, at: number, code: boolean): void => {
    const lemma = lexicon.lemma(noun.toLowerCase(), 'n');
    if (lexicon.isFunctionWord(lemma, 'en') || MONTH_OR_DAY.has(lemma)) return;
    const members = found.get(lemma) ?? [];
    if (!members.some((one) => isSame(one.name, name))) members.push({ noun: lemma, name, at, code });
    found.set(lemma, members);
  };
  for (const match of matchesOf(text, LABELLED))
    if (bears(match[1]) || isParty(match[1]))
      add(match[1], match[2], match.index + match[0].indexOf(match[1]), false);
  for (const match of matchesOf(text, TITLED))
    if (bears(match[1])) add(match[1], match[2], match.index, false);
  for (const match of matchesOf(text, CALLED))
    if ((bears(match[1]) || isParty(match[1])) && isAlwaysThe(text, match[1]))
      add(match[1], match[2], match.index, false);
  const filed = new Set(
    matchesOf(text, OPENING)
      .map(([, noun]) => lexicon.lemma(noun.toLowerCase(), 'n'))
      .filter((noun) => !patternOf(`\\ban? (?:\\p{Ll}+ )?${noun}\\b`, 'iu').test(text)),
  );
  for (const match of matchesOf(text, NUMBERED))
    if (!COUNTED.test(match[2]) || filed.has(lexicon.lemma(match[1].toLowerCase(), 'n')))
      add(match[1], match[2], match.index, true);
  for (const { noun, name, form, at } of definedParties(text)) {
    const others = (found.get(noun) ?? []).filter((one) => !isSame(one.name, name));
    found.set(noun, [...others, { noun, name, at, code: false, form }]);
  }
  const single = [...found.values()].filter((members) => members.length === 1).flat();
  return single.slice(0, MOST_MEMBERS).filter(({ noun }) => !hasOther(text, noun));
}

/** Whether a noun stands behind nothing but "the": "the backup supplier", "a supplier" may be somebody else. */
const isAlwaysThe = (text: string, noun: string): boolean =>
  matchesOf(
    text,
    patternOf(
      `([\\p{L}'\u2019-]*) ?\\b[${noun[0]!.toUpperCase()}${noun[0]}]${noun.slice(1)}\\b(?: (of|for|in|at|on|from|who|whose)\\b)?`,
      'gu',
    ),
  ).every(([, before, behind]) => /^the$/i.test(before!) && behind === undefined);

/** Nouns of firms and of those who do something, by their ending, that a label may have before a name. */
const PARTY =
  /(?:[bcdfghjklmnpqrstvwxyz]er|or|ee|ist|airline|shop|store|bank|school|clinic|hotel|firm|company|agency|insured|hospital|studio|platform|marketplace|charity|brewery|bakery|garage|workshop)$/;
const NO_PARTY =
  /^(?:number|order|folder|paper|answer|letter|filter|printer|router|server|computer|counter|offer|transfer|reminder|register|header|footer|color|colour|factor|sector|floor|door|error|monitor|fee|committee|list|chapter|quarter|cover|power|water|weather|matter|centre|center|corner|member|other|after|under|over|list|tracker|voucher|newsletter|tender|layer|user|container|trailer|locker|poster)$/;
const isParty = (noun: string): boolean =>
  PARTY.test(noun.toLowerCase()) && !NO_PARTY.test(noun.toLowerCase());

/** One name inside the other is the same name. */
const isSame = (one: string, other: string): boolean =>
  one === other ||
  one.endsWith(` ${other}`) ||
  other.endsWith(` ${one}`) ||
  one.startsWith(`${other} `) ||
  other.startsWith(`${one} `);

function isRole(noun: string, lexicon: Lexicon): boolean {
  const lemma = noun.toLowerCase();
  if (PERSONS.has(lemma)) return true;
  const { kind, strength } = lexicon.relation('person', lemma, 'n');
  return kind === 'hyponym' && strength >= 0.85;
}

/** Whether a text speaks of more than one of a kind: "another order", "both parcels", "the second laptop". */
function hasOther(text: string, noun: string): boolean {
  const kind = noun.replace(/[^\p{L}]/gu, '');
  const other = String.raw`\b(?:another|other|second|third|both|two|three|four|different|new|old|previous|next|last|first|replacement|each|every|any)\s+(?:\p{Ll}+\s+)?${kind}(?:s|es)?\b|\b${kind}(?:s|es)\b`;
  return patternOf(other, 'iu').test(text);
}
