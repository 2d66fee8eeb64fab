/** From what the model found to what is said: the deterministic check with its open statements settled. */
import type { Check, Citation, EvidencePassage, MismatchKind } from '../domain/check.ts';
import type { Question } from '../domain/engine.ts';
import type { ClaimStatement, Objection } from '../verify/index.ts';

/** What the model and the typed checks over it make of one statement. */
export interface Finding {
  /** The passage that entails it, and nothing objects to. */
  readonly accepted:
    | { readonly citations: readonly Citation[]; readonly passages: readonly EvidencePassage[] }
    | undefined;
  /** Why a passage that entails it was not accepted. */
  readonly refusal: (Objection & { readonly passages: readonly EvidencePassage[] }) | undefined;
  /** Places that speak against it. */
  readonly conflicts: readonly Citation[];
  /** No passage could be judged: the statement is longer than the model takes in. */
  readonly unread?: true;
  /** How what stands elsewhere in the evidence opposes the passage that was accepted. */
  readonly opposed: MismatchKind | undefined;
}

/** A statement with what the deterministic engine said of it alone, and what was found since. */
export interface Reading {
  readonly statement: ClaimStatement;
  readonly check: Check;
  readonly finding?: Finding | undefined;
}

/** Coverage from which a statement that is not supported is left open rather than refused. */
const LEFT_OPEN = 0.5;
/** The most that a claim is covered of which a statement is not carried. */
const HIGHEST_REFUSED = 0.84;

/** The check of a claim after the semantic layer; as it was where that found nothing. */
export function composeCheck(check: Check, readings: readonly Reading[], question: Question): Check {
  if (!readings.some(tells)) return readings.some(isUnread) ? unlessSettled(check, readings) : check;
  const { min_coverage } = question;
  const conflicts = dedupe(readings.flatMap(({ finding }) => finding?.conflicts ?? []));
  const coverage = coverageOf(readings);
  const carried = readings.every(isCarried) && coverage >= min_coverage && conflicts.length === 0;
  const citations = dedupe(readings.flatMap(citationsOf));
  const { reason: _, ...rest } = check;
  const said = {
    ...rest,
    coverage,
    citations: coverage >= Math.min(min_coverage, LEFT_OPEN) && !readings.some(isDenied) ? citations : [],
    evidence: evidenceOf(check, readings, question.evidence_limit),
    gaps: check.gaps.filter((gap) => !readings.some((one) => isAccepted(one) && holds(one.statement, gap))),
    conflicts,
    method: 'semantic',
  } as const;
  if (carried) return { ...said, status: 'supported' };
  return { ...said, status: openStatus(check, readings), reason: reasonOf(check, readings) };
}

/** Whether anything was found; that a passage was refused says nothing of what the engine supports by itself. */
const tells = ({ finding, check }: Reading): boolean => {
  if (finding === undefined) return false;
  const { accepted, refusal, conflicts } = finding;
  if (accepted !== undefined || conflicts.length > 0) return true;
  return refusal !== undefined && check.status !== 'supported';
};

/** What the engine says of a statement of which it has found too little; every other reason is a finding of its own. */
const LEFT: ReadonlySet<MismatchKind | undefined> = new Set([
  'not_mentioned',
  'partially_mentioned',
  undefined,
]);

/** Whether a statement was not read: not by the engine, or not by the model that the engine leaves it to. */
const isUnread = ({ finding, check }: Reading): boolean =>
  check.reason === 'evaluation_incomplete' ||
  (finding?.unread === true && check.status !== 'supported' && LEFT.has(check.reason));

/** A check of which nobody knows whether the evidence says in other words what was not read. */
export function unevaluated(check: Check): Check {
  if (check.status === 'supported' || !LEFT.has(check.reason)) return check;
  return { ...check, status: 'ambiguous', reason: 'evaluation_incomplete' };
}

/** The same, unless the statements that were read settle it. */
function unlessSettled(check: Check, readings: readonly Reading[]): Check {
  const settled = readings.some((one) => one.check.status === 'unsupported' && !isUnread(one));
  return settled ? check : unevaluated(check);
}

const isAccepted = ({ finding }: Reading): boolean => finding?.accepted !== undefined;

/** Whether the engine by itself, or a passage that was accepted, carries the statement. */
const isCarried = (reading: Reading): boolean => isAccepted(reading) || reading.check.status === 'supported';

/** Whether the evidence says otherwise, and no passage says so. */
const isDenied = (reading: Reading): boolean => {
  if (isAccepted(reading)) return false;
  const { finding, check } = reading;
  if (finding === undefined) return check.conflicts.length > 0;
  if (finding.conflicts.length > 0) return true;
  return check.status !== 'supported' && finding.refusal?.contradicts === true;
};

function citationsOf({ finding, check }: Reading): readonly Citation[] {
  return finding?.accepted?.citations ?? check.citations;
}

function coverageOf(readings: readonly Reading[]): number {
  let sum = 0;
  let weight = 0;
  for (const reading of readings) {
    sum += reading.statement.weight * (isAccepted(reading) ? 1 : reading.check.coverage);
    weight += reading.statement.weight;
  }
  const mean = Math.round((sum / weight) * 1e4) / 1e4;
  return readings.every(isCarried) ? mean : Math.min(mean, HIGHEST_REFUSED);
}

function openStatus(check: Check, readings: readonly Reading[]): Check['status'] {
  if (readings.some(isDenied)) return 'unsupported';
  const speaksToAll = readings.every(
    (one) =>
      isCarried(one) ||
      isUnread(one) ||
      one.finding?.refusal !== undefined ||
      one.check.coverage >= LEFT_OPEN,
  );
  return speaksToAll || check.status === 'ambiguous' ? 'ambiguous' : 'unsupported';
}

/** Why the claim is not supported: the gravest finding, else what the deterministic engine had said. */
function reasonOf(check: Check, readings: readonly Reading[]): MismatchKind {
  const denied = readings.find(isDenied);
  if (denied?.finding?.refusal !== undefined) return denied.finding.refusal.kind;
  if (denied !== undefined) return denied.check.reason === 'not_mentioned' ? 'negation' : deniedKind(denied);
  const disputed = readings.find(({ finding }) => (finding?.conflicts.length ?? 0) > 0);
  if (disputed !== undefined) return disputed.finding!.opposed ?? 'conflicting_sources';
  const refused = readings.find((one) => !isCarried(one) && one.finding?.refusal !== undefined);
  if (refused !== undefined) return refused.finding!.refusal!.kind;
  const open = readings.find((one) => !isCarried(one) && !isUnread(one));
  if (open === undefined && readings.some((one) => !isCarried(one))) return 'evaluation_incomplete';
  return open?.check.reason ?? check.reason ?? 'partially_mentioned';
}

/** A contradiction that only the model sees has no kind of its own: the evidence denies the claim. */
const deniedKind = ({ check }: Reading): MismatchKind =>
  check.reason === undefined || check.reason === 'partially_mentioned' ? 'negation' : check.reason;

function evidenceOf(check: Check, readings: readonly Reading[], limit: number): EvidencePassage[] {
  const first = readings.flatMap(({ finding }) => [
    ...(finding?.accepted?.passages ?? []),
    ...(finding?.refusal?.passages ?? []),
  ]);
  return dedupe([...first, ...check.evidence]).slice(0, limit);
}

const holds = (outer: ClaimStatement, inner: { readonly start: number; readonly end: number }): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** Each place once, in the order given. */
function dedupe<P extends { source_id: string; start?: number; end?: number; pointer?: string }>(
  places: readonly P[],
): P[] {
  const seen = new Set<string>();
  return places.filter(({ source_id, start, end, pointer }) => {
    const key = JSON.stringify([source_id, start, end, pointer]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
