/** "Two plots are vacant" by "Vacant plots: five, of which two are to be offered": the fewer are so beside, and more are so at all. */
import { SMALL } from '../../context/tellings/words.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const OF_WHICH = new RegExp(
  String.raw`\b(${SMALL})(?: [\p{L}-]+){0,3},? of (?:which|whom|them) (${SMALL}) (.+)$`,
  'iu',
);
const NUMBER = new RegExp(String.raw`\b${SMALL}\b`, 'giu');
/** Letters by which a word is known again. */
const BEGINNING = 5;

export const OF_WHICH_FEWER: Guard = against('quantity', 'sentence', isOfFewer, {
  told: () => /\bof (?:which|whom|them)\b/iu,
});

function isOfFewer({ reading }: Told, { reading: theirs }: { readonly reading: Told['reading'] }): boolean {
  const [, all = '', some = '', rest = ''] = OF_WHICH.exec(textOf(theirs)) ?? [];
  const said = textOf(reading).toLowerCase();
  const numbers = (said.match(NUMBER) ?? []).filter((one) => !/^an?$/.test(one));
  if (some === '' || !numbers.includes(some.toLowerCase()) || numbers.includes(all.toLowerCase()))
    return false;
  const words = rest.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return !words.some((word) => said.includes(word.slice(0, BEGINNING)));
}
