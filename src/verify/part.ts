/** One statement of a claim against the evidence: which sentences carry it, and what stands against it. */

import type { Lexicon } from '../text/lexicon/index.ts';
import type { Reading } from '../text/reading.ts';
import { compareValues } from '../text/values/index.ts';
import type { Nearness } from '../text/vectors/vectors.ts';
import { advanceOf, againstAdvance, WORTH_PARSING } from './advance.ts';
import type { Match } from './align.ts';
import { inContext, toldByHalves, toldFully } from './context/retell.ts';
import { Retold } from './context/retold.ts';
import { Asked, besideDerived, deriveValues, hasOpenValue, ruleOn, withDerived } from './derived/index.ts';
import type { Document } from './document.ts';
import { statedByFields } from './fields.ts';
import { framed } from './frames/framed.ts';
import { featuresOf } from './judge/features.ts';
import { type Forest, score } from './judge/forest.ts';
import { type Relations, relationsOf } from './judge/relations.ts';
import { by, type Mismatch, saysMore, standsWhole } from './matter.ts';
import { besideNote, beyondWords, mismatchesOf, vetoes } from './mismatch.ts';
import { misnoted, statedByNote } from './notes/by-note.ts';
import { onlyArranges } from './paired.ts';
import { statedByRecords } from './record/index.ts';
import { additions } from './restate/addition.ts';
import { objectionOf } from './restate/objection.ts';
import { restates } from './restate/restate.ts';
import { type Candidate, queryOf, retrieve } from './retrieve.ts';
import { unsettled } from './setting.ts';
import { type Predicate, predicatesOf } from './standing.ts';
import {
  type AlignedSentence,
  alignedSentence,
  byCoverage,
  coverageOf,
  mayJoin,
  type Support,
  sharesSubject,
  supportFrom,
} from './support.ts';
import { standsDated } from './tongues/dating.ts';
import { statesIn } from './tongues/restate.ts';
import { totalWeight, type Unit, unitsOf } from './units.ts';
import { repeats, type Stated, verbatim } from './verbatim.ts';

/** What the engine knows: words, what they are near to, and how to weigh a support. */
export interface Engine {
  readonly lexicon: Lexicon;
  readonly nearness: Nearness;
  readonly forest: Forest;
}

/** A support with what the judge makes of it. */
export interface Judged {
  readonly support: Support;
  /** What it was judged by; none where the statement stands word for word and nothing had to be weighed. */
  readonly features: Float32Array | undefined;
  /** Log-odds that it supports the statement. */
  readonly score: number;
  readonly mismatches: readonly Mismatch[];
}

export interface Part {
  readonly reading: Reading;
  readonly units: readonly Unit[];
  /** Sentences that speak to it, best first: all of them, but beside a verbatim one those that may speak against it. */
  readonly sentences: readonly AlignedSentence[];
  /** Other sentences that touch it, best first. */
  readonly beside: readonly Candidate[];
  /** The best support; undefined when nothing speaks to the statement. */
  readonly best: Judged | undefined;
  /** Share of its weight that all sentences together account for, however scattered. */
  readonly scattered: number;
  /** How what it says follows from values of the support, where it does not stand there itself. */
  readonly derivations?: readonly string[];
  /** The main predicates of the statement; none where it is not English. Parsed when asked for. */
  predicates(): readonly Predicate[];
}

/** What a statement is read against. */
export interface Sources {
  readonly documents: readonly Document[];
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  /** Sentences that the claim itself cites: they are looked at first. */
  readonly cited: readonly Candidate[];
}

/** Sentences read closely for one statement. */
const MOST_CANDIDATES = 10;
/** Supports that are judged. */
const MOST_SEEDS = 3;

/** What each sentence beyond the first must add to the coverage of a support to be preferred. */
const SENTENCE_COST = 0.05;

/** Reads the evidence for one statement: sentence `index` of a claim, or all of it where that is -1. */
export function readPart(
  claim: Document,
  index: number,
  { documents, titles, cited }: Sources,
  engine: Engine,
): Part {
  const { lexicon } = engine;
  const reading = index < 0 ? claim.whole() : claim.sentence(index);
  const units = unitsOf(reading);
  const stated: Stated = { claim, index, reading, units };
  let found: readonly Predicate[] | undefined = reading.language === 'en' ? undefined : [];
  const predicates = (): readonly Predicate[] =>
    (found ??= predicatesOf(claim.structure(index), reading, units));
  const query = queryOf(reading, units, lexicon);
  const isCited = (one: Candidate): boolean => cited.some((other) => isSame(one, other));
  const ranked = retrieve(documents, query, MOST_CANDIDATES);
  const candidates =
    cited.length === 0 ? ranked : [...ranked.filter(isCited), ...ranked.filter((one) => !isCited(one))];
  const plain = verbatim(stated, documents, candidates, query, lexicon);
  const carried = plain && supportFrom(plain.sentences[0], [], units);
  if (plain !== undefined && carried !== undefined && !isRestricted(stated, carried, lexicon)) {
    const { sentences, beside } = plain;
    const support = carried;
    const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
    return { reading, units, sentences, beside, best, scattered: support.coverage, predicates };
  }
  // A sentence that could not come up to another as it stands is not worth reading in the light of those before it.
  const plainly = new Map(candidates.map((one) => [one, alignedSentence(one, documents, units, lexicon)]));
  const most = Math.max(0, ...[...plainly.values()].map(({ coverage }) => coverage));
  const read = (one: Candidate): AlignedSentence => {
    const aligned = plainly.get(one) ?? alignedSentence(one, documents, units, lexicon);
    return inContext(aligned, documents, units, query, lexicon, most);
  };
  const recorded = statedByRecords(reading, units, documents, titles, candidates, lexicon);
  if (
    recorded !== undefined &&
    !recorded.support.sentences.some((one) => onlyArranges(reading, one.reading))
  ) {
    const { support, derivations, against } = recorded;
    const mismatches: Mismatch[] =
      against === undefined
        ? []
        : [{ kind: 'conflicting_sources', force: 'contradicts', sentence: against, units: [] }];
    const sentences = [...support.sentences, ...besideRecords(support, candidates).map(read)];
    const best = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches };
    return { reading, units, sentences, beside: [], best, scattered: 1, derivations, predicates };
  }
  const first = cited.map(read);
  const others = candidates.filter((one) => !isCited(one));
  const sentences = [...first, ...others.map(read)].sort(byCoverage);
  const one: Case = { ...stated, documents, sentences, titles, engine, predicates };
  const special = notedSupport(one) ?? toldSupport(one);
  const alone = special === undefined ? (restatedAlone(one) ?? restatedFully(one)) : undefined;
  const best = special ?? bestSupport(units, first, sentences, titles);
  const weighed = alone ?? (best && judge(one, best));
  const reckoned = weighed && reckon(one, weighed);
  const judged = reckoned?.judged ?? weighed;
  const scattered = judged === undefined ? 0 : scatteredCoverage(units, judged.support, sentences);
  const { derivations } = reckoned ?? {};
  const told = derivations === undefined ? {} : { derivations };
  return { reading, units, sentences, beside: [], best: judged, scattered, predicates, ...told };
}

/** Coverage from which a statement whose values all follow needs no weighing. */
const LEAST_RECKONED = 0.95;

/** A support with what the statement follows from, and how it does. */
interface Reckoned {
  readonly judged: Judged;
  readonly derivations: readonly string[];
}

/** The support with what the statement follows from: a limit with what it is of, or values with those that make them up. */
function reckon(one: Case, weighed: Judged): Reckoned | undefined {
  const { reading, units, sentences, engine, claim, index } = one;
  if (reading.language !== 'en' || reading.question) return undefined;
  const structure = () => claim.structure(index);
  const asked = new Asked(reading, units, sentences, engine.lexicon, one.titles, structure);
  return ruled(asked, weighed) ?? derived(one, asked, weighed);
}

/** What follows from a limit that the evidence sets. */
function ruled(asked: Asked, weighed: Judged): Reckoned | undefined {
  const ruling = ruleOn(asked);
  if (ruling === undefined) return undefined;
  const { holds, kind, derivation } = ruling;
  const { units } = asked;
  if (!holds) {
    const [sentence] = derivation.sentences;
    const against: Mismatch = { kind, force: 'contradicts', sentence, units: derivation.taken };
    return { judged: { ...weighed, mismatches: [against, ...weighed.mismatches] }, derivations: [] };
  }
  const none = { ...weighed.support, sentences: [] };
  const support = { ...withDerived(none, [derivation], units), coverage: 1 };
  const judged = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { judged, derivations: [derivation.told] };
}

/** What its open values follow from, where they all do and nothing stands against it. */
function derived(one: Case, asked: Asked, { support }: Judged): Reckoned | undefined {
  const { units } = asked;
  if (!hasOpenValue(units, support)) return undefined;
  const derivations = deriveValues(asked, support);
  if (derivations.length === 0) return undefined;
  const reckoned = withTitles(withDerived(support, derivations, units), units, one.titles);
  const weighed = judge(one, { support: reckoned, titleGain: 0 });
  const mismatches = besideDerived(weighed.mismatches, derivations);
  const sure = reckoned.coverage >= LEAST_RECKONED ? Number.POSITIVE_INFINITY : weighed.score;
  if (mismatches.some(vetoes)) return undefined;
  return {
    judged: { ...weighed, mismatches, score: sure },
    derivations: derivations.map(({ told }) => told),
  };
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
  return unsettled(matter).length > 0 || (saysMore(matter) && beyondWords(matter).length > 0);
}

/** A support and how much of its coverage titles give. */
export interface Titled {
  readonly support: Support;
  readonly titleGain: number;
  /** Its one sentence is a note that states all of the claim. */
  readonly noted?: boolean;
  /** Its one sentence is retold and begins with the claim, or states it in another language than English. */
  readonly told?: boolean;
}

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.document === other.document && one.sentence === other.sentence;

/** The support of most merit; one that starts from a cited sentence has less to show. */
function bestSupport(
  units: readonly Unit[],
  cited: readonly AlignedSentence[],
  sentences: readonly AlignedSentence[],
  titles: readonly ReadonlySet<string>[],
): Titled | undefined {
  let best: Titled | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const seed of new Set([...cited, ...sentences.slice(0, MOST_SEEDS)])) {
    const joined = supportFrom(seed, sentences, units);
    const support = withTitles(joined, units, titles);
    const worth = merit(support) + (cited.includes(seed) ? CITED_GAIN : 0);
    if (worth <= most) continue;
    most = worth;
    best = { support, titleGain: support.coverage - joined.coverage };
  }
  return best;
}

/** How much less a support may cover where the claim itself cites it. */
const CITED_GAIN = 0.05;

const merit = (support: Support): number => support.coverage - SENTENCE_COST * (support.sentences.length - 1);

/** A statement with what its support is judged by. */
export interface Case extends Stated {
  readonly documents: readonly Document[];
  readonly sentences: readonly AlignedSentence[];
  /** For each document the words of its title. */
  readonly titles: readonly ReadonlySet<string>[];
  readonly engine: Engine;
  predicates(): readonly Predicate[];
}

/**
 * Weighs a support and names what stands between it and the statement. It is weighed beside its own sources alone:
 * a source that it takes nothing from cannot raise it.
 */
export function judge(one: Case, { support: found, titleGain, noted = false, told = false }: Titled): Judged {
  const { reading, units, engine } = one;
  const { support, withRoles } = framed(one, found, engine.lexicon);
  const sentences = one.sentences.filter(({ document }) =>
    support.sentences.some((own) => own.document === document),
  );
  const relations = relate(one, support);
  const { lexicon, nearness } = engine;
  const structure = () => one.claim.structure(one.index);
  const restated = noted || told || isRestated(one, support);
  const matter = { claim: reading, units, support, lexicon, begins: false, restated, noted, structure };
  const against = (): readonly Mismatch[] => {
    if (told && reading.language !== 'en') return by('setting', unsettled(matter));
    if (noted) return besideNote(matter);
    const byGrammar = restated
      ? []
      : [...by('grammar', objections(one, support)), ...by('added', added(one, support))];
    const typed = [...mismatchesOf(matter, relations, one.predicates), ...byGrammar];
    return [
      ...withRoles(typed, restated),
      ...(restated ? [] : by('notes', misnoted({ ...one, structure, lexicon }, support))),
    ];
  };
  const advance = advanceOf(one, support);
  const byAdvance = advance === undefined ? [] : againstAdvance(one, support, advance, restated);
  const mismatches = [...byAdvance, ...against()];
  const progress = advance?.measures;
  const measured = { all: sentences, titleGain, relations, progress, mismatches, nearness };
  const features = featuresOf(reading, units, support, measured);
  const plain =
    (reading.language !== 'en' && (told || statedByFields(reading, units, support))) ||
    (restated && !mismatches.some(vetoes));
  const judged = plain ? Number.POSITIVE_INFINITY : score(engine.forest, features);
  return { support, features, score: judged, mismatches };
}

/** The support of a note that states all of the claim; undefined for none. */
function notedSupport(one: Case): Titled | undefined {
  const { claim, index, engine } = one;
  const structure = () => claim.structure(index);
  const support = statedByNote({ ...one, structure, lexicon: engine.lexicon });
  return support && { support, titleGain: 0, noted: true };
}

/** The sentence that states the claim once its pronouns are told, alone; undefined for none. */
function toldSupport(one: Case): Titled | undefined {
  for (const sentence of one.sentences) {
    if (sentence.reading.language !== 'en' && !sentence.source.isRecord(sentence.sentence)) {
      const states = one.reading.language === 'other' ? standsDated : statesIn;
      if (!states(one.reading, sentence.reading)) continue;
      return { support: supportFrom(sentence, [], one.units), titleGain: 0, told: true };
    }
    if (!(sentence.source instanceof Retold)) continue;
    const support = supportFrom(sentence, [], one.units);
    const told = repeats(one, sentence);
    if (told || isRestated(one, support)) return { support, titleGain: 0, told };
  }
  return undefined;
}

/** The one sentence that states all of the statement by its grammar, with nothing against it; undefined for none. */
function restatedAlone(one: Case): Judged | undefined {
  for (const sentence of one.sentences) {
    if (sentence.coverage < LEAST_ALONE) break;
    const support = supportFrom(sentence, [], one.units);
    if (!isRestated(one, support)) continue;
    const judged = judge(one, { support, titleGain: 0 });
    if (!judged.mismatches.some(vetoes)) return judged;
  }
  return undefined;
}

/**
 * The same for a sentence with all that its document tells of its persons and things put in, and for one half of a
 * sentence that joins two statements.
 */
function restatedFully(one: Case): Judged | undefined {
  if (one.reading.language !== 'en') return undefined;
  const { documents, units, engine } = one;
  for (const sentence of one.sentences.slice(0, MOST_TOLD)) {
    const told = toldFully(sentence, documents, units, engine.lexicon);
    const halves =
      sentence.coverage < LEAST_ALONE ? [] : toldByHalves(sentence, documents, units, engine.lexicon);
    for (const again of told === undefined ? halves : [told, ...halves]) {
      const support = supportFrom(again, [], units);
      if (!isRestated(one, support)) continue;
      const judged = judge({ ...one, sentences: [again, ...one.sentences] }, { support, titleGain: 0 });
      if (!judged.mismatches.some(vetoes)) return judged;
    }
  }
  return undefined;
}

/** Sentences that are told in full. */
const MOST_TOLD = 4;

/** Coverage under which one sentence is not asked whether it states all of a statement. */
const LEAST_ALONE = 0.65;

/** Whether a sentence of the support states by its grammar what the statement says. */
function isRestated({ claim, index, reading, units }: Case, { sentences, coverage }: Support): boolean {
  if (reading.language !== 'en' || coverage < WORTH_PARSING) return false;
  return sentences.some((one) => {
    if (one.reading.language !== 'en' || one.source.isRecord(one.sentence)) return false;
    // A sentence is aligned for one statement alone, and asked for each support that it is part of.
    const known = proved.get(one) ?? claim.wholes(index).some((grammar) => restates(grammar, units, one));
    proved.set(one, known);
    return known;
  });
}

const proved = new WeakMap<AlignedSentence, boolean>();

/** What the grammar of the one sentence that carries a statement says against it. */
function objections({ claim, index, reading, units }: Case, { sentences, coverage }: Support): Mismatch[] {
  const [sentence] = sentences;
  if (reading.language !== 'en' || sentences.length > 1 || coverage < WORTH_PARSING) return [];
  if (sentence.reading.language !== 'en' || sentence.source.isRecord(sentence.sentence)) return [];
  const kind = objectionOf(claim.grammar(index), units, sentence);
  return kind === undefined ? [] : [{ kind, force: 'withholds', sentence, units: [] }];
}

/** Strength from which a word stands in a sentence. */
const STANDS = 0.95;

/** What the statement says beyond a support that has the rest of it. */
function added({ claim, index, reading, units, sentences }: Case, support: Support): Mismatch[] {
  if (reading.language !== 'en' || support.coverage < WORTH_PARSING) return [];
  const standsElsewhere = (i: number): boolean =>
    sentences.some(({ alignment }) => alignment.matches[i].strength >= STANDS);
  const taken = additions(claim.grammar(index), units, support).filter((i) => !standsElsewhere(i));
  const [sentence] = support.sentences;
  return taken.length === 0
    ? []
    : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: taken }];
}

/** How the support relates the statement's words; only English is parsed, and only where it may matter. */
function relate(one: Case, support: Support): Relations | undefined {
  const english =
    one.reading.language === 'en' && support.sentences.every((s) => s.reading.language === 'en');
  if (!english || support.coverage < WORTH_PARSING || standsWhole(one.reading, support)) return undefined;
  return relationsOf(one.units, support, {
    claim: one.claim.structure(one.index),
    sentences: support.sentences.map((sentence) => sentence.source.structure(sentence.sentence)),
  });
}

/** What a source's title and a table's header say of their matter counts for units that the sentences leave open. */
export function withTitles(
  support: Support,
  units: readonly Unit[],
  titles: readonly ReadonlySet<string>[],
): Support {
  const words = support.sentences
    .flatMap((one) => [titles[one.document], one.source.columns(one.sentence)])
    .filter((set) => set.size > 0);
  if (words.length === 0) return support;
  const values = support.sentences.flatMap((one) => one.source.columnValues(one.sentence));
  const matches = support.matches.map((match, i) => {
    const { word, value } = units[i];
    if (match.strength >= 0.5) return match;
    if (value !== undefined && values.some((other) => compareValues(value, other).relation === 'equal'))
      return TITLED;
    return words.some((set) => set.has(word.lemma) || set.has(word.form)) ? TITLED : match;
  });
  return { ...support, matches, coverage: coverageOf(units, matches) };
}

const TITLED: Match = { kind: 'same', strength: 0.8, at: -1 };

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
