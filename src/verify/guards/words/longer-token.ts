/** "The file is report.pdf" by "report.pdf.exe", "bus 7" by "bus 7 Express", "Annex A" by "Annex A.1": a name that goes on is of another thing. */

import { matchesOf } from '../../../text/matches.ts';
import { mayHold } from '../../../text/may-hold.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const TOKEN = /(?<![\p{L}\d._/@-])[\p{L}\d]+(?:[._][\p{L}\d]+)+(?![\p{L}\d_/@-])/gu;
const GOES_ON = /^(?:\.\p{L}|[_-][\p{L}\d])/u;
const LED = /[\p{L}\d][_-]$/u;
/** A host is not the domain that it is in: "api.acme.com", and "www" is no host of its own. */
const IN_DOMAIN = /(?<!(?:^|[^\p{L}\d])www)(?<=[\p{L}\d])\.$/u;
const DOMAIN = /^\p{L}[\p{L}\d-]*(?:\.\p{L}+)+$/u;
/** A noun with a letter or number of its own, and what tells it from its siblings behind that. */
const LABELLED = /\b\p{L}+ (\p{Lu}|\p{Lu}{0,3}\d{1,4}) (?=\p{Ll})/gu;
const VARIANT =
  /^ (?:(?:Pro|Max|Plus|Mini|Ultra|Lite|Light|Express|Premium|Junior|Senior|Beta|Alpha|SE|FE|XL|XS|GT|LS|RS|Air|Neo|Turbo|Classic|Select|Deluxe|Limited|Extra|Bis|East|West|North|South|Left|Right)\b|(?:annexe?|extension|bis)\b)/u;

export const LONGER_TOKEN: readonly Guard[] = [
  against('identifier', 'english', isPartOfToken, { said: () => /[\p{L}\d][._][\p{L}\d]/u }),
  against('identifier', 'english', isVariant, { told: () => VARIANT_THERE }),
  against('identifier', 'english', isLabelLonger, { said: () => LETTER, told: () => LONGER_THERE }),
  against('entity', 'english', isOneOfTwo, { said: () => AT_END, told: () => SLASHED }),
];

const VARIANT_THERE = new RegExp(VARIANT.source.slice(1), 'u');

function isPartOfToken({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const told = textOf(theirs);
  if (source.structured) return false;
  return matchesOf(textOf(reading), TOKEN).some(([token]) => {
    const found = mayHold(told, token) ? matchesOf(told, new RegExp(escaped(token), 'giu')) : [];
    return (
      found.length > 0 &&
      found.every(
        ({ 0: text, index }) =>
          GOES_ON.test(told.slice(index + text.length)) ||
          LED.test(told.slice(Math.max(0, index - 2), index)) ||
          (DOMAIN.test(token) && IN_DOMAIN.test(told.slice(Math.max(0, index - 6), index))),
      )
    );
  });
}

/** A letter, or letters and a number, by which one of a kind is called. */
const LETTER = /(?<=\p{L} )(?:\p{Lu}|\p{Lu}{1,2}\d{1,3})(?=[ .!?]|$)/gu;
/** What goes on right behind it: "Annex A.1", "A(2)", "grade B+". */
const LONGER = /^(?:\.\d|-\d|\(\p{L}\)|\(\d+\)|[+\u2212-](?![\p{L}\d])|\d)/u;

const LONGER_THERE = /\p{Lu}\d{0,3}(?:\.\d|-\d|\(|[+\u2212-]|\d)/u;

function isLabelLonger({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [textOf(reading), textOf(theirs)];
  return matchesOf(said, LETTER).some(({ 0: label, index }) => {
    // "DE89 3704 0044": a number that is written in groups goes on in both.
    if (/^ \d/u.test(said.slice(index + label.length))) return false;
    const found = told.includes(label)
      ? matchesOf(told, new RegExp(String.raw`(?<![\p{L}\d])${label}(?!\p{L})`, 'gu'))
      : [];
    return found.length > 0 && found.every((one) => LONGER.test(told.slice(one.index + label.length)));
  });
}

const AT_END = / (?:is|are|was|were) (?:(?:in|on|at|to|of|for|the|an?) )*([\p{L}\d]+)[.!]?\s*$/u;
const SLASHED = /[\p{L}\d]\/[\p{L}\d]/u;

/** "The size is M" by "M/L": which of two it is is not said. */
function isOneOfTwo({ reading }: Told, { reading: theirs, source }: AlignedSentence): boolean {
  const [, one = ''] = AT_END.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (one === '' || source.structured || told.split(one).length !== 2) return false;
  if (!told.includes(`/${one}`) && !told.includes(`${one}/`)) return false;
  return new RegExp(
    String.raw`(?<![\p{L}\d/])(?:[\p{L}\d]+/${one}|${one}/[\p{L}\d]+)(?![\p{L}\d/])`,
    'u',
  ).test(told);
}

function isVariant({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [claim, told] = [textOf(reading), textOf(theirs)];
  return matchesOf(claim, LABELLED).some(({ 0: name, index }) => {
    const label = name.trim();
    if (VARIANT.test(claim.slice(index + label.length))) return false;
    const found = told.includes(label)
      ? matchesOf(told, new RegExp(String.raw`\b${escaped(label)}\b`, 'gu'))
      : [];
    return found.length > 0 && found.every((one) => VARIANT.test(told.slice(one.index + label.length)));
  });
}
