/** "The guest paid" by "the guest or the agency paid", "the guest and/or the agency": which of the two it was is left open. */
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const OR = /\bor\b/iu;
/** Of what may be, or is not, either of the two holds. */
const OF_EITHER =
  /\b(?:can|may|could|might|must|shall|should|will|would|allowed|permitted|entitled|eligible|accepts?|accepted|if|whether|unless|when|whenever|not|no|never|none|nobody|neither|without|any|all|every|each|includ\w+|such as|like|for example|e\.g\.)\b|n['\u2019]t\b/iu;
const ARGUMENT = /^(?:nsubj|nsubj:pass|obj|iobj|obl:agent)$/;
/** Match from which a word is the statement's own. */
const OWN = 0.9;
const BEHIND =
  /^(?:\s\([^)]{1,30}\))? (?:and\/)?or (?!(?:so|more|less|later|earlier|above|below|over|under|two|three|otherwise|rather|whatever|not)\b)(?:(?:the|an?|his|her|its|their|our|some|another) )?\p{L}/iu;
const BEFORE = /\p{L} (?:and\/)?or (?:(?:the|an?|his|her|its|their|our|some|another) )?(?:\p{Ll}+ )?$/u;

export const ONE_OR_OTHER: Guard = againstUnit('partially_mentioned', 'prose', ofEither, { told: () => OR });

function ofEither({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const told = textOf(theirs);
  if (OR.test(textOf(reading)) || OF_EITHER.test(told)) return -1;
  const claim = claimTree(reading);
  return units.findIndex(({ value, word }, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (value !== undefined || at < 0 || strength < OWN) return false;
    const own = claim.tokens.find(({ start }) => start === word.start);
    if (own === undefined || !ARGUMENT.test(own.deprel)) return false;
    const { start, end } = theirs.words[at]!;
    return (
      BEHIND.test(theirs.text.slice(end, theirs.end)) || BEFORE.test(theirs.text.slice(theirs.start, start))
    );
  });
}
