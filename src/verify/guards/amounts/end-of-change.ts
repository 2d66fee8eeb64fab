/** "The fee rises to 30 euros" by "the fee of 30 euros rises to 35": where a change begins it does not end. */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const END_OF_CHANGE: Guard = against('quantity', 'english', fromWhere, {
  said: () => ENDS,
  told: () => ENDS,
});

const VERB =
  '(?:ris(?:es?|en)|rose|falls?|fell|fallen|increase[sd]?|decrease[sd]?|change[sd]?|drop(?:s|ped)?|goes|went|grows?|grew|climb(?:s|ed)?)';
const ENDS = new RegExp(`\\b${VERB}(?: from [^.;\\n]{1,40}?)? to [^\\s\\d]?(\\d[\\d.,]*\\d|\\d)`, 'iu');
const ALL_ENDS = new RegExp(ENDS.source, 'giu');

function fromWhere({ reading }: Told, sentence: AlignedSentence): boolean {
  const [, own] = ENDS.exec(textOf(reading)) ?? [];
  const theirs = textOf(sentence.reading);
  const ends = matchesOf(theirs, ALL_ENDS).map((found) => found[1]);
  return own !== undefined && ends.length > 0 && !ends.includes(own) && theirs.includes(own);
}
