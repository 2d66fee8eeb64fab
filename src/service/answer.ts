/** Output mode: the claims of an answer, judged beside those of the request, and told with their places in it. */
import type { AuthorizeRequest } from '../contract/index.ts';
import type { ExtractedClaim, Extraction, InlineCitation, NamedSource, Span } from '../domain/answer.ts';
import type { Check, Citation, Miscitation } from '../domain/check.ts';
import type { Claim } from '../domain/claim.ts';
import type { Evidence, Source } from '../domain/evidence.ts';
import { isOfAnother, isOfAnotherThing, type PlacedPassage, supportedAnswer } from '../extract/index.ts';
import type { Judging } from './house.ts';

/** An answer after its claims were found. */
export interface ReadAnswer {
  readonly text: string;
  readonly extraction: Extraction;
  /** Its claims as they are verified, in the order of the answer. */
  readonly claims: readonly Claim[];
  /** The claims of the extraction by the ids that they have in the request. */
  readonly found: ReadonlyMap<string, ExtractedClaim>;
  /** The statements of the claims, by the ids that these have in the request. */
  readonly statements: ReadonlyMap<string, { readonly number: number; readonly last: boolean }>;
  /** Id of the check that stands for all that is not evaluated. */
  readonly rest_id: string;
}

/** What a character of an answer costs beside one of evidence: it is parsed. */
const ANSWER_WEIGHT = 7;

/** The size of a request, by which large ones are worked on apart from the request thread. */
export const weightOf = (bytes: number, answer: string | undefined): number =>
  bytes + ANSWER_WEIGHT * (answer?.length ?? 0);

/** Finds the claims of the request's answer; undefined where it has none. */
export async function readAnswer(
  { engine, limits }: Pick<Judging, 'engine' | 'limits'>,
  { answer, sources, claims }: AuthorizeRequest,
  evidence: readonly Evidence[],
  bytes: number,
  time_ms: number,
): Promise<ReadAnswer | undefined> {
  if (answer === undefined) return undefined;
  const extraction = await engine.claims(
    {
      answer,
      sources: sources.map((source, i) => named(source, evidence[i])),
      most: limits.answer_claims,
    },
    weightOf(bytes, answer),
    time_ms,
  );
  const prefix = prefixBeside(claims);
  const found = new Map(extraction.claims.map((claim, i) => [`${prefix}${i + 1}`, claim]));
  return {
    text: answer,
    extraction,
    claims: [...found].map(([claim_id, claim]) => asClaim(claim_id, claim)),
    found,
    statements: statementsOf(extraction, prefix),
    rest_id: `${prefix}${extraction.claims.length + 1}`,
  };
}

/** Which statement each claim is of, by the claim's id in the request. */
export const statementsOf = ({ statements }: Extraction, prefix: string): ReadAnswer['statements'] =>
  new Map(
    statements.flatMap(({ claims }, number) =>
      claims.map((at, i) => [`${prefix}${at + 1}`, { number, last: i + 1 === claims.length }] as const),
    ),
  );

/** What citations may name of a source; registered evidence brings its title along. */
function named({ source_id, title, uri }: Source, evidence: Evidence | undefined): NamedSource {
  const known = title ?? (evidence?.type === 'faulty' ? undefined : evidence?.title);
  return { source_id, ...(known !== undefined && { title: known }), ...(uri !== undefined && { uri }) };
}

/** Ids of an answer's claims are a1, a2…, or begin with more letters where the caller's have taken those. */
function prefixBeside(claims: readonly Claim[]): string {
  let prefix = 'a';
  const taken = (one: Claim): boolean =>
    one.claim_id.startsWith(prefix) && /^\d+$/.test(one.claim_id.slice(prefix.length));
  while (claims.some(taken)) prefix += 'a';
  return prefix;
}

function asClaim(claim_id: string, { text, citations, antecedents }: ExtractedClaim): Claim {
  const cited_sources = [...new Set(citations.map(({ source_id }) => source_id))];
  return {
    claim_id,
    text,
    citations: [],
    ...(cited_sources.length > 0 && { cited_sources }),
    ...(antecedents !== undefined && { spoken_of: antecedents.names }),
  };
}

/** A check with the place of its claim in the answer, and with the citations there that do not support it. */
export function placed(
  judged: Check,
  answer: ReadAnswer | undefined,
  evidence: readonly Evidence[] = [],
): Check {
  const claim = answer?.found.get(judged.claim_id);
  const { miscited, ...check } =
    claim === undefined ? judged : ofNobody(tied(judged, claim), claim, evidence);
  if (claim === undefined) return check;
  const failed = claim.citations.filter(({ source_id, known }) => !known || miscited?.includes(source_id));
  const invalid = [...(check.invalid_citations ?? []), ...failed.map(asMiscitation)];
  return {
    ...check,
    ...(invalid.length > 0 && { invalid_citations: invalid }),
    answer_start: claim.start,
    answer_end: claim.end,
  };
}

/** A claim that a model supported is tied to what it cites, as the deterministic engine ties its own. */
function tied(check: Check, { citations }: ExtractedClaim): Check {
  if (check.method !== 'semantic' || check.status !== 'supported' || citations.length === 0) return check;
  const used = new Set(check.citations.map(({ source_id }) => source_id));
  const miscited = citations.map(({ source_id }) => source_id).filter((one) => !used.has(one));
  if (miscited.length < citations.length) return { ...check, miscited };
  return { ...check, status: 'ambiguous', reason: 'invalid_citation', miscited };
}

/**
 * Checks with the marks of the answer that fail all claims of their sentence alone: behind "The fee is $20 and delivery
 * takes 3 days [1][2]" each mark is right where it bears one of the two out.
 * @param checks those of whole statements
 */
export function withFailingMarks(checks: readonly Check[], answer: ReadAnswer | undefined): readonly Check[] {
  if (answer === undefined) return checks;
  const useful = new Set(checks.flatMap((check) => marksThatHold(check, answer)));
  if (useful.size === 0) return checks;
  return checks.map(({ invalid_citations: marks, ...check }) => {
    const failing = marks?.filter(
      (one) => !('answer_start' in one && useful.has(markAt(check, one, answer))),
    );
    return failing === undefined || failing.length === 0 ? check : { ...check, invalid_citations: failing };
  });
}

/** The marks behind a supported claim that are not held against it. */
function marksThatHold(check: Check, answer: ReadAnswer): readonly string[] {
  const claim = answer.found.get(check.claim_id);
  if (claim === undefined || check.status !== 'supported') return [];
  const invalid = new Set(
    check.invalid_citations?.map((one) => ('answer_start' in one ? markAt(check, one, answer) : '')),
  );
  return claim.citations
    .map(({ source_id, start }) => markAt(check, { source_id, answer_start: start }, answer))
    .filter((mark) => !invalid.has(mark));
}

/** A mark by its place, its source and the statement that it stands in. */
const markAt = (
  { claim_id }: Pick<Check, 'claim_id'>,
  { source_id, answer_start }: Pick<Miscitation, 'source_id' | 'answer_start'>,
  answer: ReadAnswer,
): string => `${statementOf(answer, claim_id)} ${answer_start} ${source_id}`;

/** Whether a claim is the last of its statement, or of none. */
export const closesStatement = (answer: ReadAnswer | undefined, claim_id: string): boolean =>
  answer === undefined || (answer.statements.get(claim_id)?.last ?? true);

const statementOf = (answer: ReadAnswer, claim_id: string): number =>
  answer.statements.get(claim_id)?.number ?? -1;

/** A claim whose subject is a pronoun or left out is not borne out by what is said of somebody or something else. */
function ofNobody(check: Check, claim: ExtractedClaim, evidence: readonly Evidence[]): Check {
  if (check.status !== 'supported') return check;
  const { citations } = check;
  const other =
    isOfAnother(
      claim,
      citations.map(({ quote }) => quote),
    ) ||
    (claim.antecedents !== undefined &&
      isOfAnotherThing(
        claim,
        citations.map((one) => passageOf(one, evidence)),
        evidence.flatMap(wordsOf),
      ));
  return other ? { ...check, status: 'ambiguous', reason: 'entity' } : check;
}

/** A citation in the text of its source. */
function passageOf({ source_id, quote, start, end }: Citation, evidence: readonly Evidence[]): PlacedPassage {
  const source = evidence.find((one) => one.source_id === source_id);
  if (source?.type !== 'text' || start === undefined || end === undefined)
    return { text: quote, start: 0, end: quote.length };
  const { text, title } = source;
  return { text, start, end, ...(title !== undefined && { title }) };
}

/** All that a source says, with its title. */
function wordsOf(source: Evidence): readonly string[] {
  if (source.type === 'faulty') return [];
  const text = source.type === 'text' ? source.text : JSON.stringify(source.data);
  return source.title === undefined ? [text] : [text, source.title];
}

const asMiscitation = ({ source_id, text, start, end }: InlineCitation): Miscitation => ({
  source_id,
  quote: text,
  answer_start: start,
  answer_end: end,
});

/** Characters that are shown of what was not evaluated. */
const LONGEST_REST = 1024;

/** The check that stands for the claims beyond the limit: they were not evaluated, and that is never silent. */
export function restOf({ text, extraction: { beyond }, rest_id }: ReadAnswer): Check | undefined {
  if (beyond === undefined) return undefined;
  return {
    claim_id: rest_id,
    claim_text: text.slice(beyond.start, Math.min(beyond.end, beyond.start + LONGEST_REST)).toWellFormed(),
    status: 'ambiguous',
    coverage: 0,
    reason: 'evaluation_incomplete',
    citations: [],
    evidence: [],
    gaps: [],
    conflicts: [],
    method: 'deterministic',
    answer_start: beyond.start,
    answer_end: beyond.end,
  };
}

/** A part of the answer that is no claim, and why. */
export interface Aside extends Span {
  readonly text: string;
  readonly reason: string;
}

/** What a verbose response tells of the answer beside the checks. */
export interface ToldAnswer {
  readonly text: string;
  readonly skipped: readonly Aside[];
  /** The answer without the statements that are not supported. */
  readonly supported: string;
}

/** What is told of an answer once its claims are judged. */
export function tell({ text, extraction, claims }: ReadAnswer, checks: readonly Check[]): ToldAnswer {
  const kept = new Set(checks.filter(({ status }) => status === 'supported').map(({ claim_id }) => claim_id));
  return {
    text,
    skipped: extraction.skipped.map((one) => ({ ...one, text: text.slice(one.start, one.end) })),
    supported: supportedAnswer(text, extraction, (claim) => kept.has(claims[claim].claim_id)),
  };
}
