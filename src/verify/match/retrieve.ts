/**
 * Which sentences speak to a claim: one pass over the token keys of each document. The score of a sentence is
 * the weight of the claim's units that it touches, by the word itself or by a word that can stand for it.
 */
import { frames } from '../../text/frames/index.ts';
import { formsLike, type Lexicon } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Scan } from '../../text/scan.ts';
import { stemKey } from '../../text/stem-hash.ts';
import type { Unit } from '../claim/units.ts';
import type { Document } from '../read/document.ts';
import type { KeyIndex } from '../read/key-index.ts';

/** A sentence of a document, with the share of the claim's weight that it touches. */
export interface Candidate {
  readonly document: number;
  readonly sentence: number;
  readonly score: number;
}

/** Keys to look for: which units they touch and how strongly. */
export interface Query {
  readonly units: Map<number, readonly Touch[]>;
  /**
   * For each key modulo its size the place of what it touches, from 1: most tokens of a document are passed over by
   * one look at it. SHARED_SLOT where several keys meet.
   */
  readonly slots: Uint8Array;
  /** The keys that have a slot of their own, by place, and what they touch. */
  readonly keys: Int32Array;
  readonly touches: readonly (readonly Touch[])[];
  readonly weights: Float64Array;
}

interface Touch {
  readonly unit: number;
  readonly share: number;
}

const SLOTS = 1 << 14;
const SHARED_SLOT = 255;
const STAND_IN = 0.7;
/** Share of a part that an identifier has in common with its neighbours: the "HF" of HF-20931. */
const SHARED = 0.3;

/** Units that one key touches, at the most: a word said over and over must not cost its square. */
const MOST_TOUCHED = 32;

/** Builds the query of a claim. */
export function queryOf(claim: Reading, units: readonly Unit[], lexicon: Lexicon): Query {
  const touches = new Map<number, readonly Touch[]>();
  // Most keys touch one unit: those of one share have one list of it.
  let alone: readonly Touch[] = [];
  const add = (key: number, unit: number, share: number): void => {
    if (alone[0]?.unit !== unit || alone[0].share !== share) alone = [{ unit, share }];
    const list = touches.get(key);
    if (list === undefined) touches.set(key, alone);
    else if (list.length < MOST_TOUCHED && !list.some((touch) => touch.unit === unit))
      touches.set(key, [...list, ...alone]);
  };
  units.forEach((unit, index) => {
    for (let at = unit.from; at < unit.to; at++) {
      const word = claim.words[at];
      if (word.cue !== 0 && unit.to - unit.from > 1) continue;
      add(stemKey(word.form), index, tells(claim, unit, at) ? 1 : SHARED);
      if (unit.value !== undefined) for (const form of otherForms(unit)) add(stemKey(form), index, STAND_IN);
      else if (claim.language === 'en') {
        for (const key of standIns(word.lemma, lexicon)) add(key, index, STAND_IN);
        for (const key of framed(unit)) add(key, index, FRAMED);
      } else for (const form of formsLike(word.form, claim.language)) add(stemKey(form), index, STAND_IN);
    }
  });
  return { ...placed(touches), weights: Float64Array.from(units, (unit) => unit.weight) };
}

function placed(units: Map<number, readonly Touch[]>): Omit<Query, 'weights'> {
  const slots = new Uint8Array(SLOTS);
  const touches: (readonly Touch[])[] = [[]];
  const keys = new Int32Array(Math.min(units.size + 1, SHARED_SLOT));
  for (const [key, touched] of units) {
    const slot = key & (SLOTS - 1);
    if (slots[slot] !== 0 || touches.length === SHARED_SLOT) {
      slots[slot] = SHARED_SLOT;
      continue;
    }
    keys[touches.length] = key;
    slots[slot] = touches.length;
    touches.push(touched);
  }
  return { units, slots, keys, touches };
}

/** Keys of other words that may say the predicate that a unit is a word of. */
function framed({ frames: hits }: Unit): readonly number[] {
  const keys: number[] = [];
  for (const { frame, realisation } of hits) if (realisation.inClaim) keys.push(...keysOfFrame(frame));
  return keys.slice(0, MOST_FRAMED);
}

const ofFrames = new Map<number, readonly number[]>();

/** The keys of the words by which evidence may say a frame. */
function keysOfFrame(frame: number): readonly number[] {
  let keys = ofFrames.get(frame);
  if (keys === undefined)
    ofFrames.set(frame, (keys = [...frames.stemsOf(frame)].map((word) => stemKey(word))));
  return keys;
}

const FRAMED = 0.45;
const MOST_FRAMED = 80;

/** Whether a word tells its unit from others of its kind: of an identifier, its longest run with digits. */
function tells({ words }: Reading, { value, from, to }: Unit, at: number): boolean {
  if (value?.kind !== 'identifier') return true;
  const rank = ({ form }: Word): number => form.length + (/\d/.test(form) ? LONGER_THAN_ANY : 0);
  return words.slice(from, to).every((word) => rank(word) <= rank(words[at]));
}

const LONGER_THAN_ANY = 1e6;

const MOST_REMEMBERED = 20_000;
const remembered = new WeakMap<Lexicon, Map<string, readonly number[]>>();

/** Keys of the words that can stand for a lemma, remembered. */
function standIns(lemma: string, lexicon: Lexicon): readonly number[] {
  let known = remembered.get(lexicon);
  if (known === undefined) remembered.set(lexicon, (known = new Map()));
  let keys = known.get(lemma);
  if (keys !== undefined) return keys;
  keys = lexicon.expand(lemma).map(stemKey);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(lemma, keys);
  return keys;
}

const SMALL_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** How the number of a value is written elsewhere: in digits, or in words where it is small. */
function otherForms(unit: Unit): string[] {
  const value = unit.value;
  if (value === undefined || !('value' in value)) return [];
  const number = Number(value.value.n) / Number(value.value.d);
  if (!Number.isInteger(number) || number < 0 || number > 1e9) return [];
  return number <= 20 ? [String(number), SMALL_NUMBERS[number]] : [String(number)];
}

/**
 * Best sentences of all documents: at most `limit` of each, and MOST_SHARES times as many in all; equal scores in
 * order of position. Sentences that touch little beside the best of their document are left out: they would be
 * read for nothing. Each document's are chosen without regard to the others, so that a source about something else
 * does not push out a sentence that speaks against the claim.
 */
export function retrieve(documents: readonly Document[], query: Query, limit: number): Candidate[] {
  const all: Candidate[] = [];
  for (let document = 0; document < documents.length; document++) {
    const best: Candidate[] = [];
    scoreDocument(documents[document], document, query, best, limit);
    const least = LEAST_SHARE * (best[0]?.score ?? 0);
    for (const candidate of best) if (candidate.score >= least) all.push(candidate);
  }
  // A stable sort: equal scores stay in order of position.
  return all.sort((a, b) => b.score - a.score).slice(0, MOST_SHARES * limit);
}

/** Share of the best sentence's score in its document under which another is not read. */
const LEAST_SHARE = 0.15;
/** How many times the sentences of one document are read of all together. */
const MOST_SHARES = 4;

function scoreDocument(
  doc: Document,
  document: number,
  query: Query,
  best: Candidate[],
  limit: number,
): void {
  const { index } = doc;
  if (index !== undefined && isSelective(index, query)) {
    scoreIndexed(index, document, query, best, limit);
    return;
  }
  const { sentenceCount } = doc.scan;
  const shares = new Float64Array(query.weights.length);
  for (let sentence = 0; sentence < sentenceCount; sentence++) {
    if (!touchedShares(doc.scan, sentence, query, shares)) continue;
    keepBest(best, document, sentence, scoreOf(shares, query.weights, 0), limit);
  }
}

/** How strongly each unit is touched by a sentence, into `shares`; false, and nothing written, for none at all. */
export function touchedShares(scan: Scan, sentence: number, query: Query, shares: Float64Array): boolean {
  const { tokenKey, sentenceToken } = scan;
  const { slots, keys } = query;
  const end = sentenceToken[sentence + 1];
  let touched = false;
  for (let token = sentenceToken[sentence]; token < end; token++) {
    const key = tokenKey[token];
    const slot = slots[key & (SLOTS - 1)];
    if (slot === 0) continue;
    const touches =
      slot === SHARED_SLOT ? query.units.get(key) : keys[slot] === key ? query.touches[slot] : undefined;
    if (touches === undefined) continue;
    if (!touched) for (let unit = 0; unit < shares.length; unit++) shares[unit] = 0;
    touched = true;
    for (let at = 0; at < touches.length; at++) {
      const { unit, share } = touches[at];
      if (share > shares[unit]) shares[unit] = share;
    }
  }
  return touched;
}

function scoreOf(shares: Float64Array, weights: Float64Array, from: number): number {
  let score = 0;
  for (let unit = 0; unit < weights.length; unit++) score += shares[from + unit] * weights[unit];
  return score;
}

/** Share of a document's tokens under which looking up is less work than passing over all of them. */
const SELECTIVE = 0.02;

function isSelective(index: KeyIndex, query: Query): boolean {
  let tokens = 0;
  for (const key of query.units.keys()) tokens += index.count(key);
  return tokens < SELECTIVE * index.size;
}

/** The same scores from the index: only sentences that hold a key of the query are looked at. */
function scoreIndexed(
  index: KeyIndex,
  document: number,
  query: Query,
  best: Candidate[],
  limit: number,
): void {
  const size = query.weights.length;
  // Of each sentence its place among those that were touched, from 1; most are not.
  const places = new Int32Array(index.sentences);
  let touched = new Int32Array(64);
  let shares = new Float64Array(size * touched.length);
  let count = 0;
  for (const [key, touches] of query.units) {
    index.each(key, (sentence) => {
      let place = places[sentence];
      if (place === 0) {
        if (count === touched.length) {
          touched = grown(touched, new Int32Array(count * 2));
          shares = grown(shares, new Float64Array(size * count * 2));
        }
        touched[count] = sentence;
        place = ++count;
        places[sentence] = place;
      }
      const slot = (place - 1) * size;
      for (const { unit, share } of touches) if (share > shares[slot + unit]) shares[slot + unit] = share;
    });
  }
  for (const sentence of touched.subarray(0, count).sort()) {
    const slot = (places[sentence] - 1) * size;
    keepBest(best, document, sentence, scoreOf(shares, query.weights, slot), limit);
  }
}

function grown<T extends Int32Array | Float64Array>(values: T, larger: T): T {
  larger.set(values);
  return larger;
}

function keepBest(best: Candidate[], document: number, sentence: number, score: number, limit: number): void {
  if (best.length === limit && score <= best[limit - 1].score) return;
  let at = best.length;
  while (at > 0 && best[at - 1].score < score) at--;
  best.splice(at, 0, { document, sentence, score });
  if (best.length > limit) best.pop();
}
