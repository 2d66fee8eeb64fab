/** Records of an answer: lines `Order: A-1`, `Status: delivered` below each other, and again for the next order. */
import type { Block } from './layout.ts';

/** A line that gives a field its value. */
export interface Field {
  readonly block: Block;
  readonly label: string;
  readonly value: string;
}

/** `Status: delivered` as its label and its value; undefined for any other line. */
export function fieldIn(line: string): { readonly label: string; readonly value: string } | undefined {
  const { label = '', value = '' } = FIELD.exec(line)?.groups ?? {};
  if (label === '' || label.split(' ').length > MOST_LABEL_WORDS || TURN.test(label)) return undefined;
  return { label, value };
}

/** What opens a turn of a talk, and names no field. */
const TURN = /^(?:q|a|question|answer|assistant|bot|chatbot|ai)(?: ?\d+)?$/i;

const FIELD = /^(?<label>\p{L}[\p{L}\d'’/() -]{0,40}): (?<value>[^\s:][^:]{0,80}(?::\d\d[^:]{0,20})?)$/u;
const MOST_LABEL_WORDS = 4;

/** Records beside each other that have their first label and another in common, in order; or one that opens with whom or what it is of. */
export function recordsOf(
  answer: string,
  blocks: readonly Block[],
  words: (block: Block) => string,
): readonly (readonly Field[])[][] {
  const groups: Field[][][] = [];
  let records: Field[][] = [];
  const close = (): void => {
    if (records.length > 1 ? areAlike(records) : isNamedRecord(records[0])) groups.push(records);
    records = [];
  };
  let before: Block | undefined;
  for (const block of blocks) {
    const field =
      block.kind === 'prose' || block.kind === 'item' ? fieldIn(withoutStop(words(block))) : undefined;
    if (field !== undefined) {
      const last = records.at(-1);
      const near =
        last !== undefined &&
        before !== undefined &&
        /^[^\n]*\n[^\n]*$/.test(answer.slice(before.end, block.start));
      if (near && field.label !== last[0]!.label) last.push({ ...field, block });
      else if (records.length === 0 || field.label === records[0]![0]!.label)
        records.push([{ ...field, block }]);
      else {
        close();
        records.push([{ ...field, block }]);
      }
    } else if (block.kind !== 'rule') close();
    before = block;
  }
  close();
  return groups;
}

/** `Patient: Bob`, `Order: A-1`, and what is told of it below. */
const isNamedRecord = (record: readonly Field[] | undefined): boolean =>
  record !== undefined && record.length > 1 && NAMING.test(record[0]!.label) && NAME.test(record[0]!.value);

const NAMING =
  /^(?:(?:full |customer |patient |employee |user |client |product |account )?name|patient|customer|client|user|employee|guest|tenant|member|applicant|candidate|driver|student|supplier|vendor|account|product|model|order|invoice|case|ticket|booking|reservation|contract|policy|claim|parcel|shipment|request|device|server|project)(?: (?:no\.?|number|id|code))?$/iu;
const NAME = /^(?:(?:#|\p{Lu})[\p{L}\p{N}.'\u2019/-]*(?: (?:\p{Lu}|\d)[\p{L}\p{N}.'\u2019-]*){0,3}|\d{3,})$/u;

const withoutStop = (line: string): string => line.replace(/[.;,]$/, '');

const areAlike = ([first, ...others]: readonly (readonly Field[])[]): boolean =>
  others.every((one) =>
    one.slice(1).some(({ label }) => first!.slice(1).some((field) => field.label === label)),
  );

/** By what a record is called: its code where it opens with one, else its first value; undefined where they are not told apart. */
export function namesOf(records: readonly (readonly Field[])[]): readonly string[] | undefined {
  for (const label of [codeLabel(records), records[0]![0]!.label]) {
    const named = records.map((one) => one.find((field) => field.label === label));
    const values = new Set(named.map((field) => field?.value));
    if (label !== undefined && !values.has(undefined) && values.size === records.length)
      return named.map((field) =>
        /\d/.test(field!.value) ? `${label.toLowerCase()} ${field!.value}` : field!.value,
      );
  }
  return undefined;
}

/** The label of a code, `A-1` or `#4711`, among the first fields of a record. */
const codeLabel = ([first]: readonly (readonly Field[])[]): string | undefined =>
  first!.slice(0, MOST_BEFORE_CODE).find(({ value }) => /^(?:#\d[\w-]*|\p{Lu}{1,6}-?\d[\w-]*)$/u.test(value))
    ?.label;

const MOST_BEFORE_CODE = 3;
