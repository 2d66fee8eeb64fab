/** Whether a sentence of German, French or Spanish states a claim of its language. */

import { ATTRIBUTION, CONDITION, EXCEPTION, RETRACTION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Reading } from '../../text/reading.ts';
import { formsOf, lemmasOf } from '../claim/words-said.ts';
import { candidates } from './candidates.ts';
import type { Stated } from './clause.ts';
import { clauseOf } from './clauses.ts';
import { saysAll } from './comparison.ts';
import { otherwiseIn } from './formerly.ts';
import { isTongue, TELLING, type Tongue } from './grammar.ts';
import { isManyOfOne } from './many-of-one.ts';
import { extraposed, verbalized } from './nominal.ts';
import { isOfMore } from './of-more.ts';
import { isDayOfAnother } from './own-day.ts';
import { type Bound, boundOf, type Tail } from './tails.ts';
import { bounded } from './wording/bounded.ts';
import { isLabelled, type Titled } from './wording/labelled.ts';
import type { Placed } from './wording/placed.ts';
import { plainReadings, readingOf } from './wording/readings.ts';

/** Longest claim that is read, in words. */
const LONGEST = 40;
/** What hangs on a statement by these may be said of it in part: the rest takes nothing away. */
const PARTLY: ReadonlySet<string> = new Set(['because', 'that']);

/**
 * Whether a sentence states a claim of its language in one of its clauses, as both stand or, where it is told what words
 * the title has, in plainer words.
 */
export function statesIn(asRead: Reading, stands: Placed, lexicon: Lexicon, titled?: Titled): boolean {
  const claim = inTongueOf(stands.reading, asRead, lexicon);
  const { language } = claim;
  if (!isTongue(language)) return false;
  const placed = inTongue(stands, language, lexicon);
  const sentence = placed.reading;
  if (sentence.language !== language || claim.question || sentence.question) return false;
  if (claim.words.length > LONGEST || isOpen(claim, sentence, language)) return false;
  if (otherwiseIn(claim, sentence) !== undefined) return false;
  if (isDayOfAnother(claim, sentence) || isManyOfOne(claim, sentence, language)) return false;
  if (isOfMore(claim, sentence)) return false;
  if (statesAsRead(claim, sentence, language)) return true;
  const within = bounded(claim, sentence, language, lexicon);
  if (within !== undefined && statesAsRead(within, sentence, language)) return true;
  if (titled === undefined) return false;
  const { claims, sentences } = plainReadings(claim, placed, language, lexicon, titled);
  return claims.some((one) =>
    sentences.some((other) => (one !== claim || other !== sentence) && statesAsRead(one, other, language)),
  );
}

/** A short claim whose language is not told by itself, in that of a sentence. */
function inTongueOf({ language }: Reading, claim: Reading, lexicon: Lexicon): Reading {
  if (claim.language !== 'other' || !isTongue(language)) return claim;
  return readingOf(claim.text.slice(claim.start, claim.end).trim(), language, lexicon);
}

/** A labelled line in the language of the claim: too few words tell what it is in. */
function inTongue(placed: Placed, language: Tongue, lexicon: Lexicon): Placed {
  const { text, start, end } = placed.reading;
  const line = text.slice(start, end).trim();
  if (placed.reading.language === language || isTongue(placed.reading.language) || !isLabelled(line))
    return placed;
  return {
    ...placed,
    reading: readingOf(line, language, lexicon),
    source: placed.source,
    sentence: placed.sentence,
  };
}

function statesAsRead(claim: Reading, sentence: Reading, language: Tongue): boolean {
  const ours = boundOf(claim, language);
  if (ours !== undefined) {
    const theirs = boundOf(sentence, language);
    return theirs !== undefined && statesBound(language, claim, ours, sentence, theirs);
  }
  // A condition anywhere in the sentence may hold for all of it.
  if (sentence.cues & ~claim.cues & CONDITION || !isOneClause(claim, language)) return false;
  const whole = claim.words.map((_, at) => at);
  const said = wordings(language, claim, whole, true);
  return candidates(sentence, language).some((at) => isSaidBy(said, language, sentence, at));
}

/** Whether an exception, a speaker or a correction may hold for all of a sentence. */
function isOpen(claim: Reading, sentence: Reading, language: Tongue): boolean {
  if (sentence.cues & ~claim.cues & (EXCEPTION | ATTRIBUTION)) return true;
  const lemmas = lemmasOf(claim.words);
  if (sentence.words.some(({ cue, lemma }) => cue & RETRACTION && !lemmas.has(lemma))) return true;
  const forms = formsOf(claim.words);
  return sentence.words.some(({ form }) => TELLING[language].has(form) && !forms.has(form));
}

/** Whether a claim is one clause, or one with a phrase in front of it. */
function isOneClause(claim: Reading, language: Tongue): boolean {
  const found = candidates(claim, language);
  return found.length === 1 || (found.length <= 3 && found.some((at) => at.length === claim.words.length));
}

function says(
  language: Tongue,
  claim: Reading,
  whole: readonly number[],
  sentence: Reading,
  at: readonly number[],
): boolean {
  return isSaidBy(wordings(language, claim, whole, true), language, sentence, at);
}

function isSaidBy(
  ours: readonly Stated[],
  language: Tongue,
  sentence: Reading,
  at: readonly number[],
): boolean {
  const theirs = wordings(language, sentence, at, false);
  return ours.some((one) => theirs.some((other) => saysAll(language, one, other)));
}

/** A clause as it stands, with the verb of its noun, and with its infinitive for its subject. */
function wordings(language: Tongue, reading: Reading, at: readonly number[], ours: boolean): Stated[] {
  const clause = clauseOf(reading, language, at);
  const all = [clause, verbalized(reading, language, clause, ours), extraposed(reading, language, clause)];
  return gather(all, (one) => (one === undefined ? [] : [{ reading, clause: one }]));
}

/** Whether a sentence says a claim's statement, and everything that hangs on it alike. */
function statesBound(
  language: Tongue,
  claim: Reading,
  ours: Bound,
  sentence: Reading,
  theirs: Bound,
): boolean {
  if (!says(language, claim, ours.head, sentence, theirs.head)) return false;
  const left = new Set(theirs.tails);
  for (const one of ours.tails) {
    const found = [...left].find(
      (other) => other.bond === one.bond && hangsAlike(language, claim, one, sentence, other),
    );
    if (found === undefined) return false;
    left.delete(found);
  }
  return [...left].every(({ bond }) => bond === 'because');
}

function hangsAlike(language: Tongue, claim: Reading, one: Tail, sentence: Reading, other: Tail): boolean {
  return (
    says(language, claim, one.words, sentence, other.words) &&
    (PARTLY.has(one.bond) || says(language, sentence, other.words, claim, one.words))
  );
}
