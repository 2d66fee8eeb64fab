/**
 * "It doesn't matter where you bought it", "even in an emergency": that something makes no difference, or is not one's choice, is said by no sentence
 * that only names it, and least by one of which it is the condition.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const INDIFFERENT: readonly Guard[] = [
  against('condition', 'english', isNoMatter, { said: () => NO_MATTER }),
  against('condition', 'english', isEvenThen, { said: () => EVEN }),
  against('negation', 'english', isUpToYou, { said: () => NO_SAY }),
];

const NO_MATTER = /\b(?:does(?:n['’]t| not) matter|makes no difference|regardless of|no matter)\b/iu;
/** Words of whatever it may be. */
const WHATEVER =
  /\b(?:what|who|which|when|where|how)(?:so)?ever\b|\b(?:regardless|irrespective|independent\w*|any\w*|all|every\w*|each|either|both|alike|same|equal\w*|unaffected|whether|or not|matter\w*|difference|even|always|never)\b/iu;

function isNoMatter({ reading, support: { sentences } }: Told): boolean {
  return (
    NO_MATTER.test(textOf(reading)) && !sentences.some((sentence) => WHATEVER.test(textOf(sentence.reading)))
  );
}

const EVEN = /\beven (?:in|if|when|for|after)\b/i;
/** What makes a difference, or takes what is said back. */
const CONDITIONAL = /\b(?:unless|except|no effect|without)\b/i;
const EITHER_WAY = /\b(?:even|with or without|whether|or not|regardless|also)\b/i;

function isEvenThen({ reading, support: { sentences } }: Told): boolean {
  if (!EVEN.test(textOf(reading)) || CONDITIONAL.test(fromEven(textOf(reading)))) return false;
  const told = sentences.map((sentence) => textOf(sentence.reading)).join(' ');
  return CONDITIONAL.test(told) && !EITHER_WAY.test(told);
}

/** What a statement says from its "even" on. */
const fromEven = (text: string): string => text.slice(text.search(EVEN));

const NO_SAY =
  /\byou (?:do(?:n['\u2019]t| not) get to|can(?:['\u2019]t|not)|may not) (?:say|decide|choose|determine|set)\b/iu;
const YOUR_CHOICE =
  /\b(?:for you to (?:decide|say|choose|set)|up to you|you (?:decide|choose)|your (?:choice|decision))\b/i;

/** "You don't get to say who" by "who is for you to decide". */
function isUpToYou({ reading, support: { sentences } }: Told): boolean {
  return NO_SAY.test(textOf(reading)) && sentences.some(({ reading: one }) => YOUR_CHOICE.test(textOf(one)));
}
