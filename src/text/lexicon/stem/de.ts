/** Letters that an inflected word may end in: all of them go, one by one. */
const SINGLE = 'tesn';

/**
 * Case, number and verb endings off, as CISTEM does (Weissweiler and Fraser, "Developing a Stemmer for German
 * Based on a Comparative Analysis of Publicly Available Stemmers", 2017): `ge-` at the front, then endings one
 * after another while at least three letters stay.
 */
export function stemGerman(word: string): string {
  let stem = word.length > 5 && word.startsWith('ge') ? word.slice(2) : word;
  while (stem.length > 3) {
    if (stem.length > 4 && (stem.endsWith('er') || stem.endsWith('em') || stem.endsWith('nd'))) {
      stem = stem.slice(0, -2);
    } else if (SINGLE.includes(stem[stem.length - 1]!)) {
      stem = stem.slice(0, -1);
    } else break;
  }
  return stem;
}
