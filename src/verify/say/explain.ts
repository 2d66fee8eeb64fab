/** Why a verdict is as it is: which words of the evidence account for which of the claim, and what stands between. */
import type { Check, MismatchKind } from '../../domain/check.ts';
import type { Question } from '../../domain/engine.ts';
import { Budget } from '../budget.ts';
import type { Part } from '../case.ts';
import { readStatement } from '../claim/statement.ts';
import { originOf } from '../context/retold.ts';
import { ACCEPT_AT } from '../judge/calibration.ts';
import type { Match, MatchKind } from '../match/match.ts';
import { vetoes, vetoesOf } from '../match/outweigh.ts';
import { type Place, placesOf } from '../notation/index.ts';
import { Library } from '../read/library.ts';
import type { OpenSource } from '../read/source.ts';
import { checkable, openSources, type VerifierOptions } from '../verifier.ts';
import { composeCheck, incomplete } from './compose.ts';

/** A sentence of the evidence that an explanation speaks of. */
export interface ExplainedSentence {
  readonly source_id: string;
  /** The sentence, with what its pronouns and names stand for; of structured data its record, put in words. */
  readonly text: string;
  /** Set where such words were put in their place, so that the text is not the source's own. */
  readonly retold?: true;
  /** UTF-16 offsets into the source's text; absent for structured data. */
  readonly start?: number;
  readonly end?: number;
  /** JSON Pointer of the record's first field, for structured data. */
  readonly pointer?: string;
}

/** A word or value of the claim, and what accounts for it. */
export interface ExplainedUnit {
  readonly text: string;
  /** UTF-16 offsets into the claim. */
  readonly start: number;
  readonly end: number;
  /** How much it tells, in [0, 1]. */
  readonly weight: number;
  /** How the evidence's word stands to it: `none` where nothing accounts for it, `follows` where no word of its own does. */
  readonly match: MatchKind | 'follows';
  /** In [0, 1]: how much of it the evidence's word accounts for. */
  readonly strength: number;
  /** The word or value of the evidence: the sentence by number, and the place in that sentence's text. */
  readonly evidence?: {
    readonly sentence: number;
    readonly text: string;
    readonly start: number;
    readonly end: number;
  };
}

/** What stands between a statement and its evidence. */
export interface ExplainedMismatch {
  readonly kind: MismatchKind;
  /** Says otherwise, leaves it open, may not say as much, or would stand against it were the judge less sure. */
  readonly force: 'contradicts' | 'withholds' | 'open' | 'outweighed';
  readonly sentence: string;
}

/** One statement of a claim against the sentences that speak for it best. */
export interface ExplainedStatement {
  readonly sentences: readonly ExplainedSentence[];
  readonly units: readonly ExplainedUnit[];
  readonly mismatches: readonly ExplainedMismatch[];
  /** How values that it has follow from those of the sentences. */
  readonly derivations: readonly string[];
  /** Share of the statement's weight that the sentences account for, in [0, 1]. */
  readonly matched: number;
  /**
   * Log-odds that they support it, and those it takes; absent where the statement stands there word for word,
   * or field by field, and nothing had to be weighed.
   */
  readonly judged?: { readonly score: number; readonly needed: number };
}

export interface Explanation {
  readonly check: Check;
  /** None where the claim was not evaluated. */
  readonly statements: readonly ExplainedStatement[];
}

/** Makes an engine that answers with its reasons. The checks are those of the verifier, to the byte. */
export function makeExplainer(options: VerifierOptions): (question: Question) => readonly Explanation[] {
  const library = new Library(options.lexicon, options.memory);
  return (question) => {
    const sources = openSources(question.evidence, library);
    const budget = new Budget();
    const explanations = question.claims.map((claim): Explanation => {
      if (!checkable(claim, sources, budget)) return { check: incomplete(claim), statements: [] };
      const statement = readStatement(claim, sources, options);
      const { parts, open } = statement;
      const statements = parts.map((part) => explain(part, open, claim.text));
      return { check: composeCheck(statement, question, options), statements };
    });
    for (const source of sources) source.document?.forget();
    return explanations;
  };
}

function explain(part: Part, open: readonly OpenSource[], claim: string): ExplainedStatement {
  const { best } = part;
  const sentences = best?.support.sentences ?? [];
  return {
    sentences: sentences.map(({ document, source, sentence, reading: { start, end } }) => {
      const { source_id } = open[document].evidence;
      const text = source.text.slice(start, end);
      const origin = originOf(source);
      const { sentenceStart, sentenceEnd } = origin.scan;
      if (!source.structured) {
        const place = { start: sentenceStart[sentence], end: sentenceEnd[sentence] };
        return { source_id, text, ...place, ...(origin !== source && { retold: true }) };
      }
      const leaves = source.leaves(start, end);
      if (source.written === undefined) return { source_id, text, pointer: leaves[0]?.pointer ?? '' };
      return { source_id, text, ...spanOf(placesOf(source.written, leaves)), retold: true };
    }),
    units: unitsOf(part, claim),
    mismatches: mismatchesOf(part),
    derivations: part.derivations ?? [],
    matched: best?.support.coverage ?? 0,
    ...(best !== undefined &&
      Number.isFinite(best.score) && { judged: { score: best.score, needed: ACCEPT_AT } }),
  };
}

const spanOf = (places: readonly Place[]): Place => ({
  start: places[0]?.start ?? 0,
  end: places.reduce((last, { end }) => Math.max(last, end), 0),
});

/** What keeps the evidence from saying it, each once: several checks may find the same. */
function mismatchesOf(part: Part): ExplainedMismatch[] {
  const { best } = part;
  if (best === undefined) return [];
  const standing = new Set(vetoesOf(part, best));
  const found = best.mismatches.map((one): ExplainedMismatch => {
    const { source, reading } = one.sentence;
    const force = vetoes(one) && !standing.has(one) ? 'outweighed' : one.force;
    return { kind: one.kind, force, sentence: source.text.slice(reading.start, reading.end) };
  });
  const lines = found.map((one) => JSON.stringify(one));
  return found.filter((_, at) => lines.indexOf(lines[at]) === at);
}

const NO_MATCH: Match = { kind: 'none', strength: 0, at: -1 };

function unitsOf({ units, best }: Part, claim: string): ExplainedUnit[] {
  return units.map(({ start, end, weight }, i) => {
    const { kind, strength, at, follows = false } = best?.support.matches[i] ?? NO_MATCH;
    const match = follows ? 'follows' : kind;
    const unit = { text: claim.slice(start, end), start, end, weight, match, strength } as const;
    if (follows) return unit;
    const slot = best?.support.from[i] ?? -1;
    if (best === undefined || slot < 0 || at < 0) return unit;
    const { reading, source } = best.support.sentences[slot];
    const word = reading.words[at];
    const span = word.value >= 0 ? reading.values[word.value] : word;
    const text = source.text.slice(span.start, span.end);
    const place = { start: span.start - reading.start, end: span.end - reading.start };
    return { ...unit, evidence: { sentence: slot, text, ...place } };
  });
}
