/** Citations that a caller brings with a claim: checked against the source before they count for anything. */
import type { Claim, ClaimCitation } from '../domain/claim.ts';
import type { OpenSource } from './source.ts';

export interface CheckedCitations {
  /** Citations whose quote stands in their source. */
  readonly genuine: readonly ClaimCitation[];
  /** Citations whose quote does not: they support nothing. */
  readonly invalid: readonly ClaimCitation[];
}

/** Sorts a claim's citations into genuine and invalid ones. */
export function checkCitations(claim: Claim, open: readonly OpenSource[]): CheckedCitations {
  const genuine: ClaimCitation[] = [];
  const invalid: ClaimCitation[] = [];
  for (const citation of claim.citations) (stands(citation, open) ? genuine : invalid).push(citation);
  return { genuine, invalid };
}

function stands(citation: ClaimCitation, open: readonly OpenSource[]): boolean {
  const source = open.find((one) => one.evidence.source_id === citation.source_id);
  if (source?.document === undefined || citation.quote === '') return false;
  if (source.evidence.type === 'data')
    return source.document.leaves(0, Number.MAX_SAFE_INTEGER).some((leaf) => leaf.quote === citation.quote);
  const { text } = source.document;
  const { start, end } = citation;
  if (start === undefined && end === undefined) return text.includes(citation.quote);
  const from = start ?? end! - citation.quote.length;
  return from >= 0 && text.slice(from, end ?? from + citation.quote.length) === citation.quote;
}
