/** A figure that is another thing's where it stands: the whole of which some were done, and the length that only names a period. */
import { matchesOf } from '../../../text/matches.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const PART_OF_ALL =
  /(?<![\d.,])(?<part>\d[\d,]*) (?:of|out of|\/) ?(?:the )?(?<all>\d[\d,]*)(?![\d%]|[.,]\d)/gu;
const DEED = /\b(?:was|were|is|are|has been|have been|been|be) (?:(?:already|all|now) )?(?<done>\p{Ll}{3,})/u;

const has = (said: string, figure: string): boolean =>
  new RegExp(String.raw`(?<![\d.,])${figure}(?!\d|[.,]\d)`, 'u').test(said);

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Whether a figure is of things, and no day: `200 seats`, "three items". */
const countsThings = (said: string, figure: string): boolean =>
  new RegExp(
    String.raw`(?<![\d.,]|\p{L})(?:${figure}|${NUMBERS[Number(figure)] ?? figure}) (?:of )?\p{L}`,
    'iu',
  ).test(said);

const inWords = (said: string, figure: string): boolean =>
  said
    .toLowerCase()
    .split(/\P{L}+/u)
    .includes(NUMBERS[Number(figure)] ?? figure);

/** "200 seats were sold" by "Seats sold: 120 of 200". */
function isOfAll({ reading, support: { sentences } }: Told): boolean {
  const said = textOf(reading);
  const done = DEED.exec(said)?.groups?.done;
  if (done === undefined || sentences.length > 1) return false;
  const line = textOf(sentences[0].reading);
  if (!line.toLowerCase().includes(done)) return false;
  for (const { groups } of matchesOf(line, PART_OF_ALL)) {
    const { part = '', all = '' } = groups!;
    if (part !== all && countsThings(said, all) && !has(said, part) && !inWords(said, part)) return true;
  }
  return false;
}

const UNTIL_THEN =
  /\b(?:after|before|within|in|every) (?<count>\p{L}+|\d+) (?<unit>minute|hour|day|week|month|year)s?\b/iu;

/** "Starts after three months" by "the three-month trial starts on delivery": a length that names a period is no time. */
function isNamingLength({ reading, support: { sentences } }: Told): boolean {
  const { count, unit } = UNTIL_THEN.exec(textOf(reading))?.groups ?? {};
  if (count === undefined || unit === undefined || sentences.length > 1) return false;
  const line = textOf(sentences[0].reading);
  const naming = new RegExp(String.raw`\b${count}-${unit} \p{Ll}`, 'iu');
  const units = new RegExp(String.raw`\b(?:\p{L}+|\d+) ${unit}s?\b`, 'iu');
  return naming.test(line) && !units.test(line.replace(naming, ''));
}

const LAPSED =
  /\bno longer (?:applies|apply|valid|in force|exists?|offered|available)\b|\b(?:has|have) been (?:abolished|scrapped|discontinued)\b/iu;
const DENYING =
  /\b(?:not?|never|no longer|used to|was|were|had|former\p{L}*|abolish\p{L}*|scrap\p{L}*|discontinu\p{L}*)\b|n['’]t\b/iu;

/** "The trial lasts six months" by "the six-month trial no longer applies". */
const isLapsed = ({ reading, support: { sentences } }: Told): boolean =>
  sentences.length === 1 &&
  LAPSED.test(textOf(sentences[0].reading)) &&
  !DENYING.test(textOf(reading)) &&
  !CLAUSES.test(textOf(sentences[0].reading).replace(LABEL, ''));

const LABEL = /^\s*[\p{L} ]{1,24}: /u;
/** What stands beside what has lapsed may hold still: "the fee no longer applies, and returns are free". */
const CLAUSES = /[,;:] |\b(?:and|but|because|since|so|while|which|who|that|if|when|for)\b/iu;

export const OF_TOTAL: readonly Guard[] = [
  against('quantity', 'any', isOfAll, { said: () => DEED }),
  against('date_time', 'english', isNamingLength, { said: () => UNTIL_THEN }),
  against('superseded', 'english', isLapsed, { told: () => LAPSED }),
];
