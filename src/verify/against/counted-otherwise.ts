/**
 * Two sources that count the same thing otherwise: `tubes: 24` and "23 tubes in the box". What only tells of some ("two tubes
 * without a label"), of what was ordered, or of what each holds counts something else.
 */
import type { Reading, Word } from '../../text/reading.ts';
import { compareValues, type Value } from '../../text/values/index.ts';
import type { Beside } from './beside-each-other.ts';

/** Verbs by which a claim says how many there were, and not how many were wanted or what became of some. */
const HELD =
  /\b(?:held|holds?|contain(?:s|ed)?|had|has|have|compris(?:e[sd]?)|consist(?:s|ed)? of|carr(?:y|ies|ied)|count(?:s|ed)?|there (?:is|are|was|were)|(?:were|was|are|is) (?:in|on|inside|on board|counted|found|delivered|received|there|present)|arrived|came)\b/iu;
/** What may stand behind a count of all that was there. */
const ALL_THERE =
  /^(?:\s*(?:$|[.,;)])| (?:in (?:the|this) \p{L}+|inside|on (?:the|this) \p{L}+|on board|(?:were |was )?(?:found|counted|received|delivered|present|there)|arrived|came (?:in|off|out)|altogether|in (?:total|all))\b)/u;

/** Whether a sentence counts as many of something as the claim does, and the other another number. */
export function countsOtherwise({ claim, ours, theirs }: Beside): boolean {
  const held = HELD.test(claim.text.slice(claim.start, claim.end));
  return claim.values.some((value) => {
    const noun = countedIn(claim, value);
    return (
      noun !== undefined &&
      countsOf(ours, noun).some((one) => compareValues(value, one).relation === 'equal') &&
      ((held && allThere(theirs, noun, value)) || allTold(theirs, noun, value))
    );
  });
}

const ALL_TOLD = /^,? (?:in (?:all|total)|altogether|all told)\b/iu;

/** "Keys on the worktop, two in all": whether a sentence says behind what it counts how many there are, and not so many. */
function allTold({ words, values, text, end }: Reading, noun: string, claimed: Value): boolean {
  return values.some((value) => {
    if (value.kind !== 'number' || !ALL_TOLD.test(text.slice(value.end, end))) return false;
    const before = words.filter((word) => word.end <= value.start && word.value < 0 && word.weight > 0);
    return (
      before.some(({ lemma, form }) => lemma === noun && form !== lemma) &&
      compareValues(claimed, value).relation === 'conflict'
    );
  });
}

const nextTo = ({ words }: Reading, { end }: Value): Word | undefined =>
  words.find(({ start }) => start > end && start <= end + 1);

/** The lemma of what a whole number counts: "24 tubes". */
function countedIn(reading: Reading, value: Value): string | undefined {
  const word = value.kind === 'number' && value.form === 'cardinal' ? nextTo(reading, value) : undefined;
  return word !== undefined && word.weight > 0 && word.value < 0 ? word.lemma : undefined;
}

/** The numbers that a sentence gives of something: "24 tubes", `tubes: 24`. */
const countsOf = (reading: Reading, noun: string): readonly Value[] =>
  reading.values.filter((value) => {
    if (countedIn(reading, value) === noun) return true;
    const before = reading.words.filter(({ end }) => end <= value.start).at(-1);
    return before?.lemma === noun && reading.text.slice(before.end, value.start) === ': ';
  });

/** Whether a sentence says at its beginning, or that of a field, that there was another number of something, and nothing of the claim's number. */
function allThere(reading: Reading, noun: string, claimed: Value): boolean {
  const counts = countsOf(reading, noun);
  if (counts.length !== 1 || compareValues(claimed, counts[0]!).relation !== 'conflict') return false;
  const [count] = counts as [Value];
  const { text, start, end } = reading;
  if (countedIn(reading, count) === undefined) return true;
  const word = nextTo(reading, count)!;
  const opens =
    /(?:^|[.;:] |\b(?:there (?:are|were|is|was)|found|counted|received) )(?:only |just )?$/iu.test(
      text.slice(start, count.start),
    );
  return opens && ALL_THERE.test(text.slice(word.end, end));
}
