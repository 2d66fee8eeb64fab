/**
 * "The meeting in Paris was cancelled" by "cancelled in Paris", "the night guard was asleep" by "the guard was asleep at
 * night", "the stolen car" by "the car, and her bag was stolen", "Lee's brother is a doctor" by "Lee is a doctor's
 * brother": what tells more of a noun of a statement does so of that noun in the sentence.
 */
import type { Guard, Told } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { alikeIn, arcsFrom, hasFinite, prepositionOf } from './arc.ts';
import { type Bond, unkept } from './bond.ts';
import { bears } from './borne.ts';
import { type Claimed, claimedAt } from './claimed.ts';

export const NOUN_ARCS: Guard = againstArc('role', (parses, told) => unkept(parses, nounBonds(told, parses)));

/** The nouns of a statement with what tells more of them, as far as the sentence has the words of both. */
export function nounBonds(told: Told, parses: Placed): readonly Bond[] {
  const { claim, tree, placeOf } = parses;
  if (!hasPredicate(parses) || !hasFinite(tree)) return [];
  const predicate = placeOf(claim.tokens.findIndex(({ head }) => head < 0));
  return claim.tokens.flatMap((_, at) => {
    const claimed = claimedAt(claim, at);
    if (claimed === undefined || isOfClause(claimed) || !isOfWords(told, parses, claimed)) return [];
    if (isLoose(claimed) && alikeIn(tree, placeOf(at)).some((one) => isOfNone(parses, claimed, one)))
      return [];
    const holds = (dependent: number, noun: number): boolean =>
      bears(claimed, { tree, dependent, noun, predicate });
    return [{ one: at, other: claimed.noun, holds }];
  });
}

/** A statement without a predicate was not understood, and one with "there" tells of what is somewhere by where it is. */
function hasPredicate({ claim }: Placed): boolean {
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || claim.with(root, 'expl').length > 0) return false;
  return /^(?:VERB|AUX)$/.test(claim.token(root).upos) || claim.with(root, 'cop').length > 0;
}

/** What is a part, a number or all of its kind: a quantity is read by itself. */
const QUANTITY = /^(?:half|third|quarter|all|most|some|number|majority|rest|one|kind|sort|type)$/;

/** Whether both are words of their own that the sentence has: values, names and quantities are read by themselves. */
function isOfWords(
  told: Told,
  { claim, tree, placeOf, unitOf }: Placed,
  { dependent, noun, relation }: Claimed,
): boolean {
  const units = [unitOf(dependent), unitOf(noun)];
  if (units[0] === units[1] || units.some((unit) => told.units[unit]?.value !== undefined)) return false;
  if (placeOf(dependent) < 0 || placeOf(noun) < 0 || QUANTITY.test(claim.token(noun).lemma)) return false;
  // "A parcel weighs over 30 kg" is no kind of weighs.
  return relation !== 'compound' || tree.token(placeOf(noun)).upos !== 'VERB';
}

/** What hangs on a noun in the parse and tells of the whole statement, or how far something goes. */
function isOfClause({ tree, dependent, noun, relation, preposition }: Claimed): boolean {
  const { head } = tree.token(noun);
  // "Needs the consent to sublet".
  if (relation === 'acl')
    return tree.with(dependent, 'mark').length > 0 || tree.token(dependent).lemma === 'accord';
  if (relation !== 'nmod') return false;
  if (preposition === 'per' || (preposition === 'to' && prepositionOf(tree, noun) === 'from')) return true;
  // "In the hall and dinner in the garden", "was an analyst before her promotion".
  return preposition !== 'of' && (prepositionOf(tree, noun) === preposition || head < 0);
}

/** "Found chemicals in the lab": where or when the whole was, and not of what. */
const isLoose = ({ tree, noun, relation, preposition }: Claimed): boolean =>
  relation === 'nmod' && PLACING.test(preposition) && /^(?:obj|iobj|obl|xcomp)/.test(tree.token(noun).deprel);

const PLACING = /^(?:in|at|on|near|within|inside|outside|during|after|before|since|until|by|under|for)$/;

/** Whether the sentence tells a word, in another way, of none that the statement has. */
function isOfNone({ claim, tree, placeOf }: Placed, { preposition }: Claimed, there: number): boolean {
  if (prepositionOf(tree, there) === preposition) return false;
  const heads = arcsFrom(tree, there).map(({ head }) => head);
  return !claim.tokens.some((_, at) => heads.includes(placeOf(at)));
}
