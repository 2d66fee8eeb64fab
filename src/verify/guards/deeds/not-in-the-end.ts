/**
 * "The payment failed" by "the payment failed at first and then went through", "the risk is low" by "was rated low before the
 * review raised it", "works full time" by "works full time from May; now she works half days": what came of it is told behind.
 */

import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard, type Told, tagsIn, textOf } from '../guard.ts';

const AT_FIRST = /\b(?:at first|initially|at the outset|to begin with|first time round)\b/iu;
const THEN = /,? (?:and|but|then|only to|before) |; /u;
const TELLS_OF_IT =
  /\b(?:first|initial\p{L}*|original\p{L}*|outset|begin|once|earlier|before|previous\p{L}*|former\p{L}*|until|had|still|no longer|used to|then|later)\b/iu;
/** What ends what was so, right behind it. */
const BEFORE_CHANGE =
  /\b(?:before|until|till) (?:[\p{L}'\u2019-]+ ){1,5}?(?:raised|lowered|changed|moved|set|turned|cut|put|switched|reset|downgraded|upgraded|reclassified|corrected|replaced|removed|revoked|cancelled|canceled|ended|took|overturned|reversed)\b/iu;
const NOW =
  /(?:[;:.]|,) (?:but |and |yet )?(?:now|today|this morning|these days|at present|currently|since then|by now|since)\b/iu;
/** How what was so before is said to be over. */
const OVER =
  /\b(?:gone|over|back to|no longer|not|never|instead|recovered|normal|different\p{L}*|stopped|ended|fine|well|cured|resolved|only|half)\b|n['\u2019]t\b/iu;

export const NOT_IN_THE_END: readonly Guard[] = [
  against('superseded', 'english', failedAtFirst, { told: () => AT_FIRST }),
  against('superseded', 'english', isChanged, { told: () => BEFORE_CHANGE }),
  against('superseded', 'english', isOverNow, { told: () => NOW }),
];

/** Where the words of a statement end in its sentence; -1 where one stands nowhere. */
function endOf({ units }: Told, { reading, alignment }: AlignedSentence): number {
  const ends = units.map((_, i) => reading.words[alignment.matches[i]!.at]?.end ?? -1);
  return ends.includes(-1) ? -1 : Math.max(...ends) - reading.start;
}

/** "The document was rejected" by "the document was rejected at first and accepted on appeal". */
function failedAtFirst(told: Told, sentence: AlignedSentence): boolean {
  const { source } = sentence;
  if (source.structured || TELLS_OF_IT.test(textOf(told.reading))) return false;
  const text = wholeOf(sentence);
  const found = AT_FIRST.exec(text);
  const end = endOf(told, sentence);
  if (found === null || end < 0) return false;
  const then = THEN.exec(text.slice(found.index));
  return then !== null && end <= found.index + then.index;
}

/** The whole of the sentence, of which a clause may be all that is read. */
function wholeOf({ source, sentence, reading }: AlignedSentence): string {
  const { scan, text } = originOf(source);
  const whole = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
  return whole.includes(textOf(reading)) ? whole.slice(whole.indexOf(textOf(reading))) : textOf(reading);
}

const isPresent = ({ reading }: Told): boolean =>
  tagsIn(claimTree(reading).tokens, reading).some((tag) => /^VB[ZP]$/.test(tag)) &&
  !/\b(?:has|have) (?:\p{L}+ly )?\p{L}+(?:ed|en)\b/iu.test(textOf(reading));

/** "Risk is rated low" by "risk was rated low before the review raised it to high". */
function isChanged(told: Told, sentence: AlignedSentence): boolean {
  const text = textOf(sentence.reading);
  const found = BEFORE_CHANGE.exec(text);
  if (found === null || sentence.source.structured || !isPresent(told)) return false;
  const end = endOf(told, sentence);
  return end >= 0 && end <= found.index && /\b(?:was|were|had)\b/iu.test(text.slice(0, found.index));
}

/** "Has a fever" by "had a fever last night; this morning it is gone". */
function isOverNow(told: Told, sentence: AlignedSentence): boolean {
  const text = textOf(sentence.reading);
  const found = NOW.exec(text);
  if (found === null || sentence.source.structured || !isPresent(told)) return false;
  const end = endOf(told, sentence);
  const behind = text.slice(found.index + found[0].length);
  if (end < 0 || end > found.index || /\b(?:also|too|even|still)\b/iu.test(behind)) return false;
  const verb = told.units[told.predicates()[0]?.unit ?? -1]?.word.lemma;
  const later = sentence.reading.words.filter(({ start }) => start >= sentence.reading.start + found.index);
  return OVER.test(behind) || later.some(({ lemma }) => lemma === verb);
}
