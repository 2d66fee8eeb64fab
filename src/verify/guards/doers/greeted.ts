/** "The customer will send the parcel" by "Dear customer, we will send the parcel": who is greeted is not who does it. */
import type { AlignedSentence } from '../../match/support.ts';
import { claimTree } from '../claim-root.ts';
import { againstUnit, type Guard, type Told, textOf } from '../guard.ts';
import { subjectOf } from './other-subject.ts';

const GREETING = /^\W*(?:dear|hello|hi|hey)\b [^,:\n]{1,60}[,:!]?\s+(?=(?:we|i)\b)/iu;

/** A greeting, whoever tells something behind it. */
const OPENING =
  /^\s*(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon|evening)),? [^,:!\n]{2,40}[,:!]/u;
/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;

/** What is told of who is greeted, and of nobody by that. */
export const GREETED: readonly Guard[] = [
  againstUnit('role', 'sentence', isGreeted, { told: () => GREETING }),
  againstUnit('role', 'english', isOnlyGreeted, { told: () => OPENING }),
];

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

/**
 * "Mr Okafor got the job" by "Dear Mr Okafor, thank you for your application for the job": his deed stands in no word of the
 * sentence. -1 for none.
 */
function isOnlyGreeted({ reading, units, support, score }: Told, sentence: AlignedSentence): number {
  if (score === Number.POSITIVE_INFINITY) return -1;
  const { text, start, end, words } = sentence.reading;
  const greeting = OPENING.exec(text.slice(start, end));
  if (greeting === null) return -1;
  const subject = subjectOf(reading, units)?.unit ?? -1;
  const { tokens } = claimTree(reading);
  const root = tokens.find(({ head }) => head < 0);
  const verb = units.findIndex(({ from, to }) =>
    reading.words.slice(from, to).some((word) => word.start === root?.start),
  );
  const who = subject < 0 ? undefined : support.matches[subject];
  if (who === undefined || who.at < 0 || support.from[subject] !== 0) return -1;
  const isGreeted = words[who.at]!.start < start + greeting[0].length;
  // "Has" is no word of its own.
  return isGreeted && (verb < 0 || support.matches[verb]!.strength < NOWHERE) ? Math.max(verb, subject) : -1;
}
