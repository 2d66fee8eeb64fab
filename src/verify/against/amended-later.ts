/**
 * "RF-9082 is for 74.00 EUR" of a log whose later entry on the same thing has `amended amount=47.00EUR`: what was set once and
 * set anew is so no more.
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const PAIR =
  /(?<![\p{L}\p{N}_.-])(?<key>[\p{L}_][\p{L}\p{N}_.-]{0,60})=(?<value>"[^"]{0,200}"|[^\s,;]{1,200})/gu;
const ANEW =
  /\b(?:amended|changed|corrected|updated|revised|adjusted|edited|reduced|raised|increased|lowered|modified|reset|moved|rescheduled)\b/iu;
/** A statement of how it was at first. */
const OF_THEN =
  /\b(?:first|initial(?:ly)?|original(?:ly)?|created|was (?:then|at first)|before|had been|until)\b/iu;
const CODE = /(?<![\p{L}\p{N}-])\p{Lu}{1,5}-\d+(?![\p{L}\p{N}-])/gu;
/** Entries behind one that are looked through. */
const MOST = 40;

export const amendedLater: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = claim.text.slice(claim.start, claim.end);
  if (OF_THEN.test(said)) return [];
  for (const { source, sentence, document } of support.sentences) {
    const origin = originOf(source);
    if (origin.structured || sentence >= origin.scan.sentenceCount) continue;
    const entry = origin.said(sentence);
    const told = pairsOf(entry).filter(([, value]) => isTold(said, value));
    if (told.length === 0) continue;
    const codes = entry.match(CODE) ?? [];
    const last = Math.min(origin.scan.sentenceCount, sentence + 1 + MOST);
    for (let at = sentence + 1; at < last; at++) {
      const later = origin.said(at);
      if (!ANEW.test(later) || !(codes.length === 0 || codes.some((code) => later.includes(code)))) continue;
      const anew = new Map(pairsOf(later));
      if (told.some(([key, value]) => anew.has(key) && anew.get(key) !== value))
        return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};

const pairsOf = (entry: string): readonly (readonly [string, string])[] =>
  [...entry.matchAll(PAIR)].map(({ groups }) => [groups!.key!.toLowerCase(), groups!.value!] as const);

/** Whether a statement has a value: its figure, or its word. */
function isTold(said: string, value: string): boolean {
  const [figure] = /\d[\d.,]*\d|\d/.exec(value) ?? [];
  const word = figure ?? value.replace(/^"|"$/g, '');
  return word.length > 1 && said.toLowerCase().includes(word.toLowerCase());
}
