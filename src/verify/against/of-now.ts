/** Whether a statement is of the present: what a text says later takes nothing from what is said of a day or of before. */
import type { Reading } from '../../text/reading.ts';

const PRESENT = /^(?:is|are|has|have|do|does)$/;
const OF_BEFORE =
  /^(?:was|were|had|initially|originally|once|first|previously|formerly|before|until|earlier|old|former)$/;
/** A year by its figures. */
export const YEAR = /^(?:19|20)\d\d$/;

/** Whether an English statement says how something is, and not when it was so. */
export const isOfNow = ({ words, values, language, question }: Reading): boolean =>
  language === 'en' &&
  !question &&
  words.some(({ form }) => PRESENT.test(form)) &&
  !words.some(({ form }) => OF_BEFORE.test(form) || YEAR.test(form)) &&
  !values.some(({ kind }) => kind === 'date' || kind === 'datetime');
