/** "Ana used to smoke" by "Ana smokes": what is so now is not said to be over. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

const OVER =
  /\b(?:used to(?! \p{L}+ing)|no longer|formerly|previously|once upon|any ?more|at one time|in the past)\b/iu;
const TOLD =
  /\b(?:used to|no longer|formerly|former|previous(?:ly)?|any ?more|once|until|till|stopped|ceased|ended|past|earlier|before|was|were|did|had|gave up|quit|switched|instead|not|without)\b|n['’]t\b/iu;
const PRESENT = /^VB[ZP]$/;

export const NO_LONGER_SO: Guard = against('modality', 'sentence', isStill, { said: () => OVER });

function isStill({ reading, inferred }: Told, sentence: AlignedSentence): boolean {
  if (inferred || /\b(?:is|are|was|were|be|been|get|gets|got) used to\b/iu.test(textOf(reading)))
    return false;
  const tags = tagsOf(sentence);
  return (
    OVER.test(textOf(reading)) &&
    !TOLD.test(textOf(sentence.reading)) &&
    tags.some((tag) => PRESENT.test(tag)) &&
    !tags.includes('VBD')
  );
}
