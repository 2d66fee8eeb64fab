/**
 * "The man who called is a lawyer" by "the man called a lawyer", "Tim, who met Ana, is a lawyer" by "Tim met Ana, who is one":
 * what a statement with a clause about its subject says of him stands there as what he deals with, or of another.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

const RELATIVE = /\b(?:who|that|which|whom|whose)\b/iu;
/** Match from which a word stands for a unit. */
const FOUND = 0.7;
const SUBJECTS = ['nsubj', 'nsubj:pass'] as const;
/** Places of a sentence from which nothing is said of its subject. */
const DEALT_WITH = /^(?:obj|iobj|obl|nmod|acl:relcl)/;

export const WHO_IS_WHAT: Guard = againstUnit('role', 'sentence', isOfOther, { said: () => RELATIVE });

function isOfOther({ reading, units, inferred }: Told, sentence: AlignedSentence): number {
  if (inferred || sentence.source.structured) return -1;
  const claim = claimTree(reading);
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const [subject] = root < 0 ? [] : claim.with(root, ...SUBJECTS);
  if (subject === undefined || claim.with(subject, 'acl:relcl').length === 0) return -1;
  const unitAt = (token: number): number =>
    units.findIndex(
      ({ start, word }) => start === claim.token(token).start || word.start === claim.token(token).start,
    );
  const { tree } = sentence.source.grammar(sentence.sentence);
  const placeOf = (unit: number): number => {
    const match = unit < 0 ? undefined : sentence.alignment.matches[unit];
    return match === undefined || match.at < 0 || match.strength < FOUND
      ? -1
      : tokenOf(sentence, tree, match.at);
  };
  const [own, who] = [unitAt(root), unitAt(subject)];
  const [said, named] = [placeOf(own), placeOf(who)];
  if (said < 0 || named < 0 || said === named) return -1;
  const { deprel, head } = tree.token(said);
  if (head === named || tree.with(said, ...SUBJECTS).includes(named)) return -1;
  return DEALT_WITH.test(deprel) ? own : -1;
}
