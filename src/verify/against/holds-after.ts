/** What holds until a time, and what a next sentence says of the time behind it: neither speaks against the other. */
import type { Reading } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';

/** "Tickets can be returned until 1 June. After that date, they cannot": what holds before and after it are no rivals. */
export const isOfAfter = (
  one: AlignedSentence,
  used: readonly AlignedSentence[],
  claim: Reading,
): boolean => {
  const said = claim.text.slice(claim.start, claim.end);
  return used.some((other) => {
    if (other.document !== one.document) return false;
    if (one.sentence === other.sentence + 1) return OF_TERM.test(said) && THEREAFTER.test(writtenOf(one));
    return one.sentence === other.sentence - 1 && BEHIND.test(said) && THEREAFTER.test(writtenOf(other));
  });
};

const BEHIND = /\bafter\b/iu;

/** A sentence as it stands in its source. */
const writtenOf = ({ source, sentence }: AlignedSentence): string => {
  const { text, start, end } = originOf(source).sentence(sentence);
  return text.slice(start, end);
};

const THEREAFTER =
  /^\W*(?:(?:After|From) (?:that|this)(?: (?:date|day|time|point|period|deadline|moment)| on)?|Thereafter|Afterwards|From then on)\b,? /iu;
const OF_TERM =
  /\b(?:until|till|up to|by|before|within|during|for (?:the first )?(?:\d+|\p{L}+) (?:day|week|month|year)s?)\b/iu;
