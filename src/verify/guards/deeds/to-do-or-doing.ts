/** "Remembered to lock the door" by "remembered locking it", "forgot to pay" by "forgot that she had paid", "stopped smoking" by "stopped to smoke". */
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const VERB =
  '(remember|forg[eo]t|forgotten|regret|stop|try|tri|go on|went on)(?:s|t?ed|ped|ping|ting|ing|es|ed)?';
const TO_DO = new RegExp(String.raw`\b${VERB} to (?!the\b|an?\b|his\b|her\b)\p{Ll}`, 'iu');
const DOING = new RegExp(String.raw`\b${VERB} (?:(?:his|her|its|their) )?(?:\p{Ll}{2,}ing\b|that\b)`, 'iu');

export const TO_DO_OR_DOING: Guard = against('modality', 'english', isOtherTurn, {
  said: () => [TO_DO, DOING],
  told: () => [TO_DO, DOING],
});

function isOtherTurn({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  const of = (pattern: RegExp, text: string): string =>
    (pattern.exec(text)?.[1] ?? '').slice(0, 3).toLowerCase();
  const is = (one: RegExp, other: RegExp): boolean =>
    of(one, claim) !== '' && of(one, claim) === of(other, told) && !one.test(told);
  return is(TO_DO, DOING) || is(DOING, TO_DO);
}
