/** The fields of the record that a sentence is of: members of data, or the labelled lines around a line. */
import type { Value } from '../../text/values/index.ts';
import type { Document } from './document.ts';

/** A field of a record: a labelled line, or a member of data. */
export interface FieldThere {
  readonly label: readonly string[];
  readonly value: string;
  /** When, as figures to compare; undefined where its value is no date. */
  readonly when: number | undefined;
  readonly sentence: number;
}

/** Lines on both sides that are looked through. */
const MOST_LINES = 30;
/** A label with its value. */
const LABELLED = /^[\s*\u2022-]*([\p{L}][\p{L} _-]{1,40}?)\s*:\s+(.*)$/su;

/** The fields of the record that a sentence stands in: its own members, or the labelled lines around it. */
export function fieldsAround(source: Document, sentence: number): readonly FieldThere[] {
  const { sentenceStart, sentenceEnd, sentenceCount, text } = source.scan;
  if (source.structured) {
    const own = source.sentence(sentence);
    const start = sentenceStart[sentence]!;
    return fieldsIn(text.slice(start, sentenceEnd[sentence]), start, own.values, sentence);
  }
  const found: FieldThere[] = [];
  const add = (at: number): boolean => {
    const reading = source.sentence(at);
    const field = fieldOf(text.slice(reading.start, reading.end), reading.start, reading.values, at);
    if (field !== undefined) found.push(field);
    return field !== undefined;
  };
  const isApart = (at: number): boolean => /\n\s*\n/.test(text.slice(sentenceEnd[at], sentenceStart[at + 1]));
  let first = sentence;
  while (first > 0 && sentence - first < MOST_LINES && !isApart(first - 1) && isLabelled(source, first - 1))
    first--;
  for (let at = first; at < sentenceCount && at < sentence + MOST_LINES; at++) {
    if ((at > first && isApart(at - 1)) || (!add(at) && at !== sentence)) break;
  }
  return found;
}

const isLabelled = ({ scan: { text, sentenceStart, sentenceEnd } }: Document, at: number): boolean =>
  LABELLED.test(text.slice(sentenceStart[at], sentenceEnd[at]));

/** The members of one record of data: `order: id: 7; closed at: 9 May`. */
function fieldsIn(
  text: string,
  start: number,
  values: readonly Value[],
  sentence: number,
): readonly FieldThere[] {
  const fields: FieldThere[] = [];
  let at = 0;
  for (const part of text.split('; ')) {
    const field = fieldOf(
      part.replace(/^[^:;]+:\s+(?=[^:;]+: )/, (head) => ' '.repeat(head.length)),
      start + at,
      values,
      sentence,
    );
    if (field !== undefined) fields.push(field);
    at += part.length + 2;
  }
  return fields;
}

function fieldOf(
  text: string,
  start: number,
  values: readonly Value[],
  sentence: number,
): FieldThere | undefined {
  const [, name = '', value = ''] = LABELLED.exec(text) ?? [];
  if (name === '') return undefined;
  const label = name.toLowerCase().split(/[ _-]+/);
  const date = values.find((one) => one.start >= start && one.start < start + text.length && isMoment(one));
  return { label, value: value.trim().replace(/[.;]$/, ''), when: date && momentOf(date), sentence };
}

const isMoment = ({ kind }: Value): boolean => kind === 'date' || kind === 'datetime';

function momentOf(value: Value): number | undefined {
  if (value.kind !== 'date' && value.kind !== 'datetime') return undefined;
  const { y = 0, m = 0, d = 0 } = value.date;
  const time =
    value.kind === 'datetime' ? (value.time.h * 60 + value.time.min) * 60 + (value.time.s ?? 0) : 0;
  return ((y * 12 + m) * 31 + d) * 86_400 + time;
}
