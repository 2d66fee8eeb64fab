/**
 * "A booking with an event night can be cancelled until two days before" by a rule 1 of which another says "For stays that
 * include an event night, rule 1 does not apply": a numbered rule does not carry a statement of those for whom it is set aside.
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { LooksAgainst } from './looks-against.ts';

const SET_ASIDE =
  /\b(?:rule|section|clause|point|paragraph|item|article|no\.?|§) ?(?<number>\d{1,3}(?:\.\d{1,3})*) (?:does|do|shall|is|are|will)(?: not|n['\u2019]t) (?:apply|hold|valid|applicable|in force)\b/iu;
/** The number that a line opens with: "4. Event nights. …", "§ 4", "Rule 4:". */
const OPENS =
  /^\s*(?:(?:rule|section|clause|point|paragraph|item|article|§) ?)?(?<number>\d{1,3}(?:\.\d{1,3})*)[.):]?\s/iu;
/** Telling words of such a sentence that a statement shares beside those of the rule. */
const LEAST = 1;
const MOST = 120;

export const ruleSetAside: LooksAgainst = (claim, units, support, documents, lexicon) => {
  for (const { source, sentence, document } of support.sentences) {
    const origin = originOf(source);
    if (origin.structured || sentence >= origin.scan.sentenceCount) continue;
    const number = numberOf(origin, sentence);
    if (number === undefined) continue;
    const own = new Set(origin.sentence(sentence).words.map(({ lemma }) => lemma));
    const said = new Set(
      claim.words.flatMap(({ weight, lemma, value }) =>
        weight > 0 && value < 0 && !own.has(lemma) ? [lemma] : [],
      ),
    );
    for (let at = 0; at < Math.min(origin.scan.sentenceCount, MOST); at++) {
      if (at === sentence || SET_ASIDE.exec(origin.said(at))?.groups?.number !== number) continue;
      const shared = new Set(
        origin.sentence(at).words.flatMap(({ lemma }) => (said.has(lemma) ? [lemma] : [])),
      );
      if (shared.size >= LEAST)
        return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};

/** The number of the rule that a sentence stands in; undefined for none. */
function numberOf({ text, scan }: Document, sentence: number): string | undefined {
  const start = scan.sentenceStart[sentence]!;
  return OPENS.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start + 12))?.groups?.number;
}
