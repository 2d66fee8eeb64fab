/**
 * What a whole source is about: the one order, ticket or account that its title or its opening names. Of such a source
 * "the parcel of order C-2203" is its parcel, and "order C-2203" its order.
 */

import { fold } from '../../text/chars.ts';
import { gather } from '../../text/gather.ts';
import type { Language } from '../../text/language.ts';
import type { Reading } from '../../text/reading.ts';
import { HEADING } from '../../text/scan.ts';
import { type IdentifierValue, readValues, type Value } from '../../text/values/index.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Document } from '../read/document.ts';
import { variantAt } from './variant.ts';

/** A statement that leaves out what the sources concerned are about. Offsets are UTF-16 code units. */
export interface Untopical {
  readonly text: string;
  /** Where a character of it stands in what was said. */
  at(offset: number): number;
  /** For each source whether it is about that one. */
  readonly about: readonly boolean[];
  /** For each source whether it speaks of another one of the kind. */
  readonly foreign: readonly boolean[];
  /** It has another turn than what was said, and counts only where it is proved. */
  readonly turned?: true;
}

/** A source as it is asked for what it is about. */
export interface Titled {
  readonly document: Document;
  readonly title: string | undefined;
}

/** Longest source that is taken to be about one thing, in characters. */
const LONGEST = 20_000;
/** Sentences of a source that may say what it is about. */
const OPENING = 2;

const PREPOSITIONS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('of for on in from under with to about regarding concerning'),
  de: wordSet('zu zur zum fur von vom aus bei beim in im unter mit uber auf der des'),
  fr: wordSet('de du des pour sur dans concernant'),
  es: wordSet('de del para por sobre en'),
  other: new Set(),
};
const ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordSet('the this that our your their my its his her'),
  de: wordSet('der die das dem den des diese dieser diesem diesen dieses ihre ihrer unsere unserer'),
  fr: wordSet('le la les l cette ce cet votre notre sa son'),
  es: wordSet('el la los las esta este su sus'),
  other: new Set(),
};
/** What may stand between a label and its number. */
const NUMBERED = wordSet('number no nr num n # \u00b0 \u00ba numero nummer id ref reference');

/**
 * What the statement becomes without the name of what a source is about: without the phrase that holds it, and with
 * its kind alone. None where no source is about something that the statement names.
 */
export function withoutTopic(claim: Reading, sources: readonly Titled[]): readonly Untopical[] {
  if (claim.question || claim.language === 'other') return [];
  return gather(claim.values, (written): Untopical[] => {
    if (written.kind !== 'identifier') return [];
    const label = written.label ?? labelIn(sources, written);
    if (label === undefined) return [];
    const value = { ...written, label };
    const stands = sources.map((source) => standingOf(value, source));
    if (!stands.includes('about')) return [];
    const about = stands.map((one) => one === 'about');
    const foreign = stands.map((one) => one === 'foreign');
    const texts = gather(sources, ({ document }, i) => (about[i] ? [fold(document.text)] : []));
    const named = (form: string): boolean => texts.every((text) => text.includes(form));
    const found = written.label === undefined ? bareEdits(claim, value) : edits(claim, value, named);
    return found.map((edit) => ({ ...edit, about, foreign }));
  });
}

/** What a source calls the thing that a claim names by its number alone: "CR-118" of "Change request CR-118". */
function labelIn(sources: readonly Titled[], { key }: IdentifierValue): string | undefined {
  for (const { document, title = '' } of sources) {
    if (document.structured || document.text.length > LONGEST) continue;
    for (const value of [...readValues(title, document.language), ...document.values])
      if (value.kind === 'identifier' && value.key === key && value.label !== undefined) return value.label;
  }
  return undefined;
}

/** Whether a source is about what an identifier names, about another of its kind, or names neither. */
function standingOf(named: IdentifierValue, source: Titled): 'about' | 'foreign' | 'neither' {
  const { document, title = '' } = source;
  const { scan, text, language } = document;
  if (document.structured || text.length > LONGEST) return 'foreign';
  const own = readValues(title, language).filter((value) => isOfKind(value, named));
  const found = document.values.filter((value) => isOfKind(value, named));
  const all = [...own, ...found] as readonly IdentifierValue[];
  if (all.some(({ key }) => key !== named.key)) return 'foreign';
  const labelled = (value: Value): boolean => value.kind === 'identifier' && value.label === named.label;
  const [first] = found;
  if (!all.some(labelled)) return first === undefined ? 'neither' : 'foreign';
  if (speaksOfAnother(document, named.label!)) return 'foreign';
  if (found.some(({ end }) => variantAt(text, end) !== undefined)) return 'foreign';
  if (own.some(labelled)) return 'about';
  if (first === undefined || !labelled(first)) return 'neither';
  const sentence = sentenceAt(document, first.start);
  return sentence < OPENING || scan.sentenceKind[sentence] === HEADING ? 'about' : 'neither';
}

/** Whether a value names something of the kind that another names: by its label, or written in the same manner. */
function isOfKind(value: Value, named: IdentifierValue): boolean {
  if (value.kind !== 'identifier') return false;
  return value.key === named.key || value.label === named.label || shapeOf(value) === shapeOf(named);
}

const shapeOf = ({ key, type }: IdentifierValue): string =>
  `${type} ${key.replace(/\p{L}+/gu, 'A').replace(/\d+/g, '9')}`;

function sentenceAt({ scan }: Document, offset: number): number {
  let sentence = 0;
  while (sentence + 1 < scan.sentenceCount && scan.sentenceEnd[sentence] <= offset) sentence++;
  return sentence;
}

/** Pieces of a text that stay, with words put in before them. */
interface Piece {
  readonly put: string;
  readonly from: number;
  readonly to: number;
}

function edits(
  claim: Reading,
  named: IdentifierValue,
  isNamed: (form: string) => boolean,
): readonly Pick<Untopical, 'text' | 'at'>[] {
  const { words, language, start, end, text } = claim;
  const first = words.findIndex((word) => word.start >= named.start);
  let label = first - 1;
  while (label >= 0 && NUMBERED.has(words[label].form) && words[label].form !== named.label) label--;
  if (label < 0 || words[label].form !== named.label) return [];
  const article = label > 0 && ARTICLES[language].has(words[label - 1].form);
  const rest = { put: '', from: named.end, to: end };
  const before = { put: '', from: start, to: words[label].start };
  const kind = {
    put: language === 'en' && !article ? 'the ' : '',
    from: words[label].start,
    to: words[label].end,
  };
  // "Your water damage claim WD-5031", where the source says that it is of water damage.
  const told = toldBefore(claim, label, isNamed);
  const owner = { put: '', from: start, to: words[told]!.start };
  const plain = told < label ? [assembled(text, [owner, { ...kind, put: '' }, rest])] : [];
  const alone = assembled(text, [before, kind, rest]);
  let opens = label;
  while (
    opens > 0 &&
    ARTICLES[language].has(words[opens - 1].form) &&
    !PREPOSITIONS[language].has(words[opens - 1].form)
  )
    opens--;
  if (opens === 0 || !PREPOSITIONS[language].has(words[opens - 1].form)) return [alone, ...plain];
  if (isPlaced(claim, named.label!, opens - 1)) return [alone, ...plain];
  const from = words[opens - 1].start;
  // What stands in front is cut off with its comma.
  const comma = from === start && text[named.end] === ',' ? 1 : 0;
  const skipped =
    named.end +
    comma +
    (text[named.end + comma] === ' ' && (from === start || text[from - 1] === ' ') ? 1 : 0);
  const without = assembled(text, [
    { put: '', from: start, to: skipped > named.end + comma ? from : trimmedEnd(text, start, from) },
    { put: '', from: skipped, to: end },
  ]);
  return [without, alone];
}

/** Things that others are in or at. */
const PLACES = wordSet(
  'room floor building gate platform house hall table seat desk bay block unit zone track terminal level lane ward bed ' +
    'office suite apartment flat site store warehouse dock shelf box route bus train flight ship truck van',
);
const LOCATIVE = wordSet('in on at from to under');
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|will|takes?|took|starts?|ends?|began|begins?|meets?|met|happens?|happened|sits?|lives?|works?|stays?|stands?|held|arrives?|arrived|leaves?|left|goes|went|runs?|ran)\b/i;

/** "The meeting takes place in room 4": that it does so there is what is said, whatever else the source tells of the room. */
const isPlaced = ({ words, text, start }: Reading, label: string, at: number): boolean =>
  PLACES.has(label) && LOCATIVE.has(words[at]!.form) && VERB.test(text.slice(start, words[at]!.start));

/** What a statement becomes with the kind of a thing in place of its number, and without the phrase that holds it. */
function bareEdits(claim: Reading, named: IdentifierValue): readonly Pick<Untopical, 'text' | 'at'>[] {
  const { words, language, start, end, text } = claim;
  // "CR-118's window" says whose it is, not what is.
  if (language !== 'en' || !/^(?:[ .,;]|$)/.test(text.slice(named.end, named.end + 1))) return [];
  const first = words.findIndex((word) => word.start >= named.start);
  const rest = { put: '', from: named.end, to: end };
  const kind = assembled(text, [
    { put: '', from: start, to: named.start },
    { put: `the ${named.label}`, from: named.end, to: named.end },
    rest,
  ]);
  if (first === 0 || !PREPOSITIONS.en.has(words[first - 1]?.form ?? '')) return [kind];
  const before = { put: '', from: start, to: trimmedEnd(text, start, words[first - 1].start) };
  return named.start > start && before.to > start ? [kind, assembled(text, [before, rest])] : [kind];
}

/** Words before a label that only tell more of it, at the most. */
const MOST_TOLD = 3;

/** Where the nouns begin that tell more of a label, all of which the sources name; the label itself for none. */
function toldBefore({ words, language }: Reading, label: number, isNamed: (form: string) => boolean): number {
  if (language !== 'en') return label;
  let at = label;
  while (at > 0 && label - at <= MOST_TOLD && isTelling(words[at - 1]!) && isNamed(words[at - 1]!.form)) at--;
  return at > 0 && ARTICLES.en.has(words[at - 1]!.form) ? at : label;
}

/** A noun, for all that its form says: a participle may say what became of the thing. */
const isTelling = ({ form, value, weight, cue }: Reading['words'][number]): boolean =>
  value < 0 && weight > 0 && cue === 0 && !/(?:ed|ing|able|ible)$/.test(form);

const trimmedEnd = (text: string, start: number, end: number): number => {
  let at = end;
  while (at > start && text[at - 1] === ' ') at--;
  return at;
};

function assembled(text: string, pieces: readonly Piece[]): Pick<Untopical, 'text' | 'at'> {
  const kept = pieces.filter(({ from, to, put }) => to > from || put !== '');
  return {
    text: kept.map(({ put, from, to }) => put + text.slice(from, to)).join(''),
    at(offset) {
      let left = offset;
      for (const { put, from, to } of kept) {
        if (left < put.length) return from;
        left -= put.length;
        if (left < to - from) return from + left;
        left -= to - from;
      }
      return kept.at(-1)!.to - 1;
    },
  };
}

/** Words by which a text speaks of another one of the kind: "another order", "an earlier order". */
const OTHER = wordSet(
  'a an another other others both two three all every each no any some which parallel earlier previous former older later next second ' +
    'third new different separate replacement linked ' +
    'ein eine eines einer andere anderen anderer anderes fruhere fruheren neue neuen zweite zweiten beide alle jede jeder keine ' +
    'un une autre autres precedente precedent nouvelle nouveau deux chaque una otro otra otros otras anterior nuevo nueva dos cada',
);
/** Words before a label in which one of them makes it another. */
const WINDOW = 3;

/** Words that may stand between several of a kind and the number that bounds which they are, and how many. */
const BOUNDING = wordSet(
  'up to and including from before until till through after since below above under over between prior older earlier newer ' +
    'later lower higher than at with number numbers no nos v',
);
const LEADS = 5;

/** Whether a text speaks of one of the kind that need not be the one that it names. */
function speaksOfAnother({ scan, text }: Document, label: string): boolean {
  const form = (token: number): string => fold(text.slice(scan.tokenStart[token], scan.tokenEnd[token]));
  const isNumbered = (token: number): boolean => {
    let next = token + 1;
    while (next < Math.min(scan.tokenCount, token + LEADS) && BOUNDING.has(form(next))) next++;
    return next < scan.tokenCount && /^\d/.test(form(next));
  };
  for (let token = 0; token < scan.tokenCount; token++) {
    const said = form(token);
    if (said !== label && said !== `${label}s` && said !== `${label}en`) continue;
    // "Flights 17 and 19", "versions up to 4.9": several by their numbers.
    if (said !== label && isNumbered(token)) return true;
    for (let back = 1; back <= WINDOW && back <= token; back++) {
      const word = form(token - back);
      if (OTHER.has(word)) return true;
    }
  }
  return false;
}
