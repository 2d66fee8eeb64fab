/**
 * "The meeting in Paris was cancelled" by "cancelled in Paris", "the night guard was asleep" by "the guard was asleep at
 * night", "the stolen car" by "the car, and her bag was stolen", "Lee's brother is a doctor" by "Lee is a doctor's
 * brother": what tells more of a noun of a statement does so of that noun in the sentence.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { type Placed, placed } from '../placed.ts';
import { alikeIn, arcsFrom, prepositionOf } from './arc.ts';
import { bears, type Claimed, claimedAt } from './borne.ts';
import { isNote } from './noted.ts';

export const NOUN_ARCS: Guard = againstUnit(
  'role',
  'prose',
  (told: Told, sentence: AlignedSentence): number => {
    if (isNote(sentence)) return -1;
    const parses = placed(told, sentence);
    if (!hasPredicate(parses) || !parses.tree.tokens.some(({ xpos }) => FINITE.test(xpos))) return -1;
    const at = parses.claim.tokens.findIndex((_, dependent) => isUnborne(told, parses, dependent));
    return at < 0 ? -1 : parses.unitOf(at);
  },
);

/** A note without a verb sets its words side by side. */
const FINITE = /^(?:VB[DZP]|MD)$/;

/** A statement without a predicate was not understood, and one with "there" tells of what is somewhere by where it is. */
function hasPredicate({ claim }: Placed): boolean {
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || claim.with(root, 'expl').length > 0) return false;
  return /^(?:VERB|AUX)$/.test(claim.token(root).upos) || claim.with(root, 'cop').length > 0;
}

/** What is a part, a number or all of its kind: a quantity is read by itself. */
const QUANTITY = /^(?:half|third|quarter|all|most|some|number|majority|rest|one|kind|sort|type)$/;

function isUnborne(told: Told, parses: Placed, dependent: number): boolean {
  const claimed = claimedAt(parses.claim, dependent);
  if (claimed === undefined || isOfClause(claimed)) return false;
  const units = [claimed.dependent, claimed.noun].map(parses.unitOf);
  if (units[0] === units[1] || units.some((unit) => told.units[unit]?.value !== undefined)) return false;
  if (QUANTITY.test(parses.claim.token(claimed.noun).lemma)) return false;
  return !isBorne(parses, claimed);
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

/** Whether the sentence has both words and, where it does, the one of the other; what it does not have is told otherwise. */
function isBorne(parses: Placed, claimed: Claimed): boolean {
  const { claim, tree, placeOf } = parses;
  const [there, noun] = [placeOf(claimed.dependent), placeOf(claimed.noun)];
  if (there < 0 || noun < 0) return true;
  // "A parcel weighs over 30 kg" is no kind of weighs.
  if (claimed.relation === 'compound' && tree.token(noun).upos === 'VERB') return true;
  const predicate = placeOf(claim.tokens.findIndex(({ head }) => head < 0));
  const dependents = alikeIn(tree, there);
  if (isLoose(claimed) && dependents.some((one) => isOfNone(parses, claimed, one))) return true;
  return dependents.some((dependent) =>
    alikeIn(tree, noun).some((one) => bears(claimed, { tree, dependent, noun: one, predicate })),
  );
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
