/** "Met on Monday" by "met on Tuesday after a talk on Monday": the day of what stands behind the deed, which has one of its own. */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

/** A noun before a day, led by what sets it beside the deed. */
const BESIDE =
  /\b(?:after|before|during|following|since|until|than|despite|about|because of|ahead of|prior to|in view of|based on|as agreed in|from) (?:an?|the|his|her|its|their|our) (?:[\p{L}-]+ )?([\p{L}-]+) (?:on|of|in|from|dated) $/iu;

export const DATE_OF_ANOTHER: Guard = againstUnit('date_time', 'sentence', isOfNoun, { told: () => LED });

const LED =
  /\b(?:after|before|during|following|since|until|than|despite|about|because of|ahead of|prior to|in view of|based on|as agreed in|from) (?:an?|the|his|her|its|their|our) /iu;

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
