/**
 * What one speaker says and the next one denies outright: "Ms Orr: all nine lamps are ours. Mr Bell: not one of them is."
 * Both stand on an equal footing, and which of them is right no reader can tell. So it is where the next has from the same
 * office that the pier is free, and is taken.
 */
import { ATTRIBUTION } from '../../text/cues.ts';
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { statesOtherwise } from './states-otherwise.ts';

/** Who speaks, before what is said; a time may stand before or behind the name, with its day. */
const SPEAKER =
  /^\W*(?:\d{1,2}[:.]\d\d\W+)?(?<who>\p{Lu}[\p{L} .'()-]{1,50}?)(?:,? \d{1,2} \p{Lu}\p{Ll}{2,8})?(?: \d{1,2}[:.]\d\d)?: (?=\S)/u;
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
/** What tells that somebody denies what was just said, or that it is in dispute. */
const CONTESTED =
  /^\W*(?:but )?(?:(?:the |our )?\p{L}[\p{L}'\u2019-]*(?: \p{Lu}[\p{L}'\u2019-]*)? (?:denies|denied|disputes|disputed|contests|contested|rejects) (?:this|that|it)|(?:this|that|it) (?:is|was|has been) (?:disputed|denied|contested|doubted|questioned)(?: by [^.;]{2,60})?)\W*$/iu;
/** Sentences behind that of the first speaker that may be the answer. */
const SOON = 2;

/** The answer of another speaker that denies what the support has one say. */
export const disputedNext: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question) return [];
  const isOwnWord = (claim.cues & ATTRIBUTION) === 0;
  for (const { source, sentence, document } of support.sentences) {
    const text = originOf(source);
    const next = sentence + 1;
    if (isOwnWord && !text.structured && next < text.scan.sentenceCount && CONTESTED.test(text.said(next)))
      return [alignedSentence({ document, sentence: next, score: 0 }, documents, units, lexicon)];
    const who = text.structured ? undefined : SPEAKER.exec(text.said(sentence))?.groups?.who;
    if (who === undefined || isNamed(claim.text, who)) continue;
    for (let at = sentence + 1; at <= sentence + SOON && at < text.scan.sentenceCount; at++) {
      const said = text.said(at);
      const answer = SPEAKER.exec(said);
      if (answer === null || answer.groups!.who === who) continue;
      const deniesIt = isOwnWord && DENIED.test(said.slice(answer[0].length));
      const pair = { claim, ours: text.sentence(sentence), theirs: text.sentence(at), lexicon };
      if (deniesIt || (isOfSameSource(claim, pair.theirs) && statesOtherwise(pair)))
        return [alignedSentence({ document, sentence: at, score: 0 }, documents, units, lexicon)];
      break;
    }
  }
  return [];
};

/** "By Hideo Mori's account": whether a claim says whose word it is. */
const isNamed = (claim: string, who: string): boolean =>
  who
    .split(/[^\p{L}]+/u)
    .some((name) => /^\p{Lu}\p{L}{2}/u.test(name) && claim.toLowerCase().includes(name.toLowerCase()));

/**
 * "The harbour office says that the pier is free" beside one who was told by the harbour office that it is taken: whether an
 * answer has what it says from whom the claim has it.
 */
function isOfSameSource(claim: Reading, theirs: Reading): boolean {
  if ((claim.cues & ATTRIBUTION) === 0) return true;
  const teller = TELLER.exec(claim.text.slice(claim.start, claim.end))?.groups?.teller;
  return (
    teller !== undefined &&
    theirs.text.slice(theirs.start, theirs.end).toLowerCase().includes(teller.toLowerCase())
  );
}

const TELLER =
  /(?:^\W*(?:The )?|\baccording to (?:the )?)(?<teller>[\p{L} ]{3,30}?)(?: (?:says?|said|told|states?|stated|claims?|claimed|reports?|reported|confirms?|confirmed)\b|[,.]|$)/iu;
