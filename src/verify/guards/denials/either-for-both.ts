/**
 * "A receipt or a photograph is enough" by "we ask for both a receipt and a photograph": of two that are both asked for, one is
 * not enough.
 */

import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, textOf } from '../guard.ts';

const ARTICLE = '(?:(?:an?|the|one|your|his|her|their|its) )?';
const EITHER = new RegExp(String.raw`\b${ARTICLE}(?<one>\p{L}{3,}) or ${ARTICLE}(?<other>\p{L}{3,})\b`, 'iu');
const ENOUGH =
  /\b(?:enough|suffic\p{L}+|will do|either|one of the two|need(?:s|ed)? only|only need(?:s|ed)?|just one|alone)\b/iu;

export const EITHER_FOR_BOTH: Guard = against(
  'quantifier',
  'english',
  ({ reading, score, support: { sentences } }) => {
    const said = textOf(reading);
    const { one, other } = EITHER.exec(said)?.groups ?? {};
    if (one === undefined || other === undefined || score === Number.POSITIVE_INFINITY || !ENOUGH.test(said))
      return false;
    const both = new RegExp(
      String.raw`\bboth ${ARTICLE}(?:${escaped(one)} and ${ARTICLE}${escaped(other)}|${escaped(other)} and ${ARTICLE}${escaped(one)})\b`,
      'iu',
    );
    return sentences.some((sentence) => both.test(textOf(sentence.reading)));
  },
  { said: () => ENOUGH, told: () => /\bboth\b/iu },
);
