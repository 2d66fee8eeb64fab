/** "The cause is a leak" by "the cause is being sought; a leak is one theory": what is not known yet is nothing that is named beside it. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OPEN = String.raw`(?:being (?:sought|investigated|examined|looked (?:at|into|for)|checked|determined|discussed|debated|reviewed|decided|clarified)|(?:still |as yet |so far )?(?:unknown|unclear|undecided|undetermined|uncertain|disputed|unconfirmed)|(?:still )?not (?:yet )?(?:known|clear|decided|found|determined|established|certain|confirmed)|(?:still )?under (?:investigation|review|discussion|examination)|(?:yet )?to be (?:determined|decided|found|established|confirmed|announced))`;
const IS_OPEN = new RegExp(String.raw`\b([\p{L}\d-]+) (?:is|are|was|were|remains?|remained) ${OPEN}`, 'iu');
const IS =
  /^\W*(?:[\p{L}\d'\u2019-]+ ){0,4}?([\p{L}\d-]+) (?:is|are|was|were) (?:an? |the )?(?!not\b|un|being\b|still\b|under\b|to be\b|disputed\b)\p{L}/iu;
/** What was found in the end. */
const FOUND = /\b(?:later|then|finally|eventually|turned out|but now|has (?:now|since)|until)\b/iu;

export const YET_UNKNOWN: Guard = against('modality', 'english', isOpen, {
  said: () => IS,
  told: () => IS_OPEN,
});

function isOpen({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = IS.exec(textOf(reading).toLowerCase())?.[1];
  const told = textOf(theirs).toLowerCase();
  return what !== undefined && IS_OPEN.exec(told)?.[1] === what && !FOUND.test(told);
}
