/** Values of a claim and of the evidence as they are written, for what is told of how one follows from others. */
import type { Value } from '../../text/values/index.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Asked } from './asked.ts';
import { timesOf } from './parts.ts';
import type { Term } from './terms.ts';

interface Quoted {
  readonly sentence: AlignedSentence;
  readonly value: Value;
}

/** A value as its sentence writes it. */
export const quoteOf = ({ sentence, value }: Quoted): string =>
  sentence.reading.text.slice(Math.max(0, value.start), value.end).trim();

/** "3 × $100": an amount as often as it is counted. */
export const countedQuote = (term: Term): string => {
  const count = timesOf(term) ?? 1n;
  return count === 1n ? quoteOf(term) : `${count} × ${quoteOf(term)}`;
};

/** A unit of the claim as it writes it. */
export const quoteIn = ({ reading, units }: Asked, i: number): string =>
  reading.text.slice(units[i].start, units[i].end);
