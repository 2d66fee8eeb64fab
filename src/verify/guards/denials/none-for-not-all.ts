/** "Paid none of the bills" by "did not pay all the bills", "nothing was deleted" by "not everything was": some may be so. */
import { originOf } from '../../context/retold.ts';
import { against, type Guard, textOf } from '../guard.ts';

const NONE = /\b(?:none|nothing|nobody|no one|no|neither)\b/iu;
const NOT_ALL = /(?:\bnot|n['’]t) (?:\p{L}+ ){0,2}?(?:all|every|everything|everyone|everybody|each|both)\b/iu;

export const NONE_FOR_NOT_ALL: Guard = against(
  'quantifier',
  'english',
  ({ reading }, { source, sentence }) => {
    const told = textOf(originOf(source).sentence(sentence));
    return NONE.test(textOf(reading)) && NOT_ALL.test(told) && !NONE.test(told);
  },
  { said: () => NONE, told: () => NOT_ALL },
);
