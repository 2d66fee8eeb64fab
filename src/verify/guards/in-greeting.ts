/**
 * "Mr Okafor got the job" by "Dear Mr Okafor, thank you for your application for the job": who is greeted has done nothing by
 * that, and his deed stands in no word of the sentence.
 */
import type { AlignedSentence } from '../support.ts';
import { claimTree } from './claim-root.ts';
import { againstUnit, type Guard, type Told } from './guard.ts';
import { subjectOf } from './other-subject.ts';

const GREETING =
  /^\s*(?:[Dd]ear|[Hh]i|[Hh]ello|[Hh]ey|[Gg]ood (?:morning|afternoon|evening)),? [^,:!\n]{2,40}[,:!]/u;
/** Match under which no word of a sentence stands for a unit. */
const NOWHERE = 0.3;

export const IN_GREETING: Guard = againstUnit('role', 'english', isOnlyGreeted, { told: () => GREETING });

function isOnlyGreeted({ reading, units, support, score }: Told, sentence: AlignedSentence): number {
  if (score === Number.POSITIVE_INFINITY) return -1;
  const { text, start, end, words } = sentence.reading;
  const greeting = GREETING.exec(text.slice(start, end));
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
