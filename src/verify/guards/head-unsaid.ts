/**
 * A word of a statement that nothing in its support says, though the words beside it are there: the office of "the warehouse
 * office was closed" by "the warehouse was closed", the coat of "the boiler coat was washed" by "the boiler was washed".
 */

import { gather } from '../../text/gather.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../support.ts';
import type { Unit } from '../units.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';

/** Match from which a word of the evidence is the statement's own, and from which it says it at all. */
const OWN = 0.9;
const SAID = 0.4;

export const HEAD_UNSAID: readonly Guard[] = [
  againstUnit('entity', 'sentence', headUnsaid),
  againstUnit('partially_mentioned', 'sentence', modifierUnsaid),
  againstUnit('partially_mentioned', 'sentence', deedUnsaid),
];

/**
 * Units of a statement that the judge alone carries and nothing of the evidence says, or only a word that says another one:
 * "registered" by the file of "the file was stolen". None of a proof.
 */
function openUnits({ units, support: { matches, from }, score, inferred }: Told): readonly number[] {
  if (inferred || score === Number.POSITIVE_INFINITY) return [];
  const isOthers = (i: number): boolean =>
    matches.some(
      ({ at, strength }, j) => j !== i && at === matches[i]!.at && from[j] === from[i] && strength >= OWN,
    );
  return gather(units, ({ value, name }, i) => {
    const { at, strength } = matches[i]!;
    if (value !== undefined || name) return [];
    return at < 0 ? (strength < SAID ? [i] : []) : strength < OWN && isOthers(i) ? [i] : [];
  });
}

/** The noun that another one, which stands in the evidence alone, only tells more of. */
function headUnsaid(told: Told): number {
  const { units, support } = told;
  const found = openUnits(told).find((open) => {
    const before = units[open - 1];
    if (before === undefined || before.value !== undefined || before.to !== units[open]!.from) return false;
    if (support.matches[open - 1]!.strength < OWN || support.matches[open]!.at >= 0) return false;
    const tree = treeIn(told);
    const head = tokenOf(tree, units[open]!);
    if (head < 0 || tree.token(head).upos !== 'NOUN') return false;
    return tree.with(head, 'compound').some((token) => tree.token(token).start === before.start);
  });
  return found ?? -1;
}

/** What tells of a noun no more than that it is spoken of. */
const POINTING =
  /^(?:own|same|entire|whole|said|present|certain|specific|relevant|particular|respective|following|above|actual|affected|concerned|given|named|mentioned|corresponding|various|different|individual|current)$/;

/** "The car pump was moved" by "the pump was moved": which one, or of what kind it is, stands nowhere. */
function modifierUnsaid(told: Told): number {
  const { units, support } = told;
  const found = openUnits(told).find((open) => {
    if (POINTING.test(units[open]!.word.form)) return false;
    const tree = treeIn(told);
    const token = tokenOf(tree, units[open]!);
    if (token < 0 || !/^(?:amod|compound)$/.test(tree.token(token).deprel)) return false;
    const { head } = tree.token(token);
    if (head < token) return false;
    const of = units.findIndex(({ start }) => start === tree.token(head).start);
    return of >= 0 && units[of]!.value === undefined && support.matches[of]!.strength >= OWN;
  });
  return found ?? -1;
}

/** "The server was kept" by "the server was cleaned": what was done to it stands nowhere, and something else does. */
function deedUnsaid(told: Told, sentence: AlignedSentence): number {
  const { units, support } = told;
  const open = openUnits(told);
  if (open.length === 0) return -1;
  const tree = treeIn(told);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.token(root).upos !== 'VERB') return -1;
  const deed = open.find((i) => units[i]!.start === tree.token(root).start);
  if (deed === undefined) return -1;
  const subject = tree.with(root, 'nsubj', 'nsubj:pass')[0];
  const whose =
    subject === undefined ? -1 : units.findIndex(({ start }) => start === tree.token(subject).start);
  const at = whose < 0 || support.matches[whose]!.strength < OWN ? -1 : support.matches[whose]!.at;
  const start = sentence.reading.words[at]?.start;
  const theirs = new Tree(sentence.source.parsed(sentence.sentence));
  const one = theirs.tokens.find((token) => token.start === start);
  if (one === undefined || !/^nsubj/.test(one.deprel) || one.head < 0) return -1;
  const own = theirs.token(one.head);
  const taken = support.matches.some(
    ({ at: place, strength }) => strength > 0 && sentence.reading.words[place]?.start === own.start,
  );
  return own.upos === 'VERB' && !taken ? deed : -1;
}

const treeIn = ({ reading: { text, start, end } }: Told): Tree => new Tree(parseSentence(text, start, end));

const tokenOf = (tree: Tree, { start }: Unit): number =>
  tree.tokens.findIndex((token) => token.start === start);
