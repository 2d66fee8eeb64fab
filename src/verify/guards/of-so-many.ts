/** "5 of 12 cups" where the evidence has both numbers and does not say that the one are of the other. */
import { against, type Told, textOf } from './guard.ts';

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const OF_SO_MANY = new RegExp(
  String.raw`\b${NUMBER} (?:out )?of (?:the |its |their |her |his )?${NUMBER}\b`,
  'iu',
);
/** What makes one number a part of another. */
const PARTS =
  /\bof\b|\d\s*\/\s*\d|\b(?:them|these|those|which|others?|rest|remaining|remainder|left|all|both|none|each|only|except|but|without|missing|further|more|total|altogether|already|yet|still)\b|%/iu;

export const OF_SO_MANY_ONLY = against('quantity', 'english', isOfNone);

function isOfNone({ reading, inferred, support: { sentences } }: Told): boolean {
  if (inferred || !OF_SO_MANY.test(textOf(reading))) return false;
  return !sentences.some(({ reading: theirs }) => PARTS.test(textOf(theirs)));
}
