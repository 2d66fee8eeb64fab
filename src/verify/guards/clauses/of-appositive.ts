/**
 * "The head of sales is Cara Wu" by "Ben Orr, the head of sales, welcomed Cara Wu": what stands between commas behind a name
 * is that one. And "sold to Piet" by "Piet sold the car": who did it did not have it done to him.
 */
import { matchesOf } from '../../../text/matches.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const OF_APPOSITIVE: readonly Guard[] = [
  against('role', 'english', isOfTheOther),
  against('role', 'prose', isDoneByHim, { said: () => DONE_TO }),
];

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?`;
const APPOSED = new RegExp(
  `(${NAME}), (?:the |an? |our |its |their )?((?:\\p{Ll}[\\p{L}'\\u2019-]* ){0,4}\\p{L}+),`,
  'gu',
);
const IS = new RegExp(
  `^(?:the |our |its )?(.{3,60}) is (${NAME})[.!]?$|^(${NAME}) is (?:the |an? |our |its )?(.{3,60}?)[.!]?$`,
  'iu',
);

function isOfTheOther({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const text = textOf(theirs);
  if (!/, (?:the|an?|our|its|their|\p{Ll})/u.test(text)) return false;
  const found = IS.exec(textOf(reading).trim());
  if (found === null) return false;
  const role = (found[1] ?? found[4]!).toLowerCase();
  const name = found[2] ?? found[3]!;
  if (!/^\p{Lu}/u.test(name)) return false;
  return matchesOf(text, APPOSED).some(
    ([, whose = '', what = '']) =>
      what.toLowerCase() === role && !whose.includes(lastOf(name)) && text.includes(lastOf(name)),
  );
}

const lastOf = (name: string): string => name.split(' ').at(-1)!;

const DONE_TO =
  /\b(?:was|were|been|is|are) (sold|given|sent|lent|handed|paid|shown|offered|awarded|rented|leased|granted|shipped|passed|returned|transferred) to (?:the |an? |his |her |their )?([\p{L}'\u2019-]+)[.!]?$/iu;
const BE = /^(?:was|were|been|being|is|are|be)$/;

/** "Sold to Piet" by "Piet sold the car". */
function isDoneByHim({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [, deed = '', whom = ''] = DONE_TO.exec(textOf(reading)) ?? [];
  if (deed === '') return false;
  const [verb, name] = [deed.toLowerCase(), whom.toLowerCase()];
  const { words } = theirs;
  const at = words.findIndex(({ form }) => form === verb);
  if (at < 1 || BE.test(words[at - 1]!.form) || words.filter(({ form }) => form === name).length !== 1)
    return false;
  const who = words.findIndex(({ form }) => form === name);
  const between = words.slice(who + 1, at);
  return (
    who < at &&
    between.length <= 2 &&
    between.every(({ form, weight }) => weight === 0 || /^(?:has|had|have|never|later|then|also)$/.test(form))
  );
}
