/**
 * Kinds that a refusal is not of, whatever its signs: another value is named only where the evidence has one, and a
 * statement of none or all of several that holds for some is wrong in how many, not in what it denies.
 */
import type { MismatchKind } from '../../domain/check.ts';
import type { Part } from '../case.ts';
import { focusOf } from './focus.ts';
import { unitOf } from './other-unit.ts';

const OPEN = 0.5;
/** Sentences that are looked at, best first, and the share of a statement that they must be about. */
const NEAR = 4;
const ABOUT = 0.35;

const SORTS: Readonly<Partial<Record<MismatchKind, readonly string[]>>> = {
  quantity: ['number', 'quantity', 'money'],
  unit: ['number', 'quantity', 'money'],
  date_time: ['date', 'time', 'datetime', 'quantity'],
};

/** Whether a kind says that a value is another one, where no sentence about the statement has a value of that sort. */
export function lacksRival(kind: MismatchKind, part: Part): boolean {
  const sorts = SORTS[kind];
  const { units, best, sentences, reading } = part;
  const { matches, sentences: own } = best!.support;
  const open = units.filter(
    ({ value }, i) => value !== undefined && sorts?.includes(value.kind) && matches[i]!.strength < OPEN,
  );
  if (sorts === undefined || open.length === 0 || ORDER.test(reading.text.slice(reading.start, reading.end)))
    return false;
  const focus = focusOf(part);
  const about = sentences.slice(0, NEAR).filter(({ coverage }) => coverage >= ABOUT);
  return [...own, ...about, ...(focus ? [focus] : [])].every(
    ({ alignment, reading: theirs }) =>
      alignment.valueConflicts.size === 0 && !theirs.values.some((one) => sorts.includes(one.kind)),
  );
}

const COUNTED =
  /\b(?:per|each|every|apiece|in total|together|altogether|an? (?:day|week|month|year|night|person|head|piece)|daily|weekly|monthly|yearly|annual(?:ly)?)\b/iu;

/** Whether each amount that is lacking has another of the same unit against it: "40 euros" beside "30 euros". */
export function isOfSameUnit(kind: MismatchKind, { units, best, reading }: Part): boolean {
  if (kind !== 'unit' || COUNTED.test(reading.text.slice(reading.start, reading.end))) return false;
  const { matches, sentences } = best!.support;
  const open = units.filter(({ value }, i) => unitOf(value) !== undefined && matches[i]!.strength < OPEN);
  return (
    open.length > 0 &&
    open.every(({ value }) =>
      sentences.some(({ reading: { values } }) => values.some((one) => unitOf(one) === unitOf(value))),
    )
  );
}

const ORDER = /\b(?:before|after|until|since|still|already|yet|by|valid|expired|open)\b/iu;

const OF_SEVERAL = /^\W*(?:(?:none|neither|not one|all|each|every one|both) of|all|every|each|both)\b/iu;
const OF_SOME =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|several|most|only|except|others?|rest|the \p{L}+th)\b/iu;

/** "None of the samples was clean" beside "seven were clean, one was not". */
export const isOfHowMany = (kind: MismatchKind, { reading, best }: Part): boolean =>
  kind === 'negation' &&
  OF_SEVERAL.test(reading.text.slice(reading.start, reading.end)) &&
  best!.support.sentences.some(({ reading: { text, start, end } }) => OF_SOME.test(text.slice(start, end)));
