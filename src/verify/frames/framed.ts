/** What the frames in which claim and evidence meet say of a support: that it has the claim's predicate, or turns it round. */

import type { MismatchKind } from '../../domain/check.ts';
import { COMPARISON } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Stated } from '../case.ts';
import type { Unit } from '../claim/units.ts';
import type { MatchKind } from '../match/match.ts';
import { coverageOf, type Support } from '../match/support.ts';
import { type Mismatch, standsWhole, unitAt } from '../matter.ts';
import type { Grammar } from '../restate/grammar.ts';
import { isOfTime } from '../restate/place.ts';
import type { Deed } from './deed.ts';
import { type Met, meetings } from './meeting.ts';
import { otherDeed } from './other-deed.ts';
import { isSame } from './same.ts';

/** What the roles of the frames tell. */
export interface Framed {
  /** The support, its predicate counted where the same fill its roles. */
  readonly support: Support;
  /**
   * What stands against the support, roles compared by what the predicates mean. Where the grammar has the sentence
   * state the claim (`restated`), nothing more is compared.
   */
  withRoles(mismatches: readonly Mismatch[], restated: boolean): readonly Mismatch[];
}

/** Coverage under which frames are not looked at: something of the claim besides its predicate must be there. */
const LEAST_COVERED = 0.25;

/** Compares the claim's main deed with those of the sentences that carry it. */
export function framed(one: Stated, support: Support, lexicon: Lexicon): Framed {
  const nothing: Framed = { support, withRoles: (mismatches) => mismatches };
  const prose = support.sentences.filter(
    ({ reading, source, sentence }) => reading.language === 'en' && !source.isRecord(sentence),
  );
  if (one.reading.language !== 'en' || prose.length === 0 || support.coverage < LEAST_COVERED) return nothing;
  if (standsWhole(one.reading, support)) return nothing;
  const claim = one.claim.grammar(one.index);
  const met = gather(prose, (sentence) => meetings(claim, sentence, lexicon));
  const borne = met.find(isBorne);
  const isWhole = borne?.whole === true && isReworded(borne) && saysAll(borne, claim, lexicon);
  const settled = new Set(isWhole ? fillersOf(borne, one) : []);
  const isSettled = ({ kind, units }: Mismatch): boolean =>
    ORDERED.has(kind) && settled.size > 0 && units.every((unit) => settled.has(unit));
  return {
    support: borne === undefined ? support : withPredicate(support, borne, one),
    withRoles: (mismatches, restated) => [
      ...mismatches.filter((each) => !isSettled(each)),
      ...(restated ? [] : roleMismatches(met, one)),
      ...(restated || met.some(({ meeting, theirs }) => theirs !== undefined && meeting !== 'excludes')
        ? []
        : otherDeed(one, support, lexicon)),
    ],
  };
}

/** Kinds of mismatch that are told by where words stand to each other. */
const ORDERED = new Set<MismatchKind>(['role', 'negation', 'comparison']);

const speaksFor = (meeting: Met['meeting']): boolean => meeting === 'same' || meeting === 'entails';

/** Whether the evidence has the claim's predicate, and of the same. */
function isBorne(met: Met): met is Met & { readonly theirs: Deed } {
  const { fit, meeting, shared, ours, theirs } = met;
  if (fit !== 'kept' || !shared || theirs === undefined || !isSaid(met)) return false;
  return meeting === 'denies'
    ? ours.negated !== theirs.negated
    : speaksFor(meeting) && ours.negated === theirs.negated;
}

/** Whether the sentence says that the deed was done, or what the claim says of it: no question, plan or duty. */
function isSaid({ ours, theirs, sentence }: Met): boolean {
  const { asserted, modality } = theirs!.clause;
  const isAlike = modality === 'none' || modality === ours.clause.modality;
  return asserted && isAlike && !sentence.reading.question;
}

/** Whether the two say it in different words: where roles stand in the one says nothing of the other. */
const isReworded = ({ ours, theirs }: Met): boolean =>
  ours.realisation?.words.join() !== theirs?.realisation?.words.join();

/**
 * Whether what the claim's wording does not take stands in the evidence's clause too, times left aside: "pays" does
 * not take "for heating", which may be what another pays for.
 */
function saysAll({ ours, theirs, sentence }: Met, claim: Grammar, lexicon: Lexicon): boolean {
  const grammar = sentence.source.grammar(sentence.sentence);
  return ours.others.every(
    ({ head }) =>
      isOfTime(claim, head) ||
      grammar.tokens.some(
        (_, token) =>
          isSame(head, claim, token, grammar, lexicon) && isUnder(token, theirs!.clause.token, grammar),
      ),
  );
}

/** Whether a token stands in a clause, and not in one that is joined to it. */
function isUnder(token: number, clause: number, { tree }: Grammar): boolean {
  for (let at = token, steps = 0; at >= 0 && steps < MOST_ARCS; at = tree.token(at).head, steps++) {
    if (at === clause) return true;
    if (JOINED.has(tree.token(at).deprel)) return false;
  }
  return false;
}

const MOST_ARCS = 30;
const JOINED = new Set(['conj', 'parataxis']);

/** Units of the predicate's roles and of itself. */
const fillersOf = ({ ours }: Met, { claim, index, units }: Stated): number[] =>
  [...ours.own, ...[...ours.roles.values()].flat()].map((token) =>
    unitAt(units, claim.grammar(index).wordAt(token)),
  );

/** Strength from which a word is met already. */
const NEARLY_MET = 0.75;
const MET = 0.85;

/** The words of the claim's predicate, met by that of the evidence. */
function withPredicate(
  support: Support,
  { ours, theirs, sentence, meeting }: Met & { readonly theirs: Deed },
  { claim, index, units }: Stated,
): Support {
  const slot = support.sentences.indexOf(sentence);
  const kind: MatchKind = meeting === 'entails' ? 'specific' : 'synonym';
  const matches = [...support.matches];
  const from = [...support.from];
  const at = sentence.source.grammar(sentence.sentence).wordAt(theirs.own[0]);
  const own = ours.own.map((token) => claim.grammar(index).wordAt(token));
  for (const word of own) {
    const i = unitAt(units, word);
    if (i < 0 || at < 0 || matches[i].strength >= NEARLY_MET) continue;
    // The "up" of "paid up to $500" is of the amount.
    if (units[i].value !== undefined && !isWithin(units[i], own)) continue;
    matches[i] = { kind, strength: MET, at };
    from[i] = slot;
  }
  return { ...support, matches, from, coverage: coverageOf(units, matches) };
}

const isWithin = ({ from, to }: Unit, words: readonly number[]): boolean =>
  Array.from({ length: to - from }, (_, n) => from + n).every((word) => words.includes(word));

function roleMismatches(met: readonly Met[], { claim, index, reading, units }: Stated): Mismatch[] {
  const positive = met.filter(({ meeting }) => speaksFor(meeting));
  const unitsOf = (words: readonly number[]): number[] =>
    [...new Set(words.map((word) => unitAt(units, word)))].filter((i) => i >= 0);
  if (positive.length === 0) {
    const other = met.find(excludes);
    if (other === undefined) return [];
    const words = other.ours.own.map((token) => claim.grammar(index).wordAt(token));
    const compares = words.some((word) => ((reading.words[word]?.cue ?? 0) & COMPARISON) !== 0);
    const kind = compares ? 'comparison' : 'negation';
    return [{ kind, force: 'contradicts', check: 'frames', sentence: other.sentence, units: unitsOf(words) }];
  }
  if (positive.some(({ fit }) => fit === 'kept' || fit === 'open')) return [];
  const worst = positive.find(({ fit }) => fit === 'swapped') ?? positive[0];
  const force = worst.fit === 'swapped' ? 'contradicts' : 'withholds';
  return [{ kind: 'role', force, check: 'frames', sentence: worst.sentence, units: unitsOf(worst.astray) }];
}

/** Whether the evidence states of the same what excludes the claim, be it "closed" for "open" or "paid" for "unpaid". */
function excludes({ meeting, fit, shared, ours, theirs }: Met): boolean {
  if (fit !== 'kept' || !shared || theirs?.clause.asserted !== true) return false;
  return (meeting === 'excludes' || meeting === 'denies') && !ours.negated && !theirs.negated;
}
