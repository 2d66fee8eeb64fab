/**
 * "Revenue rose by 5%" by "revenue per user rose by 5%", "the charity raised $50" by "$50 per runner": what is so of a thing
 * for each of others is not so of all of it.
 */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard } from '../guard.ts';

const PER = /\bper\b/i;
/** Words by which a claim says what the evidence does by "per". */
const EACH =
  /^(?:per|each|every|apiece|individual|average|unit|rate|hourly|daily|weekly|monthly|annual|annually|yearly)$/;
/** Behind "per" these tell how something is sent, or what it is in keeping with. */
const NO_SHARE =
  /^(?:cent|se|annum|diem|post|mail|email|e|telephone|phone|courier|fax|ship|rail|air|request|instructions?|agreement)$/;
/** How long an amount is for: "a rent of 500 euros per month" is a rent of 500 euros. */
const TIME = /^(?:second|minute|hour|day|night|week|fortnight|month|quarter|year|season|term)$/;
const PRICE =
  /^(?:rent|tax|fee|salary|wage|price|charge|cost|rate|pay|pension|fare|toll|allowance|dose|limit)$/;

export const PER_EACH: Guard = against(
  'unit',
  'prose',
  ({ reading }, { reading: theirs, alignment }) => {
    if (reading.words.some(({ form }) => EACH.test(form))) return false;
    // "The fee is 5 euros" of 5 euros per person: what is charged is a rate.
    const isRate = reading.words.some(({ lemma }) => PRICE.test(lemma));
    const said = new Set(reading.words.map(({ lemma }) => lemma));
    const taken = new Set(alignment.matches.flatMap(({ at, strength }) => (strength >= FOUND ? [at] : [])));
    return theirs.words.some(
      ({ form }, at) =>
        form === 'per' &&
        !(isRate && (theirs.words[at - 1]?.value ?? -1) >= 0) &&
        isOfEach(theirs, at, taken, said),
    );
  },
  { told: () => PER },
);

/** Strength from which a word of the evidence is one of the claim. */
const FOUND = 0.5;

/** Whether what stands before a "per" is the claim's, and what it is for each of is not. */
function isOfEach(
  { words, text }: Reading,
  at: number,
  taken: ReadonlySet<number>,
  said: ReadonlySet<string>,
): boolean {
  const [before, next, behind] = [words[at - 1], words[at + 1], words[at + 2]];
  if (
    before === undefined ||
    next === undefined ||
    before.capital ||
    NO_SHARE.test(next.form) ||
    said.has(next.lemma)
  )
    return false;
  // "Payment per clause 4", "tests per protocol B" name what it follows.
  if (behind !== undefined && /^[\p{Lu}\d]/u.test(text.charAt(behind.start)) && next.value < 0) return false;
  if (next.value < 0 && next.capital) return false;
  // "Two tablets per day", "the rent per month".
  const isAmount = before.value >= 0 || (words[at - 2]?.value ?? -1) >= 0 || PRICE.test(before.lemma);
  if (isAmount && TIME.test(next.lemma)) return false;
  // "Two litres of fuel per hour": the amount stands before the noun.
  const of = /^(?:of|in)$/.test(words[at - 2]?.form ?? '') ? at - 3 : at - 1;
  return taken.has(at - 1) || taken.has(of) || (before.value >= 0 && taken.has(lastOf(words, at - 1)));
}

/** The first word of the value that a word is part of. */
function lastOf(words: Reading['words'], at: number): number {
  let from = at;
  while (from > 0 && words[from - 1]!.value === words[at]!.value) from--;
  return from;
}
