/** Who or what a short text is of, whose name its notes leave out, and how a claim calls him or it. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { patternOf } from '../../text/pattern.ts';
import { personOf } from '../context/tellings/who/of-person.ts';
import { escaped } from '../context/tellings/words.ts';
import { FIRST_NAMES } from '../context/words.ts';
import type { Document } from '../read/document.ts';

/** What a text is of. */
export interface Subject {
  readonly kind: 'person' | 'thing';
  /** As a sentence begins with it, where a claim is of something else. */
  readonly plain: string;
  /** Its whole name, where it has one. */
  readonly name: string | undefined;
  /** Nouns that it is called by, lower case. */
  readonly nouns: readonly string[];
  readonly gender: 'f' | 'm' | undefined;
}

const known = new WeakMap<Document, Subject | null>();

/** What a text is of; undefined where it does not tell. */
export function subjectOf(document: Document): Subject | undefined {
  const found = known.get(document);
  if (found !== undefined) return found ?? undefined;
  const subject =
    named(document) ?? patient(document) ?? holder(document) ?? post(document) ?? thing(document);
  known.set(document, subject ?? null);
  return subject;
}

const MAN = /(?:^|[^\p{L}-])(?:male|man|Mr|Sir|boy|gentleman|he|his|him)(?![\p{L}-])/giu;
const WOMAN = /(?:^|[^\p{L}-])(?:female|woman|Mrs|Ms|Miss|girl|lady|she|her)(?![\p{L}-])/giu;

/** The gender that a text tells of its one person; undefined where it tells of both or of none. */
function genderIn(text: string, name = ''): 'f' | 'm' | undefined {
  const own = FIRST_NAMES.get(name.split(' ')[0]!.toLowerCase());
  if (own === 'f' || own === 'm') return own;
  const [man, woman] = [text.search(MAN) >= 0, text.search(WOMAN) >= 0];
  return man === woman ? undefined : man ? 'm' : 'f';
}

/** The one person whom a label names: "Patient: Ruth Alvarez". */
function named(document: Document): Subject | undefined {
  const person = personOf(document);
  if (person === undefined) return undefined;
  const { name, role } = person;
  const noun = /name$/.test(role) ? 'person' : role;
  return {
    kind: 'person',
    plain: noun === 'person' ? name : `The ${noun}`,
    name,
    nouns: [noun],
    gender: genderIn(document.text, name),
  };
}

/** What notes of a doctor say of whom they are about without a word for him. */
const CLINICAL =
  /(?:^|[.;\n] ?)(?:Presents?|Presented|Presenting|Complain(?:s|ed|ing) of|Denies|Allergic to|Allergies|Known \p{Ll}+|No known|Vitals?|O\/E|On examination|BP|Pulse|Started on|Prescribed|Diagnosed with|Discharged|Admitted|Referred to|Advised to|PMH|Hx|Medication|Non-smoker|Smoker|Ex-smoker|Smokes|Lives (?:alone|with)|Walks with|X-ray|ECG|CT|MRI|Bloods?|Mother of|Retired|Discharge summary|Follow-?up|Review)\b|\b\d{1,3}[ -]?(?:y\/?o|year-old|yrs?|y)\b|\b\d+ ?(?:mg|mcg|units)\b|\b(?:admitted|discharged|physiotherapy|fracture|diabetes|hypertension|asthma|allergies|ward|GP|consultant|surgery|diagnosis|symptoms|paracetamol|ibuprofen|antibiotics|tablets)\b/giu;
const LEAST_CLINICAL = 4;

const PERSON = String.raw`((?:\p{Lu}\p{L}*\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?)`;
const PATIENT_NAMED = new RegExp(
  String.raw`\bPatient:? ${PERSON}|\b(?:Mrs?|Ms|Miss)\.? ${PERSON},? \(?(?:aged )?\d{1,3}\b|(?:^|\n)${PERSON}, (?:aged )?\d{1,3}\b`,
  'u',
);

function patient({ text }: Document): Subject | undefined {
  if ((text.match(CLINICAL)?.length ?? 0) < LEAST_CLINICAL) return undefined;
  if (/\b(?:dog|cat|horse|rabbit|puppy|kitten|canine|feline)\b/iu.test(text)) return undefined;
  const found = PATIENT_NAMED.exec(text);
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  return { kind: 'person', plain: 'The patient', name, nouns: ['patient'], gender: genderIn(text, name) };
}

const NAME_FIRST = /^(\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'\u2019-]+){1,2})(?= ?(?:[,.\n|\u2013(]|- ))/u;
/** What a course of life has, and hardly another text that opens with a name. */
const OF_LIFE =
  /\b(?:born|CV|resume|curriculum vitae|experience|education|degree|BSc|MSc|BA|MA|PhD|graduated|languages|fluent|native|skills|references|references available|qualifications?|trained as|worked (?:as|at|for)|apprentice\p{L}*|employed)\b/giu;
const LEAST_OF_LIFE = 2;

/** Whose course of life a text is, by its first line. */
function holder({ text }: Document): Subject | undefined {
  const name = NAME_FIRST.exec(text.replace(/^(?:Curriculum vitae|CV|Resume)(?: of)?[:\s]+/iu, ''))?.[1];
  if (name === undefined || !FIRST_NAMES.has(name.split(' ')[0]!.toLowerCase())) return undefined;
  if ((text.match(OF_LIFE)?.length ?? 0) < LEAST_OF_LIFE) return undefined;
  return {
    kind: 'person',
    plain: name,
    name,
    nouns: ['candidate', 'applicant'],
    gender: genderIn(text, name),
  };
}

const WANTED =
  /(?:^|[.\n] ?)(?:[^.\n]{0,80}\b(?:(?:is|are) (?:looking for|hiring|seeking|recruiting)|seeks|seek)\b|(?:Wanted|Vacancy|Position|Job title|Post|Role|We are (?:hiring|looking for)|Job advert(?:isement)?):?|[^.\n]{3,40} wanted\b)/u;
const OF_POSTS =
  /\b(?:salary|pay|hours|shifts?|full[- ]time|part[- ]time|permanent|temporary|holidays?|leave|applications?|apply|CV|interviews?|experience|contract|start(?:ing)?|duties|tasks|qualifications?)\b/giu;
const LEAST_OF_POSTS = 4;

/** The post that a text advertises. */
function post({ text }: Document): Subject | undefined {
  if (!WANTED.test(text.slice(0, OPENING_LENGTH)) || (text.match(OF_POSTS)?.length ?? 0) < LEAST_OF_POSTS)
    return undefined;
  return {
    kind: 'thing',
    plain: 'The job',
    name: undefined,
    nouns: ['job', 'post', 'position', 'role', 'vacancy'],
    gender: undefined,
  };
}

const OPENING_LENGTH = 300;

const OPENING =
  /^(?:([Tt]he|This|Our|An?) )?((?:[\p{L}\d][\p{L}\d'\u2019.&-]* ){0,6}?[\p{L}\d][\p{L}\d'\u2019&-]*)(?= (?:is|are|has|holds|was|weighs|measures|comes|sleeps|seats|offers)\b|[,.:;\n(]| [\u2013-] | for (?:sale|rent)\b| to let\b)/u;
const IS_A =
  /^[^.:;\n]{2,60}? is (?:an?|our|the) ((?:[\p{L}\d-]+ ){0,3}?\p{Ll}[\p{L}-]{2,})(?= (?:for|with|that|which|in|on|of|from|made|to|at|by)\b|[,.;\n])/u;
/** "Fjord Runner 3: trail shoe for wet ground". */
const IS_LABELLED =
  /^[^.:;\n]{2,60}?(?:: | [\u2013-] )(?:an? |the |our )?((?:[\p{L}-]+ ){0,3}?\p{Ll}[\p{L}-]{2,})(?= (?:for|with|that|in|on|of|from|made)\b|[,.;\n])/u;
/** Openings that name no thing that the notes behind them could be of. */
const NO_THING =
  /\b(?:minutes|meeting|agenda|dear|hi|hello|hey|incident|report|re|subject|from|to|date|note|notes|summary|faq|policy|policies|terms|rules|guidelines|handbook|invoice|order|receipt|ticket|log|news|update|reminder|chat|transcript|thread|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|patient|results?|i|we|you|he|she|it|they|there|please|thank|thanks|no|yes|all|each|every|if|when|after|before|in|on|at|for)\b/iu;

/** What a text is called before the thing that it is of. */
const AHEAD =
  /^(?:(?:A )?(?:[Rr]eview|[Vv]isit|[Dd]escription|[Dd]etails|[Pp]rofile) (?:of|to) |For (?:sale|rent|hire):? |To (?:let|rent):? |Offered: |Event: |Product: |Item: |Notice: |Listing: )/u;

/** The thing that the first words of a listing or sheet name: "The Ridgeline 40 is a rucksack", "Harbour Street flat, …". */
function thing({ text, scan, lexicon }: Document): Subject | undefined {
  if (scan.sentenceCount < LEAST_SENTENCES) return undefined;
  const own = text.replace(AHEAD, '');
  const opening = OPENING.exec(own);
  if (opening === null || NO_THING.test(opening[2]!)) return undefined;
  const words = opening[2]!.split(' ');
  if (words.length > MOST_WORDS) return undefined;
  const last = words.at(-1)!;
  const kind = (IS_A.exec(own) ?? IS_LABELLED.exec(own))?.[1]?.split(' ').at(-1);
  const nouns: string[] = [
    ...new Set([last, kind].flatMap((noun) => (noun === undefined ? [] : [noun.toLowerCase()]))),
  ];
  // "Brasserie Lune", "Hotel Adria": the kind stands before the name.
  const ahead = words[0]!.toLowerCase();
  if (
    words.length > 1 &&
    !lexicon.knows(last.toLowerCase()) &&
    lexicon.lemmas(ahead).some(({ pos }) => pos === 'n')
  )
    nouns.push(ahead);
  const isName = /^\p{Lu}|^\d/u.test(last);
  const head = isName ? kind?.toLowerCase() : last;
  if (head === undefined && !isName) return undefined;
  return {
    kind: 'thing',
    plain: `The ${head ?? opening[2]!}`,
    name: opening[2]!,
    nouns: nouns.filter((noun) => !/^\d/u.test(noun)),
    gender: undefined,
  };
}

const MOST_WORDS = 6;
const LEAST_SENTENCES = 3;

const LEADING =
  /^(He|She|It|They|(?:The|This|Our|Mr\.?|Mrs\.?|Ms\.?|Dr\.?) (?:[\p{L}\d'\u2019.&-]+ ){0,3}?[\p{L}\d'\u2019.&-]+|\p{Lu}[\p{L}\d'\u2019.&-]*(?: (?:\p{Lu}|\d)[\p{L}\d'\u2019.&-]*){0,3}) (?=\p{Ll})/u;

/** How a claim calls what a text is of, where it begins with that; undefined where it begins with something else. */
export function calledIn(said: string, subject: Subject, lexicon: Lexicon): string | undefined {
  const { name, nouns, kind, gender } = subject;
  for (const words of leadingPhrases(said)) {
    if (kind === 'person' && /^(?:He|She)$/.test(words)) {
      if (gender === undefined || gender === (words === 'He' ? 'm' : 'f')) return words;
      continue;
    }
    if (kind === 'thing' && (words === 'It' || (words === 'They' && nouns.length > 0))) return words;
    const plain = words.replace(/^(?:The|This|Our|Mr\.?|Mrs\.?|Ms\.?|Dr\.?) /u, '');
    if (name !== undefined && isPartOf(plain, name, kind)) return words;
    if (
      /^(?:The|This|Our) /u.test(words) &&
      nouns.some((noun) => isCalled(plain.toLowerCase(), noun, lexicon))
    )
      return words;
  }
  return undefined;
}

/** The phrases that a claim may begin with, longest first. */
function leadingPhrases(said: string): readonly string[] {
  const found = LEADING.exec(said)?.[1];
  if (found === undefined) return [];
  const words = said.slice(0, LONGEST_SUBJECT).split(' ');
  const phrases: string[] = [];
  for (let count = 1; count <= Math.min(MOST_WORDS, words.length - 1); count++)
    phrases.push(words.slice(0, count).join(' '));
  return phrases.reverse();
}

const LONGEST_SUBJECT = 80;

/** "Delgado" of "R. Delgado", "Ridgeline" of "Ridgeline 40": of a thing with a number all of it. */
function isPartOf(plain: string, name: string, kind: Subject['kind']): boolean {
  if (!/^[\p{Lu}\d]/u.test(plain)) return name.toLowerCase() === plain.toLowerCase();
  if (plain === name) return true;
  return kind === 'person'
    ? plain === name.split(' ').at(-1) || plain === name.split(' ')[0]
    : name.startsWith(`${plain} `) || patternOf(String.raw`^${escaped(plain)} \p{Ll}+$`, 'u').test(name);
}

/** Whether a noun of a claim calls a thing of a kind: "backpack" or "bag" of a rucksack. */
function isCalled(phrase: string, noun: string, lexicon: Lexicon): boolean {
  if (phrase === noun || phrase === `${noun}s`) return true;
  const { kind, strength } = lexicon.relation(phrase, noun, 'n');
  return (kind === 'synonym' || kind === 'hyponym') && strength >= SURELY;
}

const SURELY = 0.8;
