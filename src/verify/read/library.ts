/**
 * Documents read before, by checksum: the same evidence is read once for all claims of a request and kept
 * for the next. What is kept is bounded by the bytes that its texts and indexes take. A small text is kept when
 * it comes a second time: most come once, and to keep them would cost more than to read them.
 */
import type { DataEvidence, Evidence, TextEvidence } from '../../domain/evidence.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { seenOf, type WrittenData, writtenIn } from '../notation/index.ts';
import { Document } from './document.ts';
import { type RenderedData, renderData } from './evidence-text.ts';

/** Characters from which a text is kept when it first comes. */
const LARGE = 16 * 1024;
/** How many times the capacity a document may take by itself: to read it for each question anew costs more. */
const ALONE = 4;
const MARKS = 4096;
/** Last hexadecimal digits of a checksum that mark its content. */
const MARK_DIGITS = 8;

/** Sentences read closely that are kept between questions, of all documents together; one takes some forty kilobytes. */
const MOST_WARM = 192;

export class Library {
  private readonly kept = new Map<string, Document>();
  private readonly lasting = new Set<Document>();
  /** Documents of the latest questions that still have what was read closely of them, the latest last. */
  private readonly warm = new Set<Document>();
  private weight = 0;
  /** Marks of small texts that came once. */
  private readonly marks = new Uint32Array(MARKS);
  private readonly lexicon: Lexicon;
  private readonly capacity: number;

  /** `capacity`: bytes kept at the most, but for one document that takes more by itself; 0 keeps nothing. */
  constructor(lexicon: Lexicon, capacity: number) {
    this.lexicon = lexicon;
    this.capacity = capacity;
  }

  /** The evidence, read: from memory when its content was read before. Faulty evidence has no document. */
  open(evidence: Evidence): Document | undefined {
    if (evidence.type === 'faulty') return undefined;
    // A text may be the canonical form of data, and then have its checksum.
    const key = evidence.type === 'text' ? evidence.checksum : `${evidence.type}:${evidence.checksum}`;
    const kept = this.kept.get(key);
    // Lone surrogates of UTF-16 have one UTF-8 form and so one checksum: the text itself decides.
    if (
      kept !== undefined &&
      evidence.type === 'text' &&
      (kept.written?.text ?? kept.source) !== evidence.text
    )
      return this.read(evidence);
    if (kept !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, kept);
      return kept;
    }
    // The one that takes more than all others may makes room before the next is read, not behind it.
    if (this.weight > this.capacity) this.makeRoom(0);
    const document = this.read(evidence);
    this.keep(key, document);
    return document;
  }

  /**
   * Ends a question: what was read closely of its documents goes, but of those asked for last. A gate asks the same
   * few again and again.
   */
  settle(documents: readonly Document[]): void {
    for (const document of documents) {
      this.warm.delete(document);
      if (this.lasting.has(document)) this.warm.add(document);
      else document.forget();
    }
    let sum = 0;
    for (const document of this.warm) sum += document.closely;
    for (const oldest of this.warm) {
      if (sum <= MOST_WARM) break;
      sum -= oldest.closely;
      this.cool(oldest);
    }
  }

  private cool(document: Document): void {
    document.forget();
    this.warm.delete(document);
  }

  private read(evidence: TextEvidence | DataEvidence): Document {
    if (evidence.type === 'data') return this.readData(renderData(evidence.data));
    const { text } = evidence;
    const written = writtenIn(text);
    const rendered = written && renderData(written.data);
    // Data of too many members is not read to its end, as a text is.
    if (rendered?.complete === true) return this.readData(rendered, written);
    const seen = seenOf(text);
    if (seen === undefined) return new Document(text, this.lexicon);
    return new Document(seen, this.lexicon, undefined, undefined, undefined, { source: text });
  }

  private readData(rendered: RenderedData, written?: WrittenData): Document {
    return new Document(rendered.text, this.lexicon, rendered, undefined, undefined, { written });
  }

  /** Whether this content, or one of the same mark, came before; its mark replaces the one in its place. */
  private met(key: string): boolean {
    const mark = Number.parseInt(key.slice(-MARK_DIGITS), 16);
    const place = mark % this.marks.length;
    const met = this.marks[place] === mark;
    this.marks[place] = mark;
    return met;
  }

  private keep(key: string, document: Document): void {
    if (document.weight > ALONE * this.capacity) return;
    if (document.text.length < LARGE && !this.met(key)) return;
    this.makeRoom(this.capacity - document.weight);
    this.kept.set(key, document);
    this.lasting.add(document);
    this.weight += document.weight;
  }

  /** Lets go of the documents that were asked for longest ago, until the others take no more than this. */
  private makeRoom(most: number): void {
    for (const [oldest, other] of this.kept) {
      if (this.weight <= most) break;
      this.kept.delete(oldest);
      this.lasting.delete(other);
      this.cool(other);
      this.weight -= other.weight;
    }
  }
}
