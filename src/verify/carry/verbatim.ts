/**
 * The plainest support there is: a sentence that begins with the statement, word for word, and adds nothing that
 * could take it back, limit it or leave it open. Nothing is left to weigh, so nothing is weighed.
 */
import { CHAR_FOLD } from '../../text/chars.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { ITEM, PROSE, type Scan } from '../../text/scan.ts';
import { mayRecall } from '../against/recall-words.ts';
import type { Stated } from '../case.ts';
import { totalWeight, type Unit } from '../claim/units.ts';
import { type Candidate, type Query, touchedShares } from '../match/retrieve.ts';
import { type AlignedSentence, alignedSentence, byCoverage } from '../match/support.ts';
import type { Document } from '../read/document.ts';

/** A statement that stands word for word. */
export interface Verbatim {
  /** The sentence that states it, then those that may speak against it. */
  readonly sentences: readonly [AlignedSentence, ...AlignedSentence[]];
  /** Other sentences that touch it: they are not read. */
  readonly beside: readonly Candidate[];
}

/** The first of the candidates that states it word for word, with the others; undefined for none. */
export function verbatim(
  stated: Stated,
  documents: readonly Document[],
  candidates: readonly Candidate[],
  query: Query,
  lexicon: Lexicon,
): Verbatim | undefined {
  const { units } = stated;
  const found = stating(stated, documents, candidates, lexicon);
  if (found === undefined) return undefined;
  const against: AlignedSentence[] = [];
  const beside: Candidate[] = [];
  for (const one of candidates) {
    if (one.document === found.document && one.sentence === found.sentence) continue;
    if (
      mayDispute(one, documents, units, query) ||
      isAsShort(one, stated, documents, query) ||
      (one.document !== found.document && recalls(one, documents))
    )
      against.push(alignedSentence(one, documents, units, lexicon));
    else beside.push(one);
  }
  return { sentences: [found, ...against.sort(byCoverage)], beside };
}

/** Words by which a sentence may be longer than a statement that it denies or puts otherwise. */
const LONGER = 4;

/**
 * Whether a sentence is about as short as the statement and has a word of it: it may deny all of it, or say it of
 * another, in its few words.
 */
function isAsShort(
  { document, sentence }: Candidate,
  { reading, units }: Stated,
  documents: readonly Document[],
  query: Query,
): boolean {
  const { scan } = documents[document];
  const length = scan.sentenceToken[sentence + 1] - scan.sentenceToken[sentence];
  if (length > reading.words.length + LONGER) return false;
  const shares = new Float64Array(units.length);
  touchedShares(scan, sentence, query, shares);
  return units.some(({ value }, i) => value === undefined && shares[i] > 0);
}

/** Characters of a sentence that are looked through for a word that takes something back. */
const LOOKED = 240;

function recalls({ document, sentence }: Candidate, documents: readonly Document[]): boolean {
  const { text, scan } = documents[document];
  const start = scan.sentenceStart[sentence];
  return mayRecall(text.slice(start, Math.min(scan.sentenceEnd[sentence], start + LOOKED)));
}

/** Whether a sentence, with what its pronouns stand for, states a statement word for word and adds nothing. */
export function repeats(
  { reading, units }: Stated,
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  if (reading.question || theirs.words.length < reading.words.length) return false;
  if (!reading.words.every(({ form }, at) => form === theirs.words[at].form)) return false;
  return addsNothing(reading, theirs) && units.every((_, i) => alignment.matches[i].strength === 1);
}

function stating(
  stated: Stated,
  documents: readonly Document[],
  candidates: readonly Candidate[],
  lexicon: Lexicon,
): AlignedSentence | undefined {
  const { reading, units } = stated;
  if (reading.question) return undefined;
  const whole = totalWeight(units) * (1 - ROUNDING);
  for (const candidate of candidates) {
    // Who holds every word touches every unit in full, and candidates come best first.
    if (candidate.score < whole) return undefined;
    const source = documents[candidate.document];
    if (!isPlain(source, candidate.sentence, reading) || !begins(stated, source.scan, candidate.sentence))
      continue;
    if (!addsNothing(reading, source.sentence(candidate.sentence))) continue;
    const found = alignedSentence(candidate, documents, units, lexicon);
    if (found.alignment.matches.every((match) => match.strength === 1)) return found;
  }
  return undefined;
}

const ROUNDING = 1e-9;

function isPlain(source: Document, sentence: number, reading: Reading): boolean {
  const kind = source.scan.sentenceKind[sentence];
  const understood = source.language === reading.language || reading.language === 'other';
  return (kind === PROSE || kind === ITEM) && !source.structured && understood;
}

/** Whether a sentence begins with the words of the statement, folded. */
function begins({ claim, index }: Stated, theirs: Scan, sentence: number): boolean {
  const ours = claim.scan;
  const from = index < 0 ? 0 : ours.sentenceToken[index];
  const to = index < 0 ? ours.tokenCount : ours.sentenceToken[index + 1];
  const first = theirs.sentenceToken[sentence];
  if (first + to - from > theirs.sentenceToken[sentence + 1]) return false;
  for (let i = 0; i < to - from; i++) {
    if (ours.tokenKey[from + i] !== theirs.tokenKey[first + i]) return false;
    if (!sameForm(ours, from + i, theirs, first + i)) return false;
  }
  return true;
}

function sameForm(a: Scan, one: number, b: Scan, other: number): boolean {
  const start = a.tokenStart[one];
  const length = a.tokenEnd[one] - start;
  const place = b.tokenStart[other];
  if (b.tokenEnd[other] - place !== length) return false;
  for (let i = 0; i < length; i++) {
    if (CHAR_FOLD[a.text.charCodeAt(start + i)] !== CHAR_FOLD[b.text.charCodeAt(place + i)]) return false;
  }
  return true;
}

/** Cue words that tell more of somebody named before, and take nothing back. */
const RELATIVE = new Set('who which der die das qui que'.split(' '));
/** Words without a cue of their own that make of a statement one of two, a part, or an error. */
const UNDOING = new Set(
  (
    'or either false untrue wrong incorrect fake hoax rumour rumor myth partial nearly oder entweder falsch ou soit ' +
    'faux fausse o u falso falsa'
  ).split(' '),
);
/** Statements about one of many: what follows says of which. */
const SUPERLATIVE = new Set('first last best worst sole single main'.split(' '));

/** Whether a sentence that begins with the statement leaves it as it stands. */
function addsNothing(statement: Reading, sentence: Reading): boolean {
  if (sentence.question) return false;
  const { length } = statement.words;
  if (sentence.words.length === length) return true;
  // Of a language without cue words nothing can be told of what is added.
  if (statement.language === 'other') return false;
  if (statement.cues !== 0 || statement.words.some(isSuperlative)) return false;
  if (!partsAt(sentence, length)) return false;
  if (statement.language === 'en' && goesOn(statement, sentence.words[length])) return false;
  for (let at = length; at < sentence.words.length; at++) {
    const { form, cue } = sentence.words[at];
    if ((cue !== 0 && !RELATIVE.has(form)) || UNDOING.has(form)) return false;
  }
  return true;
}

/** What makes of the end of a statement another one: "is sure to fail", "burned his foot", "paid the deposit back", "consists of A and B". */
const GOING_ON = new Set('to the a an this these his her its their my our your back'.split(' '));
const ENUMERATING = new Set(['consist', 'comprise', 'compose']);

const goesOn = ({ words }: Reading, { form }: Word): boolean =>
  GOING_ON.has(form) || words.some(({ lemma }) => ENUMERATING.has(lemma));

const isSuperlative = ({ form, lemma }: Word): boolean =>
  SUPERLATIVE.has(form) || (form.endsWith('est') && form !== lemma);

/**
 * Whether a phrase may end before word `at`, or before the end of a value that goes on there: a function word
 * follows, or a comma. "The car insurance" is no car.
 */
function partsAt({ text, words }: Reading, at: number): boolean {
  const { value } = words[at - 1];
  let next = at;
  while (value >= 0 && next < words.length && words[next].value === value) next++;
  if (next === words.length || words[next].weight === 0) return true;
  const code = text.charCodeAt(words[next - 1].end);
  return code === 0x2c || code === 0x3b;
}

/** Share of a statement that a sentence must touch to be read for what it says against it. */
const LEAST_TOUCHED = 0.4;

/**
 * Whether a sentence may speak against a statement: it touches a good part of it, every name and identifier, and
 * more than its values. A value that another stands in the place of counts as touched.
 */
function mayDispute(
  { document, sentence }: Candidate,
  documents: readonly Document[],
  units: readonly Unit[],
  query: Query,
): boolean {
  const shares = new Float64Array(units.length);
  touchedShares(documents[document].scan, sentence, query, shares);
  let touched = 0;
  let words = 0;
  let inWords = false;
  for (let i = 0; i < units.length; i++) {
    const { name, value, weight } = units[i];
    if ((name || value?.kind === 'identifier') && shares[i] === 0) return false;
    if (value === undefined) inWords = true;
    if (value === undefined && shares[i] > 0) words += weight;
    else if (value !== undefined) touched += weight;
  }
  return (words > 0 || !inWords) && (words + touched) / totalWeight(units) >= LEAST_TOUCHED;
}
