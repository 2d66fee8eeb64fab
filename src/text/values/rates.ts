import { DIGITS, WORD } from './characters.ts';
import { RATES } from './field-words.ts';
import { isMark, type Reader } from './reader.ts';

/** What is charged or earned again and again. */
const RECURRING = new Set(
  (
    'fee fees price charge charges rent cost costs rate salary subscription payment payments premium instalment ' +
    'installment wage pay allowance budget limit cap quota fare contribution bill'
  ).split(' '),
);
/** Words that may stand between what is charged and how much. */
const BETWEEN = new Set(
  'is was are were of at will be remains stays currently now amounts comes to set fixed still costs'.split(
    ' ',
  ),
);
const REACH = 5;

/** The time that an adjective counts by: "month" of "monthly"; undefined for none. */
export const rateOf = (word: string): string | undefined => RATES.get(word);

/** What an amount at token `i` is counted by, where the words before it say: "month" of "the monthly fee is $25". */
export function rateBefore(reader: Reader, i: number): string | undefined {
  const { tokens, language } = reader;
  if (language !== 'en') return undefined;
  let at = i - 1;
  for (let words = 0; words < REACH && isBetween(reader, at); words++) at--;
  if (tokens.kind(at) !== WORD || !RECURRING.has(tokens.lower(at))) return undefined;
  for (let before = at - 1; before >= 0 && before >= at - 2; before--) {
    if (tokens.kind(before) !== WORD) return undefined;
    const rate = RATES.get(tokens.lower(before));
    if (rate !== undefined) return rate;
  }
  return undefined;
}

const isBetween = (reader: Reader, at: number): boolean =>
  isMark(reader, at, ':') || (reader.tokens.kind(at) === WORD && BETWEEN.has(reader.tokens.lower(at)));

/** What an amount that ends before token `i` is counted by, where an adjective says: "a $25 monthly fee". */
export function rateAfter({ tokens, language }: Reader, i: number): string | undefined {
  if (language !== 'en' || tokens.kind(i) !== WORD) return undefined;
  const rate = RATES.get(tokens.lower(i));
  if (rate === undefined || tokens.kind(i + 1) === DIGITS) return undefined;
  return tokens.kind(i + 1) !== WORD || RECURRING.has(tokens.lower(i + 1)) ? rate : undefined;
}
