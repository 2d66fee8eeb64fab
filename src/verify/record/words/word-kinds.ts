/** What words of a claim and fields of a record are by themselves: days, places in a row, denials, identifiers. */
import type { Word } from '../../../text/reading.ts';
import type { Field } from '../record.ts';
import { NEUTRAL, QUALIFYING } from './senses.ts';

const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?s?$/;

/** Whether a field is what stands under a day: "early", "off". */
export const isOfDay = ({ name }: Field): boolean => name.length === 1 && DAY.test(name[0]!);

/** Whether two words are of one day of the week: "Sun", "Sundays". */
export const isSameDay = (a: string, b: string): boolean =>
  a.slice(0, 3) === b.slice(0, 3) && DAY.test(a) && DAY.test(b);

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** "The second dose" of `dose_2`: a number in a name and the word for that place. */
export const isPlaceIn = (name: string, form: string): boolean =>
  /^[1-9]$/.test(name) &&
  (ORDINALS[Number(name)] === form || /^\d(?:st|nd|rd|th)$/.exec(form)?.[0][0] === name);

/** Whether a field holds an identifier and nothing else. */
export const isIdentifier = ({ values, value, end }: Field): boolean =>
  values[0]?.kind === 'identifier' && values[0].start <= value + 1 && values[0].end >= end - 1;

/** "2024" of a column "Year": rows told apart by when they were. */
export const isYear = ({ name, values: [value] }: Field): boolean =>
  name.length === 1 && name[0] === 'year' && value?.kind === 'date';

const DENIALS = new Set("not n't no never nothing none nobody neither nor cannot can't".split(' '));
export const isDenial = ({ form, value }: Word): boolean =>
  value < 0 && (DENIALS.has(form) || form.endsWith("n't"));

export const PRICE = /^(?:price|cost|charge|fee|rate)$/;

/** Whether a word of a name adds nothing: "last" does, but for the last name of somebody. */
export const isNeutral = (word: string, name: readonly string[]): boolean =>
  (name.length === 1 && /^(?:event|response|stage|phase|conclusion|verdict)$/.test(word)) ||
  (QUALIFYING.has(word) ? name.includes('name') && /^(?:first|last)$/.test(word) : NEUTRAL.has(word));

/** "Expires on 3 May" of `valid_until`. */
export const isTermEnd = (name: readonly string[]): boolean =>
  /^(?:valid|good) (?:until|till|to|through|thru)$/.test(name.join(' '));

/** The period that a field's amount is for; empty for none. */
export const perOf = ({ values: [value] }: Field): string =>
  value !== undefined && 'per' in value ? (value.per?.join(' ') ?? '') : '';
