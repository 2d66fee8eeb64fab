/** The sentences of prose of the evidence, as far as rules are looked for in them. */
import type { Document } from '../../read/document.ts';
import type { Place } from '../asked.ts';

/** A sentence of a source as it stands, without what marks it as an item. */
export interface Said extends Place {
  readonly text: string;
}

/** Longest source that is looked through, in characters, and sentences of it. */
const LONGEST = 6_000;
const MOST_SENTENCES = 60;

const KNOWN = new WeakMap<Document, readonly Omit<Said, 'document'>[]>();

/** The sentences of all sources that are not data. */
export const sentencesOf = (documents: readonly Document[]): readonly Said[] =>
  documents.flatMap((source, document) => {
    let own = KNOWN.get(source);
    if (own === undefined) KNOWN.set(source, (own = read(source)));
    return own.map((one) => ({ ...one, document }));
  });

function read(source: Document): readonly Omit<Said, 'document'>[] {
  const { text, structured, scan } = source;
  if (structured || text.length > LONGEST || scan.sentenceCount > MOST_SENTENCES) return [];
  return Array.from({ length: scan.sentenceCount }, (_, sentence) => ({
    sentence,
    text: text
      .slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence])
      .replace(/^\s*(?:[-*•]|\(?\d{1,2}(?:\.\d{1,2})?[.)]) /, '')
      .replace(/^(?:Policy|Rule|Note|Please note|Terms): /i, '')
      .trim()
      .replace(/[.!;]$/, ''),
  }));
}
