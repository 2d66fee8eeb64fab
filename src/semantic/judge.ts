/** The semantic layer's way with one request: passages found, judged by the model, examined by the typed checks. */
import { setImmediate } from 'node:timers/promises';
import type { Check, Citation, MismatchKind } from '../domain/check.ts';
import type { Claim } from '../domain/claim.ts';
import type { Verifier } from '../domain/engine.ts';
import type { Evidence } from '../domain/evidence.ts';
import {
  type ClaimStatement,
  type Examination,
  type Objection,
  type OpenEvidence,
  type Passage,
  TYPED,
} from '../verify/index.ts';
import { FEATURES } from '../verify/judge/feature-names.ts';
import { Batcher } from './batch.ts';
import { composeCheck, type Finding, type Reading, unevaluated } from './compose.ts';
import { bestPassages } from './passages.ts';
import type { Entailment, Pair, SemanticModel } from './port.ts';
import { type DeepQuestion, leftOpen, openPart, type SemanticQuestion } from './question.ts';
import { RatedEvidence } from './rating.ts';
import type { VectorCache } from './vectors.ts';

export interface JudgeParts {
  readonly model: SemanticModel;
  readonly verifier: Verifier;
  readonly open: (evidence: readonly Evidence[]) => OpenEvidence;
  readonly vectors: VectorCache;
  /** Told of a claim that the engine fails on by a fault of its own; without it such a fault is thrown. */
  readonly onFault?: (error: unknown) => void;
}

export interface WholeJudgement {
  readonly checks: readonly Check[];
  readonly deepened: boolean;
}

/** One statement of a claim that no citation carries yet. */
interface Pending {
  readonly claim: Claim;
  readonly index: number;
  readonly statement: ClaimStatement;
  readonly passages: readonly Passage[];
}

/** Judges the claims of requests; those of requests that overlap share the calls of the model. */
export class SemanticJudge {
  readonly #parts: JudgeParts;
  readonly #embed: Batcher<string, Float32Array>;
  readonly #entail: Batcher<Pair, Entailment>;

  constructor(parts: JudgeParts) {
    const { model } = parts;
    const { embed, entail, calls } = model.batch;
    this.#parts = parts;
    this.#embed = new Batcher((texts) => model.embed(texts), embed, calls);
    this.#entail = new Batcher((pairs) => model.entail(pairs), entail, calls);
  }

  /**
   * The checks of the claims with what the model finds.
   * @throws SemanticUnavailable; the reason of the signal when it is aborted
   */
  async judge(question: SemanticQuestion, signal?: AbortSignal): Promise<readonly Check[]> {
    const evidence = this.#parts.open(question.evidence);
    try {
      return await this.#judgeOpen(question, evidence, signal);
    } finally {
      evidence.forget();
    }
  }

  /**
   * The checks of both engines, and whether the deterministic one left anything to this.
   * @throws as `judge` does
   */
  async judgeWhole(question: DeepQuestion, signal?: AbortSignal): Promise<WholeJudgement> {
    const checks: Check[] = [];
    for (const claim of question.claims) {
      await breathe(signal);
      checks.push(...this.#parts.verifier({ ...question, claims: [claim] }));
    }
    const open = openPart(question, checks);
    if (open === undefined) return { checks, deepened: false };
    return { checks: open.complete(await this.judge(open.question, signal)), deepened: true };
  }

  async #judgeOpen(
    question: SemanticQuestion,
    evidence: OpenEvidence,
    signal: AbortSignal | undefined,
  ): Promise<readonly Check[]> {
    const rated = new RatedEvidence(evidence, this.#parts.vectors, (texts) => this.#embed.ask(texts, signal));
    const fence = new Fence(this.#parts.onFault);
    const readings: (readonly Reading[])[] = [];
    const wanted: { readonly claim: Claim; readonly index: number; readonly statement: ClaimStatement }[] =
      [];
    for (const [i, claim] of question.claims.entries()) {
      await breathe(signal);
      const own = fence.within(claim, () =>
        this.#readings(claim, evidence.statements(claim), question.checks[i]!, question),
      );
      readings.push(own ?? []);
      own?.forEach(({ statement, check }, index) => {
        if (leftOpen(check)) wanted.push({ claim, index, statement });
      });
    }
    const pending = await this.#retrieve(wanted, rated, question.top_k, fence, signal);
    const findings = await this.#find(pending, evidence, question, fence, signal);
    return question.claims.map((claim, i) => {
      const check = question.checks[i]!;
      const mine = readings[i]!.map((reading, index) => ({
        ...reading,
        finding: findings.get(keyOf(claim, index)),
      }));
      return fence.within(claim, () => composeCheck(check, mine, question)) ?? unevaluated(check);
    });
  }

  /** What the deterministic engine makes of each statement by itself. */
  #readings(
    claim: Claim,
    statements: readonly ClaimStatement[],
    check: Check,
    question: SemanticQuestion,
  ): Reading[] {
    if (statements.length <= 1) return statements.map((statement) => ({ statement, check }));
    const claims = statements.map(({ text }, i) => ({
      claim_id: String(i),
      text,
      citations: claim.citations,
    }));
    const checks = this.#parts.verifier({ ...question, claims });
    return statements.map((statement, i) => ({ statement, check: checks[i]! }));
  }

  async #retrieve(
    wanted: readonly Omit<Pending, 'passages'>[],
    rated: RatedEvidence,
    top_k: number,
    fence: Fence,
    signal: AbortSignal | undefined,
  ): Promise<readonly Pending[]> {
    for (const { claim, index } of wanted) {
      await breathe(signal);
      fence.within(claim, () => rated.touch(claim, index));
    }
    const vectors = await this.#embed.ask(
      wanted.map(({ statement }) => statement.text),
      signal,
    );
    await rated.embed();
    const pending: Pending[] = [];
    for (const [i, one] of wanted.entries()) {
      await breathe(signal);
      const passages = fence.within(one.claim, () => {
        const sentences = rated.rate(one.claim, one.index, vectors[i]!);
        return bestPassages(sentences, top_k, (document, at) => rated.neighbours(document, at));
      });
      if (passages !== undefined) pending.push({ ...one, passages });
    }
    return pending;
  }

  async #find(
    pending: readonly Pending[],
    evidence: OpenEvidence,
    question: SemanticQuestion,
    fence: Fence,
    signal: AbortSignal | undefined,
  ): Promise<ReadonlyMap<string, Finding>> {
    const examined = pending.map(({ claim, index, passages }) =>
      passages.map((passage) =>
        once(() => fence.within(claim, () => evidence.examine(claim, index, passage)) ?? UNEXAMINED),
      ),
    );
    const pairs = pending.flatMap(({ passages, statement }, i) =>
      passages.map((passage, j) => ({
        premise: evidence.textOf(passage),
        hypothesis: statement.text,
        examine: examined[i]![j]!,
      })),
    );
    const verdicts = await this.#entail.ask(pairs, signal);
    const refuses = this.#parts.model.weighsDoubts === true ? isSettled : () => true;
    const findings = new Map<string, Finding>();
    let at = 0;
    for (const [i, { claim, index, passages }] of pending.entries()) {
      await breathe(signal);
      const judged = passages.map((passage, j) => ({
        passage,
        verdict: verdicts[at++]!,
        examine: examined[i]![j]!,
      }));
      const finding = fence.within(claim, () => {
        const found = findingOf(claim, index, judged, evidence, question.threshold, refuses);
        return this.#withOpposition(found, question);
      });
      if (finding !== undefined) findings.set(keyOf(claim, index), finding);
    }
    return findings;
  }

  /** What stands elsewhere in the evidence against the passage that was accepted, in the passage's own words. */
  #withOpposition(finding: Finding, question: SemanticQuestion): Finding {
    const { accepted, conflicts } = finding;
    const said =
      accepted?.citations.filter(({ pointer, quote }) => pointer === undefined && WHOLE.test(quote)) ?? [];
    if (said.length === 0 || conflicts.length > 0) return finding;
    const claims = said.map(({ quote }, i) => ({ claim_id: String(i), text: quote, citations: [] }));
    const checks = this.#parts.verifier({ ...question, claims });
    if (checks.some(({ reason }) => reason === 'evaluation_incomplete')) return UNREAD;
    const against = checks.flatMap((check) =>
      check.conflicts.filter((place) => !said.some((own) => holds(own, place))),
    );
    if (against.length === 0) return finding;
    const opposed = checks.find((check) => check.conflicts.length > 0)!.reason;
    return { ...finding, conflicts: against, opposed };
  }
}

/** Nothing is known of a statement. */
const UNREAD: Finding = {
  accepted: undefined,
  refusal: undefined,
  conflicts: [],
  opposed: undefined,
  unread: true,
};

/** What a model may be told of a passage that the engine failed on; its claim is not evaluated. */
const UNEXAMINED: Examination = {
  objections: [],
  against: [],
  againstKind: undefined,
  measures: new Float32Array(FEATURES.length),
};

/**
 * The claims of one question, each apart from the others: what the engine fails on by a fault of its own is not
 * evaluated any further, and all else is.
 */
class Fence {
  readonly #onFault: ((error: unknown) => void) | undefined;
  readonly #failed = new Set<Claim>();

  constructor(onFault: ((error: unknown) => void) | undefined) {
    this.#onFault = onFault;
  }

  /** What comes of work on a claim; undefined once work on it has failed. */
  within<Result>(claim: Claim, work: () => Result): Result | undefined {
    if (this.#failed.has(claim)) return undefined;
    if (this.#onFault === undefined) return work();
    try {
      return work();
    } catch (error) {
      this.#failed.add(claim);
      this.#onFault(error);
      return undefined;
    }
  }
}

/** A sentence that is closed: a title, or a line of a list, states nothing that could be opposed. */
const WHOLE = /[.!?]["'”’)\]]?\s*$/;

/** Whether a place lies within another. */
const holds = (outer: Citation, inner: Citation): boolean =>
  inner.source_id === outer.source_id && inner.start! >= outer.start! && inner.end! <= outer.end!;

const keyOf = (claim: Claim, statement: number): string => `${statement} ${claim.claim_id}`;

/** Lets other requests, and the message that this one is aborted, have their turn. */
async function breathe(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}

/** Runs a function when it is first asked, and never again. */
function once<Result>(make: () => Result): () => Result {
  let made: { readonly result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}

/** Kinds of objections that no model weighs unless they are mild: a value, a negation, who did it, half a claim. */
const IN_FORCE: ReadonlySet<MismatchKind> = new Set([...TYPED, 'negation', 'role', 'partially_mentioned']);

/** What may, shall or is to be is not done, however mildly that is said. */
const isSettled = ({ kind, contradicts, mild }: Objection): boolean =>
  contradicts || kind === 'modality' || (IN_FORCE.has(kind) && !mild);

/** A passage with what the model and the typed checks say of it. */
interface JudgedPassage {
  readonly passage: Passage;
  readonly verdict: Entailment;
  readonly examine: () => Examination;
}

/** What the passages say of a statement, the typed checks in force over the model. */
function findingOf(
  claim: Claim,
  index: number,
  judged: readonly JudgedPassage[],
  evidence: OpenEvidence,
  threshold: number,
  refuses: (objection: Objection) => boolean,
): Finding {
  const entailing = judged
    .filter(({ verdict }) => verdict.entail >= threshold && verdict.entail > verdict.contradict)
    .toSorted((a, b) => sizeOf(a.passage) - sizeOf(b.passage) || b.verdict.entail - a.verdict.entail);
  const contradicting = judged.filter(
    ({ verdict }) => verdict.contradict >= threshold && verdict.contradict >= verdict.entail,
  );
  let refusal: Finding['refusal'];
  let accepted: Finding['accepted'];
  const conflicts: Citation[] = contradicting.flatMap(({ passage, verdict }) =>
    scored(evidence.cite(claim, index, passage), verdict.contradict),
  );
  let opposed: Finding['opposed'];
  for (const { passage, verdict, examine } of entailing) {
    const { objections, against, againstKind } = examine();
    const objection = objections.find(refuses);
    if (objection !== undefined) {
      refusal ??= { ...objection, passages: evidence.show(passage) };
      continue;
    }
    opposed = againstKind;
    conflicts.push(...against);
    accepted = {
      citations: scored(evidence.cite(claim, index, passage), verdict.entail),
      passages: evidence.show(passage),
    };
    break;
  }
  const unread = judged.length > 0 && judged.every(({ verdict }) => verdict.unread);
  return { accepted, refusal, conflicts, opposed, ...(unread && { unread }) };
}

const sizeOf = ({ spans }: Passage): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

const scored = (places: readonly Citation[], score: number): Citation[] =>
  places.map((place) => ({ ...place, score: Math.round(score * 1e4) / 1e4 }));
