/**
 * "Kim ran the shop" by "ran to the shop", "moved the desk" by "moved to the desk": what a verb or an adjective has as its object, and by which preposition.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, between, prepositionOf } from './arc.ts';
import { isSame } from './prepositions.ts';

export const GOVERNED: Guard = againstArc('role', (parses, told) =>
  parses.claim.tokens.findIndex(
    (_, token) => isPlainWord(parses, told, token) && isOtherwiseLed(parses, token),
  ),
);

/** Whether a sentence has a word at the same verb as a statement, by another preposition or by none. */
export function isOtherwiseLed({ claim, tree, placeOf, unitOf }: Placed, at: number): boolean {
  const { head, deprel, upos } = claim.token(at);
  if (head < 0 || !/^(?:obj|obl|xcomp)$/.test(deprel) || !/^(?:NOUN|PROPN)$/.test(upos)) return false;
  if (!/^(?:VERB|ADJ)$/.test(claim.token(head).upos)) return false;
  const [there, over] = [placeOf(at), placeOf(head)];
  if (there < 0 || over < 0 || there === over || unitOf(at) === unitOf(head)) return false;
  if (tree.token(over).upos !== claim.token(head).upos || isGiven(claim, at)) return false;
  if (/^(?:north|south|east|west|home)$/.test(claim.token(at).lemma)) return false;
  const lead = leadOf(claim, at);
  const led = alikeIn(tree, there).filter((one) => alikeIn(tree, over).includes(tree.token(one).head));
  return (
    led.length > 0 &&
    // "Up to two bicycles".
    !led.some((one) => tree.with(one, 'nummod').length > 0) &&
    !alikeIn(tree, there).some((one) =>
      alikeIn(tree, over).some((other) => between(claim, at, head) === between(tree, one, other)),
    ) &&
    led.every((one) => isOther(tree, one, lead)) &&
    // "From the one plan to the other plan".
    !alikeIn(tree, there).some((one) => lead !== '' && isSame(leadOf(tree, one), lead))
  );
}

const DATIVE = new Set(
  'give send lend sell show offer pay owe tell buy bring hand pass grant teach write leave read issue award assign deny promise lease rent loan supply provide serve throw return refund repay charge cost make get order cook build find save bake feed submit present ship mail forward transfer deliver credit wire'.split(
    ' ',
  ),
);

/** "Gave the dog to Ana" is "gave Ana the dog". */
const isGiven = (claim: Tree, at: number): boolean => {
  const { head } = claim.token(at);
  const mates = claim.with(head, 'obj', 'iobj', 'nsubj:pass', 'xcomp').filter((one) => one !== at);
  return (
    DATIVE.has(claim.token(head).lemma) && mates.length > 0 && /^(?:to|for)?$/.test(prepositionOf(claim, at))
  );
};

/** The preposition of a word with the adverb that begins it: "next to". */
function leadOf(tree: Tree, at: number): string {
  const lead = prepositionOf(tree, at);
  const [first] = tree.with(at, 'case');
  const before = first === undefined ? undefined : tree.tokens[first - 1];
  return before !== undefined && PREFIX.test(before.form) ? `${before.form.toLowerCase()} ${lead}` : lead;
}

const PREFIX = /^(?:next|close|due|prior|ahead|instead|out|away|back)$/i;

/** Prepositions by which verbs tell one role from another; when and why something was, is led to by others. */
const TELLING = /^(?:(?:next|out|close) )?(?:at|on|in|to|for|of|about|into|from|against|with)?$/;

function isOther(tree: Tree, one: number, lead: string): boolean {
  const { deprel, head } = tree.token(one);
  const own = leadOf(tree, one);
  if (!/^(?:obj|obl|xcomp)$/.test(deprel) || !TELLING.test(own) || !TELLING.test(lead)) return false;
  if (own === '' && deprel === 'obl') return false;
  // "Met with Ben", "was elected as treasurer", "gave a loan to Mr Diaz".
  if ([own, lead].includes('') && ([own, lead].includes('with') || tree.with(head, 'iobj').length > 0))
    return false;
  // "Handed the report in" is "handed in the report".
  if (own === '' && tree.tokens[one + 1]?.form.toLowerCase() === lead) return false;
  return !isSame(own, lead);
}
