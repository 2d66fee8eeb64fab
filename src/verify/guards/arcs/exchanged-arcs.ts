/**
 * "The lawyer who advised the accountant sued the bank" by "who advised the bank sued the accountant", "Kim told Lee that Ana
 * left" by "told Ana that Lee left": two words of a statement, each with what the other has in the sentence.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import { type Placed, timesIn } from '../placed.ts';
import { againstArc } from './against-arc.ts';
import { arcsFrom, prepositionOf } from './arc.ts';

export const EXCHANGED_ARCS: Guard = againstArc('role', exchangedIn);

/** An arc of a statement, and the tokens of the sentence that stand for its ends. */
interface Held {
  readonly dependent: number;
  readonly head: number;
  readonly there: number;
  readonly over: number;
}

const ARGUMENT = /^(?:nsubj|nsubj:pass|obj|iobj|obl|nmod|nmod:poss|amod|compound|advmod)$/;

/** The first word of a statement that the sentence gives to another word of it, which has given up its own; -1 for none. */
export function exchangedIn(parses: Placed): number {
  const held = heldIn(parses);
  const { tree } = parses;
  const governs = (head: number, dependent: number): boolean =>
    arcsFrom(tree, dependent).some((arc) => arc.head === head);
  const isCrossed = (one: Held, other: Held): boolean =>
    one.head !== other.head &&
    one.there !== other.there &&
    one.over !== other.over &&
    one.there !== other.over &&
    one.over !== other.there &&
    governs(other.over, one.there) &&
    governs(one.over, other.there) &&
    !governs(one.over, one.there) &&
    !governs(other.over, other.there) &&
    // "Paul rented it from Hana" by "Hana rented it to Paul".
    isLedAlike(parses, one.dependent, other.there) &&
    isLedAlike(parses, other.dependent, one.there);
  const found = held.find((one) =>
    held.some((other) => isCrossed(one, other) || isTurned(parses, one, other)),
  );
  return found === undefined ? -1 : found.dependent;
}

/** "The hotel is owed it by the guest" by "the guest is owed it by the hotel": two at one verb, each in the place of the other. */
function isTurned({ claim, tree }: Placed, one: Held, other: Held): boolean {
  if (one.head !== other.head || one.dependent === other.dependent) return false;
  if (tree.token(one.there).head !== one.over || tree.token(other.there).head !== one.over) return false;
  const place = (of: Tree, at: number): string => `${of.token(at).deprel} ${prepositionOf(of, at)}`;
  const [first, second] = [place(claim, one.dependent), place(claim, other.dependent)];
  return (
    first !== second &&
    place(tree, one.there) === second &&
    place(tree, other.there) === first &&
    !isEqual(claim, one.head)
  );
}

/** "Bob met Ann": deeds that are the same from either side. */
const isEqual = (claim: Tree, verb: number): boolean =>
  /^(?:meet|marry|resemble|equal|match|adjoin|border|differ)$/.test(claim.token(verb).lemma);

/** Whether a word of the sentence is led to as one of the statement is. */
const isLedAlike = ({ claim, tree }: Placed, dependent: number, there: number): boolean =>
  prepositionOf(claim, dependent) === prepositionOf(tree, there);

function heldIn({ claim, tree, placeOf, unitOf }: Placed): readonly Held[] {
  return claim.tokens.flatMap(({ head, deprel }, dependent) => {
    if (head < 0 || !ARGUMENT.test(deprel)) return [];
    const [there, over] = [placeOf(dependent), placeOf(head)];
    if (there < 0 || over < 0 || there === over || unitOf(dependent) === unitOf(head)) return [];
    if (timesIn(tree, there) > 1 || timesIn(tree, over) > 1) return [];
    return [{ dependent, head, there, over }];
  });
}
