/**
 * What tells why a statement is not supported: the measures that its support was judged by, what the checks found, and
 * what stands around the support. Numbers alone, so that what was learned on one kind of text holds on another.
 */
import type { MismatchKind } from '../../domain/check.ts';
import type { Reading } from '../../text/reading.ts';
import type { Part, Refusal } from '../case.ts';
import { FEATURES, KINDS } from '../judge/feature-names.ts';
import type { AlignedSentence } from '../match/support.ts';
import { CUE_SIGNS } from './cue-signs.ts';
import { DIFFERENCES, putDifferences } from './differences.ts';
import { FOCUS, putFocus } from './focus.ts';
import { MARKERS, putMarkers } from './markers.ts';
import { OTHER_IN_PLACE, putOtherInPlace } from './other-in-place.ts';
import { PARTICIPANTS, putParticipants } from './participants.ts';
import { putRivals, RIVALS } from './rivals.ts';
import { putRulesAndFacts, RULES_AND_FACTS } from './rules-and-facts.ts';
import { putSmallWords, SMALL_WORDS } from './small-words.ts';
import { putTurnedOver, TURNED_OVER } from './turned-over.ts';
import { putTurnsOfClaim, TURNS_OF_CLAIM } from './turns-of-claim.ts';
import { putUnsaid, UNSAID } from './unsaid.ts';
import { putWholeEvidence, WHOLE_EVIDENCE } from './whole-evidence.ts';

/** Kinds that evidence itself shows, in the order of the model. */
export const REASONS: readonly MismatchKind[] = [...KINDS, 'not_mentioned'];

const CUES = CUE_SIGNS.map(([, cue]) => cue);
const CUE_NAMES = CUE_SIGNS.map(([name]) => name);
/** Classes of small words by which statements tell when, how surely and of how many they speak. */
const CLASSES: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['future', 'will shall going tomorrow soon'],
  ['past', 'was were did had'],
  ['perfect', 'has have been already yet'],
  ['present', 'is are does do'],
  ['modal', 'may can could might must should would'],
  ['order', 'before after until since by first last then later earlier ago when while once'],
  ['each', 'each per every any'],
  ['all', 'all both none no only whole entire'],
  ['more', 'more less fewer than most least highest lowest larger smaller higher lower exceeds'],
  ['because', 'because due owing since reason'],
  ['says', 'says said told according reported stated claims claimed confirmed'],
  ['wants', 'wants wanted asked requested applied proposed planned intends offered promised'],
].map(([name, words]) => [name!, new Set(words!.split(' '))] as const);

/** Sentences before and after a support that are looked at. */
const AROUND = 2;
/** Match from which a part of the statement stands in a sentence, and under which it does not. */
const STANDS = 0.95;
const OPEN = 0.5;

const KIND_SORTS = ['quantity', 'money', 'date_time', 'identifier', 'other'] as const;

/** Names of the signs, in order. */
export const SIGNS: readonly string[] = [
  ...FEATURES,
  ...REASONS.map((reason) => `said_${reason}`),
  ...REASONS.map((reason) => `first_${reason}`),
  ...REASONS.map((reason) => `other_${reason}`),
  'contradicted',
  'withheld',
  'said_coverage',
  'documents',
  'documents_near',
  'second_document',
  ...CUE_NAMES.map((name) => `claim_${name}_cue`),
  ...CUE_NAMES.map((name) => `support_${name}_cue`),
  ...CUE_NAMES.map((name) => `before_${name}_cue`),
  ...CUE_NAMES.map((name) => `after_${name}_cue`),
  ...CUE_NAMES.map((name) => `beside_${name}_cue`),
  ...CLASSES.map(([name]) => `claim_${name}_word`),
  ...CLASSES.map(([name]) => `support_${name}_word`),
  ...KIND_SORTS.flatMap((sort) => [`${sort}_values`, `${sort}_open`, `${sort}_elsewhere`]),
  'names_open',
  'names_elsewhere',
  'words_open',
  'words_elsewhere',
  'speaker',
  'speakers',
  ...DIFFERENCES,
  ...SMALL_WORDS,
  ...FOCUS,
  ...WHOLE_EVIDENCE,
  ...PARTICIPANTS,
  ...UNSAID,
  ...RULES_AND_FACTS,
  ...MARKERS,
  ...OTHER_IN_PLACE,
  ...RIVALS,
  ...TURNED_OVER,
  ...TURNS_OF_CLAIM,
];

/** The signs of a refused statement; undefined where its support was never measured. */
export function signsOf(refusal: Refusal): Float32Array | undefined {
  const { part, reason, coverage, contradicted, withheld, other } = refusal;
  const features = part.best?.features;
  if (features === undefined) return undefined;
  const out = new Float32Array(SIGNS.length);
  out.set(features);
  let at = features.length;
  const put = (value: number | boolean): void => {
    out[at++] = Number(value);
  };
  const { support, mismatches } = part.best!;
  for (const one of REASONS) put(one === reason);
  for (const one of REASONS) put(rankOf(mismatches, one));
  for (const one of REASONS)
    put(other === undefined ? 0 : (other.shown === one ? 1 : 0) + (other.kind === one ? 2 : 0));
  put(contradicted);
  put(withheld);
  put(coverage);
  putDocuments(put, part);
  const around = readingsAround(support.sentences[0]!);
  const beside = part.sentences.filter((one) => !support.sentences.includes(one)).slice(0, 4);
  putCues(put, [part.reading]);
  putCues(
    put,
    support.sentences.map(({ reading }) => reading),
  );
  putCues(put, around.before);
  putCues(put, around.after);
  putCues(
    put,
    beside.map(({ reading }) => reading),
  );
  putClasses(put, [part.reading]);
  putClasses(
    put,
    support.sentences.map(({ reading }) => reading),
  );
  putOpen(put, part);
  put(support.sentences.some(isSpoken));
  put(part.sentences.filter(isSpoken).length);
  putDifferences(put, part);
  putSmallWords(
    put,
    part.reading,
    support.sentences.map(({ reading }) => reading),
  );
  putFocus(put, part);
  putWholeEvidence(put, refusal);
  putParticipants(put, part);
  putUnsaid(put, refusal);
  putRulesAndFacts(put, part);
  putMarkers(put, part);
  putOtherInPlace(put, part);
  putRivals(put, refusal);
  putTurnedOver(put, part);
  putTurnsOfClaim(put, part);
  return out;
}

type Put = (value: number | boolean) => void;

/** How early a kind comes among the mismatches, which are gravest first: 6 for the first. */
function rankOf(mismatches: readonly { readonly kind: MismatchKind }[], kind: MismatchKind): number {
  const at = mismatches.findIndex((one) => one.kind === kind);
  return at < 0 || at > 5 ? 0 : 6 - at;
}

/** Coverage from which a sentence is about the statement. */
const NEAR = 0.4;

function putDocuments(put: Put, { sentences, best }: Part): void {
  const [first] = best!.support.sentences;
  const near = new Set(sentences.filter(({ coverage }) => coverage >= NEAR).map(({ document }) => document));
  const others = sentences.filter(({ document }) => document !== first!.document);
  put(new Set(sentences.map(({ document }) => document)).size);
  put(near.size);
  put(others.reduce((most, { coverage }) => Math.max(most, coverage), 0));
}

function readingsAround({ source, sentence }: AlignedSentence): { before: Reading[]; after: Reading[] } {
  const count = source.scan.sentenceCount;
  const read = (from: number, to: number): Reading[] => {
    const out: Reading[] = [];
    for (let i = Math.max(0, from); i <= Math.min(count - 1, to); i++) out.push(source.sentence(i));
    return out;
  };
  return { before: read(sentence - AROUND, sentence - 1), after: read(sentence + 1, sentence + AROUND) };
}

function putCues(put: Put, readings: readonly Reading[]): void {
  const cues = readings.reduce((all, one) => all | one.cues, 0);
  for (const cue of CUES) put((cues & cue) !== 0);
}

function putClasses(put: Put, readings: readonly Reading[]): void {
  for (const [, words] of CLASSES) put(readings.some((one) => one.words.some(({ form }) => words.has(form))));
}

/** Of the values, names and words of a statement how many its support lacks, and how many of those stand elsewhere. */
function putOpen(put: Put, { units, best, sentences }: Part): void {
  const { matches } = best!.support;
  const isOpen = (i: number): boolean => matches[i]!.strength < OPEN;
  const isElsewhere = (i: number): boolean =>
    isOpen(i) && sentences.some(({ alignment }) => alignment.matches[i]!.strength >= STANDS);
  const tally = (mine: (i: number) => boolean, withAll: boolean): void => {
    const own = units.map((_, i) => i).filter(mine);
    if (withAll) put(own.length);
    put(own.filter(isOpen).length);
    put(own.filter(isElsewhere).length);
  };
  for (const sort of KIND_SORTS)
    tally((i) => units[i]!.value !== undefined && sortOf(units[i]!.value!.kind) === sort, true);
  tally((i) => units[i]!.value === undefined && units[i]!.name, false);
  tally((i) => units[i]!.value === undefined && !units[i]!.name, false);
}

const SORTS: Readonly<Record<string, (typeof KIND_SORTS)[number]>> = {
  number: 'quantity',
  quantity: 'quantity',
  money: 'money',
  date: 'date_time',
  time: 'date_time',
  datetime: 'date_time',
  identifier: 'identifier',
};

const sortOf = (kind: string): (typeof KIND_SORTS)[number] => SORTS[kind] ?? 'other';

/** "Guest: …", "Ms Roth said: …": a sentence that begins with who speaks. */
const isSpoken = ({ reading: { text, start, end } }: AlignedSentence): boolean =>
  /^\s*(?:\[?\d\d:\d\d\]?\s*)?[A-Z][\w.' -]{1,30}:\s/.test(text.slice(start, end));
