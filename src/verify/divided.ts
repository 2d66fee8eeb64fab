/**
 * Evidence in which what a long sentence says side by side stands as sentences of their own behind it: a statement of one
 * thing is then read against one thing, in every way that there is. What is found so is cited by the sentence itself.
 */
import type { Lexicon } from '../text/lexicon/index.ts';
import { ITEM, PROSE } from '../text/scan.ts';
import type { Judged, Part, Sources } from './case.ts';
import { originOf, Retold } from './context/retold.ts';
import { keepsSaid } from './context/tellings/prose/types.ts';
import { Document } from './document.ts';
import { propositionsOf } from './propositions.ts';
import type { AlignedSentence } from './support.ts';

/** Longest source that is divided, in characters; and sentences of a statement's best that are. */
const LONGEST = 20_000;
const MOST = 4;
/** Share of a statement that all sentences together account for, for them to be divided. */
const LEAST_SAID = 0.6;

/** A document whose sentences were divided. */
interface Divided {
  readonly origin: Document;
  readonly document: Document;
  /** The sentence of the origin that a sentence of it is or is taken from. */
  placeOf(sentence: number): number;
}

/** Sources for one statement with their sentences divided. */
export interface DividedSources {
  readonly sources: Sources;
  /** A part that was read against them, with its support in the sentences as they stand; undefined where it has none. */
  restored(read: Part): Part | undefined;
}

/** The sources with the best sentences of a part divided; undefined where none says several things. */
export function divided(part: Part, sources: Sources, lexicon: Lexicon): DividedSources | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || part.scattered < LEAST_SAID) return undefined;
  const said = text.slice(start, end);
  const found = new Map<number, Divided>();
  for (const [document, sentences] of Map.groupBy(part.sentences.slice(0, MOST), (one) => one.document)) {
    const own = dividedDocument(sources.documents[document]!, sentences, said, lexicon);
    if (own !== undefined) found.set(document, own);
  }
  if (found.size === 0) return undefined;
  const documents = sources.documents.map((one, i) => found.get(i)?.document ?? one);
  return {
    sources: { ...sources, documents, cited: [] },
    restored: (read) => restored(read, part, found, lexicon),
  };
}

function dividedDocument(
  origin: Document,
  sentences: readonly AlignedSentence[],
  said: string,
  lexicon: Lexicon,
): Divided | undefined {
  const { text, structured, scan, language } = origin;
  if (structured || text.length > LONGEST || !(language === 'en' || language === 'other')) return undefined;
  const pieces = new Map<number, string>();
  for (const { sentence } of sentences) {
    if (![PROSE, ITEM].includes(scan.sentenceKind[sentence]) || origin.sentence(sentence).question) continue;
    const own = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
    const told = propositionsOf(own).filter((one) => keepsSaid(one, own, said));
    if (told.length > 0) pieces.set(sentence, told.join(' '));
  }
  if (pieces.size === 0) return undefined;
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
  return { origin, document, placeOf };
}

function restored(
  read: Part,
  part: Part,
  found: ReadonlyMap<number, Divided>,
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
  return { ...read, best: judged, sentences: part.sentences, beside: part.beside };
}

/** A sentence of a divided document as what is told of the sentence that it is taken from. */
function asItStands(one: AlignedSentence, own: Divided | undefined, lexicon: Lexicon): AlignedSentence {
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
