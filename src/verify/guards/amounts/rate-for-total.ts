/**
 * "Rental R1 costs 32 euros in total" by "5 days at 32 euros per day": what one costs is not what all cost together; and "6
 * litres per km" by "6 litres per 100 km": what a rate is for is counted.
 */
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

/** Words by which a statement tells of all together. */
const TOTAL =
  /\b(?:in total|altogether|all told|all in all|in all|total(?:s|led|ling)?|sum|overall|combined|in full|the whole)\b/iu;
/** What makes a rate of an amount before it: "per day", "/day", "a night", "each"; "an hour" but no "a deposit". */
const RATE =
  /^ ?(?:(?:per|each|every|apiece)\b|\/ ?\p{L}|an? (?:second|minute|hour|day|night|week|month|quarter|year|person|head|piece|unit|seat|user|session|lesson|trip|kg|km|mile|litre|metre)\b|(?:hourly|daily|nightly|weekly|monthly|yearly|annually)\b)/iu;
/** What makes a rate of an amount behind it: "unit price 220", "each of the 8 windows costs 250". */
const LED =
  /\b(?:unit|single|item) (?:price|cost|rate)s?:? (?:of |is )?$|(?:^|[,;:] |\band )(?:each|every) [^,;:.]{2,60} $/iu;
/** "One night at 120 euros per night": the one is all there is. */
const ONE = /\b(?:1|one|a single|once)\b/iu;

export const RATE_AS_TOTAL: Guard = againstUnit('unit', 'any', rateAsTotal, { said: () => TOTAL });

export const RATE_FOR_TOTAL: readonly Guard[] = [
  RATE_AS_TOTAL,
  againstUnit('unit', 'any', rateOfMany, { said: () => /\bper \p{L}|\/ ?\p{L}/u }),
];

/** The unit of an amount that a statement gives for all together, and its support only for each; -1 for none. */
function rateAsTotal({ reading, units, support }: Told): number {
  return units.findIndex(({ value, end }, i) => {
    if (value === undefined || !/^(?:money|number|quantity)$/.test(value.kind)) return false;
    if (support.matches[i]!.follows === true || RATE.test(reading.text.slice(end, reading.end))) return false;
    if ('per' in value && value.per !== undefined) return false;
    const [theirs, own] = valueFor(support, i);
    if (theirs === undefined || own === undefined || own.kind !== value.kind) return false;
    const isRate = (one: typeof own): boolean =>
      ('per' in one && one.per !== undefined) ||
      RATE.test(theirs.text.slice(one.end, theirs.end)) ||
      LED.test(theirs.text.slice(theirs.start, one.start));
    const same = theirs.values.filter(
      (one) =>
        one.kind === own.kind &&
        'value' in one &&
        'value' in own &&
        one.value.n === own.value.n &&
        one.value.d === own.value.d,
    );
    return same.length > 0 && same.every(isRate) && !ONE.test(textOf(theirs).replace(/\p{L}+\d+/gu, ''));
  });
}

/** "Per 100 km". */
const COUNTED = /(?:\bper|\/) ?(?<count>\d[\d.,]*|ten|hundred|thousand|million) ?(?<unit>\p{L}+)/giu;

/** The unit of an amount that a statement gives for one, and its support for many; -1 for none. */
function rateOfMany({ reading, units, support: { sentences, matches, from } }: Told): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ value }, i) => {
    const theirs = sentences[from[i]!]?.reading;
    if (value === undefined || theirs === undefined || matches[i]!.at < 0) return false;
    return [...textOf(theirs).matchAll(COUNTED)].some(({ groups }) => {
      const { count = '', unit = '' } = groups!;
      const each = new RegExp(`(?:\\bper|/) ?${unit}\\b`, 'iu');
      return !/^1(?:[.,]0+)?$/.test(count) && each.test(said) && !each.test(textOf(theirs));
    });
  });
}
