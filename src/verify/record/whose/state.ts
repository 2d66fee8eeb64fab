/** How a record stands, by a field that names its state: `status: open`. */

import type { Field } from '../record.ts';
import type { Said } from '../said.ts';
import { stateOf } from '../words/states.ts';
import { type Found, phrasesAt } from './found.ts';

/** What a field of a state says of the record by the word at a place; undefined where it says nothing of it. */
export function state(said: Said, field: Field, at: number): Found | undefined {
  const known = stateOf(field.words);
  // What will be so is not how things stand.
  if (said.bare.slice(Math.max(0, at - 2), at).includes('will')) return undefined;
  if (known === undefined || !said.isFullySaid(field)) return undefined;
  for (const [phrase, length] of phrasesAt(said, at)) {
    const says = known.says.has(phrase);
    if (length === 1 && isUnpaid(field) && /^(?:pay|settle)$/.test(phrase))
      return { word: at, field, holds: false, kind: 'state', length };
    if (length === 1 && (!isPredicative(said, at) || (says && isStillDone(said, field, at)))) continue;
    if (says || known.denies.has(phrase)) return { word: at, field, holds: says, kind: 'state', length };
  }
  return undefined;
}

/** "Was reviewed" of what is in review: it is being reviewed. */
const isStillDone = ({ bare }: Said, { words }: Field, at: number): boolean =>
  /^(?:in|under|being|ongoing|processing)$/.test(words[0]!) &&
  bare[at]!.endsWith('ed') &&
  bare[at - 1] !== 'being';

/** "Has not been paid" of `payment: { status: open }`. */
const isUnpaid = ({ path, words }: Field): boolean =>
  path.at(-1) === 'payment' && words.length === 1 && /^(?:open|pending|failed)$/.test(words[0]!);

/** Whether a word stands as a predicate may: a form of a verb, or what "is" or "did" leads to. */
function isPredicative({ words, bare }: Said, at: number): boolean {
  const { lemma } = words[at];
  if (lemma !== bare[at]) return true;
  return words.slice(Math.max(0, at - 4), at).some(({ form }) => COPULA.test(form));
}

const COPULA =
  /^(?:is|are|was|were|be|been|remains?|stays?|did|does|do|didn't|doesn't|isn't|wasn't|'s|became|turned)$/;
