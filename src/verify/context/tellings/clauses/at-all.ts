/** "Gift vouchers cannot be cancelled": a denial with nothing behind it holds of all, so that they cannot be "at all". */
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';

/** A denial with nothing behind it that says of what, when or for whom it holds. */
const ABSOLUTE = /\b(?:cannot|can not|can['’]t|must not|may not|is not|are not) (?:be )?\p{L}+$/iu;
const AT_ALL = / at all\b/i;

export const atAll: Teller = forClaims(
  [AT_ALL],
  where([ABSOLUTE], ({ sentence, claim, tell }) => {
    if (!AT_ALL.test(claim.text.slice(claim.start, claim.end))) return [];
    const told = tell(sentence);
    const words = told.text.replace(/\.\s*$/, '');
    return ABSOLUTE.test(words) && !/[,;:]/.test(words) ? [{ ...told, text: `${words} at all.` }] : [];
  }),
);
