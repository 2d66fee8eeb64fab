/**
 * "Frank promised that Judith would leave" by "Frank promised Judith to leave", "Ursula is sure to win" by "Ursula is sure
 * that she will win": who is to do what is promised, and whose word it is that something is sure.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn } from './arc.ts';

export const CONTROL: Guard = againstArc('role', (parses) =>
  parses.claim.tokens.findIndex((_, at) => isOfPromiser(parses, at) || isSureOtherwise(parses, at)),
);

const PROMISING = /^(?:promise|threaten|vow|swear|pledge|guarantee)$/;
const SURE = /^(?:sure|certain|confident|positive)$/;

/** Whether somebody is to do in a statement what in the sentence he is promised that another does. */
function isOfPromiser({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { head, deprel } = claim.token(at);
  if (deprel !== 'ccomp' || head < 0 || !PROMISING.test(claim.token(head).lemma)) return false;
  const [subject] = claim.with(at, 'nsubj', 'nsubj:pass');
  const [there, who] = [placeOf(at), subject === undefined ? -1 : placeOf(subject)];
  if (there < 0 || who < 0) return false;
  return alikeIn(tree, there).every((one) => {
    const { deprel: own, head: over } = tree.token(one);
    return own === 'xcomp' && over >= 0 && tree.with(over, 'obj', 'iobj').includes(who);
  });
}

/** Whether what is sure to be in a statement is what somebody is sure of in the sentence, or the reverse. */
function isSureOtherwise({ claim, tree, placeOf }: Placed, at: number): boolean {
  if (!SURE.test(claim.token(at).lemma) || claim.with(at, 'cop').length === 0) return false;
  const own = complementOf(claim, at);
  const there = placeOf(at);
  if (own === undefined || there < 0) return false;
  const theirs = complementOf(tree, there);
  return theirs !== undefined && theirs !== own;
}

function complementOf(tree: Tree, at: number): 'to' | 'that' | undefined {
  const [inner] = tree.with(at, 'xcomp', 'ccomp');
  if (inner === undefined) return undefined;
  return tree.with(inner, 'nsubj', 'nsubj:pass').length > 0 ? 'that' : 'to';
}
