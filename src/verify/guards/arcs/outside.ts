/**
 * "Deductions are allowed for wear" by "for damage beyond wear", "approval is required for the budget" by "for spending
 * above the budget": what a preposition sets apart is not what the sentence is about.
 */
import { gather } from '../../../text/gather.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, prepositionOf } from './arc.ts';
import { isSame } from './prepositions.ts';

export const OUTSIDE: Guard = againstArc('exception', (parses, told) =>
  parses.claim.tokens.findIndex(
    ({ upos }, token) =>
      /^(?:NOUN|PROPN)$/.test(upos) && isPlainWord(parses, told, token) && isSetApart(parses, token),
  ),
);

/** Prepositions behind which stands what something lies outside of. */
const APART =
  /^(?:beyond|above|over|below|beneath|outside|except|excluding|besides?|unlike|without|past|exceeding|apart from|other than)$/;
/** Words by which a statement sets something apart itself. */
const SETS_APART =
  /^(?:exceed|surpass|excess|exclude|except|exception|outside|beyond|above|over|below|beneath|more|less|higher|lower|besides?|other|unlike|without|past|no|not|never)$/;

/** Whether a sentence has a noun of a statement behind nothing but such a preposition, and the statement has none. */
function isSetApart({ claim, tree, placeOf }: Placed, at: number): boolean {
  const there = placeOf(at);
  if (there < 0 || claim.tokens.some(({ lemma }) => SETS_APART.test(lemma.toLowerCase()))) return false;
  const led = gather(alikeIn(tree, there), (one) => [prepositionOf(tree, one)]);
  const own = prepositionOf(claim, at);
  // "The argument about the budget" is one over it.
  return led.every((preposition) => APART.test(preposition) && !isSame(own, preposition));
}
