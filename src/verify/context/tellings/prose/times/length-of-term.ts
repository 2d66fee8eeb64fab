/** How long a term runs, of the day on which it begins and the one on which it ends: "from 1 June 2026 to 31 May 2028". */
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const DAY = String.raw`(?:(\d{1,2})(?:st|nd|rd|th)? (${MONTHS.join('|')}),? (\d{4})|(\d{4})-(\d\d)-(\d\d))`;
const TERM = new RegExp(
  String.raw`^(?<what>[^,;:]{2,60}?) (?:begins?|starts?|commences?|runs?|is valid|lasts?)(?: (?:on|from))? ${DAY},?(?: and)?(?: (?:ends?|expires?|terminates?|finishes))?(?: (?:on|to|until|till|through))? ${DAY}$`,
  'iu',
);
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Days since 1970 of the groups that `DAY` finds from one on. */
function dayOf(found: readonly (string | undefined)[], from: number): Date {
  const [day, month, year, y, m, d] = found.slice(from, from + 6);
  return day === undefined
    ? new Date(Date.UTC(Number(y), Number(m) - 1, Number(d)))
    : new Date(Date.UTC(Number(year), MONTHS.indexOf(month!.toLowerCase()), Number(day)));
}

/** Whole months from one day to another, the last day counted or not; undefined for none. */
function monthsBetween(first: Date, last: Date): number | undefined {
  const next = new Date(last.getTime() + 86_400_000);
  for (const end of [next, last]) {
    const months =
      (end.getUTCFullYear() - first.getUTCFullYear()) * 12 + end.getUTCMonth() - first.getUTCMonth();
    if (end.getUTCDate() === first.getUTCDate() && months > 0) return months;
  }
  return undefined;
}

const several = (count: number, unit: string): readonly string[] =>
  [NUMBERS[count], String(count)].flatMap((number) =>
    number === undefined ? [] : [count === 1 ? `${number} ${unit}` : `${number} ${unit}s`],
  );

/** "The lease runs for two years". */
function byDays({ text, said }: Wording): readonly string[] {
  const found = TERM.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const months = monthsBetween(dayOf(found, 2), dayOf(found, 8));
  if (months === undefined) return [];
  const lengths = [
    ...several(months, 'month'),
    ...(months % 12 === 0 ? several(months / 12, 'year') : []),
    ...(months === 12 ? ['a year'] : []),
  ];
  const what = found.groups!.what!;
  const paper =
    /^The (lease|contract|agreement|tenancy|subscription|licence|license|membership|policy)\b/iu.exec(
      said,
    )?.[0];
  const names = /^The (?:initial )?term$/iu.test(what) && paper !== undefined ? [what, paper] : [what];
  return names.flatMap((name) =>
    ['runs for', 'lasts', 'lasts for', 'is for', 'has a term of', 'is valid for'].flatMap((verb) =>
      lengths.map((length) => `${name} ${verb} ${length}`),
    ),
  );
}

const OF_PAPER =
  /^The (?:initial )?term (?<verb>begins|starts|commences|ends|expires|runs) (?<rest>[^,;:]+)$/iu;

/** "The lease starts on 1 June" for "the term begins on 1 June" of a lease. */
function ofPaper({ text, said, whole }: Wording): readonly string[] {
  const rest = OF_PAPER.exec(text)?.groups;
  const paper =
    /^(?:The|Your|This) (lease|contract|agreement|tenancy|subscription|licence|license|membership|policy)\b/iu.exec(
      said,
    );
  if (rest === undefined || paper === null || isLeftOpen(text)) return [];
  if (!new RegExp(String.raw`\bthis ${paper[1]}\b`, 'iu').test(whole)) return [];
  const [first = '', second] = rest.rest!.split(/ and (?:ends|expires) /u);
  const verbs = /^(?:ends|expires)$/i.test(rest.verb!)
    ? ['ends', 'expires']
    : ['starts', 'begins', 'commences', 'runs'];
  return [
    ...verbs.map((verb) => `${paper[0]} ${verb} ${first}`),
    ...(second === undefined ? [] : ['ends', 'expires'].map((verb) => `${paper[0]} ${verb} ${second}`)),
  ];
}

export const LENGTH_OF_TERM: readonly Rewriter[] = [
  { of: /\b(?:months?|years?)\b/iu, from: TERM, write: byDays },
  { of: /\b(?:starts?|begins?|commences?|ends?|expires?|runs?)\b/iu, write: ofPaper },
];
