/**
 * A sentence cut at a conjunction where its parse shows no join: both sides must read as clauses of their own
 * when each is parsed alone.
 */
import { parseSentence } from '../text/parse/bundled.ts';
import type { Parse, ParsedToken } from '../text/parse/parser.ts';
import { Tree } from '../text/parse/tree.ts';
import { subtree } from './tokens.ts';

/** One side of the cut; `lead` is the subject that it takes over from the other. */
export interface Half {
  readonly start: number;
  readonly end: number;
  readonly lead: string;
}

const JOINTS = new Set(['and', 'but', 'so', 'yet', ';']);
/** Joints that need a comma before them: "so much", "not yet". */
const WITH_COMMA = new Set(['so', 'yet']);
/** Places that are tried in one sentence. */
const MOST_TRIES = 3;

/** The two halves of a sentence; undefined where no cut leaves two clauses. */
export function halve(text: string, { tokens }: Tree): readonly Half[] | undefined {
  let tries = 0;
  for (let at = 2; at + 2 < tokens.length && tries < MOST_TRIES; at++) {
    const joint = tokens[at].form.toLowerCase();
    if (!JOINTS.has(joint) || /^(?:that|as|far|on)$/i.test(tokens[at + 1].form)) continue;
    const comma = tokens[at - 1].form === ',';
    if (WITH_COMMA.has(joint) && !comma) continue;
    tries++;
    const halves = cutAt(text, tokens, at, comma ? at - 2 : at - 1);
    if (halves !== undefined) return halves;
  }
  return undefined;
}

/** The halves around the joint at `at`, where both are clauses. */
function cutAt(
  text: string,
  tokens: readonly ParsedToken[],
  at: number,
  before: number,
): readonly Half[] | undefined {
  const left = { start: tokens[0].start, end: tokens[before].end, lead: '' };
  const right = { start: tokens[at + 1].start, end: tokens.at(-1)!.end, lead: '' };
  const first = parseAlone(text, left);
  const headline = isPastHeadline(first);
  const joint = tokens[at].form.toLowerCase();
  if (!(headline || isClause(first)) || (joint !== ';' && leavesOpen(first))) return undefined;
  const parted = before < at - 1 || joint === 'but' || joint === ';';
  if (
    (parted || !headline) &&
    opensSubject(tokens[at + 1].xpos, parted) &&
    readsAlone(parseAlone(text, right), parted)
  )
    return [left, right];
  const lead = mayBeginVerb(tokens, at, headline) ? subjectOf(first) : '';
  if (lead === '' || !isSaidOf(lead, text.slice(right.start, right.end))) return undefined;
  return [left, { ...right, lead }];
}

/** Whether a side is a clause; behind a comma also where it reads as a headline does. */
const readsAlone = (side: Parse, parted: boolean): boolean =>
  isClause(side) || (parted && isPastHeadline(side));

/** Whether a word surely begins a subject: a bare noun behind no comma may be one more member of a list. */
const opensSubject = (xpos: string, parted: boolean): boolean =>
  /^(?:DT|PRP\$?|NNPS?|NNS|CD|\$|EX)$/.test(xpos) || (parted && /^(?:NN|VBG|JJ)$/.test(xpos));

/** Verbs that are nothing else: a side that begins with one has its subject on the other. */
const SURELY_VERBS = new Set('is are was were has have had'.split(' '));
/** Tags of what stands behind a verb, and seldom behind a noun. */
export const OPENS_OBJECT = new Set(['$', 'CD', 'DT', 'PRP$']);

/** Whether the word behind the joint may be a verb whose subject stands on the other side, and hardly a noun. */
function mayBeginVerb(tokens: readonly ParsedToken[], at: number, headline: boolean): boolean {
  const { form, xpos } = tokens[at + 1];
  if (SURELY_VERBS.has(form.toLowerCase())) return true;
  if (headline) return (xpos === 'VBD' || xpos === 'VBN') && tokens[at + 2].form.toLowerCase() !== 'by';
  if (xpos !== 'VBZ' && xpos !== 'NNS') return false;
  return xpos === 'VBZ' && (tokens[at].form.toLowerCase() === 'but' || OPENS_OBJECT.has(tokens[at + 2].xpos));
}

/** Whether what is said reads as a clause behind the subject, with its first word for a verb. */
function isSaidOf(lead: string, words: string): boolean {
  const said = parseSentence(`${lead} ${words.replace(/[.,;:\s]+$/, '')}.`);
  const first = said.tokens.find(({ start }) => start > lead.length);
  const root = said.tokens.find(({ head }) => head < 0);
  if (first === undefined || root === undefined) return false;
  return (
    isPastHeadline(said) || (isClause(said) && (root === first || SURELY_VERBS.has(first.form.toLowerCase())))
  );
}

/**
 * `The seller replied on Monday`: read as a noun with a participle, for want of anything behind it that tells. A
 * noun alone is no side of a sentence, so it is the past form.
 */
function isPastHeadline(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  if (root < 0 || tree.token(root).upos !== 'NOUN' || tree.with(root, 'cop', 'nsubj', 'conj').length > 0)
    return false;
  const [past] = tree.with(root, 'acl');
  return past === root + 1 && tree.token(past).xpos === 'VBN' && tree.with(past, 'obl:agent').length === 0;
}

const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const SUBJECTS = ['nsubj', 'nsubj:pass', 'expl'];

/** Whether a parse is that of a statement: its main word has a subject before it and a verb with a tense. */
export function isClause(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  if (root < 0) return false;
  const [subject] = tree.with(root, ...SUBJECTS);
  if (subject === undefined || subject > root || /^W/.test(tree.token(subject).xpos)) return false;
  const verbs = [root, ...tree.with(root, 'aux', 'aux:pass', 'cop')];
  // "The kettle passed": many a past form is taken for a participle.
  const bare =
    verbs.length === 1 && tree.token(root).xpos === 'VBN' && tree.token(subject).deprel === 'nsubj';
  return bare || verbs.some((at) => FINITE.has(tree.token(at).xpos));
}

/** Whether the clause holds another: which of them the words behind the conjunction join is then open. */
function leavesOpen({ tokens }: Parse): boolean {
  return tokens.some(({ deprel, xpos }) => OPENING.has(deprel) || xpos === 'WP' || xpos === 'WDT');
}

const OPENING = new Set(['ccomp', 'acl:relcl', 'advcl', 'xcomp', 'csubj']);

function subjectOf(parse: Parse): string {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  const [past] = isPastHeadline(parse) ? tree.with(root, 'acl') : [];
  const words =
    past !== undefined
      ? parse.tokens.map((_, at) => at).slice(0, past)
      : subject === undefined
        ? []
        : subtree(tree, subject);
  return words.map((at) => tree.token(at).form).join(' ');
}

/** A part of a sentence, read as a sentence of its own. */
function parseAlone(text: string, { start, end }: Half): Parse {
  const part = text.slice(start, end).replace(/[.,;:\s]+$/, '');
  return parseSentence(`${part}.`);
}
