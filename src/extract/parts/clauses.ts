/** Whether words read as a clause of their own by their parse, and where its subject ends. */
import type { Span } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../../text/parse/parser.ts';
import { Tree } from '../../text/parse/tree.ts';
import { SPEAKING } from './guards.ts';
import { readsBySorts } from './surface.ts';
import { subtree } from './tokens.ts';
import { hiddenMain, hiddenVerb, spaced } from './verbs.ts';

/** Whether a side is a clause; behind a comma also where it reads as a headline does. */
export const readsAlone = (side: Parse, parted: boolean): boolean =>
  isClause(side) || (parted && (isPastHeadline(side) || readsHidden(side) || readsBySorts(side.tokens)));

/** `Your allowance resets on the 15th`, with its verb read as a noun. */
export const readsHidden = (parse: Parse): boolean => hiddenMain(parse) > 0;

/**
 * `The seller replied on Monday`: read as a noun with a participle, for want of anything behind it that tells. A
 * noun alone is no side of a sentence, so it is the past form.
 */
export function isPastHeadline(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  if (root < 0 || tree.token(root).upos !== 'NOUN' || tree.with(root, 'cop', 'nsubj', 'conj').length > 0)
    return false;
  const [past] = tree.with(root, 'acl');
  return past === root + 1 && tree.token(past).xpos === 'VBN' && tree.with(past, 'obl:agent').length === 0;
}

/** Whether what stands behind a colon is what somebody says. */
export function isSpoken({ tokens }: Parse): boolean {
  const root = tokens.find(({ head }) => head < 0);
  return root !== undefined && SPEAKING.has(root.lemma);
}

/** Verbs of what happens by itself: "the heating failed" is no heating that somebody failed. */
export const SELF_MADE = new Set(
  'fail arrive expire lapse reply respond happen occur crash depart resign die fall rise appear disappear land escape retire graduate emigrate flee travel'.split(
    ' ',
  ),
);

export const isSelfMade = ({ tokens }: Parse): boolean =>
  tokens.some(({ deprel, lemma }) => deprel === 'acl' && SELF_MADE.has(lemma));

export const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const SUBJECTS = ['nsubj', 'nsubj:pass', 'expl'];

/** Whether a parse is that of a statement: its main word has a subject before it and a verb with a tense. */
export function isClause(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  if (root < 0) return false;
  const [subject] = tree.with(root, ...SUBJECTS);
  if (subject === undefined && (isBeforeItsCopula(tree, root) || gerundEnd(tree) > 0)) return true;
  if (subject === undefined || subject > root || /^W/.test(tree.token(subject).xpos)) return false;
  const verbs = [root, ...tree.with(root, 'aux', 'aux:pass', 'cop')];
  // "The kettle passed": many a past form is taken for a participle; "the payments add up": a present one for a bare one.
  const [{ xpos }, { deprel, xpos: of }] = [tree.token(root), tree.token(subject)];
  const bare =
    verbs.length === 1 &&
    deprel === 'nsubj' &&
    (xpos === 'VBN' || xpos === 'NNS' || (xpos === 'VB' && /^NNP?S$/.test(of)));
  return bare || verbs.some((at) => FINITE.has(tree.token(at).xpos));
}

/** `The fee was $5`: read with the amount under the noun that it is said of. */
function isBeforeItsCopula(tree: Tree, root: number): boolean {
  const [copula] = tree.with(root, 'cop');
  if (copula === undefined) {
    const below = tree
      .children(root)
      .find((at) => at > root && tree.with(at, 'cop').some((one) => one > root));
    return below !== undefined && isAmountBehind(tree, tree.with(below, 'cop')[0]!);
  }
  return copula > root && isAmountBehind(tree, copula);
}

/** The token behind a subject like `Working from home`: its clause opens with it, and no comma parts the two; 0 for none. */
function gerundEnd({ tokens }: Tree): number {
  if (tokens[0]?.xpos !== 'VBG') return 0;
  const verb = tokens.findIndex(({ form, xpos }) => form === ',' || FINITE.has(xpos));
  return verb > 0 && tokens[verb]!.upos === 'AUX' ? verb : 0;
}

const isAmountBehind = (tree: Tree, copula: number): boolean =>
  FINITE.has(tree.token(copula).xpos) && /^(?:NUM|SYM)$/.test(tree.tokens[copula + 1]?.upos ?? '');

/** Whether words read as a clause of their own. */
export function readsAsClause(words: string): boolean {
  const parse = parseSentence(`${words.replace(/(?<![.,;:\s])[.,;:\s]+$/, '')}.`);
  return isClause(parse) || readsHidden(parse);
}

/** The subject of words that read as a clause and begin with it. */
export function subjectTokens(words: string): readonly ParsedToken[] | undefined {
  const parse = parseSentence(`${words.replace(/(?<![.,;:\s])[.,;:\s]+$/, '')}.`);
  const verb = isClause(parse) ? subjectEnd(parse) : readsHidden(parse) ? hiddenVerb(parse) : -1;
  return verb < 1 ? undefined : parse.tokens.slice(0, verb);
}

/** The number of the token behind the subject of a clause. */
export function subjectEnd(parse: Parse): number {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  const [subject] = tree.with(root, ...SUBJECTS);
  if (subject !== undefined) return subtree(tree, subject).at(-1)! + 1;
  const gerund = gerundEnd(tree);
  if (gerund > 0) return gerund;
  const copula = parse.tokens.findIndex(
    ({ upos, xpos }, at) => at > root && upos === 'AUX' && FINITE.has(xpos),
  );
  return copula < 0 ? -1 : copula;
}

/** Whether the clause holds another: which of them the words behind the conjunction join is then open. */
export function leavesOpen({ tokens }: Parse): boolean {
  return tokens.some(({ deprel, xpos, form }) => {
    // "Arrived broken" holds no other clause, nor does "was 25%".
    if ((deprel === 'xcomp' && STATE.has(xpos)) || form === '%') return false;
    return OPENING.has(deprel) || xpos === 'WP' || xpos === 'WDT';
  });
}

export const STATE = new Set(['VBN', 'JJ']);
const OPENING = new Set(['ccomp', 'acl:relcl', 'advcl', 'xcomp', 'csubj']);

export function subjectOf(parse: Parse): string {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  const [past] = isPastHeadline(parse) ? tree.with(root, 'acl') : [];
  const whole = isBeforeItsCopula(tree, root) || gerundEnd(tree) > 0 ? subjectEnd(parse) : 0;
  const words =
    past !== undefined
      ? parse.tokens.map((_, at) => at).slice(0, past)
      : subject === undefined
        ? parse.tokens.map((_, at) => at).slice(0, whole)
        : subtree(tree, subject);
  return spaced(words.map((at) => tree.token(at)));
}

/** A part of a sentence, read as a sentence of its own. */
export function parseAlone(text: string, { start, end }: Span): Parse {
  const part = text.slice(start, end).replace(/(?<![.,;:\s])[.,;:\s]+$/, '');
  return parseSentence(`${part}.`);
}
