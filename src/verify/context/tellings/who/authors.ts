/** "We followed 1,240 nurses" of a paper: whom a claim calls the study, the authors or the researchers. */
import type { Teller } from '../types.ts';
import { forClaims, where } from '../where.ts';

const BY_WHOM =
  /^(?<who>The (?:study|authors|researchers|paper|team|investigators)) (?!(?:is|are|was|were)\b)/u;
/** Words of reports on research: "we" of a letter is somebody else. */
const PAPER =
  /\b(?:participants?|patients|cohort|sample|hazard ratio|odds ratio|confidence interval|95% CI|randomi[sz]ed|baseline|placebo|control group|regression|adjusted for|follow-up|abstract|et al|p ?[<=] ?0)\b/iu;
const WE = /^we \p{L}+/iu;

export const byAuthors: Teller = forClaims(
  [BY_WHOM],
  where([WE], ({ source, sentence, title, claim, tell }) => {
    const who = BY_WHOM.exec(claim.text.slice(claim.start, claim.end))?.groups?.who;
    const told = tell(sentence);
    if (who === undefined || !WE.test(told.text) || !(PAPER.test(source.text) || PAPER.test(title)))
      return [];
    return [{ ...told, text: `${who}${told.text.slice(2)}` }];
  }),
);
