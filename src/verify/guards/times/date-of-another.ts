/**
 * "Met on Monday" by "met on Tuesday after a talk on Monday", "cancelled on 8 May" by "the visit on 8 May was cancelled on 4 May":
 * the day of what stands behind or before the deed, which has one of its own.
 */

import { compareValues, type Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

/** A noun before a day, led by what sets it beside the deed. */
const BESIDE =
  /\b(?:after|before|during|following|since|until|than|despite|about|because of|ahead of|prior to|in view of|based on|as agreed in|from|to|for|at) (?:an?|the|his|her|its|their|our) (?:[\p{L}-]+ )?([\p{L}-]+) (?:on|of|in|from|dated) $/iu;

export const DATE_OF_ANOTHER: readonly Guard[] = [
  againstUnit('date_time', 'sentence', isOfNoun, { told: () => LED }),
  againstUnit('date_time', 'english', isOfSubject, { said: () => DONE }),
  againstUnit('date_time', 'prose', hasOwnDay),
  againstUnit('date_time', 'prose', isOfPaper, { told: () => DATED }),
  againstUnit('date_time', 'prose', isDayOfPaper, { told: () => OF_DAY }),
];

const DONE = /\b(?:was|were|is|are|been|got) (?:\p{L}+ ){0,3}?\p{L}+ /iu;
/** What leads to the day of a thing, and the verb that follows it. */
const OF_THING = /[\p{L}\d] (?:on|of|for|dated|from|planned for|scheduled for|set for|due on) (?:the )?$/iu;
const VERB = /^(?:,? \d{4})?,? (?:was|were|is|are|has|have|had|will|got)\b/iu;

const isDay = ({ kind }: Value): boolean => kind === 'date' || kind === 'datetime';

/** "The visit on 8 May was cancelled on 4 May". */
function isOfSubject(
  { reading: claim, units }: Told,
  { reading, alignment, source }: AlignedSentence,
): number {
  if (source.structured) return -1;
  const deed = DONE.exec(claim.text.slice(claim.start, claim.end));
  return units.findIndex(({ value, start }, i) => {
    if (value === undefined || !isDay(value) || deed === null || start < claim.start + deed.index)
      return false;
    const { at, strength } = alignment.matches[i]!;
    const theirs = at < 0 || strength < 1 ? undefined : reading.values[reading.words[at]!.value];
    if (theirs === undefined) return false;
    const [before, behind] = [
      reading.text.slice(reading.start, theirs.start),
      reading.text.slice(theirs.end, reading.end),
    ];
    return (
      OF_THING.test(before) &&
      VERB.test(behind) &&
      reading.values.some((one) => isDay(one) && one.start > theirs.end) &&
      !reading.values.some((one) => one !== theirs && compareValues(value, one).relation === 'equal')
    );
  });
}

const LED =
  /\b(?:after|before|during|following|since|until|than|despite|about|because of|ahead of|prior to|in view of|based on|as agreed in|from|to|for|at) (?:an?|the|his|her|its|their|our) /iu;

function isOfNoun(
  { reading: claim, units, inferred }: Told,
  { reading, alignment }: AlignedSentence,
): number {
  if (inferred) return -1;
  return units.findIndex(({ value }, i) => {
    if (value?.kind !== 'date' && value?.kind !== 'datetime') return false;
    const { at, strength } = alignment.matches[i]!;
    const theirs = at < 0 || strength < 1 ? undefined : reading.values[reading.words[at]!.value];
    if (theirs === undefined) return false;
    const noun = BESIDE.exec(reading.text.slice(reading.start, theirs.start))?.[1]?.toLowerCase();
    if (noun === undefined || claim.words.some(({ form, lemma }) => form === noun || lemma === noun))
      return false;
    return reading.values.some(
      (one) => one !== theirs && one.kind === theirs.kind && one.start < theirs.start,
    );
  });
}

const NEXT = /^ (?:on|in|of|from) (?:the )?$/iu;

/** "Was interviewed on Monday" by "was invited on Monday to an interview on Friday": the deed, told by its noun, has a day right behind it. */
function hasOwnDay({ units }: Told, { reading, alignment, source }: AlignedSentence): number {
  if (source.structured) return -1;
  const deed = alignment.matches.find(
    ({ kind, at }, i) =>
      at >= 0 &&
      (kind === 'derived' || (kind === 'same' && /ed$/.test(units[i]!.word.form))) &&
      !/(?:ed|ing)$/.test(reading.words[at]!.form),
  );
  const noun = deed && reading.words[deed.at];
  if (noun === undefined) return -1;
  const own = reading.values.find(
    (value) => isDay(value) && value.start > noun.end && NEXT.test(reading.text.slice(noun.end, value.start)),
  );
  if (own === undefined) return -1;
  return units.findIndex(({ value }, i) => {
    const theirs = reading.values[reading.words[alignment.matches[i]!.at]?.value ?? -1];
    if (value === undefined || theirs === undefined || !isDay(value) || theirs.end > noun.start) return false;
    return compareValues(value, own).relation !== 'equal';
  });
}

const PAPER =
  /\b(?:letters?|applications?|complaints?|requests?|e-?mails?|invoices?|bills?|reports?|notices?|contracts?|agreements?|offers?|claims?|objections?|quotes?|memos?|messages?|proposals?|appeals?|petitions?|orders?|statements?|receipts?|decisions?) (?:of|from|dated) (?:the )?$/iu;
const OF_DAY = /\p{L} (?:of|from|dated) /iu;
const DRAWN_UP =
  /\b(?:issued|dated|written|drawn up|filed|submitted|made|placed|signed|wrote|drafted|lodged)\b/iu;

/** "The application was rejected on 4 May" by "the application of 4 May was rejected". */
function isDayOfPaper({ reading: claim, units, inferred, support }: Told): number {
  if (inferred || DRAWN_UP.test(textOf(claim))) return -1;
  return units.findIndex(({ value, start }, i) => {
    if (value === undefined || !isDay(value) || !/\b(?:on|in) $/iu.test(claim.text.slice(claim.start, start)))
      return false;
    const [theirs, own] = valueFor(support, i);
    return (
      theirs !== undefined &&
      own !== undefined &&
      PAPER.test(theirs.text.slice(Math.max(theirs.start, own.start - 40), own.start)) &&
      !theirs.values.some((one) => one !== own && compareValues(value, one).relation === 'equal')
    );
  });
}

const DATED = /\bdated (?:the )?$|\bdated\b/iu;
const OF_PAPER = /\b(?:dated?|of|issued|signed|written|drawn up|date)\b/iu;

/** "Arrived on 5 May" by "is dated 5 May and arrived later". */
function isOfPaper({ reading: claim, units }: Told, { reading, alignment, source }: AlignedSentence): number {
  if (source.structured || OF_PAPER.test(claim.text.slice(claim.start, claim.end))) return -1;
  return units.findIndex(({ value }, i) => {
    const theirs = reading.values[reading.words[alignment.matches[i]!.at]?.value ?? -1];
    if (value === undefined || theirs === undefined || !isDay(value)) return false;
    return /\bdated (?:the )?$/iu.test(
      reading.text.slice(Math.max(reading.start, theirs.start - 12), theirs.start),
    );
  });
}
