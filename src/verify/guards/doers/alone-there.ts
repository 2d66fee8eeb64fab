/** "She lives with her daughter" by "Lives alone, daughter visits daily": who does something alone does it in nobody's company. */
import { against, type Guard, type Told, textOf } from '../guard.ts';

const WITH =
  /\b(?:liv|travel|stay|sleep|work|walk|eat|play|go|went|gone|cam|com)\p{L}* (?:there |here |home |out )?(?:together )?with\b/iu;
const ALONE = /\b(?:alone|by (?:him|her|it|my|your)self|on (?:his|her|my|your) own|without company)\b/iu;
const DENIED = /\b(?:not|never|no longer|nobody|no one)\b|n['\u2019]t\b/iu;

export const ALONE_THERE: Guard = against('negation', 'english', isAlone, {
  said: () => WITH,
  told: () => ALONE,
});

function isAlone({ reading, support }: Told): boolean {
  const said = textOf(reading);
  if (!WITH.test(said) || DENIED.test(said) || ALONE.test(said)) return false;
  return support.sentences.some(({ reading: theirs }) => {
    const told = textOf(theirs);
    return ALONE.test(told) && !DENIED.test(told) && !WITH.test(told);
  });
}
