/**
 * What is said of all of a kind, of none of it or of its like alone, told of one that the source says to be of the kind or
 * not: "All employees have completed it. Maria Sanz is an employee." And what is said of somebody by what he is: "Ms Orr
 * is the head of finance. The head of finance approved it."
 */

import { isApposed } from '../../../../text/apposed.ts';
import { present } from '../../../../text/inflect.ts';
import type { Lexicon } from '../../../../text/lexicon/index.ts';
import type { Document } from '../../../read/document.ts';
import { mainOf } from '../terms/clause.ts';
import type { Teller, Telling } from '../types.ts';
import { bare, capital, escaped } from '../words.ts';

/** Sentences of a source that are looked through for who is what, at the most. */
const MOST = 400;
const LEFT_OPEN =
  /\b(?:if|unless|except|excluding|but|other than|without|whether|who|whose|which|until|almost|nearly|not|never|or)\b|n['’]t\b/iu;
const ALL = /^(?:all|every|each|any)(?: of)?(?: the| our| its| their)? (.+)$/iu;
const NONE = /^no (.+)$/iu;
/** A rule of a kind needs no word for all of it. */
const RULE =
  /^(?:must|may|can|cannot|have to|need|shall|are (?:not )?(?:allowed|entitled|permitted|required|obliged|exempt)|get|receive|pay)\b/u;
/** What opens a sentence of all of a kind, or rules of it without such a word. */
const OF_KIND = new RegExp(String.raw`^(?:all|every|each|any|no) |${RULE.source.slice(1)}`, 'iu');
const HELPER = /^(may|can|must|shall|will|is|was|has|are|were|have)\b(?! not\b)/u;
/** Where what tells which of a kind begins: "on the third floor". */
const TAIL = / (?=(?:in|on|at|from|with|under|over|of|above|below) )/u;

/** A kind of things: "apartment" "on the third floor". */
interface Kind {
  readonly noun: string;
  readonly tail: string | undefined;
}

function kindOf(phrase: string, lexicon: Lexicon): Kind | undefined {
  const [head = '', ...tail] = phrase.split(TAIL);
  const words = head.split(' ');
  const last = words.pop() ?? '';
  if (!/^\p{Ll}+$/u.test(last) || words.length > 3) return undefined;
  const noun = [...words, lexicon.lemma(last, 'n')].join(' ');
  return { noun, tail: tail.length === 0 ? undefined : tail.join(' ') };
}

/** A predicate of many as it is said of one. */
function ofOne(predicate: string): string {
  const [, verb = '', rest = ''] = /^(\p{Ll}+)(.*)$/su.exec(predicate) ?? [];
  const known: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };
  if (known[verb] !== undefined) return known[verb] + rest;
  const kept =
    /^(?:is|was|has|does|did|had|may|can|cannot|must|shall|will|would|should)$/.test(verb) ||
    /(?:ed|s)$/.test(verb);
  return kept ? predicate : present(verb) + rest;
}

/** What sentences of a source say of somebody or something by its name. */
interface Said {
  readonly sentence: number;
  readonly what: string;
  readonly denied: boolean;
}

function saidOf(source: Document, name: string): readonly Said[] {
  const found: Said[] = [];
  const count = Math.min(MOST, source.scan.sentenceCount);
  const being = new RegExp(
    `^(?:The |Our )?${escaped(name.replace(/^the /iu, ''))} (?:is|lies|lives|stands|sits|works|is located|is situated) (not )?(.+)$`,
    'iu',
  );
  for (let sentence = 0; sentence < count; sentence++) {
    const said = being.exec(bare(source.said(sentence).trim()));
    if (said !== null) found.push({ sentence, what: said[2]!, denied: said[1] !== undefined });
  }
  return found;
}

/** The sentences by which a thing is one of a kind; undefined where it is not told to be. */
function membership(kind: Kind, name: string, source: Document): readonly number[] | undefined {
  const said = saidOf(source, name).filter(({ denied, what }) => !denied && !FORMER.test(what));
  const { noun, tail } = kind;
  // "Apartment 3C" is an apartment by its name.
  const called = name.toLowerCase().replace(/^the /u, '').startsWith(`${noun} `) && /[\dA-Z]\S*$/u.test(name);
  const full = said.find(({ what }) =>
    new RegExp(
      `^(?:also )?(?:an?|one of (?:the|our)) (?:[\\p{Ll}-]+ ){0,2}${escaped(noun)}s?${tail === undefined ? '' : ` ${escaped(tail)}`}$`,
      'u',
    ).test(what),
  );
  if (full !== undefined) return [full.sentence];
  if (tail === undefined) return called && source.text.includes(name) ? [] : undefined;
  const placed = said.find(({ what }) => what === tail);
  if (placed === undefined) return undefined;
  if (called) return [placed.sentence];
  const one = said.find(({ what }) => new RegExp(`^an? (?:[\\p{Ll}-]+ )?${escaped(noun)}$`, 'u').test(what));
  return one === undefined ? undefined : [placed.sentence, one.sentence];
}

/** "Apartment 3C has a balcony": what is called by a number is one name. */
function numbered(text: string): { readonly lead: string; readonly subject: string } | undefined {
  const name = /^\p{Lu}\p{Ll}+ (?:\d\S*|\p{Lu}\d*)(?= \p{Ll})/u.exec(text)?.[0];
  return name === undefined ? undefined : { lead: '', subject: name };
}

/** "Maria Sanz has completed the training" for "all employees have completed it", where she is one. */
export const ofMembers: Teller = (scene) => {
  const { source, sentence, lexicon, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  if (LEFT_OPEN.test(text.replace(/ not (?=allowed|permitted|entitled)/u, ' '))) return [];
  const only = /^Only (?=\p{Ll})/u.test(text);
  if (!only && !OF_KIND.test(text)) return [];
  const rule = mainOf(only ? capital(text.slice('Only '.length)) : text);
  const { claim } = scene;
  const said = bare(claim.text.slice(claim.start, claim.end));
  const asked = rule === undefined || rule.lead !== '' ? undefined : (numbered(said) ?? mainOf(said));
  if (rule === undefined || asked === undefined || asked.lead !== '' || ALL.test(asked.subject)) return [];
  const name = asked.subject;
  if (!/^(?:\p{Lu}|the )/u.test(name)) return [];
  const [all, none] = [ALL.exec(rule.subject), NONE.exec(rule.subject)];
  const bareKind =
    /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)*$/u.test(rule.subject) && rule.plural && (only || RULE.test(rule.predicate))
      ? rule.subject
      : undefined;
  const phrase = (all ?? none)?.[1] ?? bareKind;
  const kind =
    phrase === undefined ? undefined : kindOf(phrase.charAt(0).toLowerCase() + phrase.slice(1), lexicon);
  if (kind === undefined || kind.noun.toLowerCase() === name.toLowerCase()) return [];
  const one = ofOne(rule.predicate);
  const denied = HELPER.test(one) ? one.replace(HELPER, '$1 not') : undefined;
  if (only) {
    const apart = saidOf(source, name).find(
      ({ what, denied }) => denied && new RegExp(`^an? ${escaped(kind.noun)}$`, 'u').test(what),
    );
    return apart === undefined || denied === undefined || kind.tail !== undefined
      ? []
      : [{ text: `${capital(name)} ${denied}.`, from: [...told.from, apart.sentence] }];
  }
  const by = membership(kind, name, source);
  const what = none === null ? one : denied;
  if (by === undefined || what === undefined) return [];
  return [{ text: `${capital(name)} ${what}.`, from: [...told.from, ...by] }];
};

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]*\p{L}){0,2}`;
const OFFICE = String.raw`(?:[Tt]he|[Oo]ur|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+(?: (?:of|for) (?:the )?[\p{L}-]+(?: [\p{L}-]+)?)?`;
const IS = new RegExp(String.raw`^(${NAME}) is (${OFFICE})$`, 'u');
const APPOSED = new RegExp(String.raw`^(.+? )?(${OFFICE}), (${NAME})(,? .+)?$`, 'u');

/** "Ms Orr approved it" for "the head of finance approved it", where she is told to be that. */
export const ofOffice: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  const told = tell(sentence);
  const text = bare(told.text);
  const says = (name: string): boolean => {
    const { text, start, end } = scene.claim;
    return text.slice(start, end).includes(name.split(' ').at(-1)!);
  };
  const found: Telling[] = [];
  const apposed = APPOSED.exec(text);
  if (
    apposed !== null &&
    says(apposed[3]!) &&
    !FORMER.test(text) &&
    isApposed(apposed[1] ?? '', apposed[4] ?? '')
  ) {
    const [, before = '', office = '', name = '', rest = ''] = apposed;
    found.push({ text: capital(`${before}${name}${rest.replace(/^,/u, '')}.`), from: told.from });
    // Who holds it is told whatever he may or has to do.
    found.push({
      text: `${name} is ${office.charAt(0).toLowerCase()}${office.slice(1)}.`,
      from: told.from,
      asks: true,
      marked: true,
    });
  }
  for (const { at, name, office } of officesIn(source)) {
    if (found.length >= 4) break;
    if (at === sentence || !says(name)) continue;
    const called = new RegExp(`\\b${escaped(office)}\\b(?! of\\b|['’]s)`, 'iu');
    if (called.test(text))
      found.push({ text: capital(`${text.replace(called, name)}.`), from: [...told.from, at] });
  }
  return found;
};

/** Who is told to hold an office, and where. */
interface Holder {
  readonly at: number;
  readonly name: string;
  readonly office: string;
}

const holders = new WeakMap<Document, readonly Holder[]>();

/** Whom a source tells to hold an office now. */
function officesIn(source: Document): readonly Holder[] {
  let known = holders.get(source);
  if (known === undefined) holders.set(source, (known = readHolders(source)));
  return known;
}

function readHolders(source: Document): readonly Holder[] {
  const found: Holder[] = [];
  const count = Math.min(MOST, source.scan.sentenceCount);
  for (let at = 0; at < count; at++) {
    const said = source.said(at);
    if (said.length > LONGEST) continue;
    const [, name, office] = IS.exec(bare(said.trim())) ?? [];
    if (name !== undefined && office !== undefined && !FORMER.test(office)) found.push({ at, name, office });
  }
  return found;
}

const FORMER = /\b(?:former|late|ex|then|previous|next|designate|future|acting|alleged|would-be|deputy)\b/u;
/** Characters of a sentence that says who is what. */
const LONGEST = 120;
