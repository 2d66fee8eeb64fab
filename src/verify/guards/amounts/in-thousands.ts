/**
 * "The revenue was 45" by "Revenue (in thousands): 45", by a column "Revenue (millions)" or under "All amounts in kEUR": a
 * number that stands for so many thousands.
 */

import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import type { Document } from '../../read/document.ts';
import { blockStart } from '../../record/read/from-lines.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const SIZE = String.raw`(?:thousands?|millions?|billions?|['\u2019]?000s?|k|mn?|bn)`;
const CURRENCY = String.raw`(?:\p{Sc}|\p{Lu}{3}|euros?|dollars?|pounds?)`;
const SCALED = new RegExp(
  String.raw`\(\s*(?:(?:all )?(?:figures|amounts|values|numbers) )?(?:in )?(?:[\p{Sc}\p{Lu}]{0,4},? ?)${SIZE}(?: of \p{L}+)?(?:[ ,]+${CURRENCY})?\s*\)`,
  'u',
);
/** A line that gives the size of all numbers below it. */
const OVER_ALL = new RegExp(
  String.raw`${SCALED.source}[^\d\n]*$|\b(?:all |the )?(?:figures|amounts|values|numbers|prices|sums)(?: are)?(?: given| stated| shown)?,? in (?:${CURRENCY} )?(?:${SIZE}(?: of)?(?: ${CURRENCY})?|[kKmM](?:${CURRENCY}))\b`,
  'u',
);
const SCALE = /\b(?:thousands?|millions?|billions?|bn|mn|k|m)\b|\d(?:k|m|bn)\b|\d[,.]?000\b/iu;
/** Words of the name of a field that tell its size. */
const SIZES = /^(?:thousands?|millions?|billions?|[km](?:eur|usd|chf|gbp))$/u;
const NUMBER = /\d[\d.,]*\d|\d/gu;
const BETWEEN = /\s*[|;\t]\s*|,\s?/u;
/** Characters above a sentence in which a line over all is looked for. */
const REACH = 1500;

/** Of a number that is reckoned as well. */
export const IN_SCALED_FIELD: Guard = against(
  'quantity',
  'any',
  (told) => isBare(told) && told.support.sentences.some((one) => isInScaledField(one, textOf(told.reading))),
  { said: () => /\d/u },
);

export const IN_THOUSANDS: readonly Guard[] = [
  against(
    'quantity',
    'any',
    (told) =>
      isBare(told) &&
      told.support.sentences.some((one) => SCALED.test(textOf(one.reading)) || isUnderScale(one)),
    { said: () => /\d/u },
  ),
  IN_SCALED_FIELD,
];

/** A number without its size. */
const isBare = ({ reading }: Told): boolean =>
  reading.values.some(({ kind }) => kind === 'number' || kind === 'money') && !SCALE.test(textOf(reading));

/** Whether a number of a statement is the value of a field whose name gives its size. */
function isInScaledField(sentence: AlignedSentence, said: string): boolean {
  const numbers = new Set(said.match(NUMBER));
  const isSaid = (cell: string | undefined): boolean =>
    cell?.match(NUMBER)?.some((one) => numbers.has(one)) ?? false;
  const inField = recordsAt(sentence).some(({ own }) =>
    own.some(({ name, quote }) => name.some((word) => SIZES.test(word)) && isSaid(quote)),
  );
  if (inField) return true;
  const origin = originOf(sentence.source);
  if (origin.structured || sentence.sentence >= origin.scan.sentenceCount) return false;
  const [head, row] = [blockStart(origin, sentence.sentence), sentence.sentence];
  if (head === row) return false;
  const heads = cellsOf(lineAt(origin, head));
  const cells = cellsOf(lineAt(origin, row));
  return heads.length === cells.length && heads.some((name, at) => isSize(name) && isSaid(cells[at]));
}

const isSize = (head: string): boolean =>
  SCALED.test(head) ||
  head
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => SIZES.test(word));

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\s*\|/u, '')
    .replace(/\|\s*$/u, '')
    .split(BETWEEN);

/** The line that a sentence stands on. */
function lineAt({ text, scan }: Document, sentence: number): string {
  const start = scan.sentenceStart[sentence]!;
  const end = text.indexOf('\n', start);
  const from = Math.max(0, start - REACH);
  return text.slice(
    from + text.slice(from, start).lastIndexOf('\n') + 1,
    end < 0 ? start + REACH : Math.min(end, start + REACH),
  );
}

/** Whether a line above, over all that follow, gives the size of their numbers. */
function isUnderScale({ source, sentence }: AlignedSentence): boolean {
  const { text, scan, structured } = originOf(source);
  const start = scan.sentenceStart[sentence];
  if (structured || start === undefined || sentence >= scan.sentenceCount) return false;
  const above = text
    .slice(Math.max(0, start - REACH), start)
    .split('\n')
    .slice(0, -1);
  return above.some((line) => !/[|;\t]/u.test(line) && OVER_ALL.test(line));
}
