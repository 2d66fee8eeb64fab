/**
 * The numbered sections of policies, minutes and handover sheets: "4. Family pool. Up to five members of one household." is a
 * section that is headed "Family pool" and says one thing of it.
 */
import type { Document } from '../../read/document.ts';

/** A section of a source: what its heading names, and the sentences that stand under it. */
export interface Section {
  readonly document: number;
  /** The sentence that is the heading. */
  readonly head: number;
  /** The last sentence of the section. */
  readonly last: number;
  /** What the heading names, part by part: "Boiler" and "Canal House 7". */
  readonly topics: readonly string[];
  /** What its lines without a subject tell of: "database upgrade" of "CH-702, database upgrade"; undefined where two may be meant. */
  readonly subject: string | undefined;
}

/** Where the heading of a section stands. */
export const headOf = ({ document, head }: Section) => ({ document, sentence: head });

/** Longest source whose sections are looked for, in characters, and sentences of it. */
const LONGEST = 6_000;
const MOST_SENTENCES = 80;
/** Words of a part of a heading, at the most. */
const MOST_WORDS = 7;

const NUMBERED = /^\s*\(?\d{1,2}[.)] (.+?)[.:]?$/su;
/** A verb makes a statement of a numbered line, and so does what was done: "3. Prepayment meters are never estimated." */
const STATES =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|will|would|can|cannot|may|must|shall|should|might|not|never|if|no)\b|\?/iu;

const KNOWN = new WeakMap<Document, readonly Omit<Section, 'document'>[]>();

/** The sections of all sources that are no data. */
export const sectionsOf = (documents: readonly Document[]): readonly Section[] =>
  documents.flatMap((source, document) => {
    let own = KNOWN.get(source);
    if (own === undefined) KNOWN.set(source, (own = read(source)));
    return own.map((one) => ({ ...one, document }));
  });

function read(source: Document): readonly Omit<Section, 'document'>[] {
  const { text, structured, scan } = source;
  if (structured || text.length > LONGEST || scan.sentenceCount > MOST_SENTENCES) return [];
  const found: Omit<Section, 'document'>[] = [];
  for (let head = 0; head < scan.sentenceCount; head++) {
    const [, words] = opensLine(source, head) ? (NUMBERED.exec(source.said(head).trim()) ?? []) : [];
    if (words === undefined || STATES.test(words)) continue;
    let last = head;
    while (last + 1 < scan.sentenceCount && !opensLine(source, last + 1)) last++;
    const topics = topicsIn(words);
    if (last > head && topics.length > 0)
      found.push({ head, last, topics, subject: subjectIn(words, topics) });
  }
  return found;
}

const opensLine = ({ text, scan }: Document, sentence: number): boolean =>
  /(?:^|\n)\s*$/u.test(
    text.slice(Math.max(0, scan.sentenceStart[sentence]! - 3), scan.sentenceStart[sentence]),
  );

const CODE = /^\p{Lu}{1,6}[- ]?\d[\p{L}\d-]*$/u;
const COUNTED = /^[\p{L}-]+ \d+$/u;

/** The first part of a heading that is no code and no place of what stands behind its colon. */
function subjectIn(words: string, topics: readonly string[]): string | undefined {
  const own = topics.filter((topic) => !CODE.test(topic) && !words.startsWith(`${topic}:`));
  const [first, ...others] = own.length > 0 ? own : topics;
  // "Pump 3, valve 7": either may be meant.
  return first !== undefined && COUNTED.test(first) && others.some((one) => COUNTED.test(one))
    ? undefined
    : first;
}

/** The parts of a heading: what stands between its commas, colons and brackets. */
const topicsIn = (words: string): readonly string[] =>
  words
    .split(/[,:;()]/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}|\d/u.test(part) && part.split(' ').length <= MOST_WORDS);
