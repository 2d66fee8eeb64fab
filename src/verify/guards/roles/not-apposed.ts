/**
 * Who is what, by a name behind a comma that is no other name for the noun before it: "Ann Lee is the manager" by "besides the
 * manager, Ann Lee signed", "we met the manager, Ann Lee and the owner".
 */
import { isApposed } from '../../../text/apposed.ts';
import { patternOf } from '../../../text/pattern.ts';
import type { Reading } from '../../../text/reading.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, textOf } from '../guard.ts';

const IS =
  /^(?:(?:Mrs?|Ms|Dr|Prof)\.? )?(?:\p{Lu}[\p{L}'’-]+ ){0,2}(\p{Lu}[\p{L}'’-]+) (?:is|was) (?:the|an?|our|his|her|its|their) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+)(?: (?:of|for|at|in) [^,;]+)?\.?$/u;
const IS_ONE = /\b(?:is|was) (?:the|an?|our|his|her|its|their) /u;

/** Whether the name of a statement that says who is what stands for the noun; undefined where it does not stand behind it. */
export function standsForNoun(
  claim: Reading,
  { source, sentence, reading }: AlignedSentence,
): boolean | undefined {
  const [, name, noun] = IS.exec(textOf(claim).trim()) ?? [];
  const origin = originOf(source);
  if (name === undefined || noun === undefined || origin.structured) return undefined;
  const text = sentence < origin.scan.sentenceCount ? origin.said(sentence).trim() : textOf(reading);
  const found = patternOf(
    String.raw`(?:(?:[Tt]he|[Aa]n?|[Oo]ur|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) |(?<=\())(?:[\p{L}-]+ ){0,3}?${noun}(?: (?:of|for) (?:the )?[\p{L}-]+)?, (?:(?:Mrs?|Ms|Dr|Prof)\.? )?(?:\p{Lu}[\p{L}'’-]+ ){0,2}${name}(?![\p{L}'’-])`,
    'u',
  ).exec(text);
  if (found === null) return undefined;
  const behind = text.slice(found.index + found[0].length).replace(/[\s.!?"'”’)]+$/u, '');
  return isApposed(text.slice(0, found.index), behind);
}

export const NOT_APPOSED: Guard = against(
  'role',
  'english',
  ({ reading }, sentence) => standsForNoun(reading, sentence) === false,
  { said: () => IS_ONE },
);
