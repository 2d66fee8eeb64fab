/** Predicates that a conjunction joins: how one stands beside the other, by the parse. */
import type { Predicate } from '../../text/parse/clauses.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { PEOPLE } from '../whom/people.ts';
import { subtree } from './tokens.ts';

/** `… and neither has been paid`: the word before the verb is its subject, or shares it out. */
export const opensWithShare = (tree: Tree, at: number): boolean =>
  subtree(tree, at).some(
    (one) =>
      one < at &&
      tree.token(one).head === at &&
      /^(?:neither|nor|both|each|either)$/i.test(tree.token(one).form),
  );

/** `was locked and unlocked at 9:10`: what is done to a thing, though read as a past form of its own. */
export function mayBePassive(tree: Tree, first: Predicate, { token, objects }: Predicate): boolean {
  if (tree.token(token).xpos !== 'VBD' || !PARTICIPLE.test(tree.token(token).form)) return false;
  const [subject] = tree.with(first.token, 'nsubj:pass');
  if (subject === undefined) return false;
  const { upos, lemma } = tree.token(subject);
  if (lemma !== 'it' && (upos !== 'NOUN' || PEOPLE.has(lemma))) return false;
  return tree.with(token, 'obj').length === 0 && objects.every((at) => at < token);
}

/** `is open to members and closed to guests`: a state beside another one, though read as a past form of its own. */
export const mayBeState = (tree: Tree, { copula }: Predicate, { token, objects }: Predicate): boolean =>
  copula >= 0 &&
  /^VB[ZP]$/.test(tree.token(copula).xpos) &&
  tree.token(token).xpos === 'VBD' &&
  PARTICIPLE.test(tree.token(token).form) &&
  objects.length === 0;

/** `Kim wrote to Lee because he was late and wanted a refund`: the verb may go on with the clause that stands between. */
export function goesOnWithin(tree: Tree, first: Predicate, { token }: Predicate): boolean {
  const [joint] = tree.with(token, 'cc');
  if (joint === undefined || tree.tokens[joint - 1]?.form === ',') return false;
  return tree.tokens.some(
    ({ deprel, head }, at) =>
      at > first.token && at < joint && /^nsubj/.test(deprel) && head !== first.token && head !== token,
  );
}

/** `should have sent it and closed the case`, `has not sent it and closed the case`: the past form may share the "have". */
export const mayBeHelped = (tree: Tree, first: Predicate, { token, auxiliaries }: Predicate): boolean =>
  tree.token(token).xpos === 'VBD' &&
  PARTICIPLE.test(tree.token(token).form) &&
  auxiliaries.every((at) => at < first.token) &&
  first.auxiliaries.some((at) => tree.token(at).lemma === 'have') &&
  (first.modals.length > 0 || first.negated);

/** Past forms that are participles too. */
const PARTICIPLE =
  /ed$|^(?:paid|sent|sold|bought|built|made|kept|held|lost|found|told|brought|caught|spent|lent|put|set|cut)$/;

/** Whether nothing but adverbs stands between the joint and the verb: `and, after a delay, installed` is no plain row. */
export function opensWithVerb(tree: Tree, { token, auxiliaries, copula }: Predicate): boolean {
  const verbs = new Set([token, copula, ...auxiliaries]);
  for (const at of subtree(tree, token)) {
    if (verbs.has(at)) return true;
    const { upos, deprel } = tree.token(at);
    if (
      upos !== 'ADV' &&
      upos !== 'PART' &&
      deprel !== 'cc' &&
      !(upos === 'PUNCT' && isJointBefore(tree, at))
    )
      return copula >= 0 && at > copula;
  }
  return true;
}

/**
 * `and returns take 30 days`, `and calls cost $1`: a plural and its verb, though read as a verb of what came before with
 * another word behind it. A form in -s has no bare verb behind it but for a few (`helps reduce costs`).
 */
export function opensWithPlural(tokens: readonly ParsedToken[], at: number): boolean {
  const { xpos, lemma, form } = tokens[at]!;
  const next = tokens[at + 1];
  if (!/^(?:VBZ|NNS)$/.test(xpos) || !form.endsWith('s') || next === undefined || BEFORE_BARE.has(lemma))
    return false;
  return /^VBP?$/.test(next.xpos) || (next.form === 'cost' && AMOUNT.test(tokens[at + 2]?.xpos ?? ''));
}

const AMOUNT = /^(?:\$|CD)$/;

/** Verbs that a bare one may follow. */
const BEFORE_BARE = new Set(['help', 'let', 'make', 'go', 'come', 'dare', 'need', 'do']);

/** Whether a comma or "but" parts a clause from the one before it. */
export function isSetApart(tree: Tree, at: number): boolean {
  const [joint] = tree.with(at, 'cc');
  if (joint === undefined) return false;
  return /^but$/i.test(tree.token(joint).form) || tree.tokens[joint - 1]?.form === ',';
}

/** A comma before the conjunction, not behind it. */
const isJointBefore = (tree: Tree, at: number): boolean =>
  /^(?:and|but|so)$/i.test(tree.tokens[at + 1]?.form ?? '');

/** Coordinated with its head, or set beside it by `so`. */
export function isJoined(tree: Tree, at: number): boolean {
  const { deprel, upos } = tree.token(at);
  if (deprel === 'conj')
    return upos === 'VERB' || upos === 'AUX' || tree.with(at, 'cop', 'nsubj', 'nsubj:pass').length > 0;
  if (deprel !== 'parataxis') return false;
  const first = tree.token(subtree(tree, at).find((one) => tree.token(one).upos !== 'PUNCT') ?? at);
  return first.form.toLowerCase() === 'so' && tree.with(at, 'nsubj', 'nsubj:pass').length > 0;
}

/** Whether a joined clause begins with its conjunction: words before it belong to the clause before, whatever the parse says. */
export const opensAtJoint = (tree: Tree, at: number): boolean => {
  const joint = tree.with(at, 'cc').find((one) => /^(?:and|but|or|so|yet)$/i.test(tree.token(one).form));
  return (
    joint === undefined ||
    joint > at ||
    subtree(tree, at).every((one) => one >= joint || tree.token(one).upos === 'PUNCT')
  );
};

/** `her acting and singing career`: the word behind the conjunction may belong to a noun. */
export function isGerundPair(tree: Tree, at: number): boolean {
  const [joint] = tree.with(at, 'cc');
  return (
    tree.token(at).xpos === 'VBG' && joint !== undefined && /ing$/.test(tree.tokens[joint - 1]?.form ?? '')
  );
}

/** Whether a clause closes a row of joined ones: with a conjunction, or set beside the first. */
export const isClosing = (tree: Tree, at: number): boolean =>
  tree.with(at, 'cc').length > 0 || tree.token(at).deprel === 'parataxis';

export const isNominal = (tree: Tree, at: number): boolean =>
  tree.token(at).upos !== 'VERB' && tree.token(at).upos !== 'AUX';

/** Whether a predicate has a verb with a tense, behind `from`. */
export const hasTense = (tree: Tree, { token, auxiliaries, copula }: Predicate, from = -1): boolean =>
  [token, ...auxiliaries, copula].some((at) => at > from && FINITE.has(tree.token(at).xpos));

const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
