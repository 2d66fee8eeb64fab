/** "There was no fraud" by "found no evidence of fraud": that nothing was found does not say that there was nothing. */
import { NEGATION } from '../../../text/cues.ts';
import { against, type Guard, textOf } from '../guard.ts';

export const NO_SIGN: Guard = against('modality', 'prose', ({ reading }, { reading: theirs }) => {
  if ((reading.cues & NEGATION) === 0 || FINDING.test(textOf(reading))) return false;
  return NOTHING_FOUND.test(textOf(theirs));
});

const NOTHING_FOUND =
  /\b(?:no|any|little|not enough|insufficient|without) (?:\p{Ll}+ )?(?:evidence|proof|signs?|indications?|traces?|records?|reports?) (?:of|that)\b/iu;
const FINDING =
  /\b(?:evidence|proof|prove\p{L}*|signs?|indicat\p{L}*|traces?|records?|recorded|reports?|reported|f[io]u?nd\p{L}*|detect\p{L}*|saw|seen|see|discover\p{L}*|identif\p{L}*|show\p{L}*|reveal\p{L}*|notice\p{L}*|observe\p{L}*|uncover\p{L}*|visible|known)\b/iu;
