/**
 * What one source says was sound, running, in its place or there, and another that it was not, each in a clause on the same
 * thing: "Seal intact", "Seal cut"; "boiler off at arrival", "boiler running at arrival"; "router replaced", "left the old
 * router in place"; "fee paid by card", "fee paid in cash"; `returned: 17:20`, "nothing was handed back".
 */
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Beside } from './beside-each-other.ts';
import { SORTS_OF_STATE, type States } from './sorts-of-state.ts';

/** A clause: its text and its words that tell something. */
interface Clause {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Whether a clause of one sentence has a thing, which the claim has so too, in another state than a clause of the other. */
export function statesOtherwise({ claim, ours, theirs }: Beside): boolean {
  const said = claim.text.slice(claim.start, claim.end);
  return SORTS_OF_STATE.some((states) => {
    const held = stateIn(states, said);
    if (held === undefined) return false;
    const [mine, other] = [ours, theirs].map((reading) =>
      clausesOf(reading).flatMap((clause) => {
        const state = stateIn(states, clause.text);
        return state === undefined || OF_SOME.test(clause.text) ? [] : [{ ...clause, state }];
      }),
    );
    return mine!.some(
      (one) =>
        one.state === held &&
        other!.some((two) => two.state !== held && areOfOneThing(claim, one, two, states)),
    );
  });
}

/** What is so of some of a kind may be otherwise of others. */
const OF_SOME =
  /^(?:[-*•] |and |but )?\s*(?:some|several|certain|a few|a couple|many|most|few|others?|another|half|part|one|two|three)\b/iu;

/** The state of a sort that a text tells; undefined for none, and for more than one. */
function stateIn(states: States, text: string): string | undefined {
  const found = Object.keys(states).filter((state) => states[state]!.test(text));
  return found.length === 1 ? found[0] : undefined;
}

function clausesOf(reading: Reading): readonly Clause[] {
  const { text, start, end } = reading;
  let at = start;
  let begins = start;
  return text
    .slice(start, end)
    .split(/(?<=[;,.])\s|(?= (?:and|but) )/u)
    .map((piece): Clause => {
      const from = text.indexOf(piece, at);
      // "Pallet 4 was wrapped and intact": what is joined is told of the same.
      if (!/^ (?:and|but) /u.test(piece)) begins = from;
      at = from + piece.length;
      return { text: piece, words: reading.words.filter((word) => word.start >= begins && word.end <= at) };
    });
}

/** Words of a state that has no other within. */
const MOST_OF_STATE = 3;

/** What a clause tells of: its telling words without those of its state, figures and codes. */
const thingsOf = ({ words, text }: Clause, states: States): readonly Word[] => {
  const said = Object.values(states).flatMap((state) => {
    const told = state.exec(text)?.[0].toLowerCase().split(/\s+/) ?? [];
    // "Left the old router in place" has the thing within.
    return told.length > MOST_OF_STATE ? [] : told;
  });
  return words.filter(
    ({ value, weight, form, lemma }) =>
      value < 0 && weight > 0 && !said.includes(form) && (SIDE.test(form) || !OCCASIONS.has(lemma)),
  );
};

/** Whether two clauses tell of one thing that the claim names: "left mirror" is no other mirror than "mirror", and another than "right mirror". */
function areOfOneThing(claim: Reading, one: Clause, other: Clause, states: States): boolean {
  const [mine, theirs] = [thingsOf(one, states), thingsOf(other, states)];
  const has = (all: readonly Word[], { lemma }: Word): boolean => all.some((word) => word.lemma === lemma);
  // "Result: valid", "nothing was handed back": of what both are is told by what their sources are of.
  if (mine.length === 0 || theirs.length === 0) return true;
  const common = mine.filter((word) => has(theirs, word) && has(claim.words, word));
  if (common.length === 0) return false;
  const sided = (all: readonly Word[]): string =>
    all
      .map(({ form }) => form)
      .filter((form) => SIDE.test(form))
      .join(' ');
  return sided(mine) === sided(theirs) || sided(mine) === '' || sided(theirs) === '';
}

/** What tells when or on which occasion, and not of what. */
const OCCASIONS = wordSet(
  'arrival departure dispatch delivery handover collection visit inspection check test morning afternoon evening night day time ' +
    'hour start end moment be have leave find see full keep hand result status state entry nothing anything scanner',
);

const SIDE =
  /^(?:left|right|front|rear|upper|lower|inner|outer|inside|outside|first|second|third|north|south|east|west)$/;
