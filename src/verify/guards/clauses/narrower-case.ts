/**
 * "The shop closes when it snows" by "when it snows heavily, the shop closes": what is so in one case is not so in every
 * case that the statement names.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { Word } from '../../../text/reading.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const CASE = /\b(?:if|when|whenever|unless)\b/iu;
/** Words that tell in which case something is so; what they bound is narrower with each. */
const TELLING = /^(?:NOUN|PROPN|VERB|ADJ|ADV|NUM|SYM)$/;
/** Words of such a clause that bound nothing. */
const EMPTY =
  /^(?:ever|at|then|again|also|already|actually|really|simply|just|please|here|there|so|too|all|any|your|case|time)$/i;

export const NARROWER_CASE: Guard = against('condition', 'prose', isNarrower, {
  said: () => CASE,
  told: () => CASE,
});

function isNarrower({ reading, support }: Told, sentence: AlignedSentence): boolean {
  if (!CASE.test(textOf(reading))) return false;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const { alignment, reading: theirs } = sentence;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const taken = new Set(
    support.matches.flatMap(({ at, strength }, i) =>
      support.from[i] === 0 && at >= 0 && strength >= SAID ? startsOf(theirs.words, at) : [],
    ),
  );
  return casesOf(tree).some((verb) => {
    const clause = [...below(tree, verb)];
    const own = clause.filter((token) => taken.has(tree.token(token).start));
    // Another case of the same sentence is not the statement's.
    if (own.length === 0 || alignment.matches.length === 0) return false;
    return clause.some((token) => {
      const { upos, form, lemma, start, deprel } = tree.token(token);
      if (!TELLING.test(upos) || EMPTY.test(form) || /^(?:aux|cop|mark)/.test(deprel)) return false;
      return !taken.has(start) && !said.has(form.toLowerCase()) && !said.has(lemma);
    });
  });
}

/** Where a word begins, and all others of its value: "48 hours" is one. */
const startsOf = (words: readonly Word[], at: number): readonly number[] =>
  words[at]!.value < 0
    ? [words[at]!.start]
    : words.flatMap(({ value, start }) => (value === words[at]!.value ? [start] : []));

/** Match from which a word of the statement is said. */
const SAID = 0.4;

/** The verbs or predicates of clauses that tell in which case something is so. */
const casesOf = (tree: Tree): readonly number[] =>
  tree.tokens.flatMap(({ deprel }, at) =>
    /^advcl/.test(deprel) && tree.with(at, 'mark', 'advmod').some((mark) => CASE.test(tree.token(mark).form))
      ? [at]
      : [],
  );

/** What stands under a token, without what is joined to it by a mark. */
function below(tree: Tree, top: number): ReadonlySet<number> {
  const all = new Set([top]);
  for (const one of all)
    for (const child of tree.children(one)) if (tree.token(child).deprel !== 'punct') all.add(child);
  return all;
}
