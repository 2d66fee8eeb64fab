/**
 * "The weight is 85 kg" by "Weight: 82 kg (last visit 85 kg)": a value in a bracket behind another of its kind is told by what
 * the bracket says of it.
 */
import { asItStands } from '../as-it-stands.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const BRACKET = /\d[^()\n]{0,30}\(([^()\n]{0,20}\p{L}{3}[^()\n]{0,40}\d[^()\n]{0,30})(?:\)|$)/u;
const NUMBER = /(?<![\d.,:/-])\d[\d.,:/-]*(?<![.,:/-])/gu;
const WORD = /\p{L}{3,}/gu;
/** Words that only lead to a value, or say it again. */
const EMPTY =
  /^(?:the|and|for|with|from|about|approx|approximately|equals?|equal|equivalent|i\.?e|that|is|are|was|per|usd|eur|gbp|chf|euros?|dollars?|pounds?|days?|hours?|minutes?|weeks?|months?|years?|percent|total|only|see|page|note|section|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/u;

/** "Previously 60" is what "used to be 60" says. */
const THEN =
  /\b(?:previous(?:ly)?|former(?:ly)?|before|was|were|earlier|prior|last|old|originally|initially|until)\b/iu;
const OF_THEN = /\b(?:was|were|had|used to|before|until)\b/u;

export const IN_BRACKET: Guard = againstUnit('quantity', 'english', inBracket, { told: () => BRACKET });

function inBracket({ reading, units, support: { sentences, from } }: Told): number {
  const said = textOf(reading).toLowerCase();
  return units.findIndex(({ value, from: at, to }, i) => {
    const one = sentences[from[i]!];
    if (value === undefined || one === undefined) return false;
    const own = numbersOf(reading.text.slice(reading.words[at]!.start, reading.words[to - 1]!.end));
    const line = asItStands(one);
    const [whole = '', inner = ''] = BRACKET.exec(line) ?? [];
    const outside = numbersOf(line.replace(`(${inner}`, ' '));
    const before = numbersOf(whole.slice(0, -inner.length));
    if (own.length === 0 || before.length === 0) return false;
    if (!own.every((number) => numbersOf(inner).includes(number) && !outside.includes(number))) return false;
    // The statement has the value before the bracket as well.
    if (before.some((number) => numbersOf(said).includes(number))) return false;
    if (THEN.test(inner) && OF_THEN.test(said)) return false;
    const words = (inner.toLowerCase().match(WORD) ?? []).filter((word) => !EMPTY.test(word));
    return words.length > 0 && !words.some((word) => said.includes(word.slice(0, 5)));
  });
}

const numbersOf = (text: string): readonly string[] => text.match(NUMBER) ?? [];
