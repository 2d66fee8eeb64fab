/** The base form of a tagged word: the irregular and the doubtful from a list, the regular by its ending. */

/** Exceptions to the rules below, by `tag form`: `VBD went` → `go`. */
export type Exceptions = Pick<ReadonlyMap<string, string>, 'get'>;

/** Lemma of a form with its Penn Treebank tag; names keep their case. */
export function lemmaOf(form: string, xpos: string, exceptions: Exceptions): string {
  const lower = form.toLowerCase().replaceAll('’', "'");
  return exceptions.get(`${xpos} ${lower}`) ?? regular(form, lower, xpos);
}

function regular(form: string, lower: string, xpos: string): string {
  switch (xpos) {
    case 'NNS':
    case 'VBZ':
      return singular(lower);
    case 'NNPS':
      return form.endsWith('s') && !form.endsWith('ss') ? form.slice(0, -1) : form;
    case 'VBD':
    case 'VBN':
      return lower.endsWith('ed') && lower.length > 3 ? stemmed(lower.slice(0, -2), 'e') : lower;
    case 'VBG':
      return lower.endsWith('ing') && lower.length > 4 ? stemmed(lower.slice(0, -3), 'e') : lower;
    case 'JJR':
    case 'RBR':
      return lower.endsWith('er') && lower.length > 3 ? stemmed(lower.slice(0, -2), '') : lower;
    case 'JJS':
    case 'RBS':
      return lower.endsWith('est') && lower.length > 4 ? stemmed(lower.slice(0, -3), '') : lower;
    case 'NNP':
    case 'ADD':
    case 'GW':
      return form;
    default:
      return lower;
  }
}

function singular(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 3) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word) && !/(?:[aeiou]s|[^z]z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('oes') && word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
}

const VOWELS = 'aeiou';
const isVowel = (char: string | undefined): boolean => char !== undefined && VOWELS.includes(char);

/** A stem without its ending: `stopp` → stop, `carri` → carry, `mak` → make where `mute` is the e it may lack. */
function stemmed(stem: string, mute: string): string {
  const [last, before, third] = [stem.at(-1)!, stem.at(-2), stem.at(-3)];
  if (last === 'i' && stem.length > 2) return `${stem.slice(0, -1)}y`;
  if (last === before && !'lsz'.includes(last) && !isVowel(last)) return stem.slice(0, -1);
  if (last === 'v' || last === 'u' || (last === 'c' && before !== undefined)) return stem + (mute || 'e');
  if (mute === '' || isVowel(last) || 'wxy'.includes(last)) return stem;
  const softened =
    (last === 'g' && before !== 'n') || (last === 's' && before !== 's') || (last === 'z' && before !== 'z');
  if (softened || (last === 'l' && before !== undefined && !isVowel(before) && before !== 'l'))
    return stem + mute;
  const shortStem = isVowel(before) && !isVowel(third);
  const ending = stem.slice(-2);
  if (shortStem && (ending === 'at' || ending === 'ut' || ending === 'ur' || ending === 'ir'))
    return stem + mute;
  return shortStem && !/[aeiou].*[aeiou]/.test(stem) ? stem + mute : stem;
}
