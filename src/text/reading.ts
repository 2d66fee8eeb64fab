/**
 * The close reading of one sentence: words with lemma, weight and what modifies them, typed values, names.
 * Only the claim and the few sentences that speak to it get one.
 */
import { CHAR_CLASS, DIGIT, foldWord, IDEOGRAPH, IS_UPPER, LETTER, SIGN } from './chars.ts';
import {
  ATTRIBUTION,
  CLAUSE,
  COMPARISON,
  CONDITION,
  cueOf,
  EXCEPTION,
  HEDGE,
  NEGATION,
  OBLIGATION,
  PERMISSION,
  PROSPECT,
  UNIVERSAL,
} from './cues.ts';
import { framesIn, type Hit } from './frames/index.ts';
import type { Language } from './language.ts';
import type { Lexicon } from './lexicon/index.ts';
import { detached, LONGEST_WORD } from './lexicon/memory.ts';
import type { Scan } from './scan.ts';
import { readValues, type Value } from './values/index.ts';

/** Cues that hold for a whole clause rather than for one word. */
const CLAUSE_CUES = HEDGE | PERMISSION | OBLIGATION | PROSPECT | CONDITION | EXCEPTION | ATTRIBUTION;

export interface Word {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  /** Folded: lower case, without accents. */
  readonly form: string;
  readonly lemma: string;
  /** Information weight in [0, 1]; 0 for a function word. */
  readonly weight: number;
  /** Cues that the word itself gives. */
  readonly cue: number;
  readonly numeric: boolean;
  /** Written with a capital where the sentence does not require one. */
  readonly capital: boolean;
  /** Index of the value that holds the word, -1 for none. */
  readonly value: number;
  readonly clause: number;
  /** Whether an odd number of negations has the word in scope. */
  negated: boolean;
  /** Whether a more general word may be replaced by a more special one here, and not the reverse. */
  downward: boolean;
  /** Clause cues that have the word in scope. */
  scope: number;
}

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

/** Behind and before "provided" where it says that something was given: "no receipt provided", "has been provided". */
const GIVEN = /^\s*(?:$|[.,;)]|(?:by|in|with|on|to|at|as|from|within|via|for|free)\b)/i;
const PASSED = /\b(?:is|are|was|were|be|been|being|has|have|had|not|already|also)\s+$/i;
/** "The shop provided a receipt": a sentence with no other verb that a condition could be set to. */
const ONE_VERB =
  /^[^,;:]*\b(?:is|are|was|were|be|been|has|have|had|can|may|must|will|would|should|could|do|does|did)\b/i;

/** Whether "provided" at a place says that something was given, and sets no condition. */
function isHandedOver(
  text: string,
  [start, at, after, end]: readonly [number, number, number, number],
): boolean {
  if (/^\s*that\b/i.test(text.slice(after, after + 6))) return false;
  if (GIVEN.test(text.slice(after, Math.min(end, after + 12)))) return true;
  const before = text.slice(Math.max(start, at - LONGEST_SUBJECT), at);
  if (PASSED.test(before)) return true;
  const whole = text.slice(start, Math.min(end, after + LONGEST_SUBJECT));
  return (
    at - start < LONGEST_SUBJECT &&
    /^(?:the|an?|our|your|his|her|their|its|my|he|she|they|we|i|\p{Lu})/iu.test(before) &&
    !/[,;:]/.test(before) &&
    !ONE_VERB.test(whole) &&
    !/ed\s+$/.test(before)
  );
}

/** Characters before the verb that a subject has, at the most. */
const LONGEST_SUBJECT = 40;

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
  const words: Word[] = [];
  let clause = 0;
  let cues = 0;
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
    const cue = inValue || given ? own & COMPARISON : own;
    if (token > from && startsClause(text, scan.tokenEnd[token - 1], wordStart, cue)) clause++;
    words.push({
      start: wordStart,
      end: wordEnd,
      form,
      lemma: entry.lemma,
      weight: inValue
        ? 1
        : upper && !opens && (entry.weight > 0 || isLetter(text, wordStart, wordEnd, end, words))
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
    cues |= cue;
    opens = false;
  }
  const question = text.charCodeAt(end - 1) === 0x3f || text.charCodeAt(end - 1) === 0xff1f;
  setScopes(words, language);
  let found: readonly Phrase[] | undefined = language === 'en' ? undefined : [];
  const phrases = (): readonly Phrase[] => (found ??= phrasesOf(words, lexicon));
  let hits: readonly Hit[] | undefined = language === 'en' ? undefined : [];
  const frames = (): readonly Hit[] => (hits ??= framesIn(words, lexicon));
  return { text, start, end, language, words, values, phrases, frames, cues, question };
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

/** What is known of a word, remembered: most words of any text have been seen before. */
interface Entry {
  readonly form: string;
  readonly cue: number;
  readonly lemma: string;
  readonly weight: number;
}

const MOST_REMEMBERED = 50_000;
const remembered: Readonly<Record<Language, Map<string, Entry>>> = {
  en: new Map(),
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  other: new Map(),
};

/** "Did n't", set apart by a space: its first letter alone is a word, as the apostrophe ends it. */
const isSplitNot = (form: string, text: string, end: number): boolean =>
  form === "n'" && /^t(?![\p{L}\p{N}])/iu.test(text.slice(end, end + 2));

/** `written` is the word as it stands in the text; `charClass` the class of its first character. */
function entryOf(written: string, charClass: number, language: Language, lexicon: Lexicon): Entry {
  const known = remembered[language];
  const kept = known.get(written);
  if (kept !== undefined) return kept;
  // A slice would keep the whole text that it was cut from.
  const own = detached(written);
  const form = foldWord(own);
  const entry = {
    form,
    cue: cueOf(form, language),
    lemma: lemmaOf(form, charClass, language, lexicon),
    weight: weightOf(form, charClass, language, lexicon),
  };
  if (own.length > LONGEST_WORD) return entry;
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(own, entry);
  return entry;
}

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

const lemmaOf = (form: string, charClass: number, language: Language, lexicon: Lexicon): string => {
  if (charClass !== LETTER) return form;
  const bare = form.endsWith("'s") ? form.slice(0, -2) : form;
  return language === 'en' ? lexicon.lemma(bare) : lexicon.stem(bare, language);
};

function weightOf(form: string, charClass: number, language: Language, lexicon: Lexicon): number {
  if (charClass === SIGN) return 0;
  if (charClass === IDEOGRAPH) return isKana(form.charCodeAt(0)) ? 0.15 : 0.6;
  if (lexicon.isFunctionWord(form, language)) return 0;
  if (language !== 'en') return FOREIGN_WEIGHT;
  const weight = lexicon.weight(form);
  return LIGHT.has(lexicon.lemma(form)) ? weight * LIGHT_SHARE : weight;
}

/** Verbs that say little beside their object or complement: paraphrases exchange them freely. */
const LIGHT = new Set(
  (
    'come go get take give make have put place carry end happen occur remain stay show contain bring hold keep set ' +
    'run turn find know see become begin start include involve say state report'
  ).split(' '),
);
const LIGHT_SHARE = 0.45;

/** Weight of a content word where no frequencies are known. */
const FOREIGN_WEIGHT = 0.6;
/** A word with a capital inside a sentence is a name, and names carry information. */
const NAME_WEIGHT = 0.8;

/** Hiragana writes endings and particles; it carries little by itself. */
const isKana = (code: number): boolean => code >= 0x3040 && code <= 0x309f;

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

function setScopes(words: Word[], language: Language): void {
  setClauseCues(words);
  if (language === 'en') setForwardNegation(words);
  else setClauseNegation(words, language);
  setRestrictors(words);
}

function setClauseCues(words: Word[]): void {
  let first = 0;
  let sentence = 0;
  let until = -1;
  while (first < words.length) {
    let end = first;
    let cues = 0;
    while (end < words.length && words[end].clause === words[first].clause) cues |= words[end++].cue;
    for (let i = first; i < end; i++) words[i].scope = cues & CLAUSE_CUES;
    if (isUntilDay(words[first], words[first + 1])) until = words[first].clause;
    else sentence |= cues;
    first = end;
  }
  // "Closed until 12 May; the other is open": a day bounds the clause before it alone.
  if (until >= 0) for (const word of words) if (word.clause === until - 1) word.scope |= CONDITION;
  // A condition and a speaker hold for the sentence, wherever their clause stands in it.
  const carried = sentence & (CONDITION | ATTRIBUTION);
  if (carried !== 0) for (const word of words) word.scope |= carried;
}

const isUntilDay = ({ form }: Word, next: Word | undefined): boolean =>
  (form === 'until' || form === 'till') && next !== undefined && next.value >= 0;

/** English: a negation holds from its word to the end of its clause; two undo each other. */
function setForwardNegation(words: Word[]): void {
  let negated = false;
  let clause = -1;
  for (const word of words) {
    if (word.clause !== clause) {
      negated = false;
      clause = word.clause;
    }
    word.negated = negated;
    // "Neither … nor" denies twice and undoes nothing.
    if (word.cue & NEGATION) negated = word.form === 'nor' || !negated;
    word.downward = word.negated;
  }
}

/** German, French and Spanish: a negation may follow its verb ("kam nicht") or come in two words ("ne … pas"). */
function setClauseNegation(words: Word[], language: Language): void {
  const negatedClauses = new Set<number>();
  words.forEach((word, at) => {
    if (!(word.cue & NEGATION)) return;
    const restricts = language === 'fr' && word.form.startsWith('n') && onlyFollows(words, at);
    if (!restricts) negatedClauses.add(word.clause);
  });
  for (const word of words) word.negated = word.downward = negatedClauses.has(word.clause);
}

/** French "ne … que" is "only". */
function onlyFollows(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at + 1, at + 6);
  return rest.some((word) => word.form === 'que') && !rest.some((word) => word.form === 'pas');
}

/** The noun phrase of "every", "all", "each" is downward monotone: what holds of all dogs holds of brown ones. */
function setRestrictors(words: Word[]): void {
  let open = 0;
  for (const word of words) {
    if (open > 0) {
      if (word.weight === 0 && !(word.cue & UNIVERSAL) && word.form !== 'of' && word.form !== 'the') open = 0;
      else {
        word.downward = !word.downward;
        open--;
      }
    }
    if (word.cue & UNIVERSAL && word.form !== 'any' && word.form !== 'always' && word.form !== 'both')
      open = 5;
    if (word.scope & CONDITION) word.downward = !word.downward;
  }
}
