/** "Instead of Ann, Bo was chosen" by "instead of Bo, Ann was chosen", "Kim won, and not Lee" by "Kim did not win, and Lee did". */
import type { Reading } from '../../../text/reading.ts';
import { against, type Guard, textOf } from '../guard.ts';

const LED =
  /\b(?:instead of|rather than|in place of|in lieu of|unlike|without|except for|thanks to|despite)\b/iu;
const ENDS = /^(?:of|than|unlike|without|for|to|despite|place|lieu)$/;

const AND_NOT = /^(?<who>\p{Lu}[\p{L}'\u2019-]+)\b.*(?:,|\band|\bbut) not \p{Lu}[\p{L}'\u2019-]+[.!]?$/u;

export const INSTEAD_OF_OTHER: readonly Guard[] = [
  against(
    'role',
    'prose',
    ({ reading }, { reading: theirs }) => {
      const [own, other] = [ledIn(reading), ledIn(theirs)];
      if (own === undefined || other === undefined || own.led !== other.led || own.lemma === other.lemma)
        return false;
      const has = ({ words }: Reading, lemma: string): boolean => words.some((word) => word.lemma === lemma);
      return has(theirs, own.lemma) && has(reading, other.lemma);
    },
    { said: () => LED, told: () => LED },
  ),
  against(
    'negation',
    'prose',
    ({ reading }, { reading: theirs }) => {
      const who = AND_NOT.exec(textOf(reading))?.groups?.who;
      if (who === undefined) return false;
      const told = textOf(theirs);
      const at = told.indexOf(`${who} `);
      return at >= 0 && DENIED.test(told.slice(at + who.length));
    },
    { said: () => AND_NOT },
  ),
];

const DENIED =
  /^ (?:did|does|do|has|had|have|was|were|is|are|will|would|could|can)(?: not\b|n['\u2019]t\b)/iu;

/** What leads to somebody set aside, and the word that names him. */
function ledIn(reading: Reading): { readonly led: string; readonly lemma: string } | undefined {
  const found = LED.exec(textOf(reading));
  if (found === null) return undefined;
  const from = reading.start + found.index + found[0].length;
  const word = reading.words.find(
    ({ start, weight, form }) => start >= from && weight > 0 && !ENDS.test(form),
  );
  return word && { led: found[0].toLowerCase(), lemma: word.lemma };
}
