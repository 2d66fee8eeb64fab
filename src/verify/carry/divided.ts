/**
 * Evidence in which what a long sentence says side by side stands as sentences of their own behind it: a statement of one
 * thing is then read against one thing, in every way that there is. What is found so is cited by the sentence itself.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { ITEM, PROSE } from '../../text/scan.ts';
import type { Part, Sources } from '../case.ts';
import { keepsSaid } from '../context/tellings/prose/types.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import { type Expanded, type ExpandedSources, expanded, expandedSources } from './expanded.ts';
import { propositionsOf } from './propositions.ts';

/** Longest source that is divided, in characters; and sentences of a statement's best that are. */
const LONGEST = 20_000;
const MOST = 4;
/** Share of a statement that all sentences together account for, for them to be divided. */
const LEAST_SAID = 0.6;

const EXCEPTING = /\b(?:except|excluding|but not|other than|apart from|aside from|with the exception of)\b/iu;

/** The sources with the best sentences of a part divided; undefined where none says several things. */
export function divided(part: Part, sources: Sources, lexicon: Lexicon): ExpandedSources | undefined {
  const { text, start, end, language, question } = part.reading;
  if (language !== 'en' || question || part.scattered < LEAST_SAID) return undefined;
  const said = text.slice(start, end);
  const found = new Map<number, Expanded>();
  for (const [document, sentences] of Map.groupBy(part.sentences.slice(0, MOST), (one) => one.document)) {
    const own = dividedDocument(sources.documents[document]!, sentences, said, lexicon);
    if (own !== undefined) found.set(document, own);
  }
  return expandedSources(part, sources, found, lexicon);
}

function dividedDocument(
  origin: Document,
  sentences: readonly AlignedSentence[],
  said: string,
  lexicon: Lexicon,
): Expanded | undefined {
  const { text, structured, scan, language } = origin;
  if (structured || text.length > LONGEST || !(language === 'en' || language === 'other')) return undefined;
  const pieces = new Map<number, string>();
  for (const { sentence } of sentences) {
    if (![PROSE, ITEM].includes(scan.sentenceKind[sentence]) || origin.sentence(sentence).question) continue;
    const own = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
    // What holds with an exception is nothing that stands alone.
    if (EXCEPTING.test(own)) continue;
    const told = propositionsOf(own).filter((one) => keepsSaid(one, own, said));
    if (told.length > 0) pieces.set(sentence, told.join(' '));
  }
  if (pieces.size === 0) return undefined;
  return expanded(origin, pieces, lexicon);
}
