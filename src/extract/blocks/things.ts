/**
 * Things that an answer tells apart by where it speaks of them: `Price: $9` under `Basic` and `Price: $29` under `Pro`.
 * What stands under a heading, a label or in a record is then told of its thing: by itself evidence of the
 * other would bear it out.
 */
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { scan } from '../../text/scan.ts';
import { readsAsClause, subjectTokens } from '../parts/clauses.ts';
import { lowered, loweredName } from '../parts/lowered.ts';
import { hasVerb } from '../parts/verbs.ts';
import { dayOf } from './dated.ts';
import { labelledRuns } from './labelled.ts';
import { lacksSubject } from './labels.ts';
import type { Block } from './layout.ts';
import { caseIn } from './list-case.ts';
import { namesOne } from './ones.ts';
import { fieldIn, namesOf, recordsOf } from './records.ts';
import { type Section, sectionsOf } from './sections.ts';

/** A thing, and what besides fields and fragments is told of it. */
export interface Thing {
  readonly name: string;
  /** Subjects of which something is told under more than one thing. */
  readonly subjects: ReadonlySet<string>;
  /** Whether anything definite under it is of it: its name is a code. */
  readonly coded: boolean;
  /** Whether all that stands under it is of it: it names one person, place, plan or team. */
  readonly one?: boolean;
  /** Whether what begins with a verb is told so too: of a paragraph, what it is of is judged beside it. */
  readonly acts?: boolean;
}

/** The thing of each block that stands under one. `words`: a block without its marks. */
export function thingsOf(
  answer: string,
  blocks: readonly Block[],
  words: (block: Block) => string,
): ReadonlyMap<Block, Thing> {
  const things = new Map<Block, Thing>();
  const groups = sectionsOf(answer, blocks);
  for (const group of groups) if (group.length > 1) tellApart(group, words, things);
  for (const run of labelledRuns(blocks, words)) {
    const [{ name, content }, ...others] = run as [Section, ...Section[]];
    if (others.length > 0) tellApart(run, words, things);
    else if (isThing(name) && areCoded([name]))
      things.set(content[0]!, { name, subjects: NONE, coded: true });
  }
  for (const records of recordsOf(answer, blocks, words)) {
    const names = namesOf(records);
    for (const [at, record] of records.entries())
      for (const { block, value } of record) {
        const name = names?.[at] ?? '';
        if (name !== '' && !name.endsWith(value)) things.set(block, { name, subjects: NONE, coded: false });
      }
  }
  for (const [block, name] of namesAbove(answer, blocks, namesOne))
    if (!things.has(block))
      things.set(block, { name, subjects: NONE, coded: true, one: true, acts: block.kind === 'item' });
  return things;
}

/** By block the nearest name above it that `isOne` takes. */
export function namesAbove(
  answer: string,
  blocks: readonly Block[],
  isOne: (name: string) => boolean,
): ReadonlyMap<Block, string> {
  const names = new Map<Block, string>();
  // Sections within others come behind them.
  for (const { name, content } of sectionsOf(answer, blocks).flat().reverse()) {
    if (name === '' || PART_OF_TEXT.test(name) || !isOne(name)) continue;
    for (const block of content) if (!names.has(block)) names.set(block, name);
  }
  return names;
}

/** By item the name that it stands under, a thing's or that of the item that holds it. */
export function headsOf(answer: string, blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const heads = new Map<Block, string>();
  for (const { name, content } of sectionsOf(answer, blocks).flat()) {
    if (!isThing(name) || GENERAL.test(name)) continue;
    for (const block of content) if (block.kind === 'item') heads.set(block, name);
  }
  return heads;
}

/** Whether a heading or label names a thing, and neither a deed nor a part of the text. */
export const isThingName = (name: string): boolean =>
  isThing(name) && !GENERAL.test(name) && !DEED.test(name);

/** "Delivery", "Shipping", "Next payment": what is told under them is seldom of them. */
const DEED =
  /(?:ing|ery|[st]ion|ment|ance|ence|status|details|refund|return|payment|availability|eligibility)s?$/i;

/** What only says that a list follows. */
const GENERAL =
  /\b(?:facts?|findings?|highlights?|features?|benefits?|points?|terms|conditions?|numbers?|figures?|takeaways?|overview|summary|pros|cons|advantages|disadvantages|results?|items?|options?|list|notes?|info|information|basics|essentials|specs|specifications|changes|updates?|news|issues?|problems?|tips?|reminders?|questions?|answers?|status|impacts?|effects?|(?:root )?causes?|timeline|resolution|actions?|outcomes?|done|open|pending|yes|no)$/i;

/** A line that has no subject of its own: `Within 30 days`, `Free of charge`, `5 days, $4`. */
export function underHead(line: string, head: string): string | undefined {
  // Under a name with a number there are others of its kind.
  if (/^\p{L}.*[ #-]\d/u.test(head) && opensWithDeed(line) && !fold(line).includes(fold(head)))
    return `${head}: ${lowered(line)}`;
  if (hasVerb(parseSentence(line), 0) || fieldIn(line.replace(/[.;]$/, '')) !== undefined) return undefined;
  const [first] = parseSentence(line).tokens;
  return first !== undefined &&
    /^(?:ADP|ADJ|ADV|NUM|SYM|SCONJ)$/.test(first.upos) &&
    !fold(line).includes(fold(head))
    ? `${head}: ${lowered(line)}`
    : undefined;
}

const NONE: ReadonlySet<string> = new Set();

function tellApart(
  group: readonly Section[],
  words: (block: Block) => string,
  things: Map<Block, Thing>,
): void {
  const named = group.filter(({ name, content }) => content.length > 0 && isThing(name));
  if (named.length < 2 || new Set(named.map(({ name }) => name)).size < named.length) return;
  const told = named.map(({ content }) => new Map(content.flatMap((block) => tellingsOf(words(block)))));
  const names = named.map(({ name }) => name);
  const coded = areCoded(names) || areOfOneKind(names);
  if (
    !coded &&
    !named.some(({ name }, at) => told.slice(0, at).some((one) => areParallel(one, told[at]!, name)))
  )
    return;
  const counts = new Map<string, number>();
  for (const one of told) for (const key of one.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const subjects = new Set([...counts].flatMap(([key, count]) => (count > 1 ? [key] : [])));
  for (const { name, content } of named)
    for (const block of content) things.set(block, { name, subjects, coded });
}

/** A name that is no sentence, no day, and no part of a text. */
const isThing = (name: string): boolean =>
  name !== '' &&
  name.split(' ').length <= MOST_NAME_WORDS &&
  dayOf(name) === '' &&
  !PART_OF_TEXT.test(name) &&
  caseIn(name) === '' &&
  // "Returns": one word is a name, whatever else it may be.
  (!name.includes(' ') || !hasVerb(parseSentence(`${name}.`), 0));

const MOST_NAME_WORDS = 6;
const PART_OF_TEXT =
  /^(?:(?:(?:step|part|section|chapter|question|point|reason|note|page|example|appendix|day)s?\b|what|why|how|when|where|who)|(?:\p{L}+ )?(?:summary|overview|details|background|introduction|conclusion|notes?|next steps|recap|risks?|answer|status|progress)$)/iu;

/** `Order A-1` and `Order A-2`: one word, and codes behind it. */
function areCoded(names: readonly string[]): boolean {
  const [kind] = names[0]!.split(' ', 1);
  return names.every(
    (name) =>
      name.startsWith(`${kind} `) &&
      /^\S+(?: \p{L}+)? #?(?:(?=\S*\d)[\p{L}\d/-]+|\p{Lu}|[IVX]{2,4})$/u.test(name),
  );
}

/** `Paris office` and `Lyon office`: names of things of one kind. */
function areOfOneKind(names: readonly string[]): boolean {
  const kind = names[0]!.split(' ').at(-1)!;
  return names.every((name) => {
    const parts = name.split(' ');
    const [first] = parseSentence(name).tokens;
    return parts.length > 1 && parts.at(-1) === kind && /^\p{Ll}/u.test(kind) && first?.upos === 'PROPN';
  });
}

/** What the lines and sentences of a block tell: a field, words around an amount or a subject, each with all that is told of it. */
function tellingsOf(words: string): readonly (readonly [key: string, told: string])[] {
  const field = fieldIn(words.replace(/[.;]$/, ''));
  if (field !== undefined) return [[`${fold(field.label)}:`, fold(field.value)]];
  // "$5 per day" is of what it stands under, whatever the amount.
  if (/^\p{Sc} ?\d/u.test(words)) return [['amount:', fold(words)]];
  return sentencesOf(words).flatMap((sentence) => {
    const [subject, masked, told] = [subjectIn(sentence), maskedIn(sentence), fold(sentence)];
    // "✗ SSO" under one and "SSO" under the other.
    if (subject === '' && masked === told) return [[`${told.replace(/[.!]+$/, '')}:`, fold(words)]];
    return [
      ...(subject === '' ? [] : [[subject, told] as const]),
      ...(masked === told ? [] : [[masked, told] as const]),
    ];
  });
}

function sentencesOf(words: string): readonly string[] {
  const { sentenceCount, sentenceStart, sentenceEnd } = scan(words);
  return Array.from({ length: Math.min(sentenceCount, MOST_SENTENCES) }, (_, i) =>
    words.slice(sentenceStart[i]!, sentenceEnd[i]!),
  );
}

/** Sentences of a block that are looked at for what they tell. */
const MOST_SENTENCES = 12;

/** A sentence, folded, with the same figure for each that it has. */
const maskedIn = (sentence: string): string => fold(sentence).replace(/\d[\d.,]*/g, '0');

/** The subject of a clause, folded; '' for none. */
const subjectIn = (line: string): string =>
  fold(
    subjectTokens(line.slice(0, LONGEST_CLAUSE))
      ?.map(({ form }) => form)
      .join(' ') ?? '',
  );

const LONGEST_CLAUSE = 200;

/** Whether the same is told of two things, with another value: by a field, an amount or of what both names name. */
function areParallel(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
  name: string,
): boolean {
  return [...other].some(([key, told]) => {
    const known = one.get(key);
    if (known === undefined || known === told) return false;
    return key.endsWith(':') || key.includes('0') || namesKind(key, name);
  });
}

/** Whether a subject is the kind of thing that a name names: `the plan` of `Basic plan`. */
const namesKind = (subject: string, name: string): boolean =>
  /^(?:the|this|your|our) \S+$/.test(subject) && fold(name).split(' ').includes(subject.split(' ')[1]!);

/** `Due: 3 May` under a thing, told of it; undefined for a line that is no field, or one with a clause behind its label. */
export function fieldOf(line: string, { name }: Thing): string | undefined {
  const field = fieldIn(line.replace(/[.;]$/, ''));
  return field === undefined || isStatement(field.value) || fold(line).includes(fold(name))
    ? undefined
    : withValue(name, field.label, field.value);
}

/** Whether a value is a clause of its own, and no thing with a clause about it. */
const isStatement = (value: string): boolean => readsAsClause(value) && !lacksSubject(parseSentence(value));

/** A statement under a thing, told of it. */
export function toldOf(statement: string, { name, subjects, coded, one, acts }: Thing): string {
  const folded = fold(statement);
  if (folded.includes(fold(name))) return statement;
  const subject = subjectIn(statement);
  if (one === true && /^s?he$/.test(subject)) return `${name}${statement.slice(subject.length)}`;
  if (one === true && subject !== 'it' && !namesKind(subject, name)) {
    if (!opensWithVerb(statement, name)) return `${name}: ${lowered(statement)}`;
    return acts ? `${name} ${lowered(statement)}` : statement;
  }
  if (subject === '' && (!hasVerb(parseSentence(statement), 0) || opensWithDeed(statement)))
    return `${name}: ${lowered(statement)}`;
  if (subject === 'it' || namesKind(subject, name)) {
    const rest = statement.slice(subject.length);
    const kind = subject.split(' ')[1];
    return `${kind !== undefined && fold(name).endsWith(` ${kind}`) ? 'The ' : ''}${name}${rest}`;
  }
  const definite =
    coded && (/^(?:the|this|that|your|our|its|you|we|an?|all|both) ?/.test(subject) || isJotted(statement));
  return definite || subjects.has(subject) || subjects.has(maskedIn(statement))
    ? `${name}: ${lowered(statement)}`
    : statement;
}

/** `Works from home`: what the one named above does. */
function opensWithVerb(statement: string, name: string): boolean {
  if (!/^\p{Lu}\p{Ll}+s /u.test(statement)) return false;
  const words = `${name} ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
  return parseSentence(words).tokens.find(({ start }) => start > name.length)?.xpos === 'VBZ';
}

/** `Cancelled on 9 May`: what was done, and not to what. */
const opensWithDeed = (statement: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:ed|en|nt|id|de|ld|ut) /u.test(statement) &&
  /^VB[DN]$/.test(parseSentence(statement).tokens[0]?.xpos ?? '');

/** `Inspection passed`, `Roof finished on 28 May`: a thing without an article, and what became of it. */
function isJotted(statement: string): boolean {
  const [first, ...others] = parseSentence(statement).tokens;
  const verb = others.find(({ upos }) => /^(?:VERB|AUX|ADP|SCONJ|PRON)$/.test(upos));
  return /^NNS?$/.test(first?.xpos ?? '') && /^VB[ND]$/.test(verb?.xpos ?? '');
}

/** `Price: $9` of Basic: the price of Basic is $9. */
function withValue(name: string, label: string, value: string): string {
  const field = loweredName(label);
  const many = /[^sui]s$/.test(field);
  if (many && /^\d[\d.,]*$/.test(value)) return `${name} has ${value} ${field}`;
  if (
    /^(?:yes|no|none|n\/a|true|false|[^\p{L}\p{N}]*)$/iu.test(value) ||
    value.split(' ').length > LONGEST_VALUE ||
    /[,;]/.test(value)
  )
    return `${name}: ${field} ${value}`;
  return `The ${field} of ${name} ${many ? 'are' : 'is'} ${value}`;
}

/** Words of a value that can be said behind a verb. */
const LONGEST_VALUE = 5;
