/** "At least three", "a minimum of three" and "three or more" are one bound, and "a maximum of" and "at most" another. */
import { matchesOf } from '../../../../text/matches.ts';
import { lastly } from '../../../../text/once.ts';
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';
import { capital } from '../words.ts';
import { AMOUNT, sizeOf } from './measure.ts';

const LEAST = String.raw`(?:at least|at the least|a minimum of|no (?:fewer|less) than|not (?:fewer|less) than) (${AMOUNT})(?![\w.])|(${AMOUNT}) or more\b`;
const MOST = String.raw`(?:at most|at the most|a maximum of|no more than|not more than) (${AMOUNT})(?![\w.])|(${AMOUNT}) or (?:fewer|less)\b`;
const BOUNDS = [LEAST, MOST].map((form) => new RegExp(String.raw`(?<![\w.,$€£])(?:${form})`, 'giu'));

/** The bounds of a claim, looked for once: a claim is held against many sentences. */
const boundsIn = lastly((said) =>
  BOUNDS.map((form) => ({ form, found: matchesOf(said, form) })).filter(({ found }) => found.length > 0),
);

/** The sentence with the bound as the claim words it, where both bound by one number. */
export const bounded: Teller = forClaims(
  BOUNDS,
  where(BOUNDS, ({ sentence, claim, tell }) => {
    const told = tell(sentence);
    return boundsIn(claim.text.slice(claim.start, claim.end)).flatMap(
      ({ form, found: [ours, ...others] }) => {
        const [theirs, ...more] = matchesOf(told.text, form);
        if (ours === undefined || theirs === undefined || others.length + more.length > 0) return [];
        if (!isOne(ours[1] ?? ours[2]!, theirs[1] ?? theirs[2]!)) return [];
        const wording =
          theirs.index === 0 ? capital(ours[0]) : ours[0].replace(/^An? /u, (word) => word.toLowerCase());
        const text =
          told.text.slice(0, theirs.index) + wording + told.text.slice(theirs.index + theirs[0].length);
        // "A minimum of three references is required", "at least three references are".
        const agreeing = text.replace(/\b(is|are|was|were)\b/u, (verb) => NUMBER[verb]!);
        return [text, ...(theirs.index === 0 ? [agreeing] : [])].map((one) => ({
          ...told,
          text: one,
          plain: true,
        }));
      },
    );
  }),
);

const NUMBER: Readonly<Record<string, string>> = { is: 'are', are: 'is', was: 'were', were: 'was' };

function isOne(ours: string, theirs: string): boolean {
  const [a, b] = [sizeOf(ours), sizeOf(theirs)];
  return a !== undefined && b !== undefined && a.size === b.size && a.kind === b.kind;
}
