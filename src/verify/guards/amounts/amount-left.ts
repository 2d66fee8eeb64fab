/**
 * Amounts of which the evidence says more than a statement does, and by which they are other amounts: "80 euros per person"
 * for "80 euros", "2.5 kg without packaging" for "2.5 kg", "the first Sunday of each month" for "on Sundays".
 */

import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, valueFor } from '../guard.ts';

export const AMOUNT_LEFT: readonly Guard[] = [
  againstUnit('quantity', 'english', countedBy),
  againstUnit('quantity', 'english', atEachTime, { told: () => SOME_TIME }),
  againstUnit('quantity', 'english', takenWithout, { told: () => LEAVING_OUT }),
  againstUnit('date_time', 'english', oneOfThem, { said: () => WEEKDAYS }),
  againstUnit('quantity', 'prose', byHowMuch, { told: () => MORE_THAN }),
  againstUnit('comparison', 'english', otherBound),
  againstUnit('comparison', 'prose', boundOfAnother),
  againstUnit('quantity', 'prose', soOften, { said: () => ALLOWED }),
  against('quantity', 'prose', partOfIt, { said: () => WHOLE }),
  against('quantity', 'prose', ofWhatIsLeft, { said: () => THERE }),
  against('comparison', 'prose', turnedAge, { said: () => [UP, DOWN], told: () => [UP, DOWN] }),
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

const EACH_TIME = /^ ?(?:\p{L}+ )?(?:an?|per|each|every) (?:hour|day|night|week|month|quarter|year)\b/iu;
const SOME_TIME = new RegExp(EACH_TIME.source.slice(1), 'iu');
const BY_TIME =
  /\b(?:per|each|every|an? (?:hour|day|night|week|month|quarter|year)|\p{L}+ly|hours?|days?|nights?|weeks?|months?|quarters?|rate)\b/iu;
/** What an amount that came up once does, or came up over some time. */
const CHANGED =
  /^(?:rise|grow|fall|increase|decrease|drop|climb|shrink|gain|lose|save|raise|reduce|cut|pay|earn|spend|receive|sell|produce|add)$/;

/** "Rose by 20 euros in 2023" of what rose by 20 euros a month. */
function atEachTime({ reading, units, support, inferred }: Told): number {
  const changed = reading.words.some(({ form, lemma }) => form !== lemma && CHANGED.test(lemma));
  if (inferred || !changed) return -1;
  return units.findIndex(({ value, start, end }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined || isDay(value)) return false;
    const around = reading.text.slice(reading.start, start) + reading.text.slice(end, reading.end);
    const behind = theirs.text.slice(own.start, theirs.end).replace(/^[^\p{L}\d]*[\d.,]+[^\p{L}]?/u, ' ');
    return EACH_TIME.test(behind.replace(/^ +/, ' ')) && perOf(value).length === 0 && !BY_TIME.test(around);
  });
}

const WITHOUT =
  /^,? ?\(?(?:without|excluding|excl\.?|exclusive of|not including|not counting|net of|plus|before (?:tax|taxes|vat|discounts?|deductions?|fees|shipping|delivery|interest|costs)|ex (?:vat|works|tax)|less (?:the |a |\d)|minus)\b/iu;
const LEAVING_OUT = new RegExp(WITHOUT.source.slice(1), 'iu');
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

const MORE =
  /^(?: \p{L}+){0,2} (?:more|less|fewer|higher|lower|longer|shorter|later|earlier|older|younger|cheaper|dearer) than\b/iu;
const MORE_THAN = new RegExp(MORE.source.slice(1), 'iu');
const COMPARED = /\b(?:more|less|fewer|\p{L}{2,}er|by|difference|than)\b/iu;

/** "Sold 4,000 tickets more than in 2022" for "sold 4,000 tickets". */
function byHowMuch({ reading, units, support }: Told): number {
  if (COMPARED.test(reading.text.slice(reading.start, reading.end))) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined || isDay(value)) return false;
    return MORE.test(theirs.text.slice(own.end, theirs.end));
  });
}

const isDay = ({ kind }: Value): boolean => /^(?:date|time|datetime|identifier)$/.test(kind);

const BOUNDED =
  /\b(?:over|above|from|min|minimum|threshold|at least|more than|under|below|max|maximum|limit|up to|within|after|before)\b[^;,.\d]{0,12}$/iu;

/** "Free over 30" of `free_over: 50`: one bound bears out no other, though its own value lies within it. */
function otherBound({ units, support, inferred }: Told): number {
  if (inferred) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined || !('value' in value)) return false;
    if (!('value' in own) || !('bound' in value) || value.bound === 'exact' || value.bound === undefined)
      return false;
    if (!('bound' in own) || own.bound !== 'exact' || own.kind !== value.kind) return false;
    const differs = value.value.n * own.value.d !== own.value.n * value.value.d;
    return differs && BOUNDED.test(theirs.text.slice(Math.max(theirs.start, own.start - 40), own.start));
  });
}

/** "Asked for less than 400,000" of "sold for less than the 400,000 that they had asked": what they asked is that amount. */
function boundOfAnother({ units, support }: Told): number {
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    if (!/^\p{L}+(?: than)? the\b/iu.test(theirs.text.slice(own.start, own.end))) return false;
    if (
      !/^ (?:that|which|\p{L}+ (?:had|has|have)|they|he|she|it|we)\b/iu.test(
        theirs.text.slice(own.end, theirs.end),
      )
    )
      return false;
    return support.matches.every(
      ({ at }, k) => units[k]!.value !== undefined || at < 0 || theirs.words[at]!.start > own.end,
    );
  });
}

const OFTEN =
  /\b(?:once|twice|(?:one|two|three|four|five|\d+) times) (?:a|an|per|each|every|in a) (?:calendar )?(?:day|night|week|month|quarter|year|season|term)\b/iu;
const ALLOWED = /\b(?:may|can|must|shall|should|allowed|entitled)\b/i;

/** "May raise the rent by at most 3%" of "may raise the rent once a year by at most 3%". */
function soOften({ reading, units, support }: Told): number {
  const said = reading.text.slice(reading.start, reading.end);
  if (
    !ALLOWED.test(said) ||
    /\b(?:once|twice|times|a|per|each|every) (?:\p{L}+ )?(?:day|night|week|month|quarter|year)/iu.test(said)
  )
    return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (value === undefined || theirs === undefined || own === undefined) return false;
    return OFTEN.test(theirs.text.slice(theirs.start, own.start));
  });
}

const WHOLE = /\b(?:what|all that|everything|the (?:whole|full|entire))\b/i;
const PART =
  /(?:\d|\b(?:one|two|three|four|five|six|half|part|some|most|many|few)) of (?:the|his|her|their|its) \d/i;

/** "Repaid what he owed" of "repaid 300 of the 800 euros that he owed". */
function partOfIt({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return (
    WHOLE.test(reading.text.slice(reading.start, reading.end)) &&
    PART.test(theirs.text.slice(theirs.start, theirs.end))
  );
}

const THERE = /^\W*(?:there|we|they|you|it)\b/iu;
/** What stands behind a count of things and says of which of them it is one. */
const LEFT =
  /^ (?:left|remaining|available|free|vacant|unsold|unused|missing|open|empty|short|to go|on hand)\b/iu;

/** "There are 7 seats left" for "there are 7 seats". */
function ofWhatIsLeft({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): boolean {
  const said = reading.text.slice(reading.start, reading.end);
  if (!THERE.test(said) || !units.some(({ value }) => value?.kind === 'number')) return false;
  const last = Math.max(-1, ...alignment.matches.map(({ at, strength }) => (strength > 0 ? at : -1)));
  if (last < 0) return false;
  const behind = LEFT.exec(theirs.text.slice(theirs.words[last]!.end, theirs.end));
  return behind !== null && !said.toLowerCase().includes(behind[0].toLowerCase());
}

const UP = /\bor (?:later|newer)\b/iu;
const DOWN = /\bor (?:older|earlier)\b/iu;

/** "Version 12 or older" for "version 12 or later": of people the first is a bound from below, of things from above. */
function turnedAge({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [ours, other] = [reading, theirs].map(({ text, start, end }) => text.slice(start, end));
  const turned = (one: string, another: string): boolean =>
    UP.test(one) && DOWN.test(another) && !DOWN.test(one) && !UP.test(another);
  return turned(ours!, other!) || turned(other!, ours!);
}
