/** A verb and its object by one word that only tells of which thing: "caused the damage" by "the damaged sofa". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

export const AS_MODIFIER: readonly Guard[] = [against('partially_mentioned', 'prose', byModifier)];

function byModifier({ units, score, predicates }: Told, sentence: AlignedSentence): boolean {
  const { alignment, source } = sentence;
  const [verb] = predicates();
  if (source.structured || verb === undefined || score === Number.POSITIVE_INFINITY) return false;
  const { at, strength } = alignment.matches[verb.unit] ?? { at: -1, strength: 0 };
  if (at < 0 || strength === 0) return false;
  const twice = units.some(
    (_, i) => i !== verb.unit && alignment.matches[i]!.strength > 0 && alignment.matches[i]!.at === at,
  );
  if (!twice) return false;
  const tags = tagsOf(sentence);
  // "The damaged sofa"; "Ms Brandt authorised Mr Patel" has a verb there.
  const leads = /^(?:DT|PRP\$|JJ|IN|CD)$/.test(tags[at - 1] ?? '');
  return leads && /^(?:JJ|VBN)$/.test(tags[at] ?? '') && /^NNS?$/.test(tags[at + 1] ?? '');
}
