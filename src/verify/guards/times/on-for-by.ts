/** "Paid on the 15th" by "paid by the 15th", "within the deadline" by "the deadline was 3 May": up to when is not when, nor that it was kept. */

import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const ON = /\bon (?<when>the (?:\d{1,2}(?:st|nd|rd|th)|(?:first|last|second|third) (?:\p{L}+ )?day))\b/iu;
const KEPT =
  /\b(?:within|before|by|after|past|ahead of|until|meeting|met|missed|missing) (?:the|its|his|her|their) (?<limit>deadline|time limit|due date|cut-off(?: date)?|closing date)\b/iu;

export const ON_FOR_BY: readonly Guard[] = [
  against('date_time', 'prose', isByThen, { said: () => ON }),
  against('date_time', 'english', isUnkept, { said: () => KEPT }),
];

/** Whether the sentence has a day of the month only as the end or the beginning of a time. */
function isByThen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const when = ON.exec(textOf(reading))?.groups?.when?.toLowerCase();
  const told = textOf(theirs).toLowerCase();
  if (when === undefined || told.split(when).length !== 2) return false;
  return /\b(?:by|before|until|till|after|from|since|not later than|no later than|prior to) $/u.test(
    told.slice(0, told.indexOf(when)),
  );
}

/** Whether a limit is only named, and nothing said to stand before or after it. */
function isUnkept({ reading, inferred }: Told, { reading: theirs }: AlignedSentence): boolean {
  const limit = KEPT.exec(textOf(reading))?.groups?.limit?.toLowerCase();
  const told = textOf(theirs).toLowerCase();
  if (inferred || limit === undefined || !told.includes(limit)) return false;
  return (
    new RegExp(
      String.raw`(?:^|[.;:,(] )(?:(?:the|its) )?${escaped(limit)}(?: (?:was|is|had been)|:)`,
      'u',
    ).test(told) &&
    told.split(limit).length === 2 &&
    !/\b(?:late|overdue|in time|on time|early)\b/u.test(told)
  );
}
