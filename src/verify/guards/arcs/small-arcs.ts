/**
 * "Kim secretly recorded the call" by "recorded the call that Lee made secretly", "prices rose sharply" by "prices rose, and
 * demand fell sharply", "all invoices were checked" by "checked by all", "another customer" by "another clerk", "the first
 * payment of the loan" by "the payment of the first loan": which verb is told of by an adverb, and which noun by a small word.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { alikeIn, arcsFrom, rowOf, spelledIn } from './arc.ts';
import { type Bond, unkept } from './bond.ts';
import { isNote } from './noted.ts';

export const SMALL_ARCS: Guard = against(
  'partially_mentioned',
  'prose',
  (told: Told, sentence: AlignedSentence): boolean => {
    if (isNote(sentence)) return false;
    const parses = placed(told, sentence);
    return (
      parses.claim.tokens.some((_, at) => isOfOtherVerb(parses, at)) ||
      unkept(parses, smallBonds(told, parses)) >= 0
    );
  },
);

/** An adverb of manner or degree; where and when something is, is told of the whole. */
const MANNER = /\p{L}ly$|^(?:well|hard|fast)$/iu;
const OF_ALL =
  /^(?:only|early|daily|weekly|monthly|yearly|hourly|currently|recently|finally|usually|normally|generally|nearly|mainly|mostly|merely|especially|particularly|additionally|consequently|unfortunately|fortunately|allegedly|reportedly|apparently|probably|possibly|certainly)$/i;

/** Whether a statement has an adverb at its verb which the sentence has at another word alone. */
export function isOfOtherVerb(parses: Placed, at: number): boolean {
  const { claim, tree, placeOf } = parses;
  const { deprel, head, form } = claim.token(at);
  if (deprel !== 'advmod' || head < 0 || !MANNER.test(form) || OF_ALL.test(form)) return false;
  const there = placeOf(head);
  const those = spelledIn(tree, form);
  if (there < 0 || those.length === 0 || !/^(?:VERB|ADJ)$/.test(claim.token(head).upos)) return false;
  return !those.some((one) => alikeIn(tree, there).some((verb) => isAtVerb(tree, one, verb)));
}

function isAtVerb(tree: Tree, adverb: number, verb: number): boolean {
  if (Math.abs(adverb - verb) === 1 || tree.tokens[adverb + 1]?.form === ',') return true;
  const row = rowOf(tree, verb);
  return arcsFrom(tree, adverb).some(
    ({ head }) =>
      row.includes(head) ||
      // At the end of a clause the parse may hang it on the thing.
      (adverb > head && tree.token(head).upos === 'NOUN' && row.includes(tree.token(head).head)),
  );
}

const SMALL =
  /^(?:another|all|every|each|some|several|many|few|both|first|second|third|last|next|other|same|whole|entire|main|former|previous|different)$/i;

/** The nouns of a statement with a small word that the sentence has too. */
export function smallBonds(told: Told, parses: Placed): readonly Bond[] {
  const { claim, tree, placeOf, unitOf } = parses;
  return claim.tokens.flatMap(({ deprel, head, form }, at) => {
    if (head < at || !SMALL.test(form) || !/^(?:det|amod|nummod)/.test(deprel)) return [];
    if (placeOf(head) < 0 || !/^(?:NOUN|PROPN)$/.test(claim.token(head).upos)) return [];
    const those = spelledIn(tree, form);
    if (those.length === 0 || told.units[unitOf(head)]?.value !== undefined) return [];
    return [
      { one: head, other: head, holds: (noun: number) => those.some((one) => mayBeOf(tree, one, noun)) },
    ];
  });
}

/** "The invoices were all checked" has it of the invoices; "checked by all" and "all the boxes" have not. */
function mayBeOf(tree: Tree, small: number, noun: number): boolean {
  const inside = tree.tokens.slice(small + 1, noun);
  if (
    small < noun &&
    inside.every(({ upos }) => /^(?:DET|ADJ|NOUN|PROPN|NUM|ADP|PART|CCONJ|PRON)$/.test(upos))
  )
    return true;
  if (tree.with(small, 'case').length > 0) return false;
  // "The windows were both broken".
  if (small > noun && tree.token(small - 1).upos === 'AUX') return true;
  return arcsFrom(tree, small).some(({ head }) => {
    const { upos } = tree.token(head);
    return rowOf(tree, noun).includes(head) || !/^(?:NOUN|PROPN)$/.test(upos);
  });
}
