/**
 * "The board agreed to sell the site" for "the board sold the site", "has yet to", "almost", "should have", "did they
 * sell?": what the sentence has of the deed stands under words that leave it undone or open.
 */
import { NEGATION } from '../../text/cues.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../support.ts';
import { unitOf } from './claim-root.ts';
import { against, type Guard, type Told, textOf } from './guard.ts';
import { tokenOf } from './token-of.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Verbs and nouns whose infinitive, or gerund, has not been done for all that they say. */
const LEAVING = words(
  'agree refuse fail plan want hope intend offer promise threaten try attempt decline decide suppose unable willing ' +
    'unwilling ready likely unlikely invite urge recommend encourage remind wish consider propose seek aim mean prepare ' +
    'arrange volunteer vow pledge swear forget neglect omit hesitate struggle apply reluctant keen eager supposed forbid ' +
    'prohibit commit undertake pretend demand desire decision intention proposal refusal failure threat bid invitation ' +
    'attempt agreement contemplate avoid postpone suggest resist discuss',
);
/** Of what is so by a rule they say that it is to be done; of what was done they say nothing. */
const RULING = words(
  'ask need order instruct tell require expect schedule due entitle entitled eligible allow permit advise request ' +
    'authorise authorize oblige obligate permission obligation right option',
);
/** No month: "3 May". */
const MODALS = /^(?:[Ss]hould|could|would|may|might|can|must|ought|ca|need)$/;
/** What is to come has not been done; of what opens on Monday it is said that it will. */
const COMING = /^(?:will|shall|wo|['\u2019]ll)$/;
const CONDITIONS = /^(?:if|unless|whether|instead|rather|without|than)$/i;
const CLAUSES = /^(?:root|ccomp|xcomp|advcl|acl|conj|parataxis|csubj)/;
/** What the statement says of what may be, or must: that is compared elsewhere. */
const OPEN =
  /\b(?:will|would|shall|should|can|could|may|might|must|ought|need|needs|if|unless|whether|to be|have to|has to|had to|almost|nearly)\b|['\u2019](?:ll|d)\b/iu;
/** Match from which a word says the statement's own. */
const SAID = 0.5;
const MOST_ARCS = 12;

export const UNREALISED: readonly Guard[] = [
  against('modality', 'prose', isUnrealised),
  against('modality', 'prose', isAsked),
];

/** "Did the manager sell it?" says nothing of whether he did. */
function isAsked({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return theirs.question && !reading.question;
}

function isUnrealised({ reading, units, support }: Told, sentence: AlignedSentence): boolean {
  if (reading.question || reading.cues & NEGATION || OPEN.test(textOf(reading))) return false;
  const claim = new Tree(parseSentence(reading.text, reading.start, reading.end));
  if (claim.tokens.some(({ upos, xpos }) => upos === 'PART' && xpos === 'TO')) return false;
  const unit = unitOf(claim, reading, units, (i) => support.matches[i]!.strength >= SAID);
  const at = unit < 0 ? -1 : support.matches[unit]!.at;
  if (at < 0) return false;
  const { tree } = sentence.source.grammar(sentence.sentence);
  const token = tokenOf(sentence, tree, at);
  if (token < 0) return false;
  const { kind, flipped } = support.matches[unit]!;
  const isDirect = flipped !== true && (kind === 'same' || kind === 'synonym');
  return stands(tree, token, isPast(claim)) || (isDirect && isDenied(tree, clauseOf(tree, token)));
}

/** "Did not rise", "never left": not said of "not only". */
const isDenied = (tree: Tree, verb: number): boolean =>
  verb >= 0 &&
  tree.with(verb, 'advmod').some((one) => {
    const next = tree.token(one + 1)?.form.toLowerCase() ?? '';
    return one < verb && /^(?:not|n['\u2019]t|never)$/i.test(tree.token(one).form) && !MERELY.test(next);
  });

const MERELY = /^(?:only|just|merely|simply|even|until|before|less|more|without)$/;

const PAST = /^(?:was|were|did|had|has|have|been)$/i;

/** Whether a statement says what was done. */
function isPast(claim: Tree): boolean {
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const isAuxiliary = (one: number): boolean => PAST.test(claim.token(one).form);
  return claim.token(root)?.xpos === 'VBD' || claim.with(root, 'aux', 'aux:pass', 'cop').some(isAuxiliary);
}

/** Whether a word stands in a clause that is left open, or under one. */
function stands(tree: Tree, token: number, past: boolean): boolean {
  let verb = clauseOf(tree, token);
  for (let arcs = 0; verb >= 0 && arcs < MOST_ARCS; arcs++) {
    if (isOpen(tree, verb, past)) return true;
    const { head, deprel } = tree.token(verb);
    if (head < 0 || !/^(?:xcomp|acl$|ccomp|advcl|conj)/.test(deprel)) return false;
    if (/^conj/.test(deprel)) {
      // "Agreed to sell and ship": the second stands under the same as the first.
      if (tree.token(verb).xpos !== 'VB' || tree.with(verb, 'nsubj', 'nsubj:pass').length > 0) return false;
      verb = head;
      continue;
    }
    const leads = isInfinite(tree, verb) && isLeft(tree.token(head).lemma.toLowerCase(), past);
    if (leads || (isInfinite(tree, verb) && isYet(tree, head))) return true;
    // What is told in a clause with a subject and a tense of its own stands by itself; "should have let" may hang it on "have".
    const isBare = tree.token(verb).xpos === 'VB' && deprel === 'xcomp';
    if (!isInfinite(tree, verb) && !isBare) return false;
    verb = clauseOf(tree, head);
  }
  return false;
}

const isLeft = (lemma: string, past: boolean): boolean => LEAVING.has(lemma) || (past && RULING.has(lemma));

/** "To sell", "selling". */
const isInfinite = (tree: Tree, verb: number): boolean =>
  tree.token(verb).xpos === 'VBG'
    ? tree.with(verb, 'aux').length === 0
    : [...tree.with(verb, 'mark'), ...tree.with(verb, 'cop').flatMap((cop) => tree.with(cop, 'mark'))].some(
        (mark) => tree.token(mark).xpos === 'TO',
      );

/** "Has yet to", "had to", "remains to be". */
const isYet = (tree: Tree, head: number): boolean => {
  const { lemma } = tree.token(head);
  return lemma === 'yet' || lemma === 'remain' || (lemma === 'have' && tree.with(head, 'obj').length === 0);
};

/** Whether what stands at a verb itself leaves open, or denies, that it was done. */
function isOpen(tree: Tree, verb: number, past: boolean): boolean {
  const before = (...relations: string[]): string[] =>
    tree
      .with(verb, ...relations)
      .filter((one) => one < verb && !isParted(tree, one, verb))
      .map((one) => tree.token(one).form);
  if (before('advmod').some((form) => /^(?:almost|nearly)$/i.test(form))) return true;
  if (isStillToCome(tree, verb)) return true;
  if (before('aux', 'aux:pass').some((form) => MODALS.test(form) || (past && COMING.test(form)))) return true;
  return before('mark', 'case', 'cc').some((form) => CONDITIONS.test(form));
}

/** "Has yet to call", however the parse hangs it. */
function isStillToCome(tree: Tree, verb: number): boolean {
  for (let at = verb - 1; at > 0 && verb - at <= NEAR; at--) {
    const form = tree.token(at).form.toLowerCase();
    if (form === 'to') return tree.token(at - 1).form.toLowerCase() === 'yet';
    if (!PASSED_OVER.has(tree.token(at).upos)) return false;
  }
  return false;
}

/** Whether another statement begins between two words. */
const isParted = (tree: Tree, from: number, to: number): boolean =>
  tree.tokens.slice(from, to).some(({ form }) => /^[;:]$/.test(form));

const NEAR = 5;
const PASSED_OVER = new Set(['ADV', 'AUX', 'ADJ', 'ADP', 'VERB', 'DET', 'NOUN']);

/** The head of the clause that a token stands in. */
function clauseOf(tree: Tree, token: number): number {
  let at = token;
  for (let arcs = 0; arcs < MOST_ARCS; arcs++) {
    const { head, deprel, upos } = tree.token(at);
    if (head < 0) return at;
    if (CLAUSES.test(deprel) && (upos === 'VERB' || upos === 'AUX' || tree.with(at, 'cop').length > 0))
      return at;
    at = head;
  }
  return -1;
}
