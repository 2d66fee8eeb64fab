/**
 * Two of a kind that are told apart by a word, and what is said of each: "the younger brother lives in Graz" of "the older of
 * the two brothers lives in Graz, the younger in Linz".
 */

import type { AlignedSentence } from '../../match/support.ts';
import { againstUnit, type Told } from '../guard.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ['older', 'younger'],
  ['elder', 'younger'],
  ['former', 'latter'],
  ['first', 'second'],
  ['first', 'last'],
  ['larger', 'smaller'],
  ['bigger', 'smaller'],
  ['upper', 'lower'],
  ['left', 'right'],
  ['old', 'new'],
  ['front', 'rear'],
  ['inner', 'outer'],
  ['red', 'blue'],
  ['red', 'green'],
  ['black', 'white'],
  ['northern', 'southern'],
  ['eastern', 'western'],
  ['taller', 'shorter'],
  ['cheaper', 'dearer'],
  ['faster', 'slower'],
];
const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(PAIRS.flat())].map((word) => [
    word,
    PAIRS.flatMap(([one, other]) => (one === word ? [other] : other === word ? [one] : [])),
  ]),
);
/** Match from which a word is the statement's own. */
const OWN = 0.9;

export const TOLD_APART = againstUnit('entity', 'prose', (told: Told, sentence: AlignedSentence) => {
  const { reading, units } = told;
  const { words, text } = sentence.reading;
  const said = reading.words.filter(({ form }) => OTHERS.has(form));
  if (said.length !== 1) return -1;
  const others = OTHERS.get(said[0]!.form)!;
  const placeOf = (isOf: (form: string) => boolean): number => {
    const places = words.flatMap(({ form }, at) => (isOf(form) ? [at] : []));
    return places.length === 1 ? places[0]! : -1;
  };
  const own = placeOf((form) => form === said[0]!.form);
  const other = placeOf((form) => others.includes(form));
  if (
    own < 0 ||
    other < 0 ||
    !/[,;]|\b(?:and|but|while|whereas)\b/.test(
      text.slice(words[Math.min(own, other)]!.end, words[Math.max(own, other)]!.start),
    )
  )
    return -1;
  const from = Math.max(own, other);
  // What stands behind both words is of the second, what stands between them of the first.
  return units.findIndex(({ name, value }, i) => {
    const { at, strength } = sentence.alignment.matches[i]!;
    if (!(name || value !== undefined) || at < 0 || strength < OWN || at === own) return false;
    return own > other ? at > other && at < own : at > from;
  });
});
