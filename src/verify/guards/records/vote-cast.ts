/** "The casting vote was for the motion" by `casting_vote: against`: which way a vote went is told by its value, and by no other word. */
import { against, type Guard, textOf } from '../guard.ts';

export const VOTE_CAST: Guard = against(
  'negation',
  'any',
  ({ reading, support: { sentences } }) => {
    const ours = SAID.exec(textOf(reading))?.[1];
    if (ours === undefined || DENIED.test(textOf(reading))) return false;
    return sentences.some(({ reading: theirs }) => {
      const cast = CAST.exec(textOf(theirs))?.[1];
      return cast !== undefined && isAgainst(cast) !== isAgainst(ours);
    });
  },
  { said: () => SAID },
);

const SAID = /\bvote(?:d|s)?\b(?: \p{L}+){0,2} (for|against|in favou?r)\b/iu;
const DENIED = /\b(?:not|never|nobody|no one|none)\b|n['\u2019]t\b/iu;
const CAST = /\bvote: (for|against|yes|no|aye|nay|in favou?r)\b/iu;
const isAgainst = (word: string): boolean => /^(?:against|no|nay)$/i.test(word);
