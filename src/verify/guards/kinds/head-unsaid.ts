/**
 * A word of a statement that nothing in its support says, though the words beside it are there: the office of "the warehouse
 * office was closed" by "the warehouse was closed", the coat of "the boiler coat was washed" by "the boiler was washed".
 */

import { NEGATION } from '../../../text/cues.ts';
import { gather } from '../../../text/gather.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { Unit } from '../../claim/units.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

/** Match from which a word of the evidence is the statement's own, and from which it says it at all. */
const OWN = 0.9;
const SAID = 0.4;

export const HEAD_UNSAID: readonly Guard[] = [
  againstUnit('entity', 'sentence', headUnsaid),
  againstUnit('partially_mentioned', 'sentence', modifierUnsaid),
  againstUnit('partially_mentioned', 'sentence', deedUnsaid),
  againstUnit('partially_mentioned', 'sentence', predicateUnsaid),
];

/**
 * The unit of a statement of which nothing of the evidence says anything, or only a word that says another one ("registered"
 * by the file of "the file was stolen"), where all others stand there in their own words: one word set to a sentence, or in
 * another's place. -1 where there is none, and for proofs.
 */
function openUnit({ units, support: { matches, from }, score, inferred }: Told): number {
  if (inferred || score === Number.POSITIVE_INFINITY) return -1;
  const others = gather(matches, ({ strength }, i) => (strength < OWN ? [i] : []));
  const [open] = others;
  if (open === undefined || others.length > 1) return -1;
  const { value, name } = units[open]!;
  const { at, strength } = matches[open]!;
  if (value !== undefined || name) return -1;
  if (at < 0) return strength < SAID ? open : -1;
  return matches.some((one, j) => j !== open && one.at === at && from[j] === from[open]) ? open : -1;
}

/** The noun that another one, which stands in the evidence alone, only tells more of. */
function headUnsaid(told: Told): number {
  const { units, support } = told;
  const open = openUnit(told);
  const before = units[open - 1];
  if (before === undefined || before.value !== undefined || before.to !== units[open]!.from) return -1;
  if (support.matches[open]!.at >= 0 || isOfValue(told, open)) return -1;
  const tree = treeIn(told);
  const head = tokenOf(tree, units[open]!);
  if (head < 0 || tree.token(head).upos !== 'NOUN') return -1;
  return tree.with(head, 'compound').some((token) => tree.token(token).start === before.start) ? open : -1;
}

/** "The departure time is 08:05" by "departure 08:05": the value says that it is one. */
function isOfValue({ reading, units, support: { matches } }: Told, open: number): boolean {
  const kind = { time: 'time', date: 'date' }[units[open]!.word.lemma];
  if (kind === undefined || (reading.cues & NEGATION) !== 0) return false;
  return units.some(({ value }, i) => value?.kind === kind && matches[i]!.strength >= OWN);
}

/** What tells of a noun no more than that it is spoken of. */
const POINTING =
  /^(?:own|same|entire|whole|said|present|certain|specific|relevant|particular|respective|following|above|actual|affected|concerned|given|named|mentioned|corresponding|various|different|individual|current|already|also|then|now|so|therefore|however|thus|indeed|finally|eventually|actually|currently|meanwhile|respectively|accordingly|subsequently|initially|originally|simply|successfully|previously|recently|formally|officially|last|period|place|amount|number|time|name|area|basis|way|manner|purpose|purposes|data|order)$/;

/** "The car pump was moved" by "the pump was moved": which one, or of what kind it is, stands nowhere. */
function modifierUnsaid(told: Told): number {
  const { units } = told;
  const open = openUnit(told);
  if (open < 0 || POINTING.test(units[open]!.word.form)) return -1;
  const tree = treeIn(told);
  const token = tokenOf(tree, units[open]!);
  if (token < 0 || !/^(?:amod|compound|advmod|obl)$/.test(tree.token(token).deprel)) return -1;
  const { head, deprel } = tree.token(token);
  if (head < 0 || (head < token && /^(?:amod|compound)$/.test(deprel))) return -1;
  const of = units.find(({ start }) => start === tree.token(head).start);
  return of !== undefined && of.value === undefined ? open : -1;
}

/** Verbs of so many meanings that a text has them in words that no lexicon sets beside them. */
const LIGHT =
  /^(?:come|get|have|become|see|keep|receive|end|follow|join|give|say|need|use|hold|help|make|take|be|put|go|move|do|score|show|run|stay|remain|leave|stand|start|begin|let|set|bring|find|know|think|want|call|turn|work|pay|cost|include|cover|last|apply|happen|sell|allow|report|state|write|mention|note|explain|ask|request|claim|complain|confirm|announce|observe|notice|decide)$/;

/** "The server was painted" by "the server was moved": what was done to it stands nowhere, and something else does. */
function deedUnsaid(told: Told, sentence: AlignedSentence): number {
  const { units, support } = told;
  const deed = openUnit(told);
  if (deed < 0) return -1;
  const tree = treeIn(told);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.token(root).upos !== 'VERB' || LIGHT.test(tree.token(root).lemma)) return -1;
  if (units[deed]!.start !== tree.token(root).start) return -1;
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

/** "Returns are free" by the heading "Returns": one word, or words without a verb, name what they are of and say nothing of it. */
function predicateUnsaid(told: Told, { source, sentence, reading }: AlignedSentence): number {
  const open = openUnit(told);
  if (open < 0 || told.support.matches[open]!.at >= 0) return -1;
  // What is behind a label is said by the label as well.
  if (textOf(reading).includes(':')) return -1;
  const isVerbless = source.parsed(sentence).tokens.every(({ upos }) => upos !== 'VERB' && upos !== 'AUX');
  if (reading.words.filter(({ weight }) => weight > 0).length > (isVerbless ? 2 : 1)) return -1;
  const tree = treeIn(told);
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  return root >= 0 && told.units[open]!.start === tree.token(root).start ? open : -1;
}

const treeIn = ({ reading: { text, start, end } }: Told): Tree => new Tree(parseSentence(text, start, end));

const tokenOf = (tree: Tree, { start }: Unit): number =>
  tree.tokens.findIndex((token) => token.start === start);
