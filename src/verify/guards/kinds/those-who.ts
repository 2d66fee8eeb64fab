/** "The users were affected" by "the users who were affected have been informed": what picks out some is not said of all. */
import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PICKING = /\b(?:who|that|which)\b/iu;
/** Match from which a word is the statement's own. */
const OWN = 0.8;

export const THOSE_WHO: Guard = against('quantifier', 'prose', isOfSomeOfThem, { told: () => PICKING });

function isOfSomeOfThem({ reading, units, predicates }: Told, sentence: AlignedSentence): boolean {
  const [verb] = predicates();
  const place = (unit: number): number => {
    const match = sentence.alignment.matches[unit];
    return match === undefined || match.strength < OWN ? -1 : match.at;
  };
  const said = verb === undefined || verb.unit < 1 ? -1 : place(verb.unit);
  const subject = place(0);
  if (said < 0 || subject < 0 || said <= subject || PICKING.test(textOf(reading))) return false;
  const { tree, tokenAt } = parseOf(sentence);
  const [noun, deed] = [tokenAt(subject), tokenAt(said)];
  if (noun < 0 || deed < 0 || tree.token(noun).xpos !== 'NNS') return false;
  // "The two drivers who stopped": those that are counted are all of them.
  if (tree.with(noun, 'nummod').length > 0 || units[0]!.word.form === units[0]!.word.lemma) return false;
  return (
    tree.with(noun, 'acl:relcl').includes(deed) &&
    PICKING.test(tree.token(noun + 1)?.form ?? '') &&
    tree.token(noun + 1).start - tree.token(noun).end <= 1
  );
}
