/** How a sentence of a mail, a letter, a report or a rule is said again in the turns of a claim. */
import { lately } from '../../../../text/lately.ts';
import { stemsOf } from '../terms/clause.ts';
import type { Rewriter } from '../terms/types.ts';

/** A claim's verb in what may be said of whatever it tells of: `must`, `has to`. */
export const MUST = /\b(?:must|shall|has to|have to|needs? to|(?:is|are) (?:required|obliged) to)\b/;

/** A regular expression's source for an amount of money. */
export const MONEY = String.raw`(?:(?:[$€£]|(?:EUR|USD|GBP|CHF) ?)\d[\d.,]*\d|(?:[$€£]|(?:EUR|USD|GBP|CHF) ?)\d|\d[\d.,]* ?(?:euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|€))`;

/** What leaves open whether a sentence tells of something that is so. */
export const OPEN =
  /\b(?:if|unless|whether|(?<!\bat )once(?! (?:a|per|every|each|again)\b)|would|could|might|may|perhaps|probably|allegedly|not|never|no longer|until|nobody|none)\b|n['\u2019]t\b/i;

/** Whether a sentence leaves open what it tells of; the month of May does not. */
export const isLeftOpen = lately((text) => OPEN.test(text.replace(/(?<= )May\b/gu, '')));

/** Whether what is told of a sentence keeps all words of the claim that it has: what it leaves out is none of the claim's. */
export function keepsSaid(told: string, text: string, said: string): boolean {
  const [kept, all] = [new Set(stemsOf(told)), new Set(stemsOf(text))];
  return stemsOf(said).every((stem) => kept.has(stem) || !all.has(stem));
}

export type { Rewriter };
