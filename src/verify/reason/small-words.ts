/**
 * Signs of the small words in which a statement and its support differ: of how many, when, how surely and on what
 * terms they speak. Which of two statements has "all", "still" or "requested" tells what kind of difference it is.
 */
import type { Reading } from '../../text/reading.ts';

/** Words of which it is told whether the statement has them, its support, or both. */
const WORDS: readonly string[] = (
  'not no never none nobody nothing neither nor without cannot ' +
  'all every each any both some several few most many much half whole only least one two same other another last first ' +
  'always often everyone everybody everything anyone entire even alone once twice ' +
  'before after until since by when while still yet already now then later earlier ago during within ' +
  'today tomorrow day days week weeks month months year years hour hours minutes open expired valid longer ' +
  'may can could might must should would will shall has have had been be was were is are does did being ' +
  'that says said according stated told confirmed reported claims claimed believes thinks ' +
  'more less than over under above below higher lower at up ' +
  'if unless provided as long subject except excluding but though although because due so ' +
  'asked requested request wants agreed promised planned pending awaiting draft proposed offered scheduled expected ' +
  'approved granted accepted refused rejected allowed eligible entitled needed required qualifies covered ' +
  'and or also too either who which he she it they his her their ' +
  'per percent total from to with for against between of on in ' +
  'correction corrected withdrawn cancelled replaced reversed instead'
).split(' ');

const AT = new Map(WORDS.map((word, at) => [word, at]));

export const SMALL_WORDS: readonly string[] = WORDS.map((word) => `word_${word}`);

/** In the statement alone, in both, in neither, in the support alone. */
const OURS = 2;
const BOTH = 1;
const THEIRS = -1;

/** Puts a sign for each of the words. */
export function putSmallWords(
  put: (value: number) => void,
  claim: Reading,
  support: readonly Reading[],
): void {
  const found = new Int8Array(WORDS.length);
  for (const { form } of claim.words) {
    const at = AT.get(form);
    if (at !== undefined) found[at] = OURS;
  }
  for (const { words } of support)
    for (const { form } of words) {
      const at = AT.get(form);
      if (at !== undefined) found[at] = found[at] > 0 ? BOTH : THEIRS;
    }
  for (const value of found) put(value);
}
