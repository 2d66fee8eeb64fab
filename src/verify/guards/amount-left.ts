/**
 * Amounts of which the evidence says more than a statement does, and by which they are other amounts: "80 euros per person"
 * for "80 euros", "2.5 kg without packaging" for "2.5 kg", "the first Sunday of each month" for "on Sundays".
 */
import type { Value } from '../../text/values/index.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

export const AMOUNT_LEFT: readonly Guard[] = [
  againstUnit('quantity', 'english', countedBy),
  againstUnit('quantity', 'english', takenWithout),
  againstUnit('date_time', 'english', oneOfThem),
];

/** What an amount is of, where it is of each of them; by the month or the hour amounts are told without saying so. */
const HEADS =
  /^(?:person|head|guest|adult|child|passenger|user|seat|piece|item|unit|kilo|kg|participant|employee|each|box|bag|pallet|parcel|ticket|traveller|student|pupil|member|visitor|room|household|device|licence|license|copy|square|metre|meter|transaction|order|page)$/;
const EACH = /\b(?:per|each|every|an?|apiece)\b|\/|\b\p{L}+ (?:fee|price|rate|charge)\b/iu;

const perOf = (value: Value | undefined): readonly string[] =>
  value !== undefined && 'per' in value ? (value.per ?? []) : [];

/** "80 euros per person" for "80 euros". */
function countedBy({ reading, units, support, inferred }: Told): number {
  if (inferred) return -1;
  return units.findIndex(({ value, start, end }, i) => {
    const [, theirs] = valueFor(support, i);
    if (value === undefined || !perOf(theirs).some((of) => HEADS.test(of)) || perOf(value).length > 0)
      return false;
    const around = reading.text.slice(reading.start, start) + reading.text.slice(end, reading.end);
    return !EACH.test(around) && !perOf(theirs).some((of) => around.toLowerCase().includes(of));
  });
}

/** The reading that a unit is found in, and its value there. */
function valueFor({ sentences, matches, from }: Told['support'], i: number) {
  const theirs = sentences[from[i]!]?.reading;
  return [theirs, theirs?.values[theirs.words[matches[i]!.at]?.value ?? -1]] as const;
}

const WITHOUT =
  /^,? ?\(?(?:without|excluding|excl\.?|exclusive of|not including|not counting|net of|plus|before (?:tax|taxes|vat|discounts?|deductions?|fees|shipping|delivery|interest|costs)|ex (?:vat|works|tax)|less (?:the |a |\d)|minus)\b/iu;
const SAYS_WITHOUT =
  /\b(?:without|exclu\p{L}+|excl|net|plus|before|not including|ex|less|minus|additional|extra|on top)\b/iu;

/** "2.5 kg without packaging" for "2.5 kg". */
function takenWithout({ reading, units, support, inferred }: Told): number {
  if (inferred || SAYS_WITHOUT.test(reading.text.slice(reading.start, reading.end))) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || !isMeasured(value)) return false;
    return (
      theirs !== undefined &&
      own !== undefined &&
      WITHOUT.test(theirs.text.slice(own.end, theirs.end).trimStart())
    );
  });
}

/** Money, weights, sizes: of a time it is no part what else is done in it, or not. */
const isMeasured = (value: Value): boolean =>
  value.kind === 'money' || (value.kind === 'quantity' && !SPANS.test(value.base));

const SPANS = /^(?:s|month|business_day|business_hour)$/;

const WEEKDAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;
const ONE_OF =
  /\b(?:first|second|third|fourth|last|next|this|that|coming|following|one|every (?:other|second|third)|alternate|\d(?:st|nd|rd|th)) $/i;

/** "On Sundays" of "on the first Sunday of each month". */
function oneOfThem({ reading, units, support }: Told): number {
  return units.findIndex((unit, i) => {
    const word = reading.words[unit.to - 1];
    if (word === undefined || !WEEKDAYS.test(word.form)) return false;
    const [theirs] = valueFor(support, i);
    const own = theirs?.words[support.matches[i]!.at];
    if (theirs === undefined || own === undefined) return false;
    const before = reading.text.slice(reading.start, word.start);
    return ONE_OF.test(theirs.text.slice(theirs.start, own.start)) && !ONE_OF.test(before);
  });
}
