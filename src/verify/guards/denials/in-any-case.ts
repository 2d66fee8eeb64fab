/**
 * "Whatever legal says, the pages go live on Thursday" by "pages go live Thursday, unless legal objects": what holds under a
 * condition does not hold whatever happens.
 */
import { against, type Guard, textOf } from '../guard.ts';

const ANYHOW =
  /\b(?:whatever|regardless|irrespective|no matter (?:what|how|who|when|whether|if)|in any (?:case|event)|come what may|unconditional(?:ly)?|without (?:any )?(?:conditions?|exceptions?|reservations?)|under (?:all|any) circumstances|even if|whether or not|either way|in every case|at all events)\b/iu;
const CONDITION =
  /\b(?:unless|provided|providing|if|only (?:if|when|with|after|once|for|from)|subject to|depend(?:s|ing)? on|except|excluding|until|as long as|on condition)\b/iu;
/** What is so for any case in the evidence too. */
const ALSO = /\b(?:even if|regardless|irrespective|whether or not|no matter|in any case)\b/iu;

export const IN_ANY_CASE: Guard = against(
  'condition',
  'english',
  ({ reading, score, support: { sentences } }) => {
    if (score === Number.POSITIVE_INFINITY || !ANYHOW.test(textOf(reading))) return false;
    const told = sentences.filter(({ source }) => !source.structured).map((one) => textOf(one.reading));
    return told.some((text) => CONDITION.test(text)) && !told.some((text) => ALSO.test(text));
  },
  { said: () => ANYHOW, told: () => CONDITION },
);
