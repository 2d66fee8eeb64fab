/** Regular expressions around a word of a text: the same nouns come again and again, and to compile one takes longer than to ask it. */

const MOST_REMEMBERED = 2_000;
const patterns = new Map<string, RegExp>();

/** The regular expression of a source, made once; a global one is for `matchesOf`, which begins at the beginning. */
export function patternOf(source: string, flags: 'u' | 'iu' | 'gu'): RegExp {
  const key = `${flags} ${source}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const pattern = new RegExp(source, flags);
  if (patterns.size >= MOST_REMEMBERED) patterns.clear();
  patterns.set(key, pattern);
  return pattern;
}
