/** "Two voted against it" by "it passed by 7 to 2, the defendant says": what follows from somebody's word is no surer than that. */
import { ATTRIBUTION } from '../../../text/cues.ts';
import { isAnothersWord } from '../../claim/anothers-word.ts';
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const WHO = String.raw`(?:(?:the|his|her|their|its|our|an?|one|some|many) )?(?:[\p{L}'\u2019-]+ ){0,3}`;
const PARTY =
  'defendants?|plaintiffs?|claimants?|accused|suspects?|sellers?|buyers?|neighbou?rs?|landlords?|tenants?|lawyers?|critics|opponents|rumou?rs?|he|she|they|people|some|many';
const OPINES =
  'claims?|claimed|alleges?|alleged|believes?|believed|thinks?|thought|argues?|argued|insists?|insisted|maintains?|maintained|contends?|contended|asserts?|asserted|hopes?|hoped|fears?|feared|suspects?|suspected|guess(?:es|ed)?|reckons?|reckoned|supposes?|supposed';
const BEHIND = new RegExp(
  String.raw`, (?:or so |so |as )?(?:${WHO}(?:${OPINES})|(?:(?:the|his|her|their|its|our|an?) )?(?:${PARTY}) (?:says?|said|tells? us|told us)|it (?:was|is) (?:said|alleged|claimed|rumou?red)|it seem(?:s|ed)|apparently|allegedly|supposedly)[.!]?\s*$`,
  'iu',
);

export const SAID_BEHIND: readonly Guard[] = [
  against(
    'attribution',
    'any',
    ({ reading }, { reading: theirs, source, sentence }) => {
      if ((reading.cues & ATTRIBUTION) !== 0) return false;
      const origin = originOf(source);
      // What is told again may leave it out.
      const whole = sentence < origin.scan.sentenceCount ? origin.said(sentence) : '';
      return BEHIND.test(textOf(theirs)) || BEHIND.test(whole);
    },
    { told: () => BEHIND },
  ),
  against('attribution', 'any', ({ reading, support }) =>
    support.sentences.some((one) => isAnothersWord(reading, one)),
  ),
];
