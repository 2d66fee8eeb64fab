/**
 * Documents read before, by checksum: the same evidence is read once for all claims of a request and kept
 * for the next. What is kept is bounded by the bytes that its texts and indexes take.
 */
import type { DataEvidence, Evidence, TextEvidence } from '../domain/evidence.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import { Document } from './document.ts';
import { renderData } from './evidence-text.ts';

export class Library {
  private readonly kept = new Map<string, Document>();
  private weight = 0;
  private readonly lexicon: Lexicon;
  private readonly capacity: number;

  /** `capacity`: bytes kept at the most; 0 keeps nothing. */
  constructor(lexicon: Lexicon, capacity: number) {
    this.lexicon = lexicon;
    this.capacity = capacity;
  }

  /** The evidence, read: from memory when its content was read before. Faulty evidence has no document. */
  open(evidence: Evidence): Document | undefined {
    if (evidence.type === 'faulty') return undefined;
    const key = `${evidence.type}:${evidence.checksum}`;
    const kept = this.kept.get(key);
    if (kept !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    const document = this.read(evidence);
    this.keep(key, document);
    return document;
  }

  private read(evidence: TextEvidence | DataEvidence): Document {
    if (evidence.type === 'text') return new Document(evidence.text, this.lexicon);
    const rendered = renderData(evidence.data);
    return new Document(rendered.text, this.lexicon, rendered);
  }

  private keep(key: string, document: Document): void {
    if (document.weight > this.capacity) return;
    this.kept.set(key, document);
    this.weight += document.weight;
    for (const [oldest, other] of this.kept) {
      if (this.weight <= this.capacity) break;
      this.kept.delete(oldest);
      this.weight -= other.weight;
    }
  }
}
