/**
 * What keeps a sentence whole: a condition, a speaker, an alternative, anything whose scope would be lost if a part
 * of the sentence stood alone.
 */

import type { Predicate } from '../../text/parse/clauses.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Tree } from '../../text/parse/tree.ts';
import { wordSet } from '../../text/word-set.ts';

/** Words that make a statement depend on something. */
const CONDITIONS = wordSet(
  'if unless provided providing whether assuming otherwise depending contingent conditional lest except whenever',
);
/** Whether a word makes what it stands in depend on something. */
export const isConditional = ({ lemma, form }: ParsedToken): boolean =>
  CONDITIONS.has(lemma) || CONDITIONS.has(form.toLowerCase());

/** Verbs and phrases that give somebody's words or thoughts. */
export const SPEAKING = wordSet(
  'say claim tell report state allege argue believe think suggest insist suspect assume expect hope estimate ' +
    'speculate contend imply guess suppose feel seem appear doubt deny promise plan want intend refuse fail warn ' +
    'announce explain note mention predict propose recommend request ask demand',
);
/** Words whose scope may reach over a whole coordination. */
export const REACHING = wordSet(
  'not never no nobody nothing none neither nor without hardly barely scarcely only solely merely exclusively ' +
    'except excluding besides either or',
);
/** Words that speak of the members of a list together, or weigh them against each other. */
const TOGETHER = wordSet(
  'between among together jointly respectively combined total altogether each than versus vs & unlike equally',
);
/** Verbs that take their members together. */
const MUTUAL = wordSet(
  'merge combine marry meet compare differ separate exchange split share divide alternate collaborate agree ' +
    'compete mix unite range consist comprise total equal distinguish contrast',
);
/** Adverbs before a verb that say nothing of the verbs after it that would be missed. */
const HARMLESS = wordSet(
  'also then later subsequently first now currently already previously initially originally recently finally ' +
    'eventually successfully immediately soon since thus therefore however today yesterday additionally furthermore',
);

/** Whether nothing of the sentence may stand alone. */
export function staysWhole(tree: Tree, root: number): boolean {
  const { tokens } = tree;
  for (const [at, token] of tokens.entries()) {
    const { lemma, form, deprel, xpos } = token;
    if (isConditional(token)) return true;
    if (
      lemma === 'accord' ||
      form.toLowerCase() === 'according' ||
      (lemma === 'subject' && isSubjectTo(tree, at))
    )
      return true;
    if (deprel === 'parataxis' && SPEAKING.has(lemma)) return true;
    if (form === '?' || (xpos === 'MD' && at === 0)) return true;
    // "… and so was the deposit": what is said of it stands before it.
    if (/^(?:so|neither|nor)$/i.test(form) && /^(?:AUX|MD)$/.test(tree.tokens[at + 1]?.upos ?? ''))
      return true;
  }
  if (opensWithDoubt(tree)) return true;
  return (SPEAKING.has(tree.token(root).lemma) && governsClause(tree, root)) || opensWithTime(tree, root);
}

const isSubjectTo = (tree: Tree, at: number): boolean => tree.tokens[at + 1]?.form === 'to';

const governsClause = (tree: Tree, at: number): boolean => tree.with(at, 'ccomp', 'xcomp').length > 0;

/** `When you cancel, …`: what follows holds at that time alone. */
function opensWithTime(tree: Tree, root: number): boolean {
  const first = tree.tokens[0]?.form.toLowerCase() ?? '';
  if (/^(?:when|whenever|once|until|till)$/.test(first) && tree.tokens.some(({ form }) => form === ','))
    return true;
  return OPENERS.has(first) && tree.with(root, 'advcl', 'advmod').some((child) => child < root);
}

/** `Probably the parcel was lost and …`: the doubt may reach over all that follows. */
function opensWithDoubt({ tokens }: Tree): boolean {
  const first = tokens.findIndex(({ upos }) => upos !== 'PUNCT');
  return first >= 0 && DOUBTS.has(tokens[first].form.toLowerCase());
}

export const DOUBTS = wordSet(
  'probably possibly perhaps maybe likely apparently presumably supposedly allegedly reportedly seemingly hopefully ' +
    'ideally potentially usually normally generally typically often sometimes',
);
const OPENERS = wordSet('when whenever once until till while where as in case should had were');

/** Whether a later verb may stand alone with the subject of `first`. */
export function sharesPlainly(tree: Tree, first: Predicate, later: Predicate): boolean {
  if (mayBeNoun(tree, first, later)) return false;
  if (later.alternative || first.alternative) return false;
  if (first.negated && later.auxiliaries.some((aux) => first.auxiliaries.includes(aux))) return false;
  // "You can return it and get your money back": what may be done, may be done only in turn.
  if (later.modals.length > 0 && later.auxiliaries.some((aux) => first.auxiliaries.includes(aux)))
    return false;
  const limit = first.token;
  const reaching = tree.tokens.some((token, at) => at < limit && REACHING.has(token.lemma));
  if (reaching && !negatesItself(tree, first)) return false;
  return tree
    .with(first.token, 'advmod')
    .every(
      (adverb) =>
        adverb > first.token || HARMLESS.has(tree.token(adverb).lemma) || tree.token(adverb).lemma === 'not',
    );
}

/** `was paid and refunds take days`: a present form behind a past one is more often a noun, a bare verb behind it the proof. */
function mayBeNoun(tree: Tree, first: Predicate, { token, auxiliaries, copula }: Predicate): boolean {
  if (tree.token(token).xpos !== 'VBZ' || auxiliaries.length > 0 || copula >= 0) return false;
  const bare = tree
    .with(token, 'xcomp', 'ccomp', 'conj')
    .some((at) => at === token + 1 && /^VBP?$/.test(tree.token(at).xpos));
  const [next, amount] = tree.tokens.slice(token + 1, token + 3);
  const verb =
    /^(?:cost|take|start|begin|last|end)$/.test(next?.form ?? '') &&
    /^(?:\$|CD|DT|IN)$/.test(amount?.xpos ?? '');
  return bare || verb || first.tense === 'past';
}

/** All that reaches before the verb is its own `not`: it does not reach a later verb with its own auxiliary. */
const negatesItself = (tree: Tree, { token, negations }: Predicate): boolean =>
  tree.tokens.every(
    ({ lemma, head }, at) =>
      at >= token || !REACHING.has(lemma) || (head === token && negations.includes(at)),
  );

/** Whether the members of a list may be told one by one. */
export function tellsApart(tree: Tree, tokens: readonly number[], verb: number): boolean {
  if (verb >= 0 && MUTUAL.has(tree.token(verb).lemma)) return false;
  return tokens.every((at) => {
    const { lemma, form } = tree.token(at);
    return !REACHING.has(lemma) && !TOGETHER.has(lemma) && form !== '/' && lemma !== 'both';
  });
}
