/**
 * "Ten metres deep" by "ten metres from the deep end", "24 hours before arrival" by "24 hours of booking, before arrival": what a
 * measure measures stands next to it.
 */
import { escaped } from '../../context/tellings/words.ts';
import { againstUnit, type Guard, valueFor } from '../guard.ts';

/** What is measured, or from where on, behind a measure. */
const MEASURED =
  /^ (deep|high|long|wide|tall|thick|broad|old|late|early|away|apart|ahead|behind|below|above|north|south|east|west|before|after|from)\b/iu;
const SIZES = /^(?:quantity|duration|number|money|percent)$/;

export const MEASURE_OF_WORD: Guard = againstUnit(
  'quantity',
  'prose',
  ({ reading, units, support }, sentence) =>
    units.findIndex(({ value }, unit) => {
      if (value === undefined || !SIZES.test(value.kind)) return false;
      const word = MEASURED.exec(reading.text.slice(value.end, reading.end))?.[1]?.toLowerCase();
      const [theirs, found] = valueFor(support, unit);
      if (word === undefined || found === undefined || theirs !== sentence.reading) return false;
      // "50 euros from May": a price, and since when.
      if (value.kind === 'money' && /^(?:before|after|from)$/.test(word)) return false;
      // "After the period, two days a week": what stands in front is of the whole sentence.
      const places = theirs.words.filter(
        ({ form, start }) => form === word && (start > found.end || !/^(?:before|after|from)$/.test(word)),
      );
      return places.length > 0 && !isNextTo(theirs.text, found, word, theirs);
    }),
  { said: () => /\d|\p{L}/u },
);

/** Whether a word stands behind a value, alone or in a row, or leads to it: "two metres wide and high", "deep: ten metres". */
function isNextTo(
  text: string,
  value: { readonly start: number; readonly end: number },
  word: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  const own = escaped(word);
  const behind = new RegExp(
    String.raw`^[ -](?:(?:or|and) (?:more|less|over|longer) )?(?:(?:too|further|or more) )?(?:\p{L}+(?:,| and|, and| or) )*${own}\b(?! enough)`,
    'iu',
  );
  const before = new RegExp(
    String.raw`\b${own}(?: as|,? at|,? by|,|:| is| was| are| were| for| of| only| about| just)* $`,
    'iu',
  );
  return behind.test(text.slice(value.end, end)) || before.test(text.slice(start, value.start));
}
