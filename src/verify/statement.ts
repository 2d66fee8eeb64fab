/** A claim as the statements it makes, each read against the evidence; all of them must be carried. */
import type { Claim } from '../domain/claim.ts';
import { fold } from '../text/chars.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import { type CheckedCitations, checkCitations, citedSentences } from './citations.ts';
import { Document } from './document.ts';
import { type Engine, type Part, readPart } from './part.ts';
import type { OpenSource } from './source.ts';

export interface Statement {
  readonly claim: Claim;
  readonly parts: readonly Part[];
  readonly sources: readonly OpenSource[];
  /** Sources that hold content, in the order that `document` of a sentence counts. */
  readonly open: readonly OpenSource[];
  readonly citations: CheckedCitations;
}

/** Reads a claim's statements against the sources. */
export function readStatement(claim: Claim, sources: readonly OpenSource[], engine: Engine): Statement {
  const { lexicon } = engine;
  const open = sources.filter((source) => source.document !== undefined);
  const documents = open.map((source) => source.document!);
  const text = new Document(claim.text, lexicon);
  const titles = open.map((source) => titleWords(source, lexicon));
  const citations = checkCitations(claim, open);
  const evidence = { documents, titles, cited: citedSentences(citations.genuine, open) };
  const parts = statements(text).map((index) => readPart(text, index, evidence, engine));
  return { claim, parts, sources, open, citations };
}

/**
 * The sentences of a claim by number; -1 for a claim that is one statement. A question with its answer is one:
 * neither says anything without the other.
 */
export function statements(text: Document): number[] {
  const count = text.scan.sentenceCount;
  if (count <= 1) return count === 0 ? [] : [-1];
  if (text.text.includes('?')) return [-1];
  return Array.from({ length: count }, (_, sentence) => sentence);
}

export function titleWords({ evidence }: OpenSource, lexicon: Lexicon): ReadonlySet<string> {
  const words = new Set<string>();
  if (evidence.type === 'faulty' || evidence.title === undefined) return words;
  for (const word of evidence.title.split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue;
    const form = fold(word);
    words.add(form);
    words.add(lexicon.lemma(form));
  }
  return words;
}
