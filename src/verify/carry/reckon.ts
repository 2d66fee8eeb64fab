/** What a statement follows from where it does not stand there itself: a limit with what it is of, or values. */
import type { Case, Judged } from '../case.ts';
import { unsettled } from '../check/setting.ts';
import {
  Asked,
  besideDerived,
  deriveValues,
  hasOpenValue,
  onlyNamesLimit,
  ruleOn,
  withDerived,
} from '../derived/index.ts';
import { type Inference, infer } from '../inferred/index.ts';
import { isTyped, vetoes } from '../match/outweigh.ts';
import { type AlignedSentence, alignedSentence, MOST_SENTENCES, type Support } from '../match/support.ts';
import { judge } from '../match/weigh.ts';
import type { Mismatch } from '../matter.ts';
import { withTitles } from '../read/titled.ts';
import { byScene } from '../scenes/index.ts';
import { isUnsettled } from './unreckoned.ts';

/** Coverage from which a statement whose values all follow needs no weighing. */
const LEAST_RECKONED = 0.95;

/** A support with what the statement follows from, and how it does. */
interface Reckoned {
  readonly judged: Judged;
  readonly derivations: readonly string[];
}

/** The support with what the statement follows from: a limit with what it is of, or values with those that make them up. */
export function reckon(one: Case, weighed: Judged): Reckoned | undefined {
  const { reading, units, sentences, engine, claim, index } = one;
  if (reading.language !== 'en' || reading.question) return undefined;
  const structure = () => claim.structure(index);
  const clauses = () => claim.grammar(index).clauses;
  const inferred = inferredFrom(one);
  if (inferred !== undefined) return inferred;
  const asked = new Asked(reading, units, sentences, engine.lexicon, one.titles, structure, clauses);
  const reckoned = ruled(one, asked, weighed) ?? derived(one, asked, weighed);
  const holds = reckoned !== undefined && reckoned.derivations.length > 0;
  return holds && isUnsettled(one, reckoned.judged.support) ? undefined : reckoned;
}

/** What follows by logic from what sentences say together, where nothing of their setting takes it back. */
function inferredFrom(one: Case): Reckoned | undefined {
  const { reading, sentences, claim, index } = one;
  const beside = (sentence: AlignedSentence) => sentencesBeside(one, sentence);
  const inference = infer({ reading, sentences, grammar: () => claim.grammar(index), beside });
  return inference && provedBy(one, inference);
}

/** What a sentence shows that describes what is to be seen, where nothing of its setting takes it back. */
export function shownIn(one: Case): Reckoned | undefined {
  const { reading, documents, units, engine } = one;
  const inference = byScene({
    reading,
    documents,
    align: (document) =>
      alignedSentence({ document, sentence: 0, score: 0 }, documents, units, engine.lexicon),
  });
  return inference && provedBy(one, inference);
}

function provedBy(one: Case, inference: Inference): Reckoned | undefined {
  const { units } = one;
  if (inference.sentences.length > MOST_SENTENCES) return undefined;
  const taken = units.map((_, i) => i);
  const derivation = { unit: -1, taken, at: 0, ...inference };
  const none: Support = { sentences: [], matches: [], from: [], coverage: 0 };
  const support = { ...withDerived(none, [derivation], units), coverage: 1 };
  if (isUnsaid(one, support)) return undefined;
  const judged = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { judged, derivations: [inference.told] };
}

/** Whether the setting of a support's sentences leaves open what they say: a supposition, an example, somebody's word. `noted`: labels are read with their values. */
function isUnsaid({ reading, units, engine, claim, index }: Case, support: Support, noted = false): boolean {
  const matter = {
    claim: reading,
    units,
    support,
    lexicon: engine.lexicon,
    begins: false,
    restated: true,
    noted,
  };
  return unsettled({ ...matter, structure: () => claim.structure(index) }).length > 0;
}

/** Sentences before and behind one that are read for what meets its condition, at the most. */
const MOST_BESIDE = 20;

function* sentencesBeside(
  { documents, units, engine }: Case,
  { document, source, sentence }: AlignedSentence,
): Iterable<AlignedSentence> {
  const last = Math.min(source.scan.sentenceCount - 1, sentence + MOST_BESIDE);
  for (let at = Math.max(0, sentence - MOST_BESIDE); at <= last; at++)
    if (at !== sentence)
      yield alignedSentence({ document, sentence: at, score: 0 }, documents, units, engine.lexicon);
}

/** What follows from a limit that the evidence sets. */
function ruled(one: Case, asked: Asked, weighed: Judged): Reckoned | undefined {
  const ruling = ruleOn(asked);
  if (ruling === undefined) {
    const { sentences } = weighed.support;
    if (!onlyNamesLimit(asked, sentences)) return undefined;
    const against: Mismatch = { kind: 'comparison', force: 'withholds', sentence: sentences[0]!, units: [] };
    return { judged: { ...weighed, mismatches: [...weighed.mismatches, against] }, derivations: [] };
  }
  const { holds, kind, derivation, stated } = ruling;
  const { units } = asked;
  if (!holds) {
    const [sentence] = derivation.sentences;
    const against: Mismatch = { kind, force: 'contradicts', sentence, units: derivation.taken };
    return { judged: { ...weighed, mismatches: [against, ...weighed.mismatches] }, derivations: [] };
  }
  const none = { ...weighed.support, sentences: [] };
  const support = { ...withDerived(none, [derivation], units), coverage: 1 };
  if (stated && isUnsaid(one, support, true)) return undefined;
  const judged = { support, features: undefined, score: Number.POSITIVE_INFINITY, mismatches: [] };
  return { judged, derivations: [derivation.told] };
}

/** What its open values follow from, where they all do and no typed value stands against it. */
function derived(one: Case, asked: Asked, before: Judged): Reckoned | undefined {
  const { units } = asked;
  const { support } = before;
  if (!hasOpenValue(units, support)) return undefined;
  const derivations = deriveValues(asked, support);
  if (derivations.length === 0) return undefined;
  const reckoned = withTitles(withDerived(support, derivations, units), one.reading, units, one.titles);
  const weighed = judge(one, { support: reckoned, titleGain: 0 });
  const mismatches = besideDerived(weighed.mismatches, derivations, asked);
  const told = derivations.map((derivation) => derivation.told);
  const whole = derivations.every((derivation) => derivation.weighed === undefined);
  if (whole && reckoned.coverage >= LEAST_RECKONED && !mismatches.some(vetoes))
    return { judged: { ...weighed, mismatches, score: Number.POSITIVE_INFINITY }, derivations: told };
  // The rest was weighed already, beside a value that was not found.
  const seldom = Math.min(...derivations.map((derivation) => derivation.weighed ?? 0));
  const score = Math.max(weighed.score, before.score) + seldom;
  const against = [...mismatches, ...besideDerived(before.mismatches, derivations, asked)];
  return against.some(isTyped) ? undefined : { judged: { ...weighed, mismatches, score }, derivations: told };
}
