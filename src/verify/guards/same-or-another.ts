/** "Another production" by "another date of the same production", and "parts and labour" by "parts only". */
import { against, type Guard, type Told, textOf } from './guard.ts';

export const SAME_OR_ANOTHER: readonly Guard[] = [
  against('entity', 'english', isSame),
  against('partially_mentioned', 'english', isOnlyOne),
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
