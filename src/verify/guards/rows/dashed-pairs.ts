/** "Kim is the contact for returns" by "sales - Kim; returns - Lou": each of several pairs in one line has its own second. */
import { escaped } from '../../context/tellings/words.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PAIR =
  /(?:^|[;,:\n] ?)\s*([\p{L}\d][\p{L}\d .]{0,30}?) [-–—] ([\p{L}\d][\p{L}\d .]{0,30}?)(?=\s*(?:[;,\n]|\.?$))/gu;
/** Longest line of pairs that is looked at. */
const LONGEST = 600;

export const DASHED_PAIRS: Guard = against('entity', 'any', isCrossed, { told: () => / [-–—] / });

function isCrossed({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  const isSaid = (text: string): boolean =>
    new RegExp(String.raw`(?<![\p{L}\d])${escaped(text)}(?![\p{L}\d])`, 'iu').test(said);
  return sentences.some(({ reading: theirs }) => {
    const pairs = [...textOf(theirs).slice(0, LONGEST).matchAll(PAIR)].map(([, name, is]) => ({
      name: isSaid(name!),
      is: isSaid(is!),
    }));
    if (pairs.length < 2 || pairs.some(({ name, is }) => name && is)) return false;
    return pairs.some(({ name }) => name) && pairs.some(({ is }) => is);
  });
}
