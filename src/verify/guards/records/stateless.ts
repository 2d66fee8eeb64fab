/** The state that a claim gives a thing, where a labelled line gives it another one: "the seat is free" of "Seat: taken". */
import { NEGATION } from '../../../text/cues.ts';
import { parseSentence } from '../../../text/parse/bundled.ts';
import { Tree } from '../../../text/parse/tree.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';

/** Match from which a word of the evidence says a state. */
const SAID = 0.4;

const LABELLED = /^[\s*-]*\p{Lu}[^:.,;]{1,40}: \p{Ll}/u;
/** What only a sentence has: such a line is read by its grammar. */
const SENTENCE =
  /\b(?:is|are|was|were|has|have|had|can|may|must|will|did|does|do|not|no|he|she|it|they|you|we)\b/;
/** Verbs that say nothing without what they are said of. */
const LIGHT = /^(?:make|set|put|give|take|do|keep|hold|find|be)$/;

/** The state of a claim with a plain copula, where the judge alone carries it and the line has no word for it. */
export const STATELESS = againstUnit('partially_mentioned', 'sentence', stateUnsaid);

function stateUnsaid(
  { reading, units, support, score, inferred }: Told,
  { reading: { text, start: opens, end } }: AlignedSentence,
): number {
  // Proofs account for words by fields, grammar and calculation.
  if (inferred || score === Number.POSITIVE_INFINITY || reading.cues & NEGATION) return -1;
  const line = text.slice(opens, end);
  if (!LABELLED.test(line) || SENTENCE.test(line)) return -1;
  if (!/\b(?:is|are|was|were|been|'s|'re)\b/i.test(reading.text.slice(reading.start, reading.end))) return -1;
  const open = (unit: number): boolean =>
    support.matches[unit]!.at < 0 && support.matches[unit]!.strength < SAID;
  if (!units.some(({ value, name }, i) => value === undefined && !name && open(i))) return -1;
  const tree = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0 || tree.with(root, 'cop', 'aux:pass').length === 0) return -1;
  const { start, upos, lemma } = tree.token(root);
  if (!/^(?:ADJ|VERB|ADV)$/.test(upos) || LIGHT.test(lemma)) return -1;
  const state = units.findIndex((one) => one.start <= start && start < one.end);
  return state >= 0 && units[state]!.value === undefined && !units[state]!.name && open(state) ? state : -1;
}
