/**
 * "The call from the bank was a hoax" by "the call was a hoax, so she got help from the bank", "the clerk helping Kim is new" by "Kim,
 * helping the clerk, is new", "Ana, a nurse" by "with a nurse", "being ill, Kim stayed" by "with Lee, who was ill": of whom or what it is
 * told.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { type Placed, placed, rootAndSubject, timesIn } from '../placed.ts';

const NOTED = /[\t|:=]/;

export const ATTACHED_ELSEWHERE: Guard = againstUnit(
  'role',
  'prose',
  (told: Told, sentence: AlignedSentence): number => {
    if (NOTED.test(textOf(sentence.reading))) return -1;
    const parses = placed(told, sentence);
    const [root, subject] = rootAndSubject(parses.claim);
    if (root < 0 || subject < 0) return -1;
    const [done, of] = [parses.placeOf(root), parses.placeOf(subject)];
    if (of < 0 || timesIn(parses.tree, of) > 1) return -1;
    // "The dose is 10 mg for adults": of how much it is, is told for whom.
    const isMeasured = told.units[parses.unitOf(root)]?.value !== undefined;
    const found = [
      isMeasured ? -1 : phraseOf(parses, subject, of, done),
      subjectOf(parses, root, subject, done),
      apposedTo(parses, subject),
      adjunctOf(parses, root, of),
    ].find((token) => token >= 0);
    return found === undefined ? -1 : parses.unitOf(found);
  },
);

const isOnce = ({ tree, placeOf }: Placed, token: number): boolean =>
  placeOf(token) >= 0 && timesIn(tree, placeOf(token)) === 1;

/** What a phrase at the subject leads to, which the sentence has behind its verb, under another word. */
function phraseOf(parses: Placed, subject: number, of: number, done: number): number {
  const { claim, tree, placeOf } = parses;
  const led = claim.with(subject, 'nmod').filter((at) => at > subject && claim.with(at, 'case').length > 0);
  return (
    led.find((at) => {
      const there = placeOf(at);
      if (!isOnce(parses, at) || done < 0 || there < done || done < of) return false;
      const { head, deprel } = tree.token(there);
      return (
        head >= 0 &&
        head !== of &&
        head !== done &&
        /^(?:obl|nmod|nmod:poss)$/.test(deprel) &&
        tree.token(head).head !== of
      );
    }) ?? -1
  );
}

/** The subject, where what is said of it is said of another that the statement names. */
function subjectOf(parses: Placed, root: number, subject: number, done: number): number {
  const { claim, tree, placeOf } = parses;
  if (done < 0 || claim.with(root, 'cop').length === 0 || tree.with(done, 'cop').length === 0) return -1;
  const [other] = tree.with(done, 'nsubj');
  const own = placeOf(subject);
  if (other === undefined || other === own || !isOnce(parses, subject)) return -1;
  const isNamed = claim.tokens.some((_, at) => at !== subject && at !== root && placeOf(at) === other);
  const isJoined =
    tree.conjuncts(other).includes(own) || tree.with(other, 'appos', 'compound', 'flat').includes(own);
  return isNamed && !isJoined && tree.token(own).head !== done && timesIn(tree, other) === 1 ? subject : -1;
}

/** What stands beside the subject as what it is, and in the sentence is another. */
function apposedTo(parses: Placed, subject: number): number {
  const { claim, tree, placeOf } = parses;
  return (
    claim.with(subject, 'appos').find((at) => {
      const there = placeOf(at);
      return (
        isOnce(parses, at) &&
        /^(?:obl|nmod)$/.test(tree.token(there).deprel) &&
        tree.with(there, 'case').length > 0
      );
    }) ?? -1
  );
}

/** What is told of the subject in a clause without one, and in the sentence of another. */
function adjunctOf(parses: Placed, root: number, of: number): number {
  const { claim, tree, placeOf } = parses;
  return (
    claim.with(root, 'advcl').find((at) => {
      const there = placeOf(at);
      if (!isOnce(parses, at) || claim.with(at, 'nsubj', 'nsubj:pass', 'mark').length > 0) return false;
      const [who] = tree
        .with(there, 'nsubj', 'nsubj:pass')
        .filter((one) => /^(?:who|which)$/i.test(tree.token(one).form));
      return (
        who !== undefined && tree.tokens.findLastIndex(({ xpos }, i) => i < who && /^NN/.test(xpos)) !== of
      );
    }) ?? -1
  );
}
