/**
 * A sentence cut at a conjunction where its parse shows no join: both sides must read as clauses of their own
 * when each is parsed alone.
 */
import { parseSentence } from '../text/parse/bundled.ts';
import type { Parse } from '../text/parse/parser.ts';
import { Tree } from '../text/parse/tree.ts';
import { subtree } from './tokens.ts';

/** One side of the cut; `lead` is the subject that it takes over from the other. */
export interface Half {
  readonly start: number;
  readonly end: number;
  readonly lead: string;
}

const JOINTS = new Set(['and', 'but', 'so']);
/** Places that are tried in one sentence. */
const MOST_TRIES = 3;

/** The two halves of a sentence; undefined where no cut leaves two clauses. */
export function halve(text: string, { tokens }: Tree): readonly Half[] | undefined {
  let tries = 0;
  const last = tokens.at(-1)!;
  for (let at = 2; at + 2 < tokens.length && tries < MOST_TRIES; at++) {
    if (!JOINTS.has(tokens[at].form.toLowerCase()) || /^(?:that|as|far|on)$/i.test(tokens[at + 1].form))
      continue;
    const before = tokens[at - 1].form === ',' ? at - 2 : at - 1;
    // A "so" that joins clauses has a comma before it: "so much", "do so".
    if (tokens[at].form.toLowerCase() === 'so' && before === at - 1) continue;
    const left = { start: tokens[0].start, end: tokens[before].end, lead: '' };
    const right = { start: tokens[at + 1].start, end: last.end, lead: '' };
    tries++;
    const first = parseAlone(text, left);
    if (!isClause(first) || leavesOpen(first)) continue;
    if (opensSubject(tokens[at + 1].xpos) && isClause(parseAlone(text, right))) return [left, right];
    if (!BEGINS_VERB.has(tokens[at + 1].form.toLowerCase())) continue;
    const lead = subjectOf(first);
    if (lead !== '') return [left, { ...right, lead }];
  }
  return undefined;
}

/** Whether a word surely begins a subject: a bare noun may be one more member of a list. */
const opensSubject = (xpos: string): boolean => /^(?:DT|PRP\$?|NNPS?|NNS|CD|\$|EX)$/.test(xpos);

/** Verbs that are nothing else: a side that begins with one has its subject on the other. */
const BEGINS_VERB = new Set('is are was were has have had'.split(' '));
const FINITE = new Set(['VBD', 'VBZ', 'VBP', 'MD']);
const SUBJECTS = ['nsubj', 'nsubj:pass', 'expl'];

/** Whether a parse is that of a statement: its main word has a subject before it and a verb with a tense. */
export function isClause(parse: Parse): boolean {
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex((token) => token.head < 0);
  if (root < 0) return false;
  const [subject] = tree.with(root, ...SUBJECTS);
  if (root < 0 || subject === undefined || subject > root || /^W/.test(tree.token(subject).xpos))
    return false;
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
  return subject === undefined
    ? ''
    : subtree(tree, subject)
        .map((at) => tree.token(at).form)
        .join(' ');
}

/** A part of a sentence, read as a sentence of its own. */
function parseAlone(text: string, { start, end }: Half): Parse {
  const part = text.slice(start, end).replace(/[.,;:\s]+$/, '');
  return parseSentence(`${part}.`);
}
