/** "Refunds take five days. Exception: gift cards.": what the sentence behind another takes out of it. */
import type { Reading } from '../../text/reading.ts';

const NEXT = /^[\s)]*exceptions?(?:\s*:| are\b| is\b| to this\b| apply\b)/iu;
const LONGEST = 40;

/** Whether the sentence behind a reading says that there are exceptions to it. */
export const isExceptedNext = ({ text, end }: Reading): boolean => NEXT.test(text.slice(end, end + LONGEST));
