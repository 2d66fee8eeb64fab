/** What is left of a verbose answer that is kept, once registered evidence that it quotes is erased. */
import type { authorizeVerbose, verifyResponse } from './respond.ts';

type Kept = ReturnType<typeof verifyResponse> | ReturnType<typeof authorizeVerbose>;

/**
 * The answer with what was found of each claim and without any text: neither evidence, nor claims or an answer, which
 * may say the same in the same words.
 */
export function withoutTexts(answer: Kept): object {
  const { checks, diagnostics, skipped, supported_answer, ...others } = answer as Kept & WithTexts;
  return {
    ...others,
    ...(checks !== undefined && { checks: checks.map(summaryOf) }),
    ...(diagnostics !== undefined && { diagnostics: diagnostics.map(summaryOf) }),
    evidence_erased: true,
  };
}

interface Summary {
  readonly claim_id: string;
  readonly status: string;
  readonly coverage: number;
}

interface WithTexts {
  readonly checks?: readonly Summary[];
  readonly diagnostics?: readonly Summary[];
  readonly skipped?: unknown;
  readonly supported_answer?: unknown;
}

const summaryOf = ({ claim_id, status, coverage }: Summary): Summary => ({ claim_id, status, coverage });
