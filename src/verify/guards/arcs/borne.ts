/**
 * What in a sentence bears out that one word of a statement tells more of a noun: the same arc, or one of those that say
 * the same ("the roof of the house", "the house's roof", "the house roof", "the roof is the house's").
 */
import type { ParsedToken } from '../../../text/parse/parser.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { type Arc, arcsFrom, between, prepositionOf, rowOf } from './arc.ts';

/** A word of a statement with the noun that it tells more of. */
export interface Claimed {
  readonly tree: Tree;
  readonly dependent: number;
  readonly noun: number;
  readonly relation: string;
  readonly preposition: string;
}

/** A sentence with the two words there, and the statement's predicate; -1 where it has none. */
export interface Stated {
  readonly tree: Tree;
  readonly dependent: number;
  readonly noun: number;
  readonly predicate: number;
}

/** Whether a sentence has the one word tell more of the other. */
export function bears(claimed: Claimed, stated: Stated): boolean {
  const { tree, dependent, noun } = stated;
  if (dependent === noun) return false;
  if (standsAlike(claimed, stated) || standsBefore(claimed, stated)) return true;
  const nouns = [...rowOf(tree, noun), ...whoIsIt(claimed, tree, noun)];
  const next = phraseBehind(tree, noun, dependent);
  const arcs = next === undefined ? arcsFrom(tree, dependent) : [next, ...arcsFrom(tree, dependent)];
  return (
    arcs.some(
      (arc) =>
        (nouns.includes(arc.head) || isWithin(claimed.relation, tree, arc.head, nouns)) &&
        isAlike(claimed, arc, stated),
    ) ||
    arcsFrom(tree, noun).some((arc) => arc.head === dependent && isTurned(claimed, arc, stated)) ||
    arcs.some((arc) => isThroughVerb(claimed, arc, stated, nouns) || isOfOneLike(claimed, arc, tree))
  );
}

/** "Kim is a nurse born in Rome" by "Kim, born in Rome, is a nurse": what is told of who is it. */
const whoIsIt = (
  { relation, tree: claim, noun: root }: Claimed,
  tree: Tree,
  noun: number,
): readonly number[] =>
  relation.startsWith('acl') && claim.with(root, 'cop').length > 0 && tree.with(noun, 'cop').length > 0
    ? tree.with(noun, 'nsubj')
    : [];

/** Whether both stand in the same order with the same words between them. */
function standsAlike({ tree, dependent, noun }: Claimed, stated: Stated): boolean {
  return (
    dependent < noun === stated.dependent < stated.noun &&
    between(tree, dependent, noun) === between(stated.tree, stated.dependent, stated.noun)
  );
}

/** "The budget's approval", "emergency medical care": what stands before a noun with nothing between but its genitive or its attributes. */
function standsBefore({ relation }: Claimed, { tree, dependent, noun }: Stated): boolean {
  if (dependent > noun || !PRECEDES.test(relation)) return false;
  const [next, ...others] = tree.tokens.slice(dependent + 1, noun);
  if (next !== undefined && /^['’]s?$/.test(next.form))
    return relation.startsWith('nmod') && others.every(isAttribute);
  // "The Austin, Texas office".
  const inside =
    next?.form === ',' && isPlaceName(tree, dependent + 2) ? others : tree.tokens.slice(dependent + 1, noun);
  return relation !== 'nmod' && inside.every(isAttribute);
}

const isPlaceName = (tree: Tree, at: number): boolean =>
  tree.token(at).upos === 'PROPN' && tree.token(at - 2).upos === 'PROPN';

const PRECEDES = /^(?:amod|compound|nmod|nmod:poss)$/;

const isAttribute = ({ upos }: ParsedToken): boolean => /^(?:ADJ|NOUN|PROPN)$/.test(upos);

/** "Approval by a manager": what a preposition leads to right behind a noun, of which the parse may hang it on the verb. */
function phraseBehind(tree: Tree, noun: number, dependent: number): Arc | undefined {
  const before = tree.tokens[dependent - 1];
  // "Accounts whose rating".
  if (before?.form === 'whose' && noun === dependent - 2)
    return { head: noun, relation: 'nmod:poss', preposition: '' };
  // "In Austin, Texas".
  if (before?.form === ',' && dependent - 2 > noun)
    return isPlaceName(tree, dependent) ? phraseBehind(tree, noun, dependent - 2) : undefined;
  const led = tree.with(dependent, 'case').filter((at) => at > noun);
  const [first] = led;
  if (first !== noun + 1) return undefined;
  const inside = tree.tokens.slice(led.at(-1)! + 1, dependent);
  if (!inside.every(({ upos }) => /^(?:DET|ADJ|PRON|NUM|NOUN|PROPN)$/.test(upos))) return undefined;
  return { head: noun, relation: 'nmod', preposition: prepositionOf(tree, dependent) };
}

/**
 * "The bank's old office", "access to the payroll system", "heads the sales department": what tells more of a part of a
 * longer name, or of what a noun or a deed is of.
 */
function isWithin(relation: string, tree: Tree, at: number, nouns: readonly number[]): boolean {
  const { deprel, head } = tree.token(at);
  if (!nouns.includes(head)) return false;
  if (deprel === 'compound' || (deprel === 'nmod' && relation === 'compound')) return true;
  return tree.token(head).upos === 'VERB' && deprel === 'obj';
}

/** Prepositions that say the same of what a noun is about, where it is, or whose. */
const SAME: readonly (readonly string[])[] = [
  ['on', 'about', 'regarding', 'concerning', 'over'],
  ['in', 'at', 'within', 'inside'],
  ['with', 'between'],
  ['of', 'from'],
  ['of', 'by'],
  ['of', 'for'],
  ['to', 'for'],
  ['before', 'prior to'],
  ['on', 'upon'],
];

/** Whether two prepositions lead to the same. */
export const isSame = (one: string, other: string): boolean =>
  one === other || SAME.some((group) => group.includes(one) && group.includes(other));

/** Relations that say what a relation of a statement does; a phrase by its preposition. */
const LIKE: Readonly<Record<string, RegExp>> = {
  amod: /^(?:amod|compound|acl|acl:relcl|nummod|flat|nmod:unmarked|det|advmod)$/,
  compound: /^(?:compound|amod|flat|nmod:unmarked|nmod:poss|appos|nummod)$/,
  nmod: /^(?:compound|amod|flat|nmod:unmarked|appos)$/,
  'nmod:poss': /^(?:nmod:poss|compound|flat|amod)$/,
  acl: /^(?:acl|acl:relcl|amod|nsubj|nsubj:pass|obj|obl)$/,
  'acl:relcl': /^(?:acl|acl:relcl|amod|nsubj|nsubj:pass|obj|obl)$/,
  appos: /^(?:appos|compound|flat|nsubj|conj)$/,
};

/** What a genitive may be told by. */
const OF_GENITIVE = /^(?:of|by|from|for|in|at|with)?$/;

function isAlike({ relation, preposition }: Claimed, arc: Arc, stated: Stated): boolean {
  const { tree } = stated;
  // The noun is told there by what is done to it or by its deed: "approved the refund" for "the approval of the refund".
  if (/^(?:VERB|AUX)$/.test(tree.token(arc.head).upos) && !/^acl/.test(relation)) return true;
  if (relation === 'amod' && isSince(tree, stated.dependent, stated.predicate)) return false;
  if (LIKE[relation]!.test(arc.relation)) return true;
  if (relation === 'nmod' && arc.relation === 'nmod') return isSame(preposition, arc.preposition);
  if (relation === 'nmod') return arc.relation === 'nmod:poss' && OF_GENITIVE.test(preposition);
  if (relation === 'nmod:poss') return arc.relation === 'nmod' && OF_GENITIVE.test(arc.preposition);
  return relation === 'compound' && arc.relation === 'nmod' && arc.preposition !== 'by';
}

const SUBJECT = /^nsubj(?::pass)?$/;
const ARGUMENT = /^(?:nsubj|obj|iobj|obl)(?::|$)/;
const NAMED = /^(?:flat|compound|nummod|appos|nmod:unmarked)$/;

/** Whether the noun hangs on the word, as the subject of what it is or does, or as one half of a name. */
function isTurned({ relation }: Claimed, arc: Arc, { tree, dependent, noun, predicate }: Stated): boolean {
  if (relation === 'amod')
    return (
      SUBJECT.test(arc.relation) && !isSince(tree, dependent, predicate) && !isOtherAlone(tree, dependent)
    );
  if (relation === 'nmod') return SUBJECT.test(arc.relation) || arc.relation === 'appos';
  if (relation === 'appos') return /^(?:nsubj|appos|compound|flat)$/.test(arc.relation);
  if (relation === 'compound')
    return (
      NAMED.test(arc.relation) &&
      [dependent, noun].some((token) => /^(?:NUM|PROPN)$/.test(tree.token(token).upos))
    );
  return relation.startsWith('acl') && ARGUMENT.test(arc.relation);
}

/** "The order was shipped and later cancelled": it was no cancelled order that was shipped. */
function isSince(tree: Tree, at: number, predicate: number): boolean {
  const { xpos, deprel, head } = tree.token(at);
  if (predicate < 0 || predicate === at || !/^(?:VBN|JJ)$/.test(xpos)) return false;
  return (
    (deprel === 'conj' && head === predicate) ||
    tree.with(at, 'advmod').some((one) => LATER.test(tree.token(one).form))
  );
}

const LATER = /^(?:later|then|afterwards|since|eventually)$/i;

/** "Contractors get a yellow one". */
const isOfOneLike = ({ relation }: Claimed, { head }: Arc, tree: Tree): boolean =>
  /^(?:amod|compound|nmod|acl)/.test(relation) && /^(?:ones?|those|that)$/i.test(tree.token(head).form);

/** "The present owner" is not who was present. */
const isOtherAlone = (tree: Tree, at: number): boolean =>
  /^(?:present|responsible|concerned|involved|late|certain|proper|due)$/i.test(tree.token(at).form);

const HAVING = new Set(['have', 'own', 'hold', 'possess']);

/** Verbs that bring about or bring on what they tell of: "a letter was sent to Kim" is a letter to Kim. */
const BRINGING = new Set(
  'issue send make give grant pay write place offer provide deliver file submit raise sign hold arrive come take be exist occur happen book order agree'.split(
    ' ',
  ),
);

/** Verbs with what somebody is told or has taken: "informed the family of the result" tells of no family of the result. */
const WITH_OF = new Set(
  'inform notify warn remind advise assure convince accuse convict suspect rob deprive relieve'.split(' '),
);

/** "The letter sent to the bank" for "the letter to the bank", "Kim has a dog" for "Kim's dog". */
function isThroughVerb(claimed: Claimed, arc: Arc, stated: Stated, nouns: readonly number[]): boolean {
  const { relation, preposition } = claimed;
  const { tree, predicate } = stated;
  const over = tree.token(arc.head);
  // "Paid the deposit back to the tenant".
  const at = over.upos === 'ADV' && over.head >= 0 ? over.head : arc.head;
  const verb = tree.token(at);
  const has = (relations: RegExp): boolean =>
    tree.children(at).some((one) => nouns.includes(one) && relations.test(tree.token(one).deprel));
  if (isParticipleOf(tree, at, nouns))
    return (relation !== 'compound' || verb.lemma === 'cause') && /^(?:obl|nsubj)/.test(arc.relation);
  // "The doors were kept closed", "the postman is in hospital after being bitten".
  if (relation.startsWith('acl') && /^(?:xcomp|advcl)$/.test(arc.relation))
    return has(/^(?:nsubj|obj)/) && !hasOther(tree, stated.dependent);
  if (relation === 'compound') return GIVING.has(verb.lemma) && has(ARGUMENT);
  if (!relation.startsWith('nmod') || !(has(ARGUMENT) || isOfRow(tree, predicate, at))) return false;
  const isLedAlike = arc.relation.startsWith('obl') && isSame(preposition, arc.preposition);
  if (isLedAlike && (BRINGING.has(verb.lemma) || isBehindVerb(claimed))) return true;
  if (isBehindVerb(claimed) && isOfVerb(claimed)) return true;
  // "The dose is 10 mg for adults".
  if (tree.with(at, 'nummod').length > 0) return has(SUBJECT) && isSame(preposition, arc.preposition);
  if (arc.relation !== 'nsubj') return false;
  // "The kettle arrived with a broken lid".
  const isWith = tree.children(at).some((one) => nouns.includes(one) && prepositionOf(tree, one) === 'with');
  return isWith || (HAVING.has(verb.lemma) && has(/^obj$/));
}

/** "So another fixed the pump", but "after he was bitten". */
function hasOther(tree: Tree, verb: number): boolean {
  const subjects = tree.with(verb, 'nsubj', 'nsubj:pass');
  return (
    OTHER.test(tree.tokens[verb - 1]?.form ?? '') ||
    subjects.some((one) => !/^(?:it|they|he|she)$/i.test(tree.token(one).form))
  );
}

const OTHER = /^(?:another|others?|one|some(?:one|body))$/i;

const isOfRow = (tree: Tree, predicate: number, at: number): boolean =>
  predicate >= 0 && rowOf(tree, predicate).some((one) => one === at);

const GIVING = new Set('give send pay owe offer show tell grant lend receive get'.split(' '));

/** "Damage caused by water is included": the parse may hang a participle right behind a noun elsewhere. */
const isParticipleOf = (tree: Tree, verb: number, nouns: readonly number[]): boolean =>
  tree.token(verb).xpos === 'VBN'
    ? nouns.includes(verb - 1) || (tree.token(verb).deprel === 'acl' && nouns.includes(tree.token(verb).head))
    : tree.token(verb).deprel.startsWith('acl') && nouns.includes(tree.token(verb).head);

/** Behind a verb a phrase may be the verb's as well as the noun's. */
const isBehindVerb = ({ tree, noun }: Claimed): boolean =>
  /^(?:obj|iobj|obl|xcomp)/.test(tree.token(noun).deprel);

function isOfVerb({ tree, noun, preposition }: Claimed): boolean {
  if (/^(?:to|from|for|by|with)$/.test(preposition)) return true;
  return preposition === 'of' && WITH_OF.has(tree.token(tree.token(noun).head).lemma);
}

/** The arc of a statement at one of its words; undefined where that tells no more of a noun. */
export function claimedAt(tree: Tree, dependent: number): Claimed | undefined {
  const { head: noun, deprel: relation, upos } = tree.token(dependent);
  if (noun < 0 || LIKE[relation] === undefined || !CONTENT.test(upos)) return undefined;
  const { upos: headed, deprel } = tree.token(noun);
  // A noun with a subject and no copula is a verb that the parse took for one.
  const isVerb =
    deprel === 'root' && tree.with(noun, 'nsubj').length > 0 && tree.with(noun, 'cop').length === 0;
  if (!/^(?:NOUN|PROPN)$/.test(headed) || isVerb) return undefined;
  // "Prince Charles".
  if (relation === 'compound' && upos === 'PROPN' && headed === 'PROPN') return undefined;
  return { tree, dependent, noun, relation, preposition: prepositionOf(tree, dependent) };
}

const CONTENT = /^(?:NOUN|PROPN|VERB|ADJ|ADV)$/;
