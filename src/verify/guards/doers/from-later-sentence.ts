/**
 * "The sons have no seat on the board" by "the company has no seat on the board. The other shares belong to the two sons.": a
 * subject that only a later sentence names is not that of an earlier one, which has its own.
 */

import type { AlignedSentence } from '../../match/support.ts';
import { parseOf } from '../as-it-stands.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { rootAndSubject, unitFrom } from '../placed.ts';

export const FROM_LATER_SENTENCE: Guard = againstUnit('role', 'english', namedLater);

const SAID = 0.7;

function namedLater(told: Told): number {
  const { reading, units, support, score } = told;
  if (support.sentences.length < 2 || score === Number.POSITIVE_INFINITY || told.inferred) return -1;
  const tree = claimTree(reading);
  const [root, subject] = rootAndSubject(tree);
  if (root < 0 || subject < 0) return -1;
  const who = unitFrom(told, tree.token(subject).start);
  if (who < 0 || units[who]!.value !== undefined) return -1;
  const place = (i: number) => support.sentences[support.from[i]!];
  const own = place(who);
  if (own === undefined || own.source.structured || support.matches[who]!.strength < SAID) return -1;
  const [verb] = told.predicates();
  const earlier = support.sentences.filter(
    (one) => one.document === own.document && one.sentence < own.sentence,
  );
  const rest = units.flatMap(({ start }, i) =>
    start > tree.token(subject).end && support.matches[i]!.strength >= SAID ? [i] : [],
  );
  return rest.length > 1 &&
    rest.every((i) => earlier.includes(place(i)!)) &&
    earlier.some((one) =>
      hasOwnSubject(one, verb === undefined ? tree.token(root).lemma : units[verb.unit]!.word.lemma),
    )
    ? who
    : -1;
}

/** Whether a sentence has the verb with somebody or something of its own before it. */
function hasOwnSubject(sentence: AlignedSentence, lemma: string): boolean {
  const { tree } = parseOf(sentence);
  return tree.tokens.some(
    (token, at) => token.lemma === lemma && tree.with(at, 'nsubj', 'nsubj:pass').length > 0,
  );
}
