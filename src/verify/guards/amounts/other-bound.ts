/**
 * Words before a noun or an amount of which the evidence has the opposite one: "without shipping" by "including shipping",
 * "under 90 euros" by "over 90 euros", "from 38 to 39" by "from 39", "either" by "both".
 */

import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const EITHER = /\beither (?:an? |the )?([\p{L}\d-]+(?: \p{L}+)?) or (?:an? |the )?([\p{L}\d-]+)/giu;
const NUMBER = '\\d[\\d.,]*\\d|\\d';

export const OTHER_BOUND: readonly Guard[] = [
  opposite('without|excluding|excl\\.', 'incl\\.|including|with', '\\p{L}{3,}'),
  opposite('under|below|less than|fewer than', 'over|above|more than|exceeding', NUMBER),
  opposite('over|above|more than|exceeding', 'under|below|less than|fewer than|up to', NUMBER),
  against('quantity', 'english', isFromEnd, { said: () => FROM_TO }),
  against('quantifier', 'english', isEitherOfBoth, { said: () => EITHER }),
];

/** Of one noun or amount a statement has the one word, and its evidence only the other. */
function opposite(ours: string, theirs: string, noun: string): Guard {
  const said = new RegExp(
    `(?<![\\p{L}\\d.])(?:${ours}) (?:the |an? )?(?:\\p{Sc} ?)?(${noun})(?![\\p{L}\\d])`,
    'giu',
  );
  return against(
    'comparison',
    'sentence',
    ({ reading, support: { sentences } }) => {
      const nouns = matchesOf(textOf(reading), said).map(([, word = '']) => word);
      if (nouns.length === 0) return false;
      const told = sentences.map((sentence) => textOf(sentence.reading)).join('\n');
      const has = (words: string, word: string): boolean =>
        new RegExp(
          `(?<!\\p{L})(?:${words}) (?:the |an? )?(?:\\p{Sc} ?)?${word.replace(/\./g, '\\.')}(?![\\p{L}\\d])`,
          'iu',
        ).test(told);
      return nouns.some((word) => has(theirs, word) && !has(ours, word));
    },
    { said: () => said },
  );
}

const FROM_TO = new RegExp(`\\bfrom \\p{Sc}?(${NUMBER})[^\\d]{0,12} to \\p{Sc}?(${NUMBER})`, 'u');

/** "From 38 to 39" where the evidence has it from 39. */
function isFromEnd({ reading, support: { sentences } }: Told): boolean {
  const [, from = '', to = ''] = FROM_TO.exec(textOf(reading)) ?? [];
  if (from === '' || from === to) return false;
  const told = sentences.map((sentence) => textOf(sentence.reading)).join('\n');
  const has = (amount: string): boolean =>
    new RegExp(`\\bfrom \\p{Sc}?${amount.replace(/\./g, '\\.')}(?![\\d.,]\\d|\\d)`, 'u').test(told);
  return has(to) && !has(from);
}

/** "Either the form or the letter" by "form + letter". */
function isEitherOfBoth({ reading, support: { sentences } }: Told): boolean {
  return matchesOf(textOf(reading), EITHER).some(([, one = '', other = '']) => {
    const both = new RegExp(
      `${escaped(one)}\\s*(?:\\+|&|and|as well as) (?:an? |the )?${escaped(other)}`,
      'iu',
    );
    return sentences.some(
      ({ reading: theirs }) => both.test(textOf(theirs)) && !/\b(?:or|either)\b/i.test(textOf(theirs)),
    );
  });
}
