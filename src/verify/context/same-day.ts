/** "The same day": the one date that has been named just before. */
import { matchesOf } from '../../text/matches.ts';
import type { Reading } from '../../text/reading.ts';
import type { Document } from '../read/document.ts';
import type { Replacement } from './antecedent.ts';

const SAME_DAY = /\b(?:on )?(?:the same|that(?: same| very)?) (?:day|date)\b/giu;

/** What "the same day" of a sentence is, by the only date of the sentence or of the one before. */
export function sameDay(document: Document, sentence: number, reading: Reading): Replacement[] {
  const { text, start, end } = reading;
  const matches = matchesOf(text.slice(start, end), SAME_DAY);
  if (matches.length === 0) return [];
  const named =
    datesOf(reading).length > 0
      ? { reading, from: sentence }
      : { reading: document.sentence(sentence - 1), from: sentence - 1 };
  const dates = datesOf(named.reading);
  if (dates.length !== 1) return [];
  const date = text.slice(dates[0].start, dates[0].end);
  return matches.map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: BOUND.test(text.slice(start, start + match.index)) ? date.replace(LED, '') : `on ${date}`,
    from: named.from,
  }));
}

/** "After that date": no day on which it was. */
const BOUND = /\b(?:after|before|by|until|till|from|since) $/iu;
/** What a date may be written with. */
const LED = /^(?:on|until|till|by|from|after|before|since) /iu;

const datesOf = ({ values }: Reading) => values.filter(({ kind }) => kind === 'date' || kind === 'datetime');
