/**
 * Verbs in a row under one subject: `was received on 2 May, reviewed on 5 May and approved`. Each becomes a claim
 * with the subject, and with the auxiliary where the first one has it.
 */
import { parseSentence } from '../text/parse/bundled.ts';
import type { ParsedToken } from '../text/parse/parser.ts';
import { Tree } from '../text/parse/tree.ts';
import { REACHING } from './guards.ts';
import type { Half } from './halves.ts';
import { isClause, STATE } from './halves.ts';

/** Verbs of one row, at the most. */
const MOST_VERBS = 5;
const PAST = new Set(['VBD', 'VBN']);
/** Auxiliaries that a row of participles shares without saying more than that it was so. */
const SHARED = /^(?:was|were|is|are|been|has|have|had)$/i;
/** Words that stand behind a joint and before its verb without a say in it. */
const PASSED = new Set(['then', 'later', 'finally', 'afterwards', 'subsequently', 'therefore']);

/** The members of a row of past verbs; undefined where a part does not read alone as what it says there. */
export function chain(text: string, { tokens }: Tree): readonly Half[] | undefined {
  const joints = tokens.flatMap((_, at) => (opensMember(tokens, at) ? [at] : []));
  const last = joints.at(-1);
  if (last === undefined || joints.length >= MOST_VERBS || !hasAnd(tokens, last)) return undefined;
  const first = tokens.slice(0, joints[0]);
  const lead = leadOf(text, first);
  if (lead === undefined) return undefined;
  const verbs = joints.map((at) => verbAt(tokens, at));
  const ends = joints.map((_, i) => (i + 1 < joints.length ? joints[i + 1]! - 1 : tokens.length - 1));
  // "Cleaned, refilled and tested on 4 May": what stands behind the last verb belongs to all.
  const bare = verbs.some((verb, i) => i + 1 < verbs.length && ends[i]! <= verb);
  if (bare || first.at(-1)!.start <= lead.verb) return undefined;
  const parts = verbs.map((verb, i) => ({
    start: tokens[verb]!.start,
    end: tokens[ends[i]!]!.end,
    lead: lead.words,
  }));
  if (!parts.every((part) => readsAs(`${part.lead} `, text.slice(part.start, part.end)))) return undefined;
  return [{ start: tokens[0]!.start, end: first.at(-1)!.end, lead: '' }, ...parts];
}

const isComma = (token: ParsedToken | undefined): boolean => token?.form === ',';
const isAnd = (token: ParsedToken | undefined): boolean => /^(?:and|but)$/i.test(token?.form ?? '');

/** Whether a comma or conjunction stands here with a past verb behind it. */
function opensMember(tokens: readonly ParsedToken[], at: number): boolean {
  if (at < 2 || !(isComma(tokens[at]) || isAnd(tokens[at]))) return false;
  if (isComma(tokens[at]) && isAnd(tokens[at + 1])) return false;
  const verb = tokens[verbAt(tokens, at)];
  return (
    verb !== undefined && PAST.has(verb.xpos) && verb.upos === 'VERB' && /ed$|^[a-z]{3,}$/.test(verb.form)
  );
}

function verbAt(tokens: readonly ParsedToken[], joint: number): number {
  let at = joint + 1;
  while (PASSED.has(tokens[at]?.form.toLowerCase() ?? '')) at++;
  return at;
}

const hasAnd = (tokens: readonly ParsedToken[], joint: number): boolean => isAnd(tokens[joint]);

/** The subject of the first member with its auxiliaries, and where its verb begins. */
function leadOf(
  text: string,
  first: readonly ParsedToken[],
): { readonly words: string; readonly verb: number } | undefined {
  const start = first[0]!.start;
  const bare = isComma(first.at(-1)) ? first.slice(0, -1) : first;
  const parse = parseSentence(`${text.slice(start, bare.at(-1)!.end)}.`);
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  if (root < 1 || !isClause(parse) || !PAST.has(tree.token(root).xpos)) return undefined;
  if (parse.tokens.slice(0, root).some(({ lemma, xpos }) => REACHING.has(lemma) || xpos === 'MD'))
    return undefined;
  if (tree.with(root, 'ccomp', 'advcl').length > 0) return undefined;
  if (!tree.with(root, 'xcomp').every((at) => STATE.has(tree.token(at).xpos))) return undefined;
  const helpers = tree.with(root, 'aux', 'aux:pass');
  if (!helpers.every((at) => SHARED.test(tree.token(at).form))) return undefined;
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || subject > root) return undefined;
  const verb = tree.token(root);
  const passive = tree.with(root, 'aux:pass').length > 0 || helpers.length > 0;
  const between = parse.tokens.slice(0, root).map((_, at) => at);
  const kept = between.filter((at) => tree.token(at).deprel !== 'advmod' || tree.token(at).head !== root);
  const words = passive ? kept : kept.filter((at) => !helpers.includes(at));
  const said = words.map((at) => tree.token(at));
  return { words: joinedOf(parse.tokens, said), verb: start + verb.start };
}

/** Tokens side by side again as they were spaced. */
function joinedOf(all: readonly ParsedToken[], some: readonly ParsedToken[]): string {
  let out = '';
  for (const token of some) {
    const before = all[all.indexOf(token) - 1];
    out += (out === '' || before?.end === token.start ? '' : ' ') + token.form;
  }
  return out;
}

/** Whether a verb with the lead before it is a statement whose main word is that verb. */
function readsAs(lead: string, words: string): boolean {
  const said = parseSentence(`${lead}${words.replace(/[.,;:\s]+$/, '')}.`);
  const verb = said.tokens.find(({ start }) => start >= lead.length);
  return verb !== undefined && verb.head < 0 && isClause(said);
}
