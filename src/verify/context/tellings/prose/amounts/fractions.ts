/** A share in other words: "half of the staff" for "50% of our employees". */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';

const SHARES: readonly (readonly [RegExp, string])[] = [
  [/\b50(?: ?%| per ?cent) of (?:the |all (?:the )?|our |its )?/iu, 'half of'],
  [/\b25(?: ?%| per ?cent) of (?:the |all (?:the )?|our |its )?/iu, 'a quarter of'],
  [/\b75(?: ?%| per ?cent) of (?:the |all (?:the )?|our |its )?/iu, 'three quarters of'],
  [/\b20(?: ?%| per ?cent) of (?:the |all (?:the )?|our |its )?/iu, 'a fifth of'],
  [/\bone in two (?=\p{Ll})/iu, 'half of'],
  [/\b(?:one in four|one out of four) (?=\p{Ll})/iu, 'a quarter of'],
];
/** What makes of it less than the share, or more. */
const BOUNDED =
  /\b(?:about|around|nearly|almost|over|under|than|at (?:least|most)|up to|approximately|roughly|some|further|another|additional|by) $/iu;

/** Where or when it is so: of another time nothing is said. */
const WHEN =
  /\b(?:on|in|at|during|before|after|since|when|if|while|until|only) (?:the |an? )?([\p{L}\d]+)/giu;

function byShare({ text, said }: Wording): readonly string[] {
  return SHARES.flatMap(([theirs, ours]) => {
    const found = theirs.exec(text);
    if (found === null || BOUNDED.test(text.slice(0, found.index))) return [];
    if (matchesOf(text, WHEN).some(([, word = '']) => !said.toLowerCase().includes(word.toLowerCase())))
      return [];
    if (!said.toLowerCase().includes(ours.replace(/ of$/u, ''))) return [];
    return [' the ', ' our ', ' '].map((the) => {
      const told = `${ours}${the}`;
      return text.replace(theirs, found.index === 0 ? capital(told) : told);
    });
  });
}

export const FRACTIONS: readonly Rewriter[] = [
  { of: /\b(?:half|a quarter|three quarters|a fifth)\b/iu, write: byShare },
];
