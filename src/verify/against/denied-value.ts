/**
 * "Sheets are due by the 18th" with "Correction: deadline is the 16th, not the 18th" further down: the figure that a correction
 * of the same text denies by name is none, wherever the text has it.
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const CORRECTING =
  /\b(?:correct(?:ion|ed|s)?|erratum|errata|mistyped|misprint(?:ed)?|typo|wrong(?:ly)?|in error|by mistake|should (?:be|read|have)|put right|mixed up)\b/iu;
const FIGURE = String.raw`\p{Sc}?(?:\p{Lu}{1,5}\d{0,5}-)?\d[\d.,:/-]{0,20}\d(?:st|nd|rd|th|%)?|\p{Sc}?\d(?:st|nd|rd|th|%)?`;
/** "The 16th, not the 18th", "not 88 but 68". */
const DENIED = new RegExp(
  String.raw`(?:${FIGURE})(?: \p{L}{1,30})?,? (?:and )?not (?:on |at |by |the ){0,2}(?<behind>${FIGURE})(?![\p{L}\p{N}])|\bnot (?:on |at |by |the ){0,2}(?<before>${FIGURE})(?: \p{L}{1,30})?,? but (?:on |at |by |the ){0,2}(?:${FIGURE})`,
  'giu',
);
/** A statement of what was written at first. */
const OF_THEN =
  /\b(?:first|initial(?:ly)?|original(?:ly)?|at first|mistake\p{Ll}*|wrong(?:ly)?|error|instead|correct\p{Ll}*|not)\b/iu;
/** Sentences of a text that are looked through. */
const MOST = 80;

export const deniedValue: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = claim.text.slice(claim.start, claim.end);
  if (OF_THEN.test(said) || !units.some(({ value }) => value !== undefined)) return [];
  for (const { source, sentence, document } of support.sentences) {
    const origin = originOf(source);
    if (origin.structured || sentence >= origin.scan.sentenceCount) continue;
    const figures = figuresIn(origin.said(sentence));
    const last = Math.min(origin.scan.sentenceCount, MOST);
    for (let at = 0; at < last; at++) {
      const other = origin.said(at);
      if (at === sentence || !CORRECTING.test(other)) continue;
      const denied = [...other.matchAll(DENIED)].map(({ groups }) => groups!.behind ?? groups!.before!);
      if (denied.some((figure) => figures.has(figure.toLowerCase())))
        return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};

const EACH = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${FIGURE})`, 'giu');

const figuresIn = (text: string): ReadonlySet<string> =>
  new Set((text.match(EACH) ?? []).map((figure) => figure.toLowerCase()));
