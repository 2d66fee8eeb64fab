/** What data of one thing answers to a claim of one of a few forms, by the fields that show it. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Value } from '../../text/values/index.ts';
import type { Field, Rows } from '../record/record.ts';
import type { Subject } from './subject.ts';

/** A claim that data bears out. */
export interface DataAnswer {
  readonly cells: readonly Field[];
  /** How it follows, for a reader. */
  readonly derivation: string;
}

/** Reads a claim of one form; undefined for another, and where the data does not bear it out. */
export type Form = (said: string, subject: Subject, claim: Read) => DataAnswer | undefined;

/** What is known of a claim beside its words. */
export interface Read {
  readonly values: readonly Value[];
  readonly lexicon: Lexicon;
}

export const nameOf = ({ name }: Field): string => name.join(' ');

/** The one field of an object, or of all objects, of a name; undefined for none and for several. */
export function fieldOf(fields: readonly Field[], is: RegExp): Field | undefined {
  const found = fields.filter((field) => is.test(nameOf(field)));
  return found.length === 1 ? found[0] : undefined;
}

/** All fields that stand in the data outside lists of objects. */
export const fieldsOf = ({ objects }: Subject): readonly Field[] => [
  ...new Set(objects.filter(({ id }) => !/\/\d+(?:\/|$)/.test(id)).flatMap(({ own }) => own)),
];

/** The lists of objects in the data that are called so. */
export function rowsOf({ lists }: Subject, is: RegExp): Rows | undefined {
  const found = lists.filter(({ labels }) => is.test(labels.join(' ')));
  return found.length === 1 ? found[0] : undefined;
}

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as a claim writes it; undefined where it is none. */
export function countOf(written: string): number | undefined {
  const word = WORDS.indexOf(written.toLowerCase());
  if (word >= 0) return word;
  return /^\d[\d,]*(?:\.\d+)?$/.test(written) ? Number(written.replaceAll(',', '')) : undefined;
}

/** The number that a field holds, and nothing else. */
export const numberIn = ({ quote }: Field): number | undefined =>
  /^-?\d+(?:\.\d+)?$/.test(quote) ? Number(quote) : undefined;

/** Whether words name what the data is of: "order 9001", "the patient", "Olga Rhys". */
export function isSubject(words: string, { label, names }: Subject): boolean {
  const said = words.replace(/^(?:the|this|that) /i, '').toLowerCase();
  if (said === label || said === 'it' || said === `${label} request`)
    return /^(?:the|this|that|it)\b/i.test(words);
  return names.some((name) => {
    const called = name.toLowerCase();
    if (said === called || said === `${label} ${called}` || said === `${label} request ${called}`)
      return true;
    // "The consent form" of `form: school trip consent`.
    return (
      /^(?:the|this) /i.test(words) && said.endsWith(` ${label}`) && `${called} ${label}`.endsWith(` ${said}`)
    );
  });
}
