/**
 * Whether one clause of German, French or Spanish says what another says: the same phrases about the same verb, in any
 * order that leaves who does what as it is. What the clause says more must be of a kind that takes nothing away.
 */
import { isBorne, type Stated } from './clause.ts';
import { ANYBODY, DOERS, HOW, NOBODY, SOMEBODY, TO_WHOM } from './compared-words.ts';
import { compounded } from './compounds.ts';
import type { Tongue } from './grammar.ts';
import { sameOwners } from './owners.ts';
import type { Pair } from './pair.ts';
import { sameVoice, saysTurned } from './voices.ts';

/** Whether `theirs` says all that `ours` says. */
export function saysAll(language: Tongue, ours: Stated, theirs: Stated): boolean {
  const { one, other, alike } = compounded(language, ours, theirs);
  return holds({ language, claim: ours.reading, ours: one, sentence: theirs.reading, theirs: other, alike });
}

/** Whether the clause of the claim holds by that of the sentence. */
function holds(pair: Pair): boolean {
  const { ours, theirs } = pair;
  if (ours.negated !== theirs.negated || ours.guards !== theirs.guards) return false;
  if (!sameOthers(pair) || !sameOwners(pair.language, pair.claim, pair.sentence)) return false;
  if (![...ours.adverbs].every((form) => theirs.adverbs.has(form))) return false;
  // "Nicht vollständig übersetzt" may be translated in part.
  const narrower = [...theirs.adverbs].some((form) => HOW.has(form) && !ours.adverbs.has(form));
  if (theirs.negated && narrower) return false;
  if (ours.phrases.length === 0) return false;
  return sameVoice(pair) || saysTurned(pair);
}

/** Whether both have the same small words but for who may do it. */
function sameOthers(pair: Pair): boolean {
  const { ours, theirs } = pair;
  const unnamed = [...theirs.others].filter((form) => !ours.others.has(form));
  const unsaid = [...ours.others].filter((form) => !theirs.others.has(form));
  // "We have refunded it": it has been refunded, whoever did.
  const impersonal = isBorne(ours) && !isBorne(theirs);
  const doers = ours.negated ? NOBODY : DOERS;
  // "Le hemos devuelto el importe a la clienta": the pronoun says again who.
  const again = (form: string): boolean =>
    /^les?$/.test(form) && theirs.phrases.some(({ preposition }) => preposition === 'a');
  const toWhom = (form: string): boolean => theirs.tense === 'done' && !theirs.negated && TO_WHOM.has(form);
  if (!unnamed.every((form) => (impersonal && doers.has(form)) || again(form) || toWhom(form))) return false;
  // "It can be paid": you can pay it, whoever you are.
  const anybody = isBorne(theirs) && !isBorne(ours);
  const allowed = /modal-can/.test(ours.guards) && !theirs.negated ? ANYBODY : SOMEBODY;
  return unsaid.every((form) => anybody && allowed.has(form));
}
