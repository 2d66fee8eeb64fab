/** Whether a sentence says that what a predicate of it says is so: of itself, and by what it stands under. */
import { byWord } from '../../text/by-word.ts';
import { implication, leavesOpen } from '../../text/lexicon/index.ts';
import type { Predicate } from '../../text/parse/clauses.ts';
import type { Tree } from '../../text/parse/tree.ts';
import type { Held, Modality } from './types.ts';

type Predicates = ReadonlyMap<number, Predicate>;

/** What a verb says of its infinitive: that it may or must be, that it is so, or that it is not. */
type Help = 'can' | 'cannot' | 'must' | 'so' | 'forced' | 'not';

const HELPS: ReadonlyMap<string, Help> = new Map(
  (
    [
      ['can', 'allow permit entitle authorise authorize able eligible possible'],
      ['cannot', 'unable forbid prohibit impossible'],
      ['must', 'have need require oblige obligate necessary'],
      ['so', 'manage remember happen end wind turn prove'],
      ['forced', 'force compel'],
      ['not', 'fail refuse decline forget neglect omit'],
    ] as const
  ).flatMap(([help, lemmas]) => lemmas.split(' ').map((lemma) => [lemma, help] as const)),
);
const DEPTH = 6;

/** Whether a verb says that what stands in its infinitive was not done: "failed to", "forgot to". */
export const deniesInfinitive = (lemma: string): boolean => HELPS.get(lemma) === 'not';

/** How a predicate stands in its sentence. */
export function heldBy(tree: Tree, predicate: Predicate, all: Predicates, depth = 0): Held {
  const own = ownStanding(tree, predicate);
  if (predicate.alternative || depth > DEPTH) return { ...own, asserted: false };
  const { embedding } = predicate;
  if (opinionBefore(tree, predicate.token) || deniedAbove(tree, predicate.token))
    return { ...own, asserted: false };
  if (embedding === null) return own;
  const governor = all.get(embedding.token);
  const help = embedding.relation === 'xcomp' && governor ? helpOf(governor) : undefined;
  if (governor === undefined || help === undefined)
    return { ...own, asserted: isStated(tree, predicate, all, depth) };
  return helped(own, help, heldBy(tree, governor, all, depth + 1), governor.token);
}

function ownStanding(tree: Tree, predicate: Predicate): Held {
  const { modals, negated, tense, perfect, passive, imperative, embedding } = predicate;
  const modality = modalityOf(modals);
  const past = /^VB[ND]$/.test(tree.token(predicate.token).xpos);
  // What must not be may not be.
  const barred = modality === 'must' && negated && !modals.includes('need');
  const participle = tense === 'none' && passive && embedding !== null;
  const bare = tense === 'none' && embedding === null;
  const finite = bare ? (past ? 'past' : 'present') : tense;
  // "Shall pay" is a duty, as "must pay" is: it tells of no later time.
  const due = modality === 'must' && finite === 'future';
  const time = (tense === 'present' && perfect) || participle ? 'past' : due ? 'present' : finite;
  if (
    (bare || (tense === 'present' && embedding === null && modals.length === 0)) &&
    isDue(tree, predicate.token)
  )
    return { negated, modality: 'future', time: 'future', asserted: true, helpers: [] };
  return {
    negated,
    modality: barred ? 'can' : modality,
    time,
    asserted:
      !imperative && !(bare && isInfinitive(tree, predicate.token)) && !fellShort(tree, predicate.token),
    helpers: [],
  };
}

/** "Almost missed the train", "was nearly hit": it came close, and was not so. */
const fellShort = (tree: Tree, token: number): boolean =>
  tree
    .with(token, 'advmod')
    .some((adverb) => adverb < token && /^(?:almost|nearly)$/i.test(tree.token(adverb).form));

/** "Is to send": what is still to come. */
const isDue = (tree: Tree, token: number): boolean =>
  isInfinitive(tree, token) &&
  tree.with(token, 'cop', 'aux').some((child) => /^(?:is|are)$/i.test(tree.token(child).form));

export const isInfinitive = (tree: Tree, token: number): boolean =>
  tree.with(token, 'mark').some((mark) => tree.token(mark).xpos === 'TO');

const MODALITIES: Readonly<Record<string, Modality>> = byWord({
  can: 'can',
  may: 'can',
  must: 'must',
  shall: 'must',
  need: 'must',
  should: 'should',
  ought: 'should',
  will: 'future',
});

const modalityOf = ([modal]: readonly string[]): Modality =>
  modal === undefined ? 'none' : (MODALITIES[modal] ?? 'doubt');

function helpOf({ lemma, particle, objects, passive }: Predicate): Help | undefined {
  const help = HELPS.get(lemma);
  if ((lemma === 'end' || lemma === 'wind') && particle !== 'up') return undefined;
  if (lemma === 'turn' && particle !== 'out') return undefined;
  // "Has a room to let" owes nothing.
  return lemma === 'have' && (objects.length > 0 || passive) ? undefined : help;
}

/** A predicate with what the verb over it says of it. */
function helped(own: Held, help: Help, over: Held, token: number): Held {
  const helpers = [token, ...over.helpers];
  const { time, modality, negated } = over;
  const open = { ...own, asserted: false, helpers };
  // Who was able to has done it; who is able to may.
  const happened = time === 'past' && modality === 'none';
  switch (help) {
    case 'can':
    case 'must':
      if (own.negated || modality !== 'none') return open;
      return { ...over, modality: help, helpers };
    case 'cannot':
      if (own.negated || modality !== 'none' || happened) return open;
      return { ...over, modality: 'can', negated: !negated, helpers };
    case 'forced':
      return negated ? open : { ...over, negated: own.negated, helpers };
    case 'so':
      return { ...over, negated: own.negated !== negated, helpers };
    case 'not':
      return { ...over, negated: own.negated === negated, helpers };
  }
}

/** Marks of clauses that tell what was so when, or why, the main clause was. */
const TELLING = new Set([
  'because',
  'since',
  'as',
  'although',
  'though',
  'even though',
  'while',
  'whereas',
  '',
]);
/** Marks that tell it only of what has been. */
const TELLING_PAST = new Set(['after', 'when', 'by']);

/** Whether what a predicate stands under leaves no doubt that it is so. */
function isStated(tree: Tree, { embedding, token }: Predicate, all: Predicates, depth: number): boolean {
  if (embedding === null) return true;
  const { relation, mark, token: under } = embedding;
  if (relation === 'acl:relcl' || relation === 'acl' || relation === 'amod') {
    if (relation === 'acl' && (mark !== '' || predicateIsGerund(tree, token))) return false;
    if (isInfinitive(tree, token) || isWanted(tree, under, token) || isLabel(tree, under, token))
      return false;
    if (setsOff(tree, token, under)) return isThere(tree, under);
    return isThere(tree, under) && stands(governing(tree, under, all), tree, all, depth);
  }
  const governor = all.get(under);
  if (governor === undefined) return false;
  const over = heldBy(tree, governor, all, depth + 1);
  if (!over.asserted || over.modality !== 'none') return false;
  if (relation === 'advcl') return TELLING.has(mark) || (TELLING_PAST.has(mark) && over.time === 'past');
  return relation === 'ccomp' && !over.negated && implication(governor.lemma).positive === 'true';
}

const WANTING = new Set('want need like wish prefer expect request order demand ask require'.split(' '));

/** "He wanted the door repaired": what is said of the object is what he wants of it. */
function isWanted(tree: Tree, noun: number, token: number): boolean {
  const { deprel, head } = tree.token(noun);
  if (deprel !== 'obj' || head < 0 || tree.token(token).xpos !== 'VBN') return false;
  return WANTING.has(tree.token(head).lemma) && tree.with(head, 'aux:pass').length === 0;
}

const BESIDE = ['advcl', 'ccomp', 'parataxis', 'dep'];

/** "He believes the invoice was paid", read as if the opinion were a circumstance of what was paid. */
function opinionBefore(tree: Tree, token: number): boolean {
  return tree.with(token, ...BESIDE).some((child) => {
    if (child > token || tree.with(child, 'mark', 'advmod').length > 0) return false;
    return leavesOpen(tree.token(child).lemma) && tree.with(child, 'nsubj').length > 0;
  });
}

const DENYING = new Set(
  'false untrue wrong incorrect myth impossible doubtful lie rumour rumor hoax'.split(' '),
);

/** "Not true: the bank collapsed": what stands over a clause, or before its colon, denies it. */
function deniedAbove(tree: Tree, token: number): boolean {
  for (
    let at = tree.token(token).head, steps = 0;
    at >= 0 && steps < DEPTH;
    at = tree.token(at).head, steps++
  ) {
    if ([at, ...tree.with(at, 'conj')].some((one) => DENYING.has(tree.token(one).lemma))) return true;
    if (tree.token(at).upos !== 'VERB' && tree.with(at, 'advmod', 'det').some((child) => isNot(tree, child)))
      return true;
  }
  return false;
}

const isNot = (tree: Tree, token: number): boolean => /^(?:not|n't|never|no)$/i.test(tree.token(token).form);

/** Whether a clause that a noun stands in is so, and neither denied nor only possible. */
function stands(governor: Predicate | undefined, tree: Tree, all: Predicates, depth: number): boolean {
  if (governor === undefined) return true;
  const { asserted, negated, modality } = heldBy(tree, governor, all, depth + 1);
  return asserted && !negated && modality === 'none';
}

/** The nearest predicate above a token. */
function governing(tree: Tree, token: number, all: Predicates): Predicate | undefined {
  for (let at = tree.token(token).head, steps = 0; at >= 0 && steps < 20; at = tree.token(at).head, steps++) {
    const found = all.get(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

const SETTING = new Set('the this that these those a an'.split(' '));

/** Whether a noun means something that there is: a name, "a …", "Ben's …", not "any …" or "no …". */
function isThere(tree: Tree, noun: number): boolean {
  if (tree.token(noun).upos === 'PROPN') return true;
  const sets = tree
    .children(noun)
    .some(
      (child) =>
        SETTING.has(tree.token(child).form.toLowerCase()) || tree.token(child).deprel === 'nmod:poss',
    );
  return sets;
}

/** "The invoice being paid". */
const predicateIsGerund = (tree: Tree, token: number): boolean =>
  tree.with(token, 'aux', 'aux:pass').some((child) => tree.token(child).xpos === 'VBG');

/** Whether a colon stands between a noun and what tells more of it: a label and its text. */
function isLabel(tree: Tree, noun: number, clause: number): boolean {
  for (let at = noun + 1; at < clause; at++) if (tree.token(at).form === ':') return true;
  return false;
}

/** Whether a comma sets a clause off from the noun that it tells more of. */
function setsOff(tree: Tree, clause: number, noun: number): boolean {
  for (let at = noun + 1; at < clause; at++) if (tree.token(at).form === ',') return true;
  return false;
}
