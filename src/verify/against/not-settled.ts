/**
 * What another source leaves open or has put away: "damaged by the hail" beside "the cause could not be determined", what a page
 * says beside a record that `replaces` that page.
 */
import { gather } from '../../text/gather.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const BY_CAUSE = /\b(?:because|due to|caused by|owing to|damaged by|destroyed by|broken by|result of)\b/iu;
const OPEN_CAUSE =
  /\bcause\b[^.;]{0,40}\b(?:could not be|can(?:not| not) be|was not|is not|has not been|not yet)\b[^.;]{0,14}\b(?:determined|established|found|known|confirmed|clear)\b|\bcause (?:is |remains |was )?(?:unknown|unclear|undetermined|disputed)\b/iu;

/** Sentences of another source by which the cause that a statement tells is not known. */
export const openCause: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || !BY_CAUSE.test(claim.text.slice(claim.start, claim.end))) return [];
  const own = support.sentences[0]!.document;
  return gather(documents, (source, document) => {
    if (document === own || source.structured || !OPEN_CAUSE.test(source.text)) return [];
    const sentence = Array.from({ length: Math.min(MOST, source.scan.sentenceCount) }, (_, at) => at).find(
      (at) => OPEN_CAUSE.test(source.said(at)),
    );
    return sentence === undefined
      ? []
      : [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
  });
};

const REPLACES = /^(?:replaces|supersedes|replaced|superseded|obsoletes)$/u;
/** Sentences, and characters of what a text is called, that are looked at. */
const MOST = 60;
const LONGEST = 60;

/** The record of another source that replaces the text which a support stands in, by what that calls itself. */
export const replacedSource: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const own = originOf(first!.source);
  if (claim.language !== 'en' || own.structured) return [];
  const [, called = ''] = /^\s*([^:\n]{3,60}?)(?::|\n|$)/u.exec(own.text) ?? [];
  const name = called.trim().toLowerCase();
  if (name === '' || name.length > LONGEST) return [];
  return gather(documents, (source, document) => {
    if (document === first!.document || !source.structured) return [];
    const leaf = source
      .leaves(0, source.text.length)
      .find(
        ({ pointer, quote }) =>
          REPLACES.test(pointer.split('/').at(-1)!) && quote.trim().toLowerCase() === name,
      );
    const [sentence] = leaf === undefined ? [] : source.sentencesIn(leaf.start, leaf.end);
    return sentence === undefined
      ? []
      : [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
  });
};
