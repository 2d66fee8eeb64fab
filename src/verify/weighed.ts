/** The part of a statement by what proves it alone, by what it follows from, by a step, or else by the best support. */

import type { MismatchKind } from '../domain/check.ts';
import type { Reading } from '../text/reading.ts';
import { type Asked, isAmong, reader } from './asked.ts';
import {
  followingSupport,
  notedSupport,
  restatedAlone,
  restatedFully,
  statedByClause,
  toldSupport,
} from './carry/alone.ts';
import { reckon, shownIn } from './carry/reckon.ts';
import { restatedByStep } from './carry/stepped.ts';
import type { Case, Judged, Part, Stated, Titled } from './case.ts';
import { totalWeight, type Unit } from './claim/units.ts';
import { originOf } from './context/retold.ts';
import { ACCEPTED } from './judge/calibration.ts';
import { coverageBy } from './match/close.ts';
import { vetoes } from './match/outweigh.ts';
import {
  type AlignedSentence,
  byCoverage,
  mayJoin,
  type Support,
  sharesSubject,
  supportFrom,
} from './match/support.ts';
import { judge } from './match/weigh.ts';
import { withTitles } from './read/titled.ts';

/** Sentences of one source that a support is built from. */
const MOST_SEEDS = 3;

/** What each sentence beyond the first must add to the coverage of a support to be preferred. */
const SENTENCE_COST = 0.05;

/**
 * The part of a statement by what proves it alone, by what it follows from, or else by the best support. `guarded`: what
 * the judge accepts of it a guard refuses, and a step is tried all the same.
 */
export function weighed(asked: Asked, guarded = false): Part {
  const { cited, candidates, titles, reading, units, predicates } = asked;
  const read = reader(asked);
  const first = cited.map(read);
  const others = candidates.filter((one) => !isAmong(one, cited));
  const sentences = [...first, ...others.map(read)].sort(byCoverage);
  const one: Case = { ...asked, sentences };
  const special = notedSupport(one) ?? toldSupport(one);
  const alone =
    special === undefined
      ? (restatedAlone(one) ?? statedByClause(one) ?? restatedFully(one, asked.query))
      : undefined;
  const byBest = (): Judged | undefined => {
    const [best, ...rivals] = special ? [special] : bestSupports(reading, units, first, sentences, titles);
    const judged = best && judge(one, best);
    if (judged === undefined || !isLeftOpen(judged)) return judged;
    // Of two that say as much, "I would like to cancel it" and "it has been cancelled", the second may carry it.
    return rivals.map((rival) => judge(one, rival)).find(isPlain) ?? judged;
  };
  const judged = alone ?? (special === undefined ? following(one) : undefined) ?? byBest();
  const derived = judged && reckon(one, judged);
  const isOpen = derived === undefined && (guarded || judged === undefined || !isPlain(judged));
  const seen = isOpen ? shownIn(one) : undefined;
  const reckoned = derived ?? seen;
  const found = reckoned?.judged ?? judged;
  const step = found === undefined || !mayFollow(found, units, guarded) ? undefined : restatedByStep(one);
  const outcome = step?.judged ?? found;
  const speaking =
    step === undefined ? sentences : sentences.filter((other) => !isOfOther(other, step.judged));
  const scattered = outcome === undefined ? 0 : scatteredCoverage(units, outcome.support, sentences);
  const derivations = step?.derivations ?? reckoned?.derivations;
  const told = derivations === undefined ? {} : { derivations };
  return {
    reading,
    units,
    sentences: speaking,
    beside: [],
    best: outcome,
    scattered,
    predicates,
    ...told,
    seen: seen !== undefined,
  };
}

/** Share of a statement that the evidence must say for a step to be taken from it. */
const LEAST_FOLLOWED = 0.4;

/** "Van 14: … Van 15: …": a line of another label than the one that a step was taken from is of something else. */
function isOfOther({ reading, document }: AlignedSentence, { support }: Judged): boolean {
  const [own] = support.sentences;
  const label = labelOf(originOf(own!.source).sentence(own!.sentence));
  const other = labelOf(reading);
  return document === own!.document && label !== undefined && other !== undefined && label !== other;
}

const labelOf = ({ text, start, end }: Stated['reading']): string | undefined =>
  /^\s*([^.:;,]{2,40}\d): /.exec(text.slice(start, end))?.[1];

/** Whether a step may be tried: what a step calculates, a value of the statement, need not stand in the support. */
function mayFollow(judged: Judged, units: readonly Unit[], guarded: boolean): boolean {
  const { coverage, matches } = judged.support;
  const calculated = units.filter(({ value }, i) => value !== undefined && matches[i]!.strength < FOUND);
  return (
    (guarded || !isPlain(judged)) && coverage + totalWeight(calculated) / totalWeight(units) >= LEAST_FOLLOWED
  );
}

/** Match from which a value is found. */
const FOUND = 0.5;

/** The judged support of a sentence from which the statement follows, with nothing against it; undefined for none. */
function following(one: Case): Judged | undefined {
  const support = followingSupport(one);
  const judged = support && judge(one, support);
  return judged?.mismatches.some(vetoes) ? undefined : judged;
}

/** Whether a support is refused for saying no more than that it may be so, is asked for, or is said by somebody. */
const isLeftOpen = ({ mismatches }: Judged): boolean => {
  const against = mismatches.filter(vetoes);
  return against.length > 0 && against.every(({ kind, force }) => OPEN.has(kind) && force !== 'contradicts');
};

const OPEN: ReadonlySet<MismatchKind> = new Set(['modality', 'condition', 'attribution']);

/** Whether a support is accepted with nothing at all against it. */
export const isPlain = ({ mismatches, score, support }: Judged): boolean =>
  !mismatches.some(vetoes) && coverageBy(score, support) >= ACCEPTED;

/** How much less of a statement a rival of the best support may say, how much it must say, and how many are tried. */
const RIVAL_LESS = 0.02;
const RIVAL_LEAST = 0.9;
const MOST_RIVALS = 2;

/**
 * The support of most merit, and those that say as much from another sentence; one that starts from a cited sentence
 * has less to show.
 */
function bestSupports(
  reading: Reading,
  units: readonly Unit[],
  cited: readonly AlignedSentence[],
  sentences: readonly AlignedSentence[],
  titles: readonly ReadonlySet<string>[],
): readonly Titled[] {
  const found = [...new Set([...cited, ...seedsOf(sentences)])].map((seed) => {
    const joined = supportFrom(seed, sentences, units);
    const support = withTitles(joined, reading, units, titles);
    const worth = merit(support) + (cited.includes(seed) ? CITED_GAIN : 0);
    return { titled: { support, titleGain: support.coverage - joined.coverage }, worth };
  });
  // A stable sort: of equals the first.
  const [best, ...others] = found.sort((a, b) => b.worth - a.worth);
  if (best === undefined) return [];
  const rivals = others.filter(
    ({ titled: { support }, worth }) =>
      worth >= best.worth - RIVAL_LESS &&
      support.coverage >= RIVAL_LEAST &&
      support.sentences[0] !== best.titled.support.sentences[0],
  );
  return [best, ...rivals.slice(0, MOST_RIVALS)].map(({ titled }) => titled);
}

/** The best sentences of each source: those of one do not keep those of another from being tried. */
function seedsOf(sentences: readonly AlignedSentence[]): readonly AlignedSentence[] {
  const taken = new Map<number, number>();
  return sentences.filter(({ document }) => {
    const count = taken.get(document) ?? 0;
    taken.set(document, count + 1);
    return count < MOST_SEEDS;
  });
}

/** How much less a support may cover where the claim itself cites it. */
const CITED_GAIN = 0.05;

const merit = (support: Support): number => support.coverage - SENTENCE_COST * (support.sentences.length - 1);

/** Coverage of all sentences that may speak of one thing with the support and with each other. */
function scatteredCoverage(
  units: readonly Unit[],
  support: Support,
  sentences: readonly AlignedSentence[],
): number {
  const together = [...support.sentences];
  for (const one of sentences) {
    const joins = together.every((other) => other !== one && mayJoin(other, one, units));
    if (joins && together.some((other) => sharesSubject(other, one, units))) together.push(one);
  }
  const strengths = units.map((_, i) =>
    together.reduce((most, one) => Math.max(most, one.alignment.matches[i].strength), 0),
  );
  return units.reduce((sum, unit, i) => sum + unit.weight * strengths[i], 0) / totalWeight(units);
}
