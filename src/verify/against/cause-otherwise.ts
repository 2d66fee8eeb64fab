/**
 * Two sources that have one thing begin at two places, or the one rules out what the other names as its cause: "started at the
 * toaster" and "began at the hob; the toaster had nothing to do with it".
 */
import type { Reading } from '../../text/reading.ts';
import type { Beside } from './beside-each-other.ts';

const RULED_OUT =
  /\b(?<thing>\p{L}{3,}) (?:(?:had|has) nothing to do with|(?:was|were|is|are) (?:not (?:the cause|to blame|involved|responsible)|ruled out)|played no (?:part|role)|did not (?:cause|start|trigger))\b/giu;
const ORIGIN =
  /\b(?:start(?:ed|s)?|began|begins?|broke out|originat(?:ed|es)) (?:at|in|on|near|from|behind|under) (?:the |an? )?(?<place>\p{Ll}{3,}(?: \p{Ll}{3,})?)/giu;

const wordsIn = (reading: Reading): ReadonlySet<string> => new Set(reading.words.map(({ form }) => form));
const textOf = ({ text, start, end }: Reading): string => text.slice(start, end);

/** Whether another source rules out what a claim says to be the cause, or has its thing begin elsewhere. */
export function causedOtherwise({ claim, ours, theirs }: Beside): boolean {
  const [said, mine] = [wordsIn(claim), wordsIn(ours)];
  const ruledOut = [...textOf(theirs).matchAll(RULED_OUT)].some(({ groups }) => {
    const thing = groups!.thing!.toLowerCase();
    return said.has(thing) && mine.has(thing);
  });
  return ruledOut || beginsElsewhere(claim, ours, theirs);
}

/** Where a sentence has something begin, by the last word of each place: "kitchen table". */
const originsIn = (reading: Reading): readonly string[] =>
  [...textOf(reading).matchAll(ORIGIN)].map(({ groups }) => groups!.place!.toLowerCase());

function beginsElsewhere(claim: Reading, ours: Reading, theirs: Reading): boolean {
  const claimed = originsIn(claim);
  const [mine, other] = [originsIn(ours), originsIn(theirs)];
  const shares = (one: string, two: string): boolean =>
    one.split(' ').some((word) => two.split(' ').includes(word));
  return (
    claimed.length > 0 &&
    other.length > 0 &&
    mine.some((one) => claimed.some((place) => shares(place, one))) &&
    other.every((one) => !claimed.some((place) => shares(place, one)))
  );
}
