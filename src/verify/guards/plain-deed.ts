/** What a statement in the active says somebody does: "Ben", "rejected", "the request". */
import { once } from '../../text/once.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { TITLES } from '../context/words.ts';
import { claimTree } from './claim-root.ts';
import { tagsIn } from './guard.ts';

/** Word indices in the statement; -1 for no object. */
export interface Deed {
  /** The head of the subject. */
  readonly doer: number;
  readonly verb: number;
  readonly object: number;
  /** The subject is a name or has an article: it is no headline. */
  readonly told: boolean;
}

export const BEING = /^(?:is|are|was|were|be|been|being|am|get|gets|got|gotten|getting)$/;
/** What may stand between a subject and its verb. */
const HELPING =
  /^(?:has|have|had|having|did|does|do|will|would|can|could|may|might|must|shall|should|to|not|never|n't|also|then|later|already|just|now|still|ever|once|both|all|only|soon|finally|eventually|subsequently|hasn't|haven't|hadn't|didn't|doesn't|don't|won't)$/;
export const DETERMINING =
  /^(?:the|a|an|its|his|her|their|our|your|my|this|that|these|those|some|any|each|every|no|all|both)$/;
export const PREPOSITION =
  /^(?:of|to|for|from|with|by|in|on|at|about|against|into|onto|over|under|between|among|through|during|within|after|before|until|since|near|behind|beside|via|as|than|without|towards?|upon|regarding|concerning)$/;
export const POSSESSIVE = /(?:['\u2019]s|s['\u2019])$/;

/** Whether a word only helps a verb: an auxiliary, or an adverb before it. */
export const isHelping = (word: Word | undefined, tag: string): boolean =>
  word !== undefined && (HELPING.test(word.form) || (tag.startsWith('RB') && word.value < 0));

/** The words of a reading that a parse has for verbs, and how it tags each word. */
export const taggedBy = ({ tokens }: Tree, reading: Reading): readonly string[] => tagsIn(tokens, reading);

/** The deed of a statement that says in the active what its subject does; undefined for any other. */
export const plainDeed: (reading: Reading) => Deed | undefined = once(readDeed);

function readDeed(reading: Reading): Deed | undefined {
  const { words } = reading;
  const tree = claimTree(reading);
  const tags = taggedBy(tree, reading);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  const rootWord = words.findIndex(({ start }) => start === tree.tokens[root]?.start);
  const isVerb = (at: number): boolean =>
    at > 0 && /^VB[DNPZ]?$/.test(tags[at] ?? '') && !BEING.test(words[at]!.form);
  const verbs = [...words.keys()].filter((at) => isVerb(at) && !isHelping(words[at], ''));
  // Where the parse has its root elsewhere, the one verb there is.
  const main = isVerb(rootWord) ? rootWord : verbs.length === 1 ? verbs[0]! : -1;
  if (main < 1) return undefined;
  // "Has to repair": what is to be done.
  const isDuty = /^(?:have|need|ought)$/.test(words[main]!.lemma) && words[main + 1]?.form === 'to';
  const verb = isDuty && tags[main + 2] === 'VB' ? main + 2 : main;
  if (words[verb + 1]?.form === 'by') return undefined;
  let last = main - 1;
  while (last >= 0 && isHelping(words[last], tags[last] ?? '')) last--;
  if (last < 0 || BEING.test(words[last]!.form) || POSSESSIVE.test(words[last]!.form)) return undefined;
  const doer = headOf(words, tree, root, rootWord === main, last);
  if (doer < 0) return undefined;
  const told = DETERMINING.test(words[0]!.form) || tags[doer]!.startsWith('NNP');
  return { doer, verb, object: objectOf(words, tags, verb), told };
}

/** The head of the subject that ends at a word. */
function headOf(words: readonly Word[], tree: Tree, root: number, isRoot: boolean, last: number): number {
  const [subject] = isRoot ? tree.with(root, 'nsubj', 'nsubj:pass') : [];
  if (subject !== undefined) {
    const { start, lemma } = tree.token(subject);
    // "Ms Hart": the name tells who it is.
    const [name] = TITLES.has(lemma.toLowerCase().replace('.', ''))
      ? tree.with(subject, 'flat').slice(-1)
      : [];
    const from = name === undefined ? start : tree.token(name).start;
    return words.findIndex((word) => word.start === from);
  }
  const preposition = words.findIndex(({ form }, at) => at > 0 && at < last && PREPOSITION.test(form));
  return preposition > 0 ? preposition - 1 : last;
}

/** The head of the noun phrase right behind a verb. */
function objectOf(words: readonly Word[], tags: readonly string[], verb: number): number {
  let found = -1;
  for (let at = verb + 1; at < words.length; at++) {
    const { form, value, weight } = words[at]!;
    if (DETERMINING.test(form) && found < 0) continue;
    if (PREPOSITION.test(form) || (value < 0 && weight === 0)) break;
    if (/^(?:RB|VB|MD|CC|RP)/.test(tags[at] ?? '')) break;
    found = at;
    if (POSSESSIVE.test(form)) found = -1;
  }
  return found;
}

/** What a statement says of its subject, active or not: the heads of both, as word indices. */
export interface Said {
  readonly doer: number;
  /** The word that tells it: a verb, or what follows "is". */
  readonly what: number;
}

/** Subject and predicate of a statement, by the order of its words; undefined where no verb follows a noun. */
export const saidOf: (reading: Reading) => Said | undefined = once(readSaid);

function readSaid(reading: Reading): Said | undefined {
  const { words } = reading;
  const tree = claimTree(reading);
  const tags = taggedBy(tree, reading);
  const first = words.findIndex(
    ({ form }, at) =>
      at > 0 &&
      (BEING.test(form) || (HELPING.test(form) && form !== 'to') || /^(?:VB[DNPZ]?|MD)$/.test(tags[at]!)),
  );
  if (first < 1 || words[first - 1]!.weight === 0 || POSSESSIVE.test(words[first - 1]!.form))
    return undefined;
  let what = first;
  while (what < words.length && (BEING.test(words[what]!.form) || isHelping(words[what], tags[what]!)))
    what++;
  while (what < words.length && words[what]!.weight === 0 && words[what]!.value < 0) what++;
  if (what >= words.length) return undefined;
  return { doer: headOf(words, tree, -1, false, first - 1), what };
}

/** A noun phrase right before a word: its first word and its head; undefined for none. */
export function phraseBefore(
  words: readonly Word[],
  tags: readonly string[],
  end: number,
): { readonly from: number; readonly head: number } | undefined {
  let head = end - 1;
  while (head >= 0 && isHelping(words[head], tags[head]!)) head--;
  if (head < 0 || words[head]!.weight === 0 || POSSESSIVE.test(words[head]!.form)) return undefined;
  let from = head;
  const isOf = (at: number): boolean => words[at]!.weight > 0 && words[at]!.value < 0;
  while (from > 0 && !DETERMINING.test(words[from]!.form) && isOf(from - 1) && tags[from] !== 'NNP') from--;
  if (from > 0 && DETERMINING.test(words[from - 1]!.form)) from--;
  return { from, head };
}
