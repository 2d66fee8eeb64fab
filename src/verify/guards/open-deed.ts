/** Whether a sentence leaves undone or open what a word of it says: "agreed to sell", "almost sold", "without selling". */
import type { Tree } from '../../text/parse/tree.ts';
import { wordSet } from '../../text/word-set.ts';

/** Verbs, nouns and adjectives whose infinitive, or gerund, has not been done for all that they say. */
const LEAVING = wordSet(
  'agree refuse fail plan want hope intend offer promise threaten try attempt decline decide suppose unable willing ' +
    'unwilling ready likely unlikely invite urge recommend encourage remind wish consider propose seek aim mean prepare ' +
    'arrange volunteer vow pledge swear forget neglect omit hesitate struggle apply reluctant keen eager supposed forbid ' +
    'prohibit commit undertake pretend demand desire decision intention proposal refusal failure threat bid invitation ' +
    'attempt agreement contemplate avoid postpone suggest resist discuss about late soon possible impossible difficult ' +
    'hard important necessary essential crucial vital dangerous safe illegal unlawful accuse suspect deny oppose ' +
    'prevent stop vote warn rule short forbidden banned barred',
);
/** Of what is so by a rule they say that it is to be done; of what was done they say nothing. */
const RULING = wordSet(
  'ask need order instruct tell require expect schedule due entitle entitled eligible allow permit advise request ' +
    'authorise authorize oblige obligate permission obligation right option',
);
/** Words that hold of what was done, too: "stopped selling" once sold, "warned the buyer, selling it". */
const OF_GERUNDS = wordSet('accuse suspect oppose prevent vote warn rule short stop deny');
/** No month: "3 May". */
const MODALS = /^(?:[Ss]hould|could|would|may|might|can|must|ought|ca|need)$/;
/** What is to come has not been done; of what opens on Monday it is said that it will. */
const COMING = /^(?:will|shall|wo|['\u2019]ll)$/;
const CONDITIONS = /^(?:if|unless|whether|instead|rather|without|than)$/i;
const HARDLY = /^(?:almost|nearly|rarely|seldom|hardly|scarcely)$/i;
const CLAUSES = /^(?:root|ccomp|xcomp|advcl|acl|conj|parataxis|csubj)/;
const SUBJECT = ['nsubj', 'nsubj:pass'];
const MOST_ARCS = 12;

/** Whether a word stands in a clause that is left open, or under one; `past`: it is asked what was done. */
export function isLeftOpen(tree: Tree, token: number, past: boolean): boolean {
  if (isSupposed(tree, token) || isAfterTo(tree, token, past)) return true;
  let verb = clauseOf(tree, token);
  for (let arcs = 0; verb >= 0 && arcs < MOST_ARCS; arcs++) {
    if (isOpen(tree, verb, past)) return true;
    const { head, deprel } = tree.token(verb);
    if (head < 0 || !/^(?:xcomp|acl$|ccomp|csubj|advcl|conj)/.test(deprel)) return false;
    if (/^conj/.test(deprel)) {
      // "Agreed to sell and ship": the second stands under the same as the first.
      if (tree.token(verb).xpos !== 'VB' || tree.with(verb, ...SUBJECT).length > 0) return false;
      verb = head;
      continue;
    }
    if (isLedOpen(tree, verb, head, past)) return true;
    // What is told in a clause with a subject and a tense of its own stands by itself; "should have let" may hang it on "have".
    const isBare = tree.token(verb).xpos === 'VB' && deprel === 'xcomp';
    if (formOf(tree, verb) === 'finite' && !isBare) return false;
    verb = clauseOf(tree, head);
  }
  return false;
}

/** Whether what a clause stands under leaves it open. */
function isLedOpen(tree: Tree, verb: number, head: number, past: boolean): boolean {
  const lemma = tree.token(head).lemma.toLowerCase();
  const form = formOf(tree, verb);
  if (form === 'finite') return HAPPENING.has(lemma) && isDenied(tree, head);
  if (form === 'infinitive' && past && isAim(tree, verb, head)) return true;
  if (form === 'infinitive' && HEARSAY.has(lemma)) return true;
  if (form === 'gerund' && OF_GERUNDS.has(lemma))
    return hasMark(tree, verb) || lemma === 'deny' || lemma === 'rule';
  if (UNDOING.has(lemma) && isDeniedPast(tree, head)) return false;
  return LEAVING.has(lemma) || (past && RULING.has(lemma)) || isYet(tree, head);
}

/** Who did not fail, forget or omit to do it has done it. */
const UNDOING = wordSet('fail forget neglect omit');
const isDeniedPast = (tree: Tree, verb: number): boolean =>
  isDenied(tree, verb) && tree.with(verb, 'aux').some((one) => lower(tree, one) === 'did');

/** "Is said to have sold": somebody's word for it. */
const HEARSAY = wordSet(
  'say seem appear believe allege report rumour rumor think understand presume assume claim',
);

/** "Went to the bank to pay it in", "the plan was for the clerk to pay": what for, and not that it was done. */
function isAim(tree: Tree, verb: number, head: number): boolean {
  const { deprel } = tree.token(verb);
  if (/^advcl/.test(deprel))
    return !tree.with(verb, 'advmod').some((one) => /^only$/i.test(tree.token(one).form));
  return (
    deprel === 'acl' &&
    !tree.with(head, 'amod', 'advmod', 'nummod').some((one) => RANKS.has(lower(tree, one)))
  );
}

const RANKS = wordSet('first second third last only next latest');
const lower = (tree: Tree, token: number): string => tree.token(token).form.toLowerCase();

/** "Had she sold it, we would know": whatever stands before the comma. */
function isSupposed(tree: Tree, token: number): boolean {
  if (!/^(?:Had|Should|Were)$/.test(tree.token(0).form)) return false;
  const comma = tree.tokens.findIndex(({ form }) => form === ',');
  return comma > token && tree.tokens.slice(comma).some(({ xpos }) => xpos === 'MD');
}

/** "Threatened to strike", the verb read as a noun. */
function isAfterTo(tree: Tree, token: number, past: boolean): boolean {
  const { head, upos } = tree.token(token);
  if (upos !== 'NOUN' || head < 0 || token === 0 || lower(tree, token - 1) !== 'to') return false;
  const lemma = tree.token(head).lemma.toLowerCase();
  return LEAVING.has(lemma) || (past && RULING.has(lemma));
}

const HAPPENING = wordSet('happen occur true case so');

const hasMark = (tree: Tree, verb: number): boolean => tree.with(verb, 'mark', 'case').length > 0;

/** "To sell", "selling", or a clause with a tense of its own. */
function formOf(tree: Tree, verb: number): 'infinitive' | 'gerund' | 'finite' {
  const cops = tree.with(verb, 'cop');
  const marks = [verb, ...cops].flatMap((one) => tree.with(one, 'mark'));
  if (marks.some((mark) => tree.token(mark).xpos === 'TO')) return 'infinitive';
  const isGerund = [verb, ...cops].some((one) => tree.token(one).xpos === 'VBG');
  return isGerund && tree.with(verb, 'aux').length === 0 ? 'gerund' : 'finite';
}

/** "Has yet to", "has to", "remains to be". */
function isYet(tree: Tree, head: number): boolean {
  const { lemma, xpos } = tree.token(head);
  if (lemma === 'yet' || lemma === 'remain') return true;
  // Who had to has done it.
  return lemma === 'have' && xpos !== 'VBD' && tree.with(head, 'obj').length === 0;
}

/** Whether what stands at a verb itself leaves open, or denies, that it was done. */
function isOpen(tree: Tree, verb: number, past: boolean): boolean {
  const before = (...relations: string[]): string[] =>
    tree
      .with(verb, ...relations)
      .filter((one) => one < verb && !isParted(tree, one, verb))
      .map((one) => tree.token(one).form);
  if (before('advmod').some((form) => HARDLY.test(form))) return true;
  if (tree.with(verb, 'advmod').some((one) => /^(?:rarely|seldom)$/i.test(tree.token(one).form))) return true;
  if (isStillToCome(tree, verb)) return true;
  if (before('aux', 'aux:pass').some((form) => MODALS.test(form) || (past && COMING.test(form)))) return true;
  return before('mark', 'case', 'cc').some((form) => CONDITIONS.test(form));
}

/** "Has yet to call", "about to call", however the parse hangs it. */
function isStillToCome(tree: Tree, verb: number): boolean {
  for (let at = verb - 1; at > 0 && verb - at <= NEAR; at--) {
    const form = lower(tree, at);
    if (form === 'to') return /^(?:yet|about)$/.test(lower(tree, at - 1));
    if (!PASSED_OVER.has(tree.token(at).upos)) return false;
  }
  return false;
}

/** Whether another statement begins between two words. */
const isParted = (tree: Tree, from: number, to: number): boolean =>
  tree.tokens.slice(from, to).some(({ form }) => /^[;:]$/.test(form));

const NEAR = 5;
const PASSED_OVER = wordSet('ADV AUX ADJ ADP VERB DET NOUN');

/** The head of the clause that a token stands in; -1 for none. */
export function clauseOf(tree: Tree, token: number): number {
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

/** "Did not rise", "never left": not said of "not only". */
export const isDenied = (tree: Tree, verb: number): boolean =>
  verb >= 0 &&
  tree.with(verb, 'advmod').some((one) => {
    const next = tree.token(one + 1)?.form.toLowerCase() ?? '';
    return one < verb && /^(?:not|n['\u2019]t|never)$/i.test(tree.token(one).form) && !MERELY.test(next);
  });

const MERELY = /^(?:only|just|merely|simply|even|until|before|less|more|without)$/;
