/** "Everyone on the team is certified" by "everyone who leads the team is certified": of all whom a clause picks out it is told, and of no more. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ALL = /\b(?:everyone|everybody|anyone|anybody|no one|nobody|all|every \p{L}+|each \p{L}+)\b/iu;
const ALL_WHO =
  /\b(?:everyone|everybody|anyone|anybody|no one|nobody|those|all (?:the )?\p{L}+|every \p{L}+) (?:who|that|whose) (?:(?:has|have|had|is|are|was|were|will|can|does|do|did|also|not|never|been) ){0,3}(\p{L}+)/iu;
/** Letters by which a statement has the verb. */
const STEM = 4;

export const ALL_WHO_DO: Guard = against('quantifier', 'prose', isOfThose, {
  said: () => ALL,
  told: () => /\b(?:who|that|whose)\b/iu,
});

function isOfThose({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading).toLowerCase();
  const verb = ALL_WHO.exec(textOf(theirs))?.[1]?.toLowerCase();
  if (verb === undefined || !ALL.test(claim) || /\b(?:who|that|whose|with)\b/u.test(claim)) return false;
  return verb.length > STEM && !claim.includes(verb.slice(0, STEM)) && !MEMBERSHIP.test(verb);
}

/** What only tells that one is among them: "everyone who works at Acme". */
const MEMBERSHIP =
  /^(?:works?|worked|working|belongs?|lives?|stays?|attend\p{L}*|took|takes|came|comes|present|there|joined)$/u;
