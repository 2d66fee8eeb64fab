/** "She has had a cough" by the notes of "Mr Colin Marsh, male": of a text that has men alone no woman is told, nor the other way. */
import { originOf } from '../../context/retold.ts';
import { FIRST_NAMES } from '../../context/words.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PERSON = /^\W*(?:she|he) /iu;
const MAN = /(?<![\p{L}-])(?:he|him|his|mr|male|man|boy|gentleman|sir|himself)(?![\p{L}-])/iu;
const WOMAN = /(?<![\p{L}-])(?:she|her|hers|mrs|ms|miss|female|woman|girl|lady|madam|herself)(?![\p{L}-])/iu;
/** What tells whose the text is, and not only that of a relative. */
const SURELY = {
  m: /(?<![\p{L}-])(?:Mr|[Mm]ale|[Hh]e)(?![\p{L}-])/u,
  f: /(?<![\p{L}-])(?:Mrs|Ms|[Ff]emale|[Ss]he)(?![\p{L}-])/u,
};
const LONGEST = 3_000;
const NAME = /\p{Lu}\p{Ll}+/gu;

export const OTHER_GENDER: Guard = against('entity', 'english', isOfOther, { said: () => PERSON });

function isOfOther({ reading, support: { sentences } }: Told): boolean {
  if (!PERSON.test(textOf(reading))) return false;
  const own = /^\W*she /iu.test(textOf(reading)) ? 'f' : 'm';
  return sentences.every(({ source }) => {
    const { text, structured } = originOf(source);
    if (structured || text.length > LONGEST) return false;
    const [ours, others] = own === 'f' ? [WOMAN, SURELY.m] : [MAN, SURELY.f];
    if (!others.test(text) || ours.test(text)) return false;
    return !(text.match(NAME) ?? []).some((name) => {
      const gender = FIRST_NAMES.get(name.toLowerCase());
      return gender === own || gender === '?';
    });
  });
}
