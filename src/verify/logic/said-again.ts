/** Words that say no more than what stands around them says already: "that same idea", "the whole world", "whether or not". */
import type { Tree } from '../../text/parse/tree.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Phrase } from './edits.ts';

const POINTING = wordSet('this that these those');
/** What a word that points says already: it is that one. */
const POINTED = wordSet('same very specific particular');
const WHOLE = wordSet('whole entire');
/** Nouns of what has no parts of which less could be meant. */
const UNDIVIDED = wordSet(
  'world universe planet globe argument question idea thought theory notion concept point reason purpose',
);

/** Whether a word before a noun is said by the noun's own determiner, clause or kind. */
export function isSaidAgain(tree: Tree, { token, head, relation }: Phrase): boolean {
  if (relation !== 'amod' || tree.children(token).length > 0) return false;
  const word = tree.token(token).form.toLowerCase();
  const dets = tree.with(head, 'det').map((one) => tree.token(one).form.toLowerCase());
  if (POINTED.has(word) && dets.some((form) => POINTING.has(form))) return true;
  // "The same law that they passed": which one it is the clause tells.
  if (word === 'same' && dets.includes('the')) return tree.with(head, 'acl:relcl').length > 0;
  const owned = tree.with(head, 'nmod:poss').length > 0 || dets.includes('the');
  return WHOLE.has(word) && owned && UNDIVIDED.has(tree.token(head).lemma);
}

/** "Whether or not it is": the second is said by the first. */
export const isWhetherOrNot = (tree: Tree, { head, tokens }: Phrase): boolean =>
  tree.token(head).form.toLowerCase() === 'whether' &&
  tokens.every((token) => /^(?:or|not)$/i.test(tree.token(token).form));

const NAMING = wordSet('know call name title dub term spell abbreviate style');
const HANGING = wordSet('obl obj xcomp conj amod compound nmod');

/** "Known as A or B", "called A or B": each of them is a name. */
export function isOneOfNames(tree: Tree, token: number): boolean {
  for (let at = token, steps = 0; steps < 4; steps++) {
    const { head, deprel } = tree.token(at);
    if (head < 0 || !HANGING.has(deprel)) return false;
    const { upos, lemma, xpos } = tree.token(head);
    if (upos === 'VERB') return NAMING.has(lemma) && xpos === 'VBN';
    at = head;
  }
  return false;
}
