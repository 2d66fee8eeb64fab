/** A list within a clause, told member by member: `visited Lyon, Nice and Arles`. */
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { tellsApart } from './guards.ts';
import { isRun, subtree, type Told, told } from './tokens.ts';

/** Log-odds from which a member surely belongs to its list. */
const SURE = 0.3;
const MOST_MEMBERS = 12;

/** What a noun has of its own, beside what its place in the clause gives it. */
const OWN = new Set(
  'det amod compound nmod nmod:poss nmod:unmarked nummod flat acl acl:relcl appos fixed goeswith flat:foreign'.split(
    ' ',
  ),
);

/** The clause with each member of its list alone; the clause itself where it has no list to be told so. */
export function members(tree: Tree, predicate: Predicate, tokens: readonly number[]): Told[] {
  const present = new Set(tokens);
  const whole = [told(tree, tokens, tokens)];
  if (tokens.length === 0) return [];
  const list = listOf(tree, predicate, present);
  if (list === undefined || !tellsApart(tree, tokens, predicate.token)) return whole;
  const [first, ...others] = list;
  const own = ownOf(tree, first).filter((at) => present.has(at));
  const rest = new Map(others.map((other) => [other, subtree(tree, other).filter((at) => present.has(at))]));
  const all = new Set([...own, ...[...rest.values()].flat()]);
  const frame = tokens.filter((at) => !all.has(at));
  const variants = [told(tree, merge(frame, own), own)];
  for (const words of rest.values()) {
    const bare = words.filter(
      (at) => (tree.token(at).deprel !== 'cc' && tree.token(at).upos !== 'PUNCT') || !isEdge(words, at),
    );
    const shared = sharedArticle(tree, first, words);
    variants.push(
      told(tree, merge(frame, [...shared, ...bare.filter((at) => tree.token(at).deprel !== 'cc')]), bare),
    );
  }
  const tail = sharedTail(tree, list, rest);
  if (tail.length > 0)
    variants.splice(
      0,
      variants.length - 1,
      ...variants.slice(0, -1).map((one) => ({ ...one, tokens: merge(one.tokens, tail) })),
    );
  return variants;
}

const merge = (a: readonly number[], b: readonly number[]): number[] =>
  [...new Set([...a, ...b])].sort((x, y) => x - y);

const isEdge = (tokens: readonly number[], at: number): boolean => at === tokens[0] || at === tokens.at(-1);

/** The members of the clause's longest list, its first one first. */
function listOf(
  tree: Tree,
  predicate: Predicate,
  present: ReadonlySet<number>,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  for (const head of heads(tree, predicate)) {
    const joined = tree.with(head, 'conj').filter((at) => present.has(at));
    if (joined.length === 0 || joined.length + 1 > MOST_MEMBERS) continue;
    const list = [head, ...joined];
    if (isPlain(tree, predicate, list) && list.length > (best?.length ?? 0)) best = list;
  }
  return best;
}

/** Where a list may stand: what is said of the subject, objects, phrases with a preposition, and examples. */
function heads(tree: Tree, predicate: Predicate): number[] {
  const direct = [predicate.token, ...tree.with(predicate.token, 'obj', 'obl', 'xcomp', 'obl:agent', 'nmod')];
  const below = direct.flatMap((at) => tree.with(at, 'nmod', 'obl', 'obj', 'appos'));
  return [...direct, ...below].filter(
    (at) => tree.token(at).upos !== 'VERB' && at > firstVerb(tree, predicate),
  );
}

const firstVerb = (tree: Tree, { token, copula }: Predicate): number =>
  copula >= 0 ? copula : tree.token(token).upos === 'VERB' ? token : token - 1;

function isPlain(tree: Tree, predicate: Predicate, list: readonly number[]): boolean {
  const [first, ...others] = list;
  const nominal = (at: number): boolean => {
    const { upos } = tree.token(at);
    return (upos === 'NOUN' || upos === 'PROPN') && !isMeasured(tree, at);
  };
  const sure = others.every((at) => {
    const { headMargin } = tree.token(at);
    return (
      headMargin >= SURE && isRun(subtree(tree, at)) && tree.with(at, 'nsubj', 'cop', 'conj').length === 0
    );
  });
  if (!sure) return false;
  if (list.every((at) => isYear(tree, at))) return true;
  if (!list.every(nominal) || !isUniform(tree, others) || hidesMember(tree, first)) return false;
  if (others.some((at) => subtree(tree, at).some((one) => /^[()]$/.test(tree.token(one).form)))) return false;
  if (others.some((at) => mayBelongBefore(tree, predicate, first, at))) return false;
  if (others.some((at) => tree.token(at).lemma === tree.token(first).lemma && tree.children(at).length <= 1))
    return false;
  if (first === predicate.token) return isKind(tree, list);
  if (list.length > 2) return true;
  return list.every((at) => isNamed(tree, at)) || isIncluded(tree, predicate, list);
}

/** Verbs of which each thing that is had, had by itself, is as true. */
const INCLUDING = new Set('include contain feature'.split(' '));

/** `includes unlimited storage and priority support`: each told by words of its own, none of which reaches the other. */
const isIncluded = (tree: Tree, { token }: Predicate, list: readonly number[]): boolean =>
  INCLUDING.has(tree.token(token).lemma) &&
  tree.token(list[0]!).deprel === 'obj' &&
  list.every(
    (at) =>
      tree.with(at, 'amod', 'compound').length > 0 &&
      tree.with(at, 'nmod', 'acl', 'acl:relcl', 'appos').length === 0,
  ) &&
  tree.with(token, 'obl', 'advcl', 'xcomp').every((at) => at < list[0]!);

/** `charge a commission on the price and a fee`: the last may be one with what stands before the first. */
function mayBelongBefore(tree: Tree, { token }: Predicate, first: number, last: number): boolean {
  const article = articleOf(tree, last);
  if (article === '' || article === articleOf(tree, first)) return false;
  return tree
    .with(token, 'obj', 'nsubj:pass')
    .some((at) => at < first && at > token && articleOf(tree, at) === article);
}

const articleOf = (tree: Tree, at: number): string =>
  tree
    .with(at, 'det')
    .map((one) => tree.token(one).form.toLowerCase().replace('an', 'a'))
    .join(' ');

/** `a balcony, a desk and free Wi-Fi`: a member taken for more about the one before it. */
const hidesMember = (tree: Tree, first: number): boolean =>
  [first, ...tree.with(first, 'appos')].some(
    (at) =>
      tree.token(at).deprel === 'appos' &&
      tree.with(at, 'det').some((one) => /^an?$/i.test(tree.token(one).form)),
  );

/** All with an article, or all without: another is a member of another list. */
function isUniform(tree: Tree, list: readonly number[]): boolean {
  return new Set(list.map((at) => tree.with(at, 'det', 'nmod:poss').length > 0)).size === 1;
}

/** `the founder and head of the bank`: under one article, what stands behind the last holds for all. */
function sharedTail(
  tree: Tree,
  list: readonly number[],
  rest: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const last = list.at(-1)!;
  const owned = list.slice(1).some((at) => tree.with(at, 'det', 'nmod:poss').length > 0);
  const others = list
    .slice(0, -1)
    .some((at) => tree.with(at, 'nmod', 'acl', 'acl:relcl').some((one) => one > at));
  if (owned || others) return [];
  const tail = tree
    .with(last, 'nmod')
    .filter((at) => at > last)
    .flatMap((at) => subtree(tree, at));
  return tail.filter((at) => rest.get(last)?.includes(at));
}

/** `a singer and songwriter`: each says what the subject is. */
function isKind(tree: Tree, [first, ...others]: readonly number[]): boolean {
  const { xpos } = tree.token(first);
  const article = tree.with(first, 'det').some((at) => /^(?:an?|the)$/i.test(tree.token(at).form));
  if (!article || !others.every((at) => tree.token(at).xpos === xpos)) return false;
  // "a stage and film actress" is one actress.
  const [second] = others;
  return (
    others.length > 1 || tree.with(second!, 'det').length > 0 || tree.with(second!, 'compound').length === 0
  );
}

/** A name of several words, or one with an article: no part of a fixed pair, nor of what is given or had together. */
function isNamed(tree: Tree, at: number): boolean {
  return tree.token(at).upos === 'PROPN' && tree.with(at, 'flat', 'compound', 'det', 'nmod:poss').length > 0;
}

/** An amount: members that are counted are part of what is counted. */
const isMeasured = (tree: Tree, at: number): boolean =>
  tree.with(at, 'nummod').length > 0 || /\d/.test(tree.token(at).form);

const isYear = (tree: Tree, at: number): boolean => {
  const { form } = tree.token(at);
  return (
    /^(?:1[5-9]|20)\d\d$/.test(form) &&
    !tree
      .children(at)
      .some(
        (child) =>
          /\p{L}/u.test(tree.token(child).form) && !['case', 'cc', 'conj'].includes(tree.token(child).deprel),
      )
  );
};

/** The member's own words: without those joined to it and those that its place gives it. */
function ownOf(tree: Tree, head: number): number[] {
  const own = tree.children(head).filter((child) => OWN.has(tree.token(child).deprel));
  return [head, ...own.flatMap((child) => subtree(tree, child))].sort((a, b) => a - b);
}

/** `a singer and songwriter`, `his mother and father`: the article holds for both. */
function sharedArticle(tree: Tree, first: number, words: readonly number[]): number[] {
  const has = words.some((at) => ['det', 'nmod:poss'].includes(tree.token(at).deprel));
  return has ? [] : tree.with(first, 'det', 'nmod:poss').flatMap((at) => subtree(tree, at));
}
