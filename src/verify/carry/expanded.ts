/**
 * A document in which more sentences stand behind some of its own: what these say side by side, or leave to a reader to put in.
 * What is found in one of them is cited by the sentence that it stands behind.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Judged, Part, Sources } from '../case.ts';
import { originOf, Retold } from '../context/retold.ts';
import { align } from '../match/align.ts';
import { type AlignedSentence, coverageOf } from '../match/support.ts';
import { Document } from '../read/document.ts';

/** A document with sentences put in. */
export interface Expanded {
  readonly origin: Document;
  readonly document: Document;
  /** The sentence of the origin that a sentence of it is or stands behind. */
  placeOf(sentence: number): number;
  /** Whether a sentence of it stands not in the origin. */
  isPutIn(sentence: number): boolean;
}

/** Sources for one statement with sentences put in. */
export interface ExpandedSources {
  readonly sources: Sources;
  /** A part that was read against them, with its support in the sentences as they stand; undefined where it has none. */
  restored(read: Part): Part | undefined;
  /** A part without the other sentences that stand at the place of its support: they are what it is drawn from. */
  apart(read: Part): Part;
}

/** The document with a text put in behind each sentence that has one. */
export function expanded(origin: Document, pieces: ReadonlyMap<number, string>, lexicon: Lexicon): Expanded {
  const { text, scan, language } = origin;
  let out = '';
  let from = 0;
  const shifts: { readonly at: number; readonly sentence: number }[] = [];
  for (let sentence = 0; sentence < scan.sentenceCount; sentence++) {
    shifts.push({ at: out.length + scan.sentenceStart[sentence]! - from, sentence });
    const piece = pieces.get(sentence);
    if (piece === undefined) continue;
    const close = scan.sentenceEnd[sentence]!;
    out += `${text.slice(from, close)} ${piece}`;
    from = close;
  }
  out += text.slice(from);
  const document = new Document(out, lexicon, undefined, undefined, language);
  const placeOf = (sentence: number): number =>
    shifts.findLast(({ at }) => at <= document.scan.sentenceStart[sentence]!)?.sentence ?? 0;
  const own = new Set(shifts.map(({ at }) => at));
  const isPutIn = (sentence: number): boolean => !own.has(document.scan.sentenceStart[sentence]!);
  return { origin, document, placeOf, isPutIn };
}

/** The sources of a part with those documents in the place of theirs, by their numbers; undefined where there is none. */
export function expandedSources(
  part: Part,
  sources: Sources,
  found: ReadonlyMap<number, Expanded>,
  lexicon: Lexicon,
): ExpandedSources | undefined {
  if (found.size === 0) return undefined;
  const documents = sources.documents.map((one, i) => found.get(i)?.document ?? one);
  return {
    sources: { ...sources, documents, cited: [] },
    restored: (read) => restored(read, part, found, lexicon),
    apart: (read) => apart(read, found),
  };
}

type Place = Pick<AlignedSentence, 'document' | 'sentence'>;

function apart(read: Part, found: ReadonlyMap<number, Expanded>): Part {
  const { best } = read;
  if (best === undefined) return read;
  const places = new Set(best.support.sentences.map((one) => placeIn(one, found)));
  const isOther = (one: AlignedSentence): boolean => !places.has(placeIn(one, found));
  return { ...read, sentences: read.sentences.filter(isOther) };
}

const placeIn = ({ document, sentence }: Place, found: ReadonlyMap<number, Expanded>): string =>
  `${document}:${found.get(document)?.placeOf(sentence) ?? sentence}`;

function restored(
  read: Part,
  part: Part,
  found: ReadonlyMap<number, Expanded>,
  lexicon: Lexicon,
): Part | undefined {
  const { best } = read;
  if (best === undefined) return undefined;
  const sentences = best.support.sentences.map((one) => asItStands(one, found.get(one.document), lexicon));
  const [first, ...others] = sentences;
  const judged: Judged = {
    ...best,
    support: { ...best.support, sentences: [first!, ...others] },
    mismatches: [],
  };
  // What was read may be the statement in other words: the sentences as they stand are beside these.
  const beside = part.sentences.map((one): AlignedSentence => {
    const alignment = align(read.units, one.reading, lexicon);
    return { ...one, alignment, coverage: coverageOf(read.units, alignment.matches) };
  });
  return { ...read, best: judged, sentences: beside, beside: part.beside };
}

/** A sentence of an expanded document as what is told of the sentence that it stands behind. */
function asItStands(one: AlignedSentence, own: Expanded | undefined, lexicon: Lexicon): AlignedSentence {
  if (own === undefined || originOf(one.source) !== own.document) return one;
  const { text, start, end } = one.reading;
  const sentence = own.placeOf(one.sentence);
  const beside = one.source instanceof Retold ? one.source.beside.map(own.placeOf) : [];
  const others = [...new Set(beside)].filter((each) => each !== sentence);
  return {
    ...one,
    source: new Retold(text.slice(start, end), lexicon, own.origin, sentence, others, 'en'),
    sentence,
  };
}
