/** What something amounts to, by another verb: "revenue amounted to 4.2 million" for "revenue was 4.2 million, 8% above plan". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const PAST = 'was|were|came to|amounted to|totalled|totaled|stood at';
const PRESENT = 'is|are|comes to|come to|amounts to|amount to|totals|total|stands at';
const AMOUNT = String.raw`(?:(?:about|around|some|roughly|approximately|exactly|just over|just under|almost|nearly) )?(?:[$€£] ?|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*(?<=\d)(?: ?(?:%|percent|million|billion|thousand|bn|m|k|euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|€|kg|km|kWh|tonnes?|litres?|people|employees|visitors|units|students|members)(?![\p{L}]))*`;
const TOLD = new RegExp(
  String.raw`^([^,;:]{2,80}?) (?:(${PAST})|(${PRESENT})) (${AMOUNT})((?:,| \(|;| and \p{Ll}).*)?$`,
  'u',
);
const SAID = new RegExp(String.raw`^.{2,80}? (?:(${PAST})|(${PRESENT})) (?=.{0,20}?\d)`, 'u');
/** What behind an amount makes it another one, or none that stands. */
const CHANGED =
  /\b(?:exclud\p{L}*|before|plus|net|gross|without|if|unless|would|not|but|instead|correct\p{L}*|later|original\p{L}*|estimat\p{L}*|expect\p{L}*|forecast|subject|only|each|per|wrong\p{L}*|claim\p{L}*)\b/iu;

function byVerb({ text, said }: Wording): readonly string[] {
  const [found, ours] = [TOLD.exec(text), SAID.exec(said)];
  if (found === null || ours === null || isLeftOpen(found[1]!)) return [];
  const [, what, past, present, amount, rest = ''] = found;
  const verb = past === undefined ? ours[2] : ours[1];
  if (verb === undefined || CHANGED.test(rest) || /^(?:There|Here|That|This|It)$/u.test(what!)) return [];
  return [
    `${what} ${verb} ${amount}`,
    ...(verb === (past ?? present) ? [] : [`${what} ${verb} ${amount}${rest}`]),
  ];
}

export const AMOUNT_VERBS: readonly Rewriter[] = [{ of: SAID, from: TOLD, write: byVerb }];
