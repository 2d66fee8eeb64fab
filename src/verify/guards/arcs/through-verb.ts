/** What tells more of a noun by the verb that it stands at: "the letter sent to the bank" for "the letter to the bank". */
import type { Tree } from '../../../text/parse/tree.ts';
import { type Arc, prepositionOf, rowOf } from './arc.ts';
import type { Claimed, Stated } from './claimed.ts';
import { isSame } from './prepositions.ts';

const SUBJECT = /^nsubj(?::pass)?$/;
const ARGUMENT = /^(?:nsubj|obj|iobj|obl)(?::|$)/;
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
export function isThroughVerb(claimed: Claimed, arc: Arc, stated: Stated, nouns: readonly number[]): boolean {
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
    return has(arc.relation === 'xcomp' ? /^(?:nsubj|obj)/ : /^nsubj/) && !hasOther(tree, stated.dependent);
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
