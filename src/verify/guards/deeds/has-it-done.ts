/** "Kim has the car repaired" by "Kim has repaired the car": who has something done does not do it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { type Placed, placed, rootAndSubject } from '../placed.ts';

export const HAS_IT_DONE: Guard = againstUnit(
  'role',
  'prose',
  (told: Told, sentence: AlignedSentence): number => {
    const parses = placed(told, sentence);
    const at = doneForOf(parses);
    return at >= 0 && isDoneBySelf(parses, at) ? parses.unitOf(at) : -1;
  },
  { said: () => /\b(?:ha[sd]|have|having|gets?|got)\b/iu, told: () => /\p{L}/u },
);

/** The participle behind what somebody has or gets; -1 for none. */
function doneForOf({ claim }: Placed): number {
  const [root] = rootAndSubject(claim);
  if (root < 0 || !/^(?:have|get)$/.test(claim.token(root).lemma)) return -1;
  const [object] = claim.with(root, 'obj');
  return claim.tokens.findIndex(
    ({ xpos, head, deprel }, at) =>
      /^VB[ND]$/.test(xpos) &&
      at > (object ?? root) &&
      (head === root || head === object) &&
      /^(?:acl|xcomp|ccomp)$/.test(deprel),
  );
}

/** Whether the sentence says that he does it, and of nobody that he has it done. */
function isDoneBySelf({ claim, tree, placeOf }: Placed, at: number): boolean {
  const [, subject] = rootAndSubject(claim);
  const [there, who] = [placeOf(at), subject < 0 ? -1 : placeOf(subject)];
  if (there < 0 || who < 0) return false;
  const isHad = tree.tokens.some(({ lemma, deprel }) => /^(?:have|get)$/.test(lemma) && deprel !== 'aux');
  return !isHad && tree.token(who).head === there && tree.token(who).deprel === 'nsubj';
}
