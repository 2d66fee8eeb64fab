/**
 * "Found the keys in the garage" by "searched the garage for the keys and found them under the sofa": of two deeds that a
 * sentence joins each has its own place and time, and what stands with the one is not said of the other.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const PLACE_OF_OTHER_DEED = againstUnit('entity', 'prose', placeOfOther);

/** Match from which a word is the statement's own. */
const OWN = 0.85;
const PLACING = wordSet('in at on from under behind inside near beside above below within to into');
const JOINT = /^(?:and|but|then|before|,)$/;

function placeOfOther(told: Told, sentence: AlignedSentence): number {
  const { units, predicates } = told;
  const { source, alignment } = sentence;
  const { words } = sentence.reading;
  const verb = predicates()[0]?.unit ?? -1;
  const deed = verb < 0 ? undefined : alignment.matches[verb]!;
  if (deed === undefined || deed.at < 0 || deed.strength < OWN) return -1;
  if (!words.some(({ form }, at) => at > 0 && JOINT.test(form))) return -1;
  let tree: Tree | undefined;
  return units.findIndex((unit, i) => {
    const { at, strength } = alignment.matches[i]!;
    if (i <= verb || at < 0 || strength < OWN || at === deed.at || !isPlaced(told, unit.from)) return false;
    tree ??= source.grammar(sentence.sentence).tree;
    const own = tokenOf(sentence, tree, deed.at);
    const place = tokenOf(sentence, tree, at);
    if (own < 0 || place < 0) return false;
    const other = verbOver(tree, place);
    // A clause that only one of both is in: what is said of both stands behind them.
    if (other < 0 || other === own || !areJoined(tree, own, other)) return false;
    return place < own ? hasPlace(tree, own, own) : other > own && hasPlace(tree, own, other);
  });
}

/** Whether word `from` of a statement stands behind a preposition of place or time. */
const isPlaced = ({ reading: { words } }: Told, from: number): boolean =>
  PLACING.has(words[from - 1]?.form ?? '') ||
  (words[from - 1]?.weight === 0 && PLACING.has(words[from - 2]?.form ?? ''));

/** The verb that a word of a sentence hangs on. */
function verbOver(tree: Tree, token: number): number {
  let at = tree.token(token).head;
  for (let steps = 0; at >= 0 && steps < 4; steps++, at = tree.token(at).head)
    if (tree.token(at).upos === 'VERB') return at;
  return -1;
}

/** Whether two verbs are joined: one by the other, or both by a third. */
function areJoined(tree: Tree, one: number, other: number): boolean {
  const first = (at: number): number => {
    let top = at;
    while (/^(?:conj|parataxis)$/.test(tree.token(top).deprel) && tree.token(top).head >= 0)
      top = tree.token(top).head;
    return top;
  };
  return first(one) === first(other);
}

/** Whether a verb has a place or time of its own, before word `to` or, for `to` the verb itself, anywhere behind it. */
const hasPlace = (tree: Tree, verb: number, to: number): boolean =>
  tree
    .with(verb, 'obl', 'obl:tmod', 'advmod')
    .some(
      (one) =>
        one > verb &&
        (to === verb || one < to) &&
        (tree.token(one).deprel !== 'advmod' ||
          /^(?:there|here|elsewhere|outside|abroad|online)$/i.test(tree.token(one).form)) &&
        (tree.token(one).deprel !== 'obl' ||
          tree.with(one, 'case').some((lead) => PLACING.has(tree.token(lead).form.toLowerCase()))),
    );
