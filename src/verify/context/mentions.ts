/** What a sentence speaks of: the persons and things that a later pronoun may stand for. */
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Document } from '../read/document.ts';
import { apposed } from './apposed.ts';
import { isTown, isUsed } from './no-person.ts';
import { FIRST_NAMES, GENDERED, MONTH_OR_DAY, ORGANISATION, PERSONS, TITLES } from './words.ts';

export interface Mention {
  /** UTF-16 offsets into the document. */
  readonly start: number;
  readonly end: number;
  /** What a pronoun for it is replaced by. */
  readonly text: string;
  /** The same for two mentions of one thing. */
  readonly key: string;
  readonly sentence: number;
  readonly person: boolean;
  /** A name of which only the letters are known, or a noun for persons and things: it may be either. */
  readonly unknown: boolean;
  readonly gender: 'f' | 'm' | undefined;
  readonly plural: boolean;
  readonly subject: boolean;
  /** In a phrase of place: what is said next is seldom said of it. */
  readonly placed: boolean;
}

const PLACING = new Set(
  'in at on near inside into within outside under above behind around across'.split(' '),
);
/** Nouns that a pronoun seldom takes up: times, measures, parts of speech itself. */
const PASSED_OVER = new Set(
  (
    'day week month year hour minute second morning afternoon evening night noon time moment today tomorrow yesterday ' +
    'date term end start part number way lot kind sort case fact thing percent percentage note request email'
  ).split(' '),
);
/** "Hotel Aurora", "Villa Rosa": what a name opens with that persons have too. */
const isHouse = (word: string): boolean => /^\p{Lu}/u.test(word) && ORGANISATION.has(word.toLowerCase());
const QUANTIFIED = new Set(
  'no every each any neither either none all both some most many few such what which whose'.split(' '),
);
const SUBJECTS = new Set(['nsubj', 'nsubj:pass', 'nsubj:outer']);
const IN_NAME = new Set(['PROPN']);

/** The mentions of a sentence in order. */
export function mentionsOf(document: Document, sentence: number, lexicon: Lexicon): readonly Mention[] {
  const parse = document.parsed(sentence);
  let mentions = known.get(parse);
  if (mentions === undefined) known.set(parse, (mentions = read(document, sentence, lexicon)));
  return mentions;
}

/** Mentions by the parse that they were read from: it lives as long as its sentence is kept. */
const known = new WeakMap<object, readonly Mention[]>();

function read(document: Document, sentence: number, lexicon: Lexicon): readonly Mention[] {
  const { tokens } = document.parsed(sentence);
  const taken = valueSpans(document, sentence);
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isNominal(tokens, at) || taken.some(([from, to]) => tokens[at].start < to && tokens[at].end > from))
      continue;
    let last = at;
    while (last + 1 < tokens.length && isNominal(tokens, last + 1) && !startsAnother(tokens, last, lexicon))
      last++;
    const mention = isMeasured(tokens, at, taken)
      ? undefined
      : mentionAt(document, sentence, at, last, lexicon);
    if (mention !== undefined) found.push(mention);
    at = last;
  }
  return identified(apposed(labelled(found, document.text), tokens, document.text), tokens);
}

/** "64 GB of memory": what there is so much of is seldom spoken of next. */
const isMeasured = (
  tokens: readonly ParsedToken[],
  at: number,
  values: readonly (readonly [number, number])[],
): boolean => {
  const of = tokens[at - 1];
  const measure = tokens[at - 2];
  if (of?.form !== 'of' || measure === undefined || /^\p{Lu}/u.test(tokens[at]!.form)) return false;
  return values.some(([from, to]) => measure.start < to && measure.end > from);
};

/** "Patient: Joseph Abara": what a label calls somebody is whoever is named behind it. */
function labelled(mentions: readonly Mention[], text: string): readonly Mention[] {
  const [label, named] = mentions;
  if (label === undefined || named === undefined || !label.person || !/^\p{Lu}/u.test(named.text))
    return mentions;
  return text.slice(label.end, named.start) === ': ' ? mentions.slice(1) : mentions;
}

/** "The approver is Raj Patel": what a sentence says to be one thing is one thing. */
function identified(mentions: readonly Mention[], tokens: readonly ParsedToken[]): Mention[] {
  const root = tokens.findIndex(({ head }) => head < 0);
  const copula = tokens.find(({ head, deprel }) => head === root && deprel === 'cop');
  const subject = tokens.findIndex(({ head, deprel }) => head === root && deprel === 'nsubj');
  if (copula === undefined || subject < 0) return [...mentions];
  const at = (token: ParsedToken) =>
    mentions.find(({ start, end }) => start <= token.start && token.end <= end);
  const [one, other] = [at(tokens[subject]), at(tokens[root])];
  if (one === undefined || other === undefined || one === other) return [...mentions];
  const denied = tokens.some(({ head, form }) => head === root && /^(?:not|n't|never)$/i.test(form));
  const named = /^\p{Lu}/u.test(other.text) ? other : one;
  return mentions.filter((mention) => denied || (mention !== one && mention !== other) || mention === named);
}

/** Dates, amounts and the like: nobody is called by them. Identifiers are names. */
function valueSpans(document: Document, sentence: number): (readonly [number, number])[] {
  const { values } = document.sentence(sentence);
  return gather(values, ({ kind, start, end }) => (kind === 'identifier' ? [] : [[start, end] as const]));
}

const isCode = ({ form }: ParsedToken): boolean =>
  /\d/.test(form) && /^[\p{L}\p{N}#][\p{L}\p{N}._/#-]*$/u.test(form);

function isNominal(tokens: readonly ParsedToken[], at: number): boolean {
  const { upos, form } = tokens[at];
  if (TITLES.has(form.toLowerCase().replace('.', ''))) return true;
  if (upos === 'NOUN' || upos === 'PROPN') return /^[\p{L}#]/u.test(form) || isCode(tokens[at]);
  // "The landlady wrote to us": a subject behind an article, whatever the parser takes a word that it does not know for.
  if (upos === 'ADJ' && /^nsubj/.test(tokens[at].deprel) && tokens[at - 1]?.upos === 'DET') return true;
  return isCode(tokens[at]) && /\p{L}|#/u.test(form);
}

/** Whether the word after `last` opens a mention of its own: a common noun after a code or a name. */
function startsAnother(tokens: readonly ParsedToken[], last: number, lexicon: Lexicon): boolean {
  const [one, next] = [tokens[last], tokens[last + 1]];
  if (isCode(one)) return true;
  // "Caller reports parcel 3381-B": the noun right before a code belongs to it alone.
  const after = tokens[last + 2];
  if (after !== undefined && isCode(after) && next.upos === 'NOUN' && one.upos === 'NOUN') return true;
  // "The Ridgeline tent": a subject that a name tells more of is no verb behind that name.
  const named = one.deprel === 'compound' && one.head === last + 1 && SUBJECTS.has(next.deprel);
  return (
    !named &&
    IN_NAME.has(one.upos) &&
    next.upos === 'NOUN' &&
    lexicon.lemma(next.form.toLowerCase(), 'v') === next.lemma
  );
}

function mentionAt(
  document: Document,
  sentence: number,
  from: number,
  last: number,
  lexicon: Lexicon,
): Mention | undefined {
  const { tokens } = document.parsed(sentence);
  let head = last;
  while (head > from && isCode(tokens[head])) head--;
  const word = tokens[head];
  const lemma = lexicon.lemma(word.form.toLowerCase(), 'n');
  // "The Kestrel van": what is written small is no name, whatever the parse takes it for.
  const name = (word.upos === 'PROPN' && /\p{Lu}/u.test(word.form)) || isCode(word);
  if (MONTH_OR_DAY.has(word.form.toLowerCase())) return undefined;
  const numeral = head === last ? numeralOf(tokens, last, lexicon) : undefined;
  if (!name && PASSED_OVER.has(lemma) && !(numeral !== undefined && FILED.has(lemma))) return undefined;
  const named = name && head === last;
  // "The gym member Carla Moretti": the name alone tells who it is.
  let own = head;
  while (
    named &&
    own > from &&
    (tokens[own - 1].upos === 'PROPN' ||
      isHouse(tokens[own - 1].form) ||
      TITLES.has(tokens[own - 1].form.toLowerCase().replace('.', '')))
  )
    own--;
  const first = named ? own : opening(tokens, from);
  // "No message was lost": nothing is named that could be taken up.
  if (QUANTIFIED.has(tokens[first].form.toLowerCase())) return undefined;
  const { start } = tokens[first];
  const { end } = numeral ?? tokens[last];
  const text = document.text.slice(start, end);
  const core = document.text.slice(tokens[named ? own : from].start, end).toLowerCase();
  const words = core.split(/[\s.]+/u).filter((one) => one !== '');
  const titled = words.find((one) => TITLES.has(one));
  const given = words.map((one) => FIRST_NAMES.get(one)).find((one) => one !== undefined);
  const bearing = named || isCode(tokens[last]) || PERSONS.has(lemma) ? 0 : personhood(lemma, lexicon);
  const person = named
    ? titled !== undefined ||
      (!words.some((one) => ORGANISATION.has(one)) &&
        (given !== undefined || isCalledBy(tokens, own) || isOfHumanDeed(tokens, last, words)))
    : PERSONS.has(lemma) || bearing >= SURELY;
  const organisation =
    words.some((one) => ORGANISATION.has(one)) ||
    /\d/.test(core) ||
    (named && !person && (isOfThing(tokens, own) || isTown(tokens, head, lexicon)));
  const governor = tokens[head].head;
  const marker = tokens.find((token) => token.head === head && token.deprel === 'case');
  // "Joined as an agent": what somebody is besides is nobody else.
  if (!named && marker?.form === 'as' && marker.start < start) return undefined;
  return {
    start,
    end,
    text,
    key: named || numeral !== undefined || isCode(tokens[last]) ? core : lemma,
    sentence,
    person,
    unknown:
      !person &&
      ((named && !organisation) || (bearing >= MAYBE && !isUsed(tokens, head, lemma, bearing, lexicon))),
    gender: genderOf(titled, given) ?? (named ? undefined : GENDERED.get(lemma)),
    plural: !named && word.form.toLowerCase() !== lemma && word.form.toLowerCase().endsWith('s'),
    subject: tokens.slice(from, last + 1).some(({ deprel }) => SUBJECTS.has(deprel)) && governor >= 0,
    placed: marker !== undefined && PLACING.has(marker.form.toLowerCase()),
  };
}

/** "The photographer Edda Lindgaard": whoever a noun for a person stands right before. */
const isCalledBy = (tokens: readonly ParsedToken[], own: number): boolean => {
  const noun = tokens[own - 1];
  return noun !== undefined && noun.upos === 'NOUN' && noun.form === noun.lemma && PERSONS.has(noun.lemma);
};

const CALLED_THINGS =
  /^(?:weekly|daily|newspaper|magazine|journal|company|firm|band|orchestra|film|novel|ship|ferry|hotel|publisher|label|group|brand|supplier|carrier|retailer|insurer|bank|village|town|city|river|island)$/;

/** "The Hasselblad Award", "the weekly Nordlys", "born in Esbjerg": nobody is called so. */
const isOfThing = (tokens: readonly ParsedToken[], own: number): boolean => {
  const before = tokens[own - 1]?.form ?? '';
  return /^(?:the|in|into|within)$/i.test(before) || CALLED_THINGS.test(before);
};

/** "Edda Lindgaard has died", "Edda Lindgaard, born in 1939": what only people do, of a name of two words. */
const isOfHumanDeed = (tokens: readonly ParsedToken[], last: number, words: readonly string[]): boolean => {
  if (words.length < 2) return false;
  const behind = tokens.slice(last + 1, last + 4).map(({ form }) => form.toLowerCase());
  return /^(?:,? ?(?:was |is |has |who )*(?:born|died|married|studied|retired|resigned|aged))\b/.test(
    behind.join(' '),
  );
};

/** "Ticket 9", "case 12": the number right behind a noun that stands for one thing, where it counts nothing that follows. */
function numeralOf(tokens: readonly ParsedToken[], last: number, lexicon: Lexicon): ParsedToken | undefined {
  const [noun, numeral, after] = [tokens[last], tokens[last + 1], tokens[last + 2]];
  if (numeral === undefined || !/^\d{1,6}$/.test(numeral.form) || numeral.start !== noun.end + 1)
    return undefined;
  if (after !== undefined && /^(?:NOUN|ADJ|NUM|SYM|PROPN)$/.test(after.upos)) return undefined;
  const form = noun.form.toLowerCase();
  const single = lexicon.knows(form) && lexicon.lemma(form, 'n') === form;
  return single && !FIRST_NAMES.has(form) && !MONTH_OR_DAY.has(form) ? numeral : undefined;
}

/** Of the nouns that are passed over, those whose things are kept under numbers. */
const FILED = new Set('case note request email'.split(' '));

/** The first token of the phrase that ends in a mention: its article and adjectives belong to it. */
function opening(tokens: readonly ParsedToken[], from: number): number {
  let first = from;
  while (first > 0) {
    const { upos, deprel, form } = tokens[first - 1];
    // "A $60 credit".
    const priced = upos === 'SYM' || CURRENCY.test(form);
    if (!priced && upos !== 'DET' && upos !== 'ADJ' && deprel !== 'amod' && deprel !== 'nummod') break;
    first--;
  }
  return first;
}

const CURRENCY = /^(?:EUR|USD|GBP|CHF|CAD|AUD|[$\u20ac\u00a3])$/;

/** How sure a dictionary is that a noun is one for persons: a toaster is also somebody who proposes a toast. */
function personhood(lemma: string, lexicon: Lexicon): number {
  const { kind, strength } = lexicon.relation('person', lemma, 'n');
  return kind === 'hyponym' ? strength : 0;
}

const SURELY = 0.85;
const MAYBE = 0.5;

function genderOf(title: string | undefined, given: 'f' | 'm' | '?' | undefined): 'f' | 'm' | undefined {
  const said = title === undefined ? undefined : TITLES.get(title);
  if (said === 'f' || said === 'm') return said;
  return given === 'f' || given === 'm' ? given : undefined;
}
