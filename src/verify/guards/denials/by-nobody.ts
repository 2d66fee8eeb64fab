/** "Approved by nobody" by "approved": a denial behind a preposition denies the whole. */
import { against, type Guard, textOf } from '../guard.ts';

const NOBODY =
  /\b(?:by|to|from|for|with|of|in|at|on) (?:nobody|no one|no-one|none of|neither of|nothing|no (?:person|member|customer|user|supplier|bank|reviewer|manager|time|point|case|way|place)\b)|\bnowhere\b/iu;
const DENIED =
  /\b(?:no|not|none|nobody|nothing|never|neither|nor|nowhere|without|cannot|un\p{L}+ed|lack\p{L}*|zero|0|fail\p{L}*|refus\p{L}*|free|yet to|only|alone|nil|absent|missing|empty|null|false)\b|n['’]t\b|\bno-/iu;

export const BY_NOBODY: Guard = against(
  'negation',
  'english',
  ({ reading, support: { sentences } }) =>
    NOBODY.test(textOf(reading)) && !sentences.some((one) => DENIED.test(textOf(one.reading))),
  { said: () => NOBODY },
);
