/**
 * "Acme is on the Starter plan" by the row `Acme Labs, Starter` of a list that has a row `Acme` as well, "the order is paid" by
 * `partially paid` beside one that is `paid`: what one row is called in full is not what another is that begins so.
 */
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { type Field, type Focus, wordsOf } from '../../record/record.ts';
import { against, type Guard, textOf } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

/** Words of a name, at the most. */
const LONGEST = 5;
/** Rows that are looked through. */
const MOST_ROWS = 300;

export const LONGER_NAMED: Guard = against('entity', 'any', ({ reading, support: { sentences } }) => {
  const said = ` ${plainly(wordsOf(textOf(reading)))} `;
  const records = sentences.flatMap((one) =>
    recordsAt(inOrigin(one)).filter(({ own, rows }) => own.length > 1 && rows.length > 0),
  );
  return records.some((record) => isOfOther(record, records, said));
});

/** A line that is retold, as it stands among the others. */
function inOrigin(one: AlignedSentence): AlignedSentence {
  const source = originOf(one.source);
  return source === one.source ? one : { ...one, source };
}

/** Whether a statement has the name of another row, and of this one only the beginning or the end of a longer one. */
function isOfOther({ own, rows }: Focus, all: readonly Focus[], said: string): boolean {
  return rows.slice(0, MOST_ROWS).some((row) =>
    row.some((theirs) => {
      const { words, name } = theirs;
      if (words.length === 0 || words.length > LONGEST || !isSaid(theirs, said)) return false;
      const mine = own.find((field) => field.name.join(' ') === name.join(' '));
      return (
        mine !== undefined &&
        isLonger(mine, words, said) &&
        !all.some((one) => one.own.some((field) => field.words.join(' ') === words.join(' ')))
      );
    }),
  );
}

const isSaid = ({ words }: Field, said: string): boolean =>
  /\p{L}/u.test(words[0]!) && said.includes(` ${plainly(words)} `);

/** Words without the endings of plurals and owners: "chair cushion" of "chair cushions". */
const plainly = (words: readonly string[]): string =>
  words.map((word) => word.replace(/'s?$/u, '').replace(/(?<=\p{L}{3})s$/u, '')).join(' ');

/** Whether a value is a longer name that has these words and others that the statement has not; what a comma adds is none. */
function isLonger({ quote, words }: Field, shorter: readonly string[], said: string): boolean {
  if (words.length <= shorter.length || words.length > LONGEST || /[,;:(/|]/u.test(quote)) return false;
  const [whole, part] = [` ${plainly(words)} `, ` ${plainly(shorter)} `];
  if (!whole.startsWith(part) && !whole.endsWith(part)) return false;
  return !said.includes(whole);
}
