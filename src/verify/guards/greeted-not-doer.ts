/** "The customer will send the parcel" by "Dear customer, we will send the parcel": who is greeted is not who does it. */
import type { AlignedSentence } from '../support.ts';
import { againstUnit, type Guard, type Told, textOf } from './guard.ts';

const GREETING = /^\W*(?:dear|hello|hi|hey)\b [^,:\n]{1,60}[,:!]?\s+(?=(?:we|i)\b)/iu;

export const GREETED_NOT_DOER: Guard = againstUnit('role', 'sentence', isGreeted, { told: () => GREETING });

/** The subject of a statement that its sentence has in its greeting alone; -1 for none. */
function isGreeted({ reading, units }: Told, { reading: theirs, alignment }: AlignedSentence): number {
  const greeting = GREETING.exec(textOf(theirs));
  const { at, strength } = alignment.matches[0]!;
  if (greeting === null || strength === 0 || at < 0) return -1;
  const end = theirs.start + greeting[0].length;
  const subject = theirs.words[at]!;
  // "The customer was told", "the customer's parcel": another's deed concerns him.
  const next = reading.text.slice(reading.words[units[0]!.to - 1]!.end, reading.end);
  if (
    /^['\u2019]|^ (?:(?:was|were|is|are|has been|have been|will be|gets?|got|receive[sd]?|will (?:get|receive)))\b/u.test(
      next,
    )
  )
    return -1;
  return subject.start < end &&
    !theirs.words.some(({ start, lemma }) => start >= end && lemma === subject.lemma)
    ? 0
    : -1;
}
