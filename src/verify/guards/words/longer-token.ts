/** "The file is report.pdf" by "report.pdf.exe", "bus 7" by "bus 7 Express": a name that goes on is of another thing. */

import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const TOKEN = /(?<![\p{L}\d._/@-])[\p{L}\d]+(?:[._][\p{L}\d]+)+(?![\p{L}\d_/@-])/gu;
const GOES_ON = /^(?:\.\p{L}|[_-][\p{L}\d])/u;
const LED = /[\p{L}\d][_-]$/u;
/** A noun with a letter or number of its own, and what tells it from its siblings behind that. */
const LABELLED = /\b\p{L}+ (\p{Lu}|\p{Lu}{0,3}\d{1,4}) (?=\p{Ll})/gu;
const VARIANT =
  /^ (?:(?:Pro|Max|Plus|Mini|Ultra|Lite|Light|Express|Premium|Junior|Senior|Beta|Alpha|SE|FE|XL|XS|GT|LS|RS|Air|Neo|Turbo|Classic|Select|Deluxe|Limited|Extra|Bis|East|West|North|South|Left|Right)\b|(?:annexe?|extension|bis)\b)/u;

export const LONGER_TOKEN: readonly Guard[] = [
  against('identifier', 'english', isPartOfToken, { said: () => /[\p{L}\d][._][\p{L}\d]/u }),
  against('identifier', 'english', isVariant, { told: () => VARIANT_THERE }),
];

const VARIANT_THERE = new RegExp(VARIANT.source.slice(1), 'u');

function isPartOfToken({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const told = textOf(theirs);
  if (source.structured) return false;
  return matchesOf(textOf(reading), TOKEN).some(([token]) => {
    const found = matchesOf(told, new RegExp(escaped(token), 'giu'));
    return (
      found.length > 0 &&
      found.every(
        ({ 0: text, index }) =>
          GOES_ON.test(told.slice(index + text.length)) ||
          LED.test(told.slice(Math.max(0, index - 2), index)),
      )
    );
  });
}

function isVariant({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return matchesOf(claim, LABELLED).some(({ 0: name, index }) => {
    const label = name.trim();
    if (VARIANT.test(claim.slice(index + label.length))) return false;
    const found = matchesOf(told, new RegExp(String.raw`\b${escaped(label)}\b`, 'gu'));
    return found.length > 0 && found.every((one) => VARIANT.test(told.slice(one.index + label.length)));
  });
}
