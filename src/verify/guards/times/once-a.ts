/** "Once a year" by "once, a year after the start", "kept for 30 days" by "made every 30 days": how often is not when, nor how long. */
import { againstUnit, type Guard, textOf, valueFor } from '../guard.ts';

const UNIT = 'hour|day|night|week|weekend|month|quarter|year|decade';
const OFTEN = new RegExp(
  String.raw`\b(once|twice|thrice|one time|(?:two|three|four|five|six|seven|ten|\d+) times) (?:an?|per|each|every|in an?) (${UNIT})\b`,
  'iu',
);
const LASTING = /\bfor (?:the |up to |at least |about |around )?$/iu;
const RECURRING = /\b(?:every|each|once in)(?: (?:second|other))? $/iu;

export const ONCE_A: readonly Guard[] = [
  againstUnit(
    'date_time',
    'prose',
    ({ reading, units }, { reading: theirs }) => {
      const said = OFTEN.exec(textOf(reading));
      const told = textOf(theirs);
      if (said === null || OFTEN.test(told) || /\b(?:every|each|per|[a-z]+ly|annual)\b|\//iu.test(told))
        return -1;
      const [, often = '', unit = ''] = said;
      const holds = [often, unit].every((one) => new RegExp(String.raw`\b${one}`, 'iu').test(told));
      return holds
        ? Math.max(
            0,
            units.findIndex(({ word }) => word.form === unit.toLowerCase()),
          )
        : -1;
    },
    { said: () => OFTEN },
  ),
  againstUnit(
    'date_time',
    'prose',
    ({ reading, units, support }, sentence) =>
      units.findIndex(({ value }, unit) => {
        if (value === undefined) return false;
        const [theirs, found] = valueFor(support, unit);
        if (found === undefined || theirs !== sentence.reading) return false;
        const ours = reading.text.slice(reading.start, value.start);
        const other = theirs.text.slice(theirs.start, found.start);
        return (LASTING.test(ours) && RECURRING.test(other)) || (RECURRING.test(ours) && LASTING.test(other));
      }),
    { said: () => /\b(?:for|every|each|once in)\b/iu, told: () => /\b(?:for|every|each|once in)\b/iu },
  ),
];
