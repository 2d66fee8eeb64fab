/**
 * "Unit 27 still has the $35 late fee to pay" by "6 May: late fee $35 added" beside "8 May: late fee reversed": what has been
 * taken off, lifted or settled further down is not still there.
 */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const STILL = /\b(?:still|remains?|continues? to|has yet to|outstanding|unpaid|owes|owed|due)\b/iu;
const TAKEN_OFF =
  /\b(?<thing>(?:\p{L}{1,20} ){1,2})(?:was |were |is |has been |have been )?(?:reversed|waived|cancel+ed|credited|refunded|written off|removed|lifted|dropped|withdrawn|settled|annulled|deleted|struck off)\b/giu;
/** What says of a thing no more than which. */
const SMALL = /^(?:the|a|an|was|were|is|are|been|has|have|had|all|this|that|and|then|also|its)$/iu;

export const STILL_OWED: Guard = against('superseded', 'english', isTakenOff, { said: () => STILL });

/** Whether the source of a support takes off, behind it, the very thing that a statement says is still there. */
function isTakenOff({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading).toLowerCase();
  if (/\b(?:not|no longer|never|nothing)\b|n['\u2019]t\b/u.test(said)) return false;
  const words = new Set(said.split(/[^\p{L}\p{N}]+/u));
  return sentences.some(({ source, sentence }) => {
    const origin = originOf(source);
    if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
    const behind = origin.text.slice(
      origin.scan.sentenceEnd[sentence],
      origin.scan.sentenceEnd[sentence]! + REACH,
    );
    return [...behind.matchAll(TAKEN_OFF)].some(({ groups }) => {
      const thing = groups!
        .thing!.toLowerCase()
        .trim()
        .split(' ')
        .filter((word) => !SMALL.test(word));
      return thing.length > 0 && thing.every((word) => words.has(word));
    });
  });
}

/** Characters behind a sentence in which it is looked for. */
const REACH = 600;
