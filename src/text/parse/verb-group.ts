/** What surrounds a verb and modifies it: auxiliaries, negation, voice, tense, particles. */

import { byWord } from '../by-word.ts';
import { gather } from '../gather.ts';
import type { Tree } from './tree.ts';
import type { ParsedToken } from './types.ts';

/** The verb group of a predicate; numbers are indices of tokens. */
export interface VerbGroup {
  /** The linking verb of a predicate that is an adjective or a noun, else -1. */
  readonly copula: number;
  /** Separable part of the verb: `out` of `carry out`, or ''. */
  readonly particle: string;
  readonly auxiliaries: readonly number[];
  /** Lemmas of modal auxiliaries: can, could, may, might, must, shall, should, will, would, … */
  readonly modals: readonly string[];
  readonly passive: boolean;
  readonly tense: 'past' | 'present' | 'future' | 'none';
  readonly perfect: boolean;
  readonly progressive: boolean;
  /** An order or a request: no subject, no tense. */
  readonly imperative: boolean;
  /** Words that negate the predicate or one of its arguments as a whole: `not`, `never`, `no refund`, `nobody`. */
  readonly negations: readonly number[];
  /** An odd number of negations. */
  readonly negated: boolean;
}

const CLAUSAL = new Set([
  'root',
  'ccomp',
  'xcomp',
  'advcl',
  'advcl:relcl',
  'acl',
  'acl:relcl',
  'parataxis',
  'csubj',
  'csubj:pass',
]);
const NEGATORS = new Set([
  'not',
  'never',
  "n't",
  'neither',
  'nor',
  'hardly',
  'scarcely',
  'barely',
  'nowhere',
  'nt',
]);
const NO_ONE = new Set(['nobody', 'nothing', 'none', 'neither', 'no-one']);
const ARGUMENT = ['nsubj', 'nsubj:pass', 'obj', 'iobj', 'expl'];
const SEMI_MODALS = new Set(['ought', 'need', 'dare']);

/** Whether a token heads a clause of its own: a verb, what a linking verb says, or what stands in a clause's place. */
export function isPredicate(tree: Tree, i: number): boolean {
  const { upos, deprel } = tree.token(i);
  if (
    deprel === 'aux' ||
    deprel === 'aux:pass' ||
    deprel === 'cop' ||
    deprel === 'fixed' ||
    deprel === 'case'
  )
    return false;
  if (deprel === 'compound' || deprel === 'mark' || deprel === 'cc' || deprel === 'discourse') return false;
  if (upos === 'VERB' || (upos === 'AUX' && (CLAUSAL.has(deprel) || deprel === 'conj'))) return true;
  if (tree.with(i, 'cop', 'aux', 'aux:pass').length > 0) return true;
  return deprel === 'xcomp' || (CLAUSAL.has(deprel) && tree.with(i, 'nsubj', 'nsubj:pass').length > 0);
}

/** The verb group of predicate `i`; `shared` is that of the predicate before it in a coordination. */
export function verbGroup(tree: Tree, i: number, shared: VerbGroup | null): VerbGroup {
  const token = tree.token(i);
  const copula = tree.with(i, 'cop')[0] ?? -1;
  const own = tree.with(i, 'aux', 'aux:pass');
  const takes = shared !== null && sharesAuxiliaries(tree, i, own, copula);
  const auxiliaries = takes ? shared.auxiliaries : own;
  const modals = auxiliaries.filter((aux) => isModal(tree, aux)).map((aux) => modalLemma(tree, aux));
  const passive = isPassive(tree, i, takes ? shared : null);
  const first = auxiliaries[0] ?? (copula >= 0 ? copula : i);
  const negations = negationsOf(tree, i, takes ? shared : null);
  const infinitive = tree.with(i, 'mark').some((mark) => tree.token(mark).xpos === 'TO');
  return {
    copula,
    particle: tree
      .with(i, 'compound:prt')
      .map((part) => tree.token(part).lemma)
      .join(' '),
    auxiliaries,
    modals,
    passive,
    tense: infinitive ? 'none' : tenseOf(tree.token(first), modals),
    perfect: token.xpos === 'VBN' && auxiliaries.some((aux) => tree.token(aux).lemma === 'have'),
    progressive: token.xpos === 'VBG' && auxiliaries.some((aux) => tree.token(aux).lemma === 'be'),
    imperative: isImperative(tree, i, first, infinitive),
    negations,
    negated: negations.length % 2 === 1,
  };
}

/** A later verb of a coordination takes over the auxiliaries when it has none and could not stand without. */
function sharesAuxiliaries(tree: Tree, i: number, own: readonly number[], copula: number): boolean {
  if (own.length > 0 || copula >= 0 || tree.with(i, 'nsubj', 'nsubj:pass', 'mark', 'expl').length > 0)
    return false;
  const { xpos } = tree.token(i);
  return xpos === 'VB' || xpos === 'VBN' || xpos === 'VBG' || !xpos.startsWith('V');
}

function isPassive(tree: Tree, i: number, shared: VerbGroup | null): boolean {
  const { xpos, deprel } = tree.token(i);
  if (tree.with(i, 'aux:pass', 'nsubj:pass', 'csubj:pass').length > 0) return true;
  if (isBareWithAgent(tree, i)) return true;
  if (xpos !== 'VBN' || tree.with(i, 'aux').length > 0) return false;
  if (shared) return shared.passive;
  return deprel === 'acl' || deprel === 'amod' || (deprel === 'advcl' && tree.with(i, 'nsubj').length === 0);
}

/** `Refund approved by the manager`: a past form without an object that has an agent. */
function isBareWithAgent(tree: Tree, i: number): boolean {
  const { xpos } = tree.token(i);
  if ((xpos !== 'VBD' && xpos !== 'VBN') || tree.with(i, 'aux', 'obj', 'ccomp', 'xcomp').length > 0)
    return false;
  return tree.with(i, 'obl:agent').length > 0;
}

const isModal = (tree: Tree, i: number): boolean =>
  tree.token(i).xpos === 'MD' || SEMI_MODALS.has(tree.token(i).lemma);

const MODAL_FORMS: Readonly<Record<string, string>> = byWord({
  "'ll": 'will',
  "'d": 'would',
  wo: 'will',
  ca: 'can',
  sha: 'shall',
});

function modalLemma(tree: Tree, i: number): string {
  const form = tree.token(i).form.toLowerCase().replaceAll('’', "'");
  return MODAL_FORMS[form] ?? form;
}

function tenseOf(first: ParsedToken, modals: readonly string[]): VerbGroup['tense'] {
  if (modals.includes('will') || modals.includes('shall')) return 'future';
  const { xpos } = first;
  if (xpos === 'VBD' || isPastForm(first)) return 'past';
  return xpos === 'VBZ' || xpos === 'VBP' || xpos === 'MD' ? 'present' : 'none';
}

/** Pasts of irregular verbs that are the plain form of no verb: "many ate pork" has no present. */
const PASTS = new Set(
  (
    'ate drank chose drove flew gave grew knew rode sang spoke stole swam threw took woke wore wrote began broke bought ' +
    'brought built caught came drew fought forgot froze went heard held kept lost made met paid ran sold sent shot slept ' +
    'spent stood taught told thought understood won sought shook sank sprang swore tore wept crept dealt fled forbade'
  ).split(' '),
);

/** Whether a form that the parse has for a present is a past. */
const isPastForm = ({ xpos, form }: ParsedToken): boolean => xpos === 'VBP' && PASTS.has(form.toLowerCase());

function isImperative(tree: Tree, i: number, first: number, infinitive: boolean): boolean {
  const { deprel } = tree.token(i);
  const subject = tree.with(i, 'nsubj', 'nsubj:pass', 'expl', 'csubj').length > 0;
  const base = tree.token(first).xpos === 'VB' || tree.token(first).xpos === 'VBP';
  return base && !subject && !infinitive && (deprel === 'root' || deprel === 'parataxis');
}

/** Negating words at the predicate and at its arguments; a shared auxiliary brings its negation along. */
function negationsOf(tree: Tree, i: number, shared: VerbGroup | null): number[] {
  const own = tree.children(i).filter((child) => {
    const { deprel, lemma, form } = tree.token(child);
    return (
      (deprel === 'advmod' || deprel === 'cc' || deprel === 'cc:preconj') &&
      (NEGATORS.has(lemma) || NEGATORS.has(form.toLowerCase()))
    );
  });
  if (tree.token(i).deprel === 'conj' && shared === null) own.push(...neitherNor(tree, i));
  const noLonger = tree
    .with(i, 'advmod')
    .flatMap((adverb) => tree.with(adverb, 'advmod', 'det').filter((no) => tree.token(no).lemma === 'no'));
  const empty = gather(tree.with(i, ...ARGUMENT), (argument) => emptiness(tree, argument));
  // "Can neither be returned nor exchanged": the second word of the pair denies what the first would deny.
  const paired = own.some((negation) => tree.token(negation).lemma === 'nor');
  const inherited = shared
    ? shared.negations.filter(
        (negation) =>
          negation < i && !own.includes(negation) && !(paired && tree.token(negation).lemma === 'neither'),
      )
    : [];
  return [...new Set([...own, ...noLonger, ...empty, ...inherited])].sort((a, b) => a - b);
}

const neitherNor = (tree: Tree, i: number): number[] =>
  tree.with(i, 'cc').filter((cc) => tree.token(cc).lemma === 'nor');

/** `no refund`, `nobody`, `none of them`, `neither the manager nor the agent`. */
function emptiness(tree: Tree, argument: number): number[] {
  if (NO_ONE.has(tree.token(argument).lemma)) return [argument];
  return tree
    .with(argument, 'det', 'cc', 'cc:preconj')
    .filter((word) => tree.token(word).lemma === 'no' || tree.token(word).form.toLowerCase() === 'neither');
}
