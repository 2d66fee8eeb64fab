/** A word that is the value of another row, beside a row that has only a word near it: "the shipping address" by `type: billing`. */
import { fold } from '../../../text/chars.ts';
import { againstUnit } from '../guard.ts';

/** Characters of data that are looked through for the value. */
const LOOKED_AT = 100_000;

/** What stands in another record of the same data as a value to the letter, and not in those that carry the statement. */
export const OTHER_ROW = againstUnit('entity', 'records', ({ units, support, score }) => {
  if (score === Number.POSITIVE_INFINITY) return -1;
  const own = support.sentences
    .map(({ reading: { text, start, end } }) => fold(text.slice(start, end)))
    .join('\n');
  const [{ source }] = support.sentences;
  let all: string | undefined;
  return units.findIndex(({ word, value }, at) => {
    const { kind } = support.matches[at]!;
    if (value !== undefined || kind === 'same' || own.includes(word.form)) return false;
    all ??= fold(source.text.slice(0, LOOKED_AT));
    return [';', '\n', ','].some((mark) => all!.includes(`: ${word.form}${mark}`));
  });
});
