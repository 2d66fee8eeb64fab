/** What somebody does by a day to come he has not done: "the library has provided the texts" by "the library provides the texts by 30 April". */
import { present } from '../../../text/inflect.ts';
import { against, type Guard } from '../guard.ts';

const HAS_DONE = /\b(?:has|have|had) (?:already |now |since )?\p{L}+/u;
const BY_DAY = /\bby (?:the )?(?:\d{1,2}\b|\p{Lu}\p{Ll}+|end of)/u;

export const AGREED_NOT_DONE: Guard = against('modality', 'sentence', ({ reading: claim }, { reading }) => {
  const said = claim.text.slice(claim.start, claim.end);
  if (!HAS_DONE.test(said)) return false;
  if (!BY_DAY.test(reading.text.slice(reading.start, reading.end))) return false;
  return claim.words.some(
    ({ form, lemma }, at) =>
      /^(?:has|have|had|already|now|since)$/.test(claim.words[at - 1]?.form ?? '') &&
      form !== lemma &&
      lemma !== 'be' &&
      reading.words.some((theirs) => theirs.lemma === lemma && theirs.form === present(lemma)),
  );
});
