/** "Both invoices were paid" by "invoices 4410 and 4411 were paid": how many there are, by the names that stand side by side. */

import { matchesOf } from '../../../text/matches.ts';
import { capital } from '../../context/tellings/words.ts';
import { countOf } from '../../data-answers/answer.ts';
import type { Document } from '../../read/document.ts';
import type { Scene, Shown } from '../asked.ts';

/** A number of things as the subject, or as what something is done to. */
const COUNTED =
  /^(|(?:The|An?|\p{Lu}\p{L}+) .{3,60}? )(both(?: of)?(?: the)?|the (?:two|three|four|five|six)|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (\p{Ll}{3,24}s)( .{2,100})?$/iu;
/** What names one of several: "4410", "SPRING10", "#12", "Alpha". */
const NAME = String.raw`#?(?:\p{Lu}[\p{L}\d]*(?:[-/]\p{L}?\d[\p{L}\d-]*)?|\p{Ll}{1,6}-\d[\p{L}\d-]*|\d[\p{L}\d-]*)`;
const LISTED = String.raw`(${NAME}(?:, ${NAME})*,? (?:and|&) ${NAME})(?! ?\p{Lu}|['’]s|[-/]\p{L})`;
const LONGEST = 8_000;
const MOST = 4;

/** Where those stand that a statement counts, and that it holds of them; undefined for another statement, and where it does not. */
export function namedTogether(said: string, { documents, ask }: Scene): Shown | undefined {
  const [, before = '', how = '', things = '', behind = ''] = COUNTED.exec(said) ?? [];
  if (things === '' || (before === '' && behind === '')) return undefined;
  const count = /^both/iu.test(how) ? 2 : countOf(how.replace(/^the /iu, ''));
  let left = MOST;
  for (const { list, names } of listsOf(things, documents)) {
    if (names.length !== count || left-- <= 0) continue;
    const shown = ask(`${capital(`${before}${list}${behind}`)}.`);
    if (shown !== undefined && shown.weighed !== true)
      return { places: shown.places, told: `${names.join(', ')}: ${count}` };
  }
  return undefined;
}

/** Lists of things of a kind, where no other one of the kind is named anywhere. */
function listsOf(things: string, documents: readonly Document[]) {
  const one = things.replace(/(?:(?<=ss|x|ch|sh)es|s)$/u, '').replace(/ie$/u, 'y');
  const form = new RegExp(String.raw`\b${anyCase(things)} (?:named |called |no\. |nos\. )?${LISTED}`, 'gu');
  const single = new RegExp(String.raw`\b(?:${anyCase(things)}|${anyCase(one)}) (?:no\. )?(${NAME})`, 'gu');
  const texts = documents.map(({ text }) => text.slice(0, LONGEST));
  const named = new Set(texts.flatMap((text) => matchesOf(text, single).map(([, name]) => name ?? '')));
  return texts
    .flatMap((text) => matchesOf(text, form))
    .map(([all, list = '']) => ({
      list: all,
      names: list.split(/, (?:and |& )?| (?:and|&) /u),
    }))
    .filter(
      ({ names }) =>
        [...named].every((name) => names.includes(name)) &&
        new Set(names).size === names.length &&
        texts.every((text) => likeThem(names, text).every((name) => names.includes(name))),
    );
}

/** Names of the make of others: "LH16" beside "LH12 and LH14". */
function likeThem([first = '']: readonly string[], text: string): readonly string[] {
  const [, letters = '', digits = ''] = /^([\p{L}-]*)(\d+)$/u.exec(first) ?? [];
  if (digits === '' || (letters === '' && digits.length < LEAST_DIGITS)) return [];
  const make = letters === '' ? String.raw`\d{${digits.length}}` : String.raw`${letters}\d+`;
  const found =
    text.match(new RegExp(String.raw`(?<![\p{L}\d.,:/-])${make}(?![\p{L}\d]|[.,:/-]\d)`, 'gu')) ?? [];
  return found.filter((name) => !YEAR.test(name));
}

const YEAR = /^(?:19|20)\d\d$/u;
/** Digits by which a bare number looks like a name. */
const LEAST_DIGITS = 4;

const anyCase = (word: string): string =>
  `[${word[0]!.toUpperCase()}${word[0]!.toLowerCase()}]${word.slice(1)}`;
