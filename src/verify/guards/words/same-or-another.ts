/**
 * "Another production" by "another date of the same production", "parts and labour" by "parts only", and "reports to Bo" by
 * "reports to the same manager as Bo".
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

export const SAME_OR_ANOTHER: readonly Guard[] = [
  against('entity', 'english', isSame, { said: () => [ANOTHER, THE_SAME] }),
  against('partially_mentioned', 'english', isOnlyOne),
  againstUnit('role', 'sentence', heldBeside, { told: () => BESIDE }),
];

const ANOTHER = /\b(?:another|(?:an? )?different|any other|some other) (\p{L}+)/giu;
const THE_SAME = /\bthe (?:very )?same (\p{L}+)/giu;

const nounsOf = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, noun]) => noun!.toLowerCase()));

/** The statement has another of what the evidence has the same of, or the same of another. */
function isSame({ reading, inferred, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  const [another, same] = [nounsOf(said, ANOTHER), nounsOf(said, THE_SAME)];
  if (inferred || (another.size === 0 && same.size === 0)) return false;
  const theirs = sentences.map((one) => textOf(one.reading)).join(' ');
  const [theirOther, theirSame] = [nounsOf(theirs, ANOTHER), nounsOf(theirs, THE_SAME)];
  return (
    [...another].some((noun) => theirSame.has(noun) && !theirOther.has(noun)) ||
    [...same].some((noun) => theirOther.has(noun) && !theirSame.has(noun))
  );
}

const ONLY = /(?:^|[\s(,;:])(\p{L}{3,}) only(?=[\s).,;:]|$)|\bonly (?:the )?(\p{L}{3,})(?=[).,;:]|$)/giu;

/** Two are joined in the statement, and the evidence has the one of them only. */
function isOnlyOne({ reading, inferred, support: { sentences } }: Told): boolean {
  if (inferred || !/\b(?:and|as well as|both)\b/iu.test(textOf(reading))) return false;
  const said = textOf(reading).toLowerCase();
  return sentences.some((one) =>
    [...textOf(one.reading).matchAll(ONLY)].some(([, before, behind]) => {
      const noun = (before ?? behind)!.toLowerCase();
      const joined = new RegExp(
        String.raw`\b${noun} (?:and|as well as) (?!not\b)\p{L}|\p{L} (?:and|as well as) (?:the )?${noun}\b`,
        'u',
      );
      return joined.test(said) && !/\bonly\b/u.test(said);
    }),
  );
}

const BESIDE =
  /\b(?:the (?:very )?same|an? (?:similar|different)|the identical) (?:[\p{L}-]+ ){1,4}?(?:as|to|from|than|like) /gu;
const LIKENING = /\b(?:same|similar|different|identical|as|like|than)\b/u;
const OWN = 0.9;

/** What something is only likened to: who has "the same manager as Bo" has nothing to do with Bo by that. */
function heldBeside(
  { reading, units }: Told,
  { reading: theirs, alignment, source }: AlignedSentence,
): number {
  if (source.structured || LIKENING.test(textOf(reading))) return -1;
  const text = textOf(theirs);
  return [...text.matchAll(BESIDE)]
    .map(({ 0: found, index }) => [theirs.start + index, theirs.start + index + found.length] as const)
    .map(([start, end]) =>
      units.findIndex((_, i) => {
        const { at, strength } = alignment.matches[i]!;
        const other = theirs.words[at];
        if (i === 0 || other === undefined || strength < OWN || other.start < end) return false;
        // "The same key as the one Bo used": what stands further on is told by a clause of its own.
        const between = text.slice(end - theirs.start, other.start - theirs.start);
        return (
          /^(?:(?:the|an?|his|her|its|their|our|my|your|mrs?\.?|ms\.?|dr\.?) )?$/iu.test(between) &&
          start > leadOf(theirs, alignment)
        );
      }),
    )
    .reduce((found, one) => (found < 0 ? one : found), -1);
}

/** Where a sentence has the first word of a statement. */
const leadOf = ({ words }: AlignedSentence['reading'], { matches }: AlignedSentence['alignment']): number =>
  words[matches[0]!.at]?.start ?? Number.POSITIVE_INFINITY;
