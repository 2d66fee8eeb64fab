/** "Entry is free" behind "The following applies to members only.": for whom, where or when the sentence before says that it holds. */
import { type Reading, textOf } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';

/** A sentence that says of the next for whom, where, when or in which case it holds. */
const LEAD = new RegExp(
  [
    String.raw`^\W*(?:the following|what follows|this|these rules?) (?:applies|apply|holds?|is true|is valid|goes) (?:only |just )?(?:to|for|in|on|at|with|until|from) [^.:;]{2,60}`,
    String.raw`^\W*(?:for|in|on|at|under|over|with|until|from|after|before|during|above|below) [^.:;]{2,60}?,? (?:the following (?:holds|applies|is true|held|applied)|the rules? (?:is|are) \p{L}+|(?:things|everything|matters|it|the situation) (?:is|are|was|were) (?:an? )?(?:quicker|slower|different|simple|simpler|easy|easier|stricter|otherwise|another)(?: story| matter)?|we (?:make an exception|do things differently))`,
    String.raw`^\W*(?:suppose|assume|imagine) (?:you|that|the|an?)\b[^.:;]{3,80}`,
    String.raw`^\W*(?:this|the) (?:offer|section|rule|benefit|perk|exception|paragraph|part|discount|chapter) is (?:only |just )?for (?:the |our )?[^.:;]{2,60}`,
    String.raw`^\W*for [^.:;]{2,60}?, (?:there is (?:more|good news)|it gets (?:even )?better|there are exceptions)`,
    String.raw`^\W*if [^.:;]{3,80}, (?:you are in luck|here is how it works|the following (?:holds|applies))`,
    String.raw`^\W*(?:let us|let['\u2019]s) (?:now )?(?:look at|turn to|consider|take) (?:the |our |its )?(?:old|new|business|premium|basic|previous|next|other|second|first|smaller|larger)\b[^.:;]{2,60}`,
    String.raw`^\W*now for (?:the |our |its )?(?:old|new|business|premium|basic|previous|next|other|second|first|smaller|larger)\b[^.:;]{2,60}`,
    String.raw`^\W*this is (?:what|how) (?:our |the |an? )?(?:competitors?|rivals?|others?|neighbours?)\b[^.:;]{2,60}`,
    String.raw`^\W*(?:the |our )?(?:\p{L}+ )?\p{L}+ (?:have|has) it (?:easy|easier|hard|harder|better)`,
    String.raw`^\W*(?:the|our) [\p{L} ]{3,40} (?:is|are) (?:another|a different) (?:matter|story)`,
  ]
    .map((one) => String.raw`(?:${one})\W*$`)
    .join('|'),
  'iu',
);
const STEM = 5;

/** Whether a statement has a word of what heads it: then it says of whom it is. */
function names(said: string, head: string): boolean {
  const own = said.toLowerCase().match(WORD) ?? [];
  return (head.toLowerCase().match(WORD) ?? []).some(
    (word) => !SMALL.test(word) && own.some((one) => one.startsWith(word.slice(0, STEM))),
  );
}

const WORD = /[\p{L}\d]{3,}/gu;
const SMALL =
  /^(?:the|for|only|and|our|all|rules?|following|applies|apply|holds|with|what|this|are|is|here|now|let|suppose|you|have|more|than|less|look|under|over|until)$/;

/** Whether the sentence before says of a sentence that it holds for some only, and the claim says nothing of them. */
export function isUnderScope(claim: Reading, { source, sentence }: AlignedSentence): boolean {
  const origin = originOf(source);
  if (claim.language !== 'en' || origin.structured || sentence < 1 || sentence >= origin.scan.sentenceCount)
    return false;
  const lead = origin.said(sentence - 1).trim();
  return lead.length <= 160 && LEAD.test(lead) && !names(textOf(claim), lead);
}
