/**
 * The same number told otherwise: "at least 40" by "about 40", "pays $50" by "pays twice $50", "10% of the value" by "10% below the
 * value", "the average wage" by "the median wage".
 */
import type { Value } from '../../../text/values/index.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

const BOUNDED =
  /\b(?:at least|at most|more than|less than|fewer than|over|under|up to|minimum|maximum|no (?:more|less|fewer) than|or (?:more|less|fewer|over))\b|[<>≥≤]/iu;
const ROUGH = /\b(?:about|around|approximately|approx|roughly|circa|ca|some|or so)\b|[~≈]/iu;
const TIMES =
  /\b(?:twice|double|triple|half|half of|(?:\p{L}+|\d+) times|(?:an?|one|two|three) (?:third|quarter|fifth|tenth)s? of|\d+ ?(?:%|percent) of|part of|most of|a (?:fraction|share|portion) of)(?: the| its| her| his| their)? $/iu;
const TIMED = /\b(?:twice|double|triple|half|times|thirds?|quarters?|fifths?|tenths?|of) /iu;
const SHARE_OF = /\d ?(?:%|per ?cent|percent) of /iu;
const APART =
  /^ ?(?:%|per ?cent|percent)? (?:below|above|less|more|over|under|off|lower|higher|cheaper|dearer|beneath|beyond)\b/iu;
const AVERAGE = /\b(?:average|mean)\b/iu;
const OF_ROWS = /\b(?:median|mode|modal|largest|smallest|highest|lowest|maximum|minimum)\b/iu;

export const AMOUNT_IN_ITS_PLACE: readonly Guard[] = [
  againstUnit('comparison', 'any', isRoughThere, { said: () => BOUNDED, told: () => ROUGH }),
  againstUnit('quantity', 'prose', isTimes, { told: () => TIMED }),
  againstUnit('comparison', 'prose', isApartFrom, { said: () => SHARE_OF }),
  against(
    'quantity',
    'english',
    ({ reading }, { reading: theirs }) =>
      AVERAGE.test(textOf(reading)) &&
      !OF_ROWS.test(textOf(reading)) &&
      OF_ROWS.test(textOf(theirs)) &&
      !AVERAGE.test(textOf(theirs)),
    { said: () => AVERAGE, told: () => OF_ROWS },
  ),
];

const boundOf = (value: Value | undefined): string => (value && 'bound' in value ? (value.bound ?? '') : '');
const isSame = (one: Value, other: Value): boolean =>
  'value' in one && 'value' in other && one.value.n * other.value.d === other.value.n * one.value.d;

/** "About 40" is neither at least nor at most so many. */
function isRoughThere({ units, inferred }: Told, { reading }: AlignedSentence): number {
  if (inferred) return -1;
  return units.findIndex(({ value }) => {
    if (value === undefined || !/^(?:min|max|more|less)$/.test(boundOf(value))) return false;
    const same = reading.values.filter((one) => isSame(one, value));
    return same.length > 0 && same.every((one) => boundOf(one) === 'about');
  });
}

function isTimes({ reading, units, support, inferred }: Told): number {
  if (inferred || TIMED.test(textOf(reading))) return -1;
  return units.findIndex(({ value }, i) => {
    const [theirs, own] = valueFor(support, i);
    if (
      value === undefined ||
      theirs === undefined ||
      own === undefined ||
      !/^(?:money|number|quantity)$/.test(value.kind)
    )
      return false;
    return (
      isSame(value, own) && TIMES.test(theirs.text.slice(Math.max(theirs.start, own.start - 40), own.start))
    );
  });
}

function isApartFrom({ reading, units, support }: Told): number {
  return units.findIndex(({ value, end }, i) => {
    if (
      value?.kind !== 'number' ||
      !/^ ?(?:%|per ?cent|percent)? ?of\b/iu.test(reading.text.slice(end, end + 14))
    )
      return false;
    const [theirs, own] = valueFor(support, i);
    return theirs !== undefined && own !== undefined && APART.test(theirs.text.slice(own.end, own.end + 24));
  });
}
