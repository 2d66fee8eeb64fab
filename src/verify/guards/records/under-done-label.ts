/**
 * A label by which what stands behind it is over, and a cost that comes on top of another: "printing is slow" by "Fixed: printing is
 * slow", "the tiles cost 620 euros" by "the additional cost for the tiles is 620 euros".
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { listHeadOf } from '../../read/listed.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OVER =
  /^\W*(?:Fixed|Fixes|Bug ?fixes|Removed|Resolved|Deprecated|Dropped|Discontinued|Withdrawn|Rejected): /u;
/** What says of the statement that it is over, or of the evidence what is so instead. */
const SAYS_SO =
  /\b(?:fix|remov|resol[uv]|deprecat|drop|discontinu|withdr|reject|mend|correct|repair|clos|done|end(?:ed|s)?\b|no longer|not\b|now\b|again\b|no\b)|n['\u2019]t\b/iu;
const NOW = /\b(?:no longer|now|again)\b/u;

/** A heading of what was put right. */
const OVER_HEAD =
  /^\W*(?:bug ?fix(?:es|ed)?|fix(?:ed|es)|(?:resolved|fixed|solved|closed|corrected)(?: (?:issues|bugs|problems|defects|faults))?)\W*$/iu;

const UNDER_DONE = against('superseded', 'english', ({ reading: claim }, { reading, source, sentence }) => {
  const evidence = textOf(reading);
  if (SAYS_SO.test(textOf(claim)) || NOW.test(evidence)) return false;
  const origin = originOf(source);
  return (
    OVER.test(evidence) ||
    (!origin.structured && IS.test(textOf(claim)) && OVER_HEAD.test(listHeadOf(origin, sentence)))
  );
});
const IS = /\b(?:is|are|has|have|does|do|crashes|fails|\p{L}+s)\b/u;

const ADDED = /\b(?:additional|extra|added|supplementary) (?:cost|costs|fee|charge|price|rent|payment)\b/iu;
const COSTS = /\b(?:costs?|pays?|paid|is|are|was|were|charged?)\b/u;
const ON_TOP =
  /\b(?:additional|additionally|extra|added|more|further|surcharge|supplement\p{L}*|on top|besides|plus|addition)\b/iu;

const ON_TOP_LEFT_OUT = against('quantity', 'english', isLeftOut, { said: () => COSTS, told: () => ADDED });

function isLeftOut({ reading: claim }: Told, { reading }: AlignedSentence): boolean {
  const said = textOf(claim);
  return /\d/u.test(said) && COSTS.test(said) && !ON_TOP.test(said) && ADDED.test(textOf(reading));
}

export const UNDER_DONE_LABEL: readonly Guard[] = [UNDER_DONE, ON_TOP_LEFT_OUT];
