/** Dates in languages that are not read: all that a sentence of theirs may say more than a claim. */
import type { Reading, Word } from '../../text/reading.ts';

/** Words of date and day in languages that are not read: Dutch, Italian, Portuguese, Swedish, Danish, Polish, Russian, Arabic. */
const DATING = new Set(
  (
    'gisteren vandaag eergisteren maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart april mei juni ' +
    'juli augustus september oktober november december ieri oggi lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio ' +
    'febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre ontem hoje janeiro fevereiro marco abril ' +
    'maio junho julho setembro outubro novembro dezembro igar idag wczoraj dzisiaj stycznia lutego marca kwietnia maja czerwca lipca ' +
    'sierpnia wrzesnia pazdziernika listopada grudnia ' +
    '\u0432\u0447\u0435\u0440\u0430 \u0441\u0435\u0433\u043e\u0434\u043d\u044f \u044f\u043d\u0432\u0430\u0440\u044f ' +
    '\u0444\u0435\u0432\u0440\u0430\u043b\u044f \u043c\u0430\u0440\u0442\u0430 \u0430\u043f\u0440\u0435\u043b\u044f \u043c\u0430\u044f ' +
    '\u0438\u044e\u043d\u044f \u0438\u044e\u043b\u044f \u0430\u0432\u0433\u0443\u0441\u0442\u0430 ' +
    '\u0441\u0435\u043d\u0442\u044f\u0431\u0440\u044f \u043e\u043a\u0442\u044f\u0431\u0440\u044f \u043d\u043e\u044f\u0431\u0440\u044f ' +
    '\u0434\u0435\u043a\u0430\u0431\u0440\u044f \u064a\u0646\u0627\u064a\u0631 \u0641\u0628\u0631\u0627\u064a\u0631 ' +
    '\u0645\u0627\u0631\u0633 \u0623\u0628\u0631\u064a\u0644 \u0627\u0628\u0631\u064a\u0644 \u0645\u0627\u064a\u0648 ' +
    '\u064a\u0648\u0646\u064a\u0648 \u064a\u0648\u0644\u064a\u0648 \u0623\u063a\u0633\u0637\u0633 \u0627\u063a\u0633\u0637\u0633 ' +
    '\u0633\u0628\u062a\u0645\u0628\u0631 \u0623\u0643\u062a\u0648\u0628\u0631 \u0627\u0643\u062a\u0648\u0628\u0631 ' +
    '\u0646\u0648\u0641\u0645\u0628\u0631 \u062f\u064a\u0633\u0645\u0628\u0631'
  ).split(' '),
);
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
export function isDating(words: readonly Word[], at: number): boolean {
  const { form, numeric } = words[at];
  if (DATING.has(form)) return true;
  if (numeric) return isNamedAround(words, at, 1) || isNamedAround(words, at, -1);
  if (AFTER_YEARS.has(form)) return YEAR.test(words[at - 1]?.form ?? '') && isDating(words, at - 1);
  return BEFORE_DAYS.has(form) && words[at + 1] !== undefined && isDating(words, at + 1);
}

/** Whether a number has the name of a month or a day on one side, with no more than "de" between. */
function isNamedAround(words: readonly Word[], at: number, step: 1 | -1): boolean {
  for (let away = 1; away <= MOST_BETWEEN; away++) {
    const form = words[at + step * away]?.form ?? '';
    if (DATING.has(form)) return away === 1 || words[at + step].form === 'de';
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
  const ours = apart(claim.words);
  const theirs = apart(sentence.words);
  return (
    same(ours.rest, theirs.rest) &&
    ours.rest.length > 0 &&
    ((ours.dating.length === 0 && !theirs.rest.some((form) => DENYING.has(form))) ||
      same(ours.dating, theirs.dating))
  );
}

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
