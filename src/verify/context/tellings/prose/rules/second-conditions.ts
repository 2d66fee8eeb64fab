/**
 * A condition behind the second of two verbs that bounds that one alone: "the fine is 40 euros and doubles if it is not paid",
 * "the invoice was sent and will be cancelled unless the goods arrive".
 */
import { pastOf } from '../../../../../text/inflect.ts';
import { SPAN } from '../../terms/clause.ts';
import type { Wording } from '../../terms/types.ts';
import { isTensed } from '../clauses/coordinated.ts';
import { MONEY, type Rewriter } from '../types.ts';

const CONDITION = String.raw`(?:if|unless|provided|as long as|in case|should|whenever|once|when)`;
const TWO = new RegExp(
  String.raw`^([^;:]+?),? (?:and|but) ((?:[a-z]+ ){1,3}?[^;:]*?\b${CONDITION} [^;:]+)$`,
  'u',
);
/** What leaves the first open as well, or makes of both one thing. */
const OPENED =
  /\b(?:if|unless|whether|provided|in case|should|would|could|might|perhaps|probably|either|neither|or|nor|both|when|once|whenever|until|except|only|usually|normally|typically)\b/iu;
/** How much something is, which no condition of what becomes of it bounds. */
const AMOUNTS = new RegExp(
  String.raw`^[^,]+? (?:is|are|costs?|comes? to|amounts? to|lasts?|weighs?|runs for) (?:${MONEY}|${SPAN}|\d[\d.,]* ?(?:%|percent|kg|km))(?: (?:an?|per|each|every) [a-z]+)?$`,
  'u',
);
const PAST = /^[^,]+? (?:was|were|has been|have been|had|did not)\b/u;
const TO_COME = /^(?:will|can|may|must|shall|is|are|has to|have to)\b/u;

/** The first of two statements about one thing, of which the second alone holds on a condition. */
function byFirst({ text, lexicon }: Wording): readonly string[] {
  const found = TWO.exec(text);
  if (found === null) return [];
  const [, first = '', second = ''] = found;
  if (OPENED.test(first) || !isTensed(second.split(' ')[0]!, lexicon)) return [];
  if (AMOUNTS.test(first)) return [first];
  const isPast =
    PAST.test(first) ||
    first.split(' ').some((word) => /^[a-z]{3,}$/u.test(word) && word === pastOf(lexicon.lemma(word, 'v')));
  return isPast && TO_COME.test(second) ? [first] : [];
}

export const SECOND_CONDITIONS: readonly Rewriter[] = [
  { of: /\S/, from: TWO, write: byFirst, reorders: true },
];
