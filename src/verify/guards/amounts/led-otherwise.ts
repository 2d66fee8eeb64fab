/**
 * A value that its own words make another: "fell by 5%" by "fell by about 5%", "arrives at nine" by "arrives after nine",
 * "within 30 days" by "outside 30 days", "owes 400 euros" by "owes another 400 euros".
 */
import type { Reading } from '../../../text/reading.ts';
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

/** Match from which a value is the statement's own. */
const OWN = 0.85;

const ROUGHLY = String.raw`about|around|roughly|approximately|approx\.?|circa|ca\.|nearly|almost|close to|just (?:under|over|short of)|a little (?:under|over)|well (?:under|over)|somewhere near`;
const UP_TO = 'up to|at most|no more than|at least|no fewer than|no less than|less than|fewer than|more than';
const FURTHER = 'another|an additional|a further|an extra|an added';
/** What stands right before an amount and makes it another. */
const AMOUNT_LED = new RegExp(String.raw`\b(?:${ROUGHLY}|${UP_TO}|${FURTHER}) [$€£]?$`, 'iu');
/** What a statement says of an amount itself. */
const BOUNDED = new RegExp(
  String.raw`\b(?:${ROUGHLY}|${UP_TO}|${FURTHER}|some|over|under|above|below|within|between|max\.?|min\.?|maximum|minimum|least|most|more|less|fewer|exceeds?|until|till|before|after|than)\b|[<>~≤≥±]`,
  'iu',
);
const TIME_LED =
  /\b(?:(?:shortly |long |soon |just |some time )?(?:after|before)|around|about|towards?|near|roughly|approximately|approx\.?|circa|ca\.|nearly|almost|prior to) (?:the )?(?:(?:end|start|middle|beginning) of (?:the )?)?$/iu;
const SINCE = /\bsince (?:the )?$/iu;
const PERFECT = /\b(?:has|have|had|is|are)\b|['\u2019](?:s|ve)\b/iu;
/** What has been so since then began then. */
const BEGUN =
  /\b(?:join|start|beg[aiu]n|becam|becom|took|appoint|hir|mov|open|found|establish|launch|introduc|elect|marri|enrol|came|went|got)/iu;
const AT = /\b(?:at|on|in|this) $/iu;
const WITHIN = /\bwithin (?:the )?(?:first )?$/iu;
const OUTSIDE = /\b(?:outside|beyond|past|after|later than|not within) (?:of )?(?:the )?$/iu;

export const LED_OTHERWISE: Guard = againstUnit('quantity', 'prose', ledOtherwise, {
  told: () => MAY_LEAD,
});

const MAY_LEAD = new RegExp(
  String.raw`\b(?:${ROUGHLY}|${UP_TO}|${FURTHER}|after|before|towards?|near|prior to|since|outside|beyond|past)\b`,
  'iu',
);

function ledOtherwise({ reading, units, support }: Told, sentence: AlignedSentence): number {
  if (sentence.source.structured) return -1;
  const isPlain = !BOUNDED.test(textOf(reading));
  return units.findIndex(({ value }, i) => {
    if (value === undefined || support.matches[i]!.strength < OWN) return false;
    const [theirs, other] = valueFor(support, i);
    if (theirs === undefined || other === undefined) return false;
    // A bound may be a part of the value.
    const ours = ledBy(reading, value);
    const led = ledBy(theirs, other);
    if (WITHIN.test(ours)) return OUTSIDE.test(led);
    if (AT.test(ours))
      return (
        TIME_LED.test(led) ||
        (SINCE.test(led) && !PERFECT.test(textOf(theirs)) && !BEGUN.test(textOf(reading)))
      );
    return isPlain && isSameNumber(value, other) && AMOUNT_LED.test(led);
  });
}

/** "A bag of 15 kg is allowed" by "up to 20 kg" holds an amount against a bound. */
const isSameNumber = (value: Value, other: Value): boolean =>
  'value' in value && 'value' in other && value.value.n === other.value.n && value.value.d === other.value.d;

/** Words that a value may begin with. */
const LEADS =
  /^(?:(?:within|about|around|roughly|approximately|nearly|almost|up to|at (?:most|least)|(?:more|less|fewer) than|over|under|after|before|since|by|until|till|on|in|at|the) )+/iu;

/** What stands before the number or name of a value. */
function ledBy({ text, start }: Reading, value: Value): string {
  const lead = LEADS.exec(text.slice(value.start, value.end))?.[0] ?? '';
  return text.slice(start, value.start + lead.length);
}
