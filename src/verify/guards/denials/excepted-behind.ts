/** "Refunds take five days" by "refunds take five days, but not in Spain", "Late fees are not charged" by "…, except to traders": what holds with an exception behind it does not hold. */
import { NEGATION } from '../../../text/cues.ts';
import type { Reading } from '../../../text/reading.ts';
import { isExceptedNext } from '../../check/excepted-next.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** What lets something out of what stands before it; "nothing other than" and "apart from" a wall let out nothing. */
const BEHIND =
  /(?<!\b(?:no|any|nothing|anything|nobody|anyone|none|someone|something|rather|set|far|\d))[,;(]?\s+\(?(?:except(?:ing)?(?! that\b)|excluding|but not(?= (?<where>in|on|at|for|to|with|by|during|when|if)\b)|other than(?! that\b)|apart from|aside from|with the exception of)\s+(?=[\p{L}\d])/iu;
const EXCEPTING = /\b(?:except\p{L}*|exclud\p{L}*|but not|other than|apart from|aside from|save for)\b/iu;
/** What a statement is of by a phrase of its own: a place, a time, some people. */
const PLACED = /\b(?:in|on|at|to|by|for|with|during|from)\b/iu;
const PAST = /^(?:was|were|had|did)$/;

export const EXCEPTED_BEHIND: Guard = against('exception', 'english', isExcepted);

/** Whether a statement of how things stand is carried by what stands before an exception. */
function isExcepted({ reading, support }: Told): boolean {
  if (EXCEPTING.test(textOf(reading)) || !stands(reading)) return false;
  return support.sentences.some(
    (one) =>
      !one.source.structured &&
      (hasBehind(one, textOf(reading)) || isExceptedNext(one.reading) || deniesExcepted(one, reading)),
  );
}

/** A denial that has another in it, or a bound of its own, may be of all but what is excepted. */
const BOUNDED = /\b(?:only|but|besides|unless|without|un\p{L}+|non|not\b.*\bnot)\b/iu;

/** "Cards are not issued to residents" by "cards are not issued, except to residents": what is denied is what is let out. */
function deniesExcepted({ reading, alignment }: AlignedSentence, claim: Reading): boolean {
  const found = BEHIND.exec(textOf(reading));
  if (found === null || !(claim.cues & reading.cues & NEGATION) || BOUNDED.test(textOf(claim))) return false;
  const opens = reading.start + found.index;
  const [before, behind] = [true, false].map((first) =>
    alignment.matches.filter(
      ({ at, strength }) =>
        at >= 0 &&
        strength >= FOUND &&
        reading.words[at]!.start < opens === first &&
        reading.words[at]!.weight > 0,
    ),
  );
  return (
    before!.length > 0 &&
    behind!.length > 0 &&
    reading.words.some(({ negated, start }) => negated && start < opens)
  );
}

/** Whether a statement is of no time that has passed: of what was done once an exception takes nothing away. */
const stands = (claim: Reading): boolean =>
  claimTree(claim).tokens.every(({ xpos, form }) => xpos !== 'VBD' && !PAST.test(form.toLowerCase()));

/** Whether all that a sentence has of a statement stands before what it excepts. */
function hasBehind({ reading, alignment }: AlignedSentence, claim: string): boolean {
  const text = textOf(reading);
  const found = BEHIND.exec(text);
  if (found === null) return false;
  // "In the garden but not in the restaurant": the one place is none of the other.
  if (found.groups?.where !== undefined && PLACED.test(claim)) return false;
  const opens = reading.start + found.index;
  return alignment.matches.every(
    ({ at, strength }) => at < 0 || strength < FOUND || reading.words[at]!.start < opens,
  );
}

/** Match from which a word of a sentence is one of the statement. */
const FOUND = 0.5;
