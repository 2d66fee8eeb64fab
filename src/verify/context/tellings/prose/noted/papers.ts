/** By when papers are to be handed in, and what is over once it has ended, in the turns of a claim. */
import type { Wording } from '../../terms/types.ts';
import { OPEN, type Rewriter } from '../types.ts';

const HANDED_IN =
  /\b(?:must|has to|have to|needs? to|should) be (?<how>submitted|sent in|handed in|filed|turned in)\b/u;
const PAPERS =
  /\b(?:reports?|claims?|forms?|applications?|requests?|receipts?|papers?|essays?|proposals?|timesheets?|documents?)$/u;
const DUE_BY =
  /^(?<what>[^,;:]+?) (?:is|are) due(?<when> (?:no later than|not later than|within|by|at the latest|on|before) [^,;:]+)$/u;

/** "Reports must be submitted within 30 days" for "reports are due no later than 30 days", of what one hands in. */
function byHandingIn({ text, said }: Wording): readonly string[] {
  const how = HANDED_IN.exec(said)?.groups?.how;
  const { what = '', when } = DUE_BY.exec(text)?.groups ?? {};
  return how === undefined || when === undefined || !PAPERS.test(what) || OPEN.test(text)
    ? []
    : [
        `${what} must be ${how}${when}`,
        `${what} have to be ${how}${when}`,
        `${what} need to be ${how}${when}`,
      ];
}

const END_OF =
  /\b(?<when>(?:after|of|from|following) )the (?:end|completion) of (?<span>(?:the|your|their|each|a) (?:trip|stay|event|journey|visit|flight|tour))\b/u;

/** "After the trip" for "after the end of the trip": what lasts is over once it has ended. */
const byItsEnd = ({ text }: Wording): readonly string[] =>
  END_OF.test(text) ? [text.replace(END_OF, '$<when>$<span>')] : [];

const LATEST = /\b(?:no|not) later than (?=\d+ \p{Ll}+ (?:after|of|from|following) )/u;

/** "Within 30 days after it" for "no later than 30 days after it". */
const byLatest = ({ text }: Wording): readonly string[] =>
  LATEST.test(text) ? [text.replace(LATEST, 'within ')] : [];

export const PAPER_DATES: readonly Rewriter[] = [
  { of: HANDED_IN, write: byHandingIn },
  { of: /\b(?:after|of|from|following) (?:the|your|their|each|a) \p{Ll}+/u, write: byItsEnd, reorders: true },
  { of: /\bwithin \d/, from: LATEST, write: byLatest, reorders: true },
];
