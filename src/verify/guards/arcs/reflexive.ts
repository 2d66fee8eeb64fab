/**
 * "Kim hurt herself" by "Kim hurt Ana, who herself was ill", "the manager himself signed" by "signed for the customer
 * himself", "the brothers sued each other" by "sued the other each time": whom a pronoun that turns back is of.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { alikeIn, spelledIn } from './arc.ts';

const SELF = /\b(?:(?:him|her|it)self|themselves|(?:each|one an)other)\b|\beach other\b/iu;

export const REFLEXIVE: Guard = against(
  'role',
  'prose',
  (told: Told, sentence: AlignedSentence): boolean => {
    const parses = placed(told, sentence);
    return parses.claim.tokens.some((_, at) => isOfAnother(parses, at) || isNoPair(parses, at));
  },
  { said: () => SELF, told: () => /\b(?:(?:him|her|it)self|themselves|each)\b/iu },
);

/** Whether a statement has somebody do something to himself, or himself, and the sentence has the word of another. */
export function isOfAnother({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { form, head, deprel } = claim.token(at);
  if (!/^(?:himself|herself|itself|themselves)$/i.test(form) || head < 0) return false;
  const those = spelledIn(tree, form);
  const over = placeOf(head);
  if (those.length === 0 || over < 0) return false;
  // "The manager himself": behind its noun, or of nobody that stands between.
  if (/^(?:NOUN|PROPN)$/.test(claim.token(head).upos) || !/^(?:obj|iobj)$/.test(deprel))
    return those.every((one) => tree.with(one - 1, 'case').length > 0 && one - 1 !== over);
  return !those.some((one) => tree.token(one).head === over || one === over + 1);
}

/** Whether a statement has "each other", and the sentence the two words apart or behind another verb. */
function isNoPair({ claim, tree, placeOf }: Placed, at: number): boolean {
  const isPair = (tokens: typeof claim.tokens, i: number): boolean =>
    /^each$/i.test(tokens[i]?.form ?? '') && /^other$/i.test(tokens[i + 1]?.form ?? '');
  if (!isPair(claim.tokens, at)) return false;
  const has = (word: RegExp): boolean => tree.tokens.some(({ form }) => word.test(form));
  const pairs = tree.tokens.flatMap((_, i) => (isPair(tree.tokens, i) ? [i] : []));
  if (pairs.length === 0) return has(/^each$/i) && has(/^other$/i);
  // "Blamed themselves and forgave each other": the verb right before them is theirs.
  const [verb, there] = [claim.tokens[at - 1], placeOf(at - 1)];
  if (verb?.upos !== 'VERB' || there < 0) return false;
  return pairs.every((i) => tree.tokens[i - 1]?.upos === 'VERB' && !alikeIn(tree, there).includes(i - 1));
}
