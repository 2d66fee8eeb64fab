/** "Runs faster than Tom" by "runs less fast than Tom": less of what the statement says more of. */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const MORE =
  /\b(?:more [\p{L}-]+|(?!(?:other|rather|either|lower|fewer|number|member|order)\b)[\p{L}-]{2,}er) than\b/iu;
const LESS = /\bless ([\p{L}-]+) than ((?:the |an? )?[\p{L}\d-]+)/iu;

export const LESS_FOR_MORE: Guard = against('comparison', 'sentence', isLess, {
  said: () => MORE,
  told: () => LESS,
});

/** Whether both compare by one word with the same one, and the sentence has less of it. */
function isLess({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, degree = '', other = ''] = LESS.exec(textOf(theirs).toLowerCase()) ?? [];
  const said = textOf(reading).toLowerCase();
  if (
    degree === '' ||
    !said.includes(`than ${other}`) ||
    /\b(?:less|not|never|no)\b|n['\u2019]t\b/u.test(said)
  )
    return false;
  const stem = degree.replace(/[ey]$/, '');
  return new RegExp(String.raw`\b(?:more ${degree}|${stem}\p{L}{0,2}er) than\b`, 'u').test(said);
}
