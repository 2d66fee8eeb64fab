/**
 * "Alder's orders total 120.5" by one of the two orders of Alder: what a row has of what several rows are of is not what they
 * have together.
 */
import { againstUnit, type Guard, type Told } from '../guard.ts';
import { recordsAt } from '../records-at.ts';

const TOTAL = /\b(?:in total|altogether|all told|in all|total(?:s|led|ling)?|sum|overall|combined)\b/iu;

export const ONE_OF_ITS_ROWS: Guard = againstUnit('quantity', 'any', ofOneRow, { said: () => TOTAL });

/** The unit of an amount that one row alone has of what a statement tells of by a name that other rows bear; -1 for none. */
function ofOneRow({ reading, units, support: { sentences, matches, from } }: Told): number {
  const said = ` ${reading.words.map(({ form }) => form.replace(/['’]s?$/u, '')).join(' ')} `;
  const names = (quote: string): boolean => quote.length > 1 && said.includes(` ${quote.toLowerCase()} `);
  return units.findIndex(({ value }, i) => {
    const sentence = sentences[from[i]!];
    if (value === undefined || sentence === undefined || matches[i]!.follows === true) return false;
    if (!/^(?:number|money|quantity)$/.test(value.kind)) return false;
    return recordsAt(sentence).some(({ own, rows }) => {
      const named = own.filter(({ quote, values }) => values.length === 0 && names(quote));
      const isShared = (field: (typeof own)[number]): boolean =>
        rows.some((row) =>
          row.some(({ name, quote }) => quote === field.quote && name.join(' ') === field.name.join(' ')),
        );
      // "Order 501" is one of them by its own number.
      const isOwn = own.some(
        ({ quote, values }) =>
          values.length > 0 &&
          names(quote) &&
          reading.text.slice(value.start, value.end) !== quote &&
          !rows.some((row) => row.some((other) => other.quote === quote)),
      );
      return named.length > 0 && named.every(isShared) && !isOwn;
    });
  });
}
