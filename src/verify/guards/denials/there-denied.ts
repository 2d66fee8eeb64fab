/** "There were 40 people at the meeting" by "the meeting was not attended by 40 people": what was there has no verb of its own to be denied. */
import { against, type Guard, textOf } from '../guard.ts';

const THERE = /^\W*there (?:is|are|was|were|has been|have been|will be)\b/iu;
const DENIED = /\b(?:not|never|cannot|hardly|barely)\b|n['\u2019]t\b/iu;

/** Words by which a statement denies something itself. */
const DENYING = /\b(?:not|never|no|none|nothing|nobody|without|cannot|hardly|barely)\b|n['\u2019]t\b/iu;
/** Of several things set apart the denial may be of another. */
const PARTED = /[;:]|, (?:and|but|while)\b/u;

/** A statement of what there is, weighed by the judge, by a sentence that denies something where the statement does not. */
export const THERE_DENIED: Guard = against(
  'negation',
  'prose',
  ({ reading, score }, sentence) =>
    score !== Number.POSITIVE_INFINITY &&
    THERE.test(textOf(reading)) &&
    !DENYING.test(textOf(reading)) &&
    !PARTED.test(textOf(sentence.reading)) &&
    DENIED.test(textOf(sentence.reading)),
  { said: () => THERE, told: () => DENIED },
);
