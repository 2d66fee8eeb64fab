/** "Runs hourly" by "runs twice an hour": once in a span is not several times in it. */
import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const SPANS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  nightly: 'night',
};
const ONCE = new RegExp(String.raw`\b(?:${Object.keys(SPANS).join('|')})\b`, 'iu');
const SEVERAL =
  /\b(?:twice|thrice|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several|many|a few) times) (?:an?|per|each|every|in an?) (hour|day|week|month|quarter|year|night)\b/iu;
const TIMES = /\b(?:twice|times|bi-?|semi-?|half-?|every)\b/iu;

export const TIMES_IN_SPAN: Guard = againstUnit('quantity', 'english', isSeveral, {
  said: () => ONCE,
  told: () => SEVERAL,
});

function isSeveral({ reading, units }: Told, { reading: theirs }: AlignedSentence): number {
  const claim = textOf(reading);
  const once = ONCE.exec(claim)?.[0].toLowerCase();
  if (once === undefined || TIMES.test(claim) || SEVERAL.exec(textOf(theirs))?.[1] !== SPANS[once]) return -1;
  return Math.max(
    0,
    units.findIndex(({ word }) => word.form === once),
  );
}
