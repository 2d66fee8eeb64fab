/** One statement of a claim against the evidence: which sentences carry it, and what stands against it. */

import type { Lexicon } from '../text/lexicon/index.ts';
import { followingSupport, notedSupport, restatedAlone, restatedFully, toldSupport } from './alone.ts';
import type { Case, Engine, Judged, Part, Sources, Stated, Titled } from './case.ts';
import { inContext } from './context/retell.ts';
import type { Document } from './document.ts';
import { unended } from './ended.ts';
import { exchanged } from './exchanged.ts';
import { by, type Mismatch, saysMore } from './matter.ts';
import { besideSetting, vetoes } from './mismatch.ts';
import { ofOtherClause } from './other-clause.ts';
import { ofAnotherSubject } from './other-subject.ts';
import { onlyArranges } from './paired.ts';
import { reckon } from './reckon.ts';
import { deedless } from './record/deedless.ts';
import { statedByRecords } from './record/index.ts';
import { type Candidate, type Query, queryOf, retrieve } from './retrieve.ts';
import { unsettled } from './setting.ts';
import { type Predicate, predicatesOf } from './standing.ts';
import {
  type AlignedSentence,
  alignedSentence,
  byCoverage,
  mayJoin,
  type Support,
  sharesSubject,
  supportFrom,
} from './support.ts';
import { withTitles } from './titled.ts';
import { undoneLater } from './undone.ts';
import { totalWeight, type Unit, unitsOf } from './units.ts';
import { unsaid } from './unsaid.ts';
import { verbatim } from './verbatim.ts';
import { judge } from './weigh.ts';

/** Sentences read closely for one statement. */
const MOST_CANDIDATES = 10;
/** Sentences of one source that a support is built from. */
const MOST_SEEDS = 3;

/** What each sentence beyond the first must add to the coverage of a support to be preferred. */
const SENTENCE_COST = 0.05;

/** Reads the evidence for one statement: sentence `index` of a claim, or all of it where that is -1. */
export function readPart(claim: Document, index: number, sources: Sources, engine: Engine): Part {
  const asked = ask(claim, index, sources, engine);
  return withUndone(asked, standsVerbatim(asked) ?? guarded(standsInRecords(asked) ?? weighed(asked)));
}

/** A part with the sentences by which what it says has ended since. */
function withUndone({ reading, units, documents, engine }: Asked, part: Part): Part {
  if (part.best === undefined) return part;
  const undone = undoneLater(reading, units, part.best.support, documents, engine.lexicon);
  return undone.length === 0 ? part : { ...part, undone };
}

/** A part with what its statement says in small words that nothing bears out, or of another than the evidence. */
function guarded(part: Part): Part {
  const { best } = part;
  if (best === undefined) return part;
  const found = by('setting', [
    ...unsaid(part, best),
    ...unended(part, best),
    ...deedless(part, best),
    // What follows from several statements is of none of them.
    ...(part.derivations === undefined ? ofAnotherSubject(part, best) : []),
    ...exchanged(part, best),
    ...(part.derivations === undefined ? ofOtherClause(part, best) : []),
  ]);
  return found.length === 0
    ? part
    : { ...part, best: { ...best, mismatches: [...best.mismatches, ...found] } };
}

/** A statement with the sentences that touch it. */
interface Asked extends Stated, Sources {
  readonly engine: Engine;
  readonly query: Query;
  /** Best first, but those that the claim cites before all. */
  readonly candidates: readonly Candidate[];
  predicates(): readonly Predicate[];
}

function ask(claim: Document, index: number, sources: Sources, engine: Engine): Asked {
  const reading = index < 0 ? claim.whole() : claim.sentence(index);
  const units = unitsOf(reading);
  let found: readonly Predicate[] | undefined = reading.language === 'en' ? undefined : [];
  const predicates = (): readonly Predicate[] =>
    (found ??= predicatesOf(claim.structure(index), reading, units));
  const query = queryOf(reading, units, engine.lexicon);
  const ranked = retrieve(sources.documents, query, MOST_CANDIDATES);
  const isCited = (one: Candidate): boolean => isAmong(one, sources.cited);
  const candidates =
    sources.cited.length === 0
      ? ranked
      : [...ranked.filter(isCited), ...ranked.filter((one) => !isCited(one))];
  return { claim, index, reading, units, ...sources, engine, query, candidates, predicates };
}

/** The part of a statement that stands word for word in the evidence; undefined where it does not. */
function standsVerbatim(asked: Asked): Part | undefined {
  const { documents, candidates, query, engine, reading, units, predicates } = asked;
  const found = verbatim(asked, documents, candidates, query, engine.lexicon);
  if (found === undefined) return undefined;
  const { sentences, beside } = found;
  const support = supportFrom(sentences[0], [], units);
  if (isRestricted(asked, support, engine.lexicon)) return undefined;
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { reading, units, sentences, beside, best, scattered: support.coverage, predicates };
}

/** The part of a statement that records state; undefined where none does. */
function standsInRecords(asked: Asked): Part | undefined {
  const { documents, titles, candidates, engine, reading, units, predicates } = asked;
  const found = statedByRecords(reading, units, documents, titles, candidates, engine.lexicon);
  if (found === undefined) return undefined;
  const { support, derivations, against } = found;
  if (support.sentences.some((one) => onlyArranges(reading, one.reading))) return undefined;
  const mismatches: Mismatch[] =
    against === undefined
      ? []
      : [{ kind: 'conflicting_sources', force: 'contradicts', sentence: against, units: [] }];
  const beside = besideRecords(support, candidates);
  const sentences = [...support.sentences, ...beside.map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches };
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

/** The part of a statement by what proves it alone, by what it follows from, or else by the best support. */
function weighed(asked: Asked): Part {
  const { cited, candidates, titles, reading, units, predicates } = asked;
  const read = reader(asked);
  const first = cited.map(read);
  const others = candidates.filter((one) => !isAmong(one, cited));
  const sentences = [...first, ...others.map(read)].sort(byCoverage);
  const one: Case = { ...asked, sentences };
  const special = notedSupport(one) ?? toldSupport(one);
  const alone = special === undefined ? (restatedAlone(one) ?? restatedFully(one, asked.query)) : undefined;
  const byBest = (): Judged | undefined => {
    const best = special ?? bestSupport(units, first, sentences, titles);
    return best && judge(one, best);
  };
  const judged = alone ?? (special === undefined ? following(one) : undefined) ?? byBest();
  const reckoned = judged && reckon(one, judged);
  const outcome = reckoned?.judged ?? judged;
  const scattered = outcome === undefined ? 0 : scatteredCoverage(units, outcome.support, sentences);
  const told = reckoned === undefined ? {} : { derivations: reckoned.derivations };
  return { reading, units, sentences, beside: [], best: outcome, scattered, predicates, ...told };
}

/**
 * Reads a sentence closely. One that could not come up to another as it stands is not worth reading in the light of
 * those before it.
 */
function reader({ candidates, documents, units, query, engine }: Asked): (one: Candidate) => AlignedSentence {
  const { lexicon } = engine;
  const plainly = new Map(candidates.map((one) => [one, alignedSentence(one, documents, units, lexicon)]));
  const most = Math.max(0, ...[...plainly.values()].map(({ coverage }) => coverage));
  return (one) => {
    const aligned = plainly.get(one) ?? alignedSentence(one, documents, units, lexicon);
    return inContext(aligned, documents, units, query, lexicon, most);
  };
}

/** The judged support of a sentence from which the statement follows, with nothing against it; undefined for none. */
function following(one: Case): Judged | undefined {
  const support = followingSupport(one);
  const judged = support && judge(one, support);
  return judged?.mismatches.some(vetoes) ? undefined : judged;
}

/** Candidates that may speak against what records state: other sources, and the same one's prose. */
function besideRecords({ sentences }: Support, candidates: readonly Candidate[]): readonly Candidate[] {
  const [{ document, source, sentence }] = sentences;
  const { sentenceBlock } = source.scan;
  return candidates.filter(
    (one) =>
      one.document !== document ||
      !(source.structured || sentenceBlock[one.sentence] === sentenceBlock[sentence]),
  );
}

/** Whether what a sentence adds to the statement that it begins with says of how much, of whom or when it holds. */
function isRestricted(stated: Stated, support: Support, lexicon: Lexicon): boolean {
  const { claim, index, reading, units } = stated;
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon, begins: true, restated: false, structure };
  return unsettled(matter).length > 0 || (saysMore(matter) && besideSetting(matter).length > 0);
}

const isAmong = (one: Candidate, all: readonly Candidate[]): boolean =>
  all.some((other) => one.document === other.document && one.sentence === other.sentence);

/** The support of most merit; one that starts from a cited sentence has less to show. */
function bestSupport(
  units: readonly Unit[],
  cited: readonly AlignedSentence[],
  sentences: readonly AlignedSentence[],
  titles: readonly ReadonlySet<string>[],
): Titled | undefined {
  let best: Titled | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seed of new Set([...cited, ...seedsOf(sentences)])) {
    const joined = supportFrom(seed, sentences, units);
    const support = withTitles(joined, units, titles);
    const worth = merit(support) + (cited.includes(seed) ? CITED_GAIN : 0);
    if (worth <= most) continue;
    most = worth;
    best = { support, titleGain: support.coverage - joined.coverage };
  }
  return best;
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
