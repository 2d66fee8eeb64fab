/**
 * A word of a statement that nothing in its support says, though the words beside it are there: the office of "the warehouse
 * office was closed" by "the warehouse was closed", the coat of "the boiler coat was washed" by "the boiler was washed".
 */
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, tagsOf } from './guard.ts';

/** Match from which a word of the evidence is the statement's own, and from which it says it at all. */
const OWN = 0.9;
const SAID = 0.4;

export const HEAD_UNSAID: readonly Guard[] = [
  againstUnit('entity', 'sentence', headUnsaid),
  againstUnit('partially_mentioned', 'sentence', takenTwice),
];

/** The noun that another one, which stands in the evidence alone, only tells more of. */
function headUnsaid({ reading, units, support: { matches }, score, inferred }: Told): number {
  if (inferred || score === Number.POSITIVE_INFINITY) return -1;
  const open = units.findIndex(
    ({ value, name }, i) => value === undefined && !name && matches[i]!.at < 0 && matches[i]!.strength < SAID,
  );
  const before = units[open - 1];
  if (open < 1 || before === undefined || before.value !== undefined || before.to !== units[open]!.from)
    return -1;
  if (matches[open - 1]!.strength < OWN) return -1;
  const tree = new Tree(parseSentence(reading.text, reading.start, reading.end));
  const head = tree.tokens.findIndex(({ start }) => start === units[open]!.start);
  if (head < 0 || tree.token(head).upos !== 'NOUN') return -1;
  const isBefore = (token: number): boolean => tree.token(token).start === before.start;
  return tree.with(head, 'compound').some(isBefore) ? open : -1;
}

/** "Registered" by the file of "the file was stolen": a word that the statement has too says no other of it. */
function takenTwice({ units, support: { matches, from } }: Told, sentence: AlignedSentence): number {
  const tags = tagsOf(sentence);
  return units.findIndex(({ value, name }, i) => {
    const { at, kind, strength } = matches[i]!;
    if (value !== undefined || name || at < 0 || from[i] !== 0 || strength >= OWN) return false;
    if (kind !== 'synonym' && kind !== 'specific') return false;
    const owner = matches.findIndex(
      (one, j) => j !== i && one.at === at && from[j] === 0 && one.strength >= OWN,
    );
    if (owner < 0) return false;
    // "The poodle dog": what is said of a kind is said of it by name.
    return !(owner === i - 1 && /^NN/.test(tags[at] ?? ''));
  });
}
