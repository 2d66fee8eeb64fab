/**
 * "The shop closes when it snows" by "when it snows heavily, the shop closes": what is so in one case is not so in every
 * case that the statement names, and what is so of "members who pay late twice" is not so of members who pay late.
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

const THOSE = /\b(?:who|that|which|whose|whom)\b/iu;

export const NARROWER_CASE: readonly Guard[] = [
  against('condition', 'prose', isNarrower, { said: () => CASE, told: () => CASE }),
  against('condition', 'prose', areFewer, { told: () => THOSE }),
];

/** Whether a rule holds for those of a kind of whom more is told than the statement says. */
function areFewer({ reading, support }: Told, sentence: AlignedSentence): boolean {
  const [often] = OFTEN.exec(textOf(sentence.reading))?.slice(1) ?? [];
  if (often !== undefined && !textOf(reading).toLowerCase().includes(often.toLowerCase())) return true;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const clause = thoseOf(tree);
  if (clause === undefined) return false;
  const { words } = sentence.reading;
  const said = new Set(reading.words.flatMap(({ form, lemma }) => [form, lemma]));
  const taken = new Set(
    support.matches.flatMap(({ at, strength }, i) =>
      support.from[i] === 0 && at >= 0 && strength >= SAID ? startsOf(words, at) : [],
    ),
  );
  const has = (token: number): boolean => taken.has(tree.token(token).start);
  return [...below(tree, clause)].some((token) => {
    const { upos, form, lemma, deprel, head } = tree.token(token);
    if (!BOUNDING.test(deprel) || !TELLING.test(upos) || EMPTY.test(form)) return false;
    return has(head) && !has(token) && !said.has(form.toLowerCase()) && !said.has(lemma);
  });
}

/** "Members who pay late twice": how often, where the parse is lost among the verbs. */
const OFTEN =
  /^(?:All |Any |Every |Each )?\p{Lu}\p{Ll}+s? who [^,;.]{3,60}? (twice|(?:two|three|four|five|\d+) times|repeatedly|again|for the (?:second|third) time)\b/u;

/** What bounds the word that it stands under. */
const BOUNDING = /^(?:obl|advmod|nmod|nummod|amod|advcl)(?::(?:tmod|npmod|unmarked))?$/;

/** The clause that tells which of a kind a rule is for; undefined for what is told of some in particular. */
function thoseOf(tree: Tree): number | undefined {
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  const finite = [root, ...tree.with(root, 'aux', 'aux:pass', 'cop')].map((at) => tree.token(at));
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || !finite.some(({ xpos }) => /^(?:VBP|VBZ|MD)$/.test(xpos))) return undefined;
  const { xpos } = tree.token(subject);
  const [article] = tree.with(subject, 'det').map((at) => tree.token(at).form.toLowerCase());
  const isOfAll = article === undefined ? xpos === 'NNS' : /^(?:all|any|every|each|an?)$/.test(article);
  const [clause] = tree.with(subject, 'acl:relcl');
  // "Members, who …" tells something of all of them.
  const before = clause === undefined ? -1 : tree.span(clause).start;
  const isPickedOut = tree.tokens.every(
    ({ form, end, start }) => form !== ',' || end > before || start < tree.token(subject).end,
  );
  return isOfAll && isPickedOut ? clause : undefined;
}

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
