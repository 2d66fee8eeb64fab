/** From what was read to what is said: one check for one claim. */

import type { Check, ClaimStatus, Gap, MismatchKind } from '../../domain/check.ts';
import type { Claim } from '../../domain/claim.ts';
import type { Question } from '../../domain/engine.ts';
import { gather } from '../../text/gather.ts';
import { type Contrary, contrary } from '../against/contrary.ts';
import { isNamedOtherwise } from '../beside/named-otherwise.ts';
import type { Engine, Namer, Part } from '../case.ts';
import type { Statement } from '../claim/statement.ts';
import { totalWeight } from '../claim/units.ts';
import { ACCEPTED, HIGHEST_UNACCEPTED } from '../judge/calibration.ts';
import { coverageBy } from '../match/close.ts';
import { vetoesOf } from '../match/outweigh.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import type { OpenSource } from '../read/source.ts';
import { underlined } from '../reason/underline.ts';
import { shownPassages } from './shown.ts';
import { citationsOf, conflictsOf, dedupe, gapsOf } from './spans.ts';

/** What is said of one statement of a claim. */
interface Verdict {
  readonly part: Part;
  readonly coverage: number;
  /** Coverage that no one to three sentences carry: it has no citation. */
  readonly scattered: boolean;
  readonly reason: MismatchKind | undefined;
  /** The evidence says otherwise. */
  readonly contradicted: boolean;
  /** The evidence speaks to it and leaves it open. */
  readonly withheld: boolean;
  readonly against: readonly AlignedSentence[];
  /** Units that stay open: no evidence for them, or evidence against them. */
  readonly open: ReadonlySet<number>;
}

/** Coverage from which a mismatch is named rather than "not mentioned". */
const SPOKEN_OF = 0.34;
/** Share of the rest of a statement from which evidence speaks of it, though all that tells most is disputed. */
const SAME_MATTER = 0.62;
/** Coverage from which a claim that is not supported is left open rather than refused. */
const LEFT_OPEN = 0.5;
/** Scattered coverage that is taken for coverage. */
const LEAST_SCATTERED = 0.95;

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A claim that was not evaluated. */
export function incomplete(claim: Claim): Check {
  return {
    claim_id: claim.claim_id,
    claim_text: claim.text,
    status: 'ambiguous',
    coverage: 0,
    reason: 'evaluation_incomplete',
    citations: [],
    evidence: [],
    gaps: [],
    conflicts: [],
    method: 'deterministic',
  };
}

/** Says what the evidence supports of a claim. */
export function composeCheck(
  statement: Statement,
  question: Question,
  { name, lexicon }: Pick<Engine, 'name' | 'lexicon'>,
): Check {
  const { claim, parts, open } = statement;
  const verdicts = parts.map((part) => verdictOf(part, open, name));
  const coverage = joinCoverage(verdicts);
  const uncited = verdicts.some((verdict) => verdict.scattered);
  const contradicted = verdicts.some((verdict) => verdict.contradicted);
  const against = gather(verdicts, (verdict) => verdict.against);
  const cited =
    uncited || contradicted || coverage < Math.min(question.min_coverage, LEFT_OPEN) || coverage === 0;
  const citations = cited ? [] : dedupe(gather(verdicts, (verdict) => citationsOf(verdict.part, open)));
  // What the evidence denies or leaves open is not supported at any threshold of coverage.
  const withheld = verdicts.some(
    ({ part }) => part.best !== undefined && vetoesOf(part, part.best).some((one) => !isLackOnly(one)),
  );
  const carried =
    parts.length > 0 &&
    coverage > 0 &&
    coverage >= question.min_coverage &&
    !contradicted &&
    !withheld &&
    against.length === 0 &&
    (question.citations === 'optional' || citations.length > 0);
  const reason = carried ? undefined : reasonOf(statement, verdicts);
  const { invalid } = statement.citations;
  const derivations = gather(parts, (part) => part.derivations ?? []);
  return {
    claim_id: claim.claim_id,
    claim_text: claim.text,
    status: carried ? 'supported' : statusOf(verdicts, reason),
    coverage,
    ...(reason === undefined ? {} : { reason }),
    citations,
    evidence: shownPassages(statement, question.evidence_limit, lexicon),
    gaps: carried && coverage === 1 ? [] : gapsIn(verdicts, claim.text),
    conflicts: dedupe(
      gather(verdicts, ({ part, against }) => gather(against, (one) => conflictsOf(part, one, open))),
    ),
    ...(carried && derivations.length > 0 && { derivations }),
    ...(invalid.length === 0 ? {} : { invalid_citations: invalid }),
    method: 'deterministic',
  };
}

/** Whether all that stands against a statement is that some of it is not said: its coverage is less by that much. */
const isLackOnly = ({ kind, force, units }: Mismatch): boolean =>
  units.length > 0 && (kind === 'partially_mentioned' ? force === 'withholds' : force === 'open');

/** What stays open of the statements that are refused; of all of them where none is. */
function gapsIn(verdicts: readonly Verdict[], text: string): readonly Gap[] {
  const refusals = gather(verdicts, ({ part, open, reason, coverage, against }) =>
    reason !== undefined && (coverage < ACCEPTED || against.length > 0)
      ? [{ part, open, reason, coverage }]
      : [],
  );
  if (refusals.length === 0) return gather(verdicts, ({ part, open }) => gapsOf(part, open, text));
  const least = Math.min(...refusals.map(({ coverage }) => coverage));
  // Of two facts of which one is all but said, the other is the one that lacks.
  const lacking = refusals.filter(({ coverage }) => coverage <= least + ALL_BUT_SAID);
  return gather(lacking, ({ part, open, reason }) => underlined(part, open, reason, text));
}

/** How much more of one fact than of another is said, where the other alone is called open. */
const ALL_BUT_SAID = 0.3;

const UNSAID = { scattered: false, contradicted: false, withheld: false, against: [] } as const;

function verdictOf(part: Part, evidence: readonly OpenSource[], name: Namer): Verdict {
  const { best, units } = part;
  const unmatched = new Set(
    gather(units, (_, i) => ((best?.support.matches[i].strength ?? 0) < 0.5 ? [i] : [])),
  );
  if (best === undefined) {
    const reason = 'not_mentioned';
    return { ...UNSAID, part, coverage: 0, reason, open: unmatched };
  }
  const veto = vetoesOf(part, best);
  const other = contrary(part);
  const score = coverageBy(best.score, best.support);
  const read = isRead(part) ? score : Math.min(score, HIGHEST_UNACCEPTED);
  const coverage = veto.length === 0 ? read : Math.min(read, withoutVetoed(part, veto));
  const contradiction = veto.find((one) => one.force === 'contradicts');
  if (coverage < ACCEPTED && contradiction === undefined && other === undefined && isScattered(part)) {
    return { ...accepted(part, round(part.scattered), other), scattered: true, open: unmatched };
  }
  if (veto.length === 0 && coverage >= ACCEPTED)
    return { ...accepted(part, coverage, other), open: unmatched };
  for (const one of veto) for (const unit of one.units) unmatched.add(unit);
  const verdict = refused(part, coverage, veto, other);
  return { open: unmatched, ...verdict, reason: name({ ...verdict, evidence, other }) };
}

/** A verdict, and the units that stay open where they are not those that the support leaves. */
type Refused = Omit<Verdict, 'open' | 'reason'> &
  Partial<Pick<Verdict, 'open'>> & { readonly reason: MismatchKind };

/** A statement that its support does not carry: for what the support says, or another sentence says otherwise. */
function refused(
  part: Part,
  coverage: number,
  veto: readonly Mismatch[],
  other: Contrary | undefined,
): Refused {
  const { support, mismatches } = part.best!;
  const contradiction = veto.find((one) => one.force === 'contradicts');
  const spoken = support.coverage >= SPOKEN_OF || restCovered(part, contradiction) >= SAME_MATTER;
  const verdict = { ...UNSAID, part, coverage };
  if (!spoken) return { ...verdict, reason: 'not_mentioned' };
  const own = contradiction && ownValue(part, contradiction);
  if (own !== undefined)
    return { ...verdict, reason: own.kind, contradicted: true, against: [own.sentence], open: own.open };
  if (contradiction !== undefined) {
    const against = [contradiction.sentence, ...(other?.sentences ?? [])];
    return { ...verdict, reason: contradiction.kind, contradicted: true, against };
  }
  // That something was taken back says nothing against what was not found to be said.
  if (other !== undefined && other.shown !== 'superseded')
    return { ...verdict, reason: other.shown, contradicted: true, against: other.sentences };
  const withheld = veto.some((one) => one.force === 'withholds');
  const found = mismatches[0]?.kind ?? 'partially_mentioned';
  const ended = found === 'superseded' || (found === 'partially_mentioned' && coverage >= HIGHEST_UNACCEPTED);
  if (ended && other !== undefined)
    return { ...verdict, reason: 'superseded', withheld, against: other.sentences };
  const reason = found === 'partially_mentioned' && isNamedOtherwise(part) ? 'entity' : found;
  return { ...verdict, reason, withheld };
}

/**
 * "Pro: 50 GB" for "Pro has 5 GB", where what has 5 GB is another plan: what the evidence says of the one that the
 * claim names tells more than what it says of another.
 */
function ownValue(
  { sentences, best }: Part,
  { kind, units }: Mismatch,
): (Pick<Verdict, 'open'> & { readonly kind: MismatchKind; readonly sentence: AlignedSentence }) | undefined {
  if (kind !== 'entity') return undefined;
  const used = best!.support.sentences;
  for (const sentence of sentences) {
    const { matches, valueConflicts } = sentence.alignment;
    if (used.includes(sentence) || !units.every((i) => matches[i].strength >= TO_THE_WORD)) continue;
    const [conflict] = valueConflicts.values();
    if (conflict !== undefined)
      return { kind: conflict.kind, sentence, open: new Set(valueConflicts.keys()) };
  }
  return undefined;
}

const TO_THE_WORD = 0.9;

/** A statement that its support carries; where another sentence stands against it, it is not covered whole. */
function accepted(part: Part, coverage: number, other: Contrary | undefined): Omit<Verdict, 'open'> {
  return {
    ...UNSAID,
    part,
    coverage: other === undefined ? coverage : Math.min(coverage, HIGHEST_UNACCEPTED),
    reason: other?.kind,
    against: other?.sentences ?? [],
  };
}

function withoutVetoed(part: Part, veto: readonly Mismatch[]): number {
  const taken = new Set(gather(veto, (one) => one.units));
  let sum = 0;
  part.units.forEach((unit, i) => {
    if (!taken.has(i)) sum += unit.weight * (part.best?.support.matches[i].strength ?? 0);
  });
  return round(Math.min(HIGHEST_UNACCEPTED, sum / totalWeight(part.units)));
}

/** Share of the statement that the support accounts for, what a mismatch disputes left aside; 0 without one. */
function restCovered({ units, best }: Part, mismatch: Mismatch | undefined): number {
  if (best === undefined || mismatch === undefined) return 0;
  const rest = gather(units, (unit, i) => (mismatch.units.includes(i) ? [] : [{ unit, i }]));
  const found = rest.reduce((sum, { unit, i }) => sum + unit.weight * best.support.matches[i].strength, 0);
  return found / totalWeight(rest.map(({ unit }) => unit));
}

/** Whether what stands around the matched words can be told: in a language without cue words only the same words can. */
const isRead = ({ reading, best }: Part): boolean =>
  reading.language !== 'other' || best?.features === undefined || best.score === Number.POSITIVE_INFINITY;

/** Whether more sentences than a support holds account for the statement, and nothing else stands against it. */
function isScattered({ best, scattered, sentences }: Part): boolean {
  if (best === undefined || scattered < LEAST_SCATTERED || best.support.coverage >= LEAST_SCATTERED)
    return false;
  const foundElsewhere = (unit: number): boolean =>
    best.support.matches[unit].strength < 0.5 &&
    sentences.some(({ alignment }) => alignment.matches[unit].strength >= LEAST_SCATTERED);
  return best.mismatches.every(
    ({ force, units }) => force === 'open' && units.length > 0 && units.every(foundElsewhere),
  );
}

function joinCoverage(verdicts: readonly Verdict[]): number {
  let sum = 0;
  let weight = 0;
  let least = 1;
  for (const { part, coverage } of verdicts) {
    const share = totalWeight(part.units);
    sum += share * coverage;
    weight += share;
    least = Math.min(least, coverage);
  }
  if (weight === 0) return 0;
  const mean = round(sum / weight);
  return least >= ACCEPTED ? mean : Math.min(mean, HIGHEST_UNACCEPTED);
}

function statusOf(verdicts: readonly Verdict[], reason: MismatchKind | undefined): ClaimStatus {
  if (reason === 'evaluation_incomplete') return 'ambiguous';
  if (verdicts.length === 0 || verdicts.some((verdict) => verdict.contradicted)) return 'unsupported';
  return verdicts.every((verdict) => verdict.withheld || verdict.coverage >= LEFT_OPEN)
    ? 'ambiguous'
    : 'unsupported';
}

/** The gravest fault of the sources. */
function faultOf({ sources }: Statement): MismatchKind | undefined {
  const faults = gather(sources, ({ evidence }) => (evidence.type === 'faulty' ? [evidence.fault] : []));
  return faults.includes('source_integrity_failed') ? 'source_integrity_failed' : faults[0];
}

function reasonOf(statement: Statement, verdicts: readonly Verdict[]): MismatchKind {
  const weakest = [...verdicts].sort((a, b) => a.coverage - b.coverage);
  const contradicted = weakest.find((verdict) => verdict.contradicted);
  if (contradicted?.reason !== undefined) return contradicted.reason;
  if (statement.citations.invalid.length > 0) return 'invalid_citation';
  const fault = faultOf(statement);
  if (fault !== undefined) return fault;
  return weakest.find((verdict) => verdict.reason !== undefined)?.reason ?? 'partially_mentioned';
}
