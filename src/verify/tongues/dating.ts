/** Dates in languages that are not read: all that a sentence of theirs may say more than a claim. */
import type { Reading, Word } from '../../text/reading.ts';
import { isDatingForm } from './dating-words.ts';
import { saysNearly } from './nearly.ts';
import { isChinese, saysInChinese } from './signs/chinese.ts';
import { isJapanese, saysInJapanese } from './signs/japanese.ts';

const BEFORE_DAYS = new Set('op il em no na di de den i w dnia \u0432 \u0641\u064a'.split(' '));
/** What stands after the year of a date: "2026 r.", "2026 \u0433\u043e\u0434\u0430". */
const AFTER_YEARS = new Set(['r', '\u0433\u043e\u0434\u0430', '\u0433']);
const YEAR = /^(?:19|20)\d\d$/;

/** What is denied of a day may be so of another. */
const DENYING = new Set(
  'niet geen non nao nie inte ikke \u043d\u0435 \u043d\u0438 \u0644\u0645 \u0644\u0627 \u0644\u0646 \u05dc\u05d0'.split(
    ' ',
  ),
);
const DENYING_IN_SIGNS = /[\u672a\u4e0d\u6ca1]|\u307e\u305b\u3093|\u306a\u3044|\uc54a|\ubabb/;

/** Words of a date that stand between a number and the name of a month. */
const MOST_BETWEEN = 2;

/** Whether a word is one of a date: "op maandag", "il 3 maggio", "7 de mar\u00e7o de 2026". */
function isDating(words: readonly Word[], at: number): boolean {
  const { form, numeric } = words[at];
  if (isDatingForm(form)) return true;
  if (numeric) return isNamedAround(words, at, 1) || isNamedAround(words, at, -1);
  if (AFTER_YEARS.has(form)) return YEAR.test(words[at - 1]?.form ?? '') && isDating(words, at - 1);
  return BEFORE_DAYS.has(form) && words[at + 1] !== undefined && isDating(words, at + 1);
}

/** Whether a number has the name of a month or a day on one side, with no more than "de" between. */
function isNamedAround(words: readonly Word[], at: number, step: 1 | -1): boolean {
  for (let away = 1; away <= MOST_BETWEEN; away++) {
    const form = words[at + step * away]?.form ?? '';
    if (isDatingForm(form)) return away === 1 || words[at + step].form === 'de';
  }
  return false;
}

/**
 * Whether a sentence is a claim, word for word, with no more in it than a date, or with the date of the claim in
 * another place.
 */
export function standsDated(claim: Reading, sentence: Reading): boolean {
  if (sentence.question) return false;
  if (standsDatedInSigns(claim.text.trim(), spanOf(sentence))) return true;
  if (saysInSigns(claim.text.trim(), spanOf(sentence))) return true;
  if (saysNearly(claim.text.trim(), spanOf(sentence))) return true;
  const ours = apart(claim.words);
  const theirs = apart(sentence.words);
  if (ours.rest.length === 0 || !same(ours.rest, theirs.rest)) return false;
  if (same(ours.dating, theirs.dating)) return true;
  const told = theirs.dating.some((form) => /\d/.test(form)) || DONE.test(spanOf(sentence));
  return ours.dating.length === 0 && told && !theirs.rest.some((form) => DENYING.has(form));
}

/** Longest text in signs that is read, in characters. */
const LONGEST_IN_SIGNS = 200;

function saysInSigns(claim: string, sentence: string): boolean {
  if (claim.length > LONGEST_IN_SIGNS || sentence.length > LONGEST_IN_SIGNS) return false;
  if (isJapanese(claim)) return isJapanese(sentence) && saysInJapanese(claim, sentence);
  return isChinese(claim) && isChinese(sentence) && saysInChinese(claim, sentence);
}

/** What was done on some day was done; "chiuso il sabato" is said of that day alone. */
const DONE =
  /(?<!\p{L})(?:werd|werden|stat[oaie]|heeft|hebben|foi|foram|został\p{L}*|zostały|был[аои]?|ieri|oggi|gisteren|vandaag|ontem|hoje|wczoraj|igår|idag|вчера|сегодня|har|blev|ble|blitt|går|ha|hanno|\p{L}+[аеия]л[аои]?|\p{L}+л(?:ся|ась|ись))(?!\p{L})|(?<!\p{L})(?:is|zijn) (?=.*(?<!\p{L})(?:\p{Ll}*ge|be|ver|ont|her)\p{Ll}+(?:d|t|en)(?!\p{L}))|تم/iu;

const spanOf = ({ text, start, end }: Reading): string => text.slice(start, end).trim();

/** Words of a date, but what opens it, and the other words. */
function apart(words: readonly Word[]): { readonly dating: string[]; readonly rest: string[] } {
  const dating: string[] = [];
  const rest: string[] = [];
  words.forEach(({ form }, at) => {
    if (!isDating(words, at)) rest.push(form);
    else if (!BEFORE_DAYS.has(form)) dating.push(form);
  });
  return { dating, rest };
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((form, at) => form === other[at]);

/** Dates of Chinese, Japanese and Korean, with what opens or closes them. */
const DATE_IN_SIGNS =
  /[\u4e8e\u65bc\u5728]?(?:(?:19|20)\d\d\s?[\u5e74\ub144]\s?)?\d{1,2}\s?[\u6708\uc6d4]\s?\d{1,2}\s?[\u65e5\u53f7\uc77c](?:\u306b|\uc5d0)?\s?/g;
/** "Hello," and "your": what a letter says to whom it is for. */
const ADDRESS =
  /^(?:(?:\u60a8\u597d|\u4f60\u597d)[\uff0c,\u3001\uff01!]\s?|\u304a\u5ba2\u69d8\u306e|\uace0\uac1d\ub2d8\uc758\s)/;

/** The same of text without spaces between words. */
function standsDatedInSigns(claim: string, sentence: string): boolean {
  const theirs = sentence.replace(ADDRESS, '');
  const bare = (text: string): string => text.replace(/[\s\u3002.]/g, '');
  if (bare(claim) === bare(theirs) && theirs !== sentence) return true;
  if (DENYING_IN_SIGNS.test(theirs)) return false;
  const dates = theirs.match(DATE_IN_SIGNS);
  return dates?.length === 1 && bare(theirs.replace(DATE_IN_SIGNS, '')) === bare(claim);
}
