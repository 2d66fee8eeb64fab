/** One statement of a claim against the evidence: which sentences carry it, and what stands against it. */

import type { MismatchKind } from '../domain/check.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import { followingSupport, notedSupport, restatedAlone, restatedFully, toldSupport } from './alone.ts';
import { isCarried } from './carried.ts';
import type { Case, Engine, Judged, Part, Sources, Stated, Titled } from './case.ts';
import { inContext } from './context/retell.ts';
import { originOf } from './context/retold.ts';
import type { Document } from './document.ts';
import { askGroups, type Grouped } from './groups/index.ts';
import { supportOfGroup } from './groups/support.ts';
import { modifierOnly } from './guards/head-of.ts';
import { guarded } from './guards/index.ts';
import { supportInOrder, withOrder } from './in-order.ts';
import { ACCEPTED, coverageOfScore } from './judge/calibration.ts';
import { type Mismatch, saysMore } from './matter.ts';
import { besideSetting } from './mismatch.ts';
import { type Ruling, ruleOnOrder } from './order/index.ts';
import { vetoes } from './outweigh.ts';
import { onlyArranges } from './paired.ts';
import { reckon } from './reckon.ts';
import { statedByRecords } from './record/index.ts';
import { type Candidate, type Query, queryOf, retrieve } from './retrieve.ts';
import { unsettled } from './setting.ts';
import { type Predicate, predicatesOf } from './standing.ts';
import { restatedByStep } from './stepped.ts';
import {
  type AlignedSentence,
  alignedSentence,
  byCoverage,
  mayJoin,
  type Support,
  sharesSubject,
  supportFrom,
} from './support.ts';
import { askTables, type Tabled } from './tables/index.ts';
import { supportOfCells } from './tables/support.ts';
import { withTitles } from './titled.ts';
import { undoneLater } from './undone.ts';
import { totalWeight, type Unit, unitsOf } from './units.ts';
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
  const stands = standsVerbatim(asked);
  if (stands !== undefined) return withUndone(asked, isWhole(stands) ? stands : withGuards(stands));
  const order = orderedEvents(asked);
  if (order?.verdict === 'holds') return standsInOrder(asked, order);
  const answer = answeredByTables(asked);
  if (answer?.holds === true) return withUndone(asked, standsInTable(asked, answer));
  const group = answer === undefined ? answeredByGroups(asked) : undefined;
  const decided = group?.verdict === 'holds' ? standsInGroup(asked, group) : undefined;
  if (decided !== undefined && isCarried(decided)) return withUndone(asked, decided);
  const part = withGuards(standsInRecords(asked) ?? weighed(asked));
  const ordered = order === undefined ? part : withOrder(part, asked, order);
  if (answer !== undefined) return withUndone(asked, refutedBy(ordered, answer));
  return withUndone(
    asked,
    group !== undefined && group.verdict !== 'holds' ? refutedByGroup(asked, ordered, group) : ordered,
  );
}

/** What follows of the order of two events, where the statement is about one; each event is read as a statement of its own. */
const orderedEvents = ({ engine, ...asked }: Asked): Ruling | undefined =>
  ruleOnOrder({
    ...asked,
    previous: asked.index > 0 ? asked.claim.sentence(asked.index - 1) : undefined,
    lexicon: engine.lexicon,
    read: (statement, sources) => readPart(statement, -1, sources, engine),
  });

/** The part of a statement about an order that must hold. */
function standsInOrder(asked: Asked, ruling: Ruling): Part {
  const { reading, units, candidates, predicates } = asked;
  const support = supportInOrder(asked, ruling);
  const sentences = candidates.map(reader(asked));
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  const derivations = [ruling.told];
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

/** Whether the sentence that says a statement word for word says nothing besides. */
const isWhole = ({ reading, best }: Part): boolean =>
  best?.support.sentences[0].reading.words.length === reading.words.length;

/** A part with the sentences by which what it says has ended since. */
function withUndone({ reading, units, documents, engine }: Asked, part: Part): Part {
  if (part.best === undefined) return part;
  const undone = undoneLater(reading, units, part.best.support, documents, engine.lexicon);
  return undone.length === 0 ? part : { ...part, undone };
}

/** A part with what a guard finds its statement to say and its support not to. */
function withGuards(part: Part): Part {
  const { best } = part;
  const found = best && guarded(part, best);
  if (best === undefined || found === undefined) return part;
  return { ...part, best: { ...best, mismatches: [...best.mismatches, found] } };
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

const answeredByTables = ({ reading, documents, titles, candidates, engine }: Asked): Tabled | undefined =>
  askTables(reading, documents, titles, candidates, engine.lexicon);

/** The part of a statement that the rows of a table together bear out. */
function standsInTable(asked: Asked, answer: Tabled): Part {
  const { reading, units, candidates, predicates } = asked;
  const support = supportOfCells(answer, reading, units);
  const sentences = [...support.sentences, ...besideRecords(support, candidates).map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return {
    reading,
    units,
    sentences,
    beside: [],
    best,
    scattered: 1,
    derivations: [answer.derivation],
    predicates,
  };
}

/** A part with what the rows of a table together say otherwise. */
function refutedBy(part: Part, answer: Tabled): Part {
  const { best, reading, units } = part;
  if (best === undefined) return part;
  const [sentence] = supportOfCells(answer, reading, units).sentences;
  const mismatch: Mismatch = { kind: answer.kind, force: 'contradicts', sentence, units: [] };
  return { ...part, best: { ...best, mismatches: [...best.mismatches, mismatch] } };
}

const answeredByGroups = ({ reading, documents, candidates, engine }: Asked): Grouped | undefined =>
  askGroups(reading, documents, candidates, engine.lexicon);

/** The part of a statement that follows from how many of a group are so; undefined where that is only supposed. */
function standsInGroup(asked: Asked, group: Grouped): Part | undefined {
  const { claim, index, reading, units, documents, candidates, engine, predicates } = asked;
  const support = supportOfGroup(group, documents, units, engine.lexicon);
  if (saysOfAll(reading, support)) return undefined;
  if (support.sentences.some((one) => modifierOnly(units, support, one) >= 0)) return undefined;
  const structure = () => claim.structure(index);
  const matter = { claim: reading, units, support, lexicon: engine.lexicon, begins: false, restated: true };
  if (unsettled({ ...matter, structure }).length > 0) return undefined;
  const others = candidates.filter(
    (one) => one.document !== group.source || !group.sentences.includes(one.sentence),
  );
  const sentences = [...support.sentences, ...others.map(reader(asked))];
  const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  const derivations = [group.derivation];
  return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
}

const OF_ALL = /^(?:all|every|each|no|none|neither|both)$/;

/** Whether one sentence says itself what a statement says of all, or of none: which it means is not for numbers to tell. */
const saysOfAll = ({ words }: Stated['reading'], { sentences: [one, ...others] }: Support): boolean =>
  others.length === 0 &&
  words.some(({ form }) => OF_ALL.test(form) && one.reading.words.some((other) => other.form === form));

/** A part with what follows otherwise, or does not follow, from how many of a group are so. */
function refutedByGroup({ documents, engine, units }: Asked, part: Part, group: Grouped): Part {
  const { best } = part;
  if (best === undefined) return part;
  const sentence = supportOfGroup(group, documents, units, engine.lexicon).sentences.at(-1)!;
  const force = group.verdict === 'fails' ? 'contradicts' : 'withholds';
  const mismatch: Mismatch = { kind: group.kind, check: 'bounds', force, sentence, units: [] };
  return { ...part, best: { ...best, mismatches: [mismatch, ...best.mismatches] } };
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
    const [best, ...rivals] = special ? [special] : bestSupports(units, first, sentences, titles);
    const judged = best && judge(one, best);
    if (judged === undefined || !isLeftOpen(judged)) return judged;
    // Of two that say as much, "I would like to cancel it" and "it has been cancelled", the second may carry it.
    return rivals.map((rival) => judge(one, rival)).find(isPlain) ?? judged;
  };
  const judged = alone ?? (special === undefined ? following(one) : undefined) ?? byBest();
  const reckoned = judged && reckon(one, judged);
  const found = reckoned?.judged ?? judged;
  const step = found === undefined || !mayFollow(found) ? undefined : restatedByStep(one);
  const outcome = step?.judged ?? found;
  const speaking =
    step === undefined ? sentences : sentences.filter((other) => !isOfOther(other, step.judged));
  const scattered = outcome === undefined ? 0 : scatteredCoverage(units, outcome.support, sentences);
  const derivations = step?.derivations ?? reckoned?.derivations;
  const told = derivations === undefined ? {} : { derivations };
  return { reading, units, sentences: speaking, beside: [], best: outcome, scattered, predicates, ...told };
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

const mayFollow = (judged: Judged): boolean => !isPlain(judged) && judged.support.coverage >= LEAST_FOLLOWED;

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

/** Whether a support is refused for saying no more than that it may be so, is asked for, or is said by somebody. */
const isLeftOpen = ({ mismatches }: Judged): boolean => {
  const against = mismatches.filter(vetoes);
  return against.length > 0 && against.every(({ kind, force }) => OPEN.has(kind) && force !== 'contradicts');
};

const OPEN: ReadonlySet<MismatchKind> = new Set(['modality', 'condition', 'attribution']);

/** Whether a support is accepted with nothing at all against it. */
const isPlain = ({ mismatches, score, support }: Judged): boolean =>
  !mismatches.some(vetoes) && coverageOfScore(score, support.coverage) >= ACCEPTED;

/** How much less of a statement a rival of the best support may say, how much it must say, and how many are tried. */
const RIVAL_LESS = 0.02;
const RIVAL_LEAST = 0.9;
const MOST_RIVALS = 2;

/**
 * The support of most merit, and those that say as much from another sentence; one that starts from a cited sentence
 * has less to show.
 */
function bestSupports(
  units: readonly Unit[],
  cited: readonly AlignedSentence[],
  sentences: readonly AlignedSentence[],
  titles: readonly ReadonlySet<string>[],
): readonly Titled[] {
  const found = [...new Set([...cited, ...seedsOf(sentences)])].map((seed) => {
    const joined = supportFrom(seed, sentences, units);
    const support = withTitles(joined, units, titles);
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
