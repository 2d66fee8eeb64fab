/**
 * Another source that tells the same thing otherwise, in other words than the statement's: its state ("the order never
 * arrived"), whose it is now ("Petra took over as manager"), or a value of it that has changed ("now leaves from gate C3").
 * Which of the two holds no reader can tell.
 */
import { lazily } from '../../text/once.ts';
import { wordSet } from '../../text/word-set.ts';
import { originOf } from '../context/retold.ts';
import { type AlignedSentence, alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { LooksAgainst } from './looks-against.ts';
import { CHANGED, OPEN, readersOf } from './opposed-readers.ts';

/** Characters and sentences of a source that are looked through. */
const MOST_TEXT = 12_000;
const MOST_SENTENCES = 80;

export const opposedElsewhere: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question) return [];
  const said = claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/, '');
  if (DENIED.test(said) && !/\bnot (?:yet )?(?:been )?paid$/.test(said)) return [];
  const measured =
    !TOLD_OF_THEN.test(said) && units.some(({ value }) => value !== undefined && MEASURED.has(value.kind));
  const thing = lazily(() => thingOf(said, support.sentences));
  for (const [document, source] of documents.entries()) {
    const own = support.sentences.flatMap((one) => (one.document === document ? [one.sentence] : []));
    if (!isRead(source)) continue;
    const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
    const from = Math.max(-1, ...own) + 1;
    for (let sentence = from; sentence < Math.min(sentenceCount, from + MOST_SENTENCES); sentence++) {
      const theirs = text.slice(sentenceStart[sentence], sentenceEnd[sentence]).trim();
      const opposes = readersOf(said).some((reads) => reads(theirs));
      const values = !opposes && own.length === 0 && measured && AMOUNT.test(theirs);
      const goesOn = own.length > 0 && sentence === from && GOES_ON.test(theirs);
      if (!(opposes || values) || !(goesOn || isOfThing(theirs, thing()))) continue;
      if (!opposes && !isOfAttribute(theirs, thing())) continue;
      const found = alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon);
      if (opposes || isOtherValue(found)) return [found];
    }
  }
  return [];
};

/** What is told of the thing of the sentence before. */
const GOES_ON = /^(?:It|They) (?!had\b)/u;
const AMOUNT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|an hour|eleven|twelve)\b/i;

export const isRead = ({ structured, language, text }: Document): boolean =>
  !structured && language === 'en' && text.length <= MOST_TEXT;

const DENIED = /\b(?:not|never|no|nobody|none|neither)\b|n['\u2019]t\b/iu;
const MEASURED = wordSet('money time date datetime duration quantity');

/** What a statement and its support are about. */
export interface Thing {
  /** Names and numbers of things that they have, folded. */
  readonly keys: ReadonlySet<string>;
  /** Names that do not only open a sentence. */
  readonly names: readonly string[];
  /** What its sentences begin with, where that is no article: "Tom passed". */
  readonly openings: readonly string[];
  /** Its own sentence speaks of "us". */
  readonly first: boolean;
  /** Nouns of the statement and the labels of its support, in their short forms. */
  readonly nouns: ReadonlySet<string>;
}

const KEY =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*|[\p{L}]*\d[\p{L}\d]*(?:-[\p{L}\d]+)*)(?![\p{L}\d])/gu;
const OPENING = wordSet(
  'the a an this that these those our your his her its their it he she we they there in on at for from to as no all some ' +
    'is are was were has have mr ms mrs dr monday tuesday wednesday thursday friday saturday sunday january february march ' +
    'april may june july august september october november december today now sorry thanks please update note info warn warning error debug trace fatal notice critical',
);

/** The stamp of a line of a log. */
const STAMP = /^\d{4}-\d\d-\d\d(?:t\d\d)?$/;

const keysIn = (text: string): readonly string[] =>
  (text.match(KEY) ?? [])
    .map((key) => key.toLowerCase())
    .filter((key) => !OPENING.has(key) && !STAMP.test(key));

export function thingOf(said: string, sentences: readonly AlignedSentence[]): Thing {
  const told = sentences.map(({ source, sentence, reading }) => {
    const origin = originOf(source);
    const { text, start, end } = origin === source ? reading : origin.sentence(sentence);
    return text.slice(start, end);
  });
  return {
    keys: new Set([said, ...told].flatMap(keysIn)),
    names: [said, ...told].flatMap((text) =>
      keysIn(text)
        .slice(OPENS.test(text) ? 1 : 0)
        .filter(isName),
    ),
    openings: [said, ...told].flatMap((text) => openingOf(text) ?? []),
    nouns: new Set([said, ...told].flatMap(stemsIn)),
    first: told.some((text) => FIRST.test(text)),
  };
}

const FIRST = /\b(?:we|our|us)\b/i;
/** The subject with which a sentence begins by its name, or bare: "Tom", "Payment". */
function openingOf(text: string): string | undefined {
  const word = /^(\p{Lu}[\p{L}'\u2019-]+) \p{Ll}/u.exec(text)?.[1]?.toLowerCase();
  return word === undefined || OPENING.has(word) ? undefined : word;
}

/** A capital with which a sentence begins, which may be no name: "Correction: …", "Warning: …". */
const OPENS = /^\W*(?!(?:The|A|An|This|That|Our|Your|My|It|We|I)\b)\p{Lu}\p{Ll}+(?:[:,]| (?!\p{Lu}))/u;

const SMALL = wordSet(
  'the and was were has have had been are for from with now not its his her their our you your this that there still only ' +
    'status state name type value date time item number yes true false day days hour hours week weeks month months year years',
);

const stemsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{Ll}{3,}/gu) ?? [])
    .filter((word) => !SMALL.has(word) && !OPENING.has(word))
    .map((word) => word.replace(/(?:ies|es|ed|s)$/, ''));

/** A number or a code that names a thing, behind its noun. */
const NAMED = /\b(\p{Ll}{3,}) (?:no\.? ?|number |#)?#?([\p{L}-]*\d[\p{L}\d-]*)(?![\p{L}\d:.,%€$])/giu;
const PLACED = wordSet(
  'from until since about only than over under least most for the and costs cost lasts lasted now',
);

/** Whether a sentence may be of the same thing: it shares a name or a noun, and names no other of its kind. */
export function isOfThing(theirs: string, { keys, names, openings, nouns, first }: Thing): boolean {
  const own = keysIn(theirs);
  for (const [, noun = '', number = ''] of theirs.matchAll(NAMED))
    if (!PLACED.has(noun.toLowerCase()) && nouns.has(stemOf(noun))) return keys.has(number.toLowerCase());
  if (own.some((key) => isLettered(key) && keys.has(key))) return true;
  // A code of the same form as one that is told of names another thing, and so does another name.
  if (own.some(isCode) && [...keys].some(isCode)) return false;
  if (own.slice(OPENS.test(theirs) ? 1 : 0).some(isName) && names.length > 0) return false;
  const relative = /^(?:Her|His|Their|My) (\p{Ll}{3,})/u.exec(theirs)?.[1];
  if (relative !== undefined && !nouns.has(stemOf(relative))) return false;
  const opening = openingOf(theirs);
  if (opening !== undefined && openings.some((one) => one !== opening)) return false;
  if (first && FIRST.test(theirs)) return true;
  return [...theirs.matchAll(DETERMINED)].some(({ index, 1: first = '', 2: second = '' }) => {
    // "The lift in building B" is told apart from "the lift".
    if (BESIDE.test(second) || (index === 0 && PLACED_IN.test(theirs.slice(4 + first.length)))) return false;
    return nouns.has(stemOf(first)) || (SAME.test(first) && nouns.has(stemOf(second)));
  });
}

/** "A parcel was not delivered" may be of another than "the parcel", and "the French exam" is another one. */
const DETERMINED =
  /(?:^|[^\p{L}])(?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur|[Yy]our|[Ii]ts|[Mm]y) (\p{Ll}{3,})(?!['\u2019]s)(?![\p{L}])(?: (\p{Ll}{3,}))?/gu;
const PLACED_IN = /^ (?:in|at|on|of|for|from|to) (?!(?:now|again|order|stock|use|question|sale)\b)/;
const SAME = /^(?:same|said|new|old|whole|entire|present|current|last|above)$/;
/** What tells a thing apart from the one that is meant. */
const BESIDE = /^(?:next|opposite|across|nearby|round)$/;

const isLettered = (key: string): boolean => /\p{L}/u.test(key);
const isName = (key: string): boolean => isLettered(key) && !/\d/.test(key);
const isCode = (key: string): boolean => isLettered(key) && /\d/.test(key);

const stemOf = (word: string): string => stemsIn(word)[0] ?? '';

/** Whether a sentence gives a thing an attribute that is told of it: by the name of both, or as one that has changed. */
function isOfAttribute(theirs: string, thing: Thing): boolean {
  if (OPEN.test(theirs) || DENIED.test(theirs)) return false;
  const shares = keysIn(theirs).some((key) => thing.keys.has(key) && /\p{L}/u.test(key));
  const attribute = stemsIn(theirs).some((stem) => thing.nouns.has(stem));
  return shares
    ? CHANGED.test(theirs) || (attribute && STANDS.test(theirs))
    : attribute && CHANGED.test(theirs);
}

/** Whether a sentence gives the one value of a statement as another. */
const isOtherValue = ({ alignment: { valueConflicts }, reading }: AlignedSentence): boolean =>
  valueConflicts.size === 1 && reading.values.filter(({ kind }) => MEASURED.has(kind)).length === 1;

/** A value of then may be another by now. */
const TOLD_OF_THEN = /\b(?:was|were|did|had)\b/;

/** Verbs that give a thing a value of its own. */
const STANDS =
  /\b(?:is|are|costs?|runs?|lasts?|takes?|starts?|begins?|ends?|opens?|closes?|leaves?|departs?|arrives?|weighs?|has|holds?|lasted|weighed|came in at)\b/iu;
