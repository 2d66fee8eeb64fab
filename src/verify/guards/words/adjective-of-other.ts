/** "Recycled paper" by "made of recycled plastic and works with plain paper": an adjective that the grammar gives to another noun. */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;
const BEFORE = /^(?:amod|compound|nummod)$/;
/** Notes and labels are no sentences of which a grammar is known. */
const NOTED = /[\t|:]/;
const NOUN = /^(?:NOUN|PROPN)$/;

export const ADJECTIVE_OF_OTHER: Guard = againstUnit('partially_mentioned', 'prose', ofOtherNoun);

function ofOtherNoun({ units, score }: Told, sentence: AlignedSentence): number {
  const { alignment, reading, source } = sentence;
  // What the grammar proves has been asked for whose the adjective is.
  if (!Number.isFinite(score) || NOTED.test(textOf(reading))) return -1;
  let tree: Tree | undefined;
  return units.findIndex((unit, i) => {
    const noun = units[i + 1];
    if (noun === undefined || unit.value !== undefined || noun.value !== undefined || unit.to !== noun.from)
      return false;
    const [kind, thing] = [alignment.matches[i]!, alignment.matches[i + 1]!];
    if (kind.at < 0 || thing.at < 0 || Math.min(kind.strength, thing.strength) < OWN) return false;
    const [own, other] = [reading.words[kind.at]!, reading.words[thing.at]!];
    if (reading.words.filter(({ lemma }) => lemma === own.lemma || lemma === other.lemma).length !== 2)
      return false;
    tree ??= source.grammar(sentence.sentence).tree;
    const [adjective, named] = [tokenAt(tree, own.start), tokenAt(tree, other.start)];
    if (adjective < 0 || named < 0 || !BEFORE.test(tree.token(adjective).deprel)) return false;
    const { head } = tree.token(adjective);
    if (head < 0 || head === named || head < adjective || !NOUN.test(tree.token(head).upos)) return false;
    const isSaid = alignment.matches.some(
      ({ at, strength }) => at >= 0 && strength > 0 && reading.words[at]!.start === tree!.token(head).start,
    );
    return !isSaid && NOUN.test(tree.token(named).upos) && !isShared(tree, head, named);
  });
}

const tokenAt = (tree: Tree, place: number): number =>
  tree.tokens.findIndex(({ start, end }) => start <= place && place < end);

/** "Large cups and plates": a noun that is joined and has nothing of its own may share what stands before the first. */
function isShared(tree: Tree, first: number, noun: number): boolean {
  const { deprel, head } = tree.token(noun);
  // "A sports drama film" is a sports film.
  if (tree.token(first).head === noun || (deprel === 'compound' && head === first)) return true;
  return (
    deprel === 'conj' && head === first && tree.with(noun, 'amod', 'det', 'compound', 'nummod').length === 0
  );
}
