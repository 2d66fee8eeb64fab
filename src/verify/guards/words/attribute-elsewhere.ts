/**
 * "The right key was found" by "the key was found on the right", "something strange happened" by "something happened to a strange man",
 * "the editor suggested" by "the suggested scene": an attribute of one thing, and the word elsewhere.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { placed, timesIn } from '../placed.ts';

const NOTED = /[\t|:=]/;

export const ATTRIBUTE_ELSEWHERE: readonly Guard[] = [
  againstUnit('partially_mentioned', 'prose', isElsewhere),
  againstUnit('role', 'prose', isOnlyAttribute),
  againstUnit('entity', 'prose', isOtherThere, {
    said: () => /\b(?:other|same)\b/iu,
    told: () => /\b(?:other|same)\b/iu,
  }),
];

/** An adjective of a noun of the statement, which the sentence has neither of it nor says of it. */
function isElsewhere(told: Told, sentence: AlignedSentence): number {
  if (NOTED.test(textOf(sentence.reading))) return -1;
  const { claim, tree, placeOf, unitOf } = placed(told, sentence);
  const found = claim.tokens.findIndex(({ deprel, xpos, head }, at) => {
    if (deprel !== 'amod' || !/^(?:JJ|VBN)/.test(xpos) || head < 0) return false;
    const [own, noun] = [placeOf(at), placeOf(head)];
    const pronoun = claim.token(head).form.toLowerCase();
    // "Something strange": of what was meant it is told behind the pronoun.
    if (SOME.test(pronoun)) return own >= 0 && isOfAnother(tree, own, pronoun);
    if (own < 0 || noun < 0 || own === noun || timesIn(tree, own) > 1 || timesIn(tree, noun) > 1)
      return false;
    return isOfOther(tree, own, noun);
  });
  return found < 0 ? -1 : unitOf(found);
}

const SOME = /^(?:some|any|every|no)(?:thing|body|one)$/;

function isOfAnother(tree: Tree, own: number, pronoun: string): boolean {
  const { deprel, head } = tree.token(own);
  const hasPronoun = tree.tokens.some(({ form }) => form.toLowerCase() === pronoun);
  return hasPronoun && deprel === 'amod' && own < head && tree.token(head).form.toLowerCase() !== pronoun;
}

function isOfOther(tree: Tree, own: number, noun: number): boolean {
  const { deprel, head, xpos } = tree.token(own);
  // "On the right", "to a strange man".
  if (/^NN/.test(xpos)) return deprel === 'obl' && head !== noun;
  if (deprel === 'amod') {
    // "Visitors get a red badge, contractors a yellow one".
    if (/^ones?$/.test(tree.token(head).form.toLowerCase())) return false;
    return (
      head !== noun &&
      tree.token(head).head !== noun &&
      !tree.with(noun, 'compound', 'appos', 'conj').includes(head) &&
      tree.token(noun).head !== head
    );
  }
  // "Named who was responsible".
  return (
    tree.with(own, 'nsubj').some((subject) => /^(?:who|what|which)$/i.test(tree.token(subject).form)) &&
    deprel === 'ccomp'
  );
}

/** A verb of the statement, in the active, that the sentence has as an attribute alone: "cut the suggested scene". */
function isOnlyAttribute(told: Told, sentence: AlignedSentence): number {
  if (NOTED.test(textOf(sentence.reading))) return -1;
  const { claim, tree, placeOf, unitOf } = placed(told, sentence);
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || !/^VB[DZP]$/.test(claim.token(root).xpos) || claim.with(root, 'nsubj').length === 0)
    return -1;
  if (claim.with(root, 'obj', 'xcomp', 'ccomp').length === 0) return -1;
  const own = placeOf(root);
  if (own < 0 || timesIn(tree, own) > 1) return -1;
  const { deprel, head, xpos } = tree.token(own);
  return deprel === 'amod' && own < head && /^(?:VBN|VBD|JJ)$/.test(xpos) ? unitOf(root) : -1;
}

/** "The other driver" by "the other day". */
function isOtherThere({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const at = reading.words.findIndex(({ form }) => form === 'other' || form === 'same');
  const noun = reading.words[at + 1];
  if (at < 0 || noun === undefined) return -1;
  const { form } = reading.words[at]!;
  const those = theirs.words.flatMap((word, i) => (word.form === form ? [i] : []));
  const hasNoun = theirs.words.some(({ lemma }) => lemma === noun.lemma);
  const isNext = those.some((i) =>
    theirs.words.slice(i + 1, i + 5).some(({ lemma }) => lemma === noun.lemma),
  );
  const isAlone = those.some((i) =>
    /^(?:one|ones|two|three|is|was|has|had|were|are)$/.test(theirs.words[i + 1]?.form ?? 'is'),
  );
  if (those.length === 0 || !hasNoun || isNext || (isAlone && form === 'other')) return -1;
  return units.findIndex(({ from, to }) => from <= at + 1 && at + 1 < to);
}
