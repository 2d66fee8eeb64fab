/** "The study found no link" by "the study did not look for a link": who did not look has found nothing out. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const FOUND_NONE =
  /\b(?:f[io]u?nds?|show(?:s|ed|n)?|saw|see[ns]?|detect(?:s|ed)?|identif(?:y|ies|ied)|reveal(?:s|ed)?|discover(?:s|ed)?|report(?:s|ed)?)\b/iu;
const NOT_LOOKED =
  /\b(?:not|never|n['\u2019]t|without) (?:\p{L}+ )?(?:look(?:ed|ing)?(?: for| at| into)?|search(?:ed|ing)?|test(?:ed|ing)?|check(?:ed|ing)?|examin(?:e|ed|ing)|stud(?:y|ied|ying)|ask(?:ed|ing)?|investigat(?:e|ed|ing)|measur(?:e|ed|ing)|assess(?:ed|ing)?|cover(?:ed|ing)?)\b/iu;
const NONE = /\b(?:no|not|never|nothing|none|neither)\b|n['\u2019]t\b/iu;

export const NOT_LOOKED_FOR: Guard = against('negation', 'english', wasNotSought, {
  said: () => FOUND_NONE,
  told: () => NOT_LOOKED,
});

function wasNotSought({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return NONE.test(claim) && FOUND_NONE.test(claim) && NOT_LOOKED.test(told) && !FOUND_NONE.test(told);
}
