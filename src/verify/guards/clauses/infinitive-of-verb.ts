/**
 * "Warned the firm to stop the payments" by "warned the firm that stopping the payments was risky", "paid the agent to find buyers" by
 * "paid the agent that found the buyers", "offered to replace the lamp" by "offered the lamp to replace another": what somebody is
 * to do stands under the verb by which he is told to, and has its own object.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { placed } from '../placed.ts';

export const INFINITIVE_OF_VERB: Guard = against('role', 'prose', isOfOther, { said: () => /\bto \p{Ll}/u });

function isOfOther(told: Told, sentence: AlignedSentence): boolean {
  const { claim, tree, placeOf } = placed(told, sentence);
  const verb = claim.tokens.findIndex(({ head }) => head < 0);
  if (verb < 0 || !/^VB/.test(claim.token(verb).xpos)) return false;
  const [object] = claim.with(verb, 'obj');
  // "It took months to sell it": whose deed it is nobody says.
  const [subject] = claim.with(verb, 'nsubj', 'nsubj:pass');
  if (subject === undefined || claim.token(subject).form.toLowerCase() === 'it') return false;
  const infinitive = claim
    .with(verb, 'xcomp', 'advcl')
    .find((at) => at > Math.max(verb, object ?? 0) && isInfinitive(claim, at));
  if (infinitive === undefined) return false;
  const [governs, done] = [placeOf(verb), placeOf(infinitive)];
  if (governs < 0 || done < 0 || tree.token(governs).lemma !== claim.token(verb).lemma) return false;
  if (isElsewhere(tree, done, governs) || isWithinRelative(tree, done, governs)) return true;
  // "Offered the lamp to replace another".
  const [own] = object === undefined ? claim.with(infinitive, 'obj') : [];
  const thing = own === undefined ? -1 : placeOf(own);
  const [theirs] = tree.with(done, 'obj');
  return thing >= 0 && tree.with(governs, 'obj').includes(thing) && theirs !== undefined && theirs !== thing;
}

const isInfinitive = (tree: Tree, at: number): boolean =>
  tree.with(at, 'mark').some((mark) => tree.token(mark).form.toLowerCase() === 'to');

/** Whether a deed stands in a relative clause under what governs it, or is the subject of what is said there. */
function isElsewhere(tree: Tree, at: number, governs: number): boolean {
  for (let up = at, steps = 0; up >= 0 && up !== governs && steps < tree.tokens.length; steps++) {
    const { deprel, head, xpos } = tree.token(up);
    if (deprel === 'acl:relcl') return true;
    if (/^(?:csubj|nsubj)/.test(deprel) && xpos === 'VBG') return true;
    up = head;
  }
  return false;
}

/** "Who was to send a copy": a relative pronoun leads to the deed, and nothing ends its clause before. */
function isWithinRelative(tree: Tree, at: number, governs: number): boolean {
  const forms = tree.tokens.slice(0, at).map(({ form }) => form.toLowerCase());
  // "Promised that he would call": directly behind the verb "that" leads to what was promised.
  const relative = forms.findLastIndex(
    (form, i) => i > governs && (/^(?:who|which|whose)$/.test(form) || (form === 'that' && i > governs + 1)),
  );
  if (relative < 0 || forms.slice(relative).some((form) => /^[,;:\u2013\u2014]$/.test(form))) return false;
  // "Asked the man who lives next door to send a copy".
  const to = forms.lastIndexOf('to');
  return (
    to < relative || /^(?:be|is|are|was|were|has|have|had|wants?|wanted|tried|hoped)$/.test(forms[to - 1]!)
  );
}
