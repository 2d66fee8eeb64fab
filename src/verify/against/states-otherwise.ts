/**
 * What one source says was sound, running, in its place or there, and another that it was not, each in a clause on the same
 * thing: "Seal intact", "Seal cut"; "boiler off at arrival", "boiler running at arrival"; "router replaced", "left the old
 * router in place"; "fee paid by card", "fee paid in cash".
 */
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Beside } from './beside-each-other.ts';

/** States of which a thing is in one, by the words that say so. */
const SORTS: readonly Readonly<Record<string, RegExp>>[] = [
  {
    sound:
      /\b(?:intact|whole|undamaged|unbroken|unopened|unmarked|unscratched|unharmed|spotless|flawless|in (?:perfect|good|full working) (?:order|condition)|(?:no|without(?: any)?|free of|free from) (?:\p{L}+ )?(?:marks?|damage|scratch(?:es)?|dents?|cracks?|stains?|faults?|defects?|tears?|leaks?))\b/iu,
    harmed:
      /(?<!\b(?:not|no|never|un|hardly) )\b(?:cut|broken|cracked|torn|dented|scratched|damaged|chipped|stained|soiled|smashed|shattered|split|bent|crushed|ripped|burnt|leaking|defective|hairline crack|water damage)\b/iu,
  },
  {
    running: /\b(?:running|switched on|turned on|was on|lit|working|powered up|up and running)\b/iu,
    stopped:
      /(?<!\b(?:showed|paid|left|day|days|set) )\b(?:off|stopped|not running|standing still|dead|shut down|out of service)\b(?! (?:by|for|from|the|of)\b)/iu,
  },
  {
    kept: /\b(?:(?:left|kept|remained|stayed|still|was|is|stands|stood) (?:[\p{L}']+ ){0,4}in (?:its )?place|not (?:been )?(?:replaced|removed|exchanged|swapped)|left (?:untouched|unchanged))\b/iu,
    replaced:
      /(?<!\bnot (?:been )?)\b(?:replaced|removed|exchanged|swapped|taken out|new one (?:fitted|installed))\b/iu,
  },
  {
    held: /\b(?:(?:was|were|been) held|took place|went ahead|has taken place|held as planned)\b/iu,
    off: /\b(?:put off|postponed|cancelled|canceled|called off|did not (?:take place|happen|go ahead)|was not held|never (?:took place|held|happened))\b/iu,
  },
  {
    present: /\b(?:at home|was present|were present|was there|on site|in the flat|was in)\b/iu,
    away: /\b(?:away|absent|not (?:at home|present|there|in)|nobody (?:was )?(?:at home|in)|was out|not on site)\b/iu,
  },
  {
    card: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?(?:by|with(?: a)?) (?:credit |debit |bank )?card\b/iu,
    cash: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?in cash\b/iu,
    transfer: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?by (?:bank |wire )?transfer\b/iu,
    cheque: /\b(?:paid|settled|payment) (?:[\p{L}]+ )?by (?:cheque|check)\b/iu,
  },
];

/** A clause: its text and its words that tell something. */
interface Clause {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Whether a clause of one sentence has a thing, which the claim has so too, in another state than a clause of the other. */
export function statesOtherwise({ claim, ours, theirs }: Beside): boolean {
  const said = claim.text.slice(claim.start, claim.end);
  return SORTS.some((states) => {
    const held = stateIn(states, said);
    if (held === undefined) return false;
    const [mine, other] = [ours, theirs].map((reading) =>
      clausesOf(reading).flatMap((clause) => {
        const state = stateIn(states, clause.text);
        return state === undefined ? [] : [{ ...clause, state }];
      }),
    );
    return mine!.some(
      (one) =>
        one.state === held &&
        other!.some((two) => two.state !== held && areOfOneThing(claim, one, two, states)),
    );
  });
}

/** The state of a sort that a text tells; undefined for none, and for more than one. */
function stateIn(states: Readonly<Record<string, RegExp>>, text: string): string | undefined {
  const found = Object.keys(states).filter((state) => states[state]!.test(text));
  return found.length === 1 ? found[0] : undefined;
}

function clausesOf(reading: Reading): readonly Clause[] {
  const { text, start, end } = reading;
  let at = start;
  return text
    .slice(start, end)
    .split(/(?<=[;,.])\s|(?= (?:and|but) )/u)
    .map((piece): Clause => {
      const from = text.indexOf(piece, at);
      at = from + piece.length;
      return { text: piece, words: reading.words.filter((word) => word.start >= from && word.end <= at) };
    });
}

/** Words of a state that has no other within. */
const MOST_OF_STATE = 3;

/** What a clause tells of: its telling words without those of its state, figures and codes. */
const thingsOf = ({ words, text }: Clause, states: Readonly<Record<string, RegExp>>): readonly Word[] => {
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
function areOfOneThing(
  claim: Reading,
  one: Clause,
  other: Clause,
  states: Readonly<Record<string, RegExp>>,
): boolean {
  const [mine, theirs] = [thingsOf(one, states), thingsOf(other, states)];
  const has = (all: readonly Word[], { lemma }: Word): boolean => all.some((word) => word.lemma === lemma);
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
    'hour start end moment be have leave find see full keep',
);

const SIDE =
  /^(?:left|right|front|rear|upper|lower|inner|outer|inside|outside|first|second|third|north|south|east|west)$/;
