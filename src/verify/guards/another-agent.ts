/**
 * "The tenant dismantled the shed" by "the landlord tore the shed down": the sentence says who did it, and it is nobody
 * that the statement names.
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../support.ts';
import { unitOf } from './claim-root.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';
import { tokenOf } from './token-of.ts';

/** Match from which a word says the statement's own. */
const SAID = 0.5;
/** Match under which a word of the statement is nowhere in the sentence. */
const NOWHERE = 0.3;
const SUBJECT = ['nsubj', 'nsubj:pass'];
const MOST_ARCS = 8;

export const ANOTHER_AGENT: Guard = againstUnit('entity', 'prose', ofAnother);

function ofAnother({ reading, units, support }: Told, sentence: AlignedSentence): number {
  const claim = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const root = claim.tokens.findIndex(({ head }) => head < 0);
  const subject = subjectsOf(claim, root)[0];
  if (subject === undefined) return -1;
  const { start } = claim.token(subject);
  const who = units.findIndex(
    ({ from, to, value }) =>
      value === undefined && reading.words.slice(from, to).some((word) => word.start === start),
  );
  if (who < 0 || units[who]!.weight === 0 || support.matches[who]!.strength >= NOWHERE) return -1;
  const deed = unitOf(claim, reading, units, (i) => support.matches[i]!.strength >= SAID);
  const { tree } = sentence.source.grammar(sentence.sentence);
  const token = deed < 0 ? -1 : tokenOf(sentence, tree, support.matches[deed]!.at);
  const doers = token < 0 ? [] : doersOf(tree, token);
  return doers.length > 0 && doers.every((doer) => isNamed(sentence, tree, doer, support.matches)) ? who : -1;
}

const subjectsOf = (tree: Tree, verb: number): number[] => (verb < 0 ? [] : tree.with(verb, ...SUBJECT));

/** Who does what a word says: its subject, that of what it hangs on, and whoever it was done by. */
function doersOf(tree: Tree, token: number): number[] {
  for (let at = token, arcs = 0; at >= 0 && arcs < MOST_ARCS; at = tree.token(at).head, arcs++) {
    const agents = tree.with(at, 'obl:agent', 'obl').filter((one) => isBy(tree, one));
    const doers = [...subjectsOf(tree, at), ...agents];
    if (doers.length > 0) return doers;
    if (!/^(?:obj|obl|xcomp|conj|compound|fixed|case|cop)/.test(tree.token(at).deprel)) return [];
  }
  return [];
}

const isBy = (tree: Tree, token: number): boolean =>
  tree.with(token, 'case').some((one) => tree.token(one).form.toLowerCase() === 'by');

/** Whether a token names somebody or something that no word of the statement stands for. */
function isNamed(
  { reading }: AlignedSentence,
  tree: Tree,
  token: number,
  matches: Told['support']['matches'],
): boolean {
  const { upos, start } = tree.token(token);
  if (upos !== 'NOUN' && upos !== 'PROPN') return false;
  const at = reading.words.findIndex((word) => word.start === start);
  const word = reading.words[at];
  if (word === undefined || word.weight === 0 || word.value >= 0) return false;
  const { start: from, end: to } = tree.span(token);
  return !matches.some((match) => {
    const one = reading.words[match.at];
    return (
      match.at >= 0 && match.strength >= NOWHERE && one !== undefined && from <= one.start && one.end <= to
    );
  });
}
