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

/** The sentences of a source by its number among those of the last question: in another it may have another. */
const known = new WeakMap<Document, { readonly document: number; readonly said: readonly Said[] }>();

/** The sentences of all sources that are not data. */
export const sentencesOf = (documents: readonly Document[]): readonly Said[] => {
  const [only, ...others] = documents;
  return only !== undefined && others.length === 0 ? saidIn(only, 0) : documents.flatMap(saidIn);
};

function saidIn(source: Document, document: number): readonly Said[] {
  const own = known.get(source);
  if (own?.document === document) return own.said;
  const said = read(source, document);
  known.set(source, { document, said });
  return said;
}

function read(source: Document, document: number): readonly Said[] {
  const { text, structured, scan } = source;
  if (structured || text.length > LONGEST || scan.sentenceCount > MOST_SENTENCES) return [];
  return Array.from({ length: scan.sentenceCount }, (_, sentence) => ({
    document,
    sentence,
    text: text
      .slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence])
      .replace(/^\s*(?:[-*•]|\(?\d{1,2}(?:\.\d{1,2})?[.)]) /, '')
      .replace(/^(?:Policy|Rule|Note|Please note|Terms): /i, '')
      .trim()
      .replace(/[.!;]$/, ''),
  }));
}
