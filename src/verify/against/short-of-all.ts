/**
 * Another source by which some of what all arrived is not there: "both items were received" beside "only the mug was in the
 * carton", "one of two items found", "the tray never arrived".
 */
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const ALL =
  /^(?:both|all(?: of)?|the two|every)\b.*\b(?:received|arrived?|present|returned|delivered|found|complete|came|included|collected|accounted for|scanned|in the (?:carton|box|parcel|case|package))\b/iu;

const SHORT =
  /\b(?:missing|absent|lacking|outstanding|incomplete|not (?:there|found|present|received|included|returned|delivered|inside|complete|all|in the \p{L}+|the \p{L}+)|never (?:arrived|came|received|turned up)|without the|only (?:the|a|an|one|two|three|some|\d+)|(?:one|1|a single) (?:item|piece|unit|thing|part|article|box|set)\b|(?:the \p{L}+|it|nothing else|one|some|none) (?:was|were|is|are)(?: not|n['’]t)(?= |\.|$)|(?:\p{L}+|\d+) short\b|just (?:the|one|\d+)|the \p{L}+ only)/iu;
const SOME_OF =
  /\b(?<some>\d+|one|two|three|four|five|six|seven|eight|nine|ten) of (?:the )?(?<all>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu;

/** Sentences of other sources by which not all are there. */
export const shortOfAll: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = claim.text.slice(claim.start, claim.end);
  if (claim.language !== 'en' || claim.question || documents.length < 2 || !ALL.test(said)) return [];
  const own = new Set(support.sentences.map(({ document }) => document));
  for (const [document, source] of documents.entries()) {
    if (own.has(document) || source.structured || source.text.length > LONGEST) continue;
    for (let sentence = 0; sentence < source.scan.sentenceCount; sentence++) {
      const { text, start, end } = source.sentence(sentence);
      if (!isShort(text.slice(start, end))) continue;
      return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};

/** Longest source that is looked through, in characters. */
const LONGEST = 8_000;

function isShort(text: string): boolean {
  if (
    /\b(?:if|unless|would|could|might)\b|\?|\b(?:nothing|none|no (?:items?|parts?)) (?:is |was |are |were )?missing\b/iu.test(
      text,
    )
  )
    return false;
  const found = SOME_OF.exec(text)?.groups;
  return (found !== undefined && found.some!.toLowerCase() !== found.all!.toLowerCase()) || SHORT.test(text);
}
