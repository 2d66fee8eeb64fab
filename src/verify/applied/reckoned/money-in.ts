/** The amounts of a sentence, and what a statement's words must have of it for what is reckoned from them. */

import type { Lexicon } from '../../../text/lexicon/index.ts';
import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import { type Amount, sizeOf } from '../../record/words/amounts.ts';
import { amountIn } from '../rules/amounts.ts';

/** A regular expression's source for an amount with its unit: "£3,500", "1.95 euros", "14 kg". */
export const AMOUNT = String.raw`(?:(?:[$€£]|(?:EUR|USD|GBP|CHF) ?)\d[\d.,]*\d?|\d[\d.,]*\d? ?(?:euros?|dollars?|pounds?|francs?|EUR|USD|GBP|CHF|€|kg|g|km|m|cm|mm|litres?|ml|hours?|minutes?|days?|weeks?|points?))`;

/** How large an amount is, and of what unit; undefined for none. */
export const amountOf = (written: string, lexicon: Lexicon): Amount | undefined => amountIn(written, lexicon);

/** Whether two sizes are the same but for how they are rounded. */
export const isSize = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** The different amounts that stand right behind a name in a text: "a syringe costs £6.10", "Dermaline at £0.84". */
export function amountsBehind(name: string, text: string, lexicon: Lexicon): readonly Amount[] {
  const behind = new RegExp(
    String.raw`(?<![\p{L}\d-])${escaped(name)}(?: \p{Lu}\p{L}+){0,2}(?: (?:costs?|at|is|was|for|of|comes to|came to|weighs?|takes?|lasts?|offers?|asks?|quotes?|named))?:? (${AMOUNT})(?!\d)(?! (?:more|less|off|each way|extra)\b)`,
    'giu',
  );
  const found = matchesOf(text, behind).flatMap(([, amount]) => amountOf(amount!, lexicon) ?? []);
  return found.filter((one, at) => found.findIndex((other) => isSize(sizeOf(one), sizeOf(other))) === at);
}

const STEM = 5;
/** The words of a text that tell something, by their stems. */
export const stemsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 2 && !SMALL.test(word))
      .map((word) => word.replace(/(?<=[^s])s$/u, '').slice(0, STEM)),
  ),
];

const SMALL =
  /^(?:the|and|for|one|per|from|with|without|that|this|its|their|our|your|whose|which|are|was|were|has|have|had|been|than|plus|net|not|\d+)$/u;
