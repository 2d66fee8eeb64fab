/** The entries of a log: what stands behind the time of an entry, told as what was so then. */
import type { Teller, Telling } from './types.ts';

const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)(?:day)?,? )?\d{1,2}\.? \p{Lu}\p{Ll}{2,8}\.?(?: \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{4})?`;
const TIME = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?`;
const STAMP = new RegExp(
  String.raw`^\s*(?:[-*\u2022] )?\[?(?:(?:${DAY})(?:,? (?:at )?(?:${TIME}))?|${TIME})\]?(?: ?[-\u2013\u2014:,]+ | (?=\p{L}))`,
  'iu',
);

/** A sentence without the day or time that it begins with. */
export const unstamped = (text: string): string => {
  const stamp = STAMP.exec(text);
  if (stamp === null) return text;
  const rest = text.slice(stamp[0].length);
  return rest.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

/** Whether a sentence begins with the day or time of an entry. */
export const isStamped = (text: string): boolean => STAMP.test(text);

const BEING: Readonly<Record<string, string>> = { is: 'was', are: 'were', has: 'had', have: 'had' };

/** "07:30: customers have no data", "10:05 - Checkout is failing": had none, and failed. */
export const loggedBefore: Teller = ({ source, sentence, lexicon, tell }) => {
  const { text, start, end } = source.sentence(sentence);
  if (!isStamped(text.slice(start, end))) return [];
  const told = tell(sentence);
  const past = told.text.replace(/ (is|are|has|have) /, (_, verb: string) => ` ${BEING[verb]} `);
  const done = told.text.replace(/ (?:is|are) (\p{Ll}{2,}ing) /u, (whole, form: string) => {
    const lemma = lexicon.lemma(form, 'v');
    return lemma === form || !/[^e]$/.test(lemma) || IRREGULAR.test(lemma) ? whole : ` ${lemma}ed `;
  });
  const found = [told.text, past, done].map((said): Telling => ({ ...told, text: said }));
  return found.filter(({ text: said }, at) => found.findIndex((one) => one.text === said) === at);
};

const IRREGULAR =
  /^(?:go|run|get|come|fall|lose|leave|sell|send|take|give|grow|rise|stand|hold|keep|make|pay|[a-z]*[aeiou][bdgmnpt])$/;
