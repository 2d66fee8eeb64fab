/** "Mr Yilmaz was the last to leave" by "Mr Yilmaz left at 6": who came first or last of all must be told. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const RANK =
  /\bthe (?:(?:very )?first|last|only one|second|third) (?:one |person |country |company |team )?to \p{Ll}+/iu;
const TOLD =
  /\b(?:first|1st|last|only|second|2nd|third|3rd|earliest|latest|final|finally|alone|sole|nobody|none|no one|never|pioneer\p{L}*|record|before (?:all|any|every|the other)|after (?:all|every|the other)|all the others|everyone else|else|other)\b/iu;

export const RANK_UNSAID: Guard = against('quantifier', 'prose', isUnranked, { said: () => RANK });

function isUnranked(_: Told, { reading }: AlignedSentence): boolean {
  return !TOLD.test(textOf(reading));
}
