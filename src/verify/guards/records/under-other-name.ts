/**
 * Tasks by name: what one line gives one person is not another's, a day at the head of a list is not when its tasks are due,
 * and what stands under what was put off or dropped is nobody's task.
 */
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, textOf } from '../guard.ts';

const NAMED = /^\W*(?<name>\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?)(?::| -| \u2013) \p{L}/u;
const DUTY =
  /\b(?:has to|have to|must|needs? to|is to|are to|should|is required to|are required to|(?:is|are) responsible for|(?:is|are) in charge of)\b/iu;
const BY = /\b(?:by|until|before|due)\b/iu;
/** Characters before a day in which a word says that it is a bound. */
const BEFORE = 16;
const DUE = /\b(?:by|until|before|due|deadline|no later than)\b|[([\u2013-] ?(?:\d|\p{Lu})/iu;
/** Heads of lists of what is not to be done now. */
const PUT_OFF =
  /\b(?:not now|parking lot|parked|rejected|dropped|declined|ideas?|some ?day|out of scope|won['\u2019]t|wont|cancelled|canceled|nice to have|proposals?|proposed|suggestions?|suggested|maybe|no longer|discarded|abandoned|wish ?list|not approved|on hold)\b/iu;
const LOOKED_BACK = 1_500;

export const UNDER_OTHER_NAME: readonly Guard[] = [
  againstUnit('role', 'english', ofOtherLine, { said: () => DUTY }),
  againstUnit('date_time', 'english', dayOfHead, { said: () => DUTY }),
  against('modality', 'sentence', isPutOff, { said: () => DUTY }),
];

const nameIn = ({ reading }: AlignedSentence): string | undefined =>
  NAMED.exec(textOf(reading))?.groups?.name;

/** The unit of a duty that stands only in the line of somebody else; -1 for none. */
function ofOtherLine({ reading, units, support }: Told, first: AlignedSentence): number {
  if (support.sentences.length < 2 || !DUTY.test(textOf(reading))) return -1;
  const own = nameIn(first);
  if (own === undefined) return -1;
  return units.findIndex((_, i) => {
    const from = support.from[i]!;
    const other = from > 0 ? nameIn(support.sentences[from]!) : undefined;
    return other !== undefined && other !== own;
  });
}

/** The day by which a duty is due, which stands in a line that says no such thing of any day; -1 for none. */
function dayOfHead({ reading, units, support }: Told): number {
  if (support.sentences.length < 2 || !DUTY.test(textOf(reading))) return -1;
  return units.findIndex(({ value, word }, i) => {
    const from = support.from[i]!;
    if (
      value === undefined ||
      from < 1 ||
      !BY.test(reading.text.slice(Math.max(reading.start, word.start - BEFORE), word.end))
    )
      return false;
    return !DUE.test(textOf(support.sentences[from]!.reading));
  });
}

/** Whether the line that gives a task stands under what was put off, proposed or dropped. */
function isPutOff({ reading }: Told, { source, sentence, reading: theirs }: AlignedSentence): boolean {
  if (!DUTY.test(textOf(reading)) || !NAMED.test(textOf(theirs))) return false;
  const { start } = source.sentence(sentence);
  const before = source.text
    .slice(Math.max(0, start - LOOKED_BACK), start)
    .split('\n')
    .slice(0, -1);
  const head = before.findLast(
    (line) => line.trim() !== '' && !/^\s*(?:[-*\u2022]|\d{1,2}[.)])\s/u.test(line),
  );
  return head !== undefined && /:\W*$|^\s*(?:#|\*\*)/u.test(head) && PUT_OFF.test(head);
}
