/** "Members get the increase" by "members are left out of the increase": what somebody is kept out of he does not have. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const KEPT_OUT =
  /\b(?:is|are|was|were|be|been|being) (?:left out of|(?:excluded|exempt|exempted|omitted|barred|excepted) from) (?:the |an? |any |this |that |our |its |their )?((?:[\p{L}-]+ ?){1,4})/giu;
/** What of a claim says as much, or tells of what is so without it. */
const SAYING =
  /\b(?:out|exclu\p{L}*|exempt\p{L}*|omit\p{L}*|barred|except\p{L}*|not|no|never|none|without|free|neither|nor|cannot|only|unaffected|spared|skip\p{L}*|avoid\p{L}*|escape\p{L}*)\b|n['\u2019]t\b/iu;

/** The claim has the word for what somebody is kept out of, and nothing that says that he is. */
export const KEPT_OUT_OF: Guard = against('negation', 'english', isKeptOut, { told: () => KEPT_OUT });

function isKeptOut({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  if (SAYING.test(said)) return false;
  return sentences.some((one) => {
    const theirs = textOf(one.reading);
    if (!/\bout of\b| from\b/i.test(theirs)) return false;
    return matchesOf(theirs, KEPT_OUT).some(([, what]) =>
      what!
        .trim()
        .split(' ')
        .some((word) => word.length > 3 && said.toLowerCase().includes(word.toLowerCase())),
    );
  });
}
