/**
 * "The shop closed in May" by "the shop closed, and the bar opened in May": when, where, how and what of a deed that the next
 * clause, with a subject of its own, tells of another.
 */
import type { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree, unitOf } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { tokenOf } from '../token-of.ts';

export const IN_NEXT_CLAUSE: readonly Guard[] = [
  againstUnit('role', 'sentence', toldOfNext, { told: () => JOINED }),
  againstUnit('condition', 'sentence', eitherOfTwo, { told: () => OR }),
];

const OR = /\bor\b/iu;
/** "Ana left, or Ben did": one of the two is so, and not said which. */
function eitherOfTwo({ reading: claim, units, inferred }: Told, sentence: AlignedSentence): number {
  if (inferred || sentence.source.structured || /\b(?:or|either)\b/iu.test(textOf(claim))) return -1;
  const { alignment, source } = sentence;
  const main = unitOf(claimTree(claim), claim, units, (i) => alignment.matches[i]!.strength >= FOUND);
  const { tree } = source.grammar(sentence.sentence);
  const verb = main < 0 ? -1 : tokenOf(sentence, tree, alignment.matches[main]!.at);
  if (verb < 0 || tree.with(verb, ...SUBJECTS).length === 0) return -1;
  const isOther = tree
    .with(verb, 'conj')
    .some(
      (at) =>
        tree.with(at, ...SUBJECTS).length > 0 &&
        tree.with(at, 'cc').some((one) => /^or$/i.test(tree.token(one).form)),
    );
  return isOther ? main : -1;
}

/** What joins two statements. */
const JOINED = /(?:[,;] |\b)(?:and|but|while|whereas|or|so|yet)\b|;/iu;
/** Match from which a word stands for a unit. */
const FOUND = 0.7;
const SUBJECTS = ['nsubj', 'nsubj:pass'] as const;

function toldOfNext({ reading: claim, units, inferred, support }: Told, sentence: AlignedSentence): number {
  if (inferred || sentence.source.structured) return -1;
  const { alignment, reading, source } = sentence;
  const main = unitOf(claimTree(claim), claim, units, (i) => alignment.matches[i]!.strength >= FOUND);
  const deed = alignment.matches[main];
  if (deed === undefined || deed.at < 0) return -1;
  const { tree } = source.grammar(sentence.sentence);
  const verb = tokenOf(sentence, tree, deed.at);
  if (verb < 0 || tree.with(verb, ...SUBJECTS).length === 0) return -1;
  const { lemma } = tree.token(verb);
  // "…; a parallel case, C-99, was closed": the same deed is told of another thing too.
  const next = clausesBehind(tree, verb).filter(
    ({ all }) => ![...all].some((at) => tree.token(at).lemma === lemma),
  );
  if (next.length === 0) return -1;
  const placed = units.map((_, i) => {
    const { at, strength } = alignment.matches[i]!;
    return at < 0 || strength < FOUND || support.from[i] !== 0 ? -1 : tokenOf(sentence, tree, at);
  });
  return units.findIndex((unit, i) => {
    const token = placed[i]!;
    const clause = next.find(({ all }) => all.has(token));
    // What the next clause is about may be the thing that the first is of.
    if (i === main || token < 0 || clause === undefined || clause.head.has(token)) return false;
    // What is told of the second by the statement too is not the first's.
    if (placed.some((one) => one >= 0 && clause.head.has(one))) return false;
    return !reading.words.some(
      ({ lemma, value }, at) =>
        (value >= 0 ? value === reading.words[alignment.matches[i]!.at]!.value : lemma === unit.word.lemma) &&
        !clause.all.has(tokenOf(sentence, tree, at)),
    );
  });
}

interface Clause {
  readonly all: ReadonlySet<number>;
  /** Its verb and its subject. */
  readonly head: ReadonlySet<number>;
}

const isJoined = (tree: Tree, at: number, deprel: string): boolean =>
  deprel === 'conj' ||
  deprel === 'parataxis' ||
  (deprel === 'advcl' &&
    tree.with(at, 'mark').some((one) => /^(?:while|whereas)$/i.test(tree.token(one).form)));

/** The clauses joined behind a verb's that have a subject of their own. */
function clausesBehind(tree: Tree, verb: number): readonly Clause[] {
  return tree.tokens.flatMap(({ deprel, head, upos }, at): Clause[] => {
    if (at <= verb || head !== verb || !isJoined(tree, at, deprel)) return [];
    const subjects = tree.with(at, ...SUBJECTS);
    if (
      !/^(?:VERB|ADJ|NOUN|AUX)$/.test(upos) ||
      subjects.length === 0 ||
      POINTING.test(tree.token(subjects[0]!).form)
    )
      return [];
    const all = new Set([at]);
    for (const one of all) for (const child of tree.children(one)) all.add(child);
    return [{ all, head: new Set([at, ...subjects]) }];
  });
}

/** Who is meant by these may be the first's. */
const POINTING = /^(?:it|they|he|she|this|that|these|those|both|all|each|which|who)$/i;
