/**
 * What one speaker says and the next one denies outright: "Ms Orr: all nine lamps are ours. Mr Bell: not one of them is."
 * Both stand on an equal footing, and which of them is right no reader can tell.
 */
import { ATTRIBUTION } from '../../text/cues.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

/** Who speaks, before what is said; a time may stand before or behind the name. */
const SPEAKER = /^\W*(?:\d{1,2}[:.]\d\d\W+)?(?<who>\p{Lu}[\p{L} .'()-]{1,50}?)(?: \d{1,2}[:.]\d\d)?: (?=\S)/u;
const BE = String.raw`(?:is|are|was|were|do|does|did|has|have|had|can|will)`;
/** A denial that says nothing but that: it is of what was just said. */
const DENIED = new RegExp(
  [
    String.raw`^\W*(?:no[,.;] )?(?:not (?:a single |even )?one|none|not any|neither|nobody|no one)(?: of (?:them|these|those|it|us))? ${BE}\W*$`,
    String.raw`^\W*(?:no[,.;] )?(?:that|this|it|they|he|she|we|there) ${BE}(?: not|n['\u2019]t)(?: so| true| right| correct| the case| happen)?\W*$`,
    String.raw`^\W*(?:no[,.;] )?(?:that|this|it)(?: is|['\u2019]s) (?:not (?:so|true|right|correct|the case)|wrong|untrue|incorrect|false)\b`,
    String.raw`^\W*(?:i|we) (?:disagree|dispute|deny|contest|reject)\b`,
  ].join('|'),
  'iu',
);
/** Sentences behind that of the first speaker that may be the answer. */
const SOON = 2;

/** The answer of another speaker that denies what the support has one say. */
export const disputedNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.cues & ATTRIBUTION || claim.question) return [];
  for (const { source, sentence, document } of support.sentences) {
    const text = originOf(source);
    const who = text.structured ? undefined : SPEAKER.exec(text.said(sentence))?.groups?.who;
    if (who === undefined || isNamed(claim.text, who)) continue;
    for (let at = sentence + 1; at <= sentence + SOON && at < text.scan.sentenceCount; at++) {
      const said = text.said(at);
      const answer = SPEAKER.exec(said);
      if (answer === null || answer.groups!.who === who) continue;
      if (DENIED.test(said.slice(answer[0].length)))
        return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
      break;
    }
  }
  return [];
};

/** "By Hideo Mori's account": whether a claim says whose word it is. */
const isNamed = (claim: string, who: string): boolean =>
  who.split(/[^\p{L}]+/u).some((name) => /^\p{Lu}\p{L}{2}/u.test(name) && claim.includes(name));
