/** "Ms Lee left the firm in 2019" by "Ms Lee has been with the firm since 2019": what has gone on since then began then. */
import { against, type Guard, textOf } from '../guard.ts';

const ENDED =
  /\b(?:left|quit|resigned|retired|stopped|ended|closed|departed|ceased|gave up|moved out|dropped out)\b/iu;
const SINCE =
  /\bha(?:s|ve)(?: [a-z]+ly| also)? (?:been|worked|lived|led|run|headed|served|taught|played|owned|held|managed|chaired|stayed)\b[^;:.]*\bsince\b/iu;

/** "Was employed from 30 April": that is when it began. */
const FROM =
  /\b(?:employed|worked|working|lived|hired|in force|valid|open)\b[^;:.]*\b(?:from|as of|starting) (?:on )?(?:\d{1,2} )?(?:\p{Lu}\p{Ll}+|\d{4})(?! (?:to|until|till|through)\b)/u;

export const SINCE_THEN: Guard = against(
  'negation',
  'prose',
  ({ reading, support: { sentences } }) => {
    if (!ENDED.test(textOf(reading))) return false;
    return sentences.every(({ reading: theirs }) => {
      const text = textOf(theirs);
      return (
        (SINCE.test(text) || (FROM.test(text) && !/ (?:to|until|till|through) /u.test(text))) &&
        !ENDED.test(text) &&
        !/\b(?:not|never|no|closed|shut|away|gone)\b|n['’]t\b/u.test(text)
      );
    });
  },
  { said: () => ENDED },
);
