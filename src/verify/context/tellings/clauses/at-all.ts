/** "Gift vouchers cannot be cancelled": a denial with nothing behind it holds of all, so that they cannot be "at all". */
import type { Teller } from '../types.ts';

/** A denial with nothing behind it that says of what, when or for whom it holds. */
const ABSOLUTE = /\b(?:cannot|can not|can['’]t|must not|may not|is not|are not) (?:be )?\p{L}+$/iu;

export const atAll: Teller = ({ sentence, claim, tell }) => {
  if (!/ at all\b/i.test(claim.text.slice(claim.start, claim.end))) return [];
  const told = tell(sentence);
  const words = told.text.replace(/\.\s*$/, '');
  return ABSOLUTE.test(words) && !/[,;:]/.test(words) ? [{ ...told, text: `${words} at all.` }] : [];
};
