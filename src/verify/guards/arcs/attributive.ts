/**
 * "The car was stolen in Rome" by "police found the stolen car in Rome", "the contract expired in June" by "the expired
 * contract was renewed in June": what a word in front of a noun says of it was at no time, in no place and by nobody that
 * the sentence tells.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Guard, Told } from '../guard.ts';
import type { Placed } from '../placed.ts';
import { againstArc, isPlainWord } from './against-arc.ts';
import { alikeIn, prepositionOf } from './arc.ts';

export const ATTRIBUTIVE: Guard = againstArc('date_time', (parses, told) => {
  const { claim, tree, placeOf } = parses;
  return claim.tokens.findIndex(({ head }, at) => {
    if (head < 0 || !isOfPredicate(claim, at) || placeOf(at) < 0) return false;
    if (!isPlainWord(parses, told, head)) return false;
    const said = placeOf(head);
    if (said < 0 || isSaidElsewhere(parses, told, head)) return false;
    // "Free shipping" that customers get is free for them.
    if (
      claim.token(head).upos === 'ADJ' &&
      prepositionOf(claim, at) === 'for' &&
      isPlainWord(parses, told, at)
    )
      return false;
    if (MEASURED.test(claim.token(head).lemma) || ARRIVING.test(claim.token(at).lemma)) return false;
    // "There is a weak signal in the basement."
    if (tree.tokens.some(({ deprel }) => deprel === 'expl')) return false;
    if (!isWord(claim, head, tree, said) || isDenied(claim, head)) return false;
    const own = alikeIn(tree, said);
    return own.every((one) => isInFront(tree, one)) && !isBeside(tree, own, placeOf(at));
  });
});

/** "Was not open until noon" of what was closed until then. */
const isDenied = (claim: Tree, at: number): boolean =>
  claim.with(at, 'advmod').some((one) => /^(?:not|n['’]t|never)$/i.test(claim.token(one).form));

const STEM = 4;

/** Whether two tokens are forms of one word, and none is only of its kind. */
const isWord = (claim: Tree, own: number, tree: Tree, theirs: number): boolean =>
  claim.token(own).form.toLowerCase().slice(0, STEM) ===
    tree.token(theirs).form.toLowerCase().slice(0, STEM) ||
  claim.token(own).lemma === tree.token(theirs).lemma;

/** "A 19-year-old driver", "arrived with a broken lid" for "broken on arrival". */
const MEASURED =
  /^(?:old|long|tall|wide|high|deep|thick|large|heavy|full|late|early|overdue|short|ahead|away|apart|behind)$/;
const ARRIVING = /^(?:arrival|delivery|receipt)$/;
const MORE = /^(?:obl(?::.*)?|advmod|nmod|obj|xcomp|nmod:tmod)$/;

/** Whether a word tells when, where, how or by whom something was done or is so. */
function isOfPredicate(claim: Tree, at: number): boolean {
  const { head, deprel, upos } = claim.token(at);
  if (!MORE.test(deprel) || !/^(?:NOUN|PROPN|NUM|ADV)$/.test(upos)) return false;
  const { deprel: over, upos: kind, xpos } = claim.token(head);
  return (kind === 'VERB' || kind === 'ADJ' || xpos.startsWith('VB')) && over !== 'amod';
}

/** Whether a word stands in front of the noun that it tells of. */
const isInFront = (tree: Tree, at: number): boolean => {
  const { head, deprel } = tree.token(at);
  return (
    deprel === 'amod' &&
    head > at &&
    // "Closed until noon and open afterwards" is parsed so too.
    tree.tokens.slice(at + 1, head).every(({ upos }) => /^(?:ADJ|ADV|NOUN|PROPN|CCONJ|NUM)$/.test(upos))
  );
};

/** Whether another sentence of the support has the verb. */
function isSaidElsewhere({ unitOf }: Placed, { support }: Told, verb: number): boolean {
  const unit = unitOf(verb);
  return support.sentences
    .slice(1)
    .some(
      ({ alignment }) => (alignment.matches[unit]?.strength ?? 0) > 0 && alignment.matches[unit]!.at >= 0,
    );
}

/** "The badly damaged bike", "the state-owned firm": what stands in front with the word. */
const isBeside = (tree: Tree, words: readonly number[], there: number): boolean =>
  alikeIn(tree, there).some((one) =>
    words.some(
      (word) =>
        tree.token(one).head === word ||
        (one < word && one >= word - 2 && tree.token(one).head === tree.token(word).head),
    ),
  );
