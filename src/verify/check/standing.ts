/**
 * Whether the evidence states what a statement's predicate says, denies it, or leaves it open. How the predicate
 * stands is read off the parse and off the cue words; only where both agree is anything made of it.
 */

import {
  ATTRIBUTION,
  CONDITION,
  EXCEPTION,
  HEDGE,
  NEGATION,
  OBLIGATION,
  PERMISSION,
  PROSPECT,
  RETRACTION,
} from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import { implication, isAttribution, leavesOpen } from '../../text/lexicon/index.ts';
import type { Reading, Word } from '../../text/reading.ts';
import type { Unit } from '../claim/units.ts';
import type { Match } from '../match/match.ts';
import type { Standing, Structure } from '../match/structure.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Tense } from './tense.ts';

/** A main predicate of a statement: one of its units, and how the statement itself has it stand. */
export interface Predicate {
  readonly unit: number;
  readonly word: Word;
  readonly standing: Standing;
  readonly tense: Tense;
  /** Said of what has happened: "was issued", "closed". */
  readonly done: boolean;
  /** The claim itself is made subject to something. */
  readonly bound: boolean;
  /** The claim denies something, be it this or another thing. */
  readonly denies: boolean;
  readonly excepts: boolean;
}

/** How the evidence stands to a predicate where it does not state as much: denied, or left open. */
export type Difference = 'negation' | 'condition' | 'modality' | 'attribution' | 'exception' | 'superseded';

/** Match from which the predicate counts as found. */
const FOUND = 0.5;
const OPENING = HEDGE | PROSPECT | PERMISSION | OBLIGATION;
const SCOPES = CONDITION | OPENING | ATTRIBUTION;
const PAST_AUXILIARIES = new Set('was were has have had did been'.split(' '));
/** Adverbs that leave open what their clause says. */
const DOUBTERS = new Set(
  (
    'possibly perhaps maybe probably potentially allegedly reportedly apparently supposedly presumably ' +
    'purportedly'
  ).split(' '),
);

/** The main predicate of a statement, and the verbs joined to it. */
export function predicatesOf(structure: Structure, reading: Reading, units: readonly Unit[]): Predicate[] {
  const { root, nodes } = structure;
  return gather(units, (unit, i) => {
    const { role, governor } = nodes[unit.from];
    const main = unit.from === root || (role === 'conjunct' && governor === root);
    if (!main || unit.value !== undefined || unit.name) return [];
    const standing = structure.standing(unit.from);
    return [
      {
        unit: i,
        word: unit.word,
        standing,
        tense: structure.tense(unit.from),
        done: isDone(reading, unit.from),
        bound: binder(reading, 0) >= 0,
        denies: (reading.cues & NEGATION) !== 0,
        excepts: (reading.cues & EXCEPTION) !== 0,
      },
    ];
  });
}

function isDone(reading: Reading, at: number): boolean {
  const { form, lemma } = reading.words[at];
  if (reading.words.slice(0, at).some((word) => PAST_AUXILIARIES.has(word.form))) return true;
  return form !== lemma && !form.endsWith('ing') && !form.endsWith('s');
}

/**
 * What keeps a sentence from stating a predicate of the claim that it matches by `match`; undefined for nothing.
 * Only English prose is parsed; of anything else nothing is said.
 */
export function differenceOf(
  predicate: Predicate,
  match: Match,
  sentence: AlignedSentence,
): Difference | undefined {
  const { word: ours, standing, done, bound, denies, excepts } = predicate;
  const { reading, source } = sentence;
  if (match.at < 0 || match.strength < FOUND || reading.language !== 'en' || source.structured)
    return undefined;
  const theirs = reading.words[match.at];
  if (!bound && isBound(sentence, match.at)) return 'condition';
  const excepted = !excepts && !denies && (reading.cues & EXCEPTION) !== 0;
  const scope = theirs.scope & SCOPES;
  const revoked = (reading.cues & RETRACTION) !== 0;
  if (theirs.negated === ours.negated && scope === 0 && !excepted && !revoked) return undefined;
  const structure = source.structure(sentence.sentence);
  if (revoked && isTakenBack(structure, match.at, sentence)) return 'superseded';
  const parsed = structure.standing(match.at);
  if (isFlipped(predicate, match, reading) && isDenied(parsed) !== isDenied(standing)) return 'negation';
  const opensWithOne = (reading.words[0].cue & CONDITION) !== 0 && match.at > 0;
  const conditional = (parsed.conditional || opensWithOne) && !standing.conditional;
  if (scope & CONDITION && conditional && opensUnmatched(sentence, CONDITION)) return 'condition';
  if (excepted && opensUnmatched(sentence, EXCEPTION)) return 'exception';
  const left = leftOpenBy(parsed, standing, reading);
  const told = accordingTo(reading) || saidThat(reading, match.at);
  const quoted = left === 'attribution' || (told && !(ours.scope & ATTRIBUTION));
  if (scope & ATTRIBUTION && quoted) return 'attribution';
  if (!(scope & OPENING)) return undefined;
  const doubted = isPending(match, reading) || (!(ours.scope & HEDGE) && isDoubted(match.at, reading));
  return left === 'modality' || doubted || isModal(parsed, standing, done, reading) ? 'modality' : undefined;
}

/**
 * Whether one of claim and sentence denies what the other says in the same word. Where both deny something, which
 * of their words they deny says little: "cannot order", "orders are not taken".
 */
function isFlipped({ word, denies }: Predicate, match: Match, { words, cues }: Reading): boolean {
  if (denies === ((cues & NEGATION) !== 0)) return false;
  return match.kind === 'same' && words[match.at].negated !== word.negated;
}

const TAKING_BACK = new Set(
  'revoke cancel reverse withdraw rescind overturn void annul retract supersede'.split(' '),
);

/** "Approved on Monday but revoked on Wednesday": joined to the predicate, of the same subject. */
function isTakenBack(
  { nodes }: Structure,
  predicate: number,
  { reading, alignment }: AlignedSentence,
): boolean {
  return reading.words.some(({ lemma, negated }, at) => {
    if (!TAKING_BACK.has(lemma) || negated || at <= predicate) return false;
    if (nodes[at].role !== 'conjunct' || nodes[at].governor !== predicate) return false;
    const ownSubject = nodes.some(
      ({ governor, role }) => governor === at && (role === 'agent' || role === 'patient'),
    );
    return !ownSubject && alignment.matches.every((match) => match.at !== at || match.strength < FOUND);
  });
}

/** Whether a predicate is negated, or governed by a verb that denies it ("failed to ship"). */
function isDenied({ negated, under }: Standing): boolean {
  return under.reduce((denied, lemma) => denied !== (implication(lemma).positive === 'false'), negated);
}

/** What kind of verb leaves the predicate open in the evidence and not in the claim. */
function leftOpenBy(
  theirs: Standing,
  ours: Standing,
  reading: Reading,
): 'attribution' | 'modality' | undefined {
  if (ours.under.some(leavesOpen)) return undefined;
  const lemma = theirs.under.find(leavesOpen);
  if (lemma === undefined) return undefined;
  if (isAttribution(lemma)) return saidByAuthor(lemma, reading) ? undefined : 'attribution';
  return reading.words.some((word) => word.lemma === lemma && word.cue & OPENING) ? 'modality' : undefined;
}

/** "We report that": the words of who wrote the text are the text's own. */
const saidByAuthor = (lemma: string, { words }: Reading): boolean =>
  words.some(
    (word, at) => word.lemma === lemma && (words[at - 1]?.form === 'we' || words[at - 1]?.form === 'i'),
  );

/** Whether what a cue word opens is in none of its words what the claim says. */
function opensUnmatched(sentence: AlignedSentence, cue: number): boolean {
  return sentence.reading.words.some((word, at) => (word.cue & cue) !== 0 && isUnmatched(sentence, at));
}

/** Whether the claim says nothing of the clause from word `from` on. */
function isUnmatched({ reading: { words }, alignment }: AlignedSentence, from: number): boolean {
  const { clause } = words[from];
  return alignment.matches.every(
    ({ at, strength }) => at < from || strength < FOUND || words[at].clause !== clause,
  );
}

/** Whether the sentence goes on to make what it says at a word subject to what the claim leaves out. */
function isBound(sentence: AlignedSentence, predicate: number): boolean {
  const at = binder(sentence.reading, predicate + 1);
  return at >= 0 && isUnmatched(sentence, at);
}

const BINDERS = new Set([
  'subject',
  'conditional',
  'contingent',
  'dependent',
  'provided',
  'providing',
  'condition',
]);
const BINDING = new Set(['to', 'on', 'upon', 'that']);

/** Where "subject to", "contingent on", "provided that" and the like stand at or after a word; -1 for nowhere. */
function binder({ words }: Reading, from: number): number {
  for (let at = from; at + 1 < words.length; at++) {
    if (BINDERS.has(words[at].form) && BINDING.has(words[at + 1].form)) return at;
  }
  return -1;
}

function isModal(theirs: Standing, ours: Standing, done: boolean, reading: Reading): boolean {
  if (ours.modal !== 'none') return false;
  switch (theirs.modal) {
    case 'doubt':
      return true;
    case 'permission':
      return done || reading.words.some((word) => word.form === 'may');
    case 'future':
    case 'duty':
      return done;
    default:
      return false;
  }
}

/** "Pending approval" for "approved": a noun of what is still to come. */
const isPending = ({ at, kind }: Match, { words }: Reading): boolean =>
  kind === 'derived' && at > 0 && (words[at - 1].cue & (PROSPECT | OBLIGATION)) !== 0;

/** Whether an adverb of doubt stands right before a word or opens its sentence. */
const isDoubted = (at: number, { words }: Reading): boolean =>
  DOUBTERS.has(words[0].form) || words.slice(Math.max(0, at - 3), at).some((word) => DOUBTERS.has(word.form));

/** "The customer claims that", before a word: whose words they are, though the parse has missed it. */
const saidThat = ({ words }: Reading, before: number): boolean =>
  words.some(
    ({ cue, lemma }, at) =>
      at < before &&
      (cue & ATTRIBUTION) !== 0 &&
      words[at + 1]?.form === 'that' &&
      words[at - 1]?.form !== 'we' &&
      implication(lemma).positive !== 'true',
  );

const accordingTo = ({ words }: Reading): boolean =>
  words.some((word, at) => word.form === 'according' && words[at + 1]?.form === 'to');
