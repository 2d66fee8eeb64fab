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
      if (own === undefined || other === undefined || own.led !== other.led) return false;
      if (own.phrase.has(other.lemma) || other.phrase.has(own.lemma)) return false;
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

interface Led {
  readonly led: string;
  /** The word that names whoever is set aside, and those of its phrase. */
  readonly lemma: string;
  readonly phrase: ReadonlySet<string>;
}

/** What leads to somebody set aside, and what names him, up to the next mark. */
function ledIn(reading: Reading): Led | undefined {
  const found = LED.exec(textOf(reading));
  if (found === null) return undefined;
  const from = reading.start + found.index + found[0].length;
  const mark = reading.text.slice(from, reading.end).search(/[,;]/);
  const to = mark < 0 ? reading.end : from + mark;
  const phrase = reading.words.filter(
    ({ start, end, weight, form }) => start >= from && end <= to && weight > 0 && !ENDS.test(form),
  );
  const [first] = phrase;
  return (
    first && {
      led: found[0].toLowerCase(),
      lemma: first.lemma,
      phrase: new Set(phrase.map(({ lemma }) => lemma)),
    }
  );
}
