/** What a predicate stands under: the verb that reports it, the condition it is part of, the noun it describes. */
import { gather } from '../gather.ts';
import { controllerOf } from './control.ts';
import type { Tree } from './tree.ts';
import { isPredicate } from './verb-group.ts';

export type EmbeddingRelation =
  | 'ccomp'
  | 'xcomp'
  | 'advcl'
  | 'acl'
  | 'acl:relcl'
  | 'amod'
  | 'csubj'
  | 'parataxis'
  | 'quote'
  | 'nominal';

/** How and under what a predicate is embedded. */
export interface Embedding {
  readonly relation: EmbeddingRelation;
  /** The governing token and its lemma. */
  readonly token: number;
  readonly under: string;
  /** Words that introduce the clause, in lower case: `if`, `unless`, `that`, `to`, `as soon as`; '' for none. */
  readonly mark: string;
}

const SAYING = new Set(
  'say tell report claim state announce declare argue allege note add explain write suggest insist warn confirm deny reply answer ask believe think hope expect'.split(
    ' ',
  ),
);

/** The embedding of predicate `i`; null where the sentence states it. */
export function embeddingOf(tree: Tree, i: number): Embedding | null {
  const { head, deprel } = tree.token(i);
  const reporter = reporterOf(tree, i);
  if (reporter >= 0) return embedding(tree, 'quote', reporter, '');
  if (head < 0) return null;
  if (deprel === 'conj') return isPredicate(tree, head) ? embeddingOf(tree, head) : nominal(tree, i);
  const mark = markOf(tree, i);
  if (controllerOf(tree, i) >= 0) return embedding(tree, 'xcomp', tree.token(head).head, mark);
  switch (deprel) {
    case 'parataxis':
      return isReporting(tree, i) ? null : parenthetic(tree, i, head);
    case 'ccomp':
      if (isAdverbial(tree, head, mark)) return embedding(tree, 'advcl', head, mark);
      return embedding(tree, isQuoted(tree, i) ? 'quote' : 'ccomp', head, mark);
    case 'acl:relcl':
      return embedding(tree, deprel, head, mark === 'that' ? '' : mark);
    case 'xcomp':
      return embedding(tree, tree.with(i, 'nsubj', 'nsubj:pass').length > 0 ? 'ccomp' : 'xcomp', head, mark);
    case 'acl':
    case 'amod':
      return embedding(tree, deprel, head, mark);
    case 'advcl':
    case 'advcl:relcl':
      return embedding(tree, 'advcl', head, mark);
    case 'csubj':
    case 'csubj:pass':
      return embedding(tree, 'csubj', head, mark);
    default:
      return nominal(tree, i);
  }
}

const CIRCUMSTANCE = new Set([
  'unless',
  'because',
  'although',
  'though',
  'after',
  'before',
  'until',
  'while',
  'since',
]);
const ASKING = new Set(
  'ask wonder know see check doubt determine verify confirm decide tell say find learn matter care'.split(
    ' ',
  ),
);

/** A clause of condition, time or reason is none that its governor reports, whatever the parse calls it. */
const isAdverbial = (tree: Tree, governor: number, mark: string): boolean =>
  CIRCUMSTANCE.has(mark) || (mark === 'if' && !ASKING.has(tree.token(governor).lemma));

/** A verb as a noun's modifier or object stands under that noun or its governor. */
const nominal = (tree: Tree, i: number): Embedding =>
  embedding(tree, 'nominal', tree.token(i).head, markOf(tree, i));

function embedding(tree: Tree, relation: EmbeddingRelation, token: number, mark: string): Embedding {
  return { relation, token, under: tree.token(token).lemma, mark };
}

/** A clause set beside the main one is stated like it. */
const parenthetic = (tree: Tree, i: number, head: number): Embedding | null =>
  isPredicate(tree, head)
    ? embeddingOf(tree, head)
    : tree.token(head).head < 0
      ? null
      : embedding(tree, 'parataxis', head, markOf(tree, i));

function markOf(tree: Tree, i: number): string {
  const marks = tree.children(i).filter((child) => {
    const { deprel, xpos } = tree.token(child);
    return deprel === 'mark' || (deprel === 'advmod' && xpos === 'WRB') || (deprel === 'case' && child < i);
  });
  const words = gather(marks, (mark) => [mark, ...tree.with(mark, 'fixed')]);
  const mark = words.map((word) => tree.token(word).form.toLowerCase()).join(' ');
  return mark === '' ? misplacedMark(tree, i) : mark;
}

/** `after the update was installed`, where the parse gives `after` to the update. */
function misplacedMark(tree: Tree, i: number): string {
  const cases = gather(tree.with(i, 'nsubj', 'nsubj:pass'), (subject) => tree.with(subject, 'case'));
  const forms = cases.map((word) => tree.token(word).form.toLowerCase());
  return forms.find((form) => CIRCUMSTANCE.has(form)) ?? '';
}

/** `…, the agent said`: the verb of saying beside what is said, or -1. */
function reporterOf(tree: Tree, i: number): number {
  return tree.with(i, 'parataxis').find((child) => isReporting(tree, child)) ?? -1;
}

function isReporting(tree: Tree, i: number): boolean {
  const { lemma, upos } = tree.token(i);
  if (upos !== 'VERB' || !SAYING.has(lemma)) return false;
  return tree.with(i, 'nsubj').length > 0 && tree.with(i, 'obj', 'ccomp', 'xcomp').length === 0;
}

const QUOTES = /^["“”„«»]|^''$|^``$/;

/** Whether the clause begins with a quotation mark, or stands before its verb of saying. */
function isQuoted(tree: Tree, i: number): boolean {
  const { head } = tree.token(i);
  if (tree.with(i, 'punct').some((mark) => QUOTES.test(tree.token(mark).form))) return true;
  return i < head && SAYING.has(tree.token(head).lemma) && tree.with(i, 'mark').length === 0;
}

/** A sentence without a finite verb whose noun has a participle: `Charge posted twice`. The participle states it. */
export function isHeadline(tree: Tree, i: number): boolean {
  const { head, deprel, xpos } = tree.token(i);
  if (deprel !== 'acl' || xpos !== 'VBN' || head < 0 || tree.token(head).head >= 0) return false;
  return !isPredicate(tree, head) && tree.with(i, 'mark').length === 0;
}
