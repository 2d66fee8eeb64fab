/**
 * Values of data that a statement takes for another field's: the day of the order for the day of what its flag says was done
 * ("shipped on 2 May" of `order_date` and `shipped: true`), how many there are for how many of them are so ("two copies are
 * on loan" of `copies: 2, on_loan: 1`).
 */
import { gather } from '../../../text/gather.ts';
import type { Reading } from '../../../text/reading.ts';
import { againstUnit, type Guard, type Told, textOf, valueFor } from '../guard.ts';

export const OWN_FIELD: readonly Guard[] = [
  againstUnit('date_time', 'any', dayOfOther),
  againstUnit('quantity', 'any', numberOfOther),
];

/** Names of a day that may be that of whatever the record tells. */
const ANY_DAY = /^(?:date|day|time|at|on|when|timestamp|date time|datetime|event date|effective date)$/;
/** Letters by which a deed and the name of its day begin alike: "paid" and "payment date". */
const ALIKE = 2;

/** The label of the field that has its value at an offset; undefined where none leads to it. */
const labelAt = ({ text, start }: Reading, at: number): string | undefined =>
  /(?:^|[;:] )([\p{L} ]+): $/u.exec(text.slice(start, at))?.[1]?.toLowerCase();

/** "Shipped on 2 May" of `order_date: 2 May` and `shipped: true`. */
function dayOfOther({ reading, units, support, predicates }: Told): number {
  const { sentences } = support;
  if (!sentences.every(({ source }) => source.structured)) return -1;
  if (!/\b(?:was|were|been)\b/i.test(textOf(reading))) return -1;
  const { word } = predicates()[0] ?? {};
  if (word === undefined) return -1;
  const isFlag = sentences.some(({ reading: theirs }) =>
    new RegExp(String.raw`\b(?:${word.form}: yes|(?:status|state): ${word.form})\b`, 'iu').test(
      textOf(theirs),
    ),
  );
  if (!isFlag) return -1;
  return units.findIndex(({ value }, i) => {
    if (value?.kind !== 'date' && value?.kind !== 'datetime') return false;
    const [theirs, own] = valueFor(support, i);
    const label = theirs === undefined || own === undefined ? undefined : labelAt(theirs, own.start);
    if (label === undefined || ANY_DAY.test(label)) return false;
    return !label.split(' ').some((one) => one.slice(0, ALIKE) === word.form.slice(0, ALIKE));
  });
}

interface Field {
  readonly start: number;
  /** Where its label ends. */
  readonly label: number;
  readonly end: number;
  readonly value: string;
}

/** The fields of a sentence of data, `copies: 2; on loan: 1`. */
function fieldsOf({ text, start, end }: Reading): readonly Field[] {
  let from = start;
  return gather(text.slice(start, end).split('; '), (part): readonly Field[] => {
    const at = from;
    from += part.length + 2;
    const colon = part.lastIndexOf(': ');
    if (colon < 0) return [];
    return [{ start: at, label: at + colon, end: at + part.length, value: part.slice(colon + 2) }];
  });
}

/** "Two copies are on loan" of `copies: 2` beside `on_loan: 1`. */
function numberOfOther({ reading, units, support }: Told): number {
  const [sentence] = support.sentences;
  if (support.sentences.some(({ source }) => !source.structured)) return -1;
  const number = units.findIndex(({ value }) => value?.kind === 'number');
  const verb = reading.words.findIndex(({ form }) => /^(?:is|are|was|were)$/.test(form));
  if (number < 0 || verb < 0 || units[number]!.to > verb) return -1;
  const [theirs, own] = valueFor(support, number);
  if (theirs === undefined || own === undefined || theirs !== sentence!.reading) return -1;
  const fields = fieldsOf(theirs);
  const mine = fields.find(({ start, end }) => start <= own.start && own.start < end);
  const said = units.flatMap(({ from, value }, i) => {
    const word = from > verb && value === undefined ? theirs.words[support.matches[i]!.at] : undefined;
    return word === undefined ? [] : [word];
  });
  if (mine === undefined || said.length === 0) return -1;
  const other = fields.find(
    ({ start, label, value }) =>
      /^\d+$/.test(value) && said.every((word) => word.start >= start && word.start < label),
  );
  return other !== undefined && other !== mine && other.value !== mine.value ? number : -1;
}
