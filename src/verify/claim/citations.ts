/** Citations that a caller brings with a claim: checked against the source before they count for anything. */
import type { Claim, ClaimCitation } from '../../domain/claim.ts';
import type { Candidate } from '../match/retrieve.ts';
import { type Place, placeOf, type WrittenData } from '../notation/index.ts';
import type { Document } from '../read/document.ts';
import type { OpenSource } from '../read/source.ts';

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
  return source?.document !== undefined && spanOf(citation, source.document) !== undefined;
}

/** Where a quote stands in the text of a document; undefined where it does not, or not where it is said to. */
function spanOf(citation: ClaimCitation, document: Document): Place | undefined {
  const { quote } = citation;
  if (quote === '') return undefined;
  const { written } = document;
  if (document.structured && written === undefined)
    return document.leaves(0, document.text.length).find((leaf) => leaf.quote === quote);
  const text = written?.text ?? document.source;
  const start =
    citation.start ?? (citation.end === undefined ? text.indexOf(quote) : citation.end - quote.length);
  const end = citation.end ?? start + quote.length;
  if (start < 0 || text.slice(start, end) !== quote) return undefined;
  return written === undefined ? { start, end } : renderedSpan(written, { start, end }, document);
}

/** Where what a slice of written data says stands in the words that the data is put in; nowhere, for marks without a value. */
function renderedSpan(written: WrittenData, slice: Place, document: Document): Place {
  const leaves = document.leaves(0, document.text.length).filter(({ pointer }) => {
    const { start, end } = placeOf(written, pointer);
    return start < slice.end && end > slice.start;
  });
  return { start: leaves[0]?.start ?? 0, end: leaves.at(-1)?.end ?? 0 };
}

/** Sentences of one citation that are looked at. */
const MOST_CITED = 3;

/** The sentences that genuine citations quote from, in the order of the citations; each once. */
export function citedSentences(
  citations: readonly ClaimCitation[],
  open: readonly OpenSource[],
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  for (const citation of citations) {
    const document = open.findIndex((one) => one.evidence.source_id === citation.source_id);
    const read = open[document]?.document;
    const span = read && spanOf(citation, read);
    if (span === undefined) continue;
    for (const sentence of read!.sentencesIn(span.start, span.end).slice(0, MOST_CITED))
      found.set(`${document} ${sentence}`, { document, sentence, score: 0 });
  }
  return [...found.values()];
}
