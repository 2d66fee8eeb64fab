/** Where the same is said by a turn of the sentence: clefts, appositions, and a copula that the parse took amiss. */
import { gather } from '../../text/gather.ts';
import { prepositionOf } from '../../text/parse/arguments.ts';
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Clause } from './types.ts';

/** The predicates of a sentence with clefts undone, misread copulas and objects set right. */
export function repaired(tree: Tree, read: readonly Predicate[]): Predicate[] {
  const all = withObjects(tree, read).map((one) => withCountedObject(tree, one));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const cleft = root < 0 ? -1 : cleftClause(tree, root);
  if (cleft >= 0) {
    const main = all.find(({ token }) => token === root);
    return gather(all, (one) => (one.token === root ? [] : [unclefted(tree, one, cleft, root, main)]));
  }
  const said = root < 0 ? -1 : afterCopula(tree, root);
  if (said < 0) return [...all];
  const main = all.find(({ token }) => token === root);
  if (main === undefined) return [...all];
  const rest = all.filter(({ token }) => token !== root && token !== said);
  const margin = Math.min(0, main.margin);
  return [...rest, { ...main, token: said, lemma: tree.token(said).lemma, subjects: [root], margin }];
}

/** Verbs behind which a noun says what their subject is. */
const BECOMING = new Set(
  'be become remain stay seem appear look feel sound get turn go act serve work prove end start begin die live'.split(
    ' ',
  ),
);

/** "Left out two messages", read as if they were messages themselves: a noun there is what it is done to. */
function withObjects(tree: Tree, all: readonly Predicate[]): readonly Predicate[] {
  const misread = all.filter(({ token, copula }) => {
    const { upos, deprel, head } = tree.token(token);
    if (deprel !== 'xcomp' || upos !== 'NOUN' || copula >= 0 || head < 0 || head > token) return false;
    const over = tree.token(head);
    return over.upos === 'VERB' && !BECOMING.has(over.lemma) && tree.with(head, 'obj', 'iobj').length === 0;
  });
  if (misread.length === 0) return all;
  const objects = new Map(misread.map(({ token }) => [tree.token(token).head, token]));
  return gather(all, (one): Predicate[] => {
    if (misread.includes(one)) return [];
    const object = objects.get(one.token);
    return [object === undefined || one.passive ? one : { ...one, objects: tree.conjuncts(object) }];
  });
}

/** "May borrow up to six books", read as if something were borrowed up: what is so counted is the object. */
function withCountedObject(tree: Tree, one: Predicate): Predicate {
  const counted = one.obliques.find(({ prep, head }) => prep === 'to' && isCountedUpTo(tree, head));
  if (counted === undefined || one.passive || one.copula >= 0 || one.objects.length > 0) return one;
  const obliques = one.obliques.filter((phrase) => phrase !== counted);
  const particle = one.particle === 'up' ? '' : one.particle;
  const adverbs = one.adverbs.filter((adverb) => tree.token(adverb).form.toLowerCase() !== 'up');
  return { ...one, objects: tree.conjuncts(counted.head), obliques, particle, adverbs };
}

/** Whether "up to" and a number stand right before a noun, or before what tells more of it. */
function isCountedUpTo(tree: Tree, noun: number): boolean {
  const [to] = tree.with(noun, 'case');
  if (to === undefined || tree.tokens[to - 1]?.form.toLowerCase() !== 'up') return false;
  return tree.with(noun, 'nummod').includes(to + 1) && tree.token(noun).upos === 'NOUN';
}

/** The clause of "it was Ben who approved it", or -1. */
function cleftClause(tree: Tree, root: number): number {
  const [copula] = tree.with(root, 'cop');
  if (copula === undefined || copula > root) return -1;
  const it = tree.with(root, 'expl', 'nsubj').some((child) => tree.token(child).form.toLowerCase() === 'it');
  if (!it) return -1;
  const [clause] = tree.with(root, 'acl:relcl', 'advcl:relcl');
  return clause ?? -1;
}

const RELATIVES = new Set(['who', 'that', 'which', 'whom']);

/** The clause of a cleft with what the cleft puts first in its place. */
function unclefted(tree: Tree, one: Predicate, clause: number, root: number, main?: Predicate): Predicate {
  if (one.token !== clause) return one;
  const fill = (tokens: readonly number[]): number[] =>
    tokens.map((token) => (RELATIVES.has(tree.token(token).form.toLowerCase()) ? root : token));
  const stated = { ...one, embedding: null, isRoot: true, negated: one.negated !== (main?.negated ?? false) };
  const prep = prepositionOf(tree, root);
  if (prep !== '') {
    const kept = one.objects.filter((token) => !RELATIVES.has(tree.token(token).form.toLowerCase()));
    return { ...stated, objects: kept, obliques: [...one.obliques, { prep, head: root }] };
  }
  return { ...stated, subjects: fill(one.subjects), objects: fill(one.objects) };
}

/** In "Anna is Ben's manager", read as if Anna were the predicate, the noun after the copula; else -1. */
function afterCopula(tree: Tree, root: number): number {
  const [copula] = tree.with(root, 'cop');
  if (copula === undefined || copula < root) return -1;
  const nouns = tree
    .children(root)
    .filter((child) => child > copula && ['NOUN', 'PROPN'].includes(tree.token(child).upos));
  return nouns.length === 1 ? nouns[0] : -1;
}

/** Each apposition as a clause: "Ana Ruiz, the CFO" says that Ana Ruiz is the CFO. */
export function appositions(tree: Tree): Clause[] {
  return gather(tree.tokens, ({ deprel, head, headMargin, labelMargin }, token): Clause[] => {
    if (deprel !== 'appos' || head < 0 || !isNaming(tree, token, head)) return [];
    return [
      {
        token,
        particle: '',
        subjects: [head],
        objects: [],
        recipients: [],
        obliques: [],
        adverbs: [],
        linking: true,
        passive: false,
        headline: false,
        progressive: false,
        negated: false,
        modality: 'none',
        time: 'present',
        asserted: true,
        helpers: [],
        under: head,
        relation: 'appos',
        mark: '',
        margin: Math.min(headMargin, labelMargin),
      },
    ];
  });
}

/** Whether a noun is set beside another by a comma or a bracket, or by nothing, and nothing denies it. */
function isNaming(tree: Tree, token: number, head: number): boolean {
  if (!['NOUN', 'PROPN'].includes(tree.token(token).upos) || head > token) return false;
  for (let at = head + 1; at < token; at++)
    if (/^(?::|-+|not|n't|or|\u2013|\u2014)$/i.test(tree.token(at).form)) return false;
  return tree.with(token, 'mark', 'cop', 'aux', 'aux:pass').length === 0;
}
