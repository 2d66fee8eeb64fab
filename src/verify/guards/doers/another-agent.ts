/**
 * "The tenant dismantled the shed" by "the landlord tore the shed down", or by "the tenant tore the fence down": the
 * sentence says who did it, or to what, and it is nobody and nothing that the statement names. "Everyone but the tenant",
 * "it was not the tenant who", "the former tenant", "part of the shed" are no more the statement's.
 */
import { NEGATION } from '../../../text/cues.ts';
import { once } from '../../../text/once.ts';
import type { Tree } from '../../../text/parse/tree.ts';
import { wordSet } from '../../../text/word-set.ts';
import { PERSONS } from '../../context/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree, unitOf } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { clauseOf } from '../open-deed.ts';
import { tokenOf } from '../token-of.ts';

/** Match from which a word says the statement's own. */
const SAID = 0.5;
/** Match under which a word of the statement is nowhere in the sentence. */
const NOWHERE = 0.3;
const SUBJECT = ['nsubj', 'nsubj:pass'];
const MOST_ARCS = 8;

export const ANOTHER_AGENT: readonly Guard[] = [
  againstUnit('entity', 'prose', byAnother),
  againstUnit('entity', 'prose', toAnother),
  againstUnit('entity', 'prose', notOfOne),
];

/** A statement and a sentence, parsed, and the tokens by which both say the deed. */
interface Sides {
  readonly told: Told;
  readonly claim: Tree;
  readonly root: number;
  readonly tree: Tree;
  readonly deed: number;
  readonly sentence: AlignedSentence;
}

/** Both sides of a statement and the first sentence of its support, parsed once for the guards that hold them together. */
const sidesOf = once((told: Told): Sides | undefined => {
  const { reading, units, support } = told;
  const [sentence] = support.sentences;
  const claim = claimTree(reading);
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const unit = unitOf(claim, reading, units, (i) => support.matches[i]!.strength >= SAID);
  if (root < 0 || unit < 0) return undefined;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const deed = tokenOf(sentence, tree, support.matches[unit]!.at);
  return deed < 0 ? undefined : { told, claim, root, tree, deed, sentence };
});

/** The unit of the claim that a token of its tree is of; -1 for none. */
function unitAt({ reading, units }: Told, claim: Tree, token: number): number {
  const { start } = claim.token(token);
  return units.findIndex(
    ({ from, to, value, weight }) =>
      value === undefined && weight > 0 && reading.words.slice(from, to).some((word) => word.start === start),
  );
}

/** The subject of the statement, where it is nowhere in the sentence and somebody else is. */
function byAnother(told: Told): number {
  const sides = sidesOf(told);
  const subject = sides?.claim.with(sides.root, ...SUBJECT)[0];
  if (sides === undefined || subject === undefined) return -1;
  const who = unitAt(told, sides.claim, subject);
  if (who < 0 || isMet(told, sides.claim, subject)) return -1;
  const doers = doersOf(sides.tree, sides.deed);
  const isName = sides.claim.token(subject).upos === 'PROPN';
  return doers.length > 0 &&
    doers.every((doer) => isOther(sides, doer) && !(isName && mayMean(sides.tree, doer)))
    ? who
    : -1;
}

/** Whether a noun of the statement, or a part of its name, stands in the sentence. */
function isMet(told: Told, claim: Tree, token: number): boolean {
  const name = [token, ...claim.with(token, 'flat', 'compound', 'nmod:unmarked', 'appos')];
  return name.some((one) => {
    const unit = unitAt(told, claim, one);
    return unit >= 0 && told.support.matches[unit]!.strength >= NOWHERE;
  });
}

/** "The site", "the film": what a name may be meant by; a person is named, or is another. */
const mayMean = (tree: Tree, token: number): boolean =>
  tree.token(token).upos === 'NOUN' &&
  isDefinite(tree, token) &&
  !PERSONS.has(tree.token(token).lemma.toLowerCase());

/** Who does what a word says: its subject, that of what it hangs on, and whoever it was done by. */
function doersOf(tree: Tree, token: number): number[] {
  for (let at = token, arcs = 0; at >= 0 && arcs < MOST_ARCS; at = tree.token(at).head, arcs++) {
    const agents = tree.with(at, 'obl:agent', 'obl').filter((one) => isBy(tree, one));
    const doers = [...tree.with(at, ...SUBJECT), ...agents];
    if (doers.length > 0) return doers;
    if (!/^(?:obj|obl|xcomp|conj|compound|fixed|case|cop)/.test(tree.token(at).deprel)) return [];
  }
  return [];
}

const isBy = (tree: Tree, token: number): boolean =>
  tree.with(token, 'case').some((one) => tree.token(one).form.toLowerCase() === 'by');

/** Whether a token names somebody or something that no word of the statement stands for. */
function isOther({ sentence: { reading }, tree, told }: Sides, token: number): boolean {
  const { upos, start } = tree.token(token);
  if (upos !== 'NOUN' && upos !== 'PROPN') return false;
  const word = reading.words.find((one) => one.start === start);
  if (word === undefined || word.weight === 0 || word.value >= 0) return false;
  const { start: from, end: to } = tree.span(token);
  return !told.support.matches.some((match) => {
    const one = reading.words[match.at];
    return (
      match.at >= 0 && match.strength >= NOWHERE && one !== undefined && from <= one.start && one.end <= to
    );
  });
}

/** "The building" for "the device": what each says that it was done to stands in the other nowhere. */
function toAnother(told: Told): number {
  const sides = told.reading.cues & NEGATION ? undefined : sidesOf(told);
  if (sides === undefined) return -1;
  const { claim, root, tree, deed } = sides;
  const own = argumentsOf(claim, root).find((token) => {
    return unitAt(told, claim, token) >= 0 && !isMet(told, claim, token);
  });
  if (own === undefined) return -1;
  const verb = clauseOf(tree, deed);
  const isElse = verb >= 0 && argumentsOf(tree, verb).some((token) => isOther(sides, token));
  return isElse ? unitAt(told, claim, own) : -1;
}

/** The definite things of the clause of a verb. */
function argumentsOf(tree: Tree, verb: number): number[] {
  const found: number[] = [];
  const below = (at: number, arcs: number): void => {
    for (const child of tree.children(at)) {
      if (APART.test(tree.token(child).deprel) || arcs > MOST_ARCS) continue;
      if (isDefinite(tree, child)) found.push(child);
      below(child, arcs + 1);
    }
  };
  below(verb, 0);
  return found;
}

/** What stands in clauses and phrases of its own. */
const APART = /^(?:acl|advcl|ccomp|parataxis|appos|conj|nmod:poss|compound|flat|det|punct)/;

const DEFINITE = wordSet('the this that these those his her its their our my your');

/** "The device", "her car", "Leeds": and no day, no "instead of". */
function isDefinite(tree: Tree, token: number): boolean {
  const { upos } = tree.token(token);
  if (upos === 'PROPN') return true;
  return (
    upos === 'NOUN' &&
    tree
      .with(token, 'det', 'nmod:poss')
      .some((one) => DEFINITE.has(tree.token(one).form.toLowerCase()) || tree.token(one).upos === 'PROPN')
  );
}

/** "Someone other than the manager", "it was not the manager who", "another device", "part of the device". */
function notOfOne(told: Told, sentence: AlignedSentence): number {
  const sides = sidesOf(told);
  if (sides === undefined) return -1;
  const { claim, root, tree } = sides;
  const found = argumentsOf(claim, root).find((token) => {
    const unit = unitAt(told, claim, token);
    if (unit < 0 || told.support.matches[unit]!.strength < SAID) return false;
    const at = tokenOf(sentence, tree, told.support.matches[unit]!.at);
    return at >= 0 && isNotOne(sides, token, at);
  });
  return found === undefined ? -1 : unitAt(told, claim, found);
}

const EXCEPTED =
  /\b(?:other than|except(?: for)?|excepting|excluding|apart from|aside from|all but|everyone but|everybody but|anyone but|nobody but|no one but|rather than|instead of|not)\s+(?:the |this |that |his |her |its |their |our |my |your )?$/iu;
const CLEFT =
  /\bit (?:is|was)(?: not|n['\u2019]t) (?:the |this |that |his |her |its |their |our |my |your )?$/iu;
/** Words by which one of the name is meant that is not the one. */
const NOT_IT = wordSet(
  'former ex another different wrong other deputy assistant vice acting alleged fake mock',
);

function isNotOne(sides: Sides, own: number, token: number): boolean {
  const { claim, told, tree, sentence } = sides;
  const modifiers = (one: Tree, at: number): string[] =>
    one.with(at, 'amod', 'det', 'compound').map((child) => one.token(child).form.toLowerCase());
  const ours = new Set(modifiers(claim, own));
  const theirs = modifiers(tree, token);
  if (theirs.some((form) => NOT_IT.has(form) && !ours.has(form))) return true;
  const { text } = sentence.reading;
  const before = text.slice(sentence.reading.start, tree.token(token).start);
  const said = textOf(told.reading);
  if (CLEFT.test(before)) return !CLEFT.test(said.slice(0, claim.token(own).start - told.reading.start));
  if (EXCEPTED.test(before))
    return !/\b(?:other than|except|excluding|apart|aside|but|rather|instead|not)\b/i.test(said);
  return isOnlyPart(sides, token) && !/\bof\b/i.test(said);
}

/** Nouns of a share or a side of what they are of. */
const PARTS = wordSet(
  'part parts portion portions section sections piece pieces half third quarter fraction share side end corner edge ' +
    'cover copy back front top bottom rest remainder most bulk third',
);

/** "Part of the device": it is said of less than the thing. */
function isOnlyPart({ tree, deed }: Sides, token: number): boolean {
  const { head, deprel } = tree.token(token);
  if (
    head < 0 ||
    head === deed ||
    tree.token(head).head < 0 ||
    !/^nmod/.test(deprel) ||
    !PARTS.has(tree.token(head).lemma.toLowerCase())
  )
    return false;
  return tree.with(token, 'case').some((one) => tree.token(one).form.toLowerCase() === 'of');
}
