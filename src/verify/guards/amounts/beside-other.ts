/**
 * Amounts told beside the one that they are compared with, and amounts of another year: "above target" by "91% (target
 * 95%)", "9% in 2008" by "9% on Sunday; in 2008 it was 18".
 */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const BESIDE_OTHER: readonly Guard[] = [
  against('comparison', 'english', isOtherWay, { said: () => [UP, DOWN] }),
  against('comparison', 'english', areEqual, { said: () => THAN }),
  against('date_time', 'english', isOfOtherYear),
];

const UP = /\b(?:above|up|higher|more|exceed\p{L}*|rose|risen|increas\p{L}*|grew|grown|better)\b/iu;
const DOWN =
  /\b(?:below|down|lower|less|fewer|fell|fallen|decreas\p{L}*|dropped|declin\p{L}*|short of|worse)\b/iu;
const BESIDE =
  /(\d[\d.,]*\d|\d)(?: ?%|(?: \p{Ll}+){1,3})? \((\p{L}[\p{L}\d ]*?):? (\d[\d.,]*\d|\d)(?: ?%)?\)/gu;
const DENIED = /\b(?:not|no|never)\b|n['’]t\b/iu;
const amountOf = (text: string): number => Number(text.replace(/,/g, ''));

/** "Above target" by "91% (target 95%)". */
function isOtherWay({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  const [isUp, isDown] = [UP.test(ours), DOWN.test(ours)];
  if (isUp === isDown || DENIED.test(ours)) return false;
  const isNamed = (label: string): boolean =>
    label.split(' ').some((word) => new RegExp(`\\b${word}\\b`, 'iu').test(ours));
  return sentences.some(({ reading: theirs }) =>
    matchesOf(textOf(theirs), BESIDE).some(([, amount = '', label = '', other = '']) => {
      const more = amountOf(amount) - amountOf(other);
      return isNamed(label) && (isUp ? more < 0 : more > 0);
    }),
  );
}

const THAN = /\b(?:less|more|lower|higher|heavier|lighter|larger|smaller|longer|shorter|fewer)\b.*\bthan\b/i;
const MEASURED = /(\d[\d.,]*\d|\d) ?(\p{L}+|%|\p{Sc})?/gu;

/** "Less at the scan than at dispatch" by "at dispatch 212 g, at the scan 212 g". */
function areEqual({ reading, support: { sentences } }: Told): boolean {
  if (!THAN.test(textOf(reading)) || DENIED.test(textOf(reading))) return false;
  return sentences.some(({ reading: theirs }) => {
    const [one, other, ...more] = matchesOf(textOf(theirs), MEASURED).map(
      ([, amount, unit]) => `${amount} ${unit}`,
    );
    return one !== undefined && one === other && more.length === 0;
  });
}

const YEAR = /\bin (\d{4})\b/i;

/** The sentence gives the year an amount of its own, behind all that the statement has. */
function isOfOtherYear({ reading, support: { sentences } }: Told): boolean {
  const ours = textOf(reading);
  const year = YEAR.exec(ours)?.[1];
  const amounts = (ours.match(/\d[\d.,]*\d|\d/g) ?? []).filter((one) => one !== year);
  if (year === undefined || amounts.length === 0) return false;
  const own = new RegExp(
    `\\bin ${year},? (?:it |they )?(?:was |were |had been )?(\\d[\\d.,]*\\d|\\d)(?![\\p{L}\\d])`,
    'u',
  );
  return sentences.some(({ reading: theirs }) => {
    const text = textOf(theirs);
    const found = own.exec(text);
    if (found === null || amounts.includes(found[1]!)) return false;
    const before = text.slice(0, found.index);
    return amounts.every((one) => before.includes(one));
  });
}
