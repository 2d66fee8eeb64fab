/** Whether what is told to go on from one moment to another did: it was only planned, had a break, or ended before. */

import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';

/** What was to go on so long. */
const PLANNED =
  /\b(?:schedul\p{L}*|plann?\p{L}*|book\p{L}*|propos\p{L}*|due|to be|expected|supposed|meant|intended|should|would|reserv\p{L}*)\b/giu;
/** What says that it went on for less, or for more, than it is told of first. */
const CUT_SHORT =
  /\b(?:early|earlier|extended|prolonged|shortened|cut short|cancel\p{L}*|interrupt\p{L}*|breaks?|pauses?|paused|postponed|moved|reschedul\p{L}*|reopened|resumed|except|daily|nightly|at night|each|every|weekends|mornings|afternoons|evenings)\b/giu;
const LONGEST = 6_000;

/** Whether a sentence only plans what a statement says went on. */
export const isPlanned = (sentence: string, said: string): boolean => hasOther(PLANNED, sentence, said);

/** Whether a text says of something that it went on for less, or more, than from one end to the other. */
export const isCutShort = (text: string, said: string): boolean =>
  hasOther(CUT_SHORT, text.slice(0, LONGEST), said);

/** Whether what a claim says went on was only to, by sentences that tell of its moments, or did not all the time. */
export function isLeftOpen({ text, start, end }: Reading, sentences: readonly AlignedSentence[]): boolean {
  const said = text.slice(start, end);
  return sentences.some(
    ({ reading, source }) =>
      isPlanned(reading.text.slice(reading.start, reading.end), said) || isCutShort(source.text, said),
  );
}

function hasOther(words: RegExp, text: string, said: string): boolean {
  const own = said.toLowerCase();
  return (text.match(words) ?? []).some((word) => !own.includes(word.toLowerCase()));
}
