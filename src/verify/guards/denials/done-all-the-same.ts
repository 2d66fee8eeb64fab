/** "Opened items cannot be returned" by "we take back opened items": what is said to be done is not said to be impossible. */
import { against, type Guard, textOf } from '../guard.ts';

const CANNOT =
  /\b(?:cannot|can not|can't|may not|must not|mustn't) be \p{L}+(?:ed|en|wn|ght|ld|id|de|nt|t)\b/iu;
/** What may say that something cannot be: a denial, a bound, a word of refusing or of what is over. */
const DENYING =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|only|except|excluded?|excluding|exclusion|unable|impossible|final|forbid\p{L}*|forbade|prohibit\p{L}*|bann?\p{L}*|refus\p{L}*|reject\p{L}*|declin\p{L}*|den(?:y|ied|ies)|exempt|unless|until|lack\p{L}*|stop\p{L}*|end\p{L}*|expire\p{L}*|lapse\p{L}*|void|closed|unavailable|off-limits|limited|must|bar(?:s|red)?|block\p{L}*|prevent\p{L}*|lock\p{L}*|illegal|unlawful|disabled|fail\p{L}*|lost|irrevocabl\p{L}*|permanent\p{L}*|binding|fixed|keep|kept|stays?|remains?)\b|n['\u2019]t\b|\b(?:non|un|in|im|ir)-?\p{L}{4,}/iu;

export const DONE_ALL_THE_SAME: Guard = against(
  'negation',
  'english',
  ({ reading, score, support: { sentences } }) =>
    score !== Number.POSITIVE_INFINITY &&
    CANNOT.test(textOf(reading)) &&
    !sentences.some((one) => DENYING.test(textOf(one.reading))),
  { said: () => CANNOT },
);
