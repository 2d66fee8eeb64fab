/**
 * What is not so at the time that an exception names: "closed on Mondays" of "open every day except Monday", "may not be
 * used on Sundays" of "may be used from 7 am to 9 pm except on Sundays".
 */
import type { Rewriter, Wording } from './types.ts';

const DAY = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekends|weekdays|(?:public |bank |school )?holidays|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8} \d{1,2}|January|February|March|April|May|June|July|August|September|October|November|December)`;
const DAYS = String.raw`(?<days>(?:the )?${DAY}(?:, (?:on )?${DAY})*(?:,? and (?:on )?${DAY})?)`;
const BEHIND = String.raw`,? (?:except(?: for)?|with the exception of|apart from|other than|excluding|but not) (?:on |in )?${DAYS}$`;
/** How long or how often it is so else: what it is not so at falls into it. */
const ELSE = String.raw`(?<else>(?: (?:every day(?: of the week)?|each day|daily|all (?:week|year)(?: round)?|at any time(?: of (?:the )?day)?|at all times|seven days a week|7 days a week|(?:from )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? ?(?:to|until|till|-|–) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?|between \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)? and \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\.?)?))*)`;
const SUBJECT =
  '(?<who>(?!(?:no|none|all|every|each|most|only|few|some|any|nobody|neither|if|when|unless|before|after|until|for|in|on|at|from|during|with|by|to|under|of|while|as)\\b)[^,;:]{2,70}?)';

const OPEN_BUT = new RegExp(String.raw`^${SUBJECT} (?<be>is|are) open${ELSE}${BEHIND}`, 'iu');
const DOES_BUT = new RegExp(
  String.raw`^${SUBJECT} (?<verb>may|can|is|are|will) (?!not\b|no\b|never\b|open\b|closed\b|shut\b)(?<what>[^,;:]{2,90}?)${ELSE}${BEHIND}`,
  'iu',
);
/** What is left open or belongs to one half only. */
const LEFT_OPEN = /\b(?:if|unless|until|would|could|might|planned|proposed|only|not|or)\b/iu;

const DENIED: Readonly<Record<string, readonly string[]>> = {
  may: ['may not', 'must not', 'cannot'],
  can: ['cannot', 'can not'],
  is: ['is not'],
  are: ['are not'],
  will: ['will not'],
};

/** The days that an exception names, each as a phrase that the claim may have. */
function phrasesOf(days: string, said: string): readonly string[] {
  return days
    .split(/, (?:on )?|,? and (?:on )?/u)
    .map((one) => one.replace(/^the /u, ''))
    .flatMap((one) => {
      const isMonth = /^\p{Lu}\p{Ll}+$/u.test(one) && !/days?$/u.test(one);
      const other = /day$/u.test(one) ? `${one}s` : one.replace(/(?<=day)s$/u, '');
      const own = new RegExp(String.raw`\b${other}\b`, 'u').test(said) ? other : one;
      return [`${isMonth ? 'in' : 'on'} ${own}`];
    });
}

/** A day that another sentence speaks of may be an exception to the exception. */
const isSpokenOf = (days: string, whole: string): boolean =>
  (days.match(/\p{Lu}\p{Ll}{2,}|\p{L}{4,}/gu) ?? []).some(
    (word) => whole.toLowerCase().split(word.toLowerCase().replace(/(?<=day)s$/u, '')).length > 2,
  );

function notThen({ text, said, whole }: Wording): readonly string[] {
  const open = OPEN_BUT.exec(text)?.groups;
  const { who = '', verb = '', what = '', days = '', be } = open ?? DOES_BUT.exec(text)?.groups ?? {};
  const before = text.slice(0, text.length - days.length).replace(/ but not (?:on |in )?$/u, '');
  if (who === '' || LEFT_OPEN.test(before) || isSpokenOf(days, whole)) return [];
  const on = phrasesOf(days, said);
  if (open !== undefined)
    return on.flatMap((day) => [`${who} ${be} closed ${day}`, `${who} ${be} not open ${day}`]);
  return on.flatMap((day) => DENIED[verb.toLowerCase()]!.map((denied) => `${who} ${denied} ${what} ${day}`));
}

export const EXCEPTED_TIMES: readonly Rewriter[] = [
  { of: /\b(?:not|cannot|closed|shut)\b/u, from: [OPEN_BUT, DOES_BUT], write: notThen },
];
