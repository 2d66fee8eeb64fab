/**
 * The close reading of one sentence: words with lemma, weight and what modifies them, typed values, names.
 * Only the claim and the few sentences that speak to it get one.
 */
import { CHAR_CLASS, DIGIT, IS_UPPER } from './chars.ts';
import { ATTRIBUTION, CLAUSE, COMPARISON, CONDITION, EXCEPTION, NEGATION } from './cues.ts';
import { framesIn, type Hit } from './frames/index.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon/index.ts';
import { isHandedOver } from './provided.ts';
import type { Scan } from './scan.ts';
import { setScopes } from './scopes.ts';
import { readValues, type Value } from './values/index.ts';
import type { Word } from './word.ts';
import { entryOf } from './word-entry.ts';

export type { Word } from './word.ts';

/** An entry of several words and the first of the words it takes. */
export interface Phrase {
  readonly lemma: string;
  readonly at: number;
  readonly length: number;
  /** The first of its words that tells something: the "time" of "on time". */
  readonly head: number;
}

export interface Reading {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly language: Language;
  readonly words: readonly Word[];
  readonly values: readonly Value[];
  /** Dictionary entries of several words ("turn down"), each by its first word; looked up when asked for. */
  phrases(): readonly Phrase[];
  /** Predicates of known frames that its words may say; looked up when asked for. */
  frames(): readonly Hit[];
  /** All cues of the sentence together. */
  readonly cues: number;
  readonly question: boolean;
}

/** Reads sentence `index` of a scan closely. */
export function readSentence(scan: Scan, index: number, language: Language, lexicon: Lexicon): Reading {
  const start = scan.sentenceStart[index];
  const end = scan.sentenceEnd[index];
  return readTokens(
    scan,
    scan.sentenceToken[index],
    scan.sentenceToken[index + 1],
    start,
    end,
    language,
    lexicon,
  );
}

/** Reads all of a scan as one statement: what a claim is. */
export function readWhole(scan: Scan, language: Language, lexicon: Lexicon): Reading {
  return readTokens(scan, 0, scan.tokenCount, 0, scan.text.length, language, lexicon);
}

function readTokens(
  scan: Scan,
  from: number,
  to: number,
  start: number,
  end: number,
  language: Language,
  lexicon: Lexicon,
): Reading {
  const { text } = scan;
  const values = readValues(text, language, { start, end });
  const words = wordsOf(scan, from, to, start, end, values, language, lexicon);
  let cues = 0;
  for (const { cue } of words) cues |= cue;
  // "Is it closed?!" asks as well.
  const last = text.charCodeAt(end - 1) === 0x21 ? end - 2 : end - 1;
  const question = text.charCodeAt(last) === 0x3f || text.charCodeAt(last) === 0xff1f;
  setScopes(words, language);
  let found: readonly Phrase[] | undefined = language === 'en' ? undefined : [];
  const phrases = (): readonly Phrase[] => (found ??= phrasesOf(words, lexicon));
  let hits: readonly Hit[] | undefined = language === 'en' ? undefined : [];
  const frames = (): readonly Hit[] => (hits ??= framesIn(words, lexicon));
  return { text, start, end, language, words, values, phrases, frames, cues, question };
}

/** The words of the tokens from one to another, before their scopes are known. */
function wordsOf(
  scan: Scan,
  from: number,
  to: number,
  start: number,
  end: number,
  values: readonly Value[],
  language: Language,
  lexicon: Lexicon,
): Word[] {
  const { text } = scan;
  const words: Word[] = [];
  let clause = 0;
  let value = 0;
  let opens = true;
  for (let token = from; token < to; token++) {
    const wordStart = scan.tokenStart[token];
    const wordEnd = scan.tokenEnd[token];
    while (value < values.length && values[value].end <= wordStart) value++;
    const inValue = value < values.length && values[value].start < wordEnd;
    const first = text.charCodeAt(wordStart);
    const charClass = CHAR_CLASS[first];
    const upper = IS_UPPER[first] === 1;
    const known = entryOf(text.slice(wordStart, wordEnd), charClass, language, lexicon);
    const { form } = known;
    const given = form === 'provided' && isHandedOver(text, [start, wordStart, wordEnd, end]);
    const entry = given ? { ...entryOf('provide', charClass, language, lexicon), form } : known;
    // A word of a value means the value: "May" in a date permits nothing.
    const own = isSplitNot(form, text, wordEnd) ? NEGATION : entry.cue;
    const numbers = form === 'no' && isNumbering(text.slice(wordEnd, wordEnd + AHEAD), words.at(-1));
    const cue = numbers ? 0 : inValue || given ? own & COMPARISON : own;
    if (token > from && startsClause(text, scan.tokenEnd[token - 1], wordStart, cue)) clause++;
    words.push({
      start: wordStart,
      end: wordEnd,
      form,
      lemma: entry.lemma,
      weight: inValue
        ? 1
        : upper &&
            ((!opens && (entry.weight > 0 || isLetter(text, wordStart, wordEnd, end, words))) ||
              isGivenName(form, text.slice(wordEnd, wordEnd + AHEAD), words, opens))
          ? Math.max(entry.weight, NAME_WEIGHT)
          : entry.weight,
      cue,
      numeric: charClass === DIGIT,
      capital:
        upper && (!opens || (wordEnd - wordStart > 1 && IS_UPPER[text.charCodeAt(wordStart + 1)] === 1)),
      value: inValue ? value : -1,
      clause,
      negated: false,
      downward: false,
      scope: 0,
    });
    opens = false;
  }
  return words;
}

/** "Did n't", set apart by a space: its first letter alone is a word, as the apostrophe ends it. */
const isSplitNot = (form: string, text: string, end: number): boolean =>
  form === "n'" && /^t(?![\p{L}\p{N}])/iu.test(text.slice(end, end + 2));

/** Nouns behind which a single capital tells which. */
const LETTERED =
  /^(?:an?|the|with|vitamin|hepatitis|influenza|plan|block|grade|option|class|section|team|group|unit|terminal|gate|zone|building|tier|category|type|part|exhibit|annex|appendix|schedule|level|room|flat|wing|platform|line|tower|sample|version|stage|phase|chapter|volume|hall|bay|dock|column|row|product|site|route|series|form|house|apartment|hangar|pier|stand|lot|batch|variant)$/;

/** "Block A", "an A", "type I": a letter that stands for itself and is neither article nor pronoun. */
function isLetter(
  text: string,
  start: number,
  wordEnd: number,
  end: number,
  before: readonly Word[],
): boolean {
  const char = text[start];
  if (wordEnd - start !== 1 || (char !== 'A' && char !== 'I')) return false;
  const previous = before.at(-1)?.form ?? '';
  if (char === 'I')
    return /^(?:type|phase|class|stage|part|grade|level|category|volume|chapter)$/.test(previous);
  const closes = wordEnd >= end || /^\s*[.,;:)!?]/.test(text.slice(wordEnd, wordEnd + 2));
  return LETTERED.test(previous) && (closes || !/^(?:an?|the|with)$/.test(previous));
}

/** Characters behind a word that tell whether it is what somebody is called. */
const AHEAD = 12;
/** "Order No. 7" has a number, and denies nothing; "the answer is no. 7 days later" has none. */
const isNumbering = (behind: string, before: Word | undefined): boolean =>
  before !== undefined && NUMBERING.test(behind) && !ANSWERING.test(before.lemma);
const ANSWERING = /^(?:be|say|answer|reply|mean|vote|decide|or|and|but)$/;
const NUMBERING = /^\. ?(?:\d|\p{Lu}{1,4}-?\d)/u;
/** What leads to somebody who does something or has it done to him. */
const TO_SOMEBODY = /^(?:by|to|from|with|for|and|or|is|was|than|ask|asked|told)$/;
const TOLD_OF =
  /^ (?:\p{Ll}+ed|is|was|has|had|signed|sent|paid|made|sold|bought|wrote|took|gave|left|got|won|lost|met|told|said|works|lives|owns)\b/u;

/** "Approved by Per", "Will signed the lease": names that are small words too. */
function isGivenName(form: string, behind: string, before: readonly Word[], opens: boolean): boolean {
  // No article stands before a name that begins with a consonant, or before nothing.
  if (form === 'an')
    return /^ [BCDGJKLMNPQRSTVWZ]\p{Ll}/u.test(behind) || (!opens && /^(?:[.,;]|$)/.test(behind));
  if (form !== 'per' && form !== 'will') return false;
  return opens ? TOLD_OF.test(behind) : TO_SOMEBODY.test(before.at(-1)?.form ?? '');
}

/** A word with a capital inside a sentence is a name, and names carry information. */
const NAME_WEIGHT = 0.8;

/** Whether a clause begins between two words: at strong punctuation, or at a comma or word that opens one. */
function startsClause(text: string, from: number, to: number, cue: number): boolean {
  let comma = false;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x3b || code === 0x3a || code === 0x28 || code === 0x29 || code === 0x2014) return true;
    if (code === 0x2c) comma = true;
  }
  if (comma) return (cue & (CLAUSE | CONDITION | EXCEPTION | ATTRIBUTION | NEGATION)) !== 0;
  return (cue & (CLAUSE | CONDITION)) !== 0;
}

function phrasesOf(words: readonly Word[], lexicon: Lexicon): Phrase[] {
  const lemmas = words.map((word) => word.lemma);
  const found: Phrase[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    if (words[at].value >= 0) continue;
    const phrase = lexicon.phrase(lemmas, at);
    if (phrase === undefined) continue;
    const head = headOf(words, at, at + phrase.length);
    if (head >= 0) found.push({ lemma: phrase.lemma, at, length: phrase.length, head });
  }
  return found;
}

/** The first word of a phrase that tells something; -1 where none does, or where a word of it is part of a value. */
function headOf(words: readonly Word[], from: number, to: number): number {
  let head = -1;
  for (let at = from; at < to; at++) {
    if (words[at].value >= 0) return -1;
    if (head < 0 && words[at].weight > 0) head = at;
  }
  return head;
}

/** What a sentence says, without what stands around it in its text. */
export const textOf = ({ text, start, end }: Reading): string => text.slice(start, end);
