/**
 * Proof by grammar: whether one sentence states every clause of a claim, whatever its order and form. Each clause of
 * the claim must be a clause of the sentence that is said to be so, of the same polarity, modality and time, and
 * what does it, what is done to, and how, where and when must be the same.
 */
import type { MismatchKind } from '../../domain/check.ts';
import { NEGATION } from '../../text/cues.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues } from '../../text/values/index.ts';
import type { Unit } from '../claim/units.ts';
import { rewordings } from '../frames/reworded.ts';
import type { AlignedSentence } from '../match/support.ts';
import { unitAt } from '../matter.ts';
import { ClauseMatch } from './clause-match.ts';
import { byAmount, byApposition } from './equation.ts';
import type { Grammar } from './grammar.ts';
import { byMeasure } from './measured.ts';
import { Phrases, type Same } from './phrase.ts';
import { byState } from './standing-state.ts';
import type { Clause } from './types.ts';
import { openersOf, saysAll } from './words.ts';

/** Log-odds of an arc being right under which nothing is proved by it. */
const SURE = -1;
/** Strength from which a word of the evidence says what the claim's does. */
const SAYS = 0.7;

/** Whether a sentence may state a claim, or its opposite, by what their words alone show; told before anything is parsed. */
export const mayState = (claim: Reading, { reading }: AlignedSentence): boolean =>
  !reading.question && saysAll(claim, reading);

/** Whether a sentence states the claim: taken as a whole, or one of the statements that stand in it side by side. */
export function restates(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  return states(claim, claim.clauses, units, sentence);
}

/** Whether a sentence states the opposite of the claim: all of it, and that what it says first is not so. */
export function statesOpposite(claim: Grammar, units: readonly Unit[], sentence: AlignedSentence): boolean {
  const [main, ...others] = claim.clauses;
  if (main === undefined || !((claim.reading.cues | sentence.reading.cues) & NEGATION)) return false;
  if (!main.asserted || main.modality !== 'none') return false;
  return states(claim, [{ ...main, negated: !main.negated }, ...others], units, sentence);
}

const DENIALS = new Set(['not', "n't", 'never']);

/** "There are not 184 euros": a denial that the parse of the claim gives to no clause, and that the sentence has not. */
function deniesUnread(claim: Grammar, clauses: readonly Clause[], { reading }: AlignedSentence): boolean {
  if (reading.cues & NEGATION || clauses.some(({ negated }) => negated)) return false;
  return claim.reading.words.some(({ form }) => DENIALS.has(form));
}

/** What phrases of a sentence that does not state the claim say otherwise, though they are of the claim's nouns. */
export function faultsOf(
  claim: Grammar,
  units: readonly Unit[],
  sentence: AlignedSentence,
): ReadonlySet<MismatchKind> {
  const faults = new Set<MismatchKind>();
  states(claim, claim.clauses, units, sentence, faults);
  return faults;
}

function states(
  claim: Grammar,
  clauses: readonly Clause[],
  units: readonly Unit[],
  sentence: AlignedSentence,
  faults = new Set<MismatchKind>(),
): boolean {
  if (!mayState(claim.reading, sentence)) return false;
  if (deniesUnread(claim, clauses, sentence)) return false;
  const { source } = sentence;
  const joined = source.halves(sentence.sentence);
  const halves = joined.length > 0 || clauses.length > 1 ? joined : source.gapped(sentence.sentence);
  // A claim of one clause is stated by one half of a sentence that has two: read as one, it may give it to the other.
  const apart = halves.length > 0 && clauses.length === 1;
  const grammars = apart ? halves : source.grammars(sentence.sentence);
  return grammars.some((theirs) => isStatedBy(theirs, claim, clauses, units, sentence, faults));
}

function isStatedBy(
  theirs: Grammar,
  claim: Grammar,
  clauses: readonly Clause[],
  units: readonly Unit[],
  sentence: AlignedSentence,
  faults: Set<MismatchKind>,
): boolean {
  const phrases = new Phrases(claim, theirs, sameness(claim, theirs, units, sentence));
  const opposes = (ours: number, other: number): boolean => {
    const match = sentence.alignment.matches[unitAt(units, claim.wordAt(ours))];
    return match?.flipped === true && match.at === theirs.wordAt(other);
  };
  const match = new ClauseMatch(claim, theirs, phrases, openersOf(claim, theirs), opposes);
  const covered = new Set<number>();
  for (const clause of clauses.filter(({ relation }) => relation !== 'amod')) {
    const found =
      stated(clause, theirs, match, phrases) ??
      framed(clause, claim, theirs, match) ??
      byAmount(claim, theirs, phrases, clause) ??
      byMeasure(claim, theirs, phrases, clause) ??
      byState(claim, theirs, phrases, clause);
    if (found === undefined) {
      for (const fault of phrases.faults) faults.add(fault);
      return false;
    }
    for (const token of found) covered.add(token);
  }
  const isCovered = (i: number): boolean => {
    const { from, to, weight, word } = units[i]!;
    if (weight === 0) return true;
    if ([...covered].some((token) => from <= claim.wordAt(token) && claim.wordAt(token) < to)) return true;
    // "Mrs. Oyelaran": the title, which the parse may hang on the name or not, stands before it in both.
    return TITLES.has(word.form) && standsBeforeSame(i, units, sentence) && isCovered(i + 1);
  };
  return units.every((_, i) => isCovered(i));
}

/** Whether a unit and the one behind it stand side by side in the sentence too. */
function standsBeforeSame(i: number, units: readonly Unit[], { alignment }: AlignedSentence): boolean {
  const [own, next] = [alignment.matches[i], alignment.matches[i + 1]];
  return units[i + 1] !== undefined && own?.strength === 1 && next?.strength === 1 && own.at + 1 === next.at;
}

/** Titles before a name. */
const TITLES = new Set('mr mrs ms miss dr prof'.split(' '));

/** The tokens of a clause of the claim that a clause of the sentence accounts for; undefined for no such clause. */
function stated(
  clause: Clause,
  theirs: Grammar,
  match: ClauseMatch,
  phrases: Phrases,
): readonly number[] | undefined {
  for (const other of theirs.clauses) {
    if (Math.min(clause.margin, other.margin) < SURE) continue;
    const found = match.match(clause, other) ?? byApposition(phrases, theirs, clause, other);
    if (found !== undefined) return found;
  }
  return clause.relation === 'appos' ? match.named(clause) : undefined;
}

/** The same where the two meet in a frame: what it says by another verb, of the same in the same roles. */
function framed(
  clause: Clause,
  claim: Grammar,
  sentence: Grammar,
  match: ClauseMatch,
): readonly number[] | undefined {
  for (const { ours, theirs, ourOwn, theirOwn } of rewordings(clause, claim, sentence)) {
    if (Math.min(ours.margin, theirs.margin) < SURE) continue;
    const found = match.match(ours, theirs, { ours: [clause.token, ...ourOwn], theirs: theirOwn });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether a token of the claim and one of the sentence are the same word, or the second says the first. */
export function sameness(
  claim: Grammar,
  theirs: Grammar,
  units: readonly Unit[],
  { alignment, reading }: AlignedSentence,
): Same {
  return (ours, other, narrower) => {
    const word = claim.wordAt(ours);
    const at = theirs.wordAt(other);
    if (word < 0 || at < 0) return false;
    const one = claim.reading.words[word];
    const two = reading.words[at];
    const i = unitAt(units, word);
    const match = alignment.matches[i];
    const value = units[i]?.value;
    if (value !== undefined || two.value >= 0) {
      if (value === undefined) return one.form === two.form;
      if (two.value < 0) return match.at === at && match.strength >= SAYS;
      if (match.strength === 1 && reading.words[match.at]?.value === two.value) return true;
      return compareValues(value, reading.values[two.value]).relation === 'equal';
    }
    // A name of which the sentence has only a likeness: "Andreas" for Andrea.
    const likeness = units[i]?.capital === true && match.kind === 'none';
    if (PRONOUNS.get(one.form) === (PRONOUNS.get(two.form) ?? two.form)) return true;
    if (one.form === two.form || (one.lemma === two.lemma && !likeness)) return true;
    // The reading does not know the part of speech: "provided" is a word of its own there.
    if (isVerb(claim, ours) && isVerb(theirs, other) && lemma(claim, ours) === lemma(theirs, other))
      return true;
    if (match === undefined || match.strength < SAYS || match.flipped) return false;
    const spelled = match.at < at && isSpelled(one.form, reading.words.slice(Math.max(0, match.at), at + 1));
    if (match.at !== at && !spelled) return false;
    return narrower || match.kind !== 'specific';
  };
}

/** Whether words are those of an acronym, to the last of them: "chief executive" of CEO, which may go on. */
const isSpelled = (acronym: string, words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length >= acronym.length - 1 &&
  words.every(({ form }, i) => form[0] === acronym[i]);

/** Persons as they are told of and as they are done to, by the first of the two. */
const PRONOUNS: ReadonlyMap<string, string> = new Map(
  'i:me he:him she:her we:us they:them'.split(' ').flatMap((pair) => {
    const [subject = '', object = ''] = pair.split(':');
    return [[subject, subject] as const, [object, subject] as const];
  }),
);

const lemma = ({ tree }: Grammar, token: number): string => tree.token(token).lemma;
const isVerb = ({ tree }: Grammar, token: number): boolean => tree.token(token).upos === 'VERB';
