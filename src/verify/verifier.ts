/** Claims and evidence in, checks out: the deterministic engine. Pure but for the documents it remembers. */

import type { Check } from '../domain/check.ts';
import type { Claim } from '../domain/claim.ts';
import type { Question, Verifier } from '../domain/engine.ts';
import { gather } from '../text/gather.ts';
import { Budget } from './budget.ts';
import type { Engine } from './case.ts';
import { bind } from './claim/bound.ts';
import { readStatement } from './claim/statement.ts';
import type { Document } from './read/document.ts';
import { Library } from './read/library.ts';
import type { OpenSource } from './read/source.ts';
import { composeCheck, incomplete } from './say/compose.ts';

export interface VerifierOptions extends Engine {
  /** Bytes of read evidence kept between questions. */
  readonly memory: number;
  /** Told of a claim that the engine fails on by a fault of its own; without it such a fault is thrown. */
  readonly onFault?: ((error: unknown) => void) | undefined;
}

/** Makes an engine; it may be asked from one thread at a time. */
export function makeVerifier(options: VerifierOptions): Verifier {
  const library = new Library(options.lexicon, options.memory);
  return (question, seen) => {
    const sources = openSources(question.evidence, library);
    const budget = new Budget();
    const checks = question.claims.map((claim) => {
      const check = checkOrNot(claim, question, sources, budget, options);
      seen?.(check);
      return check;
    });
    library.settle(gather(sources, ({ document }) => document ?? []));
    return checks;
  };
}

/** The evidence of a question, opened: from memory where its content was read before. */
export function openSources(evidence: Question['evidence'], library: Library): readonly OpenSource[] {
  return evidence.map((one) => ({ evidence: one, document: library.open(one) }));
}

/** Whether a claim can be evaluated: all of the evidence was read, and the budget of the question has room. */
export function checkable(claim: Claim, sources: readonly OpenSource[], budget: Budget): boolean {
  const documents = sources
    .map((source) => source.document)
    .filter((one): one is Document => one !== undefined);
  // What was not read may say otherwise: neither support nor its absence is known.
  return documents.every((document) => document.complete) && budget.spend(documents, claim);
}

/** A claim that the engine fails on is not evaluated; the others of its question are. */
function checkOrNot(...asked: Parameters<typeof checkClaim>): Check {
  const [claim, , , , { onFault }] = asked;
  if (onFault === undefined) return checkClaim(...asked);
  try {
    return checkClaim(...asked);
  } catch (error) {
    onFault(error);
    return incomplete(claim);
  }
}

function checkClaim(
  claim: Claim,
  question: Question,
  sources: readonly OpenSource[],
  budget: Budget,
  options: VerifierOptions,
): Check {
  const check = checkAgainst(claim, question, sources, budget, options);
  return bind(claim, check, (source_ids) => {
    const bound = sources.filter(({ evidence }) => source_ids.has(evidence.source_id));
    return checkAgainst(claim, question, bound, budget, options);
  });
}

function checkAgainst(
  claim: Claim,
  question: Question,
  sources: readonly OpenSource[],
  budget: Budget,
  options: VerifierOptions,
): Check {
  if (!checkable(claim, sources, budget)) return incomplete(claim);
  return composeCheck(readStatement(claim, sources, options), question, options);
}
