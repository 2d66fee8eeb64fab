/**
 * "The vote was unanimous" by "a unanimous vote is required", "the licence is valid" by "no valid licence was found": what is
 * asked for, looked for or absent is not so.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import { againstUnit, type Guard } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { alikeIn, arcsFrom } from './arc.ts';

export const OF_NEEDED: Guard = againstUnit('modality', 'english', (told, sentence) => {
  const parses = placed(told, sentence);
  const at = parses.claim.tokens.findIndex((_, token) => isOfNeeded(parses, token));
  return at < 0 ? -1 : parses.unitOf(at);
});

const NEEDING =
  /^(?:require|need|expect|plan|seek|want|lack|miss|await|propose|demand|request|desire|forbid|avoid|prevent|imagine|recommend|suggest|consider|prohibit|look|hope|wish|necessary|mandatory|compulsory|essential|forbidden|missing|absent|expected|needed|required)$/;
const NONE = /^(?:no|any|neither|without|every|each|whichever)$/;

function isOfNeeded({ claim, tree, placeOf }: Placed, at: number): boolean {
  const { upos, xpos } = claim.token(at);
  if (claim.with(at, 'cop', 'aux:pass').length === 0 || !(upos === 'ADJ' || xpos === 'VBN')) return false;
  const there = placeOf(at);
  if (
    there < 0 ||
    claim.tokens.some(({ lemma }) => NEEDING.test(lemma) || /^(?:not|no|should|must)$/.test(lemma))
  )
    return false;
  return alikeIn(tree, there).every((one) => {
    const { deprel, head } = tree.token(one);
    return (
      deprel === 'amod' &&
      head > one &&
      tree.tokens.slice(one + 1, head).every(({ upos: kind }) => /^(?:ADJ|ADV|NOUN)$/.test(kind)) &&
      isNeeded(tree, head)
    );
  });
}

const isNeeded = (tree: Tree, noun: number): boolean =>
  tree.with(noun, 'det').some((one) => NONE.test(tree.token(one).lemma.toLowerCase())) ||
  arcsFrom(tree, noun).some(
    ({ head, relation }) =>
      /^(?:nsubj|nsubj:pass|obj|obl|nmod)$/.test(relation) && NEEDING.test(tree.token(head).lemma),
  );
