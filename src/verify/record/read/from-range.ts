/** Lines that say from when until when something is: `Term: 1 March 2021 – 30 June 2023`. */
import type { Field } from '../record.ts';
import { wordsOf } from '../record.ts';

/** What parts the two ends of a range. */
const BETWEEN = /^\s*(?:[-–—]|to|until|till|through)\s*$/;

/** Labels that say no more than that something goes on for so long. */
const PERIOD =
  /^(?:(?:contract|lease|rental|project|employment|subscription|policy|event|insurance|coverage|booking|billing|reporting|service|notice|trial|warranty) )?(?:term|period|duration|dates?|validity|tenure|timeframe|time frame|schedule)$/;

/** "Period of cover": the cover begins and ends with it. */
const PERIOD_OF = /^(?:period|term|duration) of (?:the )?/;

/** The two ends of a range of dates as fields of their own, "start" and "end"; none where a field holds anything else. */
export function endsOf(field: Field): readonly Field[] {
  const { values, quote, value: from, name } = field;
  const [first, last, more] = values;
  if (first?.kind !== 'date' || last?.kind !== 'date' || more !== undefined) return [];
  if (first.bound !== undefined || last.bound !== undefined) return [];
  const text = (start: number, end: number): string => quote.slice(start - from, end - from);
  const isRange =
    text(from, first.start).trim() === '' &&
    BETWEEN.test(text(first.end, last.start)) &&
    text(last.end, field.end).trim() === '';
  if (!isRange) return [];
  const label = PERIOD.test(name.join(' ')) ? [] : name.join(' ').replace(PERIOD_OF, '').split(' ');
  return [
    { one: first, word: 'start' },
    { one: last, word: 'end' },
  ].map(({ one, word }) => ({
    ...field,
    name: [...label, word],
    quote: text(one.start, one.end),
    words: wordsOf(text(one.start, one.end)),
    values: [one],
    start: one.start,
    value: one.start,
    end: one.end,
  }));
}
