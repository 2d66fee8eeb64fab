/** Whether a statement tells of what was, by its verb or by a word for it: what came later takes nothing from that. */
import type { Reading } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';

const FIRST = wordSet(
  'initially originally once previously formerly before until earlier old former first then still',
);
const AUXILIARY = wordSet('was were had did');
const BE = wordSet('is are be been being has have get gets');
const PAST = wordSet(
  'went took gave sent came made got put left paid ran began held stood told said found kept met sold bought set',
);

/** The form of a past deed, which "need" and "feed" have not. */
const ENDED = /\p{L}{2}ed$(?<!(?:n|f|w|s|br|bl|gr|sp|exc|proc|succ|h|ind)eed)/u;

/** "At first the visit was booked for 09:30": a statement that says itself that it is of before. */
export const tellsOfFirst = ({ words }: Reading): boolean =>
  words.some(
    ({ form }, at) =>
      (FIRST.has(form) && !(form === 'first' && words[at - 1]?.form === 'the')) ||
      (form === 'used' && words[at + 1]?.form === 'to'),
  );

/** Whether a statement is of the past by its verb: "was booked", "went". */
export const isOfThen = ({ words }: Reading): boolean => {
  if (words.some(({ form }) => AUXILIARY.has(form))) return true;
  if (words.some(({ form }) => BE.has(form))) return false;
  return words.some(({ form, value }, at) => value < 0 && at > 0 && (PAST.has(form) || ENDED.test(form)));
};
